import type { Queryable } from '@/lib/db/queryable'
import { inTransaction } from '@/lib/db/transaction'
import { searchExpression } from '@/lib/derive/indexes'
import { type Conditions, type Count, countMatches } from './count'
import type { OrderKey } from './listOrder'
import type { ListQuery } from './listQuery'
import type { Store } from './stores'

/** Matches that contain the words as typed are ranked up to so many; more come by their ids. */
const MOST_RANKED = 1000
/** With fewer matches than this, near ones are looked for too. */
const NEAR_BELOW = 50
/** Near matches that are weighed, in the order in which they are found, and that are offered. */
const NEAR_WEIGHED = 1000
const NEAR_OFFERED = 200
/** Stands in a cursor for "these are not ranked". */
const UNRANKED = '3'

/** What a search adds to a list besides its condition. */
interface Search {
  /** The order of the matches, where no other was asked for. */
  readonly rank: OrderKey | undefined
  readonly count: Count
}

/**
 * Searches in two steps: first what contains the words as typed, which an index finds at once
 * however common they are; then, only where that is little, what is near to them. Weighing
 * likenesses of a hundred thousand records takes a second, so that step is bounded.
 */
export async function applySearch(
  db: Queryable,
  store: Store,
  query: ListQuery,
  conditions: Conditions,
): Promise<Search | undefined> {
  if (query.search === undefined) return undefined
  const words = query.search.toLowerCase()
  const text = searchExpression(store.resource, 't')
  const pattern = conditions.add(`%${words.replace(/[\\%_]/g, '\\$&')}%`)
  const contains = `${text} LIKE ${pattern}`
  const filters = [...conditions.sql]
  conditions.sql.push(contains)
  const exact = await countMatches(db, store, conditions)
  if (exact.total < NEAR_BELOW) {
    const apart = [...filters, `NOT ${contains}`]
    const near = await findNear(db, store, words, apart, conditions.values)
    const found = `t.${store.id} = ANY (${conditions.add(near)}::${store.idType}[])`
    conditions.sql.splice(0, Infinity, ...filters, `(${contains} OR ${found})`)
    return { rank: rankOf(exact), count: { total: exact.total + near.length, totalExact: true } }
  }
  return { rank: rankOf(exact), count: exact }

  /** What contains the words first, then by how much of the words is found; a list keeps its way. */
  function rankOf({ total }: Count): OrderKey | undefined {
    if (!query.ranked) return undefined
    const isRanked = query.after ? query.after[0] !== UNRANKED : total <= MOST_RANKED
    const likeness = () =>
      `CASE WHEN ${contains} THEN 1 ELSE 0 END + word_similarity(${conditions.add(words)}, ${text})`
    const sql = isRanked ? `(${likeness()})::numeric(6, 4)` : `${UNRANKED}::numeric`
    return { sql, type: 'numeric', descending: true }
  }
}

/** Ids of the records nearest to the words: close ones, or where there are none, less close ones. */
const findNear = (
  db: Queryable,
  store: Store,
  words: string,
  conditions: readonly string[],
  given: readonly unknown[],
): Promise<string[]> =>
  inTransaction(db, async (connection) => {
    const text = searchExpression(store.resource, 't')
    const values = [...given, words]
    const place = `$${values.length}`
    // The planner cannot know how few rows are alike, and reading them all is never the way.
    await connection.query({ text: 'SET LOCAL enable_seqscan = off' })
    for (const threshold of thresholdsFor(words)) {
      await connection.query({
        text: `SET LOCAL pg_trgm.word_similarity_threshold = ${threshold}`,
      })
      const { rows } = await connection.query<{ id: string }>({
        text: `SELECT n.id::text AS id FROM (
            SELECT t.${store.id} AS id, word_similarity(${place}, ${text}) AS likeness FROM ${store.table} t
            WHERE ${[...conditions, `${place} <% ${text}`].join(' AND ')} LIMIT ${NEAR_WEIGHED}
          ) n ORDER BY n.likeness DESC, n.id LIMIT ${NEAR_OFFERED}`,
        values,
      })
      if (rows.length > 0) return rows.map((row) => row.id)
    }
    return []
  })

/**
 * How much of the words has to be found again: a slip in a long word spoils a smaller part of it.
 * A high bar is also what makes the index quick.
 */
const thresholdsFor = (words: string): readonly number[] =>
  words.length < 8 ? [0.45, 0.3] : [0.55, 0.4]
