import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { client, resources } from '@/lib/resources'
import { firstAfter } from './historyBlocks'

/** What has a client's id, with the names that history has for its bank details. */
const WATCHED = resources
  .filter(
    (resource) =>
      resource === client || (resource.isSingleton && resource.parent?.resource === client),
  )
  .map(({ name, leaves }) => ({
    name,
    fields: leaves.filter(({ bankDetail }) => bankDetail).map(({ path }) => path.join('.')),
  }))
  .filter(({ fields }) => fields.length > 0)

/** The resources whose changes {@link paymentChanges} tells of. */
export const WATCHED_NAMES = WATCHED.map(({ name }) => name)

/** How long a change counts as recent, in days. */
export const RECENT_DAYS = 30
const SINCE = `now() - interval '${RECENT_DAYS} days'`
const MOST = 20

/** A recent change behind a payment: who made it, for whom, and which fields; never the values. */
export interface PaymentChange {
  readonly event_id: string
  readonly resource: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly user_id: string
  readonly user_name: string | null
  readonly audit_user_id: string
  readonly audit_user_name: string | null
  readonly fields: readonly string[]
}

/** The client that a contract belongs to, as far as it is known. */
export async function clientOfContract(
  db: Database,
  contractId: string,
): Promise<string | undefined> {
  const contract = await db.contract.findUnique({
    where: { contract_id: contractId },
    select: { client_id: true },
  })
  return contract?.client_id.toString()
}

/** The contract that an approval is against; undefined when there is no such approval. */
export async function contractOfApproval(db: Database, id: string): Promise<string | undefined> {
  const found = await db.approval.findUnique({
    where: { approval_id: id },
    select: { contract_id: true },
  })
  return found?.contract_id
}

/** Changes of the last 30 days to a client's bank details, newest first. */
export async function paymentChanges(db: Database, clientId: string): Promise<PaymentChange[]> {
  const rows = await queryRaw<PaymentChange>(db, {
    text: `SELECT e.event_id::text, e.resource, (extract(epoch FROM e.at) * 1000)::float8 AS at,
        e.user_id::text, u.display_name AS user_name, e.audit_user_id::text, a.display_name AS audit_user_name,
        ARRAY(SELECT f FROM unnest(e.fields) f WHERE f = ANY (e.watched)) AS fields
      FROM (
        SELECT n.*, w.fields AS watched
        FROM (VALUES ${WATCHED.map(({ name }, index) => `('${name}', $${index + 2}::text[])`).join(', ')}) w(resource, fields)
        CROSS JOIN LATERAL (
          SELECT * FROM event WHERE resource = w.resource AND record_id = $1 AND action = 'updated'
            AND at > ${SINCE} AND event_id >= ${firstAfter(SINCE)} AND fields && w.fields
          ORDER BY event_id DESC LIMIT ${MOST}
        ) n ORDER BY n.event_id DESC LIMIT ${MOST}
      ) e LEFT JOIN user_account u ON u.user_id = e.user_id
        LEFT JOIN user_account a ON a.user_id = e.audit_user_id
      ORDER BY e.event_id DESC`,
    values: [clientId, ...WATCHED.map(({ fields }) => fields)],
  })
  return rows
}
