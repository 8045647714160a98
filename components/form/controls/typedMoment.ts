import { datePart } from '@/components/time/dateFormat'
import { inUtc, toInstant } from '@/components/time/instant'
import { serviceNow } from '@/components/time/serviceClock'
import { readTypedDays } from '@/components/time/typedDays'
import { dayAfter, todayIn } from '@/components/time/words'
import { calendarFault, readDate, showDate } from '@/components/ui/field/readDate'
import { withoutUnseen } from '@/lib/text/looks'
import { momentAt, readInstant, type TimeZone } from '@/lib/time/calendar'

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

/** Why a text is no moment, and how one is written. */
export function typedMomentFault(text: string): string {
  const [, day] = DAY_AND_TIME.exec(withoutUnseen(text).trim()) ?? []
  const fault = day && calendarFault(day)
  return fault || 'Write the day and the time, as 14 Mar 2025 9:30 or 14/3/2025 4:05 pm, or now.'
}

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
  const date = new Date(moment)
  const part = datePart('en', { ...CLOCK, timeZone: zone }, date)
  const seconds = part('second').padStart(2, '0')
  const clock = `${part('hour')}:${part('minute')}${seconds === '00' ? '' : `:${seconds}`}`
  const words = `${showDate(todayIn(zone, date))}, ${clock}`
  return readTypedMoment(words, zone) === moment ? words : moment
}

const CLOCK = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
