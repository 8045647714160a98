import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { searchTable } from '@/lib/derive/database/searchText'
import { SHORTEST_WORD, searchWordTable } from '@/lib/derive/database/searchWords'
import { slipsBetween } from '@/lib/text/slips'
import type { Store } from '../stores'

/** The words of a text, and its numbers: what stands between them does not count. */
export const wordsIn = (text: string): string[] => [
  ...new Set(text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? []),
]

const isNumber = (word: string): boolean => /\p{N}/u.test(word)

/** A word that may have been meant, and by how many slips another was typed for it. */
export interface NearWord {
  readonly word: string
  readonly slips: number
}

/** Words of fewer letters may have one slip: two make another word of them. */
const BEARS_TWO_SLIPS = 6
/** The beginning of a longer word may have been typed, with one slip, from so many letters on. */
const TELLING_BEGINNING = 5
/** Shorter numbers are taken as they are typed: of most of them the neighbours are numbers too. */
const TELLING_NUMBER = 8
/** Words that are taken for what one typed word may have meant, and what all of them may. */
const MAX_NEAR = 24
const MAX_NEAR_IN_ALL = 48
/** Words that are weighed because they are alike, where more than one slip is between them. */
const MAX_ALIKE = 200

/**
 * What occurs in a resource's records and may have been meant by the words typed, the nearest
 * first. Two words that were typed as one are found as the two with a blank between them.
 */
export async function nearWords(
  db: Database,
  store: Store,
  typed: readonly string[],
): Promise<ReadonlyMap<string, readonly NearWord[]>> {
  const words = typed.filter((word) => word.length >= SHORTEST_WORD && !isNumber(word))
  const numbers = typed.filter((word) => word.length >= TELLING_NUMBER && isNumber(word))
  // One after the other: a search of many numbers would take all of a process's connections.
  const found = [await wordsLike(db, store, words)]
  for (const number of numbers) found.push(await numbersLike(db, store, number))
  const most = Math.min(MAX_NEAR, Math.ceil(MAX_NEAR_IN_ALL / typed.length))
  return new Map(
    found.flat().map(({ typed, like, joined }) => {
      const near = like.flatMap((word) => nearnessOf(typed, word))
      const all = [...near, ...joined.map((word) => ({ word, slips: 1 }))]
      return [typed, all.sort((one, other) => one.slips - other.slips).slice(0, most)] as const
    }),
  )
}

/** What may be near to a word, and the two words that it may be. */
interface Candidates {
  readonly typed: string
  readonly like: string[]
  readonly joined: string[]
}

/** Words are looked up by one slip exactly, and by the letters that they share for two. */
async function wordsLike(
  db: Database,
  store: Store,
  words: readonly string[],
): Promise<Candidates[]> {
  if (words.length === 0) return []
  const table = searchWordTable(store.resource)
  const known = (text: string) =>
    `CROSS JOIN LATERAL (SELECT w.word FROM ${table} w WHERE w.word = ${text} LIMIT 1)`
  const rows = await queryRaw<Candidates>(db, {
    text: `SELECT q.word AS typed, ARRAY(
        SELECT w.word FROM ${table} w WHERE search_word_keys(w.word) && search_word_keys(q.word)
        UNION (SELECT w.word FROM ${table} w WHERE w.word % q.word ORDER BY similarity(w.word, q.word) DESC LIMIT ${MAX_ALIKE})
      ) AS "like", ARRAY(
        SELECT b.word || ' ' || e.word FROM generate_series(${SHORTEST_WORD}, char_length(q.word) - ${SHORTEST_WORD}) place
          ${known('left(q.word, place)')} b ${known('substr(q.word, place + 1)')} e
      ) AS joined
      FROM unnest($1::text[]) q(word)`,
    values: [words],
  })
  return rows
}

/**
 * Numbers are as many as records, so they stand in no table of their own. One slip leaves either
 * half of a number as it was, unless it swaps the two digits between which the halves part.
 */
async function numbersLike(db: Database, store: Store, number: string): Promise<Candidates[]> {
  const { length } = number
  const half = length >> 1
  const [first, second] = [number.slice(0, half), number.slice(half)]
  const swapped = first.slice(0, -1) + second.slice(0, 1) + first.slice(-1) + second.slice(1)
  const rows = await queryRaw<{ word: string }>(db, {
    text: `SELECT DISTINCT f.found[1] AS word FROM ${searchTable(store.resource)} s
        CROSS JOIN LATERAL regexp_matches(s.words, '[[:digit:]]+', 'g') f(found)
      WHERE (s.words LIKE $1 OR s.words LIKE $2 OR s.words LIKE $3) AND char_length(f.found[1]) BETWEEN $4 AND $5`,
    values: [`%${first}%`, `%${second}%`, `%${swapped}%`, length - 1, length + 1],
  })
  return [{ typed: number, like: rows.map(({ word }) => word), joined: [] }]
}

function nearnessOf(typed: string, word: string): NearWord[] {
  // What contains the word as typed is found without this.
  if (word.includes(typed)) return []
  const { whole, beginning } = slipsBetween(typed, word)
  const isBeginning = beginning === 1 && typed.length >= TELLING_BEGINNING && !isNumber(typed)
  const slips = isBeginning ? 1 : whole
  const allowed = typed.length < BEARS_TWO_SLIPS || isNumber(typed) ? 1 : 2
  return slips <= allowed ? [{ word, slips }] : []
}
