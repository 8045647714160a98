'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { AT_LEAST, fieldOf } from '@/components/form/model/changedRecord'
import { byRequest } from '@/components/form/model/history'
import { Awaiting } from '@/components/page/Awaiting'
import { stateInPlace } from '@/components/page/historyEntries'
import { LoadFault } from '@/components/page/LoadFault'
import { ProblemBanner } from '@/components/page/ProblemBanner'
import { useTimeZone } from '@/components/time/timeZone'
import { useToday } from '@/components/time/useToday'
import { Button } from '@/components/ui/button/Button'
import { RetryButton } from '@/components/ui/button/RetryButton'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { counted, totalWords } from '@/lib/text/words'
import { HistorySkeleton } from '../entry/HistorySkeleton'
import { type EventsPage, readEvents } from '../events'
import { removedWords } from '../removedWords'
import { askedFilters, filterParameters, type HistoryFilters, readFilters } from '../state'
import { DaysPicker } from './DaysPicker'
import { FieldPicker } from './FieldPicker'
import { FieldTimeline } from './FieldTimeline'
import { PersonPicker } from './PersonPicker'
import { RequestSheet } from './RequestSheet'
import { type Restorable, useRestore } from './useRestore'

interface Props extends Restorable {
  recordId: string
  /** What its entries are kept under, so that a save can make them anew. */
  queryKey: readonly unknown[]
}

const PAGE = 50

/** What happened to a record, newest first: who, for whom, when, why, and from what to what. */
export function RecordHistory({ recordId, queryKey, ...record }: Props) {
  const { resource } = record
  const zone = useTimeZone()
  const { filters, narrow } = useTabFilters()
  const onRestore = useRestore(record)
  const asked = askedFilters(filters, useToday(zone ?? 'UTC'))
  const wanted = { ...asked, resource: resource.name, record_id: recordId }
  const eventsKey = [...queryKey, zone, asked]
  const events = useInfiniteQuery({
    queryKey: eventsKey,
    queryFn: ({ pageParam, signal }) =>
      readEvents(wanted, { cursor: pageParam, limit: PAGE }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    enabled: zone !== null,
  })
  const loaded = events.data?.pages.flatMap((page) => page.data) ?? []
  const first = events.data?.pages[0]
  const field = filters.field === undefined ? undefined : fieldOf(resource.name, filters.field)
  // Of one person's changes, or those of some days, nobody can say what was in between.
  const narrowed = [...filterParameters(filters).keys()]
  const isEveryChange = narrowed.every((name) => name === 'field')
  const isNarrowed = narrowed.length > 0
  const removedBefore = events.hasNextPage ? null : first?.removedBefore

  return (
    <div className="w-full max-w-304 px-3 py-4 rail:px-6">
      <div className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
        <FieldPicker
          resource={resource}
          value={filters.field ?? null}
          onChange={(name) => narrow({ ...filters, field: name ?? undefined })}
        />
        <PersonPicker
          label="Done by"
          anyone="By anyone"
          value={filters.user_id ?? null}
          onChange={(id) => narrow({ ...filters, user_id: id ?? undefined })}
        />
        <PersonPicker
          label="Recorded for"
          anyone="For anyone"
          value={filters.audit_user_id ?? null}
          onChange={(id) => narrow({ ...filters, audit_user_id: id ?? undefined })}
        />
        <DaysPicker filters={filters} onChange={narrow} />
        <p role="status" className="text-ink-3 max-sm:w-full">
          {first && entriesWords(first)}
        </p>
      </div>
      {events.isPending ? (
        <Awaiting queryKey={eventsKey} what="the history">
          <HistorySkeleton />
        </Awaiting>
      ) : events.error && loaded.length === 0 ? (
        <LoadFault
          fault={events.error}
          title="The history could not be loaded"
          isRetrying={events.isFetching}
          onRetry={events.refetch}
        />
      ) : loaded.length === 0 ? (
        <EmptyState
          icon={<History />}
          title={
            removedBefore
              ? 'No entry is kept'
              : emptyTitle(field !== undefined && isEveryChange, isNarrowed)
          }
          action={isNarrowed && <Button onPress={() => narrow({})}>Show everything</Button>}
        />
      ) : field && isEveryChange ? (
        <FieldTimeline
          resource={resource}
          field={field}
          events={loaded}
          isWhole={!events.hasNextPage}
          firstWords={removedBefore ? 'As it was before' : 'As it was at first'}
          onRestore={onRestore}
        />
      ) : (
        <ol className="flex flex-col gap-3">
          {byRequest(loaded).map((group) => (
            <li key={group[0]?.event_id}>
              <RequestSheet
                kind={resource.name}
                group={group}
                only={filters.field}
                onRestore={onRestore}
              />
            </li>
          ))}
        </ol>
      )}
      {removedBefore && zone && (
        <p className="mt-4 text-ink-3">{removedWords(removedBefore, zone)}</p>
      )}
      {events.error && loaded.length > 0 && (
        <div className="mt-4">
          <ProblemBanner
            title="Older changes could not be loaded"
            fault={events.error}
            action={
              <RetryButton isRetrying={events.isFetching} onRetry={() => events.fetchNextPage()} />
            }
          />
        </div>
      )}
      {events.hasNextPage && !events.error && (
        <div className="mt-4 flex justify-center">
          <Button isPending={events.isFetchingNextPage} onPress={() => events.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </div>
  )
}

function entriesWords({ total, isExact }: EventsPage): string {
  return isExact
    ? counted(total, 'entry', 'entries')
    : `${totalWords(total, false, AT_LEAST)} entries`
}

function emptyTitle(isOneField: boolean, isNarrowed: boolean): string {
  if (isOneField) return 'This field was never changed'
  return isNarrowed ? 'No change matches' : 'Nothing has happened yet'
}

/** What the tab is narrowed to, as its address says. */
function useTabFilters() {
  const query = useSearchParams().toString()
  const all = readFilters(new URLSearchParams(query))
  const filters: HistoryFilters = {
    field: all.field,
    user_id: all.user_id,
    audit_user_id: all.audit_user_id,
    from: all.from,
    to: all.to,
  }
  const narrow = (next: HistoryFilters) => {
    const parameters = filterParameters(next)
    const search = parameters.size > 0 ? `?${parameters}` : ''
    history.replaceState(stateInPlace(), '', location.pathname + search)
  }
  return { filters, narrow }
}
