'use client'

import { useFilter } from 'react-aria-components'
import { Finder } from '@/components/ui/field/Finder'
import { NothingFound } from '@/components/ui/field/NothingFound'
import { Option } from '@/components/ui/field/Option'
import { OptionList } from '@/components/ui/field/OptionList'
import { SearchField } from '@/components/ui/field/SearchField'

/** A line to pick. */
export interface PickItem {
  readonly id: string
  readonly label: string
  /** Found by it too, and shown quietly. */
  readonly hint?: string
  /** Found by it too, and not shown. */
  readonly also?: string
}

interface Props {
  label: string
  items: readonly PickItem[]
  chosen: string | undefined
  onPick: (id: string) => void
  /** Placeholder of the search above a long list. */
  searchWords?: string
  /** Told what is typed there, where the service looks for the lines: whatever it finds is offered. */
  onSearch?: (text: string) => void
  /** Said where there is no line. */
  noneWords?: string
}

/** Picks one of a few, or of many by typing. */
export function PickList({
  label,
  items,
  chosen,
  onPick,
  searchWords,
  onSearch,
  noneWords = 'Nothing is called that.',
}: Props) {
  const { contains } = useFilter({ sensitivity: 'base' })
  const list = (
    <OptionList
      aria-label={label}
      autoFocus={searchWords === undefined ? 'first' : false}
      items={items}
      selectionMode="single"
      selectedKeys={chosen === undefined ? [] : [chosen]}
      onSelectionChange={(keys) => {
        const [id] = keys === 'all' ? [] : keys
        // Picking again what holds already changes nothing.
        if (id !== undefined || chosen !== undefined) onPick(String(id ?? chosen))
      }}
      renderEmptyState={() => <NothingFound>{noneWords}</NothingFound>}
    >
      {({ id, label: text, hint = '', also = '' }) => (
        <Option id={id} textValue={`${text} ${hint} ${also}`} trailing={hint}>
          {text}
        </Option>
      )}
    </OptionList>
  )
  if (searchWords === undefined) return list
  return (
    <Finder filter={onSearch ? undefined : contains} onInputChange={onSearch}>
      <div className="max-h-80 overflow-auto">
        <div className="sticky top-0 z-10 border-rule border-b bg-sheet p-2">
          <SearchField autoFocus label={searchWords} />
        </div>
        {list}
      </div>
    </Finder>
  )
}
