'use client'

import { RuledField } from '@/components/ui/field/RuledField'
import { isInDigits } from '@/lib/resources/format'
import type { ControlProps } from '../model/formModel'
import { nothingIn, shown } from '../model/show'
import { valueKind } from '../model/valueKind'
import { effective } from '../model/values'
import { useEditing } from './useEditing'

/** A figure: grouped while it is read, its bare digits while it is typed. Those that are codes are mono. */
export function FigureControl(props: ControlProps) {
  const { field, value, base, onChange, onBlur, fault, labels } = props
  const held = effective(field, value)
  const text = typeof held === 'string' ? held : ''
  const editing = useEditing(text, fault ? text : shown(field, value))
  return (
    <RuledField
      align="end"
      mono={isInDigits(field) && text !== ''}
      {...labels}
      inputRef={editing.input}
      unit={text === '' && !editing.isEditing ? undefined : field.unit}
      placeholder={nothingIn(field, base)}
      inputMode={valueKind(field) === 'whole' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={editing.value}
      onChange={(typed) => onChange(typed === '' ? null : typed)}
      onFocus={editing.start}
      onBlur={() => {
        editing.stop()
        onBlur()
      }}
      errorMessage={fault}
    />
  )
}
