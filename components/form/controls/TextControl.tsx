'use client'

import { hasBreak } from '@/components/ui/field/lineBreaks'
import { RuledField } from '@/components/ui/field/RuledField'
import type { ControlProps } from '../model/formModel'
import { NOT_SET, shown } from '../model/show'
import { isWide } from '../rows/width'
import { useEditing } from './useEditing'

/** A text; identifiers and registered numbers are mono and grouped as is customary while read. */
export function TextControl({ field, value, onChange, onBlur, fault, labels }: ControlProps) {
  const text = typeof value === 'string' ? value : ''
  const isNote = isWide(field)
  const editing = useEditing(text, isNote ? text : shown(field, value))
  const isMono = field.format !== undefined && field.format !== 'email' && field.format !== 'phone'
  return (
    <RuledField
      {...labels}
      inputRef={editing.input}
      // Otherwise the text would come to its lines only with the focus, and lose that by it.
      multiline={isNote || hasBreak(text)}
      mono={isMono && text !== ''}
      inputMode={field.format === 'email' ? 'email' : field.format === 'phone' ? 'tel' : 'text'}
      placeholder={value === '' ? 'Empty text' : NOT_SET}
      autoComplete="off"
      spellCheck={isNote ? 'true' : 'false'}
      value={editing.value}
      onChange={onChange}
      onFocus={editing.start}
      onBlur={() => {
        editing.stop()
        onBlur()
      }}
      errorMessage={fault}
    />
  )
}
