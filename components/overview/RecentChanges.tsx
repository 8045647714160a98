'use client'

import { useQuery } from '@tanstack/react-query'
import { byClock } from '@/components/api/byClock'
import {
  type ChangedRecord,
  recordPage,
  recordsOf,
  requestPage,
  requestVerbOf,
  subjectWords,
} from '@/components/form/model/changedRecord'
import { whoseChange } from '@/components/form/model/history'
import { showMoment } from '@/components/form/model/show'
import { useWhen } from '@/components/form/model/useWhen'
import { Awaiting } from '@/components/page/Awaiting'
import { LoadFault } from '@/components/page/LoadFault'
import { PageLink } from '@/components/page/PageLink'
import { Stale } from '@/components/page/Stale'
import { useFrozenWhilePressed } from '@/components/state/useFrozenWhilePressed'
import { useTimeZone } from '@/components/time/timeZone'
import { Name } from '@/components/ui/display/Name'
import { Sheet } from '@/components/ui/display/Sheet'
import { RowsSkeleton } from './OverviewSkeleton'
import { fieldWords, readRecentChanges } from './recentChanges'

const KEY = ['events', 'recent']
const REFRESH_EVERY = 60_000

/** Who changed what just now, of all that the role may read. */
export function RecentChanges() {
  const zone = useTimeZone() ?? 'UTC'
  const changes = useFrozenWhilePressed(
    useQuery({
      queryKey: KEY,
      ...byClock(REFRESH_EVERY, readRecentChanges),
      // Whatever a person does anywhere comes to them, a key that is revoked too.
      staleTime: 0,
    }),
  )
  return (
    <Sheet
      title="Recent changes"
      action={
        <PageLink
          href="/history"
          className="inline-flex min-h-6 items-center rounded-tag px-1.5 font-medium text-accent hover:underline"
        >
          All<span className="sr-only"> changes</span>
        </PageLink>
      }
    >
      {changes.isPending ? (
        <Awaiting queryKey={KEY} what="the recent changes">
          <RowsSkeleton rows={10} />
        </Awaiting>
      ) : !changes.data ? (
        <LoadFault
          title="The changes could not be loaded"
          fault={changes.error}
          isRetrying={changes.isFetching}
          onRetry={changes.refetch}
        />
      ) : changes.data.length === 0 ? (
        <p className="px-4 py-6 text-ink-2">
          Nothing has been changed yet that your role may read.
        </p>
      ) : (
        <>
          {changes.error && (
            <div className="px-4 pt-3">
              <Stale fault={changes.error} since={showMoment(changes.dataUpdatedAt, zone)} />
            </div>
          )}
          <ol>
            {changes.data.map((change) => (
              <Change key={change.event_id} change={change} />
            ))}
          </ol>
        </>
      )}
    </Sheet>
  )
}

function Change({ change }: { change: ChangedRecord }) {
  const zone = useTimeZone() ?? 'UTC'
  const when = useWhen()
  const isOfMany = recordsOf(change) > 1
  const href = isOfMany ? requestPage(change.request_id) : recordPage(change)
  const words = subjectWords(change)
  const told = [change.action === 'updated' && !isOfMany && fieldWords(change), change.reason]
  return (
    <li className="border-rule px-4 py-2 not-last:border-b">
      <div className="flex gap-3">
        <p className="min-w-0 flex-1 wrap-anywhere">
          <Name className="font-medium">{whoseChange(change)}</Name> {requestVerbOf(change)}{' '}
          {href ? (
            <PageLink href={href} className="rounded-tag font-medium text-accent hover:underline">
              {words}
            </PageLink>
          ) : (
            words
          )}
        </p>
        <time
          dateTime={change.at}
          title={`${showMoment(change.at, zone)} ${zone}`}
          className="shrink-0 text-ink-3 text-small/5"
        >
          {when(change.at)}
        </time>
      </div>
      <p className="text-ink-3 text-small wrap-anywhere empty:hidden">
        {told.filter(Boolean).join(' · ')}
      </p>
    </li>
  )
}
