import { showMoment } from '@/components/form/model/show'
import { dayAfter } from '@/components/time/timeWords'
import { NAMED_DAYS, readTypedDays } from '@/components/time/typedDays'
import { readDate, showDate } from '@/components/ui/field/readDate'
import { isCalendarDate } from '@/lib/time/calendar'

/**
 * The days of a filter. An address may hold them relative to today, so that a shared link and a
 * saved view go with the calendar: `today`, `in-30-days`, `7-days-ago`, and any day as
 * `before-2027-06-30` or `after-today` where that day itself is meant to be left out. The service
 * takes calendar dates alone, so days are worked out when it is asked.
 */
export interface Day {
  /** Days from today; or the calendar date, `YYYY-MM-DD`. */
  readonly at: number | string
  /** The day before or after it is meant. */
  readonly side?: 'before' | 'after'
}

const FORM = /^(?:(before|after)-)?(.+)$/
const AHEAD = /^in-(\d{1,5})-days?$/
const AGO = /^(\d{1,5})-days?-ago$/

/** Reads a day of an address; null for what is none, such as a moment. */
export function readDay(value: string): Day | null {
  const [, side, rest = ''] = FORM.exec(value) ?? []
  const at = readPlace(rest)
  return at === null ? null : { at, ...(side && { side: side as Day['side'] }) }
}

function readPlace(text: string): number | string | null {
  if (isCalendarDate(text)) return text
  const named = NAMED_DAYS.find(([name]) => name === text)
  if (named) return named[1]
  const [ahead, ago] = [AHEAD.exec(text)?.[1], AGO.exec(text)?.[1]]
  if (ahead) return Number(ahead)
  return ago ? 0 - Number(ago) : null
}

/** The same, written: each day has one form. */
export function writeDay({ at, side }: Day): string {
  return (side ? `${side}-` : '') + (typeof at === 'string' ? at : writeOffset(at))
}

function writeOffset(days: number): string {
  const named = NAMED_DAYS.find(([, offset]) => offset === days)
  if (named) return named[0]
  return days > 0 ? `in-${days}-days` : `${-days}-days-ago`
}

const SHIFT = { before: -1, after: 1 } as const

/** The calendar date that an address means, counted from today; what is no day stays as it is. */
export function resolveDay(value: string, today: string): string {
  const day = readDay(value)
  if (!day) return value
  const from = typeof day.at === 'string' ? day.at : today
  const days = (typeof day.at === 'number' ? day.at : 0) + (day.side ? SHIFT[day.side] : 0)
  const date = dayAfter(from, days)
  // Beyond the years there are, the service says so.
  return isCalendarDate(date) ? date : value
}

/** A day in a sentence: `30 Jun 2027`, `30 days from now`, `before today`; a moment as in lists. */
export function dayWords(value: string, zone: string): string {
  const day = readDay(value)
  if (!day) return /^\d{4}-\d{2}-\d{2}T/.test(value) ? showMoment(value, zone) : value
  const words = typeof day.at === 'string' ? showDate(day.at) : offsetWords(day.at)
  return day.side ? `${day.side} ${words}` : words
}

function offsetWords(days: number): string {
  const named = NAMED_DAYS.find(([, offset]) => offset === days)
  if (named) return named[0]
  return days > 0 ? `${days} days from now` : `${-days} days ago`
}

const TYPED_SIDE = /^(before|after)\s+(.+)$/

/** The day that a person typed, as an address has it; null when it is none. */
export function readTypedDay(text: string): string | null {
  const typed = text.trim().toLowerCase()
  const [, side, rest] = TYPED_SIDE.exec(typed) ?? []
  if (side && rest) {
    const inner = readTypedDay(rest)
    return inner === null || readDay(inner)?.side ? null : `${side}-${inner}`
  }
  const days = readTypedDays(typed)
  return days === null ? readDate(text) : writeDay({ at: days })
}
