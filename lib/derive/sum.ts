import { plainFunction } from './databaseObject'
import {
  type CanonicalDecimal,
  canonicalDecimal,
  isInRange,
  MAX_FRACTION_DIGITS,
  MAX_INTEGER_DIGITS,
} from './decimal'
import { numberText } from './kinds/figures'

/**
 * How one member of a list of JSON objects is summed, here and in the database alike. A number
 * counts, and so does a text that writes one out plainly, as long as a field could hold the figure.
 * Whatever else stands there, and an object without the member, counts for nothing.
 */

/** A figure written out: PostgreSQL and JavaScript read this pattern alike. */
const PLAIN = '^-?[0-9]{1,40}([.][0-9]{1,40})?$'
const plain = new RegExp(PLAIN)

/** The figure that a value counts as; undefined where it counts for nothing. */
export function countedFigure(value: unknown): CanonicalDecimal | undefined {
  const text = typeof value === 'string' && plain.test(value) ? value : numberText(value)
  const figure = text === undefined ? undefined : canonicalDecimal(text)
  return figure && isInRange(figure) ? figure : undefined
}

/** The same as a function of the database, which the indexes of lists use. */
export const sumFunction = plainFunction({
  name: 'json_sum',
  takes: 'jsonb, text',
  create: `CREATE FUNCTION json_sum(items jsonb, member text) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT coalesce(trim_scale(sum(figure)), 0) FROM (SELECT CASE WHEN jsonb_typeof(item -> member) = 'number' THEN (item -> member)::numeric WHEN jsonb_typeof(item -> member) = 'string' AND item ->> member ~ '${PLAIN}' THEN (item ->> member)::numeric END AS figure FROM jsonb_array_elements(items) item) counted WHERE abs(figure) < 1e${MAX_INTEGER_DIGITS} AND scale(trim_scale(figure)) <= ${MAX_FRACTION_DIGITS} $$;`,
})
