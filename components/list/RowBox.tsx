'use client'

import { useRef } from 'react'
import { cn } from '@/components/ui/cn'
import { Checkbox } from '@/components/ui/field/Checkbox'
import { type ListTableRow, toggleRow } from './state/useListTable'

interface Props {
  row: ListTableRow
  name: string
  isSelected: boolean
  isActive: boolean
  className?: string
}

/** The box that chooses a record; with Shift, all from the last one chosen to it. */
export function RowBox({ row, name, isSelected, isActive, className }: Props) {
  // The checkbox does not tell which keys were down, so they are seen on the way to it.
  const isShifted = useRef(false)
  const see = (event: { shiftKey: boolean }) => {
    isShifted.current = event.shiftKey
  }
  return (
    <div
      className={cn('flex items-center justify-center print:hidden', className)}
      onPointerDownCapture={see}
      onKeyDownCapture={see}
    >
      <Checkbox
        aria-label={`Select ${name}`}
        isSelected={isSelected}
        excludeFromTabOrder={!isActive}
        onChange={() => toggleRow(row, isShifted.current)}
        className="h-full w-11 justify-center"
      />
    </div>
  )
}
