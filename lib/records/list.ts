import type { Queryable } from '@/lib/db/queryable'
import { sortExpression, sortType, unsetSentinel } from '@/lib/derive/indexes'
import { belongsToSql } from '@/lib/derive/parents'
import { isSearchable, searchTable } from '@/lib/derive/searchText'
import { identifier } from '@/lib/derive/sql'
import type { TimeZone } from '@/lib/time/calendar'
import { type Conditions, type Count, conditionsOver, countOf } from './count'
import { completeDocument, type DocumentRow } from './document'
import { addFilter } from './filters'
import { conditionsOf, type OrderKey, orderedBy, orderOf, type Part, partsOf } from './listOrder'
import { type ListQuery, type SortKey, writeCursor } from './listQuery'
import { preparedList } from './prepared'
import { applySearch } from './search'
import { documentOf, momentColumns, type Store } from './stores'

/** A page of records as JSON text. */
export interface Page extends Count {
  readonly records: readonly string[]
  readonly nextCursor: string | null
}

type PageRow = DocumentRow & { readonly keys: string[] }

/**
 * Reads a page of a list. Paging is by key: a page starts after the sort values and id of the last
 * row seen, so nothing is missed or repeated while others add records, and the thousandth page
 * costs what the first does.
 */
export async function readPage(
  db: Queryable,
  store: Store,
  query: ListQuery,
  zone: TimeZone,
): Promise<Page> {
  const filters = conditionsOver(`${store.table} t`)
  for (const filter of query.filters) addFilter(store, filter, filters)
  if (query.parentId !== undefined) {
    const column = (name: string) => `t.${identifier(name)}`
    filters.sql.push(belongsToSql(store.resource, column, filters.add(query.parentId)))
  }
  const search = await applySearch(db, store, query, filters)
  const conditions = search?.conditions ?? filters
  const byId = query.sort.slice(-1).map((key) => sortKey(store, key))
  const keys = search?.rank ? [search.rank, ...byId] : query.sort.map((key) => sortKey(store, key))
  const isFound = search?.isFound ?? false
  const rows = await readRows(db, store, query, { conditions, keys, isFound })
  const count = search?.count ?? (await countAround(db, store, query, rows.length, conditions))
  const shown = rows.slice(0, query.limit)
  const last = shown[shown.length - 1]
  return {
    records: shown.map((row) => completeDocument(store, row, zone, query.fields).text),
    nextCursor: rows.length > query.limit && last ? writeCursor(query.sort, last.keys) : null,
    ...count,
  }
}

/** What a list holds, and in which order. */
interface Listed {
  readonly conditions: Conditions
  readonly keys: readonly OrderKey[]
  /** True where all of it has been found already and is only to be sorted. */
  readonly isFound: boolean
}

/** The rows of a page and one more, from as many parts of the list as it takes. */
async function readRows(
  db: Queryable,
  store: Store,
  query: ListQuery,
  { conditions, keys, isFound }: Listed,
): Promise<PageRow[]> {
  const rows: PageRow[] = []
  const sorted: Part = { fixed: [], keys, after: query.after, isSorted: true }
  for (const part of isFound ? [sorted] : partsOf(keys, query.after)) {
    const values = [...conditions.values]
    const sql = [...conditions.sql, ...conditionsOf(part, values), 'true']
    const from = `FROM ${conditions.from} WHERE ${sql.join(' AND ')} ORDER BY ${orderOf(part)} LIMIT ${query.limit + 1 - rows.length}`
    const keyed = `ARRAY[${keys.map((key) => `(${key.sql})::text`).join(', ')}] AS keys`
    const record = `${documentOf(store, 't', query.fields)} AS document, t.version::text AS version${momentColumns(store, 't')}`
    // Where to go on is a place in the index, whatever it is; anything else may call for another plan.
    const isSteady = conditions.sql.length === 0 && part.fixed.length === 0
    const isWalk = isSteady && !isFound
    const text = () =>
      isWalk
        ? `SELECT ${record}, ${keyed} ${from}`
        : inTwoSteps(store, part, { record, keyed, from })
    const found = await db.query<PageRow & Record<string, unknown>>(
      isSteady
        ? preparedList(`${[...(query.fields ?? ['*'])]} ${from}`, text, values)
        : { text: text(), values },
    )
    rows.push(...found.rows)
    if (rows.length > query.limit) break
  }
  return rows
}

/**
 * A page whose rows may have to be sorted: by what they are sorted by at first, and then the
 * records of the page alone. To carry 231 columns of each match through the sort costs more than
 * all the rest.
 */
function inTwoSteps(
  store: Store,
  part: Part,
  { record, keyed, from }: { record: string; keyed: string; from: string },
): string {
  const order = orderedBy(part)
  const places = order.map(({ sql }, index) => `, ${sql} AS place_${index}`).join('')
  const again = order.map(({ direction }, index) => `p.place_${index} ${direction}`).join(', ')
  return `SELECT ${record}, p.keys FROM (SELECT t.${store.id} AS id, ${keyed}${places} ${from}) p
    JOIN ${store.table} t ON t.${store.id} = p.id ORDER BY ${again}`
}

const sortKey = (store: Store, { member, descending }: SortKey): OrderKey => {
  const unset = unsetSentinel(store.resource, member)
  const field = store.resource.fields.get(member)
  const values = field?.kind === 'choice' ? inOrder(field.values ?? [], descending) : undefined
  return {
    sql: sortExpression(store.resource, member, 't'),
    type: sortType(store.resource, member),
    unset,
    descending,
    ...(values && { values: unset ? [...values, unset.text] : values }),
  }
}

const inOrder = (values: readonly string[], descending: boolean): string[] => {
  const sorted = [...values].sort()
  return descending ? sorted.reverse() : sorted
}

/** The count of all matches; a first page that is not full has them all. */
async function countAround(
  db: Queryable,
  store: Store,
  query: ListQuery,
  found: number,
  conditions: Conditions,
): Promise<Count> {
  if (query.after === undefined && found <= query.limit) return { total: found, totalExact: true }
  // Each record has one text for search: to count all records, those are fewer pages by far, and
  // they seldom change, so that PostgreSQL need not ask each row whether it is still there.
  const isWhole = conditions.sql.length === 0 && isSearchable(store.resource)
  return countOf(db, isWhole ? conditionsOver(searchTable(store.resource)) : conditions)
}
