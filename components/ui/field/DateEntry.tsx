'use client'

import { type ReactNode, useState } from 'react'
import type { ControlLook } from './controlClass'
import { RuledField } from './RuledField'
import { calendarFault, readDate, showDate } from './readDate'
import { TextField } from './TextField'

/** How a date is read and written, or what has one. */
export interface DateForm {
  /** The value that a person typed; null when it is none. */
  read(text: string): string | null
  show(value: string | null): string
  /** Said of a text that is none, unless it is a day that the calendar lacks. */
  readonly fault: string
  /** The day within a text, where more than that is written. */
  dayIn?(text: string): string
}

export const CALENDAR: DateForm = {
  read: readDate,
  show: showDate,
  fault: 'Write the date as 14 Mar 2025 or 14/3/2025.',
}

export interface DateEntryProps {
  look?: ControlLook
  /** Left out where the row names it. */
  label?: string
  'aria-labelledby'?: string
  autoFocus?: boolean
  placeholder?: string
  onBlur?: () => void
  errorMessage?: string | null
  /** Help, always in sight. */
  description?: ReactNode
  trailing?: ReactNode
  /** `YYYY-MM-DD`, or what was typed when that is no date, or null. */
  value: string | null
  /** Told at each key: the date, the text as it stands while it is none, or null. */
  onChange: (value: string | null) => void
  /** Where more than calendar dates are taken. */
  format?: DateForm
}

/**
 * A date that is typed: `14/3/25`, `14 Mar 2025` and `2025-03-14` all do. Text that is no date
 * stays where it is, with the reason once the field is left, instead of vanishing.
 */
export function DateEntry({
  look,
  label,
  autoFocus,
  value,
  onChange,
  onBlur,
  errorMessage,
  placeholder = 'DD/MM/YYYY',
  format = CALENDAR,
  ...named
}: DateEntryProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const isFaulty = draft === null && value !== null && format.read(format.show(value)) === null
  const day = value !== null && format.dayIn ? format.dayIn(value) : value
  const ownFault = isFaulty ? (calendarFault(day ?? '') ?? format.fault) : null
  const shared = {
    ...named,
    placeholder,
    autoComplete: 'off',
    value: draft ?? format.show(value),
    onChange(text: string) {
      setDraft(text)
      onChange(text.trim() === '' ? null : (format.read(text) ?? text))
    },
    onBlur() {
      setDraft(null)
      onBlur?.()
    },
    errorMessage: errorMessage ?? ownFault,
  }
  return look === 'ruled' ? (
    <RuledField {...shared} />
  ) : (
    <TextField {...shared} label={label} autoFocus={autoFocus} />
  )
}
