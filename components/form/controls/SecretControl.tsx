'use client'

import { RuledField } from '@/components/ui/field/RuledField'
import type { ControlProps } from '../model/formModel'

/** A secret that is set: nobody reads it over a shoulder, and browsers offer to make and keep one. */
export function SecretControl({ value, onChange, onBlur, fault, labels }: ControlProps) {
  return (
    <RuledField
      {...labels}
      type="password"
      autoComplete="new-password"
      spellCheck="false"
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      onBlur={onBlur}
      errorMessage={fault}
    />
  )
}
