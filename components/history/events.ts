import { api } from '@/components/api/api'
import type { Schemas } from '@/components/api/types'
import type { ChangedRecord } from '@/components/form/model/changedRecord'
import type { HistoryFilters } from './state'

/** The most entries that the endpoint gives at once. */
export const MAX_ENTRIES = 200

type Kind = Schemas['Event']['resource']

/** A page of entries, newest first. */
export interface EventsPage {
  readonly data: readonly ChangedRecord[]
  readonly next_cursor: string | null
  /** Requests when they were read by request, entries otherwise; counted up to 10,000. */
  readonly total: number
  readonly isExact: boolean
  /** Entries from before this moment were removed by age; null where none was. */
  readonly removedBefore: string | null
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
  { cursor, limit = MAX_ENTRIES, byRequest, conflictsWith }: Options = {},
  signal?: AbortSignal,
): Promise<EventsPage> {
  const query = {
    ...filters,
    // Which kinds there are is for the service to say.
    resource: filters.resource as Kind | undefined,
    limit,
    ...(byRequest && { group: 'request' as const }),
    conflicts_with: conflictsWith,
    cursor: cursor ?? undefined,
  }
  const { body } = await api.get('/fm/events', { query, signal })
  const { data, next_cursor, total, total_exact, removed_before } = body
  return {
    data,
    next_cursor,
    total: Number(total),
    isExact: total_exact,
    removedBefore: removed_before,
  }
}

/** The newest entry of a request, with how many records it changed, and what was removed. @throws ApiProblem */
export async function readRequest(requestId: string, signal?: AbortSignal) {
  const page = await readEvents({ request_id: requestId }, { byRequest: true, limit: 1 }, signal)
  return { newest: page.data[0], removedBefore: page.removedBefore }
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
      { ...options, cursor, limit: MAX_ENTRIES },
      signal,
    )
    entries.push(...page.data)
    cursor = page.next_cursor
  } while (cursor !== null)
  return entries
}
