'use client'

import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components'
import { ChipFrame } from '@/components/list/filter/ChipFrame'
import { useTimeZone } from '@/components/time/timeZone'
import { Button } from '@/components/ui/button/Button'
import { named } from '@/components/ui/overlay/named'
import { Popover } from '@/components/ui/overlay/Popover'
import { FilterEditor } from '../filter/FilterEditor'
import { FILTER_NAMES, filterWords, inUse, without } from '../filter/names'
import type { HistoryFilters } from '../state'

interface Props {
  filters: HistoryFilters
  onChange: (filters: HistoryFilters) => void
}

const NOBODY: ReadonlyMap<string, string> = new Map()

/** Narrows the history of a record to some days. */
export function DaysPicker({ filters, onChange }: Props) {
  const zone = useTimeZone() ?? 'UTC'
  const place = useRef<HTMLDivElement>(null)
  const isRemoved = useRef(false)
  const isNarrowed = inUse(filters).includes('days')
  // The chip that had the focus is gone.
  useEffect(() => {
    if (!isNarrowed && isRemoved.current) place.current?.querySelector('button')?.focus()
    isRemoved.current = false
  }, [isNarrowed])
  const editor = (close: () => void) => (
    <FilterEditor
      name="days"
      filters={filters}
      onApply={(next) => {
        close()
        onChange(next)
      }}
    />
  )
  return (
    <div ref={place}>
      {isNarrowed ? (
        <ChipFrame
          label={FILTER_NAMES.days}
          words={filterWords('days', filters, NOBODY, zone)}
          onRemove={() => {
            isRemoved.current = true
            onChange(without(filters, 'days'))
          }}
        >
          {editor}
        </ChipFrame>
      ) : (
        <DialogTrigger>
          <Button trailing={<ChevronDown aria-hidden />} aria-label="Days: at any time">
            At any time
          </Button>
          <Popover placement="bottom start" className="w-72">
            <Dialog {...named('filter')} aria-label="Filter by days" className="outline-none">
              {({ close }) => editor(close)}
            </Dialog>
          </Popover>
        </DialogTrigger>
      )}
    </div>
  )
}
