'use client'

import { useMemo, useState } from 'react'
import { fieldSearch } from '@/components/form/model/search'
import { nameOf } from '@/components/form/model/values'
import { ComboBox } from '@/components/ui/field/ComboBox'
import { Option } from '@/components/ui/field/Option'
import type { Field, Resource } from '@/lib/resources/resource'

interface Props {
  resource: Resource
  /** Columns that are picked already. */
  picked: ReadonlySet<string>
  onPick: (field: Field) => void
}

/** Finds a field of a record by its label, its API name or a word of the trade, and picks it. */
export function FieldFinder({ resource, picked, onPick }: Props) {
  const search = useMemo(() => fieldSearch(resource), [resource])
  const items = useMemo(
    () => resource.leaves.map((field) => ({ id: nameOf(field), field })),
    [resource],
  )
  const [typed, setTyped] = useState('')
  const found = useMemo(() => {
    const hits = search(typed)
    return items.filter(({ field }) => hits.has(field.column) && !picked.has(field.column))
  }, [items, search, typed, picked])
  return (
    <ComboBox
      aria-label="Add a field"
      placeholder="Add a field: label, API name or word, such as FBT"
      className="w-full max-w-105"
      items={found}
      inputValue={typed}
      onInputChange={setTyped}
      selectedKey={null}
      onSelectionChange={(key) => {
        const item = items.find(({ id }) => id === key)
        if (!item) return
        setTyped('')
        onPick(item.field)
      }}
      emptyText="No field is called that."
    >
      {({ id, field }) => (
        <Option id={id} textValue={field.label}>
          {field.label}
          <span className="ml-2 font-mono text-ink-3 text-small">{id}</span>
        </Option>
      )}
    </ComboBox>
  )
}
