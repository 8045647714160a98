'use client'

import { showMoment } from '@/components/form/model/show'
import { cityOf, offsetOf, useTimeZone } from '@/components/time/timeZone'

/** A moment in the chosen zone, which it names. */
export function When({ at }: { at: string }) {
  const zone = useTimeZone() ?? 'UTC'
  return (
    <time
      dateTime={at}
      title={`${zone} ${offsetOf(zone, new Date(at))}`}
      className="whitespace-nowrap text-ink-2"
    >
      {showMoment(at, zone)} <span className="text-ink-3">{cityOf(zone)}</span>
    </time>
  )
}
