import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { searchTable, searchTextOf, textFields } from '@/lib/derive/database/searchText'
import { isUnnoted } from '@/lib/derive/database/searchWords'
import { onceEach } from '@/lib/derive/onceEach'
import { identifier } from '@/lib/derive/sql'
import type { Resource } from '@/lib/resources/resource'
import { sqlText } from '@/lib/text/sqlText'
import { storeOf } from '../stores'

/** Ids that are looked at by one statement: it takes some tenths of a second and some megabytes. */
const IDS_AT_ONCE = 5000

/** Some ids of a resource, one after the other: those beyond the first, up to the second. */
export type Stretch = readonly [after: string | null, to: string | null]

/** How a text for search differs from what the record says; none of it where there is only one of both. */
export interface WrongText {
  readonly id: string
  readonly is: 'missing' | 'left over' | 'different'
  /** Whether its words are others. */
  readonly words: boolean
  /** Members of which something else stands beside the words. */
  readonly beside: readonly string[]
}

/** A text with words that are not noted, so that none is found by one with a slip. */
export interface UnnotedWords {
  readonly id: string
  readonly words: readonly string[]
}

/**
 * Cuts all that there is of a resource into stretches of {@link IDS_AT_ONCE} ids, of records and of
 * texts. What comes while the last of them is looked at is left to the next time.
 */
export async function* stretchesOf(db: Database, resource: Resource): AsyncGenerator<Stretch> {
  const { text } = endOfStretch(resource)
  let after: string | null = null
  do {
    const [end]: { to: string }[] = await queryRaw(db, { text, values: [after] })
    const to: string | null = end?.to ?? null
    yield [after, to]
    after = to
  } while (after !== null)
}

/** $1 is the last id of the stretch before. */
const endOfStretch = onceEach((resource: Resource) => {
  const { id, idType, table } = storeOf(resource)
  const next = (from: string) =>
    `(SELECT ${id} FROM ${from} t WHERE $1::${idType} IS NULL OR t.${id} > $1::${idType} ORDER BY ${id} LIMIT ${IDS_AT_ONCE})`
  return {
    text: `SELECT ${id}::text AS to FROM (${next(table)} UNION ${next(searchTable(resource))}) i ORDER BY i.${id} OFFSET ${IDS_AT_ONCE - 1} LIMIT 1`,
  }
})

/** SQL for whether a row is of the stretch from $1 to $2. */
const isWithin = (resource: Resource, row: string): string => {
  const { id, idType } = storeOf(resource)
  const bound = (place: string, compared: string) =>
    `(${place}::${idType} IS NULL OR ${row}.${id} ${compared} ${place}::${idType})`
  return `${bound('$1', '>')} AND ${bound('$2', '<=')}`
}

/** How many texts there are of a stretch. */
export async function countTexts(
  db: Database,
  resource: Resource,
  stretch: Stretch,
): Promise<number> {
  const [found] = await queryRaw<{ texts: number }>(db, {
    text: `SELECT count(*)::integer AS texts FROM ${searchTable(resource)} s WHERE ${isWithin(resource, 's')}`,
    values: stretch,
  })
  return found?.texts ?? 0
}

/**
 * The texts of a stretch that are not what their records say at this moment. Whoever changes a record
 * changes its text in the same transaction, so that one statement never sees the one without the other.
 */
export const wrongTexts = (
  db: Database,
  resource: Resource,
  stretch: Stretch,
): Promise<WrongText[]> => queryRaw(db, { ...textsHeld(resource), values: stretch })

const textsHeld = onceEach((resource: Resource) => {
  const { id, table } = storeOf(resource)
  const { columns, values } = searchTextOf(resource, 't')
  const beside = textFields(resource)
  const names = [id, 'words', ...beside.map(({ column }) => identifier(column))]
  const row = (of: string) => `ROW(${names.map((name) => `${of}.${name}`).join(', ')})`
  const different = beside.map(({ column, path }) => {
    const name = identifier(column)
    return `CASE WHEN made.${name} IS DISTINCT FROM s.${name} THEN ${sqlText(path.join('.'))} END`
  })
  return {
    text: `SELECT coalesce(made.${id}, s.${id})::text AS id,
  CASE WHEN s.${id} IS NULL THEN 'missing' WHEN made.${id} IS NULL THEN 'left over' ELSE 'different' END AS is,
  made.words IS DISTINCT FROM s.words AS words, array_remove(ARRAY[${different.join(', ')}]::text[], NULL) AS beside
FROM (SELECT ${values} FROM ${table} t WHERE ${isWithin(resource, 't')}) made(${columns})
FULL JOIN (SELECT ${columns} FROM ${searchTable(resource)} s WHERE ${isWithin(resource, 's')}) s ON s.${id} = made.${id}
WHERE ${row('made')} IS DISTINCT FROM ${row('s')}
ORDER BY coalesce(made.${id}, s.${id})`,
  }
})

/**
 * The texts of a stretch of which words are not noted. Words that are noted and stand in no text are
 * no fault, nor is one that is noted twice: triggers add what comes and take nothing away, and two
 * who bring the same word at the same time both leave it (lib/derive/database/searchWords.ts).
 */
export const unnotedWords = (
  db: Database,
  resource: Resource,
  stretch: Stretch,
): Promise<UnnotedWords[]> => {
  const { id } = storeOf(resource)
  return queryRaw(db, {
    text: `SELECT s.${id}::text AS id, array_agg(w.word ORDER BY w.word) AS words
FROM ${searchTable(resource)} s CROSS JOIN LATERAL search_words(s.words) w(word)
WHERE ${isWithin(resource, 's')} AND ${isUnnoted(resource)} GROUP BY s.${id} ORDER BY s.${id}`,
    values: stretch,
  })
}
