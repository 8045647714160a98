import type { FilterOperator } from '@/lib/resources/lists'
import { readTimeBound } from '@/lib/time/bound'
import { isCalendarDate, UTC } from '@/lib/time/calendar'
import { canonicalDecimal } from '../decimal'
import type { JsonSchema } from '../schemas/namedSchemas'
import { BOUND_PATTERN, DATE_PATTERN } from '../schemas/timePatterns'

type Asked = readonly FilterOperator[]

/** What lists can ask of values that are known one by one. */
export const BY_VALUE: Asked = ['is', 'not']

/** What lists can ask of the values of a kind: this, and whether there is any. */
export const ONE_OF: Asked = [...BY_VALUE, 'set']
export const RANGE: Asked = ['from', 'to', 'set']
export const CONTAINED: Asked = ['contains', 'set']
export const WHETHER_SET: Asked = ['set']

/** A bound of what lists let through, of a kind whose values come in an order. */
export interface Bound {
  /** What is wrong with its text, as the rest of a sentence; undefined when nothing is. */
  fault(text: string): string | undefined
  /** SQL for the place that it is, given what stands for its text. */
  place(text: string): string
  /**
   * True where it is a moment or a calendar date, of which the whole day counts: statements are given
   * milliseconds since 1970, and for the upper end those of what comes after it.
   */
  readonly isOfTime?: true
  /** What a request may send, as far as JSON Schema can say it, with an example. */
  readonly form: { readonly schema: JsonSchema; readonly example: unknown }
}

export const FIGURES: Bound = {
  fault: (text) => (canonicalDecimal(text) ? undefined : 'it takes a number'),
  place: (text) => `${text}::numeric`,
  form: { schema: { type: 'number', format: 'decimal' }, example: 1000 },
}

/** One more than the greatest whole number of 32 bits. */
export const INT32 = 2_147_483_648

export const WHOLE_NUMBERS: Bound = {
  fault(text) {
    const decimal = canonicalDecimal(text)
    const number = Number(decimal?.text)
    const isWhole = decimal?.fractionDigits === 0 && number >= -INT32 && number < INT32
    return isWhole ? undefined : 'it takes a whole number of 32 bits'
  },
  place: (text) => `${text}::integer`,
  form: { schema: { type: 'integer', format: 'int32' }, example: 10 },
}

export const DATES: Bound = {
  fault: (text) => (isCalendarDate(text) ? undefined : 'it takes a date, YYYY-MM-DD'),
  place: (text) => `${text}::date`,
  form: {
    schema: { type: 'string', format: 'date', pattern: DATE_PATTERN },
    example: '2026-07-01',
  },
}

/** One end of a span of moments. */
export const BOUND_SCHEMA: JsonSchema = {
  type: 'string',
  pattern: BOUND_PATTERN,
  description: 'A calendar date, or an RFC 3339 date-time.',
}

export const MOMENTS: Bound = {
  fault: (text) =>
    readTimeBound(text, UTC, 'start') === undefined
      ? 'it takes a date, YYYY-MM-DD, or a moment with its offset'
      : undefined,
  place: (milliseconds) => `to_timestamp(${milliseconds}::float8 / 1000)`,
  isOfTime: true,
  form: { schema: BOUND_SCHEMA, example: '2026-07-01' },
}
