'use client'

import { Clock } from 'lucide-react'
import { toInstant } from '@/components/time/instant'
import { serviceNow } from '@/components/time/serviceClock'
import { cityOf, useTimeZone } from '@/components/time/timeZone'
import { IconButton } from '@/components/ui/button/IconButton'
import { DateEntry } from '@/components/ui/field/DateEntry'
import { readInstant } from '@/lib/time/calendar'
import type { ControlProps } from '../model/formModel'
import { nothingIn } from '../model/show'
import { dayTyped, readTypedMoment, showTypedMoment } from './typedMoment'

/** A moment that is written by the day and the time of the chosen zone; below it stands how it is stored. */
export function InstantControl(props: ControlProps) {
  const { field, value, base, onChange, onBlur, fault, labels } = props
  const zone = useTimeZone() ?? 'UTC'
  const held = typeof value === 'string' ? value : null
  const isMoment = held !== null && readInstant(held)
  return (
    <DateEntry
      look="ruled"
      {...labels}
      placeholder={nothingIn(field, base)}
      format={{
        read: (text) => readTypedMoment(text, zone),
        show: (moment) => (moment === null ? '' : showTypedMoment(moment, zone)),
        fault: 'Write the day and the time, as 14 Mar 2025 9:30 or 14/3/2025 4:05 pm, or now.',
        dayIn: dayTyped,
      }}
      value={held}
      onChange={onChange}
      onBlur={onBlur}
      // The entry itself says how a moment is written; other faults come from outside.
      errorMessage={held === null || isMoment ? fault : null}
      description={
        isMoment && (
          <span className="block px-2">
            {cityOf(zone)} time · <span className="whitespace-nowrap font-mono">{held}</span>
          </span>
        )
      }
      trailing={
        <IconButton
          label="Set to now"
          icon={<Clock />}
          className="-mr-1.5 size-6"
          onPress={() => onChange(toInstant(new Date(serviceNow())))}
        />
      }
    />
  )
}
