'use client'

import { stringify } from 'lossless-json'
import { Ellipsis } from 'lucide-react'
import { memo, type ReactNode, useId } from 'react'
import { usePrinting } from '@/components/state/printing'
import { cn } from '@/components/ui/cn'
import { formatDecimal } from '@/lib/resources/format'
import { withinSentence } from '@/lib/text/words'
import { LineCell } from './LineCell'
import { LINE_COLUMNS, type Line, type LineColumn, shownCell } from './line'
import { cellKey, type OddCell, oddCells, oddWords } from './odd'
import { adviceOn, withAmount } from './sums'

interface Props {
  line: Line
  row: number
  isReadOnly: boolean
  /** Lines of the record as text: a line that is not among them is new, or was changed. */
  known: ReadonlySet<string>
  /** Names of the cells without a figure that may stay as they are. */
  confirmed: ReadonlySet<string>
  /** Names the row among those cells. */
  rowKey: number
  onConfirm: (row: number, cell: OddCell) => void
  onLine: (row: number, line: Line) => void
  onMenu: (row: number, anchor: Element) => void
}

/**
 * A row that asks for attention. Its bar is its first cell's, as WebKit draws no shadow of a table's
 * row, and its own on a narrow screen, where it is none and that cell is lower than it.
 */
const marked = {
  red: 'bg-red-wash tight:shadow-[inset_3px_0_var(--color-red)] [&>:first-child]:shadow-[inset_3px_0_var(--color-red)]',
  accent:
    'bg-accent-wash tight:shadow-[inset_3px_0_var(--color-accent)] [&>:first-child]:shadow-[inset_3px_0_var(--color-accent)]',
}

/**
 * A maintenance line; on a narrow screen its description stands above its figures, and a figure that
 * has no room beside the others below them: one that is cut is another figure.
 */
export const LineRow = memo(function LineRow(props: Props) {
  const { line, row, isReadOnly, known, confirmed, rowKey, onConfirm, onLine, onMenu } = props
  const id = useId()
  const odd = isReadOnly
    ? []
    : oddCells(line).filter((cell) => !confirmed.has(cellKey(rowKey, cell)))
  const faultIdOf = (column: LineColumn) =>
    odd.some((cell) => cell.column === column) ? `${id}${column.member}` : undefined
  const isPrinted = usePrinting()
  const isChanged = !isReadOnly && !known.has(stringify(line) ?? '')
  const advice = isReadOnly || odd.length > 0 ? undefined : adviceOn(line)
  const adviceId = `${id}advice`
  return (
    <>
      <tr
        data-line={row}
        data-changed={isChanged || undefined}
        className={cn(
          'group/line transition-colors tight:flex tight:flex-wrap tight:items-end tight:py-1',
          row > 0 && 'border-rule border-t',
          odd.length > 0 ? marked.red : isChanged && marked.accent,
        )}
      >
        <th
          scope="row"
          className="px-4 text-left font-normal text-ink-3 tight:w-8 tight:self-start tight:py-2.5 tight:pr-0"
        >
          <span className="sr-only">Line </span>
          {row + 1}
        </th>
        {LINE_COLUMNS.map((column, place) => (
          <td
            key={column.member}
            className={cn(
              'h-table-row px-1 py-0.5 tight:h-auto',
              column.isFigure
                ? 'text-right tight:order-2'
                : 'tight:flex tight:w-[calc(100%-4.5rem)] tight:items-center',
              column.isFigure &&
                (column.unit
                  ? 'tight:grow-2 tight:basis-24'
                  : 'tight:ml-8 tight:grow tight:basis-12'),
              place === 0 && !isReadOnly && 'font-medium',
            )}
          >
            {column.isFigure && (
              <span aria-hidden className="hidden px-2 text-ink-3 text-small tight:inline">
                {column.label}
              </span>
            )}
            {(isReadOnly || isPrinted) && (
              <span
                className={cn('block px-2 wrap-anywhere', column.isFigure && 'tight:wrap-normal')}
              >
                {shownCell(line, column)}
              </span>
            )}
            {!isReadOnly && (
              <div className={isPrinted ? 'hidden' : 'contents'}>
                <LineCell
                  {...{ line, column, row, place, onLine }}
                  faultId={faultIdOf(column)}
                  adviceId={advice && column === LINE_COLUMNS.at(-1) ? adviceId : undefined}
                />
              </div>
            )}
          </td>
        ))}
        <td className="w-10 pr-2 tight:order-1 tight:pr-1">
          {!isReadOnly && (
            <button
              type="button"
              tabIndex={-1}
              aria-haspopup="menu"
              aria-label={`More for line ${row + 1}`}
              onClick={(event) => onMenu(row, event.currentTarget)}
              className="flex size-control items-center justify-center rounded-control text-ink-3 opacity-0 transition-opacity hover:bg-sunk hover:text-ink focus-visible:opacity-100 group-focus-within/line:opacity-100 group-hover/line:opacity-100 pointer-coarse:opacity-100"
            >
              <Ellipsis aria-hidden className="size-4" />
            </button>
          )}
        </td>
      </tr>
      {odd.map((cell) => (
        <Remark
          key={cell.column.member}
          id={faultIdOf(cell.column)}
          row={marked.red}
          tone="text-red"
          words={`${oddWords(cell)}.`}
        >
          <button
            type="button"
            aria-label={`Keep as text: ${withinSentence(cell.column.label)} of line ${row + 1}`}
            className={remedyClass}
            onClick={() => onConfirm(row, cell)}
          >
            Keep as text
          </button>
        </Remark>
      ))}
      {advice && (
        <Remark
          id={adviceId}
          row={isChanged && marked.accent}
          tone="text-amber"
          words={advice.words}
        >
          {advice.amount !== undefined && (
            <button
              type="button"
              className={remedyClass}
              onClick={() => onLine(row, withAmount(line, advice.amount ?? ''))}
            >
              Use {formatDecimal(advice.amount, 'AUD')}
            </button>
          )}
        </Remark>
      )}
    </>
  )
})

/** The button by which what a remark says is set right. */
const remedyClass =
  'ml-2 rounded-tag font-medium text-accent hover:underline pointer-coarse:px-1 pointer-coarse:py-1.5'

interface RemarkProps {
  /** By which the cells that it is about are described with it. */
  id: string | undefined
  /** How its row is marked, if it is. */
  row: string | false
  tone: string
  words: string
  children?: ReactNode
}

/** What is said of a line, across the line, and what sets it right. */
const Remark = ({ id, row, tone, words, children }: RemarkProps) => (
  <tr className={cn(row, 'tight:flex')}>
    <td
      colSpan={6}
      className={cn('px-4 pr-15 pb-1.5 text-right text-small tight:grow tight:pr-4', tone)}
    >
      <span id={id}>{words}</span>
      {children}
    </td>
  </tr>
)
