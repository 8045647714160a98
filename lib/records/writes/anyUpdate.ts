import { fieldsFunction } from '@/lib/derive/database/anyFields'
import { isLong } from '@/lib/derive/database/longFields'
import { ENTERING } from '@/lib/derive/database/outOfBandWrites'
import { kindOf } from '@/lib/derive/kinds'
import { identifier } from '@/lib/derive/sql'
import { setOnUpdate } from '@/lib/derive/systemFields'
import type { Field } from '@/lib/resources/resource'
import { AUTHOR } from '../event'
import { isOrdinary } from '../largeRecords'
import { type Store, versionOf } from '../stores'
import { readAsWished } from './asWished'
import { given, inputsOfEach, takingRows, waitingShortly } from './shortUpdate'
import { notLocked, rendered } from './updateStatement'

/**
 * What a column becomes: as the row of the new values has it. That of a long value that is not
 * among them stays the row's own, which leaves what is kept beside the row where it is.
 */
function becomes(field: Field): string {
  const column = identifier(field.column)
  return isLong(field)
    ? `${column} = CASE WHEN j."_values" ? '${field.column}' THEN n.${column} ELSE t.${column} END`
    : `${column} = n.${column}`
}

/**
 * SQL for the row that a record becomes, over the row `was` and the values that it is given: JSON
 * objects are merged into those there are.
 */
function filled({ resource }: Store, was: string, values: string): string {
  const stored = resource.leaves
    .filter((field) => kindOf(field).merged)
    .reduce((all, { column }) => {
      const sent = `${values} -> '${column}'`
      const object = `CASE jsonb_typeof(${sent}) WHEN 'null' THEN '{}'::jsonb ELSE json_merge_patch((${was}).${identifier(column)}, ${sent}) END`
      return `${all} || CASE WHEN ${values} ? '${column}' THEN jsonb_build_object('${column}', ${object}) ELSE '{}' END`
    }, values)
  return `jsonb_populate_record(${was}, ${stored})`
}

/** What the statements are given of each change: names and types. */
const anyInputs = (store: Store) =>
  [...inputsOfEach(store), ['_values', 'jsonb'], ['_columns', 'text[]']] as const

/**
 * The short statement for changes of any fields, each of its own: one text for every set of them.
 * It writes every column, as a row filled from the given values has it, so PostgreSQL takes 200 µs
 * more to begin than with the statement of one set ({@link quickUpdate}), and no time to plan it;
 * of several changes together it takes no more than that one of each by itself. What it does and
 * leaves undone is the same. Objects are merged, never replaced.
 *
 * What it is given of a change, as {@link given} has it: the id, user, audit user, request id,
 * reason, the version that the record must have or null, the values as a JSON object by column, and
 * these columns in the order of the definition.
 */
export function anyUpdate(store: Store, together: boolean): string {
  const { resource, table, id } = store
  const columns = new Set(resource.leaves.map(({ column }) => column))
  const set = [
    ...resource.leaves.map(becomes),
    'version = t.version + 1',
    'last_edit = clock_timestamp()',
    ...setOnUpdate(resource, columns, 'j."_audit_user"').map(
      ([column, sql]) => `${identifier(column)} = ${sql}`,
    ),
  ]
  return `UPDATE ${table} t SET ${set.join(', ')}
  FROM (
    SELECT o AS "_was", o.${id} AS id, o.version, i.*
    FROM ${table} o, ${given(anyInputs(store), together)}
    WHERE o.${id} = i."_id"${isOrdinary(store, 'o')}${takingRows(together)}
  ) j, ${filled(store, 'j."_was"', 'j."_values"')} n
  WHERE t.${id} = j.id AND t.version = j.version AND (j."_version" IS NULL OR j."_version" = j.version) AND n IS DISTINCT FROM j."_was"${notLocked(store)}${waitingShortly(store, together)} AND ${ENTERING}
  RETURNING j."_row" AS row, ${versionOf(store, 't')} AS version${rendered(store, 't')}, ${fieldsFunction(resource).name}(j."_was", t, j."_columns", ${AUTHOR.map(([name]) => `j."${name}"`).join(', ')}) AS event`
}

/** What reads those records that have all of these values already, as {@link readAsWished} does, given the same. */
export const readAsAnyWished = (store: Store, together: boolean): string =>
  readAsWished(store, {
    from: `${given(anyInputs(store), together)}, ${filled(store, 'o', 'i."_values"')} n`,
    where: 'n IS NOT DISTINCT FROM o',
  })
