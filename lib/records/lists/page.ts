import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import {
  type BoundedRow,
  firstRecords,
  inOrderOf,
  type RecordsSql,
  recordsIfFew,
  recordsSql,
} from '../boundedPage'
import { namedColumn } from '../labels'
import { ofMany, remembered } from '../statementCache'
import type { Store } from '../stores'
import { type Conditions, conditions } from './count'
import { afterOf, type OrderKey, orderedBy, type Part } from './order'
import type { ListTables } from './tables'

/** A record of a page, with its place in the list. */
export type PageRow = BoundedRow & {
  readonly keys: string[]
  /** Values of the members that are named beside the record. */
  readonly named?: readonly (string | null)[]
}

/** What a list holds, and in which order. */
export interface Listed {
  readonly tables: ListTables
  /** Filters and search. */
  readonly meant: Conditions
  readonly keys: readonly OrderKey[]
  readonly parts: Iterable<ListPart>
  /** Members that the records are cut to. */
  readonly fields: ReadonlySet<string> | undefined
  /** Members that are named beside them. */
  readonly labels: ReadonlySet<string> | undefined
}

/** A part of a list, which may have been found already. */
export interface ListPart extends Part {
  /** Ids of its records as the text of an array, where they are known. */
  readonly ids?: string | undefined
  /** Ids of records that it leaves out, in the same way. */
  readonly without?: string | undefined
  /** What stands for its rank in a cursor, where all of its records have the same. */
  readonly rank?: string
  /** Where it begins, in the order of an index: worth a look before many known ones are fetched. */
  readonly start?: { readonly part: Part; readonly most: number } | undefined
  /** Its first rows, where they were found already. */
  readonly places?: readonly RowPlace[]
}

/** Columns by which a part is sorted, as SQL, after a comma each. */
export const placesOf = (part: Part): string =>
  orderedBy(part)
    .map(({ sql }, index) => `, ${sql} AS place_${index}`)
    .join('')

/** The order of a part by these columns. */
export const placeOrder = (part: Part, alias: string): string =>
  orderedBy(part)
    .map(({ direction }, index) => `${alias}.place_${index} ${direction}`)
    .join(', ')

/** A statement that finds the ids of records with the places by which they are sorted. */
export interface IdStatement {
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * A page in two steps: its rows in order at first, and then the records of these alone. To carry
 * every column of each match through the sort costs more than all the rest; and what renders the
 * records is a statement that does not depend on what was asked, so that it is kept prepared.
 */
export async function page(
  db: Database,
  listed: Listed,
  part: ListPart,
  wanted: number,
  { text, values }: IdStatement,
): Promise<PageRow[]> {
  const { tables, keys } = listed
  const rank = part.rank === undefined ? 'p.place_0::text' : `'${part.rank}'`
  const texts = keys.map(({ sql, isRank }) => (isRank ? rank : `(${sql})::text`))
  const places = await queryRaw<RowPlace>(db, {
    text: `SELECT p.id::text AS id, ARRAY[${texts.join(', ')}] AS keys FROM (${text} LIMIT ${wanted}) p
    JOIN ${tables.keyed(part)} ON t.${tables.store.id} = p.id ORDER BY ${placeOrder(part, 'p')}`,
    values,
  })
  return places.length === 0 ? [] : rendered(db, listed, places)
}

/** A row of a page before its record is rendered. */
export interface RowPlace {
  readonly id: string
  readonly keys: string[]
}

/**
 * Counts the matches of a list and finds its first rows by the same statement: they are the list's
 * as long as no more than `most` match; one more tells that there are others.
 *
 * @param part all of the list, or all of it after some place
 */
export async function findCounted(
  db: Database,
  { tables, keys, meant }: Pick<Listed, 'tables' | 'keys' | 'meant'>,
  part: Part,
  wanted: number,
  most: number,
): Promise<{ readonly found: number; readonly places: readonly RowPlace[] }> {
  const { id } = tables.store
  const [from] = tables.gathered(part)
  const { sql, values } = conditions(meant)
  // By places that were worked out already, as to work them out again for each of the matches would
  // take as long as to find them.
  const later = ['true', ...afterOf(part, values, 'm')].join(' AND ')
  const texts = keys.map((key) => `(${key.sql})::text`)
  const rows = await queryRaw<RowPlace & { readonly found: string }>(db, {
    text: `WITH m AS MATERIALIZED (SELECT t.${id} AS id${placesOf(part)} FROM ${from} WHERE ${sql.join(' AND ')} LIMIT ${most + 1})
      SELECT c.found, p.id::text AS id, ARRAY[${texts.join(', ')}] AS keys FROM (SELECT count(*) AS found FROM m) c
        LEFT JOIN (SELECT * FROM m WHERE ${later} ORDER BY ${placeOrder(part, 'm')} LIMIT ${wanted}) p ON true
        LEFT JOIN ${tables.keyed(part)} ON t.${id} = p.id ORDER BY ${placeOrder(part, 'p')}`,
    values,
  })
  return { found: Number(rows[0]?.found ?? 0), places: rows.filter((row) => row.id !== null) }
}

/** What is shown of the records of a list. */
export type Shown = Pick<Listed, 'fields' | 'labels'> & {
  readonly tables: Pick<ListTables, 'store'>
}

/**
 * The records of places; what is gone by now leaves its place empty. Where all of them are too much
 * for a page, none is rendered.
 */
export const rendered = (
  db: Database,
  listed: Shown,
  places: readonly RowPlace[],
): Promise<PageRow[]> =>
  recordsOfPlaces(db, listed, places, 'all', (store) =>
    recordsIfFew(
      store,
      `${store.table} t WHERE t.${store.id} = ANY ($1::${store.idType}[])`,
      listed.fields,
    ),
  )

/** The same, of which as many are rendered as a page takes, and at least the first. */
export const renderedFirst = (
  db: Database,
  listed: Shown,
  places: readonly RowPlace[],
): Promise<PageRow[]> =>
  recordsOfPlaces(db, listed, places, 'the first', (store) => firstRecords(store, listed.fields))

async function recordsOfPlaces(
  db: Database,
  listed: Shown,
  places: readonly RowPlace[],
  which: string,
  recordsOf: (store: Store) => RecordsSql,
): Promise<PageRow[]> {
  const { store } = listed.tables
  const { fields, labels } = listed
  const statement = remembered(
    `records ${which} ${store.table} ${[...(fields ?? ['*'])]} ${[...(labels ?? ['-'])]}`,
    () => recordsSql(store, recordsOf(store), namedColumn(store, 't', labels)),
  )
  const ids = places.map(({ id }) => id)
  const rows = inOrderOf(ids, await queryRaw<PageRow>(db, ofMany(statement, [ids])))
  return rows.map((row, at) => ({ ...row, keys: places[at]?.keys ?? [] }))
}
