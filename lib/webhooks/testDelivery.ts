import { randomUUID } from 'node:crypto'
import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { inTransaction } from '@/lib/db/transaction'
import { env } from '@/lib/env'
import { Problem } from '@/lib/problem'
import type { ChangeAround } from '@/lib/records/actionOn'
import type { Authorship } from '@/lib/records/event'
import { goOn } from '@/lib/records/webhookState'
import { webhook } from '@/lib/resources'
import { UTC } from '@/lib/time/calendar'
import { serviceNow } from '@/lib/time/serviceClock'
import { formatMoment } from '@/lib/time/zone'
import { type DeliveryRow, notThere } from './board'
import { enterOf, lockWebhook, webhookMutexKey } from './historyEntries'
import { bodyOf, signedHeaders } from './message'
import { TEST } from './queue'
import { signingSecrets } from './secrets'
import { send } from './sending'

const NOTE = `INSERT INTO webhook_delivery (webhook_id, message_id, resource, record_id, action, entry, batch, event_id, at, state, attempts, first_at, last_at, last_ms, last_status, last_answer, last_error)
  SELECT webhook_id, $2, $3, webhook_id::text, '${TEST}', $4::jsonb, 0, 0, $5, $6, 1, $5, now(), $7, $8, $9, $10
  FROM webhook WHERE webhook_id = $1
  RETURNING delivery_id::text, message_id, resource, record_id, action, at, state, attempts, created, first_at, next_at, last_at, last_ms, last_status, last_answer, last_error`

/**
 * Sends a webhook a message that says nothing, at once and once, and tells what came of it. A webhook
 * that was stopped goes on where it was taken, unless it has another address since. The webhook's
 * history says who sent it, what became of it, and whether it had the webhook go on.
 *
 * @throws Problem 404, or 409 where the webhook has no secret to sign with, or where this installation
 *   sends to none
 */
export async function sendTest(
  db: Database,
  webhookId: number,
  author: Authorship,
): Promise<DeliveryRow> {
  const found = await db.webhook.findUnique({
    where: { webhook_id: webhookId },
    select: { name: true, url: true, state: { select: { generation: true } } },
  })
  if (!found) throw notThere(webhookId)
  if (!env().WEBHOOKS) {
    throw new Problem('conflict', 'This installation sends nothing to webhooks (WEBHOOKS=0).')
  }
  const secrets = await signingSecrets(db, webhookId)
  if (secrets.length === 0) {
    throw new Problem('conflict', 'The webhook has no secret to sign with. Make one first.')
  }
  const id = `msg_${randomUUID()}`
  const at = new Date(serviceNow())
  const subject = { resource: webhook.name, action: TEST, at }
  const entry = {
    resource: webhook.name,
    id: String(webhookId),
    action: TEST,
    at: formatMoment(at.getTime(), UTC),
    name: found.name,
  }
  const body = bodyOf(subject, entry, undefined)
  const outcome = await send(found.url, signedHeaders({ id, body }, secrets), body)
  const values = [
    webhookId,
    id,
    webhook.name,
    JSON.stringify(entry),
    at,
    outcome.isTaken ? 'delivered' : 'test_failed',
    outcome.milliseconds,
    outcome.status ?? null,
    outcome.answer ?? null,
    outcome.error ?? null,
  ]
  const note = async (connection: Database) => {
    await lockWebhook(connection, webhookId)
    const [noted] = await queryRaw<DeliveryRow>(connection, { text: NOTE, values })
    if (!noted) return undefined
    const changes: readonly ChangeAround[] = [
      { field: 'test', from: null, to: noted.state },
      ...(outcome.isTaken ? await goOn(connection, webhookId, found.state[0]?.generation) : []),
    ]
    await enterOf(connection, webhookId, { action: 'test_sent', changes }, author)
    return noted
  }
  const row = await inTransaction(db, note, webhookMutexKey(webhookId))
  // The receiver takes its time, in which somebody may have deleted the webhook.
  if (!row) throw notThere(webhookId)
  return row
}
