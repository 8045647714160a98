'use client'

import { useRef } from 'react'
import { ChipFrame } from '@/components/list/filter/ChipFrame'
import { useNames } from '@/components/names/useNames'
import { useTimeZone } from '@/components/time/timeZone'
import { Button } from '@/components/ui/button/Button'
import { PEOPLE } from '@/lib/derive/naming'
import type { HistoryFilters } from '../state'
import { AddFilter } from './AddFilter'
import { FilterEditor } from './FilterEditor'
import { FILTER_NAMES, filterWords, inUse, partsOf, without } from './names'

interface Props {
  filters: HistoryFilters
  /** What the service said of parameters that it refused. */
  faults: Readonly<Record<string, string>>
  onChange: (filters: HistoryFilters) => void
}

/** What the history is narrowed to, and the ways to change that. */
export function FilterBar({ filters, faults, onChange }: Props) {
  const addButton = useRef<HTMLButtonElement>(null)
  const { user_id, audit_user_id } = filters
  const people = useNames(
    PEOPLE,
    [user_id, audit_user_id].filter((id) => id !== undefined),
  )
  const zone = useTimeZone() ?? 'UTC'
  const names = inUse(filters)

  function change(next: HistoryFilters) {
    onChange(next)
    // The chip that had the focus is gone.
    if (inUse(next).length < names.length) addButton.current?.focus()
  }

  return (
    <>
      {names.map((name) => (
        <ChipFrame
          key={name}
          label={FILTER_NAMES[name]}
          words={filterWords(name, filters, people, zone)}
          fault={partsOf(name)
            .map((part) => faults[part])
            .find(Boolean)}
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
    </>
  )
}
