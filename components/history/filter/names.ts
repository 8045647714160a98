import { fieldOf, KINDS, kindNamed, labelOf } from '@/components/form/model/changedRecord'
import { plainColumn } from '@/components/list/columns/columns'
import { testWords } from '@/components/list/filter/filterWords'
import { readTest } from '@/components/list/filter/tests'
import type { HistoryFilter, HistoryFilters } from '../state'

/** What the history can be narrowed by, as it is offered: the days are one thing of two ends. */
export const FILTER_NAMES = {
  resource: 'Kind of record',
  record_id: 'Record',
  field: 'Field',
  user_id: 'Done by',
  audit_user_id: 'Recorded for',
  days: 'Days',
  request_id: 'Request',
} as const

export type FilterName = keyof typeof FILTER_NAMES

/** The days as a field of the list, so that they are filtered like any other. */
export const DAYS = plainColumn({
  id: 'days',
  label: FILTER_NAMES.days,
  kind: 'instant',
  filters: { from: 'from', to: 'to' },
})

/** The filters of the address that a name stands for. */
export const partsOf = (name: FilterName): readonly HistoryFilter[] =>
  name === 'days' ? ['from', 'to'] : [name]

/** The names of the filters that hold. */
export const inUse = (filters: HistoryFilters): FilterName[] =>
  (Object.keys(FILTER_NAMES) as FilterName[]).filter((name) =>
    partsOf(name).some((part) => filters[part]),
  )

/** The filters without those of a name. */
export const without = (filters: HistoryFilters, name: FilterName): HistoryFilters =>
  Object.fromEntries(
    Object.entries(filters).filter(([part]) => !partsOf(name).includes(part as HistoryFilter)),
  )

/** What a filter is set to, in words. */
export function filterWords(
  name: FilterName,
  filters: HistoryFilters,
  people: ReadonlyMap<string, string>,
  zone: string,
): string {
  if (name === 'days') return dayWords(filters, zone)
  const value = filters[name] ?? ''
  switch (name) {
    case 'resource':
      return kindNamed(value)?.label ?? value
    case 'field':
      return fieldWords(value, filters.resource)
    case 'user_id':
    case 'audit_user_id':
      return people.get(value) ?? `User ${value}`
    default:
      return value
  }
}

function fieldWords(name: string, kind: string | undefined): string {
  const owner = kind ?? KINDS.find((each) => fieldOf(each.name, name))?.name
  return owner ? labelOf(owner, name) : name
}

function dayWords({ from, to }: HistoryFilters, zone: string): string {
  const test = readTest(DAYS, { from, to })
  return test ? testWords(DAYS, test, zone).words : ''
}
