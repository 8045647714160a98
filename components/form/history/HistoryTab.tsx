'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useEffect } from 'react'
import { LoadFault } from '@/components/frame/LoadFault'
import { Button } from '@/components/ui/button/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { apiFetch } from '@/lib/console/api'
import { byRequest, type HistoryPage } from '@/lib/console/form/history'
import { useTimeZone } from '@/lib/console/timeZone'
import type { Field, Resource } from '@/lib/resources/resource'
import { counted } from '../model/words'
import { FieldPicker } from './FieldPicker'
import { HistoryGroupSheet } from './HistoryGroupSheet'
import { HistorySkeleton } from './HistorySkeleton'

interface Props {
  resource: Resource
  /** Address of the record in the API. */
  path: string
  queryKey: readonly unknown[]
  /** API name of the only field to show. */
  field: string | undefined
  onField: (name: string | null) => void
  /** Prepares an old value as a pending change; absent for those who may not change the record. */
  onRestore?: ((field: Field, value: unknown) => void) | undefined
}

/** With a field chosen, most entries are left out: further pages come until this many are shown. */
const ENOUGH = 10

/** What happened to a record, newest first: who, for whom, when, why, and from what to what. */
export function HistoryTab({ resource, path, queryKey, field, onField, onRestore }: Props) {
  const zone = useTimeZone()
  const events = useInfiniteQuery({
    queryKey: [...queryKey, zone],
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam && `&cursor=${encodeURIComponent(pageParam)}`
      const address = `${path}/events?limit=50${cursor}`
      return (await apiFetch<HistoryPage>(address, { signal })).body
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    enabled: zone !== null,
  })

  const loaded = events.data?.pages.flatMap((page) => page.data) ?? []
  const shown = field
    ? loaded
        .map((event) => ({
          ...event,
          changes: event.changes.filter((each) => each.field === field),
        }))
        .filter(({ changes }) => changes.length > 0)
    : loaded
  const groups = byRequest(shown)
  const { hasNextPage, isFetching, fetchNextPage } = events
  const wantsMore = field !== undefined && shown.length < ENOUGH && hasNextPage && !isFetching
  useEffect(() => {
    if (wantsMore) void fetchNextPage()
  }, [fetchNextPage, wantsMore])

  if (events.error && loaded.length === 0) {
    return (
      <LoadFault
        fault={events.error}
        title="The history could not be loaded"
        isRetrying={isFetching}
        onRetry={() => events.refetch()}
      />
    )
  }
  return (
    <div className="mx-auto max-w-225 px-3 py-4 rail:px-6">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <FieldPicker resource={resource} value={field ?? null} onChange={onField} />
        <p role="status" className="text-ink-3">
          {events.isSuccess &&
            (field
              ? counted(shown.length, 'change of this field', 'changes of this field')
              : `${counted(loaded.length, 'entry', 'entries')} of ${String(events.data?.pages[0]?.total ?? '')}`)}
        </p>
      </div>
      {events.isPending && <HistorySkeleton />}
      <ol className="flex flex-col gap-3">
        {groups.map((group) => (
          <li key={group.events[0]?.event_id}>
            <HistoryGroupSheet
              resource={resource}
              group={group}
              isNarrowed={field !== undefined}
              onRestore={onRestore}
            />
          </li>
        ))}
      </ol>
      {events.isSuccess && groups.length === 0 && !hasNextPage && (
        <EmptyState
          icon={<History />}
          title={field ? 'This field was never changed' : 'Nothing has happened yet'}
          action={field && <Button onPress={() => onField(null)}>Show all fields</Button>}
        />
      )}
      {hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button isPending={events.isFetchingNextPage} onPress={() => fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </div>
  )
}
