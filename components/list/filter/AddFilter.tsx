'use client'

import { ArrowLeft, Plus } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { Autocomplete, Button, Dialog, DialogTrigger, Menu } from 'react-aria-components'
import { IconButton } from '@/components/ui/button/IconButton'
import { SearchField } from '@/components/ui/field/SearchField'
import { named } from '@/components/ui/overlay/named'
import { Popover } from '@/components/ui/overlay/Popover'
import type { ListColumn } from '../columns/columns'
import { FieldItems, matchesWords } from '../FieldItems'
import type { ListConfig } from '../listConfig'
import type { Filters } from '../query/listState'
import { chipsOf, withoutParameters, withTest } from './chips'
import { FilterEditor } from './editor/FilterEditor'
import { testsOf } from './tests'

interface Props {
  config: ListConfig
  filters: Filters
  onChange: (filters: Filters) => void
  buttonRef: RefObject<HTMLButtonElement | null>
}

/** Adds a filter over any field: first which field, then what it lets through. */
export function AddFilter({ config, filters, onChange, buttonRef }: Props) {
  const [column, setColumn] = useState<ListColumn | null>(null)
  const fields = [...config.columns.values()].filter((each) => testsOf(each).length > 0)
  const chips = chipsOf(filters, config.filterOf)
  const chipOf = (id: string | undefined) => chips.find((chip) => chip.known?.column.id === id)
  const used = Object.fromEntries(chips.map((chip) => [chip.known?.column.id, true]))
  return (
    <DialogTrigger onOpenChange={() => setColumn(null)}>
      <Button
        ref={buttonRef}
        className="max-sm:order-first inline-flex h-6.5 shrink-0 cursor-default items-center gap-1.5 rounded-full border border-rule bg-sheet px-2.5 font-medium transition-colors hover:border-rule-strong pointer-coarse:h-9"
      >
        <Plus aria-hidden className="size-3.5" />
        Filter
      </Button>
      <Popover placement="bottom start" maxHeight={440} className="w-72">
        <Dialog {...named('add-filter')} aria-label="Add filter" className="outline-none">
          {({ close }) =>
            column ? (
              <>
                <div className="flex items-center gap-1 border-rule border-b p-1">
                  <IconButton
                    label="Back to the fields"
                    icon={<ArrowLeft />}
                    onPress={() => setColumn(null)}
                  />
                  <span className="min-w-0 truncate font-medium">{column.label}</span>
                </div>
                <FilterEditor
                  column={column}
                  test={chipOf(column.id)?.known?.test ?? null}
                  onApply={(test) => {
                    close()
                    const { parameters = [] } = chipOf(column.id) ?? {}
                    onChange(
                      test
                        ? withTest(filters, column, test, parameters)
                        : withoutParameters(filters, parameters),
                    )
                  }}
                />
              </>
            ) : (
              <Autocomplete filter={matchesWords}>
                <div className="sticky top-0 z-10 border-rule border-b bg-sheet p-2">
                  <SearchField autoFocus label="Find a field" />
                </div>
                <Menu
                  aria-label="Fields to filter by"
                  shouldCloseOnSelect={false}
                  onAction={(id) => setColumn(config.columns.get(String(id)) ?? null)}
                  className="scroll-pt-14 p-1 outline-none"
                  renderEmptyState={() => (
                    <p className="px-2 py-1.5 text-ink-3">No field is called that.</p>
                  )}
                >
                  {FieldItems({ columns: fields, first: config.defaultColumns, chosen: used })}
                </Menu>
              </Autocomplete>
            )
          }
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
