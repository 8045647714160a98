import { withoutUnseen } from '@/lib/text/looks'

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
]
/** The months by what they are called, in whole or as people shorten them. */
const months = new Map([
  ...monthNames.flatMap((name, index) =>
    [name, name.slice(0, 3)].map((word) => [word.toLowerCase(), index + 1] as const),
  ),
  ['sept', 9] as const,
])

const isoForm = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const dayFirstForm = /^(\d{1,2})[\s/.-]+(\d{1,2}|[a-z]{3,9}\.?)[\s/.,-]+(\d{4}|\d{2})$/i

/** A day as it was typed, whether or not the calendar has it. */
interface TypedDate {
  readonly year: number
  /** 1 to 12; 0 and others for what is no month. */
  readonly month: number
  readonly day: number
}

function partsOf(typed: string): TypedDate | null {
  const text = withoutUnseen(typed).trim()
  const iso = isoForm.exec(text)
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }

  const dayFirst = dayFirstForm.exec(text)
  if (!dayFirst) return null
  const [, day = '', month = '', year = ''] = dayFirst
  // As spreadsheets have it: a lease may end in 2049, and a business began in 1998.
  const full = year.length === 2 ? (Number(year) < 50 ? 2000 : 1900) + Number(year) : Number(year)
  return { year: full, month: monthOf(month), day: Number(day) }
}

/** The calendar date that a person typed, day first, as `YYYY-MM-DD`; null when it is none. */
export function readDate(text: string): string | null {
  const parts = partsOf(text)
  return parts && dateOf(parts)
}

/** The date that a text in figures alone is where its month comes first, as `2/13/2026`; null for none. */
export function readMonthFirst(text: string): string | null {
  const parts =
    isoForm.test(withoutUnseen(text).trim()) || /[a-z]/i.test(text) ? null : partsOf(text)
  return parts && dateOf({ year: parts.year, month: parts.day, day: parts.month })
}

/** Why a text is no calendar date where it is written as one: `February 2026 has 28 days.` */
export function calendarFault(text: string): string | null {
  const parts = partsOf(text)
  const name = parts && monthNames[parts.month - 1]
  if (!name || parts.year === 0 || dateOf(parts)) return null
  if (parts.day === 0) return 'The first day of a month is 1.'
  // The day before the first of the next month.
  const last = new Date(0)
  last.setUTCFullYear(parts.year, parts.month, 0)
  return `${name} ${parts.year} has ${last.getUTCDate()} days.`
}

/** `14 Mar 2025` for `2025-03-14`; any other text as it is, as for a day that the calendar lacks. */
export function showDate(value: string | null): string {
  const [text = '', year, month, day] = isoForm.exec(value ?? '') ?? []
  const name = readDate(text) && monthNames[Number(month) - 1]
  return name ? `${Number(day)} ${name.slice(0, 3)} ${year}` : (value ?? '')
}

function monthOf(text: string): number {
  return Number(text) || (months.get(text.toLowerCase().replace(/\.$/, '')) ?? 0)
}

/** Null for a day that the calendar does not have, such as 30 February. */
function dateOf({ year, month, day }: TypedDate): string | null {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const isReal = year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}
