import { z } from 'zod'
import { readMoment } from '@/lib/time/bound'
import { refusal } from './issues'
import { MOMENT_PATTERN } from './timePatterns'

/**
 * A moment in the body of a call: an RFC 3339 date-time with its offset, of the years 0001 to 9999.
 *
 * @param fault what is wrong with a moment, in milliseconds since 1970; undefined where nothing is
 */
export const momentText = (fault: (time: number) => string | undefined = () => undefined) =>
  z
    .string()
    .check(({ value, issues }) => {
      const time = readMoment(value)
      if (time === undefined) {
        const message = 'Takes an RFC 3339 date-time with its offset.'
        issues.push(refusal('invalid_date', message, value))
        return
      }
      const message = fault(time)
      if (message !== undefined) issues.push(refusal('out_of_range', message, value))
    })
    .meta({ format: 'date-time', pattern: MOMENT_PATTERN })
