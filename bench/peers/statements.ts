/** The SQL of the hand-written server: PostgreSQL 18's old and new rows, one statement a change. */
import { kindOf } from '@/lib/derive/kinds'
import { documentOf, momentColumns, storeOf } from '@/lib/records/stores'
import { approval, client } from '@/lib/resources'

const RESOURCES = {
  client: { id: 'client_id', type: 'bigint', resource: client, store: storeOf(client), extra: '' },
  approval: {
    id: 'approval_id',
    type: 'numeric',
    resource: approval,
    store: storeOf(approval),
    extra: ', user_id_edit = $2::integer',
  },
}

const statusOf = (
  place: string,
) => `, posted_date = CASE WHEN t.posted_date IS NULL AND ${place} = 'batch' THEN clock_timestamp() ELSE t.posted_date END,
  requested_audit_attempt_count = t.requested_audit_attempt_count + CASE WHEN ${place} = 'requested' AND t.status_flag IS DISTINCT FROM 'requested' THEN 1 ELSE 0 END`

const FREE = `AND (t.lock_expires_at IS NULL OR t.lock_expires_at <= clock_timestamp())`

const cache = new Map<string, { name: string | undefined; text: string }>()

/** Sets of fields that have a statement kept prepared: as many as fit into a connection's memory. */
const MAX_NAMED = 100

/**
 * Changes one record and enters it in the history. $1 id, $2 user, $3 request id, $4 version or
 * null, then the values.
 */
export function changeStatement(kind: 'client' | 'approval', columns: readonly string[]) {
  const key = `${kind} ${columns.join()}`
  const known = cache.get(key)
  if (known) return known
  const { id, type, resource, store, extra } = RESOURCES[kind]
  const fields = columns.map((column) => resource.fields.get(column))
  const places = fields.map((field, index) => `$${5 + index}::${field ? kindOf(field).sql : ''}`)
  const rows = fields.map((field, index) => {
    const { show } = kindOf(field as NonNullable<typeof field>)
    const [from, to] = [`up."o_${index}"`, `up."n_${index}"`]
    const json = (value: string) => `coalesce(to_json(${show(value)})::text, 'null')`
    // Glued by hand: to build an object takes three times as long.
    return `CASE WHEN ${from} IS DISTINCT FROM ${to} THEN '{"field":"${columns[index]}","from":' || ${json(from)} || ',"to":' || ${json(to)} || '}' END`
  })
  const status = columns.indexOf('status_flag')
  const text = `WITH up AS (
    UPDATE peer.${kind} t SET ${columns.map((column, index) => `"${column}" = ${places[index]}`).join(', ')}, version = t.version + 1, last_edit = clock_timestamp()${extra}${status >= 0 ? statusOf(places[status] ?? '') : ''}
    WHERE t.${id} = $1::${type} AND ($4::bigint IS NULL OR t.version = $4::bigint) ${store.lockable ? FREE : ''}
      AND ROW(${columns.map((column) => `t."${column}"`).join(', ')}) IS DISTINCT FROM ROW(${places.join(', ')})
    RETURNING t.${id} AS id, t.version, ${documentOf(store, 't')} AS document${momentColumns(store, 't')}${columns.map((column, index) => `, old."${column}" AS "o_${index}", new."${column}" AS "n_${index}"`).join('')}
  ), entry AS (
    INSERT INTO peer.event (resource, record_id, user_id, request_id, changes)
    SELECT '${kind}', up.id, $2::integer, $3::text, concat('[', concat_ws(',', ${rows.join(', ')}), ']')::json FROM up
  )
  SELECT version, document${store.moments.map(({ name }) => `, "m_${name}"`).join('')} FROM up`
  const name = cache.size < MAX_NAMED ? `change_${cache.size}` : undefined
  const statement = { name, text }
  cache.set(key, statement)
  return statement
}

/** Reads one record: $1 id. */
export const getStatement = (kind: 'client' | 'approval') => {
  const { id, type, store } = RESOURCES[kind]
  return {
    name: `get_${kind}`,
    text: `SELECT t.version, ${documentOf(store, 't')} AS document${momentColumns(store, 't')} FROM peer.${kind} t WHERE t.${id} = $1::${type}`,
  }
}

/** The first page of clients by id. */
export const PAGE = {
  name: 'page',
  text: `SELECT t.client_id, ${documentOf(storeOf(client), 't')} AS document FROM peer.client t ORDER BY t.client_id LIMIT 51`,
}

/** Who a token stands for: $1 its hash. */
export const PRINCIPAL = {
  name: 'principal',
  text: `SELECT u.user_id, r.permissions FROM access_token k JOIN user_account u USING (user_id) JOIN role r USING (role_id)
    WHERE k.token_hash = $1 AND k.expires_at > now() AND u.enabled`,
}
