'use client'

import { type RefObject, useState } from 'react'
import { Menu } from 'react-aria-components'
import { Finder } from '@/components/ui/field/Finder'
import { NothingFound } from '@/components/ui/field/NothingFound'
import { SearchField } from '@/components/ui/field/SearchField'
import { AddFilterPopover } from '@/components/ui/overlay/AddFilterPopover'
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
  const fields = [...config.columns.values(), ...(config.groups ?? [])].filter(
    (each) => testsOf(each).length > 0,
  )
  const chips = chipsOf(filters, config.filterOf)
  const chipOf = (id: string | undefined) => chips.find((chip) => chip.known?.column.id === id)
  const used = Object.fromEntries(chips.map((chip) => [chip.known?.column.id, true]))
  return (
    <AddFilterPopover
      chosen={column?.label}
      backTo="the fields"
      onBack={() => setColumn(null)}
      buttonRef={buttonRef}
      className="w-72"
      menu={() => (
        <Finder filter={matchesWords}>
          <div className="sticky top-0 z-10 border-rule border-b bg-sheet p-2">
            <SearchField autoFocus label="Find a field" />
          </div>
          <Menu
            aria-label="Fields to filter by"
            shouldCloseOnSelect={false}
            onAction={(id) => setColumn(fields.find((each) => each.id === id) ?? null)}
            className="scroll-pt-14 p-1 outline-none"
            renderEmptyState={() => <NothingFound>No field is called that.</NothingFound>}
          >
            {FieldItems({ columns: fields, first: config.defaultColumns, chosen: used })}
          </Menu>
        </Finder>
      )}
      editor={(close) =>
        column && (
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
        )
      }
    />
  )
}
