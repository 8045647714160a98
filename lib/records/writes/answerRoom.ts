import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { bytesSql, longFields, renderedBytesSql } from '@/lib/derive/database/longFields'
import { kindOf } from '@/lib/derive/kinds'
import { identifier } from '@/lib/derive/sql'
import { validationProblem } from '@/lib/problem'
import type { Field } from '@/lib/resources/resource'
import { withinSentence } from '@/lib/text/words'
import { ofMany, remembered } from '../statementCache'
import type { Store } from '../stores'
import type { Change } from './change'

/** What an answer tells of each record that was changed, or would be. */
export type Told = 'records' | 'changes'

/**
 * The most bytes of what was there before that an answer on many changes tells: four times what a
 * thousand ordinary clients come to. By the specification a thousand clients may come to 3 GB.
 */
export const MAX_TOLD_BYTES = 32 * 1024 * 1024

/** So many records are never too much, however large. */
const FEW = 3

/** Whether an answer on so many changes may be too much. */
export const mayBeTooMuch = (changes: readonly Change[]): boolean => changes.length > FEW

/**
 * Refuses changes of which no answer has room for all, once their sum may be too much: their values are
 * rendered, up to where there are enough.
 *
 * @throws Problem 422
 */
export async function refuseTooMuchTold(
  db: Database,
  store: Store,
  fields: readonly Field[],
  changes: readonly Change[],
  told: Told,
): Promise<void> {
  const room = await roomFor(db, store, fields, changes, told)
  if (room === undefined) return
  const most = `more than ${MAX_TOLD_BYTES / 2 ** 20} MiB. An answer has room for the first ${room} of them`
  const message =
    told === 'records'
      ? `These ${withinSentence(store.resource.plural)} come to ${most}: send fewer in one call, or \`Prefer: return=minimal\` to have none in the answer.`
      : `What would change comes to ${most}: try fewer in one call.`
  throw validationProblem([{ pointer: '', code: 'out_of_range', message }])
}

/** How many of some changes, from the first, an answer has room for; undefined where it is all of them. */
async function roomFor(
  db: Database,
  store: Store,
  fields: readonly Field[],
  changes: readonly Change[],
  told: Told,
): Promise<number | undefined> {
  const isSet = ({ column }: Field) => `'${column}' = ANY (string_to_array(p.given, ','))`
  const measure = (_: Field, column: string) => renderedBytesSql(column)
  const statement = remembered(
    `${store.resource.name} room for ${told} ${fields.map(({ column }) => column)}`,
    () => `SELECT (s.place - 1)::integer AS before FROM (
  SELECT p.place, sum(${bytesToldSql(store, fields, told, 't', isSet, measure)}) OVER (ORDER BY p.place ROWS UNBOUNDED PRECEDING) AS bytes
  FROM unnest($1::${store.idType}[], $2::text[]) WITH ORDINALITY p(id, given, place) JOIN ${store.table} t ON t.${store.id} = p.id
) s WHERE s.bytes > ${MAX_TOLD_BYTES} ORDER BY s.place LIMIT 1`,
  )
  const columns = changes.map(({ assignments }) => Object.keys(assignments).join())
  const values = [changes.map(({ id }) => id), columns]
  const [end] = await queryRaw<{ readonly before: number }>(db, ofMany(statement, values))
  return end?.before
}

/**
 * SQL for how many bytes an answer tells of a record: of long values that are there before. What is sent is
 * not counted, as a body has bounds of its own.
 *
 * @param fields those that are set
 * @param alias the record
 * @param isSet SQL for whether a field is set in this one
 * @param measure SQL for the bytes of a value: without it at most and about, as far as the database knows
 *   that without fetching one
 * @returns undefined where nothing that is told may be long
 */
export function bytesToldSql(
  { resource }: Store,
  fields: readonly Field[],
  told: Told,
  alias: string,
  isSet: (field: Field) => string,
  measure: (field: Field, column: string) => string = bytesSql,
): string | undefined {
  const long = longFields(resource)
  const set = new Set(fields)
  const bytesOf = (field: Field) => measure(field, `${alias}.${identifier(field.column)}`)
  const each =
    told === 'records'
      ? long.map((field) =>
          // What is replaced is not told.
          set.has(field) && !kindOf(field).merged
            ? `CASE WHEN ${isSet(field)} THEN 0 ELSE ${bytesOf(field)} END`
            : bytesOf(field),
        )
      : long
          .filter((field) => set.has(field))
          .map((field) => {
            // Of what is merged both are told, before and after.
            const bytes = `${kindOf(field).merged ? '2 * ' : ''}${bytesOf(field)}`
            return `CASE WHEN ${isSet(field)} THEN ${bytes} ELSE 0 END`
          })
  return each.length === 0 ? undefined : each.join(' + ')
}
