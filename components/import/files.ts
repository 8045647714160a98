import { isShortened } from '@/components/form/model/decimalMark'
import { BYTE_ORDER_MARK, csvLine, keptLine, written } from '@/lib/text/csv'
import { type Mapping, REASON } from './mapping'
import type { FileRow, FileShape } from './read'
import type { RowFault } from './rows'

/**
 * A CSV file that grows by parts. Each becomes a blob at once, which browsers keep outside of the
 * memory of scripts, so that fifty thousand rejects weigh no more than one.
 */
export class GrowingFile {
  readonly #parts: Blob[] = []

  constructor(head: string) {
    this.#parts.push(new Blob([BYTE_ORDER_MARK, head]))
  }

  add(lines: readonly string[]): void {
    if (lines.length > 0) this.#parts.push(new Blob([lines.join('')]))
  }

  toBlob = (): Blob => new Blob(this.#parts, { type: 'text/csv;charset=utf-8' })
}

/** The column of an earlier round's reasons, which the next round writes anew. */
const reasonAt = (head: readonly string[]): number => head.indexOf(REASON)

/**
 * The names of the columns. A file of refused rows is separated as it is said here, as that tells what
 * a comma within a figure may be.
 */
export const rejectHead = ({ head, delimiter }: FileShape): string =>
  keptLine(
    [...head.filter((_, index) => index !== reasonAt(head)), REASON].map(keptCell),
    delimiter,
  )

/** What the columns of the file of refused rows are, where those of the file itself are known. */
export const rejectMapping = (head: readonly string[], mapping: Mapping): Mapping => [
  ...mapping.filter((_, index) => index !== reasonAt(head)),
  null,
]

/** What the file of refused rows is called. */
export const rejectsName = (name: string): string =>
  `${name.replace(/( rejects)?(\.\w+)?$/, '')} rejects.csv`

/**
 * The row as it was read, and why it was refused. An apostrophe that it came with is written once
 * and not a second time, so that however often it is sent again it says the same: what a spreadsheet
 * has shortened gets none, which would say that it is called so. A row that is refused for lacking
 * cells lacks them here too, and so the reason behind them.
 */
export function rejectLine(
  { head, delimiter }: FileShape,
  { cells }: FileRow,
  faults: readonly RowFault[],
): string {
  const isShort = cells.length < head.length && faults.some(({ column }) => column === null)
  const own = Array.from(
    { length: isShort ? cells.length : Math.max(cells.length, head.length) },
    (_, at) => cells[at] ?? '',
  )
  const why = faults.map(({ column, message }) => (column ? `${column}: ${message}` : message))
  const line = own.filter((_, index) => index !== reasonAt(head))
  return keptLine((isShort ? line : [...line, why.join(' ')]).map(keptCell), delimiter)
}

/** A cell with what it says: blanks no text at all. */
const keptCell = (cell: string) => ({
  text: cell.trim() === '' ? null : written(cell),
  isFigure: false,
  isBare: isShortened(cell),
})

export const FAULT_HEAD = csvLine(['Row', 'Column', 'What is wrong'])

/** One fault as a line of the file of faults. */
export const faultLine = ({ row, column, message }: RowFault): string =>
  csvLine([String(row), column ?? '', message])
