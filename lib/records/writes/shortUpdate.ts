import { holdsNames } from '@/lib/derive/carriedNames'
import { shownValue } from '@/lib/derive/database/events'
import { kindOf } from '@/lib/derive/kinds'
import { identifier } from '@/lib/derive/sql'
import type { Field } from '@/lib/resources/resource'
import { OF_CHANGES, WAITED_FOR } from '../batching'
import { AUTHOR, type AuthorSql, enterDifferences } from '../event'
import { isOrdinary } from '../largeRecords'
import { type Store, versionOf } from '../stores'
import { actionOf, differs, notLocked, oldAndNew, rendered, update } from './updateStatement'

/** A few changes as a statement is given them: what each holds, by names and types. */
type Inputs = readonly (readonly [name: string, type: string])[]

/**
 * SQL for what a short statement is given, called `i`: one change by a parameter for each input, or
 * several that came together as one JSON list, so that one text serves any number of them. Each says
 * in `_row` which of them it is, from 0. To PostgreSQL any list has a hundred entries, for which it
 * would read all of a small table: the limit tells it how few there are.
 */
export function given(inputs: Inputs, together: boolean): string {
  if (together) {
    const columns = [['_row', 'integer'], ...inputs]
    const list = columns.map(([name, type]) => `${identifier(name as string)} ${type}`)
    return `(SELECT * FROM jsonb_to_recordset($1::jsonb) l(${list.join(', ')}) LIMIT ${OF_CHANGES.most}) i`
  }
  const places = inputs.map(([, type], at) => `$${at + 1}::${type}`)
  const names = inputs.map(([name]) => identifier(name))
  return `(VALUES (0, ${places.join(', ')})) i("_row", ${names.join(', ')})`
}

/** What every short statement is given of a change, before its values. */
export const inputsOfEach = ({ idType }: Store): Inputs => [
  ['_id', idType],
  ...AUTHOR,
  ['_version', 'bigint'],
]

/** What a short statement of these fields is given. */
export const inputsOf = (store: Store, fields: readonly Field[]): Inputs => [
  ...inputsOfEach(store),
  ...fields.map((field) => [field.column, kindOf(field).sql] as const),
]

/** How a short statement takes the rows that it changes: of several none waits for another's. */
export const takingRows = (together: boolean): string =>
  together ? ' FOR NO KEY UPDATE OF o SKIP LOCKED' : ''

/**
 * A condition that is always true, after which what else a statement for several holds is waited for
 * as shortly as the statement is: the names by which its records are found are those of others, and
 * whoever changes one may take long. It is undone then, and each goes on by itself.
 */
export const waitingShortly = ({ resource }: Store, together: boolean): string =>
  together && holdsNames(resource)
    ? ` AND set_config('lock_timeout', '${WAITED_FOR}', true) IS NOT NULL`
    : ''

/**
 * The short statement, for one record or those of calls that came together. Whoever gets no row
 * back has to ask `judgedUpdate`: the record may be gone, changed, locked, as wished, or large.
 *
 * It never locks first what it may then have to wait for. Of one record the old values are those
 * that the statement's snapshot shows, and the row's version must still be theirs, so the history
 * stays without gaps. Several are locked, and a record that somebody else has locked is left out:
 * none of them is held up by another's, and no two statements wait for each other's records in a
 * circle.
 *
 * It is for callers without a locking session. To them a lock that is over stays over however long
 * they wait for the row, and one that is taken meanwhile changes the row, which is then judged
 * again. A session's lock could run out during the wait.
 *
 * What it is given of a change, as {@link given} has it: the id, user, audit user, request id,
 * reason, the version that the record must have or null, then the value of each field. Rows say
 * which change they belong to.
 */
export function quickUpdate(
  store: Store,
  fields: readonly Field[],
  merge: boolean,
  together = false,
): string {
  const inputs = inputsOf(store, fields)
  const handedOn = ['_row', '_version', ...AUTHOR.map(([name]) => name)]
  const author = AUTHOR.map(([name]) => `j."${name}"`) as unknown as AuthorSql
  const event = enterDifferences(
    {
      resource: store.resource.name,
      id: `t.${store.id}`,
      version: 't.version',
      action: actionOf(fields),
      fields,
      before: (field) => shownValue(field, `j."o_${field.column}"`),
      after: (field) => shownValue(field, `t.${identifier(field.column)}`),
    },
    author,
  )
  return update(store, fields, {
    from: `(
    SELECT o.${store.id} AS id, o.version${handedOn.map((name) => `, i."${name}"`).join('')}${oldAndNew(fields, { partial: false, merge })}
    FROM ${store.table} o, ${given(inputs, together)}
    WHERE o.${store.id} = i."_id"${isOrdinary(store, 'o')}${takingRows(together)}
  )`,
    where: `t.version = j.version AND (j."_version" IS NULL OR j."_version" = j.version) AND ${differs(fields, 'j')}${notLocked(store)}${waitingShortly(store, together)}`,
    author,
    returning: `j."_row" AS row, ${versionOf(store, 't')} AS version${rendered(store, 't')}, ${event} AS event`,
  })
}
