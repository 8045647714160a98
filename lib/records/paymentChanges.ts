import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { idFromText } from '@/lib/derive/idForms'
import { accountNameSql } from '@/lib/derive/naming'
import { ofParentSql } from '@/lib/derive/parents'
import { type Payer, payersOf } from '@/lib/derive/payments'
import { identifier } from '@/lib/derive/sql'
import type { Resource } from '@/lib/resources/resource'
import { firstAfter } from './historyBlocks'
import { recordNotFound } from './read'
import type { Store } from './stores'

/** How long a change counts as recent, in days. */
export const RECENT_DAYS = 30
const SINCE = `now() - interval '${RECENT_DAYS} days'`
const MAX_CHANGES = 20

/**
 * A recent change behind a payment: who made it, for whom, and which fields; never the values. A
 * record that was only just made, or deleted, with bank details changed where money goes too.
 */
export interface PaymentChange {
  readonly event_id: string
  readonly resource: string
  readonly record_id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly user_id: string
  readonly user_name: string | null
  readonly audit_user_id: string
  readonly audit_user_name: string | null
  /** As the history has it: `created`, `updated`. */
  readonly action: string
  readonly fields: readonly string[]
}

/** A record whose bank details are watched, with their names in history. */
export interface WatchedRecord {
  readonly resource: string
  readonly id: string
  readonly fields: readonly string[]
  /**
   * Without this permission nobody is told the id: that it stands behind the payment is known of
   * another record alone, as a contract's client is.
   */
  readonly idTakes?: string | undefined
}

/**
 * The records whose bank details whoever looks at a record should know of, as far as they are there.
 *
 * @throws Problem 404 when there is no such record
 */
export async function behindPayment(
  db: Database,
  store: Store,
  id: string,
): Promise<WatchedRecord[]> {
  const payers = payersOf(store.resource)
  const ids = payers.map((payer) => idOf(store.resource, payer)).join(', ')
  const [found] = await queryRaw<{ ids: (string | null)[] }>(db, {
    text: `SELECT ARRAY[${ids}]::text[] AS ids FROM ${store.table} t WHERE t.${store.id} = $1::${store.idType}`,
    values: [id],
  })
  if (!found) throw recordNotFound(store, id)
  return payers.flatMap((payer, index) => {
    const id = found.ids[index] ?? null
    if (id === null) return []
    const idTakes = isThroughAnother(store.resource, payer)
      ? payer.resource.permissions.read
      : undefined
    return payer.watched.map(({ resource: { name: resource }, fields }) => ({
      ...{ resource, id, fields, idTakes },
    }))
  })
}

/** Whether no member of a record itself tells the payer, but another table does. */
const isThroughAnother = ({ parent }: Resource, { member }: Payer): boolean =>
  parent?.through !== undefined && member === parent.by

const column = (name: string): string => `t.${identifier(name)}`

/** SQL for the id of a record behind the payments of `t`, as text; null where there is none. */
function idOf(resource: Resource, { member, resource: payer }: Payer): string {
  if (member === undefined) return `${column(resource.id.name)}::text`
  if (member !== resource.parent?.by) return `(${idFromText(payer, column(member))})::text`
  const owner = (alias: string) => `${alias}.${identifier(payer.id.name)}::text`
  return ofParentSql(resource, column, owner)
}

/** Changes of the last 30 days to the bank details of records, newest first. */
export function paymentChanges(
  db: Database,
  records: readonly WatchedRecord[],
): Promise<PaymentChange[]> {
  return queryRaw<PaymentChange>(db, {
    text: `SELECT e.event_id::text, e.resource, e.record_id, (extract(epoch FROM e.at) * 1000)::float8 AS at,
        e.user_id::text, ${accountNameSql('e.user_id')} AS user_name, e.audit_user_id::text, ${accountNameSql('e.audit_user_id')} AS audit_user_name, e.action,
        ARRAY(SELECT f FROM unnest(e.fields) f WHERE f = ANY (e.watched)) AS fields
      FROM (
        SELECT n.*, w.fields AS watched
        FROM (SELECT resource, id, ARRAY(SELECT jsonb_array_elements_text(fields)) AS fields
          FROM jsonb_to_recordset($1::jsonb) r(resource text, id text, fields jsonb)) w
        CROSS JOIN LATERAL (
          SELECT * FROM event WHERE resource = w.resource AND record_id = w.id
            AND at > ${SINCE} AND event_id >= ${firstAfter(SINCE)} AND fields && w.fields
          ORDER BY event_id DESC LIMIT ${MAX_CHANGES}
        ) n ORDER BY n.event_id DESC LIMIT ${MAX_CHANGES}
      ) e
      ORDER BY e.event_id DESC`,
    values: [JSON.stringify(records)],
  })
}
