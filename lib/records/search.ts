import type { Queryable } from '@/lib/db/queryable'
import { inTransaction } from '@/lib/db/transaction'
import { searchTable } from '@/lib/derive/searchText'
import { type Conditions, type Count, conditionsOver, findMatches } from './count'
import type { OrderKey } from './listOrder'
import type { ListQuery } from './listQuery'
import type { Store } from './stores'

/** Matches that contain the words as typed are ranked up to so many; more come by their ids. */
const MOST_RANKED = 1000
/** With fewer matches than this, near ones are looked for too. */
const NEAR_BELOW = 50
/** Near matches that are weighed, in the order in which they are found, and that are offered. */
const NEAR_WEIGHED = 500
const NEAR_OFFERED = 200
/** Stands in a cursor for "these are not ranked". */
const UNRANKED = '3'

/** The list that a search leaves. */
interface Search {
  /** The filters and the search, over `t` and over `s`, the text of each record. */
  readonly conditions: Conditions
  /** The order of the matches, where no other was asked for. */
  readonly rank: OrderKey | undefined
  readonly count: Count
  /** True where the conditions name every match, which are then only to be sorted. */
  readonly isFound?: boolean
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
  filters: Conditions,
): Promise<Search | undefined> {
  if (query.search === undefined) return undefined
  const words = query.search.toLowerCase()
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const contains = (conditions: Conditions) => `s.words LIKE ${conditions.add(pattern)}`
  const texts = `${searchTable(store.resource)} s`
  const joined = `${texts} JOIN ${store.table} t ON t.${store.id} = s.${store.id}`
  // To find and to count, the records themselves are looked at only where a filter asks for them.
  const lean = filters.sql.length === 0 ? texts : joined

  const exact = conditionsOver(lean, filters)
  exact.sql.push(contains(exact))
  const { count, ids } = await findMatches(db, exact, query.ranked ? undefined : `s.${store.id}`)
  const conditions = conditionsOver(joined, filters)
  if (count.total >= NEAR_BELOW) {
    if (ids) return { conditions: amongst(ids), rank: undefined, count, isFound: true }
    conditions.sql.push(contains(conditions))
    return { conditions, rank: rankOf(count), count }
  }
  const apart = conditionsOver(lean, filters)
  apart.sql.push(`NOT ${contains(apart)}`)
  const near = await findNear(db, store, words, apart)
  const both = { total: count.total + near.length, totalExact: true }
  if (ids)
    return { conditions: amongst([...ids, ...near]), rank: undefined, count: both, isFound: true }
  const found = `s.${store.id} = ANY (${conditions.add(near)}::${store.idType}[])`
  conditions.sql.push(count.total === 0 ? found : `(${contains(conditions)} OR ${found})`)
  return { conditions, rank: rankOf(count), count: both }

  /**
   * Records by their ids, each fetched for itself. Left to the planner, a search with an order
   * walks the index of that order until it has met enough matches: for a university by name that
   * is almost all of it.
   */
  function amongst(found: readonly string[]): Conditions {
    const from = `unnest($1::${store.idType}[]) f(id) CROSS JOIN LATERAL (SELECT * FROM ${store.table} r WHERE r.${store.id} = f.id OFFSET 0) t`
    return conditionsOver(from, { sql: [], values: [found] })
  }

  /** What contains the words first, then by how much of the words is found; a list keeps its way. */
  function rankOf({ total }: Count): OrderKey | undefined {
    if (!query.ranked) return undefined
    const isRanked = query.after ? query.after[0] !== UNRANKED : total <= MOST_RANKED
    const likeness = () =>
      `CASE WHEN ${contains(conditions)} THEN 1 ELSE 0 END + word_similarity(${conditions.add(words)}, s.words)`
    const sql = isRanked ? `(${likeness()})::numeric(6, 4)` : `${UNRANKED}::numeric`
    return { sql, type: 'numeric', descending: true }
  }
}

/** What a record's text has to be near to, and how near each part of it. */
interface Bar {
  readonly parts: readonly string[]
  readonly threshold: number
}

/** Ids of the records nearest to the words: close ones, or where there are none, less close ones. */
const findNear = (
  db: Queryable,
  store: Store,
  words: string,
  { from, sql, values: given }: Conditions,
): Promise<string[]> =>
  inTransaction(db, async (connection) => {
    // The planner cannot know how few rows are alike, and reading them all is never the way.
    await connection.query({ text: 'SET LOCAL enable_seqscan = off' })
    for (const { parts, threshold } of barsFor(words)) {
      await connection.query({
        text: `SET LOCAL pg_trgm.word_similarity_threshold = ${threshold}`,
      })
      const values = [...given, words, ...parts]
      const first = given.length + 1
      const near = parts.map((_, part) => `$${first + 1 + part} <% s.words`)
      const { rows } = await connection.query<{ id: string }>({
        text: `SELECT n.id::text AS id FROM (
            SELECT s.${store.id} AS id, word_similarity($${first}, s.words) AS likeness FROM ${from}
            WHERE ${[...sql, ...near].join(' AND ')} LIMIT ${NEAR_WEIGHED}
          ) n ORDER BY n.likeness DESC, n.id LIMIT ${NEAR_OFFERED}`,
        values,
      })
      if (rows.length > 0) return rows.map((row) => row.id)
    }
    return []
  })

/** What stands between words, as pg_trgm sees it. */
const APART = /[^\p{L}\p{N}]+/gu
/** Words of fewer letters than this share their trigrams with too many others. */
const TELLING = 4
/** Together the words need so many letters, or as many records have them all as have one of them. */
const TELLING_TOGETHER = 12

/**
 * How near a text has to be. A slip in a long word spoils a smaller part of it, so there the bar
 * is higher, which is also what makes the index quick. Of several words each is looked for by
 * itself at first: the index then reads on only where all of them may be.
 */
function barsFor(words: string): readonly Bar[] {
  // Signs alone have no trigrams: the index would have nothing to go by, and nothing is near them.
  if (words.replace(APART, '') === '') return []
  const telling = words.split(APART).filter((word) => word.length >= TELLING)
  const whole = (threshold: number): Bar => ({ parts: [words], threshold })
  if (telling.length > 1 && telling.join('').length >= TELLING_TOGETHER) {
    return [{ parts: telling, threshold: 0.5 }, whole(0.4)]
  }
  return words.length < 8 ? [whole(0.45), whole(0.3)] : [whole(0.55), whole(0.4)]
}
