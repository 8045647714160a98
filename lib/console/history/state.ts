/** What narrows the history, as the address says it; the names are those of the API. */
export const FILTERS = [
  'resource',
  'record_id',
  'field',
  'user_id',
  'audit_user_id',
  'from',
  'to',
  'request_id',
] as const

export type HistoryFilter = (typeof FILTERS)[number]
export type HistoryFilters = Readonly<Partial<Record<HistoryFilter, string>>>

/** All that the page of the history shows. */
export interface HistoryState {
  readonly filters: HistoryFilters
  readonly cursor: string | null
  /** Counts from 1; above 1 only together with a cursor. */
  readonly page: number
}

const id = (most: number) => new RegExp(`^[1-9]\\d{0,${most - 1}}$`)
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What the service takes for each filter; anything else would only be refused. */
const FORMS: Readonly<Record<HistoryFilter, RegExp>> = {
  resource: /^[a-z_]{1,40}$/,
  record_id: id(20),
  field: /^.{1,128}$/,
  user_id: id(5),
  audit_user_id: id(5),
  from: DAY,
  to: DAY,
  request_id: /^.{1,128}$/,
}

/** Whether a filter can have this value. */
export const isUsable = (filter: HistoryFilter, value: string): boolean =>
  FORMS[filter].test(value) &&
  (FORMS[filter] !== DAY || !Number.isNaN(Date.parse(`${value}T00:00Z`)))

/** Reads an address. What the history does not know is left out, so that an old link still opens. */
export function readHistoryState(parameters: URLSearchParams): HistoryState {
  const filters = Object.fromEntries(
    FILTERS.map((name) => [name, parameters.get(name) ?? ''] as const).filter(([name, value]) =>
      isUsable(name, value),
    ),
  )
  const cursor = parameters.get('cursor') || null
  const page = Number(parameters.get('page'))
  return {
    filters,
    cursor,
    page: cursor ? Math.max(2, Number.isSafeInteger(page) ? page : 2) : 1,
  }
}

/** The filters as parameters, in a stable order. */
export function filterParameters(filters: HistoryFilters): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const name of FILTERS) {
    const value = filters[name]
    if (value) parameters.set(name, value)
  }
  return parameters
}

/** The address of a state, as `?resource=client&field=finance_limit`; empty where nothing is set. */
export function writeHistoryState({ filters, cursor, page }: HistoryState): string {
  const parameters = filterParameters(filters)
  if (cursor) {
    parameters.set('cursor', cursor)
    parameters.set('page', String(page))
  }
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** The page of the history that shows what these filters let through. */
export const historyPage = (filters: HistoryFilters): string =>
  `/history${writeHistoryState({ filters, cursor: null, page: 1 })}`

/** `1 to 25 of 2,895 requests`; counts end at 10,000. */
export function pageWords(
  page: number,
  size: number,
  rows: number,
  total: number,
  isExact: boolean,
): string {
  const figure = (count: number) => count.toLocaleString('en-AU')
  const first = (page - 1) * size + 1
  const last = first + rows - 1
  const all = isExact ? figure(Math.max(total, last)) : `more than ${figure(MOST_COUNTED)}`
  const range = rows === 0 ? 'None' : `${figure(first)} to ${figure(last)}`
  return `${range} of ${all} ${total === 1 ? 'request' : 'requests'}`
}

/** Up to here the service counts. */
const MOST_COUNTED = 10_000
