'use client'

import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { copyOf, leftOut } from '@/components/form/model/copy'
import { counted } from '@/components/form/model/words'
import { LoadFault } from '@/components/page/LoadFault'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import { client } from '@/lib/resources'
import { NewClientForm } from './NewClientForm'
import type { useSource } from './useSource'

const OWN = leftOut(client)

interface Props {
  id: string
  name: string
  source: ReturnType<typeof useSource>['source']
}

/** A new client that starts from the terms of another; what is the other's alone stays with it. */
export function CopiedClient({ id, name, source }: Props) {
  if (source.error) {
    return (
      <LoadFault
        heading="h2"
        fault={source.error}
        title="The client to copy could not be loaded"
        isRetrying={source.isFetching}
        onRetry={source.refetch}
      />
    )
  }
  if (!source.data) {
    return (
      <div role="status" aria-label="Loading the client to copy" className="mt-3">
        <Skeleton className="w-80 max-w-full" />
      </div>
    )
  }
  const start = copyOf(client, source.data)
  return (
    <>
      <p className="mt-1 text-ink-2">
        {counted(Object.keys(start).length, 'field is', 'fields are')} filled in from{' '}
        <Link
          href={`/clients/${encodeURIComponent(id)}`}
          className="rounded-tag underline underline-offset-2 hover:text-ink"
        >
          {name}
        </Link>{' '}
        as it is saved now. Enter the name of the new client and look the rest over: nothing is
        written until you add it.
      </p>
      <details className="group mt-2 mb-5">
        <summary className="flex w-fit cursor-default list-none items-center gap-1 rounded-control font-medium text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
          Left out: what is that client's alone, such as register numbers and bank details
        </summary>
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-rule border-l-2 pl-4 text-small/5">
          {OWN.map(({ title: section, labels }) => (
            <div key={section} className="contents">
              <dt className="text-ink-3">{section}</dt>
              <dd>{labels}</dd>
            </div>
          ))}
          <dt className="text-ink-3">Packaging defaults</dt>
          <dd>all of it</dd>
        </dl>
      </details>
      <NewClientForm start={start} />
    </>
  )
}
