'use client'

import { Clock } from 'lucide-react'
import { inUtc, toInstant } from '@/components/time/instant'
import { serviceNow } from '@/components/time/serviceClock'
import { cityOf, useTimeZone } from '@/components/time/timeZone'
import { IconButton } from '@/components/ui/button/IconButton'
import { RuledField } from '@/components/ui/field/RuledField'
import { readInstant } from '@/lib/time/calendar'
import type { ControlProps } from '../model/formModel'
import { nothingIn, showMoment } from '../model/show'

/** A moment, written in UTC as it is stored; below it stands what that is in the chosen zone. */
export function InstantControl(props: ControlProps) {
  const { field, value, base, onChange, onBlur, fault, labels } = props
  const zone = useTimeZone()
  const text = typeof value === 'string' ? value : ''
  const local = zone && readInstant(text) ? `${showMoment(text, zone)} in ${cityOf(zone)}` : null
  return (
    <RuledField
      mono={text !== ''}
      {...labels}
      placeholder={nothingIn(field, base)}
      autoComplete="off"
      value={text}
      onChange={(typed) => onChange(typed === '' ? null : inUtc(typed))}
      onBlur={onBlur}
      errorMessage={fault}
      description={local && <span className="px-2">{local}</span>}
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
