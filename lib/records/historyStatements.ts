import type { QueryConfig } from 'pg'
import { type HistoryQuery, historyConditions } from './historyConditions'
import type { PlacesOf } from './historyPlaces'
import { shownEntryChanges } from './withheld'

const SHOWN = shownEntryChanges('e')

/** Matches that are counted one by one: entries as such, and entries to tell their requests apart. */
const MOST_COUNTED = { entries: 10_000, requests: 100_000 }

/** How many match at places, and whether these are all of them. */
export interface Counted {
  readonly total: string
  readonly complete: boolean
}

/** Counts the matches at places: entries, or requests that have any. */
export function countStatement(query: HistoryQuery, placesOf: PlacesOf): QueryConfig {
  const conditions = historyConditions(query)
  const { rows, at } = placesOf(conditions)
  const most = query.isByRequest ? MOST_COUNTED.requests : MOST_COUNTED.entries
  const matches = `SELECT e.request_id FROM ${rows} CROSS JOIN LATERAL (
    SELECT request_id FROM event e WHERE ${at('e')} AND ${conditions.of('e')} OFFSET 0) e LIMIT ${most + 1}`
  return {
    text: query.isByRequest
      ? `SELECT count(*) AS total, coalesce(sum(n), 0) <= ${most} AS complete
          FROM (SELECT count(*) AS n FROM (${matches}) m GROUP BY m.request_id) r`
      : `SELECT least(count(*), ${most}) AS total, count(*) <= ${most} AS complete FROM (${matches}) m`,
    values: conditions.values,
  }
}

/**
 * Reads entries from places, in order.
 *
 * @param isWhole whether no entry that matches stands elsewhere
 * @param limit the most entries to read
 */
export function pageStatement(
  query: HistoryQuery,
  placesOf: PlacesOf,
  isWhole: boolean,
  limit: number,
): QueryConfig {
  const conditions = historyConditions(query)
  const { of, add, values } = conditions
  const { rows, at } = placesOf(conditions)
  const [isPast, order] = query.isOldestFirst ? ['>', 'ASC'] : ['<', 'DESC']
  const past = (alias: string) =>
    query.seen ? `${alias}.event_id ${isPast} ${add(query.seen)}::bigint` : 'true'
  const matches = `event e WHERE ${at('e')} AND ${of('e')}`

  const entries = () => `SELECT e.event_id FROM ${rows} CROSS JOIN LATERAL (
      SELECT e.event_id FROM ${matches} AND ${past('e')} ORDER BY e.event_id ${order} LIMIT ${limit}
    ) e ORDER BY e.event_id ${order} LIMIT ${limit}`

  // All matches of each request come together here, so that its newest and its counts are at hand.
  const requests = () => `SELECT r.event_id, r.entries, r.records, r.requests FROM (
      SELECT max(m.event_id) AS event_id, sum(m.entries) AS entries, count(*) AS records, count(*) OVER () AS requests FROM (
        SELECT e.request_id, max(e.event_id) AS event_id, count(*) AS entries
        FROM ${rows} CROSS JOIN LATERAL (SELECT e.* FROM ${matches} OFFSET 0) e
        GROUP BY e.request_id, e.resource, e.record_id
      ) m GROUP BY m.request_id
    ) r WHERE ${past('r')} ORDER BY r.event_id ${order} LIMIT ${limit}`

  // The newest of a request at these places need not be its newest, and its others are elsewhere.
  // That is asked of one request after the other, in order, until there are enough: an anti-join
  // would read the whole table to show one page.
  const scattered = () => `SELECT r.event_id, w.entries, w.records FROM (
      SELECT r.* FROM (
        SELECT e.request_id, max(e.event_id) AS event_id
        FROM ${rows} CROSS JOIN LATERAL (SELECT e.request_id, e.event_id FROM ${matches} AND ${past('e')} OFFSET 0) e
        GROUP BY e.request_id ORDER BY 2 ${order} OFFSET 0
      ) r WHERE r.event_id = (
        SELECT n.event_id FROM event n WHERE n.request_id = r.request_id AND ${of('n')} ORDER BY n.event_id DESC LIMIT 1
      ) ORDER BY r.event_id ${order} LIMIT ${limit}
    ) r CROSS JOIN LATERAL (
      SELECT sum(m.entries) AS entries, count(*) AS records FROM (
        SELECT count(*) AS entries FROM event n WHERE n.request_id = r.request_id AND ${of('n')}
        GROUP BY n.resource, n.record_id
      ) m
    ) w`

  const found = query.isByRequest ? (isWhole ? requests() : scattered()) : entries()
  const counts = query.isByRequest
    ? `, r.entries::text AS request_entries, r.records::text AS request_records${isWhole ? ', r.requests::text AS requests' : ''}`
    : ''
  return {
    text: `SELECT e.event_id::text, e.resource, e.record_id::text, e.version::text,
      (extract(epoch FROM e.at) * 1000)::float8 AS at, e.user_id, u.display_name AS user_name,
      e.audit_user_id, a.display_name AS audit_user_name, e.request_id, e.action, e.reason, ${SHOWN}::text AS changes${counts}
    FROM (${found}) r JOIN event e ON e.event_id = r.event_id
      LEFT JOIN user_account u ON u.user_id = e.user_id
      LEFT JOIN user_account a ON a.user_id = e.audit_user_id
    ORDER BY e.event_id ${order}`,
    values,
  }
}
