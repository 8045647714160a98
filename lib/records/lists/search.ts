import type { Database } from '@/lib/db/database'
import { searchTable, textWithin } from '@/lib/derive/database/searchText'
import { spellings } from '@/lib/text/spellings'
import { sqlText } from '@/lib/text/sqlText'
import type { Store } from '../stores'
import { containing } from './containing'
import {
  CLEARLY_MORE,
  type Conditions,
  type Count,
  conditions,
  expectedOf,
  type Matches,
} from './count'
import { nearWords, wordsIn } from './nearWords'
import type { OrderKey } from './order'
import type { ListPart } from './page'
import type { ListQuery, Reading } from './query'

/** With fewer matches than this, what is near to the words is looked for too. */
const NEAR_BELOW = 50
/** A text that a greater share of all records has is common. */
const COMMON = 0.1
/** Up to so many matches are ranked by how like the words they are. */
const MAX_RANKED = 1000

/** What is known beforehand of what a search asks. */
export interface Foreseen {
  /** How many records have the words, by the planner's statistics. */
  readonly about: number
  /** What share that is of all records. */
  readonly share: number
  /** Where the count is known already, no more need be known. */
  readonly count?: Count
}

/**
 * Whether the words are of a good share of all records, or of clearly many.
 *
 * @param many from how many on they clearly are
 */
export const isOfMany = ({ share, about }: Foreseen, many = CLEARLY_MORE): boolean =>
  share > COMMON || about >= many

/** Finds what meets conditions. */
export type Find<Found extends Matches> = (meant: Conditions, foreseen: Foreseen) => Promise<Found>

/** The list that a search leaves. */
export type Search<Found extends Matches = Matches> = Found & {
  /** The filters and what the search asks. */
  readonly meant: Conditions
  /** Ids of those that contain the words as typed, where near ones come after them. */
  readonly exact: string | undefined
  /** How the words were read, where that was otherwise than as typed. */
  readonly reading?: Reading
}

/**
 * Searches for what contains the words as typed; and where that is little, for what contains each
 * of them somewhere, in any order, at first as they are, and then as words that are one slip away
 * from them, or two. A slip is looked up among the words that occur at all (`nearWords`), so that
 * it costs little more than the word that was meant, however many records have that. A list that has
 * begun with one reading goes on with it, however many come meanwhile that contain the words as typed.
 */
export async function findBySearch<Found extends Matches>(
  db: Database,
  store: Store,
  { search: words = '', searchedOnly, reading: begun }: ListQuery,
  filters: Conditions,
  find: Find<Found>,
): Promise<Search<Found>> {
  const texts = textsOf(store, searchedOnly)
  const { meant, ...foreseen } = await asked([spellings(words)])
  const matches = await find(meant, foreseen)
  const { total, totalExact } = matches.count
  const isEnough = total >= NEAR_BELOW && !(begun && totalExact)
  if (isEnough) return { ...matches, meant, exact: undefined }
  for await (const { reading, alternatives } of readings()) {
    if (begun && reading < begun) continue
    const { meant: near, ...foreseen } = await asked(alternatives)
    const more = await find(near, foreseen)
    if (reading === begun || more.count.total > total) {
      return { ...more, meant: near, exact: matches.ids, reading }
    }
  }
  return { ...matches, meant, exact: undefined }

  /**
   * What a search asks besides the filters: one of each of the alternatives. What many records have
   * is not looked up in the index of the words, whose entries for it alone take longer than the
   * records up to the last that is wanted. Where nothing else is asked, the count of what clearly
   * many have comes along.
   */
  async function asked(
    said: readonly (readonly string[])[],
  ): Promise<{ readonly meant: Conditions } & Foreseen> {
    const alternatives = said.map(withoutLonger)
    const meant = conditions(filters)
    const own = conditions()
    const anyOf = (each: readonly string[], { add }: Conditions, searched: readonly string[]) =>
      each
        .map((text) => {
          const pattern = `lower(${add(containing(text))})`
          return searched.map((one) => `${one} LIKE ${pattern}`).join(' AND ')
        })
        .join(' OR ')
    own.sql.push(...alternatives.map((each) => anyOf(each, own, texts.slice(0, 1))))
    const from = `${searchTable(store.resource)} s`
    const sources = ['true', ...own.sql].map((where) => ({ from, where }))
    const [all = 0, ...each] = (await expectedOf(db, sources, own.values)).map(({ rows }) => rows)
    for (const [index, words] of alternatives.entries()) {
      const isCommon = (each[index] ?? 0) > COMMON * all
      const contains = `(${anyOf(words, meant, texts)})`
      meant.sql.push(isCommon ? `${contains} IS TRUE` : contains)
    }
    // What has one of each of the alternatives is no more than what has the rarest of them.
    const about = Math.min(...each)
    const isClear = meant.sql.length === 1 && texts.length === 1 && about >= CLEARLY_MORE
    return {
      meant,
      about,
      share: about / all,
      ...(isClear && { count: { total: about, totalExact: false } }),
    }
  }

  /** What else may have been meant, the likeliest first: for each word what can stand for it. */
  async function* readings(): AsyncGenerator<{
    readonly reading: Reading
    readonly alternatives: string[][]
  }> {
    const typed = wordsIn(words.normalize('NFC'))
    if (typed.length === 0) return
    if (typed.length > 1 || typed[0] !== words.toLowerCase()) {
      yield { reading: 1, alternatives: typed.map(spellings) }
    }
    const near = await nearWords(db, store, typed)
    const within = (slips: number) =>
      // What was typed comes last: it is what few have, and PostgreSQL tries one after the other.
      typed.map((word) => [
        ...(near.get(word) ?? []).filter((other) => other.slips <= slips).map(({ word }) => word),
        ...spellings(word),
      ])
    let known = typed.flatMap(spellings).length
    for (const [slips, reading] of [
      [1, 2],
      [2, 3],
    ] as const) {
      const alternatives = within(slips)
      const count = alternatives.flat().length
      if (count > known) yield { reading, alternatives }
      known = count
    }
  }
}

/** Those of some texts that contain no other: what has a longer one has the shorter one in it. */
const withoutLonger = (texts: readonly string[]): string[] =>
  texts.filter((text) => !texts.some((other) => other !== text && text.includes(other)))

/**
 * Texts of a record that have to have what is looked for: that which has an index, and where less
 * of the record may be searched, that alone as well.
 */
const textsOf = ({ resource }: Store, only: ListQuery['searchedOnly']): string[] =>
  only ? ['s.words', textWithin(resource, only)] : ['s.words']

/** Stands in a cursor for "this is not ranked", and for "nor is this, but it has the words as typed". */
const UNRANKED = '3'
const EXACT = '4'

/** How a search orders its list where nothing else does, and the parts in which that is read. */
export interface Ranking {
  readonly key: OrderKey
  readonly parts: Iterable<ListPart>
}

/**
 * What contains the words as typed comes first, and of few matches the likest. A list keeps its way
 * from page to page, however many matches come to it meanwhile.
 */
export function rankingOf(
  store: Store,
  search: Search,
  { search: words = '', searchedOnly, after }: ListQuery,
  byId: OrderKey,
): Ranking {
  const isRanked = after
    ? after[0] !== UNRANKED && after[0] !== EXACT
    : search.count.total <= MAX_RANKED
  const text = textsOf(store, searchedOnly).at(-1) as string
  const sql = isRanked ? likeness(words, text) : `${UNRANKED}::numeric`
  const key = { sql, type: 'numeric', descending: true, isRank: true }
  const whole = { fixed: [], keys: [key, byId], after, ids: search.ids, isSorted: true }
  return { key, parts: isRanked ? [whole] : inTwo(search, after, byId) }
}

/** How like the words a text is, of which those that contain them are the likest. */
function likeness(words: string, text: string): string {
  const typed = `lower(${sqlText(words)})`
  const contains = `${text} LIKE lower(${sqlText(containing(words))})`
  return `(CASE WHEN ${contains} THEN 1 ELSE 0 END + word_similarity(${typed}, ${text}))::numeric(6, 4)`
}

/** What contains the words as typed, and what is only near to them, each by id. */
function* inTwo(
  { ids, exact }: Search,
  after: readonly string[] | undefined,
  byId: OrderKey,
): Generator<ListPart> {
  const goesOn = after?.slice(1)
  const part = { fixed: [], keys: [byId], isSorted: ids !== undefined }
  if (after?.[0] !== UNRANKED) {
    yield { ...part, ids: exact ?? ids, rank: EXACT, after: goesOn }
  }
  if (exact === undefined) return
  const later = after?.[0] === UNRANKED ? goesOn : undefined
  yield { ...part, ids, without: exact, rank: UNRANKED, after: later }
}
