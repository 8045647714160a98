'use client'

import { useId } from 'react'
import { Segmented } from '@/components/ui/field/Segmented'
import type { ImportPlan } from './plan'

type Empty = ImportPlan['empty']

interface Props {
  value: Empty
  isDisabled: boolean
  onChange: (value: Empty) => void
}

/** Asks what an empty cell of the file means. */
export function EmptyCells({ value, isDisabled, onChange }: Props) {
  const label = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-rule border-t px-4 py-3">
      <span id={label} className="font-medium text-ink-2">
        Empty cells
      </span>
      <Segmented
        aria-labelledby={label}
        options={[
          { value: 'leave', label: 'Leave' },
          { value: 'clear', label: 'Clear' },
        ]}
        value={value}
        isDisabled={isDisabled}
        onChange={(next) => onChange(next as Empty)}
      />
      <p className="text-ink-2">
        {value === 'leave'
          ? 'An empty cell leaves the field as it is.'
          : 'An empty cell empties the field, or puts it back to its default.'}
      </p>
    </div>
  )
}
