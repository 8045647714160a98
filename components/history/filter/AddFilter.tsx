'use client'

import { type RefObject, useState } from 'react'
import { Menu } from 'react-aria-components'
import { AddFilterPopover } from '@/components/ui/overlay/AddFilterPopover'
import { MenuItem } from '@/components/ui/overlay/Menu'
import type { HistoryFilters } from '../state'
import { FilterEditor } from './FilterEditor'
import { FILTER_NAMES, type FilterName, inUse } from './names'

interface Props {
  filters: HistoryFilters
  onChange: (filters: HistoryFilters) => void
  buttonRef: RefObject<HTMLButtonElement | null>
}

/** Narrows the history further: first by what, then to what. */
export function AddFilter({ filters, onChange, buttonRef }: Props) {
  const [name, setName] = useState<FilterName | null>(null)
  const used = inUse(filters)
  return (
    <AddFilterPopover
      chosen={name ? FILTER_NAMES[name] : undefined}
      backTo="what to filter by"
      onBack={() => setName(null)}
      buttonRef={buttonRef}
      className="w-64"
      menu={() => (
        <Menu
          autoFocus="first"
          aria-label="What to filter by"
          shouldCloseOnSelect={false}
          onAction={(key) => setName(key as FilterName)}
          className="p-1 outline-none"
        >
          {Object.entries(FILTER_NAMES).map(([key, label]) => (
            <MenuItem
              key={key}
              id={key}
              textValue={label}
              trailing={used.includes(key as FilterName) ? 'in use' : undefined}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
      editor={(close) =>
        name && (
          <FilterEditor
            name={name}
            filters={filters}
            onApply={(next) => {
              close()
              onChange(next)
            }}
          />
        )
      }
    />
  )
}
