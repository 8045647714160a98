import { kindOf } from '@/lib/derive/kinds'
import { identifier } from '@/lib/derive/sql'
import { setOnUpdate } from '@/lib/derive/systemFields'
import type { Field } from '@/lib/resources/resource'
import { AUDIT_USER, type Store } from './stores'

/** How the values that a statement is given become a record's new ones. */
export interface Assigning {
  /** Not every element sets every column: each says in `_has` which ones it does. */
  readonly partial: boolean
  /** A JSON object is merged into the one there is; otherwise it takes its place. */
  readonly merge: boolean
}

/** Old values as `o_…` and new ones as `n_…`, over `t`, the row as it is, and `i`, the input. */
export const oldAndNew = (fields: readonly Field[], assigning: Assigning): string =>
  fields
    .map(
      (field) =>
        `, t.${identifier(field.column)} AS "o_${field.column}", ${newValue(field, assigning)} AS "n_${field.column}"`,
    )
    .join('')

function newValue(field: Field, assigning: Assigning): string {
  const name = identifier(field.column)
  const sent =
    field.kind === 'jsonObject' && assigning.merge
      ? `CASE WHEN i.${name} IS NULL THEN '{}'::jsonb ELSE json_merge_patch(t.${name}, i.${name}) END`
      : `i.${name}`
  return assigning.partial
    ? `CASE WHEN '${field.column}' = ANY (i."_has") THEN ${sent} ELSE t.${name} END`
    : sent
}

/** Whether any of the values named by {@link oldAndNew} would change. */
export const differs = (fields: readonly Field[], alias: string): string => {
  const row = (prefix: string) =>
    `ROW(${fields.map((field) => `${alias}."${prefix}_${field.column}"`).join(', ')})`
  return fields.length === 0 ? 'false' : `${row('o')} IS DISTINCT FROM ${row('n')}`
}

/**
 * Whether the caller may write a lockable row: `free` also for the holder. Expiry is by the
 * database's clock, which has to be read once the row is locked and so outside the query that
 * locks it: inside, it would be read before the wait for the row.
 *
 * @param session SQL for the caller's locking session, or null
 */
export const lockState = (alias: string, session: string): string =>
  `CASE WHEN ${alias}.lock_expires_at > clock_timestamp() THEN
        CASE WHEN ${session} IS NULL THEN 'locked' WHEN ${alias}.lock_session_id = ${session} THEN 'free' ELSE 'not_held' END
      WHEN ${session} IS NULL THEN 'free' ELSE 'not_held' END`

/**
 * What an update sets; `t` is the row as it is, `j` holds the old and new values.
 *
 * @param auditUser SQL for the effective audit user
 */
export function setList(store: Store, fields: readonly Field[], auditUser = AUDIT_USER): string {
  const columns = new Set(fields.map((field) => field.column))
  return [
    ...fields.map((field) => `${identifier(field.column)} = j."n_${field.column}"`),
    'version = t.version + 1',
    'last_edit = clock_timestamp()',
    ...setOnUpdate(store.resource, columns, auditUser).map(
      ([column, sql]) => `${identifier(column)} = ${sql}`,
    ),
  ].join(', ')
}

/**
 * `d`: the changes between old and new values as the history keeps them, and the fields' names.
 *
 * @param after SQL for a field's new value, where `alias` does not have it as `n_…`
 */
export const changesOf = (
  fields: readonly Field[],
  alias: string,
  after = (field: Field): string => `${alias}."n_${field.column}"`,
): string =>
  changesAmong(
    fields.map((field) => {
      const shown = (value: string) => `to_jsonb(${kindOf(field).show(value)})`
      const before = `${alias}."o_${field.column}"`
      return `('${field.path.join('.')}', ${shown(before)}, ${shown(after(field))})`
    }),
  )

/** As {@link changesOf}, of rows of field, value before and value after. */
export const changesAmong = (rows: readonly string[]): string =>
  `LATERAL (SELECT jsonb_agg(jsonb_build_object('field', c.f, 'from', c.a, 'to', c.b)) AS changes, array_agg(c.f) AS names FROM (VALUES ${rows.length === 0 ? "(''::text, NULL::jsonb, NULL::jsonb)" : rows.join(', ')}) AS c(f, a, b) WHERE c.a IS DISTINCT FROM c.b) d`

/** What statements are given of an author, as `authorship` has it: names and types. */
export const AUTHOR = [
  ['_user', 'integer'],
  ['_audit_user', 'integer'],
  ['_request_id', 'text'],
  ['_reason', 'text'],
] as const

/** Its places in most statements: after the input itself. */
const AUTHOR_PLACES = AUTHOR.map(([, type], index) => `$${index + 2}::${type}`)

/**
 * Enters the changes `d` of the rows of `source` in the history, with both identities.
 *
 * @param author SQL for the signed-in user, effective audit user, request id and reason
 */
export const entryOf = (
  store: Store,
  action: string,
  source: string,
  [user, auditUser, requestId, reason]: readonly string[] = AUTHOR_PLACES,
): string =>
  `INSERT INTO event (resource, record_id, version, at, user_id, audit_user_id, request_id, action, reason, changes, fields)
  SELECT '${store.resource.name}', up.id, up.version, clock_timestamp(), ${user}, ${auditUser}, ${requestId}, '${action}', ${reason},
    coalesce(d.changes, '[]'::jsonb), coalesce(d.names, '{}')
  FROM ${source}`
