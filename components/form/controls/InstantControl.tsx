'use client'

import { Clock } from 'lucide-react'
import { cityOf, useTimeZone } from '@/components/time/timeZone'
import { IconButton } from '@/components/ui/button/IconButton'
import { RuledField } from '@/components/ui/field/RuledField'
import { readInstant } from '@/lib/time/calendar'
import type { ControlProps } from '../model/formModel'
import { NOT_SET, showMoment } from '../model/show'

/** The service takes moments in UTC and to the second. */
const toInstant = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`

/** A moment, written in UTC as it is stored; below it stands what that is in the chosen zone. */
export function InstantControl({ value, onChange, onBlur, fault, labelledBy }: ControlProps) {
  const zone = useTimeZone()
  const text = typeof value === 'string' ? value : ''
  const local = zone && readInstant(text) ? `${showMoment(text, zone)} in ${cityOf(zone)}` : null
  return (
    <RuledField
      mono={text !== ''}
      aria-labelledby={labelledBy}
      placeholder={NOT_SET}
      autoComplete="off"
      value={text}
      onChange={(typed) => onChange(typed === '' ? null : normal(typed))}
      onBlur={onBlur}
      errorMessage={fault}
      description={local && <span className="px-2">{local}</span>}
      trailing={
        <IconButton
          label="Set to now"
          icon={<Clock />}
          className="-mr-1.5 size-6"
          onPress={() => onChange(toInstant(new Date()))}
        />
      }
    />
  )
}

/** A whole moment with an offset becomes UTC; anything that is still being typed stays. */
function normal(typed: string): string {
  const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?[+-]\d\d:\d\d$/.test(typed)
  const date = new Date(typed)
  return isWhole && !Number.isNaN(date.getTime()) ? toInstant(date) : typed
}
