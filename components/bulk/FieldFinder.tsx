'use client'

import { useMemo, useState } from 'react'
import { fieldSearch } from '@/components/form/model/search'
import { nameOf } from '@/components/form/model/values'
import { ComboBox } from '@/components/ui/field/ComboBox'
import { Option } from '@/components/ui/field/Option'
import { client } from '@/lib/resources'
import type { Field } from '@/lib/resources/resource'

interface Props {
  /** Columns that are picked already. */
  picked: ReadonlySet<string>
  onPick: (field: Field) => void
}

const search = fieldSearch(client)
const items = client.leaves.map((field) => ({ id: nameOf(field), field }))

/** Finds a field of a client by its label, its API name or a word of the trade, and picks it. */
export function FieldFinder({ picked, onPick }: Props) {
  const [typed, setTyped] = useState('')
  const found = useMemo(() => {
    const hits = search(typed)
    return items.filter(({ field }) => hits.has(field.column) && !picked.has(field.column))
  }, [typed, picked])
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
