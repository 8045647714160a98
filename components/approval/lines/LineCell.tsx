'use client'

import { memo, useLayoutEffect, useRef, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { cellText, type Line, type LineColumn, shownCell } from './line'
import { typedInto } from './sums'

interface Props {
  line: Line
  column: LineColumn
  row: number
  place: number
  /** Id of the words that say why the cell does not hold. */
  faultId: string | undefined
  /** Id of the words of what is worth a look in it. */
  adviceId: string | undefined
  onLine: (row: number, line: Line) => void
}

/**
 * A cell that is always open for typing. While it has the focus it shows its bare digits, all of
 * them selected, so that typing replaces the value; Escape brings back what was there before.
 */
export const LineCell = memo(function LineCell({
  line,
  column,
  row,
  place,
  faultId,
  adviceId,
  onLine,
}: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const before = useRef(line)
  // The line as this cell has it.
  const own = useRef(line)
  const input = useRef<HTMLInputElement>(null)
  const isEditing = typed !== null
  // Once the bare digits stand in place of the grouped ones, and before the next key.
  useLayoutEffect(() => {
    if (isEditing) input.current?.select()
  }, [isEditing])
  // What has come from elsewhere, as by a merge, takes the place of what one saw here.
  useLayoutEffect(() => {
    if (!isEditing || line === own.current) return
    own.current = line
    before.current = line
    setTyped(cellText(line, column))
  }, [isEditing, line, column])
  function change(next: Line) {
    own.current = next
    onLine(row, next)
  }
  return (
    <input
      ref={input}
      type="text"
      data-cell={`${row}:${place}`}
      data-field={`maintenance_lines/${row}/${column.member}`}
      aria-label={`${column.label}, line ${row + 1}`}
      aria-invalid={faultId !== undefined || undefined}
      aria-describedby={faultId ?? adviceId}
      inputMode={column.isFigure ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={!column.isFigure}
      value={typed ?? shownCell(line, column)}
      onFocus={() => {
        before.current = line
        own.current = line
        setTyped(cellText(line, column))
      }}
      onChange={({ target }) => {
        setTyped(target.value)
        change(typedInto(before.current, line, column, target.value))
      }}
      onKeyDown={(event) => {
        // An Escape of an input method is about the characters that it composes.
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        if (line === before.current) return
        // Only this: it must not reach what else Escape closes.
        event.stopPropagation()
        setTyped(cellText(before.current, column))
        change(before.current)
      }}
      onBlur={() => setTyped(null)}
      className={cn(
        'h-control w-full min-w-0 border border-unseen border-b-rule-strong bg-transparent px-1.75 text-ink text-ellipsis transition-colors',
        'hover:rounded-control hover:border-rule-strong focus:rounded-control focus:border-accent focus:bg-sheet focus-visible:outline-2 focus-visible:-outline-offset-1',
        // As wide as the figure at least: one that is cut is another figure.
        column.isFigure &&
          'text-right supports-[field-sizing:content]:field-sizing-content supports-[field-sizing:content]:w-auto supports-[field-sizing:content]:min-w-full',
        faultId && 'border-b-red text-red focus:border-red',
      )}
    />
  )
})
