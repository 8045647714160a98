const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const isoForm = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const dayFirstForm = /^(\d{1,2})[\s/.-]+(\d{1,2}|[a-z]{3,9}\.?)[\s/.,-]+(\d{4}|\d{2})$/i

/** The calendar date that a person typed, day first, as `YYYY-MM-DD`; null when it is none. */
export function readDate(text: string): string | null {
  const iso = isoForm.exec(text.trim())
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))

  const dayFirst = dayFirstForm.exec(text.trim())
  if (!dayFirst) return null
  const [, day = '', month = '', year = ''] = dayFirst
  // Two digits mean this century: these are dates of leases, not of birth.
  return dateOf(Number(year.length === 2 ? `20${year}` : year), monthOf(month), Number(day))
}

/** `14 Mar 2025` for `2025-03-14`; any other text as it is. */
export function showDate(value: string | null): string {
  const [, year, month, day] = isoForm.exec(value ?? '') ?? []
  const name = months[Number(month) - 1]
  if (!name) return value ?? ''
  return `${Number(day)} ${name[0]?.toUpperCase()}${name.slice(1)} ${year}`
}

function monthOf(text: string): number {
  return Number(text) || months.indexOf(text.slice(0, 3).toLowerCase()) + 1
}

/** Null for a day that the calendar does not have, such as 30 February. */
function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const isReal = year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}
