import { kindOf } from '@/lib/derive/kinds'
import { identifier } from '@/lib/derive/sql'
import type { Field } from '@/lib/resources/resource'
import {
  type Assigning,
  AUTHOR,
  changesOf,
  differs,
  entryOf,
  lockState,
  oldAndNew,
  setList,
} from './statementParts'
import { documentOf, momentColumns, type Store, versionOf } from './stores'
import { shownChanges } from './withheld'

/** What shapes an update statement besides the columns it may set. */
export interface UpdateShape extends Assigning {
  /** One element that cannot be changed keeps all the others from being changed. */
  readonly atomic: boolean
  /** Nothing is written; the changes come back instead. */
  readonly dryRun: boolean
  /** Which records come back with the rows: none, those written, or those that are as wished too. */
  readonly documents: 'none' | 'written' | 'all'
}

const columnsOfInput = (fields: readonly Field[]): string =>
  fields.map((field) => `, ${identifier(field.column)} ${kindOf(field).sql}`).join('')

/**
 * The statement by which records change, for one record or a thousand. In this order, all in
 * one transaction and set-based: the rows are locked in the order of their ids (so that two calls
 * never wait for each other in a circle), each element is judged against the row as it is once
 * locked, the changes are written, and each is entered in the history with both identities.
 *
 * Parameters: $1 the elements as a JSON array, $2 signed-in user, $3 effective audit user,
 * $4 request id, $5 reason, and for lockable records $6 locking session or null. A dry run has no
 * author, and so its locking session is $2.
 */
export function updateStatement(
  store: Store,
  fields: readonly Field[],
  shape: UpdateShape,
): string {
  const { lockable } = store
  const rendered = (alias: string) =>
    `, ${documentOf(store, alias)} AS document${momentColumns(store, alias)}`
  const judged = `WITH input AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS i("_row" integer, "_id" ${store.idType}, "_version" bigint${shape.partial ? ', "_has" text[]' : ''}${columnsOfInput(fields)})
), old AS MATERIALIZED (
  SELECT i."_row", i."_version", t.${store.id} AS id, t.version, ${versionOf(store, 't')} AS tagged${oldAndNew(fields, shape)}${lockable ? ', t.lock_session_id, t.lock_user_id, t.lock_expires_at' : ''}${shape.documents === 'all' ? rendered('t') : ''}
  FROM ${store.table} t JOIN input i ON t.${store.id} = i."_id"
  ORDER BY t.${store.id} FOR UPDATE OF t
), judged AS MATERIALIZED (
  SELECT o.*, ${differs(fields, 'o')} AS differs, o."_version" IS NOT NULL AND o."_version" <> o.version AS stale${lockable ? `, ${lockState('o', shape.dryRun ? '$2::uuid' : '$6::uuid')} AS lock_state` : ''}
  FROM old o
)`
  const diff = changesOf(fields, 'j')
  const outcome = `j.id IS NOT NULL AS found, j.tagged AS old_version, coalesce(j.stale, false) AS stale, coalesce(j.differs, false) AS differs${lockable ? ', j.lock_state, j.lock_user_id, (extract(epoch FROM j.lock_expires_at) * 1000)::float8 AS lock_until' : ''}`
  if (shape.dryRun) {
    return `${judged}
SELECT i."_row" AS row, ${outcome}, ${shownChanges(store.resource, 'd.changes')}::text AS changes FROM input i LEFT JOIN judged j ON j."_row" = i."_row" LEFT JOIN ${diff} ON j.differs ORDER BY i."_row"`
  }
  const isFree = lockable ? " AND lock_state = 'free'" : ''
  return `${judged}, up AS (
  UPDATE ${store.table} t SET ${setList(store, fields)}
  FROM judged j WHERE t.${store.id} = j.id AND j.differs AND NOT j.stale${isFree}${
    shape.atomic
      ? ` AND (SELECT count(*) FROM input) = (SELECT count(*) FROM judged WHERE NOT stale${isFree})`
      : ''
  }
  RETURNING t.${store.id} AS id, t.version, ${versionOf(store, 't')} AS tagged${shape.documents === 'none' ? '' : rendered('t')}
), entry AS (
  ${entryOf(store, 'updated', `up JOIN judged j ON j.id = up.id, ${diff}`)}
)
SELECT i."_row" AS row, ${outcome}, up.id IS NOT NULL AS written, coalesce(up.tagged, j.tagged) AS version${returned(store, shape)}
FROM input i LEFT JOIN judged j ON j."_row" = i."_row" LEFT JOIN up ON up.id = j.id ORDER BY i."_row"`
}

function returned(store: Store, { documents }: UpdateShape): string {
  if (documents === 'none') return ''
  return ['document', ...store.moments.map((name) => `m_${name}`)]
    .map((name) =>
      documents === 'all' ? `, coalesce(up."${name}", j."${name}") AS "${name}"` : `, up."${name}"`,
    )
    .join('')
}

/**
 * The short form, for one record or the few of calls that came together: it brings back nothing
 * of a record when there is anything to say but "done". Whoever gets no row back runs
 * {@link updateStatement}, which waits for its turn and tells what is the matter.
 *
 * It never locks first what it may then have to wait for. Of one record the old values are those
 * that the statement's snapshot shows, and the row's version must still be theirs, so the history
 * stays without gaps. Several are locked, and a record that somebody else has locked is left out:
 * none of them is held up by another's, and no two statements wait for each other in a circle.
 *
 * It is for callers without a locking session. To them a lock that is over stays over however long
 * they wait for the row, and one that is taken meanwhile changes the row, which is then judged
 * again. A session's lock could run out during the wait, so it needs the long form.
 *
 * Parameters, one set after the other for so many changes: the id, user, audit user, request id,
 * reason, the version that the record must have or null, then the value of each field. Rows say
 * which change they belong to, from 0.
 */
export function quickUpdateStatement(
  store: Store,
  fields: readonly Field[],
  merge: boolean,
  count = 1,
): string {
  const isSole = count === 1
  const inputs: readonly (readonly [name: string, type: string])[] = [
    ['_id', store.idType],
    ...AUTHOR,
    ['_version', 'bigint'],
    ...fields.map((field) => [field.column, kindOf(field).sql] as const),
  ]
  const names = inputs.map(([name]) => identifier(name))
  const places = (change: number): string[] =>
    inputs.map(([, type], input) => `$${change * inputs.length + input + 1}::${type}`)
  const rows = Array.from({ length: count }, (_, change) => `(${change}, ${places(change).join()})`)
  // What one part of a statement hands on to the next costs time, so where there is but one change
  // each part names the parameters itself.
  const sole = new Map(places(0).map((place, input) => [inputs[input]?.[0], place]))
  const given = (alias: string) => (name: string) =>
    (isSole && sole.get(name)) || `${alias}.${identifier(name)}`
  const [inJ, inUp] = [given('j'), given('up')]
  const authors = AUTHOR.map(([name]) => name)
  const isMade = (field: Field) => merge && field.kind === 'jsonObject'
  const handedOn = [
    '_row',
    ...fields.map((field) => `o_${field.column}`),
    ...fields.filter((field) => !isSole || isMade(field)).map((field) => `n_${field.column}`),
    ...(isSole ? [] : authors),
  ].map((name) => `, j."${name}"`)
  const after = (field: Field) =>
    isSole && !isMade(field) ? inUp(field.column) : `up."n_${field.column}"`
  const free = store.lockable
    ? ' AND (t.lock_expires_at IS NULL OR t.lock_expires_at <= clock_timestamp())'
    : ''
  return `WITH up AS (
  UPDATE ${store.table} t SET ${setList(store, fields, inJ('_audit_user'))}
  FROM (
    SELECT t.${store.id} AS id, t.version, i."_row", i."_version"${authors.map((name) => `, i."${name}"`).join('')}${oldAndNew(fields, { partial: false, merge })}
    FROM ${store.table} t, (VALUES ${rows.join(', ')}) i("_row", ${names.join(', ')}) WHERE t.${store.id} = i."_id"${isSole ? '' : ' FOR NO KEY UPDATE OF t SKIP LOCKED'}
  ) j
  WHERE ${isSole ? `t.${store.id} = ${inJ('_id')} AND ` : ''}t.${store.id} = j.id AND t.version = j.version AND (${inJ('_version')} IS NULL OR t.version = ${inJ('_version')})
    AND ${differs(fields, 'j')}${free}
  RETURNING t.${store.id} AS id, t.version, ${documentOf(store, 't')} AS document${momentColumns(store, 't')}${handedOn.join('')}
), entry AS (
  ${entryOf(store, 'updated', `up, ${changesOf(fields, 'up', after)}`, authors.map(inUp))}
)
SELECT up."_row" AS row, up.version::text AS version, up.document${store.moments.map((name) => `, up."m_${name}"`).join('')} FROM up`
}
