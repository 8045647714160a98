'use client'

import { useFilter } from 'react-aria-components'
import { Finder } from '@/components/ui/field/Finder'
import { NothingFound } from '@/components/ui/field/NothingFound'
import { Option } from '@/components/ui/field/Option'
import { OptionList } from '@/components/ui/field/OptionList'
import { SearchField } from '@/components/ui/field/SearchField'
import type { ListColumn } from '../../columns/columns'
import { filterValue } from '../filterWords'

interface Props {
  column: ListColumn
  values: readonly string[]
  onChange: (values: readonly string[]) => void
  hasFocus: boolean
}

/** More options than these get a search above them. */
const FEW = 9

/** Picks some of the values that a choice may have. */
export function ChoiceValues({ column, values, onChange, hasFocus }: Props) {
  const { contains } = useFilter({ sensitivity: 'base' })
  const isLong = column.options.length > FEW
  const items = column.options.map(({ value }) => ({
    id: `=${value}`,
    label: filterValue(column, value, 'UTC'),
  }))
  const list = (
    <OptionList
      aria-label={column.label}
      autoFocus={hasFocus && !isLong ? 'first' : false}
      items={items}
      selectionMode="multiple"
      selectedKeys={values.map((value) => `=${value}`)}
      onSelectionChange={(keys) =>
        onChange(
          column.options
            .map(({ value }) => value)
            .filter((value) => keys === 'all' || keys.has(`=${value}`)),
        )
      }
      renderEmptyState={() => <NothingFound>No value is called that.</NothingFound>}
    >
      {({ label }) => <Option textValue={label}>{label}</Option>}
    </OptionList>
  )
  if (!isLong) return list
  return (
    <Finder filter={contains}>
      <div className="max-h-72 overflow-auto">
        <div className="sticky top-0 z-10 border-rule border-b bg-sheet px-3 pb-2">
          <SearchField
            autoFocus={hasFocus}
            label={`Find a value of ${column.label}`}
            placeholder="Find"
          />
        </div>
        {list}
      </div>
    </Finder>
  )
}
