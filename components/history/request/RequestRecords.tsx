'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { Awaiting } from '@/components/page/Awaiting'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { useTimeZone } from '@/components/time/timeZone'
import { Button } from '@/components/ui/button/Button'
import { RetryButton } from '@/components/ui/button/RetryButton'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import { readEvents } from '../events'
import { RecordChanges } from './RecordChanges'

/** Records that come at once when a request is opened. */
const PAGE = 20

/** Every record that a request changed. */
export function RequestRecords({ requestId }: { requestId: string }) {
  const zone = useTimeZone()
  const queryKey = ['events', 'records', requestId, zone]
  const events = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      readEvents({ request_id: requestId }, { cursor: pageParam, limit: PAGE }, signal),
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
