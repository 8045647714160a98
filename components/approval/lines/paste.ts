import { ambiguousMark, decimalMark, isShortened } from '@/components/form/model/decimalMark'
import { readFigure } from '@/components/form/model/figure'
import { counted, shortened } from '@/lib/text/words'
import { LINE_COLUMNS, type LineColumn } from './line'

/** Rows of cells from a spreadsheet. */
export interface Pasted {
  readonly rows: readonly (readonly string[])[]
  /** By place, which column of the grid a cell belongs to, when a heading named them. */
  readonly columns?: readonly (LineColumn | undefined)[]
  /** By place, how that heading calls them. */
  readonly names?: readonly string[]
}

/** Text that is more than one cell; a single value is pasted into its input as anywhere else. */
export const isTable = (text: string): boolean => /[\t\n\r]/.test(text.replace(/[\r\n]+$/, ''))

/**
 * Reads what a spreadsheet puts on the clipboard: rows by line, cells by tab, and quotes round a
 * cell that has either in it. A heading is known by its names and leads each cell to its column.
 */
export function readPasted(text: string): Pasted {
  const rows = cellsOf(text)
    .map((cells) => cells.map(tidy))
    .filter((cells) => cells.some(Boolean))
  const heading = headingOf(rows[0] ?? [])
  return heading ? { rows: rows.slice(1), columns: heading, names: rows[0] ?? [] } : { rows }
}

/**
 * How a heading calls columns that the grid has none for.
 *
 * @param counts whether a cell is something to lose
 */
export const foreignColumns = (
  { rows, columns = [], names = [] }: Pasted,
  counts: (cell: string, name: string) => boolean = Boolean,
): string[] =>
  names.filter(
    (name, place) => !columns[place] && rows.some((cells) => counts(cells[place] ?? '', name)),
  )

/**
 * Why a paste is not taken: where cells would go nowhere, or no column that there are figures in is
 * known for the amount, as of `Net`, `GST` and `Gross`; where a comma stands before the decimals of one figure, another may be what
 * it reads as or a thousand times that; and a spreadsheet copies `1E+05` of a figure that its column is
 * too narrow for. Undefined where none is in doubt.
 *
 * @param column from which on it goes, where no heading names its columns
 */
export function pasteFault(pasted: Pasted, column: number): string | undefined {
  const { rows, columns, names } = pasted
  const places = columns ?? LINE_COLUMNS.slice(column)
  const widest = Math.max(0, ...rows.map((cells) => cells.findLastIndex(Boolean) + 1))
  if (!names && widest > places.length) {
    return `Nothing was pasted: a row has ${counted(widest, 'cell')}, and there ${counted(places.length, 'column is', 'columns are')} from here on. Copy those that belong here, or the heading that names them as well.`
  }
  const isPriced = places.some((each) => each?.member === 'amount' || each?.member === 'unit_price')
  const unknown = foreignColumns(pasted, isMoney)
  if (names && !isPriced && unknown.length > 0) {
    return `Nothing was pasted: no column is called Amount, and which of “${unknown.map((name) => shortened(name, LONG)).join('”, “')}” it is nobody can tell. Call one of them Amount, and paste them again.`
  }
  const figures = rows
    .flatMap((cells) => cells.filter((_, place) => places[place]?.isFigure))
    .map(figureCell)
  const short = figures.find(isShortened)
  if (short !== undefined) {
    return `Nothing was pasted: the spreadsheet has shortened a figure to “${short}”. Have it show all digits, and copy them again.`
  }
  const telling = figures.find((text) => decimalMark(text) === ',')
  const doubtful = figures.find((text) => ambiguousMark(text) !== undefined)
  if (telling === undefined || doubtful === undefined) return undefined
  return `Nothing was pasted: “${shortened(doubtful, LONG)}” may be one figure or a thousandth of it, as “${shortened(telling, LONG)}” has a comma before its decimals. Write a point there, and no other marks.`
}

const LONG = 40

/** Words in the heading of a column of money. */
const OF_MONEY = /gst|tax|net|gross|total|price|cost|amount|value|sum|aud|\$/i

/** Whether a figure is one of money, and no number of a part: by what its column is called, or its marks. */
const isMoney = (cell: string, name: string): boolean =>
  isFigureCell(cell) && (OF_MONEY.test(name) || /[.,$]/.test(cell))

/** A heading names at least two columns, and nothing in it is a figure. */
function headingOf(cells: readonly string[]): (LineColumn | undefined)[] | undefined {
  const named = cells.map((cell) => {
    const name = cell.toLowerCase().replace(/[\s.:($)]|aud/g, '')
    return LINE_COLUMNS.find(({ alsoCalled }) => alsoCalled.includes(name))
  })
  const known = named.filter(Boolean)
  const isTold = known.length > 1 && new Set(known).size === known.length
  // `Part 2 each 50` is a line, and no heading of one.
  return isTold && !cells.some(isFigureCell) ? named : undefined
}

/** Whether a cell is a figure, however it is written. */
export const isFigureCell = (cell: string): boolean =>
  readFigure(figureCell(cell), 'AUD') !== undefined

/** A line break within a cell would not fit a line of the grid. */
const tidy = (cell: string): string => cell.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim()

/** A figure's cell as it is typed: accountants write -26.00 as (26.00), and some with the currency before it. */
export function figureCell(cell: string): string {
  const [, inner] = /^\(\s*(?:A?\$|AUD)?\s*([\d,. ]+)\)$/.exec(cell) ?? []
  if (inner !== undefined) return `-${inner.trim()}`
  const [, sign, figure] = /^(-?)\s*(?:A\$|AUD)\s*([\d,. ]+)$/.exec(cell) ?? []
  return figure === undefined ? cell : `${sign}${figure.trim()}`
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  // A quoted cell, or a bare one, and what ends it.
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text)
    if (!match) break
    const [, quoted, bare = '', end] = match
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end !== '\t' && cell.lastIndex < text.length) rows.push([])
    // After a last tab stands one more cell, which is empty.
    if (end === '\t' && cell.lastIndex === text.length) rows.at(-1)?.push('')
  }
  return rows
}
