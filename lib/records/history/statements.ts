import type { Statement } from '@/lib/db/raw'
import { storedBytesSql } from '@/lib/derive/database/longFields'
import { accountNameSql } from '@/lib/derive/naming'
import { bytesBefore, whileNotEnough } from '../boundedPage'
import { shownEntryChanges } from '../withheld'
import {
  type HistoryQuery,
  historyConditions,
  isSameRequest,
  parameters,
  requestColumns,
} from './conditions'
import { ENOUGH, type Part } from './places'

const SHOWN = shownEntryChanges('e')

/** SQL for what entries called `e` say of values, of as many of them, in an order, as there is room for. */
const changesInOrder = (order: string): string =>
  `${whileNotEnough(`${SHOWN}::text`, bytesBefore(storedBytesSql('e.changes'), order))} AS changes`

/** Reads what entries say of values: those with the ids $1, in their order. */
export const changesStatement = (eventIds: readonly string[]): Statement => ({
  text: `SELECT e.event_id::text, ${changesInOrder('ORDER BY p.place')}
    FROM unnest($1::bigint[]) WITH ORDINALITY p(id, place) JOIN event e ON e.event_id = p.id ORDER BY p.place`,
  values: [eventIds],
})

/** How many match in a part. */
export interface Counted extends Record<string, unknown> {
  readonly total: string
}

/** Counts the matches of a part: entries, or requests that have any. */
export function countStatement(query: HistoryQuery, { placesOf }: Part): Statement {
  const into = parameters()
  const matches = historyConditions(query, into)
  const { rows, at } = placesOf(into)
  const counted = query.isByRequest ? `DISTINCT (${requestColumns('e')})` : '*'
  return {
    text: `SELECT count(${counted}) AS total FROM ${rows} CROSS JOIN LATERAL (
      SELECT ${requestColumns('e')} FROM event e WHERE ${at('e')} AND ${matches('e')} OFFSET 0) e`,
    values: into.values,
  }
}

/** Entries of one among many requests that are counted. */
const MAX_OF_EACH = 1000

/** SQL for the first and last action of entries by the alphabet: the same where all did the same. */
const actionsOf = (alias: string): string =>
  `min(${alias}.action) AS first_action, max(${alias}.action) AS last_action`
/** The same of records `m` of which that is known. */
const ACTIONS = 'min(m.first_action) AS first_action, max(m.last_action) AS last_action'

/**
 * Reads entries of a part in order, or of its requests the newest entry each: those whose newest
 * match stands in the part.
 *
 * @param limit the most to read
 */
export function pageStatement(query: HistoryQuery, part: Part, limit: number): Statement {
  const into = parameters()
  const order = query.isOldestFirst ? 'ASC' : 'DESC'
  const matches = historyConditions(query, into)
  const { rows, at } = part.placesOf(into)

  const entries = () => `SELECT e.event_id FROM ${rows} CROSS JOIN LATERAL (
      SELECT e.event_id FROM event e WHERE ${at('e')} AND ${matches('e')} ORDER BY e.event_id ${order} LIMIT ${limit}
    ) e ORDER BY e.event_id ${order} LIMIT ${limit}`

  // What a part has of a request is counted as it is read: a thousand entries of a bulk request
  // stand together.
  const grouped =
    () => `SELECT ${requestColumns('m')}, max(m.event_id) AS event_id, sum(m.entries) AS entries, count(*) AS records, ${ACTIONS} FROM (
      SELECT ${requestColumns('e')}, max(e.event_id) AS event_id, count(*) AS entries, ${actionsOf('e')}
      FROM ${rows} CROSS JOIN LATERAL (SELECT e.* FROM event e WHERE ${at('e')} AND ${matches('e')} OFFSET 0) e
      GROUP BY ${requestColumns('e')}, e.resource, e.record_id
    ) m GROUP BY ${requestColumns('m')} ORDER BY event_id ${order} OFFSET 0`

  const inOrder = `ORDER BY r.event_id ${order} LIMIT ${limit}`
  const isPast = () =>
    query.seen === undefined
      ? 'true'
      : `r.event_id ${query.isOldestFirst ? '>' : '<'} ${into.add(query.seen)}::bigint`
  const wholeRequests = () =>
    `SELECT r.*, true AS exact FROM (SELECT g.*, count(*) OVER () AS requests FROM (${grouped()}) g) r WHERE ${isPast()} ${inOrder}`

  // Only a request that goes on elsewhere is counted by itself, and not to the end. Whether it
  // does is asked of one after the other, in order, until there are enough: a join would read all
  // that ever happened to show one page.
  const requests = () => {
    const most = query.requestId === undefined ? MAX_OF_EACH : ENOUGH
    const elsewhere = (side: '<' | '>=', bound: number) =>
      `FROM event n WHERE ${isSameRequest('n', 'r')} AND n.event_id ${side} ${into.add(bound)}::bigint AND ${matches('n')}`
    return `SELECT r.event_id, greatest(r.entries, w.entries) AS entries, greatest(r.records, w.records) AS records,
      least(r.first_action, w.first_action) AS first_action, greatest(r.last_action, w.last_action) AS last_action, coalesce(w.exact, true) AS exact
    FROM (
      SELECT r.* FROM (${grouped()}) r WHERE (SELECT 1 ${elsewhere('>=', part.beyond)} LIMIT 1) IS NULL ${inOrder}
    ) r
    CROSS JOIN LATERAL (SELECT (SELECT 1 ${elsewhere('<', part.first)} LIMIT 1) IS NOT NULL AS goes_on OFFSET 0) g
    LEFT JOIN LATERAL (
      SELECT least(sum(m.entries), ${most}) AS entries, least(count(*), ${most}) AS records, ${ACTIONS}, sum(m.entries) <= ${most} AS exact FROM (
        SELECT count(*) AS entries, ${actionsOf('n')} FROM (
          SELECT n.resource, n.record_id, n.action ${elsewhere('<', part.beyond)} AND g.goes_on LIMIT ${most + 1}
        ) n GROUP BY n.resource, n.record_id
      ) m
    ) w ON g.goes_on`
  }

  const found = !query.isByRequest ? entries() : part.isWhole ? wholeRequests() : requests()
  const counts = `, r.entries::text AS request_entries, r.records::text AS request_records, r.exact AS request_exact,
      CASE WHEN r.first_action = r.last_action THEN r.first_action END AS request_action${part.isWhole ? ', r.requests::text' : ''}`
  return {
    text: `SELECT e.event_id::text, e.resource, e.record_id, e.version::text,
      (extract(epoch FROM e.at) * 1000)::float8 AS at, e.user_id, ${accountNameSql('e.user_id')} AS user_name,
      e.audit_user_id, ${accountNameSql('e.audit_user_id')} AS audit_user_name, e.request_id, e.action, e.reason, ${changesInOrder(`ORDER BY e.event_id ${order}`)}${query.isByRequest ? counts : ''}
    FROM (${found}) r JOIN event e ON e.event_id = r.event_id
    ORDER BY e.event_id ${order}`,
    values: into.values,
  }
}
