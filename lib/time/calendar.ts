import { Temporal } from 'temporal-polyfill'

/** A zone as the service uses it: a canonically cased IANA name or an offset `±HH:MM`. */
export type TimeZone = string

export const UTC: TimeZone = 'UTC'

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:[0-5]\d(Z)$/
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}:\d{2}(?::[0-5]\d(?:\.\d{1,9})?)?)([Zz]|[+-]\d{2}:\d{2})?$/

/** The years 0001 to 9999 in UTC, in milliseconds since 1970: what can be written with four digits. */
export const FIRST_MOMENT = Date.parse('0001-01-01T00:00:00Z')
export const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z')

/** True for `YYYY-MM-DD` of the Gregorian calendar, years 0001 to 9999. */
export function isCalendarDate(text: string): boolean {
  const match = DATE.exec(text)
  if (!match) return false
  const [year, month, dayOfMonth] = match.slice(1).map(Number) as [number, number, number]
  if (year < 1 || month < 1 || month > 12 || dayOfMonth < 1) return false
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return dayOfMonth <= (lengths[month - 1] as number)
}

/** True for a real moment written `YYYY-MM-DDTHH:MM:SSZ`; leap seconds are not moments here. */
export function readInstant(text: string): boolean {
  if (!INSTANT.test(text) || !isCalendarDate(text.slice(0, 10))) return false
  return Number(text.slice(11, 13)) < 24 && Number(text.slice(14, 16)) < 60
}

/**
 * Reads a calendar date, or the date that a date-time has in a zone.
 *
 * A date-time with an offset is an instant; without one it is local to the zone. A local time
 * that a zone skips moves forward by the gap, and of two equal ones the earlier counts, as
 * RFC 5545 has it.
 *
 * @returns `YYYY-MM-DD`, or undefined when the text is neither.
 */
export function readDay(text: string, zone: TimeZone): string | undefined {
  if (isCalendarDate(text)) return text
  const match = DATE_TIME.exec(text)
  if (!match) return undefined
  const [, date = '', time = '', offset] = match
  if (!isCalendarDate(date)) return undefined
  try {
    const moment = offset
      ? Temporal.Instant.from(`${date}T${time}${offset.toUpperCase()}`).toZonedDateTimeISO(zone)
      : Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone)
    const day = moment.toPlainDate().toString()
    return isCalendarDate(day) ? day : undefined
  } catch {
    return undefined
  }
}
