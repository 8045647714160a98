'use client'

import { type ReactNode, useEffect } from 'react'
import { Awaiting } from '@/components/page/Awaiting'
import { LoadFault } from '@/components/page/LoadFault'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import { OperationList } from './nav/OperationList'
import { OperationPicker } from './nav/OperationPicker'
import { triedKey } from './trying/send'
import { apiDocumentKey, useApiDocument } from './useApiDocument'

const LINES = ['a', 'b', 'c', 'd', 'e', 'f']

/** The operations at the left (above, on a narrow screen), and at the right the one that is read. */
export function ReferenceFrame({ children }: { children: ReactNode }) {
  const reference = useApiDocument()
  // The key goes along from one operation to the next, and is gone once they are left.
  useEffect(() => () => triedKey.set(''), [])
  if (reference.isPending) return <ReferenceSkeleton />
  if (!reference.data) {
    return (
      <LoadFault
        heading="h1"
        title="The API document could not be loaded"
        fault={reference.error}
        isRetrying={reference.isFetching}
        onRetry={reference.refetch}
      />
    )
  }
  const { groups, operations } = reference.data
  return (
    <div className="flex min-w-0 flex-1 max-rail:flex-col">
      <OperationList groups={groups} />
      <OperationPicker operations={operations} />
      <div className="min-w-0 flex-1 px-3 pb-10 rail:px-6">
        <div className="max-w-225">{children}</div>
      </div>
    </div>
  )
}

function ReferenceSkeleton() {
  return (
    <div className="flex-1 p-6">
      <h1 className="sr-only">API reference</h1>
      <p role="status" className="sr-only">
        Loading the API document
      </p>
      <Awaiting queryKey={apiDocumentKey} what="the API document">
        <Skeleton className="h-6 w-64" />
        {LINES.map((each) => (
          <Skeleton key={each} className="mt-4 max-w-160" />
        ))}
      </Awaiting>
    </div>
  )
}
