'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { LoadFault } from '@/components/frame/LoadFault'
import { ExportProgress } from '@/components/table/foot/ExportProgress'
import { Pager } from '@/components/table/foot/Pager'
import { Button } from '@/components/ui/button/Button'
import { cn } from '@/components/ui/cn'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { PAGE_SIZE, readEvents } from '@/lib/console/history/events'
import { pageWords } from '@/lib/console/history/state'
import { useTimeZone } from '@/lib/console/timeZone'
import { HistorySkeleton } from './entry/HistorySkeleton'
import { FilterBar } from './filter/FilterBar'
import { RequestGroup } from './request/RequestGroup'
import { useHistoryExport } from './useHistoryExport'
import { useHistoryState } from './useHistoryState'

/** What happened to everything that the role may read, request by request, newest first. */
export function HistoryPage() {
  const zone = useTimeZone()
  const { state, narrow, toNext, toPrevious } = useHistoryState()
  const { filters, cursor, page } = state
  const exporting = useHistoryExport(filters)
  const events = useQuery({
    queryKey: ['events', 'page', zone, filters, cursor],
    queryFn: ({ signal }) => readEvents(filters, { cursor, byRequest: true }, signal),
    enabled: zone !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const isNarrowed = Object.keys(filters).length > 0
  const { data } = events
  const next = data?.next_cursor ?? null

  const turn = (go: () => void) => {
    go()
    window.scrollTo({ top: 0 })
  }

  return (
    <>
      <h1 className="sr-only">History</h1>
      <FilterBar
        filters={filters}
        onChange={narrow}
        onExport={data && data.data.length > 0 && !exporting.job ? exporting.start : undefined}
      />
      <div className="mx-auto w-full max-w-300 flex-1 px-3 py-4 rail:px-5">
        {events.isPending && <HistorySkeleton />}
        {events.error && !data && (
          <LoadFault
            title="The history could not be loaded"
            fault={events.error}
            isRetrying={events.isFetching}
            onRetry={events.refetch}
            startOver={{ label: 'Show the newest changes', onPress: () => narrow({}) }}
          />
        )}
        {data?.data.length === 0 && (
          <EmptyState
            icon={<History />}
            title={isNarrowed ? 'No change matches' : 'Nothing has happened yet'}
            action={isNarrowed && <Button onPress={() => narrow({})}>Clear the filters</Button>}
          >
            {isNarrowed
              ? 'Take a filter away, or reach further back.'
              : 'Each change of a record that your role may read appears here.'}
          </EmptyState>
        )}
        <ol
          aria-label="Changes"
          aria-busy={events.isPlaceholderData}
          className={cn('flex flex-col gap-3', events.isPlaceholderData && 'opacity-60')}
        >
          {data?.data.map((newest) => (
            <li key={newest.request_id}>
              <RequestGroup newest={newest} filters={filters} />
            </li>
          ))}
        </ol>
      </div>
      {data && (data.data.length > 0 || page > 1) && (
        <div className="sticky bottom-0 z-10 border-rule border-t bg-sheet">
          {exporting.job && <ExportProgress {...exporting} job={exporting.job} />}
          <div className="flex min-h-12 items-center justify-end px-4 py-1.5 rail:px-5">
            <Pager
              range={pageWords(page, PAGE_SIZE, data.data.length, data.total, data.isExact)}
              hasPrevious={page > 1}
              hasNext={next !== null}
              onPrevious={() => turn(toPrevious)}
              onNext={() => next && !events.isPlaceholderData && turn(() => toNext(next))}
              onNearNext={() => undefined}
            />
          </div>
        </div>
      )}
    </>
  )
}
