import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { NOBODY, OUT_OF_BAND_REQUEST } from '@/lib/derive/database/outOfBandWrites'
import type { Holds } from '@/lib/derive/naming'
import type { TimeZone } from '@/lib/time/calendar'
import { formatMoment } from '@/lib/time/zone'
import { untilEnough } from '../boundedPage'
import { recordKey } from '../recordKey'
import { BLOCK_SIZE } from './blocks'
import { type HistoryQuery, isOfOneRequest } from './conditions'
import { ENOUGH, type Walk } from './places'
import { type RecordNow, recordsNow } from './recordsNow'
import { type Counted, changesStatement, countStatement, pageStatement } from './statements'
import { walkHistory } from './walk'

export type { After, HistoryQuery } from './conditions'

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
  /** Null where they are to be read yet, and undefined where the entry went by its age meanwhile. */
  changes: string | null | undefined
  request_entries?: string
  request_records?: string
  request_exact?: boolean
  request_action?: string | null
  /** How many requests there are in all, where reading the page told that. */
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

/**
 * Reads a page of history; the changes pass through as the text that the database makes of them.
 *
 * @param holds tells what the reader is permitted, who is told no name that is another record's
 */
export async function readHistory(
  db: Database,
  asked: HistoryQuery,
  zone: TimeZone,
  holds: Holds,
): Promise<HistoryPage> {
  // A list of one is in any order; what there is of the request is soonest found from its newest.
  const isOldestFirst = asked.isOldestFirst && !(isOfOneRequest(asked) && asked.seen === undefined)
  const query = { ...asked, isOldestFirst }
  const walk = await walkHistory(db, query)
  const { rows, isEnd } = await readRows(db, query, walk)
  const count = await countOf(db, query, walk, { rows, isEnd })
  const onPage = await untilEnough(
    rows,
    ({ changes }) => changes,
    (rest) => withChanges(db, rest),
  )
  const now = await recordsNow(db, onPage, holds)
  const hasAll = isEnd && onPage.length === rows.length
  return {
    entries: onPage.filter(isKept).map((row) => entryText(row, zone, now.get(recordKey(row)))),
    lastSeen: hasAll ? null : (onPage[onPage.length - 1]?.event_id ?? null),
    ...count,
  }
}

/** The first part of a page has as many entries as rows are wanted; others at most so many times more than all before. */
const MAX_GROWTH = 16
/**
 * Entries after which a page by request ends with the rows that it has: to fill it with bulk
 * requests would take a thousand entries for each.
 */
const MAX_OF_A_PAGE = 16 * BLOCK_SIZE

/** The rows of a page, from as many parts of the history as it takes, and whether they are the last. */
async function readRows(db: Database, query: HistoryQuery, walk: Walk) {
  const rows: EventRow[] = []
  const wanted = isOfOneRequest(query) ? 1 : query.limit + 1
  const mostLooked = query.isByRequest ? MAX_OF_A_PAGE : Number.POSITIVE_INFINITY
  let looked = 0
  let isEnd = isOfOneRequest(query)
  // A row more than are shown proves that there are others.
  while (rows.length < wanted && (rows.length < 2 || looked < mostLooked)) {
    const missing = wanted - rows.length
    // As many entries as it took for each row so far.
    const entries = rows.length > 0 ? (missing * looked) / rows.length : Number.POSITIVE_INFINITY
    const left = rows.length < 2 ? mostLooked : mostLooked - looked
    const most = looked > 0 ? Math.min(looked * MAX_GROWTH, left) : missing
    const part = await walk.next(Math.ceil(Math.max(missing, Math.min(entries, most))))
    if (!part) {
      isEnd = true
      break
    }
    const statement = pageStatement(query, part, missing)
    rows.push(...(await queryRaw<EventRow>(db, statement)))
    looked += part.entries
  }
  return { rows: isEnd ? rows : rows.slice(0, -1), isEnd }
}

const isKept = ({ changes }: EventRow): boolean => changes !== undefined

/** The same rows with what they say of values, of as many as there is room for. */
async function withChanges(db: Database, rows: readonly EventRow[]): Promise<EventRow[]> {
  const ids = rows.map(({ event_id }) => event_id)
  const read = await queryRaw<Pick<EventRow, 'event_id' | 'changes'>>(db, changesStatement(ids))
  const found = new Map(read.map((row) => [row.event_id, row.changes]))
  return rows.map((row) => ({ ...row, changes: found.get(row.event_id) }))
}

/** How many match in all: a first page that is also the last has them, and others are counted. */
async function countOf(
  db: Database,
  query: HistoryQuery,
  walk: Walk,
  { rows, isEnd }: { readonly rows: readonly EventRow[]; readonly isEnd: boolean },
) {
  const atLeast = isEnd ? rows.length : rows.length + 1
  if (query.seen === undefined && isEnd) return { total: atLeast, totalExact: true }
  const [row] = rows
  if (row?.requests !== undefined) return counted(Number(row.requests), true)
  const { part, total: elsewhere, isExact } = await walk.counting()
  const [here] = part ? await queryRaw<Counted>(db, countStatement(query, part)) : []
  return counted(Math.max(atLeast, Number(here?.total ?? 0) + elsewhere), isExact)
}

const counted = (total: number, isExact: boolean) => ({
  total: Math.min(total, ENOUGH),
  totalExact: isExact && total <= ENOUGH,
})

/** Who is told of an entry; what the service did by itself, or somebody past it, is no user's. */
const person = (id: number, name: string | null, requestId: string) => ({
  user_id: String(id),
  display_name: id === NOBODY ? nobodyWords(requestId) : name,
})

const nobodyWords = (requestId: string): string =>
  requestId.startsWith(OUT_OF_BAND_REQUEST) ? 'SQL past the service' : 'The service itself'

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
    user: person(row.user_id, row.user_name, row.request_id),
    audit_user: person(row.audit_user_id, row.audit_user_name, row.request_id),
    request_id: row.request_id,
    reason: row.reason,
    ...(row.request_entries !== undefined && {
      request_entries: Number(row.request_entries),
      request_records: Number(row.request_records),
      request_exact: row.request_exact,
      request_action: row.request_action,
    }),
  })
  return `${head.slice(0, -1)},"changes":${row.changes}}`
}

/**
 * The API names of the fields that changed after a version of a record; undefined where nobody knows:
 * the record never had that version, or what followed it is no longer kept.
 */
export async function fieldsChangedSince(
  db: Database,
  resource: string,
  id: string,
  version: string,
): Promise<string[] | undefined> {
  const [since] = await queryRaw<{ fields: string[]; isWhole: boolean }>(db, {
    // Each change gives the record its next version, so the newest are read until one is old enough.
    text: `SELECT coalesce(array_agg(DISTINCT c.field ORDER BY c.field) FILTER (WHERE c.field IS NOT NULL), '{}') AS fields,
        coalesce(bool_or(e.version = greatest($3::bigint, 0) + 1), false) AS "isWhole"
      FROM event e LEFT JOIN LATERAL unnest(e.fields) AS c(field) ON true
      WHERE e.resource = $1 AND e.record_id = $2 AND e.version > $3::bigint AND e.event_id > coalesce((
        SELECT event_id FROM event WHERE resource = $1 AND record_id = $2 AND version <= $3::bigint
          AND action IN ('created', 'updated') ORDER BY event_id DESC LIMIT 1), 0)`,
    values: [resource, id, version],
  })
  return since?.isWhole ? since.fields : undefined
}
