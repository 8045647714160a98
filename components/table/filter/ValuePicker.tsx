'use client'

import { useState } from 'react'
import { Autocomplete, ListBox, useFilter } from 'react-aria-components'
import { Button } from '@/components/ui/button/Button'
import { Option } from '@/components/ui/field/Option'
import { SearchField } from '@/components/ui/field/SearchField'
import { TextField } from '@/components/ui/field/TextField'
import type { ListColumn } from '@/lib/console/list/columns/columns'
import { filterValue } from './words'

interface Props {
  column: ListColumn
  values: readonly string[]
  onApply: (values: readonly string[]) => void
}

/** More options than these get a search above them. */
const FEW = 9

/** Picks the values that a field may have: several of a choice, or identifiers as typed. */
export function ValuePicker(props: Props) {
  return props.column.options.length > 0 ? <ChoicePicker {...props} /> : <EntryPicker {...props} />
}

function ChoicePicker({ column, values, onApply }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(values))
  const { contains } = useFilter({ sensitivity: 'base' })
  const isLong = column.options.length > FEW
  const items = column.options.map(({ value }) => ({
    id: `=${value}`,
    label: filterValue(column, value),
  }))
  const list = (
    <ListBox
      aria-label={column.label}
      autoFocus={isLong ? false : 'first'}
      items={items}
      selectionMode="multiple"
      selectedKeys={[...chosen].map((value) => `=${value}`)}
      onSelectionChange={(keys) => {
        if (keys === 'all') setChosen(new Set(column.options.map(({ value }) => value)))
        else setChosen(new Set([...keys].map((key) => String(key).slice(1))))
      }}
      renderEmptyState={() => <p className="px-2 py-1.5 text-ink-3">No value is called that.</p>}
      className="p-1 outline-none"
    >
      {({ label }) => <Option textValue={label}>{label}</Option>}
    </ListBox>
  )
  return (
    <>
      {isLong ? (
        <Autocomplete filter={contains}>
          <div className="max-h-80 overflow-auto">
            <div className="sticky top-0 z-10 border-rule border-b bg-sheet p-2">
              <SearchField autoFocus label={`Find a value of ${column.label}`} placeholder="Find" />
            </div>
            {list}
          </div>
        </Autocomplete>
      ) : (
        list
      )}
      <Foot
        canClear={chosen.size > 0}
        onClear={() => setChosen(new Set())}
        onApply={() =>
          onApply(column.options.map(({ value }) => value).filter((value) => chosen.has(value)))
        }
      />
    </>
  )
}

function EntryPicker({ column, values, onApply }: Props) {
  const [text, setText] = useState(values.join(', '))
  const entered = text.split(',').map((value) => value.trim())
  const apply = () => onApply([...new Set(entered.filter(Boolean))])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <div className="p-3">
        <TextField
          autoFocus
          mono
          label={`${column.label} is`}
          description="Several with commas between them."
          value={text}
          onChange={setText}
          autoComplete="off"
          spellCheck="false"
        />
      </div>
      <Foot canClear={text !== ''} onClear={() => setText('')} onApply={apply} />
    </form>
  )
}

interface FootProps {
  canClear: boolean
  onClear: () => void
  onApply: () => void
}

function Foot({ canClear, onClear, onApply }: FootProps) {
  return (
    <div className="flex justify-between gap-2 border-rule border-t bg-paper p-2">
      <Button variant="quiet" isDisabled={!canClear} onPress={onClear}>
        Clear
      </Button>
      <Button variant="primary" onPress={onApply}>
        Apply
      </Button>
    </div>
  )
}
