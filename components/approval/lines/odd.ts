import { figureIn, readFigure } from '@/components/form/model/figure'
import { shortened } from '@/lib/text/words'
import type { KeyedLine } from './keyed'
import { cellText, LINE_COLUMNS, type Line, type LineColumn } from './line'

/** A cell that should be a figure and is not, or is one that has too many digits to be kept. */
export interface OddCell {
  readonly column: LineColumn
  readonly text: string
}

/** The cells of a line that should be figures and are not. */
export const oddCells = (line: Line): OddCell[] =>
  LINE_COLUMNS.flatMap((column) => {
    const text = column.isFigure ? cellText(line, column) : ''
    return text === '' || figureIn(line[column.member]) ? [] : [{ column, text }]
  })

/** Names a cell with the text that stands in it: another text is another cell to confirm. */
export const cellKey = (key: number, { column, text }: OddCell): string =>
  `${key}:${column.member}:${text}`

/** The names of all odd cells of some rows. */
export const oddKeys = (rows: readonly KeyedLine[]): string[] =>
  rows.flatMap(({ key, line }) => oddCells(line).map((cell) => cellKey(key, cell)))

/**
 * What stops a save: the first cell that should be a figure, is not, and was not confirmed as text.
 *
 * @param confirmed names of cells by {@link cellKey}
 */
export function oddFault(
  rows: readonly KeyedLine[],
  confirmed: ReadonlySet<string>,
): { code: string; message: string } | undefined {
  const found = rows.flatMap(({ key, line }, row) =>
    oddCells(line)
      .filter((cell) => !confirmed.has(cellKey(key, cell)))
      .map((cell) => ({ row, ...cell })),
  )
  const [first] = found
  if (!first) return undefined
  return {
    code: 'wrong_type',
    message: `Line ${first.row + 1}: ${oddWords(first)}.${moreWords(found)} Put a figure there, or keep it as text.`,
  }
}

/** `Neither is 1 more.` after what is said of the first cell; empty where it is the only one. */
function moreWords(found: readonly OddCell[]): string {
  const others = found.length - 1
  if (others === 0) return ''
  const [is, has] = others === 1 ? ['is', 'has'] : ['are', 'have']
  const kinds = new Set(found.map(hasTooManyDigits))
  if (kinds.size > 1) return ` ${others} more ${is} to be looked at.`
  return kinds.has(true) ? ` So ${has} ${others} more.` : ` Neither ${is} ${others} more.`
}

const hasTooManyDigits = ({ column, text }: OddCell): boolean =>
  readFigure(text, column.unit) !== undefined

/** `Unit price “abc” is no figure`. */
export function oddWords(cell: OddCell): string {
  const { column, text } = cell
  const why = hasTooManyDigits(cell) ? 'has more digits than a figure takes' : 'is no figure'
  return `${column.label} “${shortened(text, MAX_SHOWN)}” ${why}`
}

const MAX_SHOWN = 40
