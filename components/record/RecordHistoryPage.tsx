'use client'

import { ArrowLeft } from 'lucide-react'
import { notFound } from 'next/navigation'
import { RecordHistory } from '@/components/history/record/RecordHistory'
import { PageLink } from '@/components/page/PageLink'
import { usePermission } from '@/components/session/user'
import { buttonClass } from '@/components/ui/button/buttonClass'
import { recordPage, recordPath, segmentOf } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'
import { singletonsBelow } from './resources'
import { useScope } from './scope'
import { eventsKey, useRecord } from './useRecord'

/** Everything that has happened to a record. */
export function RecordHistoryPage({ id }: { id: string }) {
  return <HistoryOf resource={useScope().resource} id={id} />
}

/** The same of a singleton of the record, which is called by the end of its address. */
export function SingletonHistoryPage({ id, segment }: { id: string; segment: string }) {
  const { resource } = useScope()
  const singleton = singletonsBelow(resource).find((each) => segmentOf(each) === segment)
  if (!singleton) notFound()
  return (
    <>
      <div className="w-full max-w-304 px-3 pt-3 rail:px-6">
        <PageLink href={recordPage(singleton, id)} className={buttonClass('quiet', '-ml-3')}>
          <ArrowLeft aria-hidden />
          {singleton.title}
        </PageLink>
      </div>
      <HistoryOf resource={singleton} id={id} />
    </>
  )
}

function HistoryOf({ resource, id }: { resource: Resource; id: string }) {
  const { record } = useRecord(resource, id)
  return (
    <RecordHistory
      resource={resource}
      recordId={id}
      path={recordPath(resource, id)}
      page={recordPage(resource, id)}
      queryKey={eventsKey(resource, id)}
      loaded={record.data}
      mayChange={usePermission(resource.permissions.update ?? '')}
    />
  )
}
