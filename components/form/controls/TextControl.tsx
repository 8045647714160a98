'use client'

import { hasBreak } from '@/components/ui/field/lineBreaks'
import { RuledField } from '@/components/ui/field/RuledField'
import type { Format } from '@/lib/resources/field'
import { isInDigits } from '@/lib/resources/format'
import type { ControlProps } from '../model/formModel'
import { nothingIn, shown } from '../model/show'
import { isWide } from '../rows/width'
import { useEditing } from './useEditing'

/** What a phone's keyboard offers for each. */
const INPUT_MODES: Readonly<Record<Format, 'text' | 'email' | 'tel'>> = {
  abn: 'text',
  acn: 'text',
  bsb: 'text',
  account: 'text',
  code: 'text',
  email: 'email',
  phone: 'tel',
}

/** A text; identifiers and registered numbers are mono and grouped as is customary while read. */
export function TextControl(props: ControlProps) {
  const { field, value, base, onChange, onBlur, fault, labels } = props
  const text = typeof value === 'string' ? value : ''
  const isNote = isWide(field)
  const editing = useEditing(text, isNote ? text : shown(field, value))
  return (
    <RuledField
      {...labels}
      inputRef={editing.input}
      // Otherwise the text would come to its lines only with the focus, and lose that by it.
      multiline={isNote || hasBreak(text)}
      mono={isInDigits(field) && text !== ''}
      inputMode={field.format ? INPUT_MODES[field.format] : 'text'}
      placeholder={value === '' ? 'Empty text' : nothingIn(field, base)}
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
