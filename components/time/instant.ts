import { isCalendarDate, readInstant } from '@/lib/time/calendar'

const WITH_OFFSET = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/

/** A moment as the service takes it: in UTC, and to the second. */
export const toInstant = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`

/**
 * A whole moment with its offset, or of UTC without seconds, as the service takes it. Any other text
 * stays as it is: half of one, and one that there never is, which a `Date` would take for another.
 */
export function inUtc(text: string): string {
  const [, date] = WITH_OFFSET.exec(text) ?? []
  const moment = new Date(text)
  if (date === undefined || !isCalendarDate(date) || Number.isNaN(moment.getTime())) return text
  const instant = toInstant(moment)
  return readInstant(instant) ? instant : text
}
