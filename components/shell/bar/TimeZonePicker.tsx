'use client'

import { Clock } from 'lucide-react'
import { Button, Dialog, DialogTrigger } from 'react-aria-components'
import { cityOf, offsetOf, useTimeZone } from '@/components/time/timeZone'
import { named } from '@/components/ui/overlay/named'
import { Popover } from '@/components/ui/overlay/Popover'
import { ZoneList } from './ZoneList'

/** The zone in which times are shown and sent; it names itself, so that no time is ambiguous. */
export function TimeZonePicker() {
  const zone = useTimeZone()
  // The page knows it only in the browser: its place is held, so that what stands beside it stays.
  if (!zone) return <span className="block h-6.5 w-38" />
  return (
    <DialogTrigger>
      <Button
        // What is seen is a part of it, as who speaks to the computer says what they see.
        aria-label={`Time zone: ${zone.replaceAll('_', ' ')} ${offsetOf(zone)}`}
        className="flex h-6.5 cursor-default items-center gap-1.5 whitespace-nowrap rounded-full border border-rule px-2.5 text-ink-2 transition-colors hover:border-rule-strong hover:text-ink max-rail:h-9"
      >
        <Clock aria-hidden className="size-3.5" />
        {cityOf(zone)} {zone !== 'UTC' && offsetOf(zone)}
      </Button>
      <Popover placement="bottom end" className="w-76">
        <Dialog {...named('time-zone')} aria-label="Time zone" className="outline-none">
          {({ close }) => <ZoneList chosen={zone} onChosen={close} />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
