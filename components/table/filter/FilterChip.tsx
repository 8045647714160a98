'use client'

import type { ListColumn } from '@/lib/console/list/columns/columns'
import { ChipFrame } from './ChipFrame'
import { ValuePicker } from './ValuePicker'
import { filterWords } from './words'

interface Props {
  column: ListColumn
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

/** A filter of a list that holds. */
export function FilterChip({ column, values, onChange }: Props) {
  return (
    <ChipFrame
      label={column.label}
      heading={column.heading}
      words={filterWords(column, values)}
      onRemove={() => onChange([])}
    >
      {(close) => (
        <ValuePicker
          {...{ column, values }}
          onApply={(next) => {
            close()
            onChange(next)
          }}
        />
      )}
    </ChipFrame>
  )
}
