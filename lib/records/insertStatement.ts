import { kindOf, unsetValue } from '@/lib/derive/kinds'
import { identifier } from '@/lib/derive/sql'
import { setOnInsert } from '@/lib/derive/systemFields'
import { changesAmong, entryOf } from './statementParts'
import { AUDIT_USER, documentOf, momentColumns, type Store, versionOf } from './stores'
import { shownChanges } from './withheld'

/** The values of a new record: `$1` is an array of it alone. */
const inputOf = (store: Store): string => {
  const columns = store.resource.leaves.map(
    (field) => `${identifier(field.column)} ${kindOf(field).sql}`,
  )
  return `SELECT * FROM jsonb_to_recordset($1::jsonb) AS i("_id" ${store.idType}, ${columns.join(', ')})`
}

/** `d`: what a new record has beyond the defaults, over the values `i`. */
const changesOfNew = (store: Store): string =>
  changesAmong(
    store.resource.leaves.map((field) => {
      const unset = `'${JSON.stringify(unsetValue(field)).replaceAll("'", "''")}'::jsonb`
      const shown = kindOf(field).show(`i.${identifier(field.column)}`)
      return `('${field.path.join('.')}', ${unset}, coalesce(to_jsonb(${shown}), 'null'::jsonb))`
    }),
  )

/**
 * The statement by which records come to be; parameters as of `updateStatement`. The history
 * entry says what was set beyond the defaults.
 */
export function insertStatement(store: Store, idGiven: boolean): string {
  const names = store.resource.leaves.map((field) => identifier(field.column))
  const extra = setOnInsert(store.resource, AUDIT_USER)
  const columns = [
    ...(idGiven ? [store.id] : []),
    ...names,
    ...extra.map(([column]) => identifier(column)),
  ]
  const values = [
    ...(idGiven ? ['i."_id"'] : []),
    ...names.map((name) => `i.${name}`),
    ...extra.map(([, sql]) => sql),
  ]
  return `WITH input AS (
  ${inputOf(store)}
), up AS (
  INSERT INTO ${store.table} AS t (${columns.join(', ')}) SELECT ${values.join(', ')} FROM input i
  ON CONFLICT (${store.id}) DO NOTHING
  RETURNING t.${store.id} AS id, t.version, ${versionOf(store, 't')} AS tagged, ${documentOf(store, 't')} AS document${momentColumns(store, 't')}
), entry AS (
  ${entryOf(store, 'created', `up, input i, ${changesOfNew(store)}`)}
)
SELECT up.id::text AS id, up.tagged AS version, up.document${store.moments.map((name) => `, up."m_${name}"`).join('')} FROM up`
}

/** The statement that tells what {@link insertStatement} would enter, and writes nothing. */
export const insertDryRun = (store: Store): string =>
  `WITH input AS (
  ${inputOf(store)}
)
SELECT ${shownChanges(store.resource, 'd.changes')}::text AS changes FROM input i, ${changesOfNew(store)}`
