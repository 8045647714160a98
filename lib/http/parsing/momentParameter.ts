import { BOUND_SCHEMA } from '@/lib/derive/kinds/asked'
import { readTimeBound } from '@/lib/time/bound'
import { isCalendarDate, type TimeZone } from '@/lib/time/calendar'
import { type Parameter, type ParameterWords, parameter, UnusableValue } from './parameter'

type Words = Omit<ParameterWords, 'schema'>

const momentIn = (words: Words, read: (text: string, zone: TimeZone) => number | undefined) =>
  parameter({ ...words, schema: BOUND_SCHEMA }, (text, { timeZone }) => {
    const moment = read(text, timeZone)
    if (moment === undefined) {
      throw new UnusableValue('it takes a date or an RFC 3339 date-time')
    }
    return moment
  })

/**
 * A parameter that is a moment, read as milliseconds since 1970; a date is where the day starts in the
 * zone of the request.
 */
export const momentParameter = (words: Words): Parameter<number> =>
  momentIn(words, (text, zone) => readTimeBound(text, zone, 'start'))

/** A parameter that is one end of a span of moments: see {@link momentBound}. */
export const boundParameter = (words: Words, end: 'from' | 'to'): Parameter<number> =>
  momentIn(words, (text, zone) => momentBound(end, text, zone))

const SECOND = 1000

/**
 * One end of a span of moments in milliseconds since 1970: from the one, and before the other. Answers
 * show moments in whole seconds, so a moment counts as the second that it shows: whoever asks up to
 * what they read finds it.
 *
 * @returns undefined when the text is neither a date nor a moment with its offset
 */
export function momentBound(end: 'from' | 'to', text: string, zone: TimeZone): number | undefined {
  const moment = readTimeBound(text, zone, end === 'to' ? 'after' : 'start')
  if (moment === undefined) return undefined
  if (end === 'from') return Math.ceil(moment / SECOND) * SECOND
  return isCalendarDate(text) ? moment : (Math.floor(moment / SECOND) + 1) * SECOND
}
