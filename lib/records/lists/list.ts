import type { Database } from '@/lib/db/database'
import { sortExpression, sortingOf, sortType, unsetSentinel } from '@/lib/derive/database/indexes'
import { isSearchable, searchTable } from '@/lib/derive/database/searchText'
import { belongsToSql } from '@/lib/derive/parents'
import { identifier } from '@/lib/derive/sql'
import type { TimeZone } from '@/lib/time/calendar'
import { documentOfRow, isThere, untilEnough } from '../boundedPage'
import { completeDocument } from '../document'
import { withLabels } from '../labels'
import type { Store } from '../stores'
import { addPaymentChanges } from './changedPayments'
import {
  CLEARLY_MORE,
  type Conditions,
  type Count,
  clearlyMore,
  conditions,
  countOf,
  countRows,
  EXACT_COUNT,
  estimateOf,
  findMatches,
  type Matches,
} from './count'
import { addFilters, isEstimated, setnessOf } from './filters'
import { isInIndexOrder, type OrderKey, partsOf } from './order'
import { findCounted, type Listed, type ListPart, type RowPlace, renderedFirst } from './page'
import { type ListQuery, type SortKey, writeCursor } from './query'
import { MAX_WALKED, readRows } from './rows'
import { type Foreseen, findBySearch, isOfMany, rankingOf, type Search } from './search'
import { withinStretch } from './stretch'
import { type ListTables, listTables } from './tables'
import { addUpdatedSince } from './updatedSince'

/** A page of records as JSON text. */
export interface Page extends Count {
  readonly records: readonly string[]
  readonly nextCursor: string | null
}

/**
 * Reads a page of a list. Paging is by key: a page starts after the sort values and id of the last
 * row seen, so nothing is missed or repeated while others add records, and the thousandth page
 * costs what the first does.
 */
export async function readPage(
  db: Database,
  store: Store,
  query: ListQuery,
  zone: TimeZone,
): Promise<Page> {
  const { listed, rows, count, reading } = await findRows(db, store, query)
  const onPage = await untilEnough(rows.slice(0, query.limit), documentOfRow, (rest) =>
    renderedFirst(db, listed, rest),
  )
  const [shown, counted] = await Promise.all([
    withLabels(db, store, query.labels, onPage.filter(isThere)),
    // A first page that is not full has all there is, whatever an estimate says.
    query.after === undefined && rows.length <= query.limit
      ? { total: rows.length, totalExact: true }
      : (count ?? countAll(db, store)),
  ])
  const last = onPage[onPage.length - 1]
  return {
    records: shown.map((row) => completeDocument(store, row, zone, query.fields).text),
    nextCursor:
      rows.length > onPage.length && last
        ? writeCursor(query.sort, { after: last.keys, reading })
        : null,
    ...counted,
  }
}

/** The rows of a page, and one more where there are others behind it; how much there is, where that is told. */
export async function findRows(db: Database, store: Store, query: ListQuery) {
  const filters = await filtersOf(db, store, query)
  const tables = listTables(store, {
    isSearched: query.search !== undefined,
    filters: query.filters,
    sort: query.sort,
    asksMore: asksOthers(query) || query.updatedSince !== undefined,
  })
  const { count, reading, ...list } = await findList(db, tables, query, filters)
  const listed = { tables, fields: query.fields, labels: query.labels, ...list }
  return { listed, rows: await readRows(db, listed, query.limit + 1), count, reading }
}

/** Whether other tables tell which records are meant. */
const asksOthers = ({ parentIds, paymentChanges }: ListQuery): boolean =>
  parentIds !== undefined || paymentChanges !== undefined

async function filtersOf(db: Database, store: Store, query: ListQuery): Promise<Conditions> {
  const filters = conditions()
  addFilters(store, query.filters, filters)
  if (query.parentIds !== undefined) {
    const column = (name: string) => `t.${identifier(name)}`
    filters.sql.push(belongsToSql(store.resource, column, filters.add(query.parentIds)))
  }
  if (query.updatedSince !== undefined) {
    await addUpdatedSince(db, store, query.updatedSince, filters)
  }
  if (query.paymentChanges !== undefined) addPaymentChanges(store, query.paymentChanges, filters)
  return filters
}

type FoundList = Pick<Listed, 'meant' | 'keys' | 'parts'> &
  Pick<Search, 'reading'> & { readonly count?: Count }

/** What a list holds and how it is ordered; and how much that is, unless it is all records. */
async function findList(
  db: Database,
  tables: ListTables,
  query: ListQuery,
  filters: Conditions,
): Promise<FoundList> {
  const keys = query.sort.map((key) => sortKey(tables.store, query, key))
  const sorted = (matches: Partial<Matches>) =>
    sortedParts(matches, keys, query.after, !asksOthers(query))
  if (query.search !== undefined) {
    if (!query.ranked) {
      const part = { fixed: [], keys, after: query.after, isSorted: true }
      if (tables.isBeside(part)) return findSorted(db, tables, query, filters, part)
    }
    const find = async (meant: Conditions, foreseen: Foreseen): Promise<Matches> => {
      if (foreseen.count) return { count: foreseen.count }
      const known = { searched: foreseen, enough: EXACT_COUNT }
      const within = areManyMore(foreseen) && (await withinStretch(db, tables, meant, known))
      const source = {
        from: tables.found,
        again: tables.beside ? [] : meant.again,
        meant: within || meant,
        partOf: filtered(tables, filters, foreseen),
      }
      return findMatches(db, source, `t.${tables.store.id}`)
    }
    const search = await findBySearch(db, tables.store, query, filters, find)
    const { meant, count, reading } = search
    if (!query.ranked) return { meant, count, reading, keys, parts: sorted(search) }
    const [byId] = keys.slice(-1) as [OrderKey]
    const { key, parts } = rankingOf(tables.store, search, query, byId)
    return { meant, count, reading, keys: [key, byId], parts }
  }
  if (filters.sql.length === 0) return { meant: filters, keys, parts: sorted({}) }
  const { again } = filters
  const { beside } = tables
  const less = async (cost: number | undefined) => {
    const within = await withinStretch(db, tables, filters, { cost, enough: EXACT_COUNT })
    return within && beside ? { from: beside, meant: within } : undefined
  }
  const found = {
    ...{ from: tables.found, again, other: tables.alsoFound, meant: filters },
    // What one filter asks is looked up anyway.
    ...(query.filters.length > 1 && { less }),
  }
  // How many rows of other tables go together with these, no statistics tell.
  const isTold = !asksOthers(query) && query.filters.every(isEstimated)
  const many = isTold ? await clearlyMore(db, found) : undefined
  const matches = many ? { count: many } : await findMatches(db, found, `t.${tables.store.id}`)
  return { meant: filters, count: matches.count, keys, parts: sorted(matches) }
}

/** Whether words are of so many records that it pays to ask whether filters leave fewer to look at. */
const areManyMore = ({ about }: Foreseen): boolean => about > EXACT_COUNT

/** So many matches are counted and sorted by one statement at most. */
const FEW = 100_000

/**
 * Where no index has the order of so few, to count some of them first takes as long as it may spare.
 * Of more, several processes sort each what it has found.
 */
const UNORDERED = 3 * EXACT_COUNT

/**
 * A search with an order, where all that sorts it is read with what it finds. Where not clearly many
 * match, all of them are counted and sorted by one statement, as to find them is most of either. What
 * a good share of all records has is soon come by along an index, or sorted by several processes.
 */
async function findSorted(
  db: Database,
  tables: ListTables,
  query: ListQuery,
  filters: Conditions,
  part: ListPart,
): Promise<FoundList> {
  const { keys } = part
  const isInOrder = isInIndexOrder(part)
  const { after, limit } = query
  const find = async (
    meant: Conditions,
    searched: Foreseen,
  ): Promise<Matches & { places: readonly RowPlace[] }> => {
    if (searched.count) return { places: [], count: searched.count }
    const source = { from: tables.found, meant, partOf: filtered(tables, filters, searched) }
    const areMany = isOfMany(searched, isInOrder ? CLEARLY_MORE : FEW)
    const known = { searched, enough: isInOrder ? EXACT_COUNT : FEW }
    const within = areManyMore(searched) && (await withinStretch(db, tables, meant, known))
    const isFew = within || !areMany || (!isInOrder && (await estimateOf(db, source)) <= UNORDERED)
    const most = isFew ? FEW : EXACT_COUNT
    const listed = { tables, keys, meant: within || meant }
    const { found, places } = await findCounted(db, listed, part, limit + 1, most)
    return { places, count: await countOf(db, source, found, most) }
  }
  const { places, ...found } = await findBySearch(db, tables.store, query, filters, find)
  const { meant, count, reading } = found
  if (count.totalExact) return { meant, count, reading, keys, parts: [{ ...part, places }] }
  return { meant, count, reading, keys, parts: partsOf(keys, after) }
}

/**
 * That of what filters leave, which the statistics of the records' indexes tell, words leave as great a
 * share as of all records.
 */
const filtered = ({ store }: ListTables, filters: Conditions, { share }: Foreseen) =>
  filters.sql.length > 0
    ? { source: { from: `${store.table} t`, meant: filters }, share }
    : undefined

/** From so many known records on it may be quicker to walk the index of their order to them. */
const MANY_KNOWN = 1000

/**
 * The parts of a list that is sorted by keys: one where its records are known.
 *
 * @param isOwn whether the records themselves tell what is meant; other tables are asked but once
 */
function sortedParts(
  { ids, count }: Partial<Matches>,
  keys: readonly OrderKey[],
  after: readonly string[] | undefined,
  isOwn: boolean,
): Iterable<ListPart> {
  if (ids === undefined) return partsOf(keys, after)
  const [part] = partsOf(keys, after)
  const most = Math.min(count?.total ?? 0, MAX_WALKED)
  const isTried = isOwn && keys.length > 1 && most > MANY_KNOWN
  const start = part && isTried && isInIndexOrder(part) ? { part, most } : undefined
  return [{ fixed: [], keys, after, isSorted: true, ids, start }]
}

const sortKey = (
  store: Store,
  { filters }: ListQuery,
  { member, descending }: SortKey,
): OrderKey => {
  const unset = unsetSentinel(store.resource, member)
  const field = store.resource.fields.get(member)
  const isShared = sortingOf(store.resource, member)?.isShared === true
  const values = field && isShared ? inOrder(field.values ?? [], descending) : undefined
  return {
    sql: sortExpression(store.resource, member, 't'),
    type: sortType(store.resource, member),
    unset,
    all: setnessOf(filters, member),
    descending,
    ...(values && { values: unset ? [...values, unset.text] : values }),
  }
}

const inOrder = (values: readonly string[], descending: boolean): string[] => {
  const sorted = [...values].sort()
  return descending ? sorted.reverse() : sorted
}

/** The count of all records. */
async function countAll(db: Database, store: Store): Promise<Count> {
  // Each record has one text for search: to count all records, those are fewer pages by far, and
  // they seldom change, so that PostgreSQL need not ask each row whether it is still there.
  const table = isSearchable(store.resource) ? searchTable(store.resource) : store.table
  return countRows(db, table)
}
