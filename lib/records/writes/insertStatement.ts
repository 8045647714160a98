import { CREATED, shownValue, unsetShown } from '@/lib/derive/database/events'
import { ENTERING, firstVersion } from '@/lib/derive/database/outOfBandWrites'
import { nextId } from '@/lib/derive/idForms'
import { kindOf } from '@/lib/derive/kinds'
import { identifier } from '@/lib/derive/sql'
import { furtherNumbers, setOnInsert } from '@/lib/derive/systemFields'
import { ownerOf } from '@/lib/resources/owner'
import type { Field, Resource } from '@/lib/resources/resource'
import { type AuthorSql, authorAt, changesBetween, enterEvent, enterEvents } from '../event'
import { documentOf, momentColumns, type Store, storeOf, versionOf } from '../stores'
import { shownChanges } from '../withheld'

/** What is set when a record is made. */
const setFields = ({ leaves, secrets }: Resource): readonly Field[] => [...leaves, ...secrets]

/** The values of new records, `i`, out of `$1`, an array of them. */
const inputOf = ({ idType }: Store, fields: readonly Field[]): string => {
  const columns = fields.map((field) => `, ${identifier(field.column)} ${kindOf(field).sql}`)
  return `jsonb_to_recordset($1::jsonb) AS i("_row" integer, "_id" ${idType}${columns.join('')})`
}

const valueIn =
  (alias: string) =>
  (field: Field): string =>
    shownValue(field, `${alias}.${identifier(field.column)}`)

/** What a new record has beyond the defaults, over `alias`, its values. */
const changesOfNew = (fields: readonly Field[], alias: string): string =>
  changesBetween(fields, unsetShown, valueIn(alias))

/**
 * Reads the clock once for all that a statement makes: what records and their entries say of it is one
 * moment.
 */
const MOMENT = 'moment AS MATERIALIZED (SELECT clock_timestamp() AS at)'

/**
 * The insertion of `i`, at the moment of {@link MOMENT}.
 *
 * @param id SQL for the id
 */
function insertion(
  { resource, table, id: idColumn }: Store,
  fields: readonly Field[],
  [user, auditUser]: AuthorSql,
  id: string,
): string {
  const names = fields.map((field) => identifier(field.column))
  const extra = setOnInsert(resource, user, auditUser, '(SELECT at FROM moment)')
  const columns = [idColumn, 'version', ...names, ...extra.map(([column]) => identifier(column))]
  const values = [
    id,
    // SQL past the service may have made one under an id that is yet to be given out, and deleted it.
    firstVersion(resource, `${id}::text`),
    ...names.map((name) => `i.${name}`),
    ...extra.map(([, sql]) => sql),
  ]
  return `INSERT INTO ${table} AS t (${columns.join(', ')}) SELECT ${values.join(', ')}`
}

/**
 * Leaves a record unmade where one of its id is there, or one of another number that the database
 * would give it.
 */
const unlessTaken = ({ resource, id }: Store): string =>
  `ON CONFLICT ${furtherNumbers(resource).length > 0 ? '' : `(${id}) `}DO NOTHING`

/**
 * What a record without an id of its own has that of, as `o`; held against whoever removes it meanwhile, so
 * that nothing of a record is left that is gone.
 */
function heldOwner({ resource }: Store): { joined: string; held: string } {
  const owner = ownerOf(resource)
  if (!owner) return { joined: '', held: '' }
  const { table, id } = storeOf(owner)
  return { joined: ` JOIN ${table} o ON o.${id} = i."_id"`, held: ' FOR KEY SHARE OF o' }
}

/**
 * The statement by which a record comes to be, unless what it has its id of is gone. The history entry
 * says what was set beyond the defaults.
 *
 * Parameters: $1 an array of the record alone, $2 signed-in user, $3 effective audit user,
 * $4 request id, $5 reason.
 */
export function insertStatement(store: Store, idGiven: boolean): string {
  const { resource, id } = store
  const fields = setFields(resource)
  const author = authorAt(2)
  const event = enterEvent(
    {
      resource: resource.name,
      id: `t.${id}`,
      version: 't.version',
      at: 't.created',
      action: CREATED,
      changes: changesOfNew(fields, 't'),
    },
    author,
  )
  const { joined, held } = heldOwner(store)
  const next = idGiven ? undefined : nextId(resource)
  const input = inputOf(store, fields)
  const source = next === undefined ? input : `(SELECT i.*, ${next} AS id FROM ${input}) i`
  return `WITH ${MOMENT} ${insertion(store, fields, author, next === undefined ? 'i."_id"' : 'i.id')} FROM ${source}${joined} WHERE ${ENTERING}${held}
  ${unlessTaken(store)}
  RETURNING t.${id}::text AS id, ${versionOf(store, 't')} AS version, ${documentOf(store, 't')} AS document${momentColumns(store, 't')}, ${event} AS event`
}

/** The statement that tells what {@link insertStatement} would enter, and writes nothing. */
export const insertDryRun = (store: Store): string =>
  insertsDryRun(store, setFields(store.resource))

/**
 * The statement by which many records come to be, each with its entry in the history. Whatever it
 * does not name takes its default. They are written in the order of their ids: two calls that give
 * the same ones never wait for each other in a circle. A row says by `written` whether it was made:
 * it was not where a record of its id is there already.
 *
 * Parameters: $1 an array of the records, then those of {@link insertStatement}.
 *
 * @param fields those that any of them sets
 * @param withDocuments whether the records come back
 */
export function insertMany(store: Store, fields: readonly Field[], withDocuments: boolean): string {
  const { resource, id } = store
  const author = authorAt(2)
  const events = enterEvents(
    {
      resource: resource.name,
      id: 'made.id',
      version: 'made.version',
      at: 'made.created',
      action: CREATED,
      source: 'made JOIN input i ON i.id = made.id',
      fields,
      before: unsetShown,
      after: valueIn('i'),
    },
    author,
  )
  const document = withDocuments
    ? `, ${documentOf(store, 't')} AS document${momentColumns(store, 't')}`
    : ''
  const returned = withDocuments
    ? ['document', ...store.moments.map(({ name }) => `m_${name}`)].map(
        (name) => `, made."${name}"`,
      )
    : []
  return `WITH ${MOMENT}, input AS MATERIALIZED (
  SELECT i.*, ${nextId(resource) ?? 'i."_id"'} AS id FROM (SELECT * FROM ${inputOf(store, fields)} ORDER BY i."_row") i
), made AS (
  ${insertion(store, fields, author, 'i.id')} FROM input i WHERE ${ENTERING} ORDER BY i.id
  ${unlessTaken(store)}
  RETURNING t.${id} AS id, t.version, t.created, ${versionOf(store, 't')} AS tagged${document}
), entry AS (
  ${events}
)
SELECT i."_row" AS row, i.id::text AS id, made.id IS NOT NULL AS written, made.tagged AS version${returned.join('')}
FROM input i LEFT JOIN made ON made.id = i.id ORDER BY i."_row"`
}

/** The statement that tells what {@link insertMany} would enter of each, and writes nothing. */
export const insertsDryRun = (store: Store, fields: readonly Field[]): string =>
  `SELECT i."_row" AS row, ${shownChanges(store.resource, changesOfNew(fields, 'i'))}::text AS changes FROM ${inputOf(store, fields)} ORDER BY i."_row"`
