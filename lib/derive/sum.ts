import { plainFunction, plpgsqlText } from './databaseObject'
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

/**
 * The same as a function of the database, which the indexes of lists use. In PL/pgSQL: whatever a
 * statement enters in an index is set up anew for it, and of a function in SQL that is to parse and
 * to plan it, which takes ten times as long as to sum a few items.
 */
export const sumFunction = plainFunction({
  name: 'json_sum',
  takes: 'jsonb, text',
  create: `CREATE FUNCTION json_sum(items jsonb, member text) RETURNS numeric LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS E'${plpgsqlText(
    [
      'DECLARE total numeric := 0; value jsonb; written text; figure numeric; BEGIN FOR place IN 0 .. coalesce(jsonb_array_length(items), 0) - 1 LOOP',
      "value := items -> place -> member; written := value #>> '{}';",
      `figure := CASE jsonb_typeof(value) WHEN 'number' THEN value::numeric WHEN 'string' THEN CASE WHEN written ~ '${PLAIN}' THEN written::numeric END END;`,
      `IF abs(figure) < 1e${MAX_INTEGER_DIGITS} AND scale(trim_scale(figure)) <= ${MAX_FRACTION_DIGITS} THEN total := total + figure; END IF;`,
      'END LOOP; RETURN trim_scale(total); END',
    ].join(' '),
  )}';`,
  saysTheSame: true,
})
