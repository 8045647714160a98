import { inOneText } from '@/components/names/nameWords'
import { canonicalDecimal } from '@/lib/derive/decimal'
import { formatDecimal, formatText, isNameInDigits } from '@/lib/resources/format'
import type { ListColumn } from '../columns/columns'
import { dayWords, readDay } from './days'
import { isOfDays, type Test, type TestName } from './tests'

/** Names of ids, as far as they are known. */
export type Names = ReadonlyMap<string, string>

const NO_NAMES: Names = new Map()

/** A value of a filter as people read it. */
export function filterValue(
  column: ListColumn,
  value: string,
  zone: string,
  names = NO_NAMES,
): string {
  if (value === '') return '(empty)'
  const name = names.get(value)
  if (name && column.naming) return inOneText(column.naming, name, value)
  if (column.isTag) return value
  if (isOfDays(column)) return dayWords(value, zone)
  if (column.isFigure) return figureWords(column, value)
  const option = column.options.find((each) => each.value === value)
  return option?.label ?? formatText(value, column.format)
}

/** All digits of a figure, grouped, with its unit; cents only where there are some. */
function figureWords(column: ListColumn, value: string): string {
  const { unit } = column
  const figure = canonicalDecimal(value)
  if (!figure || isNameInDigits(column)) return value
  const text = formatDecimal(figure.text, figure.fractionDigits > 0 ? unit : undefined)
  if (unit === 'AUD') return text.replace(/^-?/, (sign) => `${sign}$`)
  return unit ? `${text} ${unit}` : text
}

/** `fleet, lead` or `VIC, NSW and 3 more`. */
const listed = (words: readonly string[]): string =>
  words.length <= 3
    ? words.join(', ')
    : `${words.slice(0, 2).join(', ')} and ${words.length - 2} more`

const days = (count: string): string => `${count} ${count === '1' ? 'day' : 'days'}`

/**
 * What a filter lets through, to follow the field's name: `: fleet, lead` stands after a colon,
 * everything else is the rest of a sentence, as `before 30 Jun 2027`.
 */
export function testWords(
  column: ListColumn,
  { name, values }: Test,
  zone: string,
  names = NO_NAMES,
): { readonly words: string; readonly isList: boolean } {
  const shown = values.map((value) => filterValue(column, value, zone, names))
  const [first = '', second = ''] = shown
  if (name === 'is') return { words: listed(shown), isList: true }
  const words = () => {
    switch (name) {
      case 'not':
        return `is not ${listed(shown)}`
      case 'contains':
        return `contains “${values[0]}”`
      case 'set':
      case 'unset':
        return testLabel(column, name)
      case 'before':
        return `before ${first}`
      case 'after':
        return `after ${first}`
      case 'passed':
        return column.isDeadline ? 'overdue' : 'before today'
      case 'next':
        return `in the next ${days(values[0] ?? '')}`
      case 'last':
        return `in the last ${days(values[0] ?? '')}`
      case 'between':
        return `${first} to ${second}`
      case 'from':
        return isOfDays(column) ? `from ${first}` : `${first} or more`
      case 'to':
        return isOfDays(column) ? lastDay(column, values[0] ?? '', first) : `${first} or less`
    }
  }
  return { words: words(), isList: false }
}

/** Up to a day to come, a deadline is overdue or near. */
function lastDay({ isDeadline }: ListColumn, value: string, shown: string): string {
  const day = readDay(value)
  const isAhead = typeof day?.at === 'number' && day.at > 0 && !day.side
  if (!isDeadline || !isAhead) return `up to ${shown}`
  return `overdue or in the next ${days(String(day.at))}`
}

const LABELS: Readonly<Record<TestName, string>> = {
  is: 'is',
  not: 'is not',
  contains: 'contains',
  before: 'is before',
  after: 'is after',
  from: 'is from',
  to: 'is up to',
  between: 'is between',
  next: 'is in the next',
  last: 'is in the last',
  passed: 'is before today',
  set: 'is set',
  unset: 'is not set',
}

/** What a test is called where it is chosen. */
export function testLabel(column: ListColumn, name: TestName): string {
  if (name === 'passed' && column.isDeadline) return 'is overdue'
  if (!isOfDays(column) && name === 'from') return 'is at least'
  if (!isOfDays(column) && name === 'to') return 'is at most'
  if ((name === 'set' || name === 'unset') && column.setWords) return column.setWords[name]
  // What is at its default cannot be told from what was never set.
  if (column.hasDefault && name === 'set') return 'is not at its default'
  if (column.hasDefault && name === 'unset') return 'is at its default'
  return LABELS[name]
}
