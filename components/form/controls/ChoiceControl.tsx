'use client'

import { Option } from '@/components/ui/field/Option'
import { Select } from '@/components/ui/field/Select'
import type { ControlProps } from '../model/formModel'
import { choiceLabel, NOT_SET, nothingIn } from '../model/show'
import { effective } from '../model/values'

/** Keys of options: an empty text is a value that some fields allow, and no key may be empty. */
const keyOf = (value: string) => `=${value}`
const UNSET = 'unset'

/** One of a list. A field without default can go back to "not set". */
export function ChoiceControl(props: ControlProps) {
  const { field, value, base, onChange, onBlur, fault, labels } = props
  const held = effective(field, value)
  const values = field.values ?? []
  return (
    <Select
      look="ruled"
      {...labels}
      placeholder={nothingIn(field, base)}
      selectedKey={typeof held === 'string' ? keyOf(held) : null}
      onSelectionChange={(key) => onChange(key === UNSET ? null : String(key).slice(1))}
      onBlur={onBlur}
      errorMessage={fault}
    >
      {field.default === undefined && <Option id={UNSET}>{NOT_SET}</Option>}
      {values.map((each) => (
        <Option
          key={each}
          id={keyOf(each)}
          textValue={choiceLabel(field, each)}
          trailing={each === field.default ? 'default' : undefined}
        >
          {choiceLabel(field, each)}
        </Option>
      ))}
    </Select>
  )
}
