'use client'

import { ArrowLeft, Plus } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { Button, Dialog, DialogTrigger, Menu } from 'react-aria-components'
import { IconButton } from '@/components/ui/button/IconButton'
import { MenuItem } from '@/components/ui/overlay/Menu'
import { named } from '@/components/ui/overlay/named'
import { Popover } from '@/components/ui/overlay/Popover'
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
    <DialogTrigger onOpenChange={() => setName(null)}>
      <Button
        ref={buttonRef}
        className="max-sm:order-first inline-flex h-6.5 shrink-0 cursor-default items-center gap-1.5 rounded-full border border-rule bg-sheet px-2.5 font-medium transition-colors hover:border-rule-strong pointer-coarse:h-9"
      >
        <Plus aria-hidden className="size-3.5" />
        Filter
      </Button>
      <Popover placement="bottom start" maxHeight={420} className="w-64">
        <Dialog {...named('add-filter')} aria-label="Add filter" className="outline-none">
          {({ close }) =>
            name ? (
              <>
                <div className="flex items-center gap-1 border-rule border-b p-1">
                  <IconButton
                    label="Back to what to filter by"
                    icon={<ArrowLeft />}
                    onPress={() => setName(null)}
                  />
                  <span className="min-w-0 truncate font-medium">{FILTER_NAMES[name]}</span>
                </div>
                <FilterEditor
                  name={name}
                  filters={filters}
                  onApply={(next) => {
                    close()
                    onChange(next)
                  }}
                />
              </>
            ) : (
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
            )
          }
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
