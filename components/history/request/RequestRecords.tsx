'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import {
  type ChangedRecord,
  type NamedRecord,
  recordPage,
  recordWords,
  verbOf,
} from '@/components/form/model/changedRecord'
import { type RequestOf, requestKey } from '@/components/form/model/history'
import { Awaiting } from '@/components/page/Awaiting'
import { PageLink } from '@/components/page/PageLink'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { useTimeZone } from '@/components/time/timeZone'
import { Button } from '@/components/ui/button/Button'
import { RetryButton } from '@/components/ui/button/RetryButton'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import { ChangeList } from '../entry/ChangeList'
import { readRequestEntries } from '../events'

/** Records that come at once when a request is opened. */
const PAGE = 20

/** Every record that a request changed. */
export function RequestRecords({ request }: { request: RequestOf }) {
  const zone = useTimeZone()
  const queryKey = ['events', 'records', requestKey(request), zone]
  const events = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      readRequestEntries(request, { cursor: pageParam, limit: PAGE }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  })
  return (
    <div className="overflow-clip rounded-sheet border border-rule bg-sheet">
      {events.isPending && (
        <Awaiting queryKey={queryKey} what="the records of the request">
          <div role="status" aria-label="Loading the records" className="flex flex-col gap-5 p-4">
            <Skeleton className="w-40" />
            <Skeleton className="w-2/3" />
            <Skeleton className="w-40" />
          </div>
        </Awaiting>
      )}
      {events.data?.pages
        .flatMap((page) => page.data)
        .map((entry) => (
          <RecordChanges key={entry.event_id} entry={entry} />
        ))}
      {events.error && (
        <div className="border-rule border-t p-4">
          <ProblemBanner
            title="The records could not be loaded"
            fault={events.error}
            action={
              <RetryButton
                isRetrying={events.isFetching}
                onRetry={() => (events.data ? events.fetchNextPage() : events.refetch())}
              />
            }
          />
        </div>
      )}
      {events.hasNextPage && !events.error && (
        <div className="border-rule border-t px-1 py-1">
          <Button
            variant="quiet"
            isPending={events.isFetchingNextPage}
            onPress={() => events.fetchNextPage()}
          >
            Show more records
          </Button>
        </div>
      )}
    </div>
  )
}

/** One of the records that a request changed, with its fields. */
function RecordChanges({ entry }: { entry: ChangedRecord }) {
  return (
    <section className="group/record">
      <h2 className="flex min-h-row flex-wrap items-center gap-x-2.5 gap-y-0.5 py-1.5 border-rule border-t bg-paper px-4 font-normal group-first/record:border-t-0">
        <RecordLink record={entry} />
        {entry.action !== 'updated' && <span className="text-ink-3">{verbOf(entry)}</span>}
      </h2>
      <ChangeList kind={entry.resource} events={[entry]} />
    </section>
  )
}

/** What a record is called, as the way to its history. */
function RecordLink({ record }: { record: NamedRecord }) {
  const href = recordPage(record)
  const words = recordWords(record)
  if (!href) return words
  return (
    <PageLink href={href} className="rounded-tag font-medium text-accent hover:underline">
      {words}
    </PageLink>
  )
}
