'use client'

import { TextField } from '@/components/ui/field/TextField'
import type { ControlProps } from '../model/formModel'

/** A secret that is set: nobody reads it over a shoulder, and browsers offer to make and keep one. */
export function SecretControl({ value, onChange, onBlur, fault, labelledBy }: ControlProps) {
  return (
    <TextField
      look="ruled"
      aria-labelledby={labelledBy}
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
