import { valueKind } from '@/components/form/model/valueKind'
import { figureOf } from '@/components/form/model/values'
import { canonicalDecimal } from '@/lib/derive/decimal'
import { readTimeBound } from '@/lib/time/bound'
import { UTC } from '@/lib/time/calendar'
import type { ListColumn } from '../columns/columns'
import { readDay, readTypedDay } from './days'
import { isOfDays, type Test, type TestName } from './tests'

/** What a person typed, read: the test, null for no filter at all, or what is wrong with each text. */
export type ReadEntry =
  | { readonly test: Test | null }
  | { readonly faults: readonly (string | null)[] }

/** How many texts a test takes; null for a list of values. */
export function textsOf(column: ListColumn, name: TestName): 0 | 1 | 2 | null {
  if (name === 'passed' || name === 'set' || name === 'unset') return 0
  if (name === 'between') return 2
  return name === 'not' || (name === 'is' && 'is' in column.filters) ? null : 1
}

/**
 * Reads what was entered for a test. No text at all takes the filter away, and a range of one end
 * is that end alone.
 */
export function readEntry(column: ListColumn, name: TestName, texts: readonly string[]): ReadEntry {
  const count = textsOf(column, name)
  if (count === 0) return { test: { name, values: [] } }
  if (count === null) return { test: texts.length === 0 ? null : { name, values: texts } }
  const entered = Array.from({ length: count }, (_, index) => texts[index] ?? '')
  const values = entered.map((text) =>
    text.trim() === '' ? undefined : readText(column, name, text),
  )
  if (values.includes(null)) {
    const fault = faultOf(column, name)
    return { faults: values.map((value) => (value === null ? fault : null)) }
  }
  const [first, second] = values as (string | undefined)[]
  if (name !== 'between') return { test: first === undefined ? null : { name, values: [first] } }
  if (first !== undefined && second !== undefined)
    return { test: { name, values: [first, second] } }
  if (first !== undefined) return { test: { name: 'from', values: [first] } }
  return { test: second === undefined ? null : { name: 'to', values: [second] } }
}

/** The value that a text of the test means; null where it means none. */
function readText(column: ListColumn, name: TestName, text: string): string | null {
  if (name === 'contains') return text
  if (name === 'next' || name === 'last') return readCount(text)
  return isOfDays(column) ? readBound(column, name, text) : readFigure(column, text)
}

function readCount(text: string): string | null {
  const count = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0
  return count > 0 ? String(count) : null
}

/** All digits of a figure, as the service takes them. */
function readFigure(column: ListColumn, text: string): string | null {
  const figure = canonicalDecimal(figureOf(text, column.unit))
  if (!figure || (valueKind(column) === 'whole' && figure.fractionDigits > 0)) return null
  return figure.text
}

/** A day; a moment, which only an address can tell, stays as it is. */
function readBound(column: ListColumn, name: TestName, text: string): string | null {
  const day = readDay(text) ? text : readTypedDay(text)
  if (day === null) return valueKind(column) === 'moment' && isMoment(text) ? text : null
  const isSided = name === 'before' || name === 'after'
  return isSided && readDay(day)?.side ? null : day
}

const isMoment = (text: string): boolean => readTimeBound(text, UTC, 'start') !== undefined

function faultOf(column: ListColumn, name: TestName): string {
  if (name === 'next' || name === 'last') return 'Write a number of days, from 1 to 99999.'
  if (isOfDays(column)) return 'Write a day as 14 Mar 2025, today, in 30 days or 7 days ago.'
  return valueKind(column) === 'whole' ? 'Write a whole number.' : 'Write a figure, as 100,000.50.'
}
