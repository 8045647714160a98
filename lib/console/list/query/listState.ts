import { readSort, type SortKey, writeSort } from './sort'

export const DENSITIES = ['comfortable', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

/** Values by member, in the order in which the filters were added. */
export type Filters = Readonly<Record<string, readonly string[]>>

/** All that a list shows, as its address says it; null where the address leaves it to the person. */
export interface ListState {
  readonly search: string
  readonly sort: readonly SortKey[]
  readonly filters: Filters
  readonly cursor: string | null
  /** Counts from 1; above 1 only together with a cursor. */
  readonly page: number
  readonly columns: readonly string[] | null
  readonly density: Density | null
}

/** What a list must know of its columns to read an address. */
export interface ListShape {
  isSortable(member: string): boolean
  isFilterable(member: string): boolean
  /** Whether a filter can have this value; without it, the service judges. */
  isUsable?(member: string, value: string): boolean
  isColumn(id: string): boolean
}

/** Reads an address. What the list does not know is left out, so an old link still opens. */
export function readListState(parameters: URLSearchParams, shape: ListShape): ListState {
  const filters: Record<string, string[]> = {}
  for (const [name, text] of parameters) {
    if (shape.isFilterable(name) && (shape.isUsable?.(name, text) ?? true)) {
      filters[name] = text.split(',')
    }
  }
  const columns = parameters.get('columns')?.split(',').filter(shape.isColumn) ?? []
  const cursor = parameters.get('cursor') || null
  const page = Number(parameters.get('page'))
  return {
    search: parameters.get('search') ?? '',
    sort: readSort(parameters.get('sort') ?? '', shape.isSortable),
    filters,
    cursor,
    page: cursor ? Math.max(2, Number.isSafeInteger(page) ? page : 2) : 1,
    columns: columns.length > 0 ? columns : null,
    density: DENSITIES.find((each) => each === parameters.get('density')) ?? null,
  }
}

/** The address of a state, as `?client_type=fleet,lead&sort=name`; empty for a list as it stands. */
export function writeListState(state: ListState): string {
  const parameters = matchParameters(state)
  if (state.sort.length > 0) parameters.set('sort', writeSort(state.sort))
  if (state.cursor) {
    parameters.set('cursor', state.cursor)
    parameters.set('page', String(state.page))
  }
  if (state.columns) parameters.set('columns', state.columns.join(','))
  if (state.density) parameters.set('density', state.density)
  return queryText(parameters)
}

/** What decides which records match: the search and the filters, without order and page. */
export function matchParameters({ search, filters }: Pick<ListState, 'search' | 'filters'>) {
  const parameters = new URLSearchParams()
  const text = search.trim()
  if (text) parameters.set('search', text)
  for (const [member, values] of Object.entries(filters)) {
    if (values.length > 0) parameters.set(member, values.join(','))
  }
  return parameters
}

/** Commas stay readable: in a query they need no escape. */
export function queryText(parameters: URLSearchParams): string {
  const text = parameters.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}

/** Whether anything narrows the list. */
export const isNarrowed = (state: ListState): boolean => matchParameters(state).size > 0

/** A state with other filters, order or search starts at its first page. */
export const fromFirstPage = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  ...change,
  cursor: null,
  page: 1,
})

/** The state with a member's filter set to these values; none removes it. */
export function withFilter(state: ListState, member: string, values: readonly string[]): ListState {
  const { [member]: _, ...others } = state.filters
  const filters =
    values.length === 0
      ? others
      : member in state.filters
        ? { ...state.filters, [member]: values }
        : { ...others, [member]: values }
  return fromFirstPage(state, { filters })
}
