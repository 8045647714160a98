import { compare, readFigure, ZERO } from '@/components/form/model/figure'
import { MAX_LINES } from '@/lib/derive/kinds/objects'
import { LINE_COLUMNS, type Line, type LineColumn, withCell } from './line'
import type { Pasted } from './paste'
import { totalOf } from './sums'

/** The lines with a new one before place `at`. */
export const inserted = (lines: readonly Line[], at: number, line: Line = {}): Line[] => [
  ...lines.slice(0, at),
  line,
  ...lines.slice(at),
]

/** The lines with a copy of one right after it, members outside of the grid included. */
export const duplicated = (lines: readonly Line[], at: number): Line[] =>
  inserted(lines, at + 1, { ...lines[at] })

/** The lines without the one at that place. */
export const removed = (lines: readonly Line[], at: number): Line[] =>
  lines.filter((_, index) => index !== at)

/** The lines with one moved so many places down, or up; within the list. */
export function moved(lines: readonly Line[], at: number, by: number): Line[] {
  const line = lines[at]
  const to = at + by
  if (!line || to < 0 || to >= lines.length) return [...lines]
  return inserted(removed(lines, at), to, line)
}

export interface AfterPaste {
  readonly lines: Line[]
  /** How many lines took pasted cells. */
  readonly filled: number
  /** How many rows found no room, as an approval takes only so many lines. */
  readonly leftOut: number
  /** Whether the last row was what the others come to, and so is no line. */
  readonly hadTotal: boolean
}

/**
 * Puts pasted rows over the lines from a cell on, right- and downwards as in a spreadsheet, and
 * adds lines below the last one. Rows under a heading go by the names of their columns instead.
 */
export function pastedInto(
  lines: readonly Line[],
  row: number,
  column: number,
  { rows, columns }: Pasted,
): AfterPaste {
  const places = columns ?? LINE_COLUMNS.slice(column)
  const room = Math.max(0, MAX_LINES - row)
  const hadTotal = isTotal(rows, places)
  const wanted = hadTotal ? rows.slice(0, -1) : rows
  const taken = wanted.slice(0, room)
  const next = [...lines]
  for (const [index, cells] of taken.entries()) {
    let line = next[row + index] ?? {}
    for (const [place, text] of cells.entries()) {
      const target = places[place]
      if (target) line = withCell(line, target, text)
    }
    next[row + index] = line
  }
  return { lines: next, filled: taken.length, leftOut: wanted.length - taken.length, hadTotal }
}

/** What a spreadsheet calls its total. More words than these may be a part or a brand. */
const TOTAL = /^(?:grand |sub-?)?total(?: (?:amount|due|payable|aud|(?:inc|ex)\S* gst))?[:.]?$/i

/** Whether the last of some rows is called a total, and is what the amounts above it come to. */
function isTotal(rows: Pasted['rows'], places: readonly (LineColumn | undefined)[]): boolean {
  const last = rows.at(-1) ?? []
  const at = places.findIndex((each) => each?.member === 'amount')
  const [amount] = at < 0 ? [] : [places[at]]
  const words = last.filter((text, place) => text !== '' && place !== at && !readFigure(text))
  if (!amount || rows.length < 2 || words.length !== 1 || !TOTAL.test(words[0] ?? '')) return false
  const sumOf = (some: Pasted['rows']) =>
    totalOf(some.map((cells) => withCell({}, amount, cells[at] ?? '')))
  const above = sumOf(rows.slice(0, -1))
  const told = sumOf([last])
  const isSum = compare(above.figure, told.figure) === 0 && compare(told.figure, ZERO) !== 0
  return isSum && above.uncounted === 0
}
