import {
  add,
  compare,
  type Figure,
  figureIn,
  figureText,
  multiply,
  toCents,
  ZERO,
} from '@/components/form/model/figure'
import { formatDecimal } from '@/lib/resources/format'
import { counted } from '@/lib/text/words'
import { cellText, LINE_COLUMNS, type Line, type LineColumn, withCell } from './line'
import { oddCells } from './odd'

const [, QUANTITY, UNIT_PRICE, AMOUNT] = LINE_COLUMNS as unknown as [
  LineColumn,
  LineColumn,
  LineColumn,
  LineColumn,
]

/** What the lines come to, and what of them is not in it. */
export interface Total extends LeftOut {
  readonly figure: Figure
  readonly text: string
}

/** What of some lines is in no sum. */
export interface LeftOut {
  /** How many amounts are no figure. */
  readonly uncounted: number
  /** How many lines have a quantity and a price, and no amount. */
  readonly unpriced: number
}

const figureOf = (line: Line, { member }: LineColumn): Figure | undefined => figureIn(line[member])

/** The exact sum of all amounts, as the service reckons it too. */
export function totalOf(lines: readonly Line[]): Total {
  const filled = lines.filter((line) => cellText(line, AMOUNT) !== '')
  const amounts = filled.flatMap((line) => figureOf(line, AMOUNT) ?? [])
  const figure = amounts.reduce(add, ZERO)
  return {
    figure,
    text: formatDecimal(figureText(figure), 'AUD'),
    uncounted: filled.length - amounts.length,
    unpriced: lines.filter((line) => cellText(line, AMOUNT) === '' && isWorth(line)).length,
  }
}

/** Whether quantity and price of a line come to something. */
function isWorth(line: Line): boolean {
  const product = productOf(line)
  return product !== undefined && compare(product, ZERO) !== 0
}

/** What of the lines is in no sum, each in words that `and not in it` may follow; none where all is. */
export const leftOutWords = ({ uncounted, unpriced }: LeftOut): string[] => [
  ...(uncounted > 0 ? [`${counted(uncounted, 'amount is', 'amounts are')} no figure`] : []),
  ...(unpriced > 0
    ? [`${counted(unpriced, 'line with a price is', 'lines with a price are')} without an amount`]
    : []),
]

/** Quantity times unit price, exactly; undefined while either is missing. */
function productOf(line: Line): Figure | undefined {
  const quantity = figureOf(line, QUANTITY)
  const price = figureOf(line, UNIT_PRICE)
  return quantity && price && multiply(quantity, price)
}

/** Whether an amount is the product, to the cent: invoices have no smaller coin. */
const agrees = (amount: Figure, product: Figure): boolean =>
  compare(amount, product) === 0 || compare(amount, toCents(product)) === 0

/** What to look at in a line; it never blocks. */
export interface LineAdvice {
  readonly words: string
  /** The amount that would settle it, as it is typed. */
  readonly amount?: string
}

/** What there is to say about a line, if anything. */
export function adviceOn(line: Line): LineAdvice | undefined {
  const [odd] = oddCells(line)
  if (odd) return { words: `${odd.column.label} is text and counts for nothing.` }
  const product = productOf(line)
  if (!product) return undefined
  const amount = figureOf(line, AMOUNT)
  if (amount && agrees(amount, product)) return undefined
  const exact = formatDecimal(figureText(product), 'AUD')
  return {
    words: `Quantity × unit price is ${exact}.`,
    amount: figureText(toCents(product)),
  }
}

/**
 * The line after a cell was typed into. The amount goes along with quantity and price as long as
 * it was their product, or empty: one that a person set otherwise stays. It is never rounded
 * unasked: a product of less than a cent leaves the amount to advice.
 *
 * @param before the line when the typing began, so that a half-typed figure does not stop it
 */
export function typedInto(before: Line, line: Line, column: LineColumn, typed: string): Line {
  const next = withCell(line, column, typed)
  if (column !== QUANTITY && column !== UNIT_PRICE) return next
  const old = productOf(before)
  const oldAmount = figureOf(before, AMOUNT)
  const follows = cellText(before, AMOUNT) === '' || (old && oldAmount && agrees(oldAmount, old))
  const product = productOf(next)
  if (!follows) return next
  const isWhole = product && compare(product, toCents(product)) === 0
  return withCell(next, AMOUNT, isWhole ? figureText(product) : cellText(before, AMOUNT))
}

/** The line with an amount, as it is typed. */
export const withAmount = (line: Line, typed: string): Line => withCell(line, AMOUNT, typed)
