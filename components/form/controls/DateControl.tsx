'use client'

import { dayAfter, todayIn } from '@/components/time/timeWords'
import { timeZone } from '@/components/time/timeZone'
import { readTypedDays } from '@/components/time/typedDays'
import { CALENDAR, DateEntry, type DateForm } from '@/components/ui/field/DateEntry'
import { readDate } from '@/components/ui/field/readDate'
import type { ControlProps } from '../model/formModel'
import { nothingIn } from '../model/show'

/** A day that is told by today is the date that it is now. */
const BY_TODAY: DateForm = {
  ...CALENDAR,
  read(text) {
    const days = readTypedDays(text)
    return readDate(days === null ? text : dayAfter(todayIn(timeZone()), days))
  },
  fault: 'Write the date as 14 Mar 2025 or 14/3/2025, or as today.',
}

/** A calendar date that takes typing; it never passes through a time zone. */
export function DateControl(props: ControlProps) {
  const { field, value, base, onChange, onBlur, fault, labels } = props
  const held = typeof value === 'string' ? value : null
  // The entry itself says how a date is written; other faults come from outside.
  const isUnreadable = held !== null && readDate(held) === null
  return (
    <DateEntry
      look="ruled"
      {...labels}
      placeholder={nothingIn(field, base)}
      format={BY_TODAY}
      value={held}
      onChange={onChange}
      onBlur={onBlur}
      errorMessage={isUnreadable ? null : fault}
    />
  )
}
