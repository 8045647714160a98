import type { SortingState } from '@tanstack/react-table'
import { queryText } from '@/components/api/address'
import { inParts } from '@/components/api/parts'
import { partsOfList, writePart } from '@/lib/text/commaList'
import { resolveDay } from '../filter/days'
import { FIRST, type Step } from './cursorStack'
import { readSort, writeSort } from './sort'

export const DENSITIES = ['comfortable', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

/**
 * Values by parameter, in the order in which the filters were added. Each stands as the address
 * has it: a day may be relative, and a comma within has a backslash before it. What the list does
 * not know is among them.
 */
export type Filters = Readonly<Record<string, readonly string[]>>

/**
 * The filters as the service is asked for them: with dates in place of relative days, and with what
 * keeps the list to a part of the records, such as those of one client. They are of a type of their
 * own, which only {@link askedState} makes, and {@link askedByIds} of records that are named: whatever
 * reads, counts, exports or changes "all that match" cannot be given less.
 */
export type AskedFilters = Filters & { readonly [asked]: never }

/** The query of all that match, as the list endpoint takes it: `client_id=12&state=VIC`. */
export type Match = string & { readonly [asked]: never }

declare const asked: unique symbol

/** All that a list shows, as its address says it; null where the address leaves it to the person. */
export interface ListState {
  readonly search: string
  readonly sort: SortingState
  readonly filters: Filters
  readonly cursor: string | null
  /** Counts from 1; above 1 only together with a cursor. */
  readonly page: number
  /** Rows on the pages before it, where that does not follow from its number. */
  readonly before: number | null
  readonly columns: readonly string[] | null
  readonly density: Density | null
}

/** The same, as the service is asked for it. */
export interface AskedState extends ListState {
  readonly filters: AskedFilters
}

/** What a list must know of its columns to read an address. */
export interface ListShape {
  isSortable(member: string): boolean
  isColumn(id: string): boolean
  /** True for a filter whose value is a day, which may be told relative to today. */
  isDay(parameter: string): boolean
}

/** What of an address is the list's own; everything else narrows it. */
const OWN = new Set(['search', 'sort', 'cursor', 'page', 'before', 'columns', 'density'])

/** A count of rows, as an address has it. */
const ROWS = /^\d{1,9}$/

/**
 * Reads an address. Only the layout leaves out what the list does not know: everything that
 * decides which records come, and in which order, is kept for the service to judge.
 */
export function readListState(parameters: URLSearchParams, shape: ListShape): ListState {
  const asked = new Map<string, string[]>()
  for (const [name, text] of parameters) {
    // A parameter that is repeated means the same as commas.
    if (!OWN.has(name)) asked.set(name, [...(asked.get(name) ?? []), ...partsOfList(text)])
  }
  const order = parameters.getAll('sort').join()
  const sort = readSort(order, shape.isSortable)
  if (order !== writeSort(sort)) asked.set('sort', order.split(','))
  const columns = parameters.get('columns')?.split(',').filter(shape.isColumn) ?? []
  const cursor = parameters.get('cursor') || null
  const page = Number(parameters.get('page'))
  const before = parameters.get('before') ?? ''
  return {
    search: parameters.get('search') ?? '',
    sort: asked.has('sort') ? [] : sort,
    filters: Object.fromEntries(asked),
    cursor,
    page: cursor ? Math.max(2, Number.isSafeInteger(page) ? page : 2) : 1,
    before: cursor && ROWS.test(before) ? Number(before) : null,
    columns: columns.length > 0 ? columns : null,
    density: DENSITIES.find((each) => each === parameters.get('density')) ?? null,
  }
}

/** The address of a state, as `?client_type=fleet,lead&sort=name`; empty for a list as it stands. */
export function writeListState(state: ListState): string {
  const parameters = orderedMatch(state)
  namePage(parameters, state)
  if (state.columns) parameters.set('columns', state.columns.join(','))
  if (state.density) parameters.set('density', state.density)
  return queryText(parameters)
}

/** Names a page in an address, which may name another. */
export function namePage(parameters: URLSearchParams, { page, cursor, before }: Step): void {
  if (!cursor) return
  parameters.set('cursor', cursor)
  parameters.set('page', String(page))
  if (before === null) parameters.delete('before')
  else parameters.set('before', String(before))
}

/** What narrows a list, and its order. */
function orderedMatch(state: Pick<ListState, 'search' | 'filters' | 'sort'>) {
  const parameters = narrowing(state)
  if (state.sort.length > 0) parameters.set('sort', writeSort(state.sort))
  return parameters
}

/** What narrows a list: the search and the filters, without order and page. */
function narrowing({ search, filters }: Pick<ListState, 'search' | 'filters'>) {
  const parameters = new URLSearchParams()
  const text = search.trim()
  if (text) parameters.set('search', text)
  for (const [member, values] of Object.entries(filters)) {
    if (values.length > 0) parameters.set(member, values.join(','))
  }
  return parameters
}

/**
 * The state as the service is asked for it: relative days are counted from today, and what the list
 * is kept to stands in place of whatever the address says of it.
 */
export function askedState(
  state: ListState,
  { shape, fixed = {} }: { shape: ListShape; fixed?: Readonly<Record<string, string>> },
  today: string,
): AskedState {
  const filters = Object.entries(state.filters).map(
    ([name, values]) =>
      [name, shape.isDay(name) ? values.map((value) => resolveDay(value, today)) : values] as const,
  )
  const kept = Object.entries(fixed).map(([name, value]) => [name, [writePart(value)]] as const)
  return { ...state, filters: Object.fromEntries([...filters, ...kept]) as AskedFilters }
}

/** What these records match and no others, whatever their list is kept to. */
export function askedByIds(idName: string, ids: readonly string[]): AskedFilters {
  const named: Filters = { [idName]: ids.map(writePart) }
  return named as AskedFilters
}

/** The same in as many queries as their addresses have room for. */
export const matchesOfIds = (idName: string, ids: readonly string[]): Match[] =>
  inParts(ids, { written: (id) => `${id},` }).map((part) =>
    matchOf({ search: '', filters: askedByIds(idName, part) }),
  )

/** What decides which records match, without order and page. */
export const matchOf = (state: Pick<AskedState, 'search' | 'filters'>): Match =>
  narrowing(state).toString() as Match

/** The same with the order in which they come. */
export const orderedMatchOf = (
  state: Pick<AskedState, 'search' | 'filters' | 'sort'>,
): URLSearchParams => orderedMatch(state)

/** Whether anything narrows the list. */
export const isNarrowed = (state: ListState): boolean => narrowing(state).size > 0

/** A state with other filters, order or search starts at its first page. */
export const fromFirstPage = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  ...change,
  ...FIRST,
})

/** The state with a parameter set to these values; none removes it. */
export function withFilter(
  state: ListState,
  parameter: string,
  values: readonly string[],
): ListState {
  const { [parameter]: _, ...others } = state.filters
  const filters =
    values.length === 0
      ? others
      : parameter in state.filters
        ? { ...state.filters, [parameter]: values }
        : { ...others, [parameter]: values }
  return fromFirstPage(state, { filters })
}
