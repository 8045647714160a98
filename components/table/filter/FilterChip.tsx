'use client'

import { X } from 'lucide-react'
import { Button, Dialog, DialogTrigger } from 'react-aria-components'
import { Popover } from '@/components/ui/overlay/Popover'
import type { ListColumn } from '@/lib/console/list/columns/columns'
import { ValuePicker } from './ValuePicker'
import { filterWords } from './words'

interface Props {
  column: ListColumn
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

/** A filter that holds: pressing it changes its values, the cross takes it away. */
export function FilterChip({ column, values, onChange }: Props) {
  const words = filterWords(column, values)
  return (
    <span className="inline-flex max-w-full items-center rounded-full max-sm:shrink-0 bg-accent-wash text-accent">
      <DialogTrigger>
        <Button
          aria-label={`Filter ${column.label}: ${words}. Change`}
          className="flex h-6.5 min-w-0 cursor-default items-center rounded-l-full pr-0.5 pl-2.5 font-medium hover:bg-accent/10 pointer-coarse:h-9"
        >
          <span className="truncate">
            {column.heading}: {words}
          </span>
        </Button>
        <Popover placement="bottom start" className="w-64">
          <Dialog aria-label={`Filter by ${column.label}`} className="outline-none">
            {({ close }) => (
              <ValuePicker
                {...{ column, values }}
                onApply={(next) => {
                  close()
                  onChange(next)
                }}
              />
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
      <Button
        aria-label={`Remove filter ${column.label}`}
        onPress={() => onChange([])}
        className="flex h-6.5 w-6 shrink-0 cursor-default items-center justify-center rounded-r-full hover:bg-accent/10 pointer-coarse:h-9 pointer-coarse:w-9"
      >
        <X aria-hidden className="size-3.5" />
      </Button>
    </span>
  )
}
