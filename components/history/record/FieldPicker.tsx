'use client'

import { useMemo } from 'react'
import { FieldOption } from '@/components/form/FieldOption'
import { fieldLabel } from '@/components/form/model/fieldLabel'
import { fieldName } from '@/components/form/model/values'
import { ComboBox } from '@/components/ui/field/ComboBox'
import type { Resource } from '@/lib/resources/resource'

interface Props {
  resource: Resource
  /** API name; null for all fields. */
  value: string | null
  onChange: (name: string | null) => void
}

const ALL = 'all'

/** Narrows the history to one field. Typing finds it by its label or its API name. */
export function FieldPicker({ resource, value, onChange }: Props) {
  const items = useMemo(
    () => [
      { id: ALL, label: 'All fields', name: '' },
      ...resource.leaves.map((field) => ({
        id: fieldName(field),
        label: fieldLabel(resource, field),
        name: fieldName(field),
      })),
    ],
    [resource],
  )
  return (
    <ComboBox
      aria-label="Field"
      className="w-72 max-sm:w-full"
      defaultItems={items}
      selectedKey={value ?? ALL}
      onSelectionChange={(key) => onChange(key === null || key === ALL ? null : String(key))}
      emptyText="No field is called that."
    >
      {(item) => <FieldOption {...item} />}
    </ComboBox>
  )
}
