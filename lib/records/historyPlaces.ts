import type { Queryable } from '@/lib/db/queryable'
import { BLOCK_SIZE, type NotedBlocks, notedBlocks } from './historyBlocks'
import type { HistoryConditions, HistoryQuery } from './historyConditions'

/**
 * Where entries stand that a query looks for: rows `x`, and for each of them a stretch of one
 * index that has its entries in their order. A page takes no more than a page from each place, so
 * what it costs depends on the number of places and not on how many entries match.
 */
export interface Places {
  /** FROM item of the rows `x`. */
  readonly rows: string
  /** Whether an entry called by an alias stands at `x`. */
  at(alias: string): string
}

/** The places for one statement, whose values they add theirs to. */
export type PlacesOf = (conditions: HistoryConditions) => Places

/** All places of a query. */
export interface AllPlaces {
  /** True when one statement has all places, so that it meets every entry of each request. */
  readonly isWhole: boolean
  /** For one statement after the other, in the order of the query. */
  inOrder(): AsyncIterable<PlacesOf> | Iterable<PlacesOf>
  readonly counted: {
    /** Where matches are counted one by one. */
    readonly places: PlacesOf
    /** How many there are elsewhere, or at least. */
    readonly elsewhere: number
    readonly isExact: boolean
  }
}

/** Finds the places of a query's entries. */
export async function findPlaces(db: Queryable, query: HistoryQuery): Promise<AllPlaces> {
  const named = namedPlaces(query)
  if (!named) return placesInBlocks(await notedBlocks(db, query), query)
  const counted = { places: named, elsewhere: 0, isExact: true }
  return { isWhole: true, inOrder: () => [named], counted }
}

/** Places that the query itself names: what a request changed later, a request, a record. */
function namedPlaces(query: HistoryQuery): PlacesOf | undefined {
  const { requestId, recordId, afterRequest, resources } = query
  if (afterRequest !== undefined) {
    return ({ add }) => ({
      rows: `(SELECT resource, record_id, min(event_id) AS changed FROM event WHERE request_id = ${add(afterRequest)} GROUP BY 1, 2) x`,
      at: (alias) =>
        `${alias}.resource = x.resource AND ${alias}.record_id = x.record_id AND ${alias}.event_id > x.changed`,
    })
  }
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

/** A block, or the entries after all blocks. */
type Stretch = number | { readonly from: number }

/** Blocks that one statement reads at most. */
const MOST_READ = 64
/** Blocks in which matches are counted one by one. */
const MOST_COUNTED = 16
/** Matches that the notes count up to; beyond, to say that there are more is enough. */
const ENOUGH = 10_000

async function placesInBlocks(noted: NotedBlocks, query: HistoryQuery): Promise<AllPlaces> {
  return {
    isWhole: false,
    inOrder: () => inParts(noted, query),
    counted: await placesToCount(noted, query),
  }
}

/** Places for as many matches as a page needs, and for more and more where those were too few. */
async function* inParts(noted: NotedBlocks, query: HistoryQuery): AsyncGenerator<PlacesOf> {
  const newest = { from: noted.next }
  let part: Stretch[] = !query.isOldestFirst && isAhead(newest, query) ? [newest] : []
  let wanted = query.limit + 1
  let found = 0
  for await (const blocks of noted.inOrder()) {
    for (const { block, entries } of blocks) {
      part.push(block)
      found += entries
      if (found < wanted && part.length < MOST_READ) continue
      yield placesOf(part)
      part = []
      found = 0
      wanted *= 2
    }
  }
  if (query.isOldestFirst) part.push(newest)
  if (part.length > 0) yield placesOf(part)
}

async function placesToCount(
  noted: NotedBlocks,
  query: HistoryQuery,
): Promise<AllPlaces['counted']> {
  const newest = { from: noted.next }
  const { blocks, isAll } = await noted.newest()
  if (noted.isTold && !query.isByRequest) {
    const some = blocks.reduce((sum, { entries }) => sum + entries, 0)
    const isExact = isAll || some < ENOUGH
    const elsewhere = isAll ? some : isExact ? await noted.total() : ENOUGH
    return { places: placesOf([newest]), elsewhere, isExact }
  }
  const few = blocks.slice(0, MOST_COUNTED).map(({ block }) => block)
  const isExact = isAll && few.length === blocks.length
  return { places: placesOf([newest, ...few]), elsewhere: 0, isExact }
}

const boundsOf = (stretch: Stretch): readonly [first: number, end: number] =>
  typeof stretch === 'number'
    ? [stretch * BLOCK_SIZE, (stretch + 1) * BLOCK_SIZE]
    : [stretch.from * BLOCK_SIZE, Number.MAX_SAFE_INTEGER]

/** Whether entries of a stretch come after the one that was seen last. */
function isAhead(stretch: Stretch, { seen, isOldestFirst }: HistoryQuery): boolean {
  if (seen === undefined) return true
  const [first, end] = boundsOf(stretch)
  return isOldestFirst ? Number(seen) < end : Number(seen) > first
}

const placesOf =
  (stretches: readonly Stretch[]): PlacesOf =>
  ({ add }) => {
    const bounds = stretches.map(boundsOf)
    const all = (index: 0 | 1) => `${add(bounds.map((pair) => pair[index]))}::bigint[]`
    return {
      rows: `unnest(${all(0)}, ${all(1)}) x(first, beyond)`,
      at: (alias) => `${alias}.event_id >= x.first AND ${alias}.event_id < x.beyond`,
    }
  }
