import { type KeyboardEvent, useId, useState } from 'react'
import { timeZone } from '@/components/time/timeZone'
import { cn } from '@/components/ui/cn'
import { RuledField } from '@/components/ui/field/RuledField'
import { cellFault, type RowFault } from './rows'
import type { Import } from './useImport'

interface Props {
  fault: RowFault
  work: Import
  /** Whether its cell can be written here. */
  isCorrectable: boolean
}

/** What is wrong with a cell of the file, and the cell itself, to be put right here. */
export function FaultyCell({ fault, work, isCorrectable }: Props) {
  const { row, column, message, cell } = fault
  const words = useId()
  const ambiguities = work.result?.ambiguities
  const now = cell && (work.corrections.get(row)?.get(cell.index) ?? cell.text)
  const isCorrected = cell !== undefined && now !== cell.text
  const name = cell && work.mapping[cell.index]
  const left =
    isCorrected && name
      ? cellFault(work.targets, name, now ?? '', { timeZone: timeZone(), ambiguities })
      : undefined
  const isFaulty = !isCorrected || left !== undefined
  return (
    <>
      <p id={words} className={cn(isFaulty ? 'text-red' : 'text-ink-2')}>
        {isCorrected
          ? (left ?? 'Mended. Check again to have it looked at with the rest.')
          : message}
      </p>
      {isCorrectable && cell && now !== undefined && (
        <CellBox
          // A cell that was looked at again begins anew.
          key={cell.text}
          label={`${column || `Column ${cell.index + 1}`} of row ${row}`}
          describedBy={words}
          isInvalid={isFaulty}
          value={now}
          onChange={(text) => text !== now && work.correct(fault, text)}
        />
      )}
    </>
  )
}

interface BoxProps {
  label: string
  describedBy: string
  isInvalid: boolean
  value: string
  onChange: (text: string) => void
}

/** A cell of the file: Enter takes what is written and goes to the next one, Escape puts it back. */
function CellBox({ label, describedBy, isInvalid, value, onChange }: BoxProps) {
  const [text, setText] = useState(value)
  function onKeyDown(event: KeyboardEvent) {
    // The Enter of an input method takes what it composes, and is none of the box.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') setText(value)
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    onChange(text)
    nextBox(event.currentTarget)?.focus()
  }
  return (
    <RuledField
      aria-label={label}
      aria-describedby={describedBy}
      isInvalid={isInvalid}
      multiline={value.includes('\n')}
      autoComplete="off"
      value={text}
      onChange={setText}
      onKeyDown={onKeyDown}
      onBlur={() => onChange(text)}
      className="mt-1 max-w-105 text-ink"
    />
  )
}

/** The next box of the list; past the last one there is none. */
function nextBox(box: Element): HTMLElement | undefined {
  const all = [...(box.closest('tbody')?.querySelectorAll<HTMLElement>('input, textarea') ?? [])]
  return all[all.findIndex((each) => box.contains(each)) + 1]
}
