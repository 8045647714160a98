import { valueKind } from '@/components/form/model/valueKind'
import type { FilterOperator } from '@/lib/resources/lists'
import { readList, writeList } from '@/lib/text/commaList'
import type { ListColumn } from '../columns/columns'
import { readDay, writeDay } from './days'

/** What a person asks of a field. Several stand for the same parameters, in other words. */
export type TestName =
  | 'is'
  | 'not'
  | 'contains'
  | 'before'
  | 'after'
  | 'from'
  | 'to'
  | 'between'
  | 'next'
  | 'last'
  | 'passed'
  | 'set'
  | 'unset'

/** A test with what it compares to: values, one bound or two, a number of days, or nothing. */
export interface Test {
  readonly name: TestName
  readonly values: readonly string[]
}

/** Parameters of one field by operator, as an address has them. */
export type FilterParameters = Readonly<Partial<Record<FilterOperator, string>>>

/** True for a field whose bounds are days. */
export const isOfDays = (column: Pick<ListColumn, 'kind'>): boolean =>
  valueKind(column) === 'day' || valueKind(column) === 'moment'

const OF_DAYS: readonly TestName[] = [
  'before',
  'after',
  'from',
  'to',
  'between',
  'is',
  'next',
  'last',
  'passed',
]
const OF_FIGURES: readonly TestName[] = ['from', 'to', 'between', 'is']

/** The tests of a field, in the order in which they are offered; none where lists have no filter. */
export function testsOf(column: ListColumn): readonly TestName[] {
  const has = (operator: FilterOperator) => operator in column.filters
  return [
    ...(has('is') ? (['is', 'not'] as const) : []),
    ...(has('contains') ? (['contains'] as const) : []),
    ...(has('from') ? (isOfDays(column) ? OF_DAYS : OF_FIGURES) : []),
    ...(has('set') ? (['set', 'unset'] as const) : []),
  ]
}

/** What a chip's parameters test; null where this page cannot read them. */
export function readTest(column: ListColumn, asked: FilterParameters): Test | null {
  const { is, not, contains, set, from, to } = asked
  if (is !== undefined) return { name: 'is', values: readList(is) }
  if (not !== undefined) return { name: 'not', values: readList(not) }
  if (contains !== undefined) return { name: 'contains', values: [contains] }
  if (set !== undefined) {
    if (set !== 'true' && set !== 'false') return null
    return { name: set === 'true' ? 'set' : 'unset', values: [] }
  }
  return isOfDays(column) ? readDays(from, to) : readBounds(from, to)
}

function readBounds(from: string | undefined, to: string | undefined): Test | null {
  if (from !== undefined && from === to) return { name: 'is', values: [from] }
  if (from !== undefined && to !== undefined) return { name: 'between', values: [from, to] }
  if (from !== undefined) return { name: 'from', values: [from] }
  return to === undefined ? null : { name: 'to', values: [to] }
}

function readDays(from: string | undefined, to: string | undefined): Test | null {
  const test = readBounds(from, to)
  if (test?.name === 'between') {
    const [first, last] = test.values.map(offsetOf)
    if (first === 0 && last && last > 0) return { name: 'next', values: [String(last)] }
    if (last === 0 && first && first < 0) return { name: 'last', values: [String(-first)] }
    return test
  }
  const day = readDay(test?.values[0] ?? '')
  if (test?.name === 'to' && day?.side === 'before') {
    if (day.at === 0) return { name: 'passed', values: [] }
    return { name: 'before', values: [writeDay({ at: day.at })] }
  }
  if (test?.name === 'from' && day?.side === 'after') {
    return { name: 'after', values: [writeDay({ at: day.at })] }
  }
  return test
}

/** Days from today, of a day that is told so. */
function offsetOf(value: string): number | null {
  const day = readDay(value)
  return day && !day.side && typeof day.at === 'number' ? day.at : null
}

/** The parameters that ask for a test. */
export function writeTest(column: ListColumn, { name, values }: Test): FilterParameters {
  const [first = '', second = ''] = values
  switch (name) {
    case 'is':
      return 'is' in column.filters ? { is: writeList(values) } : { from: first, to: first }
    case 'not':
      return { not: writeList(values) }
    case 'contains':
      return { contains: first }
    case 'set':
      return { set: 'true' }
    case 'unset':
      return { set: 'false' }
    case 'from':
      return { from: first }
    case 'to':
      return { to: first }
    case 'between':
      return { from: first, to: second }
    case 'before':
      return { to: `before-${first}` }
    case 'after':
      return { from: `after-${first}` }
    case 'passed':
      return { to: 'before-today' }
    case 'next':
      return { from: 'today', to: writeDay({ at: Number(first) }) }
    case 'last':
      return { from: writeDay({ at: 0 - Number(first) }), to: 'today' }
  }
}
