'use client'

import { Download } from 'lucide-react'
import { useRef } from 'react'
import { ChipFrame } from '@/components/table/filter/ChipFrame'
import { Button } from '@/components/ui/button/Button'
import { IconButton } from '@/components/ui/button/IconButton'
import type { HistoryFilters } from '@/lib/console/history/state'
import { usePeople } from '@/lib/console/people'
import { AddFilter } from './AddFilter'
import { FilterEditor } from './FilterEditor'
import { FILTER_NAMES, filterWords, inUse, without } from './names'

interface Props {
  filters: HistoryFilters
  onChange: (filters: HistoryFilters) => void
  /** Undefined while there is nothing to export, or an export is under way. */
  onExport: (() => void) | undefined
}

/** Above the history: what it is narrowed to, and the way to a file of it. */
export function FilterBar({ filters, onChange, onExport }: Props) {
  const addButton = useRef<HTMLButtonElement>(null)
  const people = usePeople().data ?? []
  const names = inUse(filters)

  function change(next: HistoryFilters) {
    onChange(next)
    // The chip that had the focus is gone.
    if (inUse(next).length < names.length) addButton.current?.focus()
  }

  return (
    <div className="flex items-start gap-2 border-rule border-b bg-paper px-4 py-3 rail:px-5">
      <div className="flex min-h-control min-w-0 flex-1 flex-wrap items-center gap-2 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:[scrollbar-width:none]">
        {names.map((name) => (
          <ChipFrame
            key={name}
            label={FILTER_NAMES[name]}
            words={filterWords(name, filters, people)}
            onRemove={() => change(without(filters, name))}
          >
            {(close) => (
              <FilterEditor
                name={name}
                filters={filters}
                onApply={(next) => {
                  close()
                  change(next)
                }}
              />
            )}
          </ChipFrame>
        ))}
        <AddFilter filters={filters} onChange={change} buttonRef={addButton} />
        {names.length > 1 && (
          <Button variant="quiet" onPress={() => change({})}>
            Clear all
          </Button>
        )}
      </div>
      <IconButton
        label="Export CSV"
        icon={<Download />}
        isDisabled={!onExport}
        onPress={onExport}
      />
    </div>
  )
}
