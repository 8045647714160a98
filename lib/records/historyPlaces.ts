import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { BLOCK_SIZE, EVERYTHING, type Stretch } from './historyBlocks'
import {
  type After,
  type HistoryQuery,
  historyConditions,
  type Parameters,
  parameters,
} from './historyConditions'
import { type NotedBlock, type NotedBlocks, notedBlocks, stretchesInTime } from './historyNotes'

/**
 * Where entries stand that a query looks for: rows `x`, and for each of them a stretch of one
 * index that has its entries in their order.
 */
interface Places {
  /** FROM item of the rows `x`. */
  readonly rows: string
  /** Whether an entry called by an alias stands at `x`, as SQL. */
  at(alias: string): string
}

/** The places for one statement, whose values they add theirs to. */
export type PlacesOf = (parameters: Parameters) => Places

const NOTHING: Stretch = { first: 0, beyond: 0 }

/** A stretch of the history, and the places in it that have all of its matches. */
export interface Part extends Stretch {
  readonly placesOf: PlacesOf
  /** About how many entries stand there that may match. */
  readonly entries: number
  /** True when all matches stand there, wherever the page begins. */
  readonly isWhole?: boolean
}

/** How many match. */
export interface Counting {
  /** Where matches are still to be counted one by one. */
  readonly part?: Part | undefined
  /** How many there are elsewhere. */
  readonly total: number
  /** False when there may be more. */
  readonly isExact: boolean
}

/**
 * The history from where a page begins, part by part in the order of the query. What a page costs
 * depends on the parts that it takes, and not on how many entries match.
 */
export interface Walk {
  /**
   * The next part; undefined at the end.
   *
   * @param entries how many that may match it should have
   */
  next(entries: number): Promise<Part | undefined>
  /** The newest of all, wherever the page begins. */
  counting(): Promise<Counting>
}

/** Matches that are counted; beyond, to say that there are more is enough. */
export const ENOUGH = 10_000

/** Begins to walk through the entries that a query may mean. */
export async function walkHistory(db: Database, query: HistoryQuery): Promise<Walk> {
  const named = namedPlaces(query)
  if (!named) return walkBlocks(await notedBlocks(db, query), query)
  // Whether a request goes on elsewhere could only be told by asking after each of its entries.
  const isAtOnce = query.isByRequest && query.after?.length
  if (isAtOnce) return takeAll(named)
  return walkPlaces(db, query, named, await stretchesInTime(db, query))
}

/** Places that the query itself names: what a request changed later, a request, a record. */
function namedPlaces(query: HistoryQuery): PlacesOf | undefined {
  const { requestId, recordId, after: [after] = [], resources } = query
  if (after) return changedBy(after, query)
  if (requestId !== undefined) {
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

/** The records that a request changed, from then on. */
const changedBy =
  ({ requestId, isAgain }: After, { resources, recordId }: HistoryQuery): PlacesOf =>
  ({ add }) => {
    const own = `FROM event WHERE request_id = ${add(requestId)} AND resource = ANY (${add(resources)}::text[])
      ${recordId === undefined ? '' : `AND record_id = ${add(recordId)}`}`
    const changed = `SELECT resource, record_id, min(event_id) AS changed ${own} GROUP BY 1, 2`
    const fields = `SELECT resource, record_id, array_agg(DISTINCT f.name) AS fields FROM (SELECT * ${own}) o, unnest(o.fields) f(name) GROUP BY 1, 2`
    return {
      rows: isAgain
        ? `(SELECT * FROM (${changed}) c JOIN (${fields}) f USING (resource, record_id)) x`
        : `(${changed}) x`,
      at: (alias) =>
        `${alias}.resource = x.resource AND ${alias}.record_id = x.record_id AND ${alias}.event_id > x.changed
          ${isAgain ? `AND ${alias}.fields && x.fields` : ''}`,
    }
  }

/** The rest of the history after the entry that was seen last. */
function restOf({ seen, isOldestFirst }: HistoryQuery): Stretch {
  if (seen === undefined) return EVERYTHING
  return isOldestFirst
    ? { ...EVERYTHING, first: Number(seen) + 1 }
    : { ...EVERYTHING, beyond: Number(seen) }
}

const within = (a: Stretch, b: Stretch): Stretch => ({
  first: Math.max(a.first, b.first),
  beyond: Math.min(a.beyond, b.beyond),
})

const isEmpty = ({ first, beyond }: Stretch): boolean => first >= beyond

/** What is left of a stretch after a part of it. */
const after = (part: Stretch, rest: Stretch, isUp: boolean): Stretch =>
  isUp ? { ...rest, first: part.beyond } : { ...rest, beyond: part.first }

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
      const most = query.isByRequest ? MOST_TOLD_APART : ENOUGH + 1
      const part = await find(EVERYTHING, most, false)
      const count = part?.entries ?? 0
      if (!query.isByRequest) return { total: count, isExact: count < most }
      return { part, total: 0, isExact: count < most }
    },
  }
}

/** The same places, only in some stretches of the history. */
const inStretches =
  (placesOf: PlacesOf, stretches: readonly Stretch[]): PlacesOf =>
  (into) => {
    const [places, stretch] = [placesOf(into), placesIn(stretches)(into)]
    return {
      rows: `${places.rows} CROSS JOIN ${stretch.rows}`,
      at: (alias) => `${places.at(alias)} AND ${stretch.at(alias)}`,
    }
  }

/** Blocks that one part has at most. */
const MOST_READ = 64
/** Blocks in which matches are counted one by one, and entries elsewhere to tell requests apart. */
const MOST_COUNTED = 8
const MOST_TOLD_APART = MOST_COUNTED * BLOCK_SIZE

const stretchOf = ({ block, first, last }: NotedBlock): Stretch => ({
  first: block * BLOCK_SIZE + first,
  beyond: block * BLOCK_SIZE + last + 1,
})

/** Walks through the blocks that have what is looked for, and through the entries after all blocks. */
function walkBlocks(noted: NotedBlocks, query: HistoryQuery): Walk {
  const isUp = query.isOldestFirst === true
  const newest: Stretch = { ...EVERYTHING, first: noted.next * BLOCK_SIZE }
  const steps = inSteps(noted, newest, isUp)
  let rest = restOf(query)
  return {
    async next(wanted) {
      const stretches: Stretch[] = []
      let entries = 0
      while (entries < wanted && stretches.length < MOST_READ) {
        const { value: step, done } = await steps.next()
        if (done) break
        const stretch = within(step, rest)
        if (isEmpty(stretch)) continue
        stretches.push(stretch)
        entries += step.entries
      }
      const last = stretches[stretches.length - 1]
      if (!last) return undefined
      const part = isUp ? { ...rest, beyond: last.beyond } : { ...rest, first: last.first }
      rest = after(part, rest, isUp)
      return { ...part, placesOf: placesIn(stretches), entries }
    },
    counting: () => countingOf(noted, newest, query),
  }
}

/** Stretches in order, with how many entries they have that may match; of the newest that is not known. */
async function* inSteps(noted: NotedBlocks, newest: Stretch, isUp: boolean) {
  const last = { ...newest, entries: 0 }
  if (!isUp) yield last
  for await (const blocks of noted.inOrder()) {
    for (const block of blocks) yield { ...stretchOf(block), entries: block.entries }
  }
  if (isUp) yield last
}

async function countingOf(
  noted: NotedBlocks,
  newest: Stretch,
  { isByRequest }: HistoryQuery,
): Promise<Counting> {
  const { blocks, reach } = await noted.newest()
  const isTold = (block: NotedBlock) => noted.isTold && block.isInTime && !isByRequest
  const told = blocks.filter(isTold).reduce((sum, { entries }) => sum + entries, 0)
  const others = blocks.filter((block) => !isTold(block))
  const few = others.slice(0, MOST_COUNTED)
  const part = {
    ...EVERYTHING,
    placesOf: placesIn([newest, ...few.map(stretchOf)]),
    entries: 0,
  }
  const isAll = reach === undefined && few.length === others.length
  const all = isAll || others.length > 0 || told > ENOUGH ? undefined : await noted.total()
  return { part, total: all ?? told, isExact: isAll || all !== undefined }
}

const placesIn =
  (stretches: readonly Stretch[]): PlacesOf =>
  ({ add }) => {
    const all = (bound: keyof Stretch) =>
      `${add(stretches.map((stretch) => stretch[bound]))}::bigint[]`
    return {
      rows: `unnest(${all('first')}, ${all('beyond')}) s(first, beyond)`,
      at: (alias) => `${alias}.event_id >= s.first AND ${alias}.event_id < s.beyond`,
    }
  }
