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
    extra: ', user_id_edit = $3::integer',
  },
}

const statusOf = (
  place: string,
) => `, posted_date = CASE WHEN t.posted_date IS NULL AND ${place} = 'batch' THEN clock_timestamp() ELSE t.posted_date END,
  requested_audit_attempt_count = t.requested_audit_attempt_count + CASE WHEN ${place} = 'requested' AND t.status_flag IS DISTINCT FROM 'requested' THEN 1 ELSE 0 END`

const FREE = `AND (t.lock_expires_at IS NULL OR t.lock_expires_at <= clock_timestamp())`

const cache = new Map<string, { name: string; text: string }>()

/**
 * Changes one record and enters it in the history. $1 id, $2 user, $3 audit user, $4 request id,
 * $5 reason, $6 version or null, then the values.
 */
export function changeStatement(kind: 'client' | 'approval', columns: readonly string[]) {
  const key = `${kind} ${columns.join()}`
  const known = cache.get(key)
  if (known) return known
  const { id, type, resource, store, extra } = RESOURCES[kind]
  const fields = columns.map((column) => resource.fields.get(column))
  const places = fields.map((field, index) => `$${7 + index}::${field ? kindOf(field).sql : ''}`)
  const rows = fields.map((field, index) => {
    const { show } = kindOf(field as NonNullable<typeof field>)
    return `('${columns[index]}', to_jsonb(${show(`up."o_${index}"`)}), to_jsonb(${show(`up."n_${index}"`)}))`
  })
  const status = columns.indexOf('status_flag')
  const text = `WITH up AS (
    UPDATE ${kind} t SET ${columns.map((column, index) => `"${column}" = ${places[index]}`).join(', ')}, version = t.version + 1, last_edit = clock_timestamp()${extra}${status >= 0 ? statusOf(places[status] ?? '') : ''}
    WHERE t.${id} = $1::${type} AND ($6::bigint IS NULL OR t.version = $6::bigint) ${store.lockable ? FREE : ''}
      AND ROW(${columns.map((column) => `t."${column}"`).join(', ')}) IS DISTINCT FROM ROW(${places.join(', ')})
    RETURNING t.${id} AS id, t.version, ${documentOf(store, 't')} AS document${momentColumns(store, 't')}${columns.map((column, index) => `, old."${column}" AS "o_${index}", new."${column}" AS "n_${index}"`).join('')}
  ), entry AS (
    INSERT INTO event (resource, record_id, version, at, user_id, audit_user_id, request_id, action, reason, changes, fields)
    SELECT '${kind}', up.id, up.version, clock_timestamp(), $2::integer, $3::integer, $4::text, 'updated', $5::text, d.changes, d.names
    FROM up, LATERAL (SELECT jsonb_agg(jsonb_build_object('field', c.f, 'from', c.a, 'to', c.b)) AS changes, array_agg(c.f) AS names FROM (VALUES ${rows.join(', ')}) AS c(f, a, b) WHERE c.a IS DISTINCT FROM c.b) d
  )
  SELECT version, document${store.moments.map((name) => `, "m_${name}"`).join('')} FROM up`
  const statement = { name: `change_${cache.size}`, text }
  cache.set(key, statement)
  return statement
}

/** Reads one record: $1 id. */
export const getStatement = (kind: 'client' | 'approval') => {
  const { id, type, store } = RESOURCES[kind]
  return {
    name: `get_${kind}`,
    text: `SELECT t.version, ${documentOf(store, 't')} AS document${momentColumns(store, 't')} FROM ${kind} t WHERE t.${id} = $1::${type}`,
  }
}

/** The first page of clients by id. */
export const PAGE = {
  name: 'page',
  text: `SELECT t.client_id, ${documentOf(storeOf(client), 't')} AS document FROM client t ORDER BY t.client_id LIMIT 51`,
}

/** Who a token stands for: $1 its hash. */
export const PRINCIPAL = {
  name: 'principal',
  text: `SELECT u.user_id, r.permissions FROM access_token k JOIN user_account u USING (user_id) JOIN role r USING (role_id)
    WHERE k.token_hash = $1 AND k.expires_at > now() AND u.enabled`,
}
