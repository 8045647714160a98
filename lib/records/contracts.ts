import type { Queryable } from '@/lib/db/queryable'
import { client } from '@/lib/resources'
import type { Authorship } from './write'

/**
 * Says which client a contract belongs to, and enters it in that client's history. Saying what is
 * known already changes nothing.
 *
 * @returns false when there is no such client
 */
export async function linkContract(
  db: Queryable,
  contractId: string,
  clientId: string,
  author: Authorship,
): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>({
    text: `WITH owner AS (SELECT client_id, version FROM client WHERE client_id = $2::bigint FOR KEY SHARE),
      linked AS (
        INSERT INTO contract (contract_id, client_id) SELECT $1::text, client_id FROM owner
        ON CONFLICT (contract_id) DO UPDATE SET client_id = excluded.client_id
          WHERE contract.client_id <> excluded.client_id
        RETURNING contract_id
      ), entry AS (
        INSERT INTO event (resource, record_id, version, at, user_id, audit_user_id, request_id, action, reason, changes, fields)
        SELECT '${client.name}', owner.client_id, owner.version, clock_timestamp(), $3::integer, $4::integer, $5::text, 'contract_linked', $6::text,
          jsonb_build_array(jsonb_build_object('field', 'contract_id', 'from', null, 'to', linked.contract_id)), ARRAY['contract_id']
        FROM owner, linked
      )
      SELECT true AS found FROM owner`,
    values: [
      contractId,
      clientId,
      author.userId,
      author.auditUserId,
      author.requestId,
      author.reason,
    ],
  })
  return rows.length > 0
}

/**
 * What {@link linkContract} would change, and writes nothing.
 *
 * @returns undefined when there is no such client
 */
export async function contractChange(
  db: Queryable,
  contractId: string,
  clientId: string,
): Promise<{ from: string | null; to: string } | undefined> {
  const { rows } = await db.query<{ from: string | null; to: string }>({
    text: `SELECT k.client_id::text AS "from", c.client_id::text AS "to"
      FROM client c LEFT JOIN contract k ON k.contract_id = $1 WHERE c.client_id = $2::bigint`,
    values: [contractId, clientId],
  })
  return rows[0]
}
