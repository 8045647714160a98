/**
 * CSV as RFC 4180 has it, made safe for spreadsheets. A cell that Excel or LibreOffice would run as
 * a formula gets a leading apostrophe, and in a file that is to come back so does one that they
 * would read as something else and write back changed, and one of nothing or of blanks, which would
 * read as an empty cell. Nothing else of a text is touched, and {@link written} takes away just what
 * was put there: every text comes back as it is stored.
 */

import { isReadAnew } from './spreadsheet'

/** The media type of such files. */
export const CSV_TYPE = 'text/csv'

/** Tells Excel that the file is UTF-8; without it, names with accents come out garbled. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Signs that begin a formula, and line ends and wide forms that some spreadsheets look past or narrow. */
const RUNNABLE = /^[=+\-@\t\r\n＝＋－＠]/
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/
const NEEDS_QUOTES = /[",\r\n\t]|^ | $/

/** A text without the apostrophes before it: what those may have been put there for. */
const bare = (text: string): string => text.replace(/^'+/, '')

const isRun = (text: string): boolean => RUNNABLE.test(text) && !PLAIN_NUMBER.test(text)

const isAtRisk = (text: string): boolean =>
  bare(text).trim() === '' || isRun(bare(text)) || isReadAnew(bare(text))

/** A text that no spreadsheet runs. A plain negative number is no formula and stays as it is. */
export const neutralised = (text: string): string =>
  isRun(text) || (text.startsWith("'") && isAtRisk(text)) ? `'${text}` : text

/** A text that every spreadsheet keeps as it is, from opening the file to saving it. */
const kept = (text: string): string => (isAtRisk(text) ? `'${text}` : text)

/** The most characters of a figure that spreadsheets show, and so write, where nobody formats it. */
const WIDEST = 11

/** A figure of which no spreadsheet drops digits. */
const keptFigure = (digits: string): string => (digits.length > WIDEST ? kept(digits) : digits)

/** The text that a cell stands for: an apostrophe against spreadsheets is none of it. */
export const written = (cell: string): string =>
  cell.startsWith("'") && isAtRisk(cell) ? cell.slice(1) : cell

const quoted = (safe: string, delimiter: string): string =>
  NEEDS_QUOTES.test(safe) || safe.includes(delimiter) ? `"${safe.replaceAll('"', '""')}"` : safe

const line = (cells: readonly string[], delimiter = ','): string =>
  `${cells.map((safe) => quoted(safe, delimiter)).join(delimiter)}\r\n`

/** One line of a CSV file to be read, with its end. */
export const csvLine = (cells: readonly string[]): string => line(cells.map(neutralised))

/** A cell of a file to be changed in a spreadsheet and read back. */
interface KeptCell {
  /** Null leaves the cell empty, as no text does. */
  readonly text: string | null
  readonly isFigure: boolean
  /** True for a text that is written as it is, though a spreadsheet would change it. */
  readonly isBare?: boolean
}

/** One line of such a file. */
export const keptLine = (cells: readonly KeptCell[], delimiter?: string): string =>
  line(
    cells.map(({ text, isFigure, isBare }) => {
      if (text === null) return ''
      if (isBare) return text
      return isFigure ? keptFigure(text) : kept(text)
    }),
    delimiter,
  )
