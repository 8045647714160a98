import { shownValue } from '@/lib/derive/database/events'
import { ENTERING } from '@/lib/derive/database/outOfBandWrites'
import { kindOf } from '@/lib/derive/kinds'
import { identifier } from '@/lib/derive/sql'
import { setOnUpdate } from '@/lib/derive/systemFields'
import type { Field } from '@/lib/resources/resource'
import { type AuthorSql, authorAt, changesBetween, enterEvents } from '../event'
import { isHeld } from '../lockTime'
import { documentOf, momentColumns, type Store, versionOf } from '../stores'
import { shownChanges } from '../withheld'
import { bytesToldSql, type Told } from './answerRoom'

/**
 * The statements by which records change. An update names its fields twice: what it sets them to
 * stands in `j`, with the old values as `o_…` and the new ones as `n_…` beside the record's id and
 * version. Where `j` comes from makes two of them. That of a few changes is short and says only
 * what it did (`quickUpdate`); that of many waits for its turn and says of each what became of it.
 */
export function update(
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
export const actionOf = ([first]: readonly Field[]): string =>
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
    kindOf(field).merged && merge
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
export const rendered = (store: Store, alias: string): string =>
  `, ${documentOf(store, alias)} AS document${momentColumns(store, alias)}`

/** A condition that nobody has locked the row `alias`, for callers without a locking session. */
export const notLocked = ({ lockable }: Store, alias = 't'): string =>
  lockable ? ` AND ${isHeld(`${alias}.lock_expires_at`)} IS NOT TRUE` : ''

/** SQL for the columns of `o` for which what was merged into them is too much, as a list. */
function excess(fields: readonly Field[]): string {
  const each = fields.flatMap((field) => {
    const { merged } = kindOf(field)
    if (!merged) return []
    const value = `o."n_${field.column}"`
    const isNew = `o."o_${field.column}" IS DISTINCT FROM ${value}`
    return `CASE WHEN ${isNew} AND ${merged.exceeds(value)} THEN '${field.column}' END`
  })
  return `array_remove(ARRAY[${each.join(', ')}]::text[], NULL)`
}

/** What shapes the statement for many changes, besides the columns it may set. */
export interface UpdateShape extends Assigning {
  /** One element that cannot be changed keeps all the others from being changed. */
  readonly atomic: boolean
  /** Nothing is written; the changes come back instead, unless they are not wanted. */
  readonly dryRun: boolean
  readonly changes?: 'none' | 'all'
  /** Which records come back with the rows: none, or those written and those as wished already. */
  readonly documents: 'none' | 'all'
  /** What an answer tells of each. Where that may be more than `room`, nothing is written or shown. */
  readonly told?: Told | undefined
  /** In bytes. */
  readonly room?: number | undefined
}

/**
 * Whether the caller may write a lockable row: `free` also for the holder. Expiry is by the
 * database's clock, which has to be read once the row is locked and so outside the query that
 * locks it: inside, it would be read before the wait for the row.
 *
 * @param session SQL for the caller's locking session, or null
 */
const lockState = (session: string): string =>
  `CASE WHEN ${isHeld('o.lock_expires_at')} THEN
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
  const isMerged = shape.merge && fields.some((field) => kindOf(field).merged)
  const isSet = ({ column }: Field) => (shape.partial ? `'${column}' = ANY (i."_has")` : 'true')
  const { told, room } = shape
  const bytes = told && bytesToldSql(store, fields, told, 'o', isSet)
  const isOwnRoom = bytes ? ` AND ${bytes} <= ${room}` : ''
  const judged = `WITH input AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS i("_row" integer, "_id" ${store.idType}, "_version" bigint${shape.partial ? ', "_has" text[]' : ''}${columns.join('')})
), old AS MATERIALIZED (
  SELECT i."_row", i."_version", o.${id} AS id, o.version, ${versionOf(store, 'o')} AS tagged${oldAndNew(fields, shape)}${lockable ? ', o.lock_session_id, o.lock_user_id, o.lock_expires_at' : ''}${shape.documents === 'all' ? renderedAsWished(store, fields, shape, isOwnRoom) : ''}${bytes ? `, ${bytes} AS bytes` : ''}
  FROM ${table} o JOIN input i ON o.${id} = i."_id"
  ORDER BY o.${id} FOR UPDATE OF o
), judged AS MATERIALIZED (
  SELECT o.*, ${differs(fields, 'o')} AS differs, o."_version" IS NOT NULL AND o."_version" <> o.version AS stale${lockable ? `, ${lockState(shape.dryRun ? '$2::uuid' : '$6::uuid')} AS lock_state` : ''}${isMerged ? `, ${excess(fields)} AS excess` : ''}
  FROM old o
)${bytes ? ', told AS (SELECT coalesce(sum(bytes), 0)::float8 AS bytes FROM judged)' : ''}`
  const outcome = `j.id IS NOT NULL AS found, j.tagged AS old_version, coalesce(j.stale, false) AS stale, coalesce(j.differs, false) AS differs${lockable ? ', j.lock_state, j.lock_user_id, (extract(epoch FROM j.lock_expires_at) * 1000)::float8 AS lock_until' : ''}${isMerged ? ', j.excess' : ''}${bytes ? ', (SELECT bytes FROM told) AS bytes' : ''}`
  const isRoom = bytes ? ` AND (SELECT bytes FROM told) <= ${room}` : ''
  const before = (field: Field) => shownValue(field, `j."o_${field.column}"`)
  const after = (field: Field) => shownValue(field, `j."n_${field.column}"`)
  if (shape.dryRun) {
    const changes = shownChanges(store.resource, changesBetween(fields, before, after))
    const shown =
      shape.changes === 'none'
        ? ''
        : `, CASE WHEN j.differs${isRoom} THEN ${changes} END::text AS changes`
    return `${judged}
SELECT i."_row" AS row, ${outcome}${shown} FROM input i LEFT JOIN judged j ON j."_row" = i."_row"`
  }
  const mayChange = (alias: string) =>
    `NOT ${alias}.stale${lockable ? ` AND ${alias}.lock_state = 'free'` : ''}${isMerged ? ` AND ${alias}.excess = '{}'` : ''}`
  const isWhole = shape.atomic
    ? ` AND (SELECT count(*) FROM input) = (SELECT count(*) FROM judged a WHERE ${mayChange('a')})`
    : ''
  const author = authorAt(2)
  const events = enterEvents(
    {
      resource: store.resource.name,
      id: 'up.id',
      version: 'up.version',
      at: 'up.last_edit',
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
    where: `j.differs AND ${mayChange('j')}${isWhole}${isRoom}`,
    author,
    returning: `t.${id} AS id, t.version, t.last_edit, ${versionOf(store, 't')} AS tagged${shape.documents === 'none' ? '' : rendered(store, 't')}`,
  })}
), entry AS (
  ${events}
)
SELECT i."_row" AS row, ${outcome}, up.id IS NOT NULL AS written, coalesce(up.tagged, j.tagged) AS version${returned(store, shape, isRoom)}
FROM input i LEFT JOIN judged j ON j."_row" = i."_row" LEFT JOIN up ON up.id = j.id`
}

/**
 * SQL columns, over `o` and `i`, that bring those records which are as wished already. The condition
 * stands within the column: where a subquery had it, PostgreSQL rendered each record first and left
 * it out afterwards, which was a third of what it did for a thousand changes.
 *
 * @param isRoom SQL after AND: whether there is room for the record
 */
function renderedAsWished(
  store: Store,
  fields: readonly Field[],
  assigning: Assigning,
  isRoom: string,
): string {
  const row = (value: (field: Field) => string) => `ROW(${fields.map(value).join(', ')})`
  const was = row(({ column }) => `o.${identifier(column)}`)
  const isSame =
    fields.length === 0
      ? 'true'
      : `${was} IS NOT DISTINCT FROM ${row((field) => newValue(field, assigning))}`
  return `, CASE WHEN ${isSame}${isRoom} THEN ${documentOf(store, 'o')} END AS document${momentColumns(store, 'o')}`
}

/** @param isRoom SQL after AND: whether there is room for all of them */
function returned(store: Store, { documents }: UpdateShape, isRoom: string): string {
  if (documents === 'none') return ''
  const moments = store.moments.map(
    ({ name }) =>
      `, coalesce(up."m_${name}", CASE WHEN NOT j.differs THEN j."m_${name}" END) AS "m_${name}"`,
  )
  const document = 'coalesce(up.document, j.document)'
  const told = isRoom === '' ? document : `CASE WHEN true${isRoom} THEN ${document} END`
  return `, ${told} AS document${moments.join('')}`
}
