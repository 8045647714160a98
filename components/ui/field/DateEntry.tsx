'use client'

import { useState } from 'react'
import { readDate, showDate } from './readDate'
import { TextField, type TextFieldProps } from './TextField'

/** How a date is read and written. */
export interface DateForm {
  /** The value that a person typed; null when it is none. */
  read(text: string): string | null
  show(value: string | null): string
  /** Said of a text that is none. */
  readonly fault: string
}

const CALENDAR: DateForm = {
  read: readDate,
  show: showDate,
  fault: 'Write the date as 14 Mar 2025 or 14/3/2025.',
}

export interface DateEntryProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'multiline'> {
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
  value,
  onChange,
  errorMessage,
  format = CALENDAR,
  ...props
}: DateEntryProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const isFaulty = draft === null && value !== null && format.read(format.show(value)) === null

  function take(text: string) {
    setDraft(text)
    onChange(text.trim() === '' ? null : (format.read(text) ?? text))
  }

  return (
    <TextField
      placeholder="DD/MM/YYYY"
      {...props}
      value={draft ?? format.show(value)}
      onChange={take}
      onBlur={(event) => {
        setDraft(null)
        props.onBlur?.(event)
      }}
      errorMessage={errorMessage ?? (isFaulty ? format.fault : null)}
    />
  )
}
