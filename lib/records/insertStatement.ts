import { kindOf } from '@/lib/derive/kinds'
import { identifier } from '@/lib/derive/sql'
import { setOnInsert } from '@/lib/derive/systemFields'
import type { Resource } from '@/lib/resources/resource'
import { authorAt, changesBetween, enterEvent, shownValue, unsetShown } from './event'
import { documentOf, momentColumns, type Store, versionOf } from './stores'
import { shownChanges } from './withheld'

/** What is set when a record is made. */
const setFields = ({ leaves, secrets }: Resource) => [...leaves, ...secrets]

/** The values of a new record, `i`: `$1` is an array of it alone. */
const inputOf = ({ resource, idType }: Store): string => {
  const columns = setFields(resource).map(
    (field) => `${identifier(field.column)} ${kindOf(field).sql}`,
  )
  return `jsonb_to_recordset($1::jsonb) AS i("_id" ${idType}, ${columns.join(', ')})`
}

/** What a new record has beyond the defaults, over `alias`, its values. */
const changesOfNew = ({ resource }: Store, alias: string): string =>
  changesBetween(setFields(resource), unsetShown, (field) =>
    shownValue(field, `${alias}.${identifier(field.column)}`),
  )

/**
 * The statement by which records come to be. The history entry says what was set beyond the
 * defaults.
 *
 * Parameters: $1 an array of the record alone, $2 signed-in user, $3 effective audit user,
 * $4 request id, $5 reason.
 */
export function insertStatement(store: Store, idGiven: boolean): string {
  const { resource, table, id } = store
  const author = authorAt(2)
  const names = setFields(resource).map((field) => identifier(field.column))
  const extra = setOnInsert(resource, author[1])
  const columns = [
    ...(idGiven ? [id] : []),
    ...names,
    ...extra.map(([column]) => identifier(column)),
  ]
  const values = [
    ...(idGiven ? ['i."_id"'] : []),
    ...names.map((name) => `i.${name}`),
    ...extra.map(([, sql]) => sql),
  ]
  const event = enterEvent(
    {
      resource: resource.name,
      id: `t.${id}`,
      version: 't.version',
      action: 'created',
      changes: changesOfNew(store, 't'),
    },
    author,
  )
  return `INSERT INTO ${table} AS t (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${inputOf(store)}
  ON CONFLICT (${id}) DO NOTHING
  RETURNING t.${id}::text AS id, ${versionOf(store, 't')} AS version, ${documentOf(store, 't')} AS document${momentColumns(store, 't')}, ${event} AS event`
}

/** The statement that tells what {@link insertStatement} would enter, and writes nothing. */
export const insertDryRun = (store: Store): string =>
  `SELECT ${shownChanges(store.resource, changesOfNew(store, 'i'))}::text AS changes FROM ${inputOf(store)}`
