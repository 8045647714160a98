'use client'

import { useState } from 'react'
import { cityOf, useTimeZone } from '@/components/time/timeZone'
import { DateEntry, type DateForm } from '@/components/ui/field/DateEntry'
import { TextField } from '@/components/ui/field/TextField'
import { readList, writePart } from '@/lib/text/commaList'
import type { ListColumn } from '../../columns/columns'
import { dayWords, readDay, readTypedDay } from '../days'
import { textsOf } from '../entry'
import { isOfDays, type TestName } from '../tests'

interface Props {
  column: ListColumn
  name: TestName
  texts: readonly string[]
  onChange: (texts: readonly string[]) => void
  /** What is wrong with each text, once it was asked for. */
  faults: readonly (string | null)[]
  hasFocus: boolean
}

/** Days may be told as they stand to today; what an address says of a moment stays as it is. */
const DAYS: DateForm = {
  read: (text) => readTypedDay(text) ?? (/^\d{4}-\d{2}-\d{2}T/.test(text) ? text : null),
  show: (value) => (value !== null && readDay(value) ? dayWords(value, 'UTC') : (value ?? '')),
  fault: 'Write a day as 14 Mar 2025, today, in 30 days or 7 days ago.',
}

/** Takes what a test compares to, as it is typed: a text, figures, days, or values with commas. */
export function EntryTexts({ column, name, texts, onChange, faults, hasFocus }: Props) {
  const zone = useTimeZone() ?? 'UTC'
  const count = textsOf(column, name)
  if (count === null) return <ListEntry {...{ column, texts, onChange, hasFocus }} />
  const isDays = isOfDays(column) && name !== 'next' && name !== 'last'
  const labels = count === 2 ? ['From', 'To'] : [column.label]
  const set = (index: number, text: string) =>
    onChange(labels.map((_, at) => (at === index ? text : (texts[at] ?? ''))))
  return (
    <div className="flex flex-col gap-3 px-3 pb-3">
      {labels.map((label, index) => {
        const shared = {
          label,
          autoFocus: hasFocus && index === 0,
          errorMessage: faults[index] ?? null,
        }
        return isDays ? (
          <DateEntry
            key={label}
            {...shared}
            placeholder="DD/MM/YYYY, today, in 30 days"
            format={DAYS}
            value={texts[index] || null}
            onChange={(value) => set(index, value ?? '')}
          />
        ) : (
          <TextField
            key={label}
            {...shared}
            {...inputOf(column, name)}
            value={texts[index] ?? ''}
            onChange={(text) => set(index, text)}
            autoComplete="off"
            spellCheck="false"
          />
        )
      })}
      {isOfDays(column) && <p className="text-ink-3 text-small">{daysHint(name, cityOf(zone))}</p>}
    </div>
  )
}

function daysHint(name: TestName, city: string): string {
  const days = `Days of ${city}.`
  if (name === 'before' || name === 'after') return `That day left out. ${days}`
  return name === 'is' || name === 'next' || name === 'last' ? days : `Days included. ${days}`
}

function inputOf({ unit, isFigure }: ListColumn, name: TestName) {
  if (name === 'next' || name === 'last') return { inputMode: 'numeric', unit: 'days' } as const
  if (!isFigure) return {}
  return { inputMode: 'decimal', align: 'end', ...(unit && { unit }) } as const
}

/** The identifiers in what was typed, each once. */
const idsIn = (typed: string): readonly string[] => {
  const values = readList(typed).map((value) => value.trim())
  return [...new Set(values.filter(Boolean))]
}

/** Identifiers as they are typed, for as long as it is those that hold: cleared, none of them is left. */
export function ListEntry({
  column,
  texts,
  onChange,
  hasFocus,
}: Pick<Props, 'column' | 'texts' | 'onChange' | 'hasFocus'>) {
  const [typed, setTyped] = useState('')
  const isTyped = idsIn(typed).join('\n') === texts.join('\n')
  return (
    <div className="px-3 pb-3">
      <TextField
        autoFocus={hasFocus}
        mono
        label={column.label}
        description="Several with commas between them."
        value={isTyped ? typed : texts.map(writePart).join(', ')}
        onChange={(next) => {
          setTyped(next)
          onChange(idsIn(next))
        }}
        autoComplete="off"
        spellCheck="false"
      />
    </div>
  )
}
