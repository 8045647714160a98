import { type HistoryQuery, readHistory } from '@/lib/records/history'
import { findRecord, recordNotFound } from '@/lib/records/read'
import type { Store } from '@/lib/records/stores'
import { readTimeBound } from '@/lib/time/bound'
import type { Answer, Call } from '../gate/operation'
import { cursorOf, PAGING, readPaging, refuseParameter as refuse } from '../request/paging'
import { pageText, VARY } from './recordCalls'

const FILTERS = [
  'resource',
  'record_id',
  'field',
  'user_id',
  'audit_user_id',
  'request_id',
  'after_request',
  'group',
  'sort',
  'from',
  'to',
]

/** Which permission shows the history of which resource. */
export const READERS: Readonly<Record<string, string>> = {
  client: 'Clients:Read',
  packaging_defaults: 'ClientPackagingDefaults:Read',
  approval: 'Approvals:Read',
  user: 'Users:Manage',
  role: 'Roles:Manage',
}

/** GET the history of one record, newest first. */
export async function listEvents(store: Store, owner: Store, call: Call): Promise<Answer> {
  const id = call.params[store.resource.id.name] ?? ''
  return listEventsOf(call, store.resource.name, id, async () => {
    if (!(await findRecord(call.db, owner, id))) throw recordNotFound(owner, id)
  })
}

/**
 * A page of the history of one record of any kind.
 *
 * @param whenEmpty asked when there is no entry, to throw when there is no such record either
 */
export function listEventsOf(
  call: Call,
  resource: string,
  recordId: string,
  whenEmpty: () => Promise<void>,
): Promise<Answer> {
  const { limit, seen } = readPaging(call.url.searchParams, PAGING)
  const query = { resources: [resource], recordId, limit, seen }
  return historyPage(call, query, whenEmpty)
}

/** GET the history of everything that the caller's role may read, newest first unless asked. */
export async function listAllEvents(call: Call): Promise<Answer> {
  const parameters = call.url.searchParams
  const { limit, seen } = readPaging(parameters, [...PAGING, ...FILTERS])
  const readable = Object.keys(READERS).filter((name) =>
    call.principal.permissions.has(READERS[name] ?? ''),
  )
  const wanted = parameters.get('resource')
  if (wanted !== null && !(wanted in READERS)) {
    throw refuse('resource', `it takes one of ${Object.keys(READERS).join(', ')}`)
  }
  const query: HistoryQuery = {
    resources: readable.filter((name) => wanted === null || name === wanted),
    recordId: digits(parameters, 'record_id', 20),
    field: text(parameters, 'field'),
    userId: digits(parameters, 'user_id', 5),
    auditUserId: digits(parameters, 'audit_user_id', 5),
    requestId: text(parameters, 'request_id'),
    afterRequest: text(parameters, 'after_request'),
    isByRequest: grouped(parameters),
    isOldestFirst: sorted(parameters),
    from: moment(parameters, 'from', call),
    until: moment(parameters, 'to', call),
    limit,
    seen,
  }
  return historyPage(call, query)
}

async function historyPage(
  call: Call,
  query: HistoryQuery,
  whenEmpty?: () => Promise<void>,
): Promise<Answer> {
  const page = await readHistory(call.db, query, call.timeZone)
  if (page.total === 0) await whenEmpty?.()
  const rest = {
    next_cursor: page.lastSeen && cursorOf(page.lastSeen),
    total: page.total,
    total_exact: page.totalExact,
  }
  return { status: 200, body: { text: pageText(page.entries, rest) }, headers: { vary: VARY } }
}

function digits(parameters: URLSearchParams, name: string, most: number): string | undefined {
  const value = parameters.get(name)
  if (value === null) return undefined
  if (!new RegExp(`^[1-9][0-9]{0,${most - 1}}$`).test(value)) throw refuse(name, 'it takes an id')
  return value
}

function text(parameters: URLSearchParams, name: string): string | undefined {
  const value = parameters.get(name)
  if (value === null) return undefined
  if (value === '' || value.length > 128 || value.includes('\u0000') || !value.isWellFormed()) {
    throw refuse(name, 'it takes 1 to 128 characters')
  }
  return value
}

function grouped(parameters: URLSearchParams): boolean {
  const value = parameters.get('group')
  if (value !== null && value !== 'request') throw refuse('group', 'it takes request')
  return value !== null
}

function sorted(parameters: URLSearchParams): boolean {
  const value = parameters.get('sort') ?? '-at'
  if (value !== 'at' && value !== '-at') throw refuse('sort', 'it takes at or -at')
  return value === 'at'
}

function moment(parameters: URLSearchParams, name: string, call: Call): number | undefined {
  const value = parameters.get(name)
  if (value === null) return undefined
  const bound = readTimeBound(value, call.timeZone, name === 'to' ? 'after' : 'start')
  if (bound === undefined) throw refuse(name, 'it takes a date or an RFC 3339 date-time')
  return bound
}
