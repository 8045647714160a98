import { MAX_LINES } from '@/lib/derive/kinds/objects'
import { withoutFoot } from './foot'
import { LINE_COLUMNS, type Line, withCell } from './line'
import { figureCell, type Pasted } from './paste'

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
  /** Whether rows were what others come to, at the end or below a part, and so are no lines. */
  readonly hadTotal: boolean
  /** What a line calls itself that seems to be a total, and is not what the others come to. */
  readonly odd?: string | undefined
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
  const { rows: wanted, hadTotal, odd } = withoutFoot(rows, places)
  const taken = wanted.slice(0, room)
  const next = [...lines]
  for (const [index, cells] of taken.entries()) {
    let line = next[row + index] ?? {}
    for (const [place, text] of cells.entries()) {
      const target = places[place]
      if (target) line = withCell(line, target, target.isFigure ? figureCell(text) : text)
    }
    next[row + index] = line
  }
  const leftOut = wanted.length - taken.length
  return { lines: next, filled: taken.length, leftOut, hadTotal, odd }
}
