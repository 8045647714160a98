import type { Database } from '@/lib/db/database'
import { queryRaw, type Statement } from '@/lib/db/raw'
import { type Conditions, conditions } from './count'
import type { DocumentRow } from './document'
import { namedColumn } from './labels'
import {
  afterOf,
  conditionsOf,
  fixedOf,
  isInIndexOrder,
  type OrderKey,
  orderedBy,
  orderOf,
  type Part,
  startOf,
} from './listOrder'
import type { ListTables } from './listTables'
import { remembered, withValues } from './statementCache'
import { documentOf, momentColumns, versionOf } from './stores'

/** A record of a page, with its place in the list. */
export type PageRow = DocumentRow & {
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
}

/**
 * Rows of an index that a page may look at in the hope of matches. Where one row in a hundred is a
 * match, and they stand evenly, a page of fifty has as many.
 */
export const MOST_WALKED = 5000

/**
 * The first rows of a list, up to `most`, from as many parts of it as it takes. Records that are
 * known already are only to be sorted. Of the others it depends on where they stand whether it is
 * quicker to walk the index of the order until enough have come by, or to find all of them and
 * sort: no statistics tell how two columns go together. So the index is walked a little way, and
 * where that was not enough, all are found and sorted.
 */
export async function readRows(db: Database, listed: Listed, most: number): Promise<PageRow[]> {
  const rows: PageRow[] = []
  let walkable = MOST_WALKED
  for (const part of listed.parts) {
    const wanted = most - rows.length
    if (part.ids === undefined && isWhole(listed, part)) {
      rows.push(...(await inOrder(db, listed, part, wanted)))
    } else {
      const start = part.ids === undefined && !part.isSorted ? { part, most: walkable } : part.start
      const walked = start ? await walk(db, listed, start.part, wanted, start.most) : []
      const isFull = walked.length === wanted
      rows.push(...(isFull ? walked : await sortedPart(db, listed, part, wanted)))
      walkable = Math.ceil(walkable / 2)
    }
    if (rows.length === most) break
  }
  return rows
}

/** True where nothing but its place decides what is in a part. */
const isWhole = ({ meant }: Listed, { fixed }: ListPart): boolean =>
  meant.sql.length === 0 && fixed.length === 0

/** A part that is all of an index, or all of it from some place on. */
function inOrder(db: Database, listed: Listed, part: ListPart, wanted: number) {
  const { tables, fields, labels, keys } = listed
  const { sql, values } = conditions()
  sql.push(...conditionsOf(part, values), 'true')
  const places = `ARRAY[${keys.map((key) => `(${key.sql})::text`).join(', ')}] AS keys`
  const from = `FROM ${tables.store.table} t WHERE ${sql.join(' AND ')} ORDER BY ${orderOf(part)} LIMIT ${wanted}`
  const text = () => `SELECT ${recordOf(listed)}, ${places} ${from}`
  // Where to go on is a place in the index, whatever it is; anything else may call for another plan.
  const statement = remembered(
    `list ${[...(fields ?? ['*'])]} ${[...(labels ?? ['-'])]} ${from}`,
    text,
  )
  return read(db, withValues(statement, values))
}

/** A part of which all records are sorted, be they known already or found at once. */
function sortedPart(db: Database, listed: Listed, part: ListPart, wanted: number) {
  const { tables } = listed
  const isKnown = part.ids !== undefined
  const meant = conditions(isKnown ? undefined : listed.meant)
  const from = isKnown ? tables.amongst(part, meant.add(part.ids)) : tables.gathered(part)
  leaveOut(listed, part, meant)
  meant.sql.push(...conditionsOf(part, meant.values), 'true')
  // OFFSET keeps the planner from going by the order's index, which is what did not pay.
  const inner = `SELECT * FROM (SELECT t.${tables.store.id} AS id${placesOf(part)} FROM ${from} WHERE ${meant.sql.join(' AND ')} OFFSET 0) f ORDER BY ${placeOrder(part, 'f')}`
  return read(db, { text: page(listed, part, inner, wanted), values: meant.values })
}

function leaveOut({ tables: { store } }: Listed, { without }: ListPart, meant: Conditions): void {
  if (without === undefined) return
  meant.sql.push(`t.${store.id} <> ALL (${meant.add(without)}::${store.idType}[])`)
}

/** What the first `most` rows of a part in the index of its order have of the list. */
function walk(db: Database, listed: Listed, part: ListPart, wanted: number, most: number) {
  const { tables } = listed
  const { store } = tables
  const meant = conditions(listed.meant)
  const { sql, values } = meant
  leaveOut(listed, part, meant)
  sql.push(...fixedOf(part, values))
  const [first] = part.keys as [OrderKey]
  const way = first.descending ? 'DESC' : 'ASC'
  // What is asked of the key itself is a stretch of its index, and rows beyond it need no look.
  const range = [...(meant.places.get(first.sql) ?? [])]
  if (part.condition) range.push(part.condition)
  let along: string
  if (isInIndexOrder(part)) {
    range.push(...afterOf(part, values))
    along = `ORDER BY ${first.sql} ${way}, t.${store.id} ${way} LIMIT ${most}`
  } else {
    // Records that share a value of the first key are in an order of their own, so all of them.
    range.push(...startOf(part, values))
    along = `ORDER BY ${first.sql} ${way} FETCH FIRST ${most} ROWS WITH TIES`
    sql.push(...afterOf(part, values))
  }
  // Under a name of its own the planner knows that the rows come in its order, and stops in time.
  const rows = `(SELECT t.*, ${first.sql} AS walked FROM ${store.table} t WHERE ${[...range, 'true'].join(' AND ')} ${along})`
  const inOrder = { ...part, keys: [{ ...first, sql: 't.walked' }, ...part.keys.slice(1)] }
  const inner = `SELECT t.${store.id} AS id${placesOf(inOrder)} FROM ${tables.walked(rows)} WHERE ${[...sql, 'true'].join(' AND ')} ORDER BY ${orderOf(inOrder)}`
  return read(db, { text: page(listed, part, inner, wanted), values })
}

const placesOf = (part: Part): string =>
  orderedBy(part)
    .map(({ sql }, index) => `, ${sql} AS place_${index}`)
    .join('')

const placeOrder = (part: Part, alias: string): string =>
  orderedBy(part)
    .map(({ direction }, index) => `${alias}.place_${index} ${direction}`)
    .join(', ')

/**
 * A page in two steps: its rows in order at first, and then the records of these alone. To carry
 * every column of each match through the sort costs more than all the rest.
 */
function page(listed: Listed, part: ListPart, inner: string, wanted: number): string {
  const { tables, keys } = listed
  const rank = part.rank === undefined ? 'p.place_0::text' : `'${part.rank}'`
  const texts = keys.map(({ sql, isRank }) => (isRank ? rank : `(${sql})::text`))
  return `SELECT ${recordOf(listed)}, ARRAY[${texts.join(', ')}] AS keys FROM (${inner} LIMIT ${wanted}) p
    JOIN ${tables.store.table} t ON t.${tables.store.id} = p.id ORDER BY ${placeOrder(part, 'p')}`
}

const recordOf = ({ tables: { store }, fields, labels }: Listed): string =>
  `${documentOf(store, 't', fields)} AS document, ${versionOf(store, 't')} AS version${momentColumns(store, 't')}${namedColumn(store, 't', labels)}`

const read = (db: Database, statement: Statement): Promise<PageRow[]> => queryRaw(db, statement)
