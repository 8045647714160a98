'use client'

import { useMemo, useState } from 'react'
import { FieldOption } from '@/components/form/FieldOption'
import { fieldSearch } from '@/components/form/model/search'
import { fieldName } from '@/components/form/model/values'
import { ComboBox } from '@/components/ui/field/ComboBox'
import type { Field, Resource } from '@/lib/resources/resource'

interface Props {
  resource: Resource
  /** Columns that are picked already. */
  picked: ReadonlySet<string>
  onPick: (field: Field) => void
  autoFocus: boolean
}

/**
 * Finds a field of a record by its label, its API name or a word of the trade, and picks it. Enter
 * picks the first that was found.
 */
export function FieldFinder({ resource, picked, onPick, autoFocus }: Props) {
  const search = useMemo(() => fieldSearch(resource), [resource])
  const items = useMemo(
    () => new Map(resource.leaves.map((field) => [field.column, { id: fieldName(field), field }])),
    [resource],
  )
  const [typed, setTyped] = useState('')
  const found = useMemo(
    () =>
      [...search(typed)].flatMap((column) => (picked.has(column) ? [] : (items.get(column) ?? []))),
    [items, search, typed, picked],
  )
  function pick(field: Field | undefined) {
    if (!field) return
    onPick(field)
    // The focus has gone on by now: emptied before that, the list would open again.
    setTyped('')
  }
  return (
    <ComboBox
      // The list would lie over the dialog that opens with the focus here.
      menuTrigger="input"
      // What was typed may stand with its list closed; otherwise that opens again at once.
      allowsCustomValue
      autoFocus={autoFocus}
      aria-label="Add a field"
      placeholder="Add a field: label, API name or word, such as FBT"
      className="w-full max-w-105"
      items={found}
      inputValue={typed}
      onInputChange={setTyped}
      selectedKey={null}
      onSelectionChange={(key) => pick(found.find(({ id }) => id === key)?.field)}
      onEnter={() => {
        const [first] = typed.trim() === '' ? [] : found
        pick(first?.field)
        return first !== undefined
      }}
      emptyText="No field is called that."
    >
      {({ id, field }) => <FieldOption id={id} label={field.label} name={id} />}
    </ComboBox>
  )
}
