import type { Database } from '@/lib/db/database'
import { executeRaw } from '@/lib/db/raw'
import { inTransaction } from '@/lib/db/transaction'
import { Problem } from '@/lib/problem'
import type { ChangeAround } from '@/lib/records/actionOn'
import type { Authorship } from '@/lib/records/event'
import type { ChangePlace } from '@/lib/records/feed/positions'
import { goOn } from '@/lib/records/webhookState'
import { notThere } from './board'
import { wantedOf } from './endpoint'
import { enterOf, lockWebhook } from './historyEntries'
import { IS_SENT, TEST } from './queue'

/** Which deliveries are to be sent again: one, or all that are kept within bounds. */
export type Replayed =
  | { readonly deliveryId: string }
  | {
      readonly isParked: boolean
      readonly from: Date | undefined
      readonly until: Date | undefined
      readonly after: ChangePlace | undefined
      readonly through: ChangePlace | undefined
    }

const OF_SPAN = `(NOT $3::boolean OR state = 'parked') AND ($4::timestamptz IS NULL OR at >= $4) AND ($5::timestamptz IS NULL OR at < $5)
  AND ($6::bigint IS NULL OR (batch, event_id) > ($6, $7::bigint)) AND ($8::bigint IS NULL OR (batch, event_id) <= ($8, $9::bigint))`

/** SQL that chooses them, after a webhook ($1) and what it may be sent ($2), and its values. */
function conditionOf(replayed: Replayed): readonly [sql: string, values: readonly unknown[]] {
  if ('deliveryId' in replayed) return ['delivery_id = $3', [replayed.deliveryId]]
  const { isParked, from, until, after, through } = replayed
  const places = [after?.batch, after?.entry, through?.batch, through?.entry]
  return [OF_SPAN, [isParked, from, until, ...places].map((value) => value ?? null)]
}

/**
 * Has deliveries sent again, in the order of the feed, with the ids that they had; none of what the
 * webhook's role may not read by now. What was stopped goes on with it, as somebody has looked at it.
 *
 * @returns how many
 * @throws Problem 404 where there is no such webhook, or none of its deliveries has the id; 409 where
 *   the one that has it may not be sent any more
 */
export const replay = (
  db: Database,
  webhookId: number,
  replayed: Replayed,
  author: Authorship,
): Promise<number> =>
  inTransaction(db, async (connection) => {
    await lockWebhook(connection, webhookId)
    const wanted = await wantedNow(connection, webhookId)
    const wentOn = await goOn(connection, webhookId)
    const [condition, values] = conditionOf(replayed)
    const count = await executeRaw(connection, {
      text: `UPDATE webhook_delivery SET state = 'waiting', attempts = 0, first_at = NULL, next_at = NULL
        WHERE webhook_id = $1 AND state <> 'test_failed' AND action <> '${TEST}' AND ${IS_SENT} AND ${condition}`,
      values: [webhookId, wanted, ...values],
    })
    if ('deliveryId' in replayed && count === 0) {
      throw await whyNot(connection, webhookId, replayed.deliveryId)
    }
    const changes: readonly ChangeAround[] = [
      { field: 'deliveries', from: null, to: count },
      ...wentOn,
    ]
    await enterOf(connection, webhookId, { action: 'deliveries_replayed', changes }, author)
    return count
  })

async function wantedNow(db: Database, webhookId: number): Promise<string[]> {
  const found = await db.webhook.findUnique({
    where: { webhook_id: webhookId },
    select: { resources: true, role: { select: { permissions: true } } },
  })
  if (!found) throw notThere(webhookId)
  return wantedOf({ resources: found.resources, permissions: found.role.permissions })
}

/** Why a delivery is not sent again. */
async function whyNot(db: Database, webhookId: number, deliveryId: string): Promise<Problem> {
  const found = await db.webhookDelivery.findUnique({
    where: { webhook_id: webhookId, delivery_id: BigInt(deliveryId), action: { not: TEST } },
    select: { resource: true },
  })
  if (!found) return new Problem('record_not_found', 'The webhook has no such delivery.')
  return new Problem(
    'conflict',
    `The webhook is sent nothing of the kind ${found.resource} by now: either its role may not read that any more, or it is not among its kinds of record.`,
  )
}
