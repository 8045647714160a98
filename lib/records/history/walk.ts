import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { EVERYTHING, type Stretch } from './blocks'
import { MAX_TOLD_APART, walkBlocks } from './blockWalk'
import {
  type After,
  changedTogether,
  type HistoryQuery,
  historyConditions,
  isChangedAgain,
  isOfOneRequest,
  parameters,
} from './conditions'
import { notedBlocks, stretchesInTime } from './notes'
import {
  after,
  ENOUGH,
  inStretches,
  isEmpty,
  NOTHING,
  type Part,
  type PlacesOf,
  restOf,
  type Walk,
  within,
} from './places'

/** Begins to walk through the entries that a query may mean. */
export async function walkHistory(db: Database, query: HistoryQuery): Promise<Walk> {
  const named = namedPlaces(query)
  if (!named) return walkBlocks(await notedBlocks(db, query), query)
  // Whether a request goes on elsewhere could only be told by asking after each of its entries, and
  // whether somebody else shares its id by reading all that has it.
  const isShared = query.requestId !== undefined && !isOfOneRequest(query)
  const isAtOnce = query.isByRequest && (query.after?.length || isShared)
  if (isAtOnce) return takeAll(named)
  return walkPlaces(db, query, named, await stretchesInTime(db, query))
}

/** Places that the query itself names: what a request changed later, a request, a record. */
function namedPlaces(query: HistoryQuery): PlacesOf | undefined {
  const { requestId, recordId, after: [after] = [], resources } = query
  if (after) return changedBy(after, query)
  if (requestId !== undefined && recordId === undefined) {
    return ({ add }) => ({
      rows: `(SELECT ${add(requestId)}::text AS request_id) x`,
      at: (alias) => `${alias}.request_id = x.request_id`,
    })
  }
  if (recordId === undefined) return undefined
  return ({ add }) => ({
    rows: `(SELECT unnest(${add(resources)}::text[]) AS resource, ${add(recordId)}::text AS record_id) x`,
    at: (alias) => `${alias}.resource = x.resource AND ${alias}.record_id = x.record_id`,
  })
}

/**
 * The records that a request changed, from then on. What it changed more than once it may have changed
 * again after somebody else, who stands in the way of nothing by that.
 */
const changedBy =
  ({ requestId, isAgain }: After, { resources, recordId }: HistoryQuery): PlacesOf =>
  ({ add }) => {
    const request = add(requestId)
    const own = `FROM event WHERE request_id = ${request} AND resource = ANY (${add(resources)}::text[])
      ${recordId === undefined ? '' : `AND record_id = ${add(recordId)}`}`
    const changed = `SELECT resource, record_id, min(event_id) AS changed, count(*) = 1 AS once ${own} GROUP BY 1, 2`
    const fields = `SELECT resource, record_id, array_agg(DISTINCT f.name) AS fields FROM (SELECT * ${own}) o, unnest(${changedTogether('o')}) f(name) GROUP BY 1, 2`
    return {
      rows: isAgain
        ? `(SELECT * FROM (${changed}) c JOIN (${fields}) f USING (resource, record_id)) x`
        : `(${changed}) x`,
      at: (alias) =>
        `${alias}.resource = x.resource AND ${alias}.record_id = x.record_id AND ${alias}.event_id > x.changed
          ${isAgain ? `AND ${alias}.fields && x.fields AND (x.once OR ${isChangedAgain(request, alias)})` : ''}`,
    }
  }

/** All places at once. */
function takeAll(named: PlacesOf): Walk {
  const part: Part = { ...EVERYTHING, placesOf: named, entries: 0, isWhole: true }
  const parts = [part]
  return {
    next: async () => parts.pop(),
    counting: async () => ({ part, total: 0, isExact: true }),
  }
}

/** Walks along indexes, which have the next so many matches in order. */
function walkPlaces(
  db: Database,
  query: HistoryQuery,
  named: PlacesOf,
  inTime: readonly Stretch[],
): Walk {
  const placesWithin = (stretch: Stretch) =>
    inStretches(
      named,
      inTime.map((each) => within(each, stretch)),
    )

  /** The next so many matches: how many there are, and between which numbers. */
  async function find(rest: Stretch, entries: number, isUp: boolean) {
    const into = parameters()
    const matches = historyConditions(query, into)
    const { rows, at } = placesWithin(rest)(into)
    const next = `ORDER BY e.event_id ${isUp ? 'ASC' : 'DESC'} LIMIT ${entries}`
    const found = await queryRaw<{ count: number; first: string; last: string }>(db, {
      text: `SELECT count(*)::integer AS count, min(e.event_id)::text AS first, max(e.event_id)::text AS last FROM (
        SELECT e.event_id FROM ${rows} CROSS JOIN LATERAL (
          SELECT e.event_id FROM event e WHERE ${at('e')} AND ${matches('e')} ${next}
        ) e ${next}) e`,
      values: into.values,
    })
    const [{ count, first, last } = { count: 0, first: '0', last: '0' }] = found
    if (count === 0) return undefined
    const stretch = { first: Number(first), beyond: Number(last) + 1 }
    return { ...stretch, placesOf: placesWithin(stretch), entries: count }
  }

  const isUp = query.isOldestFirst === true
  let rest = restOf(query)
  return {
    async next(entries) {
      const part = isEmpty(rest) ? undefined : await find(rest, entries, isUp)
      if (part) rest = part.entries < entries ? NOTHING : after(part, rest, isUp)
      return part
    },
    async counting() {
      const most = query.isByRequest ? MAX_TOLD_APART : ENOUGH + 1
      const part = await find(EVERYTHING, most, false)
      const count = part?.entries ?? 0
      if (!query.isByRequest) return { total: count, isExact: count < most }
      return { part, total: 0, isExact: count < most }
    },
  }
}
