'use client'

import { DateEntry } from '@/components/ui/field/DateEntry'
import { readDate } from '@/components/ui/field/readDate'
import type { ControlProps } from '../model/formModel'
import { NOT_SET } from '../model/show'

/** A calendar date that takes typing; it never passes through a time zone. */
export function DateControl({ value, onChange, onBlur, fault, labelledBy }: ControlProps) {
  const held = typeof value === 'string' ? value : null
  // The entry itself says how a date is written; other faults come from outside.
  const isUnreadable = held !== null && readDate(held) === null
  return (
    <DateEntry
      look="ruled"
      aria-labelledby={labelledBy}
      placeholder={NOT_SET}
      value={held}
      onChange={onChange}
      onBlur={onBlur}
      errorMessage={isUnreadable ? null : fault}
    />
  )
}
