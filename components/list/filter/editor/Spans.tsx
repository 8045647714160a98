'use client'

import { Button } from '@/components/ui/button/Button'
import type { ListColumn } from '../../columns/columns'
import type { Test } from '../tests'

interface Props {
  column: ListColumn
  onApply: (test: Test) => void
}

const span = (label: string, name: Test['name'], ...values: string[]) => ({
  label,
  test: { name, values },
})

const AHEAD = [
  span('Overdue', 'passed'),
  span('Today', 'is', 'today'),
  span('Next 30 days', 'next', '30'),
]
const BACK = [
  span('Today', 'is', 'today'),
  span('Last 7 days', 'last', '7'),
  span('Last 30 days', 'last', '30'),
]

/** The days that are asked for all the time, in one press. */
export function Spans({ column, onApply }: Props) {
  return (
    <div className="flex flex-wrap gap-1.5 px-3 pt-3">
      {(column.isDeadline ? AHEAD : BACK).map(({ label, test }) => (
        <Button key={label} onPress={() => onApply(test)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
