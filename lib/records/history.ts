import type { Queryable } from '@/lib/db/queryable'
import type { TimeZone } from '@/lib/time/calendar'
import { formatMoment } from '@/lib/time/zone'

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
}

/** Which entries to read. */
export interface HistoryQuery {
  /** Only of these resources. */
  readonly resources: readonly string[]
  readonly recordId?: string | undefined
  /** Only entries in which this field changed. */
  readonly field?: string | undefined
  /** Only what this user did, for whomever. */
  readonly userId?: string | undefined
  /** Only what was done for this user, by whomever. */
  readonly auditUserId?: string | undefined
  readonly requestId?: string | undefined
  /** Only what happened to the records of this request after it changed them, by other requests. */
  readonly afterRequest?: string | undefined
  /** Of each request only its newest entry, with counts of what matches. */
  readonly isByRequest?: boolean
  /** Bounds in time, in milliseconds since 1970: from the one, and before the other. */
  readonly from?: number | undefined
  readonly until?: number | undefined
  readonly limit: number
  /** The oldest first; otherwise the newest. */
  readonly isOldestFirst?: boolean
  /** Only entries that come after this event in that order. */
  readonly seen?: string | undefined
}

/** A page of history as JSON text. */
export interface HistoryPage {
  readonly entries: readonly string[]
  /** The last event of the page, where others follow. */
  readonly lastSeen: string | null
  readonly total: number
  readonly totalExact: boolean
}

/** Entries up to here are counted; beyond, the count says that there are more. */
const MOST_COUNTED = 10_000

/** Reads a page of history; the changes pass through as the text that the database keeps. */
export async function readHistory(
  db: Queryable,
  query: HistoryQuery,
  zone: TimeZone,
): Promise<HistoryPage> {
  const { of, values, add } = historyConditions(query)
  // Asked of each entry by itself: an anti-join would read the whole table to show one page.
  const matching = query.isByRequest
    ? `${of('e')} AND e.event_id = (SELECT n.event_id FROM event n
        WHERE n.request_id = e.request_id AND ${of('n')} ORDER BY n.event_id DESC LIMIT 1)`
    : of('e')
  const counted = await db.query<{ total: string }>({
    text: `SELECT count(*) AS total FROM (SELECT 1 FROM event e WHERE ${matching} LIMIT ${MOST_COUNTED + 1}) m`,
    values: [...values],
  })
  const [isPast, order] = query.isOldestFirst ? ['>', 'ASC'] : ['<', 'DESC']
  const past = query.seen ? ` AND e.event_id ${isPast} ${add(query.seen)}::bigint` : ''
  const entries = query.isByRequest
    ? ', whole.entries::text AS request_entries, whole.records::text AS request_records'
    : ''
  const whole = query.isByRequest
    ? `CROSS JOIN LATERAL (SELECT count(*) AS entries, count(DISTINCT (n.resource, n.record_id)) AS records
        FROM event n WHERE n.request_id = e.request_id AND ${of('n')}) whole`
    : ''
  const { rows } = await db.query<EventRow & Record<string, unknown>>({
    text: `SELECT e.event_id::text, e.resource, e.record_id::text, e.version::text,
      (extract(epoch FROM e.at) * 1000)::float8 AS at, e.user_id, u.display_name AS user_name,
      e.audit_user_id, a.display_name AS audit_user_name, e.request_id, e.action, e.reason, e.changes::text${entries}
    FROM event e LEFT JOIN user_account u ON u.user_id = e.user_id
      LEFT JOIN user_account a ON a.user_id = e.audit_user_id ${whole}
    WHERE ${matching}${past} ORDER BY e.event_id ${order} LIMIT ${query.limit + 1}`,
    values,
  })
  const shown = rows.slice(0, query.limit)
  const total = Number(counted.rows[0]?.total ?? 0)
  return {
    entries: shown.map((row) => entryText(row, zone)),
    lastSeen: rows.length > query.limit ? (shown[shown.length - 1]?.event_id ?? null) : null,
    total,
    totalExact: total <= MOST_COUNTED,
  }
}

/** What an entry has to meet, as SQL for an alias of the table; all aliases share the values. */
function historyConditions(query: HistoryQuery) {
  const values: unknown[] = []
  const add = (value: unknown) => `$${values.push(value)}`
  const conditions: ((alias: string) => string)[] = []
  const where = (column: string, test: string) =>
    conditions.push((alias) => `${alias}.${column} ${test}`)
  if (query.resources.length === 1) where('resource', `= ${add(query.resources[0])}`)
  else where('resource', `= ANY (${add(query.resources)}::text[])`)
  if (query.recordId) where('record_id', `= ${add(query.recordId)}::numeric`)
  if (query.field) where('fields', `@> ARRAY[${add(query.field)}]`)
  if (query.userId) where('user_id', `= ${add(query.userId)}::integer`)
  if (query.auditUserId) where('audit_user_id', `= ${add(query.auditUserId)}::integer`)
  if (query.requestId) where('request_id', `= ${add(query.requestId)}`)
  if (query.afterRequest) {
    const request = add(query.afterRequest)
    where('request_id', `<> ${request}`)
    conditions.push(
      (alias) => `EXISTS (SELECT 1 FROM event r WHERE r.request_id = ${request}
        AND r.resource = ${alias}.resource AND r.record_id = ${alias}.record_id
        AND r.event_id < ${alias}.event_id)`,
    )
  }
  if (query.from !== undefined) where('at', `>= to_timestamp(${add(query.from)}::float8 / 1000)`)
  if (query.until !== undefined) where('at', `< to_timestamp(${add(query.until)}::float8 / 1000)`)
  return { of: (alias: string) => conditions.map((each) => each(alias)).join(' AND '), values, add }
}

function entryText(row: EventRow, zone: TimeZone): string {
  const head = JSON.stringify({
    event_id: row.event_id,
    resource: row.resource,
    record_id: row.record_id,
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
    text: `SELECT DISTINCT unnest(fields) AS field FROM event
      WHERE resource = $1 AND record_id = $2::numeric AND version > $3::bigint ORDER BY 1`,
    values: [resource, id, version],
  })
  return rows.map((row) => row.field)
}
