'use client'

import { Segmented } from '@/components/ui/field/Segmented'
import type { ControlProps } from '../model/formModel'
import { valueKind } from '../model/valueKind'
import { effective, isAtDefault } from '../model/values'

const optionsOf = (yes: string, no: string) => [
  { value: yes, label: 'Yes' },
  { value: no, label: 'No' },
]
const BOOLEAN = optionsOf('true', 'false')
const CHOICE = optionsOf('yes', 'no')

/** Yes or no, both in sight; Delete empties it, which for a field without default is "not set". */
export function YesNoControl({ field, value, onChange, onBlur, fault, labels }: ControlProps) {
  const held = effective(field, value)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the radios inside
    <div
      onKeyDown={(event) => {
        if (event.key === 'Delete' || event.key === 'Backspace') onChange(null)
      }}
      className="flex min-h-control items-center gap-2 px-px"
    >
      <Segmented
        {...labels}
        options={valueKind(field) === 'truth' ? BOOLEAN : CHOICE}
        value={typeof held === 'string' ? held : null}
        onChange={onChange}
        onBlur={onBlur}
        isDefault={isAtDefault(field, value)}
        errorMessage={fault}
      />
      {held === null && <span className="text-[0.6875rem] text-ink-3">not set</span>}
    </div>
  )
}
