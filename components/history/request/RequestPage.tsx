'use client'

import { useQuery } from '@tanstack/react-query'
import { FileQuestion } from 'lucide-react'
import { requestKey, whoseChange } from '@/components/form/model/history'
import { showMoment } from '@/components/form/model/show'
import { Awaiting } from '@/components/page/Awaiting'
import { Crumbs } from '@/components/page/Crumbs'
import { PageLink } from '@/components/page/PageLink'
import { recordFault } from '@/components/page/recordFault'
import { useTimeZone } from '@/components/time/timeZone'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { HistorySkeleton } from '../entry/HistorySkeleton'
import { readRequests } from '../events'
import { removedWords } from '../removedWords'
import { RequestHeading } from './RequestHeading'
import { RequestRecords } from './RequestRecords'

/**
 * All that was done under one request id, to however many records, and the way to undo it: by each
 * who gave that id by themselves.
 */
export function RequestPage({ id }: { id: string }) {
  const zone = useTimeZone()
  const queryKey = ['events', 'request', id, zone]
  const request = useQuery({
    queryKey,
    queryFn: ({ signal }) => readRequests(id, signal),
    enabled: zone !== null,
  })
  const [newest, ...others] = request.data?.requests ?? []
  const label = newest && zone ? showMoment(newest.at, zone) : 'Request'
  const fault = recordFault(request, 'The request could not be loaded')
  return (
    <>
      <Crumbs
        items={[{ label: 'History', href: '/history' }, { label }]}
        title={[newest ? `Request by ${whoseChange(newest)}` : 'Request', newest ? label : id]}
      />
      {newest && <RequestHeading newest={newest} />}
      {!newest && !fault?.isBare && <h1 className="sr-only">Request</h1>}
      {request.data && !newest ? (
        <NoRequest id={id} removedBefore={request.data.removedBefore} />
      ) : (
        <div className="w-full max-w-304 px-3 py-4 rail:px-6">
          {fault?.shown}
          {request.isPending && (
            <Awaiting queryKey={queryKey} what="the request">
              <HistorySkeleton />
            </Awaiting>
          )}
          {newest && <RequestRecords request={newest} />}
        </div>
      )}
      {others.map((other) => (
        <section key={requestKey(other)}>
          <RequestHeading newest={other} level="h2" />
          <div className="w-full max-w-304 px-3 py-4 rail:px-6">
            <RequestRecords request={other} />
          </div>
        </section>
      ))}
    </>
  )
}

function NoRequest({ id, removedBefore }: { id: string; removedBefore: string | null }) {
  const zone = useTimeZone()
  return (
    <EmptyState
      icon={<FileQuestion />}
      title="Nothing is known of this request"
      action={
        <PageLink href="/history" className={buttonClass('secondary')}>
          Go to the history
        </PageLink>
      }
    >
      <code className="font-mono text-small wrap-anywhere">{id}</code> changed nothing that your
      role may read, or the id is mistyped.{' '}
      {removedBefore && zone && removedWords(removedBefore, zone)}
    </EmptyState>
  )
}
