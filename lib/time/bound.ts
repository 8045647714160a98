import { Temporal } from 'temporal-polyfill'
import { isCalendarDate, type TimeZone } from './calendar'

/**
 * Reads one end of a span of time: a calendar date of a zone, or a moment with its offset.
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
    if (!isCalendarDate(text)) return Temporal.Instant.from(text).epochMilliseconds
    const day = Temporal.PlainDate.from(text).add({ days: side === 'after' ? 1 : 0 })
    return day.toZonedDateTime(zone).epochMilliseconds
  } catch {
    return undefined
  }
}
