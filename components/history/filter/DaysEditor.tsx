'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/Button'
import { DateEntry } from '@/components/ui/field/DateEntry'
import { isUsable } from '@/lib/console/history/state'
import { todayIn } from '@/lib/console/list/columns/cellText'
import { dayAfter } from '@/lib/console/time/words'
import { cityOf, useTimeZone } from '@/lib/console/timeZone'
import type { EditorProps } from './FilterEditor'

/** How many days back, today among them. */
const SPANS = [
  { label: 'Today', days: 1 },
  { label: '7 days', days: 7 },
  { label: '30 days', days: 30 },
]

/** Picks the days, as they begin and end in the chosen zone. */
export function DaysEditor({ filters, onApply }: EditorProps) {
  const zone = useTimeZone() ?? 'UTC'
  const [from, setFrom] = useState<string | null>(filters.from ?? null)
  const [to, setTo] = useState<string | null>(filters.to ?? null)
  const [isAsked, setAsked] = useState(false)
  const isDate = (day: string | null) => day === null || isUsable('from', day)
  const isTurned = from !== null && to !== null && from > to
  const today = todayIn(zone)

  const apply = (first: string | null, last: string | null) =>
    onApply({ ...filters, from: first ?? undefined, to: last ?? undefined })

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (isDate(from) && isDate(to) && !isTurned) apply(from, to)
      }}
    >
      <div className="flex flex-col gap-3 p-3">
        <div className="flex flex-wrap gap-1.5">
          {SPANS.map(({ label, days }) => (
            <Button key={label} onPress={() => apply(dayAfter(today, 1 - days), null)}>
              {label}
            </Button>
          ))}
        </div>
        <DateEntry autoFocus label="From" value={from} onChange={setFrom} />
        <DateEntry
          label="To, that day included"
          value={to}
          onChange={setTo}
          errorMessage={isAsked && isTurned ? 'The last day lies before the first.' : null}
        />
        <p className="text-ink-3 text-small">Days of {cityOf(zone)}.</p>
      </div>
      <div className="flex justify-end border-rule border-t bg-paper p-2">
        <Button type="submit" variant="primary">
          Apply
        </Button>
      </div>
    </form>
  )
}
