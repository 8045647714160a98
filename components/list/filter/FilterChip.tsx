'use client'

import { useTimeZone } from '@/components/time/timeZone'
import type { ListColumn } from '../columns/columns'
import { ChipFrame } from './ChipFrame'
import { FilterEditor } from './editor/FilterEditor'
import type { Test } from './tests'
import { testWords } from './words'

interface Props {
  column: ListColumn
  test: Test
  fault: string | undefined
  /** Told null when it is taken away. */
  onChange: (test: Test | null) => void
}

/** A filter of a list that holds. */
export function FilterChip({ column, test, fault, onChange }: Props) {
  const { words, isList } = testWords(column, test, useTimeZone() ?? 'UTC')
  return (
    <ChipFrame
      label={column.label}
      heading={column.heading}
      words={words}
      isSentence={!isList}
      fault={fault}
      onRemove={() => onChange(null)}
    >
      {(close) => (
        <FilterEditor
          {...{ column, test }}
          onApply={(next) => {
            close()
            onChange(next)
          }}
        />
      )}
    </ChipFrame>
  )
}
