import { counted } from '@/lib/text/words'
import { DAY, HOUR, MINUTE } from '@/lib/time/units'
import { dateFormat, datePart } from './dateFormat'
import { serviceNow } from './serviceClock'

/** Moments and days in the words of a person: how far away they are, and when. */

/** `12 days` for how long something has lasted; hours below two days, minutes below two hours. */
export function spanWords(milliseconds: number): string {
  if (milliseconds < MINUTE) return 'less than a minute'
  if (milliseconds < 2 * HOUR) return counted(Math.floor(milliseconds / MINUTE), 'minute')
  if (milliseconds < 2 * DAY) return counted(Math.floor(milliseconds / HOUR), 'hour')
  return counted(Math.floor(milliseconds / DAY), 'day')
}

/**
 * `5 minutes ago`; `just now` for less than a minute, and for clocks that differ a little. What a
 * clock entered that has been set back since is `3 days from now`.
 */
export function agoWords(moment: number, now: number): string {
  const span = Math.abs(now - moment)
  if (span < MINUTE) return 'just now'
  return `${spanWords(span)} ${moment < now ? 'ago' : 'from now'}`
}

/** `4:59`, `1:00:03`; never below `0:00`. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (figure: number) => String(figure).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** A day and how it stands to today. */
export interface Due {
  readonly words: string
  readonly isOverdue: boolean
}

/** `overdue 6 days`, `today`, `in 3 days`; both days are `YYYY-MM-DD` of the same zone. */
export function dueWords(day: string, today: string): Due {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY)
  if (days === 0) return { words: 'today', isOverdue: false }
  return days < 0
    ? { words: `overdue ${counted(-days, 'day')}`, isOverdue: true }
    : { words: days === 1 ? 'tomorrow' : `in ${counted(days, 'day')}`, isOverdue: false }
}

/** The day so many days later, as `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** Today's calendar date in a zone, as `YYYY-MM-DD`; by the service's clock, as its own counts are. */
export function todayIn(zone: string, now: Date = new Date(serviceNow())): string {
  const part = datePart('en', { ...DATE, timeZone: zone }, now)
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

const DATE = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
} as const

/** `10:32` in a zone; with its day when that is not today. */
export function clockTime(moment: string, zone: string, now: number = serviceNow()): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return moment
  const isToday = todayIn(zone, date) === todayIn(zone, new Date(now))
  return dateFormat('en-AU', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(!isToday && { day: 'numeric', month: 'short' }),
  }).format(date)
}
