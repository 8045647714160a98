import { apiFetch } from '@/components/api/api'
import type { ChangedRecord } from './records'
import { filterParameters, type HistoryFilters } from './state'

/** The most entries that the endpoint gives at once. */
export const MOST_ENTRIES = 200

/** A page of entries, newest first. */
export interface EventsPage {
  readonly data: readonly ChangedRecord[]
  readonly next_cursor: string | null
  /** Requests when they were read by request, entries otherwise; counted up to 10,000. */
  readonly total: number
  readonly isExact: boolean
}

interface Options {
  readonly cursor?: string | null | undefined
  readonly limit?: number
  /** Of each request only its newest entry. */
  readonly byRequest?: boolean
  /** Only where others changed again afterwards what this request had changed. */
  readonly conflictsWith?: string
}

/** Reads a page of the history of everything that the role may read. @throws ApiProblem */
export async function readEvents(
  filters: HistoryFilters,
  { cursor, limit = MOST_ENTRIES, byRequest, conflictsWith }: Options = {},
  signal?: AbortSignal,
): Promise<EventsPage> {
  const parameters = filterParameters(filters)
  if (byRequest) parameters.set('group', 'request')
  if (conflictsWith) parameters.set('conflicts_with', conflictsWith)
  parameters.set('limit', String(limit))
  if (cursor) parameters.set('cursor', cursor)
  const { body } = await apiFetch<{
    data: ChangedRecord[]
    next_cursor: string | null
    total: unknown
    total_exact: boolean
  }>(`/api/v1/fm/events?${parameters}`, { signal })
  const { data, next_cursor, total, total_exact } = body
  return { data, next_cursor, total: Number(total), isExact: total_exact }
}

/** The newest entry of a request, with how many records it changed. @throws ApiProblem */
export async function readRequest(requestId: string, signal?: AbortSignal) {
  const page = await readEvents({ request_id: requestId }, { byRequest: true, limit: 1 }, signal)
  return { newest: page.data[0] }
}

/** Reads every page there is. @throws ApiProblem */
export async function readAllEvents(
  filters: HistoryFilters,
  options: Pick<Options, 'conflictsWith'>,
  signal?: AbortSignal,
): Promise<ChangedRecord[]> {
  const entries: ChangedRecord[] = []
  let cursor: string | null = null
  do {
    const page: EventsPage = await readEvents(
      filters,
      { ...options, cursor, limit: MOST_ENTRIES },
      signal,
    )
    entries.push(...page.data)
    cursor = page.next_cursor
  } while (cursor !== null)
  return entries
}
