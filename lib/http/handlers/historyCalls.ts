import { removedBefore } from '@/lib/records/history/cut'
import { type After, type HistoryQuery, readHistory } from '@/lib/records/history/history'
import { findRecord, recordNotFound } from '@/lib/records/read'
import type { Store } from '@/lib/records/stores'
import { formatMoment } from '@/lib/time/zone'
import { cursorOf, pageOf } from '../parsing/paging'
import type { HandlerResult, RequestContext } from '../pipeline/operation'
import { HISTORY, mayReadOf, READERS } from './historyParameters'
import { idOf } from './recordCalls'
import { pageAnswer } from './recordReads'

/** GET the history of one record, newest first. */
export async function listEvents(
  store: Store,
  owner: Store,
  call: RequestContext,
): Promise<HandlerResult> {
  const id = idOf(store, call)
  const query = { resources: [store.resource.name], recordId: id, ...pageOf(call) }
  return historyPage(call, query, async () => {
    if (!(await findRecord(call.db, owner, id))) throw recordNotFound(owner, id)
  })
}

/** GET the history of everything that the caller's role may read, newest first unless asked. */
export async function listAllEvents(call: RequestContext): Promise<HandlerResult> {
  const { query } = call
  const readable = Object.keys(READERS).filter((name) => mayReadOf(call.principal, name))
  const wanted = query.get(HISTORY.resource)
  return historyPage(call, {
    resources: readable.filter((name) => wanted === undefined || name === wanted),
    recordId: query.get(HISTORY.recordId),
    field: query.get(HISTORY.field),
    userId: query.get(HISTORY.userId),
    auditUserId: query.get(HISTORY.auditUserId),
    requestId: query.get(HISTORY.requestId),
    after: afterOf(query),
    isByRequest: query.get(HISTORY.group) !== undefined,
    isOldestFirst: query.get(HISTORY.sort) === 'at',
    from: query.get(HISTORY.from),
    until: query.get(HISTORY.until),
    ...pageOf(call),
  })
}

/** What the parameters ask for that name a request which others came after; the narrower first. */
const afterOf = (query: RequestContext['query']): After[] =>
  [
    { requestId: query.get(HISTORY.conflictsWith), isAgain: true },
    { requestId: query.get(HISTORY.afterRequest), isAgain: false },
  ].flatMap(({ requestId, isAgain }) => (requestId === undefined ? [] : [{ requestId, isAgain }]))

async function historyPage(
  call: RequestContext,
  query: HistoryQuery,
  whenEmpty?: () => Promise<void>,
): Promise<HandlerResult> {
  const { permissions } = call.principal
  const holds = (permission: string) => permissions.has(permission)
  const page = await readHistory(call.db, query, call.timeZone, holds)
  if (page.total === 0) await whenEmpty?.()
  const removed = await removedBefore(call.db, query)
  const rest = {
    next_cursor: page.lastSeen && cursorOf(page.lastSeen),
    total: page.total,
    total_exact: page.totalExact,
    removed_before: removed && formatMoment(removed, call.timeZone),
  }
  return pageAnswer(page.entries, rest)
}
