'use client'

import { Input, NumberField } from 'react-aria-components'
import { boundedWidth, MAX_WIDTH, MIN_WIDTH } from './layout'

interface Props {
  name: string
  width: number
  onChange: (width: number) => void
}

/** A column's width in pixels: for whom dragging its edge is hard. */
export function WidthField({ name, width, onChange }: Props) {
  return (
    <NumberField
      aria-label={`Width of ${name} in pixels`}
      value={Math.round(width)}
      minValue={MIN_WIDTH}
      maxValue={MAX_WIDTH}
      step={1}
      onChange={(next) => onChange(boundedWidth(Number.isNaN(next) ? width : next))}
      className="flex items-center text-ink-3 text-small"
    >
      <Input className="h-6 w-9 rounded-control border border-unseen bg-transparent px-1 text-right text-ink-2 hover:border-rule-strong focus:border-accent" />
      <span aria-hidden className="ml-0.5">
        px
      </span>
    </NumberField>
  )
}
