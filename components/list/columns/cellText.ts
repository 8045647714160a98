import { LosslessNumber, stringify } from 'lossless-json'
import { countedEntries } from '@/components/form/model/entries'
import { readableValue } from '@/components/form/model/show'
import { valueKind } from '@/components/form/model/valueKind'
import { valueAt } from '@/lib/derive/valueAt'
import { formatDecimal, isNameInDigits } from '@/lib/resources/format'
import { DAY } from '@/lib/time/units'
import type { ListColumn } from './columns'

/** A record as the list endpoint gives it. */
export type ListRow = Readonly<Record<string, unknown>>

/** The column's value in a record; undefined where the answer did not bring the member. */
export const cellValue = ({ path }: ListColumn, row: ListRow): unknown => valueAt(path, row)

/** A value as people read it, without its unit; empty for one that is not set. */
export function cellText(column: ListColumn, value: unknown, zone = 'UTC'): string {
  if (value === null || value === undefined) return ''
  if (value instanceof LosslessNumber) return figureText(column, value.value)
  if (Array.isArray(value)) return listText(column, value)
  if (typeof value === 'object') return stringify(value) ?? ''
  const text = String(value)
  if (column.isTag) return text
  const label = (value: string) =>
    column.options.find((option) => option.value === value)?.label ?? value
  return readableValue(column, text, { label, zone })
}

/** Dollars carry their sign in front, in the list; every other unit follows the figure. */
function figureText(column: ListColumn, digits: string): string {
  if (isNameInDigits(column)) return digits
  const text = formatDecimal(digits, column.unit)
  return column.unit === 'AUD' ? text.replace(/^-?/, (sign) => `${sign}$`) : text
}

function listText(column: ListColumn, values: readonly unknown[]): string {
  if (values.length === 0) return ''
  if (valueKind(column) === 'texts') return values.join(', ')
  return countedEntries(values)
}

/** The unit that follows a figure; dollars need none. */
export const unitAfter = (column: ListColumn): string | undefined =>
  column.isFigure && column.unit !== 'AUD' ? column.unit : undefined

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0

/** By column of figures, how many digits the longest has after its point. */
export function mostDecimals(
  columns: readonly ListColumn[],
  rows: readonly ListRow[],
): Readonly<Record<string, number>> {
  const most = (column: ListColumn) =>
    Math.max(0, ...rows.map((row) => decimalsOf(cellText(column, cellValue(column, row)))))
  return Object.fromEntries(
    columns.filter((each) => each.isFigure).map((column) => [column.id, most(column)]),
  )
}

/**
 * By column of figures, how many characters wide the longest is with its unit, once all have room
 * for so many digits after the point: a figure that is cut is another figure.
 *
 * @param decimals as {@link mostDecimals} tells
 */
export function figureWidths(
  columns: readonly ListColumn[],
  rows: readonly ListRow[],
  decimals: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const width = (column: ListColumn) => {
    const texts = rows.map((row) => cellText(column, cellValue(column, row)))
    const whole = Math.max(0, ...texts.map((text) => text.split('.')[0]?.length ?? 0))
    const digits = decimals[column.id] ?? 0
    const unit = unitAfter(column)
    return whole + (digits > 0 ? digits + 1 : 0) + (unit ? unit.length + 1 : 0)
  }
  return Object.fromEntries(
    columns.filter((each) => each.isFigure).map((column) => [column.id, width(column)]),
  )
}

/** What a figure lacks to so many digits after the point, to keep its room: `.00` or `0`. */
export function missingDecimals(text: string, decimals: number): string {
  const own = decimalsOf(text)
  return `${own === 0 && decimals > 0 ? '.' : ''}${'0'.repeat(Math.max(0, decimals - own))}`
}

/** How many days a calendar date lies before another; 0 when it does not, or is no date. */
export function daysOverdue(date: unknown, today: string): number {
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return 0
  // Both are midnights in UTC, where every day has 24 hours: no zone shifts the difference.
  return Math.max(0, (Date.parse(today) - Date.parse(date)) / DAY)
}
