import type { FilterOperator } from '@/lib/resources/lists'
import { partsOfList } from '@/lib/text/commaList'
import type { ListColumn } from '../columns/columns'
import type { Filters } from '../query/listState'
import { type FilterParameters, isOfDays, readTest, type Test, writeTest } from './tests'

/** What a parameter of the address asks of which column. */
export interface KnownFilter {
  readonly column: ListColumn
  readonly operator: FilterOperator
}

/** Looks a parameter up; undefined for one that the list does not know. */
export type FilterOf = (parameter: string) => KnownFilter | undefined

/** What stands for one parameter of a list, or for the two ends of a range. */
export interface Chip {
  readonly parameters: readonly string[]
  /** What is filtered and how; null where this page does not understand it. */
  readonly known: { readonly column: ListColumn; readonly test: Test } | null
}

/** The lookup over columns. */
export function filtersOver(columns: Iterable<ListColumn>): FilterOf {
  const known = new Map(
    [...columns].flatMap((column) =>
      (Object.entries(column.filters) as [FilterOperator, string][]).map(
        ([operator, parameter]) => [parameter, { column, operator }] as const,
      ),
    ),
  )
  return (parameter) => known.get(parameter)
}

const parameterOf = (column: ListColumn, operator: FilterOperator): string =>
  column.filters[operator] as string

/** True for a parameter whose value is a day, which an address may tell relative to today. */
export function isDayFilter(filterOf: FilterOf, parameter: string): boolean {
  const filter = filterOf(parameter)
  return (
    filter !== undefined &&
    isOfDays(filter.column) &&
    (filter.operator === 'from' || filter.operator === 'to')
  )
}

const OTHER_END = { from: 'to', to: 'from' } as const

/** A chip for every parameter there is, in the order of the address. */
export function chipsOf(filters: Filters, filterOf: FilterOf): Chip[] {
  const chips: Chip[] = []
  const done = new Set<string>()
  for (const parameter of Object.keys(filters)) {
    if (done.has(parameter)) continue
    const chip = chipOf(parameter, filters, filterOf)
    for (const each of chip.parameters) done.add(each)
    chips.push(chip)
  }
  return chips
}

function chipOf(parameter: string, filters: Filters, filterOf: FilterOf): Chip {
  const filter = filterOf(parameter)
  if (!filter) return { parameters: [parameter], known: null }
  const { column, operator } = filter
  const operators: FilterOperator[] = [operator]
  if (operator === 'from' || operator === 'to') {
    const other = OTHER_END[operator]
    if (parameterOf(column, other) in filters) operators.push(other)
  }
  const asked: FilterParameters = Object.fromEntries(
    operators.map((each) => [each, filters[parameterOf(column, each)]?.join(',') ?? '']),
  )
  const test = readTest(column, asked)
  return {
    parameters: operators.map((each) => parameterOf(column, each)),
    known: test && { column, test },
  }
}

/** The filters with a chip's parameters gone. */
export const withoutParameters = (filters: Filters, parameters: readonly string[]): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !parameters.includes(name)))

/**
 * The filters with a test of a column in place of a chip's, or added at the end. What asked the
 * same parameters before gives way.
 */
export function withTest(
  filters: Filters,
  column: ListColumn,
  test: Test,
  replaced: readonly string[] = [],
): Filters {
  const asked = Object.entries(writeTest(column, test)) as [FilterOperator, string][]
  const added = asked.map(
    ([operator, value]) => [parameterOf(column, operator), partsOfList(value)] as const,
  )
  const isBound = asked.some(([operator]) => operator === 'from' || operator === 'to')
  // One end alone takes the other away: the chip of both is one.
  const gone = new Set([
    ...replaced,
    ...(isBound ? [parameterOf(column, 'from'), parameterOf(column, 'to')] : []),
    ...added.map(([name]) => name),
  ])
  const entries = Object.entries(filters)
  const place = entries.findIndex(([name]) => gone.has(name))
  const kept = (part: typeof entries) => part.filter(([name]) => !gone.has(name))
  if (place < 0) return Object.fromEntries([...entries, ...added])
  return Object.fromEntries([
    ...kept(entries.slice(0, place)),
    ...added,
    ...kept(entries.slice(place)),
  ])
}
