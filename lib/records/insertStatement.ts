import { kindOf, unsetValue } from '@/lib/derive/kinds'
import { identifier } from '@/lib/derive/sql'
import { changesAmong, entryOf } from './statementParts'
import { documentOf, momentColumns, type Store } from './stores'

/**
 * The statement by which records come to be; parameters as of `updateStatement`. The history
 * entry says what was set beyond the defaults.
 */
export function insertStatement(store: Store, idGiven: boolean): string {
  const fields = store.resource.leaves
  const names = fields.map((field) => identifier(field.column))
  const input = fields.map((field) => `${identifier(field.column)} ${kindOf(field).sql}`).join(', ')
  const extra = Object.entries(store.onInsert ?? {})
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
  const rows = fields.map((field) => {
    const unset = `'${JSON.stringify(unsetValue(field)).replaceAll("'", "''")}'::jsonb`
    const shown = kindOf(field).show(`i.${identifier(field.column)}`)
    return `('${field.path.join('.')}', ${unset}, coalesce(to_jsonb(${shown}), 'null'::jsonb))`
  })
  return `WITH input AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS i("_id" ${store.idType}, ${input})
), up AS (
  INSERT INTO ${store.table} AS t (${columns.join(', ')}) SELECT ${values.join(', ')} FROM input i
  ON CONFLICT (${store.id}) DO NOTHING
  RETURNING t.${store.id} AS id, t.version, ${documentOf(store, 't')} AS document${momentColumns(store, 't')}
), entry AS (
  ${entryOf(store, 'created', `up, input i, ${changesAmong(rows)}`)}
)
SELECT up.id::text AS id, up.version::text AS version, up.document${store.moments.map((name) => `, up."m_${name}"`).join('')} FROM up`
}
