import type { Principal } from '@/lib/accounts/principal'
import { databaseFailure, LOCK_NOT_AVAILABLE } from '@/lib/db/failure'
import { DELETED } from '@/lib/derive/database/events'
import { Problem } from '@/lib/problem'
import { ENOUGH } from '@/lib/records/boundedPage'
import {
  type ChangeRow,
  type ChangesRead,
  oldestPlace,
  placeNow,
  readChanges,
  requireSeen,
} from '@/lib/records/feed/changes'
import { type ChangePlace, writeFollowFrom } from '@/lib/records/feed/positions'
import { recordsAfter, tagAt, withRecords } from '@/lib/records/feed/records'
import { sequenceChanges } from '@/lib/records/feed/sequence'
import { changeWatch } from '@/lib/records/feed/watch'
import { formatMoment } from '@/lib/time/zone'
import { DEFAULT_LIMIT } from '../parsing/paging'
import { requirePermission } from '../pipeline/authorise'
import type { HandlerResult, RequestContext } from '../pipeline/operation'
import { CHANGES, SNAPSHOT, writeSnapshotCursor } from './changeParameters'
import { mayReadOf, READERS } from './historyParameters'
import { pageAnswer } from './recordReads'

/**
 * The resources that are asked for by name, or else all that somebody may read, in the order of the
 * registry. Who keeps a copy of a kind has lost it otherwise without a word: what is left out while a
 * role may not read it never comes again.
 *
 * @throws Problem 403 for one that is asked for by name and may not be read
 */
async function readableOf(
  principal: Principal,
  wanted: ReadonlySet<string> | undefined,
): Promise<readonly string[]> {
  const all = Object.keys(READERS)
  if (!wanted) return all.filter((name) => mayReadOf(principal, name))
  const named = all.filter((name) => wanted.has(name))
  for (const name of named) await requirePermission(principal, READERS[name] as string)
  return named
}

/** GET changes after a position; where there are none, and the call waits, as soon as there are. */
export async function listChanges(call: RequestContext): Promise<HandlerResult> {
  const { query, ticket } = call
  const seconds = query.get(CHANGES.wait) ?? 0
  if (seconds === 0) return answerOf(call, await guarded(() => readAll(call)))
  const until = performance.now() + seconds * 1000
  let page = await guarded(() => readOn(call, call.principal))
  const isWaiting = () => page.rows.length === 0 && performance.now() < until && !ticket.isGone()
  const waitOn = async () => {
    while (isWaiting() && !changeWatch.isOver) {
      const { batch } = page.place
      if ((await changeWatch.sequence()) === batch) {
        await changeWatch.beyond(batch, until - performance.now(), ticket.isGone)
      }
      if (!isWaiting()) return
      page = await readOn(call, await call.principalNow(), page.place)
    }
  }
  if (isWaiting()) await ticket.waiting(() => changeWatch.follow(() => guarded(waitOn)))
  return answerOf(call, page)
}

/** What is in the feed for somebody, after a place or where the call says. */
async function readOn(
  call: RequestContext,
  principal: Principal,
  from?: ChangePlace,
): Promise<ChangesRead> {
  const { db, query, ticket } = call
  const resources = await readableOf(principal, query.get(CHANGES.resources))
  return ticket.withHeavySlot(async () => {
    const start = from ?? (await startOf(call))
    return readChanges(db, start, resources, limitOf(call))
  })
}

/** Where a call begins. @throws Problem 410 where its caller has records of another database */
async function startOf(call: RequestContext): Promise<ChangePlace> {
  const after = call.query.get(CHANGES.after)
  if (after === 'now') return placeNow(call.db)
  if (after === undefined) return oldest(call)
  await requireSeen(call.db, after)
  return after.place
}

/** The same with all that was committed before the call. */
async function readAll(call: RequestContext): Promise<ChangesRead> {
  const page = await readOn(call, call.principal)
  if (!page.isEnd || (await sequenceChanges()) === page.place.batch) return page
  const { rows, ...rest } = await readOn(call, call.principal, page.place)
  const all = [...page.rows, ...rows]
  const limit = limitOf(call)
  if (all.length <= limit) return { ...rest, rows: all }
  return { rows: all.slice(0, limit), place: (all[limit - 1] as ChangeRow).place, isEnd: false }
}

const limitOf = ({ query }: RequestContext): number => query.get(CHANGES.limit) ?? DEFAULT_LIMIT

async function oldest({ db }: RequestContext): Promise<ChangePlace> {
  const known = await oldestPlace(db)
  if (known) return known
  await sequenceChanges()
  return (await oldestPlace(db)) as ChangePlace
}

/** Whoever waits too long for those that put changes in order comes again. */
async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (databaseFailure(error).state !== LOCK_NOT_AVAILABLE) throw error
    throw new Problem('unavailable', 'Changes are being put in order just now. Try again.', {
      headers: { 'retry-after': '2' },
    })
  }
}

async function answerOf(
  call: RequestContext,
  { rows, place }: ChangesRead,
): Promise<HandlerResult> {
  const after = call.query.get(CHANGES.after)
  const before = after === 'now' ? undefined : after?.seen
  if (call.query.get(CHANGES.include) !== true || rows.length === 0) {
    const entries = rows.map((row) => entryText(call, row, before))
    return pageAnswer(entries, { position: writeFollowFrom({ place, seen: before }) })
  }
  // After the changes, so that each is at least as new as its change.
  const told = await call.ticket.withHeavySlot(() => withRecords(call.db, rows, call.timeZone))
  const seen = await guarded(() => placeNow(call.db))
  const entries = told.map(({ row, document }) => {
    const head = entryText(call, row, seen)
    return `${head.slice(0, -1)},"record":${document ?? 'null'}}`
  })
  const end = told.length < rows.length ? told[told.length - 1]?.row.place : undefined
  return pageAnswer(entries, { position: writeFollowFrom({ place: end ?? place, seen }) })
}

/** @param seen how far the records go that the caller has */
const entryText = (
  { timeZone }: RequestContext,
  row: ChangeRow,
  seen: ChangePlace | undefined,
): string =>
  JSON.stringify({
    position: writeFollowFrom({ place: row.place, seen }),
    resource: row.resource,
    id: row.record_id,
    action: row.action,
    fields: row.fields,
    etag: row.action === DELETED ? null : tagAt(row.resource, row.version, timeZone),
    at: formatMoment(row.at, timeZone),
    event_id: row.event_id,
    request_id: row.request_id,
    user_id: String(row.user_id),
    audit_user_id: String(row.audit_user_id),
  })

/** GET all records as they are, page by page, and the position from which on changes are to be followed. */
export async function readSnapshot(call: RequestContext): Promise<HandlerResult> {
  const { db, query, timeZone } = call
  const names = await readableOf(call.principal, query.get(SNAPSHOT.resources))
  const limit = query.get(SNAPSHOT.limit) ?? DEFAULT_LIMIT
  const begun = query.get(SNAPSHOT.cursor)
  if (begun) await requireSeen(db, begun.from)
  const place = begun?.from.place ?? (await guarded(() => placeNow(call.db)))
  const entries: string[] = []
  let last: { readonly resource: string; readonly id: string } | undefined
  let isMore = false
  let bytes = 0
  // Without names, kinds that the role may not read any more are passed over.
  const order = Object.keys(READERS)
  const first = order.indexOf(begun?.resource ?? '')
  for (const resource of names.filter((name) => order.indexOf(name) >= first)) {
    const after = resource === begun?.resource ? begun.id : undefined
    const missing = limit - entries.length
    const part = await recordsAfter(db, resource, after, missing, timeZone)
    for (const { id, etag, text } of part.records) {
      const head = JSON.stringify({ resource, id, etag })
      entries.push(`${head.slice(0, -1)},"record":${text}}`)
      bytes += text.length
    }
    if (part.last !== undefined) last = { resource, id: part.last }
    isMore = part.isMore || bytes >= ENOUGH
    if (isMore) break
  }
  // What was read has all that was committed before: by then it is in the feed.
  const from = { place, seen: await guarded(() => placeNow(call.db)) }
  const cursor = isMore && last ? writeSnapshotCursor({ from, ...last }) : null
  const rest = { position: writeFollowFrom(from), next_cursor: cursor }
  return pageAnswer(entries, rest)
}
