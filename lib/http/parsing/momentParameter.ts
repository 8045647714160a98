import { readTimeBound } from '@/lib/time/bound'
import { type Parameter, parameter, UnusableValue } from './parameter'

/**
 * A parameter that is one end of a span of time, read as milliseconds since 1970.
 *
 * @param side for a date: where the day starts in the zone of the request, or where it is over
 */
export const momentParameter = (
  words: Pick<Parameter, 'name' | 'description' | 'example'>,
  side: 'start' | 'after',
): Parameter<number> =>
  parameter(
    {
      ...words,
      schema: { type: 'string', description: 'A calendar date, or an RFC 3339 date-time.' },
    },
    (text, { timeZone }) => {
      const moment = readTimeBound(text, timeZone, side)
      if (moment === undefined) {
        throw new UnusableValue('it takes a date or an RFC 3339 date-time')
      }
      return moment
    },
  )
