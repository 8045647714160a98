import { type CanonicalDecimal, canonicalDecimal, isFree, MAX_FREE_DIGITS } from '../decimal'
import { numberText } from '../kinds/figures'
import { plainFunction, plpgsqlText } from './databaseObject'

/**
 * How one member of a list of JSON objects is summed, here and in the database alike. Every number
 * that free JSON may hold counts, exactly, and so does a text that writes one out plainly. Whatever
 * else stands there, and an object without the member, counts for nothing.
 */

/** A figure written out: PostgreSQL and JavaScript read this pattern alike. */
const PLAIN = '^-?[0-9]+([.][0-9]+)?$'
const plain = new RegExp(PLAIN)
/** A sign, a point, and all the digits that a figure may have. */
const MAX_PLAIN = 2 + 2 * MAX_FREE_DIGITS

const isPlain = (text: string): boolean => text.length <= MAX_PLAIN && plain.test(text)

/** The figure that a value counts as; undefined where it counts for nothing. */
export function countedFigure(value: unknown): CanonicalDecimal | undefined {
  const text = typeof value === 'string' && isPlain(value) ? value : numberText(value)
  const figure = text === undefined ? undefined : canonicalDecimal(text)
  return figure && isFree(figure) ? figure : undefined
}

/**
 * The same as a function of the database, which the indexes of lists use. In PL/pgSQL: whatever a
 * statement enters in an index is set up anew for it, and of a function in SQL that is to parse and
 * to plan it, which takes ten times as long as to sum a few items. The list is made anew once, in
 * memory: one that is kept outside of its row would be unpacked as a whole for each of its items.
 */
export const sumFunction = plainFunction({
  name: 'json_sum',
  takes: 'jsonb, text',
  create: `CREATE FUNCTION json_sum(items jsonb, member text) RETURNS numeric LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS E'${plpgsqlText(
    [
      "DECLARE total numeric := 0; value jsonb; written text; figure numeric; BEGIN items := items || '[]'; FOR place IN 0 .. coalesce(jsonb_array_length(items), 0) - 1 LOOP",
      "value := items -> place -> member; written := value #>> '{}';",
      `figure := CASE jsonb_typeof(value) WHEN 'number' THEN value::numeric WHEN 'string' THEN CASE WHEN length(written) <= ${MAX_PLAIN} AND written ~ '${PLAIN}' THEN written::numeric END END;`,
      `IF abs(figure) < 1e${MAX_FREE_DIGITS} AND scale(trim_scale(figure)) <= ${MAX_FREE_DIGITS} THEN total := total + figure; END IF;`,
      'END LOOP; RETURN trim_scale(total); END',
    ].join(' '),
  )}';`,
})
