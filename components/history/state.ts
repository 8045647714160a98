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

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The forms outside of which the service refuses a filter: what has its form may still name nothing. */
const FORMS: Readonly<Record<HistoryFilter, RegExp>> = {
  resource: /^[a-z_]{1,40}$/,
  record_id: anyIdPattern(resources),
  field: /^.{1,128}$/,
  user_id: USER_ID,
  audit_user_id: USER_ID,
  from: DAY,
  to: DAY,
  request_id: /^.{1,128}$/,
}

/** Whether a filter can have this value. */
export const isUsable = (filter: HistoryFilter, value: string): boolean =>
  FORMS[filter].test(value) &&
  (FORMS[filter] !== DAY || !Number.isNaN(Date.parse(`${value}T00:00Z`)))

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
