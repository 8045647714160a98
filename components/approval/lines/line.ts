import { LosslessNumber, stringify } from 'lossless-json'
import { type Entry, memberText } from '@/components/form/model/entries'
import { figureIn, figureText } from '@/components/form/model/figure'
import { figureOf } from '@/components/form/model/values'
import { countedFigure } from '@/lib/derive/database/sum'
import { canonicalDecimal } from '@/lib/derive/decimal'
import { formatDecimal } from '@/lib/resources/format'

/** A maintenance line: the members of the grid, and any others, which it leaves as they are. */
export type Line = Entry

export interface LineColumn {
  readonly member: 'description' | 'quantity' | 'unit_price' | 'amount'
  readonly label: string
  readonly isFigure: boolean
  /** As `formatDecimal` takes it: money gets its cents. */
  readonly unit?: string
  /** What a spreadsheet may call it, in lower case and without blanks. */
  readonly alsoCalled: readonly string[]
}

/** The columns of the grid in their order. */
export const LINE_COLUMNS: readonly LineColumn[] = [
  {
    member: 'description',
    label: 'Description',
    isFigure: false,
    alsoCalled: ['description', 'item', 'work', 'details', 'part', 'product'],
  },
  {
    member: 'quantity',
    label: 'Quantity',
    isFigure: true,
    alsoCalled: ['quantity', 'qty', 'units', 'hours'],
  },
  {
    member: 'unit_price',
    label: 'Unit price',
    isFigure: true,
    unit: 'AUD',
    alsoCalled: ['unitprice', 'unit_price', 'price', 'rate', 'unitcost', 'each', 'priceeach'],
  },
  {
    member: 'amount',
    label: 'Amount',
    isFigure: true,
    unit: 'AUD',
    alsoCalled: ['amount', 'total', 'linetotal', 'cost', 'subtotal'],
  },
]

const INDENT = 2

/** The lines as the form holds them. */
export const writeLines = (lines: readonly Line[]): string =>
  stringify(lines, undefined, INDENT) ?? '[]'

/** What is typed into a cell to get its value. */
export const cellText = (line: Line, { member }: LineColumn): string => memberText(line, member)

/** A cell while nobody edits it: figures are grouped, money has its cents. */
export function shownCell(line: Line, column: LineColumn): string {
  const figure = column.isFigure ? figureIn(line[column.member]) : undefined
  return figure ? formatDecimal(figureText(figure), column.unit) : cellText(line, column)
}

/**
 * The line with a cell as it was typed. An emptied cell takes its member away; text that is no
 * figure, or none that counts, stays text, so that nothing typed is lost.
 */
export function withCell(line: Line, column: LineColumn, typed: string): Line {
  const { member, isFigure, unit } = column
  if (typed === '') {
    const { [member]: _, ...others } = line
    return others
  }
  const figure = isFigure ? figureOf(typed, unit) : ''
  const number = canonicalDecimal(figure) && new LosslessNumber(figure)
  return { ...line, [member]: countedFigure(number) ? number : typed }
}

/** True for a line in which the grid has nothing to show. */
export const isBlank = (line: Line): boolean =>
  LINE_COLUMNS.every((column) => cellText(line, column) === '')
