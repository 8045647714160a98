import { shownValue } from '@/lib/derive/events'
import { kindOf } from '@/lib/derive/kinds'
import { ENTERING } from '@/lib/derive/pastService'
import { identifier } from '@/lib/derive/sql'
import { setOnUpdate } from '@/lib/derive/systemFields'
import type { Field } from '@/lib/resources/resource'
import { OF_CHANGES } from './batching'
import {
  AUTHOR,
  type AuthorSql,
  authorAt,
  changesBetween,
  enterDifferences,
  enterEvents,
} from './event'
import { documentOf, documentPiecesOf, momentColumns, type Store, versionOf } from './stores'
import { shownChanges } from './withheld'

/**
 * The statements by which records change. An update names its fields twice: what it sets them to
 * stands in `j`, with the old values as `o_…` and the new ones as `n_…` beside the record's id and
 * version. Where `j` comes from makes two of them. That of a few changes is short and says only
 * what it did; that of many waits for its turn and says of each what became of it.
 */
function update(
  store: Store,
  fields: readonly Field[],
  { from, where, author, returning }: UpdateParts,
): string {
  const columns = new Set(fields.map((field) => field.column))
  const set = [
    ...fields.map((field) => `${identifier(field.column)} = j."n_${field.column}"`),
    'version = t.version + 1',
    'last_edit = clock_timestamp()',
    ...setOnUpdate(store.resource, columns, author[1]).map(
      ([column, sql]) => `${identifier(column)} = ${sql}`,
    ),
  ]
  return `UPDATE ${store.table} t SET ${set.join(', ')}
  FROM ${from} j WHERE t.${store.id} = j.id AND ${where} AND ${ENTERING}
  RETURNING ${returning}`
}

/** A secret is set by itself, and the history says so. */
const actionOf = ([first]: readonly Field[]): string =>
  first?.kind === 'secret' ? `${first.name}_set` : 'updated'

interface UpdateParts {
  /** What `j` is. */
  readonly from: string
  readonly where: string
  readonly author: AuthorSql
  readonly returning: string
}

/** How the values that a statement is given become a record's new ones. */
interface Assigning {
  /** Not every element sets every column: each says in `_has` which ones it does. */
  readonly partial: boolean
  /** A JSON object is merged into the one there is; otherwise it takes its place. */
  readonly merge: boolean
}

/** Old values as `o_…` and new ones as `n_…`, over `o`, the row as it is, and `i`, the input. */
export const oldAndNew = (fields: readonly Field[], assigning: Assigning): string =>
  fields
    .map(
      (field) =>
        `, o.${identifier(field.column)} AS "o_${field.column}", ${newValue(field, assigning)} AS "n_${field.column}"`,
    )
    .join('')

function newValue(field: Field, { partial, merge }: Assigning): string {
  const name = identifier(field.column)
  const sent =
    field.kind === 'jsonObject' && merge
      ? `CASE WHEN i.${name} IS NULL THEN '{}'::jsonb ELSE json_merge_patch(o.${name}, i.${name}) END`
      : `i.${name}`
  return partial
    ? `CASE WHEN '${field.column}' = ANY (i."_has") THEN ${sent} ELSE o.${name} END`
    : sent
}

/** Whether any of the values of {@link oldAndNew} would change. */
export const differs = (fields: readonly Field[], alias: string): string => {
  const row = (prefix: string) =>
    `ROW(${fields.map((field) => `${alias}."${prefix}_${field.column}"`).join(', ')})`
  return fields.length === 0 ? 'false' : `${row('o')} IS DISTINCT FROM ${row('n')}`
}

/** SQL columns that bring records with their moments, over the row called `alias`. */
export const rendered = (store: Store, alias: string, isOne = false): string =>
  `, ${(isOne ? documentOf : documentPiecesOf)(store, alias)} AS document${momentColumns(store, alias)}`

/** A condition that nobody has locked the row `alias`, for callers without a locking session. */
export const notLocked = ({ lockable }: Store, alias = 't'): string =>
  lockable
    ? ` AND (${alias}.lock_expires_at IS NULL OR ${alias}.lock_expires_at <= clock_timestamp())`
    : ''

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
 * The short statement, for one record or those of calls that came together. Whoever gets no row
 * back has to ask {@link judgedUpdate}: the record may be gone, changed, locked, or as wished.
 *
 * It never locks first what it may then have to wait for. Of one record the old values are those
 * that the statement's snapshot shows, and the row's version must still be theirs, so the history
 * stays without gaps. Several are locked, and a record that somebody else has locked is left out:
 * none of them is held up by another's, and no two statements wait for each other in a circle.
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
    WHERE o.${store.id} = i."_id"${takingRows(together)}
  )`,
    where: `t.version = j.version AND (j."_version" IS NULL OR j."_version" = j.version) AND ${differs(fields, 'j')}${notLocked(store)}`,
    author,
    returning: `j."_row" AS row, ${versionOf(store, 't')} AS version${rendered(store, 't', !together)}, ${event} AS event`,
  })
}

/** What shapes the statement for many changes, besides the columns it may set. */
export interface UpdateShape extends Assigning {
  /** One element that cannot be changed keeps all the others from being changed. */
  readonly atomic: boolean
  /** Nothing is written; the changes come back instead. */
  readonly dryRun: boolean
  /** Which records come back with the rows: none, those written, or those that are as wished too. */
  readonly documents: 'none' | 'written' | 'all'
}

/**
 * Whether the caller may write a lockable row: `free` also for the holder. Expiry is by the
 * database's clock, which has to be read once the row is locked and so outside the query that
 * locks it: inside, it would be read before the wait for the row.
 *
 * @param session SQL for the caller's locking session, or null
 */
const lockState = (session: string): string =>
  `CASE WHEN o.lock_expires_at > clock_timestamp() THEN
        CASE WHEN ${session} IS NULL THEN 'locked' WHEN o.lock_session_id = ${session} THEN 'free' ELSE 'not_held' END
      WHEN ${session} IS NULL THEN 'free' ELSE 'not_held' END`

/**
 * The statement for one change or a thousand. In this order, all in one transaction and set-based:
 * the rows are locked in the order of their ids (so that two calls never wait for each other in a
 * circle), each element is judged against the row as it is once locked, the changes are written,
 * and each is entered in the history with both identities. Rows come in any order: to sort them
 * PostgreSQL would write the records of a large call to a file, and its caller has their places.
 *
 * Parameters: $1 the elements as a JSON array, $2 signed-in user, $3 effective audit user,
 * $4 request id, $5 reason, and for lockable records $6 locking session or null. A dry run has no
 * author, and so its locking session is $2.
 */
export function judgedUpdate(store: Store, fields: readonly Field[], shape: UpdateShape): string {
  const { lockable, table, id } = store
  const columns = fields.map((field) => `, ${identifier(field.column)} ${kindOf(field).sql}`)
  const judged = `WITH input AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS i("_row" integer, "_id" ${store.idType}, "_version" bigint${shape.partial ? ', "_has" text[]' : ''}${columns.join('')})
), old AS MATERIALIZED (
  SELECT i."_row", i."_version", o.${id} AS id, o.version, ${versionOf(store, 'o')} AS tagged${oldAndNew(fields, shape)}${lockable ? ', o.lock_session_id, o.lock_user_id, o.lock_expires_at' : ''}${shape.documents === 'all' ? rendered(store, 'o') : ''}
  FROM ${table} o JOIN input i ON o.${id} = i."_id"
  ORDER BY o.${id} FOR UPDATE OF o
), judged AS MATERIALIZED (
  SELECT o.*, ${differs(fields, 'o')} AS differs, o."_version" IS NOT NULL AND o."_version" <> o.version AS stale${lockable ? `, ${lockState(shape.dryRun ? '$2::uuid' : '$6::uuid')} AS lock_state` : ''}
  FROM old o
)`
  const outcome = `j.id IS NOT NULL AS found, j.tagged AS old_version, coalesce(j.stale, false) AS stale, coalesce(j.differs, false) AS differs${lockable ? ', j.lock_state, j.lock_user_id, (extract(epoch FROM j.lock_expires_at) * 1000)::float8 AS lock_until' : ''}`
  const before = (field: Field) => shownValue(field, `j."o_${field.column}"`)
  const after = (field: Field) => shownValue(field, `j."n_${field.column}"`)
  if (shape.dryRun) {
    const changes = changesBetween(fields, before, after)
    return `${judged}
SELECT i."_row" AS row, ${outcome}, CASE WHEN j.differs THEN ${shownChanges(store.resource, changes)} END::text AS changes FROM input i LEFT JOIN judged j ON j."_row" = i."_row"`
  }
  const mayChange = (alias: string) =>
    `NOT ${alias}.stale${lockable ? ` AND ${alias}.lock_state = 'free'` : ''}`
  const isWhole = shape.atomic
    ? ` AND (SELECT count(*) FROM input) = (SELECT count(*) FROM judged a WHERE ${mayChange('a')})`
    : ''
  const author = authorAt(2)
  const events = enterEvents(
    {
      resource: store.resource.name,
      id: 'up.id',
      version: 'up.version',
      action: actionOf(fields),
      source: 'up JOIN judged j ON j.id = up.id',
      fields,
      before,
      after,
    },
    author,
  )
  return `${judged}, up AS (
  ${update(store, fields, {
    from: 'judged',
    where: `j.differs AND ${mayChange('j')}${isWhole}`,
    author,
    returning: `t.${id} AS id, t.version, ${versionOf(store, 't')} AS tagged${shape.documents === 'none' ? '' : rendered(store, 't')}`,
  })}
), entry AS (
  ${events}
)
SELECT i."_row" AS row, ${outcome}, up.id IS NOT NULL AS written, coalesce(up.tagged, j.tagged) AS version${returned(store, shape)}
FROM input i LEFT JOIN judged j ON j."_row" = i."_row" LEFT JOIN up ON up.id = j.id`
}

function returned(store: Store, { documents }: UpdateShape): string {
  if (documents === 'none') return ''
  return ['document', ...store.moments.map((name) => `m_${name}`)]
    .map((name) =>
      documents === 'all' ? `, coalesce(up."${name}", j."${name}") AS "${name}"` : `, up."${name}"`,
    )
    .join('')
}
