import { readDay, resolveDay } from '@/components/list/filter/days'
import type { Filters } from '@/components/list/query/listState'
import { anyIdPattern } from '@/lib/derive/idForms'
import { USER_ID } from '@/lib/derive/systemFields'
import { resources } from '@/lib/resources'
import { partsOfList } from '@/lib/text/commaList'

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

type Bound = 'from' | 'to'
const isBound = (filter: HistoryFilter): filter is Bound => filter === 'from' || filter === 'to'

/** The forms outside of which the service refuses a filter: what has its form may still name nothing. */
const FORMS: Readonly<Record<Exclude<HistoryFilter, Bound>, RegExp>> = {
  resource: /^[a-z_]{1,40}$/,
  record_id: anyIdPattern(resources),
  field: /^.{1,128}$/,
  user_id: USER_ID,
  audit_user_id: USER_ID,
  request_id: /^.{1,128}$/,
}

/** Whether a filter can have this value; days may be told as they stand to today. */
export const isUsable = (filter: HistoryFilter, value: string): boolean =>
  isBound(filter) ? readDay(value) !== null : FORMS[filter].test(value)

/** Reads an address. What the history does not know is left out, so that an old link still opens. */
export const readFilters = (parameters: URLSearchParams): HistoryFilters =>
  Object.fromEntries(
    FILTERS.map((name) => [name, parameters.get(name) ?? ''] as const).filter(([name, value]) =>
      isUsable(name, value),
    ),
  )

/** The filters as parameters, in a stable order. */
export function filterParameters(filters: HistoryFilters): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const name of FILTERS) {
    const value = filters[name]
    if (value) parameters.set(name, value)
  }
  return parameters
}

/**
 * The filters as the service is asked for them: its days are calendar dates.
 *
 * @param today `YYYY-MM-DD`
 */
export const askedFilters = (filters: HistoryFilters, today: string): HistoryFilters =>
  Object.fromEntries(
    (Object.entries(filters) as [HistoryFilter, string | undefined][]).map(([name, value]) => [
      name,
      value && isBound(name) ? resolveDay(value, today) : value,
    ]),
  )

/** The page of the history that shows what these filters let through. */
export function historyPage(filters: HistoryFilters): string {
  const parameters = filterParameters(filters)
  return parameters.size > 0 ? `/history?${parameters}` : '/history'
}

/** The filters of the list of requests, of which each has one value. */
export const fromList = (filters: Filters): HistoryFilters =>
  Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, values.join(',')]))

/** The same, as the list keeps them. */
export const toList = (filters: HistoryFilters): Filters =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, partsOfList(value)]] : [])),
  )
