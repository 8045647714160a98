import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { BLOCK_SIZE } from './historyBlocks'
import { type After, type HistoryQuery, type Parameters, parameters } from './historyConditions'
import { type NotedBlock, type NotedBlocks, notedBlocks } from './historyNotes'

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

/** Entries with the numbers from one on, and before another. */
interface Stretch {
  readonly first: number
  readonly beyond: number
}

const EVERYTHING: Stretch = { first: 0, beyond: Number.MAX_SAFE_INTEGER }

/** A stretch of the history, and the places in it that have all of its matches. */
export interface Part extends Stretch {
  readonly placesOf: PlacesOf
  /** About how many entries stand there that may match. */
  readonly entries: number
}

/** Where matches are counted one by one. */
export interface Counting {
  readonly part: Part
  /** How many there are elsewhere, or at least. */
  readonly elsewhere: number
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

/** Entries that are looked at to count matches; beyond, to say that there are more is enough. */
export const ENOUGH = 10_000

/** Begins to walk through the entries that a query may mean. */
export async function walkHistory(db: Database, query: HistoryQuery): Promise<Walk> {
  const named = namedPlaces(query)
  return named ? walkPlaces(db, query, named) : walkBlocks(await notedBlocks(db, query), query)
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
    rows: `(SELECT unnest(${add(resources)}::text[]) AS resource, ${add(recordId)}::numeric AS record_id) x`,
    at: (alias) => `${alias}.resource = x.resource AND ${alias}.record_id = x.record_id`,
  })
}

/** The records that a request changed, from then on. */
const changedBy =
  ({ requestId, isAgain }: After, { resources, recordId }: HistoryQuery): PlacesOf =>
  ({ add }) => {
    const own = `FROM event WHERE request_id = ${add(requestId)} AND resource = ANY (${add(resources)}::text[])
      ${recordId === undefined ? '' : `AND record_id = ${add(recordId)}::numeric`}`
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

/** Walks along indexes. They tell in which stretch so many entries stand, whether these match or not. */
function walkPlaces(db: Database, query: HistoryQuery, named: PlacesOf): Walk {
  const isUp = query.isOldestFirst === true

  async function part(rest: Stretch, entries: number, isUpwards: boolean) {
    const { add, values } = parameters()
    const { rows, at } = bounded(named, rest)({ add, values })
    const [order, farthest] = isUpwards ? ['ASC', 'max'] : ['DESC', 'min']
    const next = `ORDER BY e.event_id ${order} LIMIT ${entries}`
    const found = await queryRaw<{ entries: number; farthest: string | null }>(db, {
      text: `SELECT count(*)::integer AS entries, ${farthest}(e.event_id)::text AS farthest FROM (
        SELECT e.event_id FROM ${rows} CROSS JOIN LATERAL (SELECT e.event_id FROM event e WHERE ${at('e')} ${next}) e ${next}) e`,
      values,
    })
    const [{ entries: count, farthest: end } = { entries: 0, farthest: null }] = found
    const isLast = count < entries
    const stretch = isLast
      ? rest
      : isUpwards
        ? { ...rest, beyond: Number(end) + 1 }
        : { ...rest, first: Number(end) }
    return { ...stretch, placesOf: bounded(named, stretch), entries: count, isLast }
  }

  let rest = restOf(query)
  return {
    async next(entries) {
      if (isEmpty(rest)) return undefined
      const { isLast, ...found } = await part(rest, entries, isUp)
      rest = after(found, rest, isUp)
      return found
    },
    async counting() {
      const { isLast, ...found } = await part(EVERYTHING, ENOUGH, false)
      return { part: found, elsewhere: 0, isExact: isLast }
    },
  }
}

/** The same places, only between two numbers. */
const bounded =
  (placesOf: PlacesOf, stretch: Stretch): PlacesOf =>
  (into) => {
    const { rows, at } = placesOf(into)
    const first = into.add(stretch.first)
    const beyond = into.add(stretch.beyond)
    return {
      rows,
      at: (alias) =>
        `${at(alias)} AND ${alias}.event_id >= ${first}::bigint AND ${alias}.event_id < ${beyond}::bigint`,
    }
  }

/** Blocks that one part has at most. */
const MOST_READ = 64
/** Blocks in which matches are counted one by one. */
const MOST_COUNTED = 16

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
  const { blocks, isAll } = await noted.newest()
  const counting = (stretches: readonly Stretch[]): Part => ({
    ...EVERYTHING,
    placesOf: placesIn(stretches),
    entries: 0,
  })
  if (noted.isTold && !isByRequest) {
    const some = blocks.reduce((sum, { entries }) => sum + entries, 0)
    const isExact = isAll || some < ENOUGH
    const elsewhere = isAll ? some : isExact ? await noted.total() : ENOUGH
    return { part: counting([newest]), elsewhere, isExact }
  }
  const few = blocks.slice(0, MOST_COUNTED)
  const isExact = isAll && few.length === blocks.length
  return { part: counting([newest, ...few.map(stretchOf)]), elsewhere: 0, isExact }
}

const placesIn =
  (stretches: readonly Stretch[]): PlacesOf =>
  ({ add }) => {
    const all = (bound: keyof Stretch) =>
      `${add(stretches.map((stretch) => stretch[bound]))}::bigint[]`
    return {
      rows: `unnest(${all('first')}, ${all('beyond')}) x(first, beyond)`,
      at: (alias) => `${alias}.event_id >= x.first AND ${alias}.event_id < x.beyond`,
    }
  }
