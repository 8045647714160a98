import { add, compare, type Figure, ZERO } from '@/components/form/model/figure'
import { type LineColumn, withCell } from './line'
import { figureCell, isFigureCell } from './paste'
import { type Total, totalOf } from './sums'

type Row = readonly string[]

/** What a spreadsheet calls its total. More words than these may be a part or a brand. */
const TOTAL =
  /^(?:(?:grand |sub-? ?)?total(?: (?:amount|due|payable|aud|(?:inc|ex)\S* gst))?(?: \((?:inc|ex)\S* gst\))?|(?:amount|balance) (?:due|payable|owing))[:.]?$/i
/** What it calls one that the tax is not in. */
const NET = /^sub|\bex/i
/** What it calls the tax on the rows above. */
const TAX = /^(?:plus |add |incl?\S* )?(?:gst|tax)(?: amount)?(?: ?\(?10 ?%\)?)?[:.]?$/i

/** The rows of a paste that are lines. */
export interface WithoutFoot {
  readonly rows: readonly Row[]
  /** Whether rows were what others come to, at the end or below a part, and so are no lines. */
  readonly hadTotal: boolean
  /** What a row calls itself that seems to be a total, and is not what the others come to. */
  readonly odd?: string
}

/**
 * Leaves out what stands below the lines of an invoice: what they come to, before the tax and with it.
 * The tax itself is a line where the last total has it and the lines have not, and where the last is
 * one without it. Whether a total that is none counts twice only whoever pastes it can tell. What parts
 * of it come to is left out, too.
 */
export function withoutFoot(
  rows: readonly Row[],
  places: readonly (LineColumn | undefined)[],
): WithoutFoot {
  const at = places.findIndex((each) => each?.member === 'amount')
  const amount = places[at]
  if (!amount) return { rows, hadTotal: false }
  const wordOf = (cells: Row): string => {
    const words = cells.filter((text, place) => text && place !== at && !isFigureCell(text))
    return words.length === 1 ? (words[0] ?? '') : ''
  }
  const isTotal = (cells: Row) => TOTAL.test(wordOf(cells)) && (cells[at] ?? '') !== ''
  const isTax = (cells: Row) => TAX.test(wordOf(cells))
  const sumOf = (some: readonly Row[]) =>
    totalOf(some.map((cells) => withCell({}, amount, figureCell(cells[at] ?? ''))))
  const end = rows.findLastIndex((cells) => !isTotal(cells) && !isTax(cells)) + 1
  const { above, foot } = withoutSubtotals(rows.slice(0, end), rows.slice(end), isTotal, sumOf)
  const hadTotal = above.length + foot.length < rows.length
  const odd = above.filter(isTotal).map(wordOf).at(-1)
  const all = { rows: [...above, ...foot], hadTotal, ...(odd !== undefined && { odd }) }
  const totals = foot.filter(isTotal)
  const last = totals.at(-1)
  if (!last || end === 0) return all
  const lines = sumOf(above)
  const taxes = foot.filter(isTax)
  const whole = add(lines.figure, sumOf(taxes).figure)
  const told = sumOf([last]).figure
  const isOf = (figure: Figure) => (cells: Row) => compare(sumOf([cells]).figure, figure) === 0
  const isKnown = (cells: Row) => isOf(lines.figure)(cells) || isOf(whole)(cells)
  const isSum = lines.uncounted === 0 && compare(told, ZERO) !== 0 && totals.every(isKnown)
  if (!isSum) return { ...all, odd: wordOf(last) }
  const isTaxApart = NET.test(wordOf(last)) || compare(told, lines.figure) !== 0
  return { ...all, rows: isTaxApart ? [...above, ...taxes] : above, hadTotal: true }
}

/**
 * Leaves out what parts of an invoice come to: each total among the lines that is just what stands
 * between it and the one before, or all above it; and that of the last part, which is the first of the
 * foot where others were left out.
 */
function withoutSubtotals(
  above: readonly Row[],
  foot: readonly Row[],
  isTotal: (cells: Row) => boolean,
  sumOf: (rows: readonly Row[]) => Total,
): { readonly above: readonly Row[]; readonly foot: readonly Row[] } {
  const isSumOf = (cells: Row, rows: readonly Row[]): boolean => {
    const { figure, uncounted } = sumOf(rows)
    const isCounted = uncounted === 0 && compare(figure, ZERO) !== 0
    return isCounted && compare(sumOf([cells]).figure, figure) === 0
  }
  const lines: Row[] = []
  let begin = 0
  for (const cells of above) {
    const isSum = isTotal(cells) && (isSumOf(cells, lines.slice(begin)) || isSumOf(cells, lines))
    if (isSum) begin = lines.length
    else lines.push(cells)
  }
  const [first] = foot
  const isOfPart = begin > 0 && first && isTotal(first) && isSumOf(first, lines.slice(begin))
  return { above: lines, foot: isOfPart ? foot.slice(1) : foot }
}
