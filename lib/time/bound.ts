import { Temporal } from 'temporal-polyfill'
import { FIRST_MOMENT, isCalendarDate, LAST_MOMENT, type TimeZone, UTC } from './calendar'

const LEAP_SECOND = /[Tt ]\d\d:?\d\d:?60/

/**
 * Reads one end of a span of time: a calendar date of a zone, or a moment with its offset, of the
 * years 0001 to 9999 in UTC. Leap seconds are no moments here, as in calendar.ts.
 *
 * @param side for a date: where the day starts, or where it is over
 * @returns milliseconds since 1970, or undefined when the text is neither
 */
export function readTimeBound(
  text: string,
  zone: TimeZone,
  side: 'start' | 'after',
): number | undefined {
  try {
    if (!isCalendarDate(text)) {
      if (LEAP_SECOND.test(text)) return undefined
      const moment = Temporal.Instant.from(text).epochMilliseconds
      return moment < FIRST_MOMENT || moment > LAST_MOMENT ? undefined : moment
    }
    const day = Temporal.PlainDate.from(text).add({ days: side === 'after' ? 1 : 0 })
    return day.toZonedDateTime(zone).epochMilliseconds
  } catch {
    return undefined
  }
}

/** With its offset: of what comes without one nobody could tell when it is. */
const WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/

/**
 * Reads a moment that the body of a call has: an RFC 3339 date-time with its offset.
 *
 * @returns milliseconds since 1970, or undefined when the text is none
 */
export const readMoment = (text: string): number | undefined =>
  WITH_OFFSET.test(text) ? readTimeBound(text, UTC, 'start') : undefined
