import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { kindOf } from '@/lib/derive/kinds'
import { bytesSql, longFields, renderedBytesSql } from '@/lib/derive/longFields'
import { identifier } from '@/lib/derive/sql'
import type { Field } from '@/lib/resources/resource'
import type { Change } from './change'
import { ofMany, remembered } from './statementCache'
import type { Store } from './stores'

/** What an answer tells of each record that was changed, or would be. */
export type Told = 'records' | 'changes'

/**
 * The most bytes of what was there before that an answer on many changes tells: four times what a
 * thousand ordinary clients come to. By the specification a thousand clients may come to 3 GB.
 */
export const MOST_TOLD = 32 * 1024 * 1024

/** So many records are never too much, however large. */
const FEW = 3

/** How many bytes a value comes to, in SQL. */
type Measure = (field: Field, column: string) => string

/**
 * How many of some changes, from the first, an answer has room for; undefined where it has room for all
 * of them. It counts long values that are there before, but not what is sent: a body has bounds of
 * its own. What others write between this and the changes themselves nobody counts, as it is little.
 *
 * At first it sums up what the database knows without fetching a value. Only where that may be too much
 * are values rendered, up to where there are enough.
 */
export async function roomFor(
  db: Database,
  store: Store,
  changes: readonly Change[],
  told: Told,
): Promise<number | undefined> {
  const long = longFields(store.resource)
  if (long.length === 0 || changes.length <= FEW) return undefined
  const isSetBy = ({ column }: Field, { assignments }: Change) => Object.hasOwn(assignments, column)
  const set = long.filter((field) => changes.some((change) => isSetBy(field, change)))
  if (told === 'changes' && set.length === 0) return undefined
  const columnsSet = (change: Change) =>
    set.flatMap((field) => (isSetBy(field, change) ? field.column : [])).join()
  const values = [changes.map(({ id }) => id), changes.map(columnsSet)]
  const statement = (name: string, build: () => string) =>
    ofMany(
      remembered(
        `${store.resource.name} ${told} ${name} ${set.map(({ column }) => column)}`,
        build,
      ),
      values,
    )
  const bytes = (measure: Measure) => bytesTold(long, set, told, measure)
  const given = `unnest($1::${store.idType}[], $2::text[])`
  const records = `JOIN ${store.table} t ON t.${store.id} = p.id`
  const sum = statement(
    'in sum',
    () =>
      `SELECT coalesce(sum(${bytes(bytesSql)}), 0)::float8 AS bytes FROM ${given} p(id, given) ${records}`,
  )
  const [all] = await queryRaw<{ readonly bytes: number }>(db, sum)
  if (!all || all.bytes <= MOST_TOLD) return undefined
  const first = statement(
    'one by one',
    () => `SELECT (s.place - 1)::integer AS before FROM (
  SELECT p.place, sum(${bytes((_, column) => renderedBytesSql(column))}) OVER (ORDER BY p.place ROWS UNBOUNDED PRECEDING) AS bytes
  FROM ${given} WITH ORDINALITY p(id, given, place) ${records}
) s WHERE s.bytes > ${MOST_TOLD} ORDER BY s.place LIMIT 1`,
  )
  const [end] = await queryRaw<{ readonly before: number }>(db, first)
  return end?.before
}

/** SQL for the bytes that are told of a record `t`, of which `p.given` says what of it is set. */
function bytesTold(
  long: readonly Field[],
  set: readonly Field[],
  told: Told,
  measure: Measure,
): string {
  const bytesOf = (field: Field) => measure(field, `t.${identifier(field.column)}`)
  const isSet = ({ column }: Field) => `'${column}' = ANY (string_to_array(p.given, ','))`
  if (told === 'changes') {
    // Of what is merged both are told, before and after.
    const each = (field: Field) => `${kindOf(field).merged ? '2 * ' : ''}${bytesOf(field)}`
    return set
      .map((field) => `CASE WHEN ${isSet(field)} THEN ${each(field)} ELSE 0 END`)
      .join(' + ')
  }
  const isReplaced = (field: Field) => set.includes(field) && !kindOf(field).merged
  return long
    .map((field) =>
      isReplaced(field)
        ? `CASE WHEN ${isSet(field)} THEN 0 ELSE ${bytesOf(field)} END`
        : bytesOf(field),
    )
    .join(' + ')
}
