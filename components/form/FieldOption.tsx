'use client'

import { Option } from '@/components/ui/field/Option'

interface Props {
  id: string
  label: string
  /** What the API calls it; empty for what is no field. */
  name: string
}

/** A field as one choice of a `ComboBox`, which finds it by its label. */
export const FieldOption = ({ id, label, name }: Props) => (
  <Option id={id} textValue={label}>
    {label}
    {name && <span className="ml-2 font-mono text-ink-3 text-small">{name}</span>}
  </Option>
)
