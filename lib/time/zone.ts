import { Temporal } from 'temporal-polyfill'
import { FIRST_MOMENT, LAST_MOMENT, type TimeZone, UTC } from './calendar'

const ALLOWED = /^[a-zA-Z0-9/:+\-_]{1,100}$/
const OFFSET = /^([+-])(\d{1,2}):([0-5]\d)$/
const MAX_OFFSET_MINUTES = 14 * 60
/** Zones come from a request header; the cache must not grow with what callers invent. */
const CACHE_LIMIT = 2000

const known = new Map<string, TimeZone>([['utc', UTC]])

/**
 * Reads a Time-Zone header: an IANA name or link in any case, or an offset `±[H]H:MM` up to 14:00.
 * `Etc/GMT+10` means what IANA says, ten hours behind UTC; the plain offset `+10:00` is ahead.
 *
 * @returns the zone, or undefined when there is none of that name
 */
export function readTimeZone(header: string): TimeZone | undefined {
  const key = header.toLowerCase()
  const cached = known.get(key)
  if (cached) return cached
  const zone = ALLOWED.test(header) ? (readOffset(header) ?? readName(header)) : undefined
  if (zone && known.size < CACHE_LIMIT) known.set(key, zone)
  return zone
}

function readOffset(header: string): TimeZone | undefined {
  const match = OFFSET.exec(header)
  if (!match) return undefined
  const [, sign = '+', hours = '', minutes = ''] = match
  const total = Number(hours) * 60 + Number(minutes)
  if (total > MAX_OFFSET_MINUTES) return undefined
  return total === 0 ? '+00:00' : `${sign}${hours.padStart(2, '0')}:${minutes}`
}

/**
 * Names that ICU knows besides those of IANA, kept from the first versions of Java: `BST` is Dhaka to
 * it, and `ACT` Darwin. Whoever writes one means another place as a rule.
 */
const OF_ICU_ALONE =
  /^(ACT|AET|AGT|ART|AST|BET|BST|CAT|CNT|CST|CTT|EAT|ECT|IET|IST|JST|MIT|NET|NST|PLT|PNT|PRT|PST|SST|VST|SystemV\/.*)$/i

function readName(header: string): TimeZone | undefined {
  if (!/^[a-z]/i.test(header) || OF_ICU_ALONE.test(header)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: header }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/**
 * A moment as RFC 3339 with seconds in a zone: `2026-11-20T10:15:00+11:00`, and `Z` for UTC. So is one
 * whose year in the zone would take five digits, which RFC 3339 has no room for. Of what the database
 * holds beyond the years 0001 to 9999 it is the nearest that can be told: one record that was made so
 * past the service is not to cost a list all others.
 *
 * @param moment milliseconds since 1970 in UTC
 */
export function formatMoment(moment: number, zone: TimeZone): string {
  const epochMilliseconds = Math.min(Math.max(moment, FIRST_MOMENT), LAST_MOMENT)
  const inUtc = () => `${new Date(epochMilliseconds).toISOString().slice(0, 19)}Z`
  if (zone === UTC) return inUtc()
  const there = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(zone)
  if (there.year > 9999) return inUtc()
  // Before there were zones, clocks differed by seconds too, which an offset has no room for.
  const minutes = Math.round(there.offsetNanoseconds / 60e9)
  const local = new Date(epochMilliseconds + minutes * 60_000).toISOString().slice(0, 19)
  const size = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${local}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/**
 * The moment at which the clocks of a zone show a local time: one that they skip moves forward by the
 * gap, and of two equal ones the earlier counts, as in calendar.ts.
 *
 * @param local `YYYY-MM-DDTHH:MM[:SS]`
 * @returns `YYYY-MM-DDTHH:MM:SSZ`, or undefined where there is no such time, or none of the years 0001
 *   to 9999 in UTC
 */
export function momentAt(local: string, zone: TimeZone): string | undefined {
  try {
    const { epochMilliseconds } = Temporal.PlainDateTime.from(local).toZonedDateTime(zone)
    const isTold = epochMilliseconds >= FIRST_MOMENT && epochMilliseconds <= LAST_MOMENT
    return isTold ? formatMoment(epochMilliseconds, UTC) : undefined
  } catch {
    return undefined
  }
}
