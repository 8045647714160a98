'use client'

import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '@/components/api/problem'
import { recordCalls } from '@/components/api/records'
import { useSingleCall } from '@/components/api/useSingleCall'
import type { Loaded } from '@/components/form/model/transport'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { isWithin, stepOffSpare } from '@/components/page/useLeaveGuard'
import { useMove } from '@/components/page/useMove'
import { tellWritten } from '@/components/ui/feedback/tell'
import { AlertDialog } from '@/components/ui/overlay/AlertDialog'
import { nounOf, recordPage, recordTitle, resourcePage } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'
import { readAnewAfter } from '../readAnew'
import { usePlaceInList } from '../usePlaceInList'
import { recordKey } from '../useRecord'

interface Props {
  resource: Resource
  id: string
  /** The record that is looked at: one that has become another since is not deleted unseen. */
  loaded: Loaded
  onClose: () => void
}

const STALE = 412

/** Asks before a record is deleted, and says why the service would not. */
export function RemoveDialog({ resource, id, loaded, onClose }: Props) {
  const move = useMove()
  const found = usePlaceInList(resource, id)
  const queries = useQueryClient()
  const { one } = nounOf(resource)
  const name = recordTitle(resource, loaded.record)
  const removal = useSingleCall({
    mutationFn: () =>
      recordCalls(resource).remove(id, { headers: { 'If-Match': loaded.etag ?? undefined } }),
    async onSuccess({ written }) {
      tellWritten(written, `Deleted the ${one} ${name}`)
      readAnewAfter(queries, resource)
      // Whoever has left meanwhile is not taken away from where they are.
      const isHere = isWithin(recordPage(resource, id), location.pathname)
      onClose()
      if (!isHere) return
      await stepOffSpare()
      // Back to where it was opened from, as others there may be meant to go as well.
      move.goInstead(found?.place.address ?? resourcePage(resource))
    },
    onError(fault) {
      if (!isStale(fault)) return
      void queries.invalidateQueries({ queryKey: recordKey(resource, id) })
    },
  })
  return (
    <AlertDialog
      name="delete"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Delete the ${one} ${name}?`}
      confirmLabel={`Delete ${one}`}
      cancelLabel="Keep it"
      tone="danger"
      isPending={removal.isPending}
      onConfirm={() => removal.mutate()}
    >
      <div className="flex flex-col gap-3">
        {removal.error &&
          (isStale(removal.error) ? (
            <ProblemBanner
              fault={removal.error}
              tone="amber"
              title={`Somebody changed this ${one} while you looked at it`}
            />
          ) : (
            <ProblemBanner fault={removal.error} />
          ))}
        <p>Nothing brings it back. Its history stays, and says what it was.</p>
      </div>
    </AlertDialog>
  )
}

const isStale = (fault: Error): boolean => fault instanceof ApiProblem && fault.status === STALE
