import type { Queryable } from '@/lib/db/queryable'
import type { TimeZone } from '@/lib/time/calendar'
import { formatMoment } from '@/lib/time/zone'
import type { HistoryQuery } from './historyConditions'
import { type AllPlaces, findPlaces } from './historyPlaces'
import { type Counted, countStatement, pageStatement } from './historyStatements'
import { type RecordNames, recordKey, recordNames } from './recordNames'

export type { HistoryQuery } from './historyConditions'

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
  /** How many requests there are in all, where the statement met them all. */
  requests?: string
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
  db: Queryable,
  query: HistoryQuery,
  zone: TimeZone,
): Promise<HistoryPage> {
  const places = await findPlaces(db, query)
  const rows = await readRows(db, query, places)
  const count = await countMatches(db, query, places, rows[0])
  const shown = rows.slice(0, query.limit)
  const names = await recordNames(db, shown)
  return {
    entries: shown.map((row) => entryText(row, zone, names)),
    lastSeen: rows.length > query.limit ? (shown[shown.length - 1]?.event_id ?? null) : null,
    ...count,
  }
}

async function countMatches(
  db: Queryable,
  query: HistoryQuery,
  { counted }: AllPlaces,
  row: EventRow | undefined,
) {
  if (row?.requests !== undefined) return { total: Number(row.requests), totalExact: true }
  const { places, elsewhere, isExact } = counted
  const { rows } = await db.query<Counted & Record<string, unknown>>(countStatement(query, places))
  const [{ total, complete } = { total: '0', complete: true }] = rows
  return { total: Number(total) + elsewhere, totalExact: complete && isExact }
}

/** The rows of a page and one more, from as many places as it takes. */
async function readRows(
  db: Queryable,
  query: HistoryQuery,
  { inOrder, isWhole }: AllPlaces,
): Promise<EventRow[]> {
  const rows: EventRow[] = []
  for await (const places of inOrder()) {
    const statement = pageStatement(query, places, isWhole, query.limit + 1 - rows.length)
    rows.push(...(await db.query<EventRow & Record<string, unknown>>(statement)).rows)
    if (rows.length > query.limit) break
  }
  return rows
}

function entryText(row: EventRow, zone: TimeZone, names: RecordNames): string {
  const head = JSON.stringify({
    event_id: row.event_id,
    resource: row.resource,
    record_id: row.record_id,
    record_name: names.get(recordKey(row)) ?? null,
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
    }),
  })
  return `${head.slice(0, -1)},"changes":${row.changes}}`
}

/** The API names of the fields that changed after a version of a record. */
export async function fieldsChangedSince(
  db: Queryable,
  resource: string,
  id: string,
  version: string,
): Promise<string[]> {
  const { rows } = await db.query<{ field: string }>({
    // Each change gives the record its next version, so the newest are read until one is old enough.
    text: `SELECT DISTINCT unnest(fields) AS field FROM event
      WHERE resource = $1 AND record_id = $2::numeric AND version > $3::bigint AND event_id > coalesce((
        SELECT event_id FROM event WHERE resource = $1 AND record_id = $2::numeric AND version <= $3::bigint
          AND action IN ('created', 'updated') ORDER BY event_id DESC LIMIT 1), 0)
      ORDER BY 1`,
    values: [resource, id, version],
  })
  return rows.map((row) => row.field)
}
