import { asAllowed } from '@/components/api/allowance'
import { api } from '@/components/api/api'
import type { CallContext } from '@/components/api/headers'
import { MAX_PER_CALL } from '@/components/api/parts'
import type { Schemas } from '@/components/api/types'
import type { ChangedRecord } from '@/components/form/model/changedRecord'
import { isSameRequest, type RequestOf } from '@/components/form/model/history'
import { type HistoryFilter, type HistoryFilters, isUsable } from './state'

type Kind = Schemas['Event']['resource']

/** A page of entries. */
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
  /** Otherwise the newest comes first. */
  readonly isOldestFirst?: boolean
  /** Only where others changed again afterwards what this request had changed. */
  readonly conflictsWith?: string
  /** Of the work that the page is a part of. */
  readonly headers?: CallContext | undefined
}

/** Reads a page of the history of everything that the role may read. @throws ApiProblem */
export async function readEvents(
  filters: HistoryFilters,
  { cursor, limit = MAX_PER_CALL, byRequest, isOldestFirst, conflictsWith, headers }: Options = {},
  signal?: AbortSignal,
): Promise<EventsPage> {
  const query = {
    ...filters,
    // Which kinds there are is for the service to say.
    resource: filters.resource as Kind | undefined,
    limit,
    ...(byRequest && { group: 'request' as const }),
    ...(isOldestFirst && { sort: 'at' as const }),
    conflicts_with: conflictsWith,
    cursor: cursor ?? undefined,
  }
  const { body } = await api.get('/fm/events', { query, headers, signal })
  const { data, next_cursor, total, total_exact, removed_before } = body
  return {
    data,
    next_cursor,
    total: Number(total),
    isExact: total_exact,
    removedBefore: removed_before,
  }
}

/** What the entries of a request are found by, as far as the service takes it: nobody is no user. */
function filtersOf({ request_id, user, audit_user }: RequestOf): HistoryFilters {
  const all = { request_id, user_id: user.user_id, audit_user_id: audit_user.user_id }
  const parts = Object.entries(all) as [HistoryFilter, string][]
  return Object.fromEntries(parts.filter(([name, value]) => isUsable(name, value)))
}

/**
 * The newest entry of each request with an id, the newest first, with how many records it changed,
 * and what was removed: one, unless several people gave the same id.
 *
 * @throws ApiProblem
 */
export async function readRequests(requestId: string, signal?: AbortSignal) {
  const page = await readEvents({ request_id: requestId }, { byRequest: true }, signal)
  return { requests: page.data, removedBefore: page.removedBefore }
}

/** The same of one request. @throws ApiProblem */
export async function readRequest(of: RequestOf, signal?: AbortSignal) {
  const page = await readEvents(filtersOf(of), { byRequest: true }, signal)
  return page.data.find((entry) => isSameRequest(entry, of))
}

/** A page of the entries of a request. @throws ApiProblem */
export async function readRequestEntries(
  of: RequestOf,
  options: Pick<Options, 'cursor' | 'limit'>,
  signal?: AbortSignal,
): Promise<EventsPage> {
  const page = await readEvents(filtersOf(of), options, signal)
  return { ...page, data: page.data.filter((entry) => isSameRequest(entry, of)) }
}

/** Every entry of a request, or only those of one record. @throws ApiProblem */
export async function readWholeRequest(
  of: RequestOf,
  record: Pick<HistoryFilters, 'resource' | 'record_id'>,
  signal?: AbortSignal,
  options: Pick<Options, 'headers'> = {},
): Promise<ChangedRecord[]> {
  const entries = await readAllEvents({ ...record, ...filtersOf(of) }, options, signal)
  return entries.filter((entry) => isSameRequest(entry, of))
}

/** Reads every page there is. @throws ApiProblem */
export async function readAllEvents(
  filters: HistoryFilters,
  options: Pick<Options, 'conflictsWith' | 'headers'>,
  signal?: AbortSignal,
): Promise<ChangedRecord[]> {
  const entries: ChangedRecord[] = []
  let cursor: string | null = null
  do {
    const wanted = { ...options, cursor, limit: MAX_PER_CALL }
    const page: EventsPage = await asAllowed(() => readEvents(filters, wanted, signal), signal)
    entries.push(...page.data)
    cursor = page.next_cursor
  } while (cursor !== null)
  return entries
}
