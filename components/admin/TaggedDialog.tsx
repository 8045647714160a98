'use client'

import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { Awaiting } from '@/components/page/Awaiting'
import { LoadFault } from '@/components/page/LoadFault'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import { Dialog } from '@/components/ui/overlay/Dialog'
import type { ReadTagged, Tagged } from './accounts'

interface Props<Record> {
  title: string
  /** What it changes: `user`. */
  what: string
  /** Its id, which tells its answer from those of others. */
  id: string
  read: ReadTagged<Record>
  onClose: () => void
  /** The dialog itself, once there is what it changes; `reload` starts it anew. */
  children: (loaded: Tagged<Record>, reload: () => void) => ReactNode
}

/** Fetches what a dialog changes, with its tag, so that nobody's change is written over unseen. */
export function TaggedDialog<Record>({ title, what, id, read, onClose, children }: Props<Record>) {
  const queryKey = ['adminRecord', what, id]
  const loaded = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (loaded.data) {
    return (
      <Fragment key={loaded.dataUpdatedAt}>
        {children(loaded.data, () => void loaded.refetch())}
      </Fragment>
    )
  }
  return (
    <Dialog isOpen size="small" title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {loaded.error ? (
        <LoadFault
          title={`The ${what} could not be loaded`}
          fault={loaded.error}
          isRetrying={loaded.isFetching}
          onRetry={loaded.refetch}
        />
      ) : (
        <Awaiting queryKey={queryKey} what={`the ${what}`}>
          <div role="status" aria-label="Loading" className="flex flex-col gap-4 py-2">
            <Skeleton className="h-7" />
            <Skeleton className="h-7" />
          </div>
        </Awaiting>
      )}
    </Dialog>
  )
}
