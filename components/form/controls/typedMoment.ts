import { datePart } from '@/components/time/dateFormat'
import { inUtc, toInstant } from '@/components/time/instant'
import { serviceNow } from '@/components/time/serviceClock'
import { dayAfter, todayIn } from '@/components/time/timeWords'
import { readTypedDays } from '@/components/time/typedDays'
import { readDate } from '@/components/ui/field/readDate'
import { withoutUnseen } from '@/lib/text/looks'
import { readInstant, type TimeZone } from '@/lib/time/calendar'
import { momentAt } from '@/lib/time/zone'
import { showMoment } from '../model/show'

/** A day, and a time by 24 hours or by 12. */
const DAY_AND_TIME =
  /^(.*?\S)(?:T|,?\s+(?:at\s+)?)(\d{1,2})(?:[:.](\d\d)(?:[:.](\d\d))?)?(?:\s*([ap])\.?m\.?)?$/i

/**
 * The moment that a person typed, as `YYYY-MM-DDTHH:MM:SSZ`: a day and a time of a zone, as
 * `14/3/2026 9:30`, `14 Mar 2026, 4.05 pm` or `today 9:30`; `now`; or one that says its own offset.
 * Null for any other text, a day without a time among them: nobody would know which was meant.
 */
export function readTypedMoment(typed: string, zone: TimeZone): string | null {
  const text = withoutUnseen(typed).trim()
  if (text.toLowerCase() === 'now') return toInstant(new Date(serviceNow()))
  const told = inUtc(text)
  if (readInstant(told)) return told
  const [, day = '', ...time] = DAY_AND_TIME.exec(text) ?? []
  const days = readTypedDays(day)
  const date = days === null ? readDate(day) : dayAfter(todayIn(zone), days)
  const clock = clockOf(time)
  return (date && clock && momentAt(`${date}T${clock}`, zone)) ?? null
}

/** The day of a text that has a day and a time; any other text as it is. */
export const dayTyped = (text: string): string =>
  DAY_AND_TIME.exec(withoutUnseen(text).trim())?.[1] ?? text

/** `HH:MM:SS` of the figures of a time; null for one that no clock shows, and for a bare number. */
function clockOf([hours, minutes, seconds, half]: readonly (string | undefined)[]): string | null {
  if (minutes === undefined && half === undefined) return null
  const typed = Number(hours)
  if (half && (typed < 1 || typed > 12)) return null
  const hour = half ? (typed % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : typed
  if (hour > 23 || Number(minutes ?? 0) > 59 || Number(seconds ?? 0) > 59) return null
  return [String(hour).padStart(2, '0'), minutes ?? '00', seconds ?? '00'].join(':')
}

/**
 * A moment as it is typed in a zone: `20 Nov 2026, 21:15`, with its seconds where it has any. One that
 * would be read as another, as the second of two equal times, stands as it is stored.
 */
export function showTypedMoment(moment: string, zone: TimeZone): string {
  if (!readInstant(moment)) return moment
  const seconds = datePart('en', { second: '2-digit', timeZone: zone }, new Date(moment))('second')
  const words = `${showMoment(moment, zone)}${Number(seconds) > 0 ? `:${seconds.padStart(2, '0')}` : ''}`
  return readTypedMoment(words, zone) === moment ? words : moment
}
