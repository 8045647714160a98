import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import type { TimeZone } from '@/lib/time/calendar'
import { formatMoment } from '@/lib/time/zone'
import type { HistoryQuery } from './historyConditions'
import { ENOUGH, type Walk, walkHistory } from './historyPlaces'
import { type Counted, countStatement, pageStatement } from './historyStatements'
import { type RecordNow, recordKey, recordsNow } from './recordsNow'

export type { After, HistoryQuery } from './historyConditions'

interface EventRow {
  event_id: string
  resource: string
  record_id: string
  version: string
  at: number
  user_id: number
  user_name: string | null
  audit_user_id: number
  audit_user_name: string | null
  request_id: string
  action: string
  reason: string | null
  changes: string
  request_entries?: string
  request_records?: string
  request_exact?: boolean
}

/** A page of history as JSON text. */
export interface HistoryPage {
  readonly entries: readonly string[]
  /** The last event of the page, where others follow. */
  readonly lastSeen: string | null
  /** How many match; at least so many, where it is not exact. */
  readonly total: number
  readonly totalExact: boolean
}

/** Reads a page of history; the changes pass through as the text that the database makes of them. */
export async function readHistory(
  db: Database,
  asked: HistoryQuery,
  zone: TimeZone,
): Promise<HistoryPage> {
  // A list of one is in any order; what there is of the request is soonest found from its newest.
  const isOldestFirst = asked.isOldestFirst && !(isOfOneRequest(asked) && asked.seen === undefined)
  const query = { ...asked, isOldestFirst }
  const walk = await walkHistory(db, query)
  const rows = await readRows(db, query, walk)
  const count = await countOf(db, query, walk, rows.length)
  const shown = rows.slice(0, query.limit)
  const now = await recordsNow(db, shown)
  return {
    entries: shown.map((row) => entryText(row, zone, now.get(recordKey(row)))),
    lastSeen: rows.length > query.limit ? (shown[shown.length - 1]?.event_id ?? null) : null,
    ...count,
  }
}

/** The first part of a page has as many entries as rows are wanted; others at most so many times more than all before. */
const MOST_GROWTH = 16

/** The rows of a page and one more, from as many parts of the history as it takes. */
async function readRows(db: Database, query: HistoryQuery, walk: Walk): Promise<EventRow[]> {
  const rows: EventRow[] = []
  const wanted = isOfOneRequest(query) ? 1 : query.limit + 1
  let looked = 0
  while (rows.length < wanted) {
    const missing = wanted - rows.length
    // As many entries as it took for each row so far.
    const entries = rows.length > 0 ? (missing * looked) / rows.length : Number.POSITIVE_INFINITY
    const most = looked > 0 ? looked * MOST_GROWTH : missing
    const part = await walk.next(Math.ceil(Math.max(missing, Math.min(entries, most))))
    if (!part) break
    const statement = pageStatement(query, part, missing)
    rows.push(...(await queryRaw<EventRow>(db, statement)))
    looked += part.entries
  }
  return rows
}

/** Whether there is at most one row, the request that is asked for. */
const isOfOneRequest = ({ isByRequest, requestId }: HistoryQuery): boolean =>
  isByRequest === true && requestId !== undefined

/** How many match in all: a page that is the first and not full has them, and others are counted. */
async function countOf(db: Database, query: HistoryQuery, walk: Walk, read: number) {
  const isWhole = query.seen === undefined && read <= query.limit
  if (isWhole) return { total: read, totalExact: true }
  const { part, total: elsewhere, isExact } = await walk.counting()
  const [here] = part ? await queryRaw<Counted>(db, countStatement(query, part)) : []
  const total = Math.max(read, Number(here?.total ?? 0) + elsewhere)
  return { total: Math.min(total, ENOUGH), totalExact: isExact && total <= ENOUGH }
}

function entryText(row: EventRow, zone: TimeZone, now: RecordNow | undefined): string {
  const head = JSON.stringify({
    event_id: row.event_id,
    resource: row.resource,
    record_id: row.record_id,
    record_name: now?.name ?? null,
    record_version: now ? Number(now.version) : null,
    version: Number(row.version),
    at: formatMoment(row.at, zone),
    action: row.action,
    user: { user_id: String(row.user_id), display_name: row.user_name },
    audit_user: { user_id: String(row.audit_user_id), display_name: row.audit_user_name },
    request_id: row.request_id,
    reason: row.reason,
    ...(row.request_entries !== undefined && {
      request_entries: Number(row.request_entries),
      request_records: Number(row.request_records),
      request_exact: row.request_exact,
    }),
  })
  return `${head.slice(0, -1)},"changes":${row.changes}}`
}

/** The API names of the fields that changed after a version of a record. */
export async function fieldsChangedSince(
  db: Database,
  resource: string,
  id: string,
  version: string,
): Promise<string[]> {
  const rows = await queryRaw<{ field: string }>(db, {
    // Each change gives the record its next version, so the newest are read until one is old enough.
    text: `SELECT DISTINCT unnest(fields) AS field FROM event
      WHERE resource = $1 AND record_id = $2 AND version > $3::bigint AND event_id > coalesce((
        SELECT event_id FROM event WHERE resource = $1 AND record_id = $2 AND version <= $3::bigint
          AND action IN ('created', 'updated') ORDER BY event_id DESC LIMIT 1), 0)
      ORDER BY 1`,
    values: [resource, id, version],
  })
  return rows.map((row) => row.field)
}
