import { randomUUID } from 'node:crypto'
import { database } from '@/lib/db/database'
import { executeRaw, queryRaw } from '@/lib/db/raw'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { observeWebhookHoldup } from '@/lib/metrics/counters'
import { DeliveryWorker } from './deliveryWorker'
import { SENDING } from './endpoint'
import { IS_LEFT } from './lease'

/** How often it is looked for webhooks that no process sees to, in ms. */
const LOOK_EVERY = 1000

const FREE = `SELECT w.webhook_id, s.webhook_id IS NULL AS is_new FROM webhook w LEFT JOIN webhook_state s USING (webhook_id)
WHERE ${SENDING} AND ${IS_LEFT} ORDER BY w.webhook_id`

/** Of webhooks that were made past the service: their deliveries begin now. */
const BEGIN =
  'INSERT INTO webhook_state (webhook_id) SELECT webhook_id FROM webhook ON CONFLICT DO NOTHING'

const shared = globalThis as typeof globalThis & { fleetbookDeliveries?: () => void }

/** Has this process look at once, as something was done that has a webhook sent to. */
export const lookForWebhooks = (): void => shared.fleetbookDeliveries?.()

/**
 * Has this process see to the webhooks that no other does, from now on. Each is seen to by one
 * process of all that share the database; what one leaves, or leaves behind as it dies, another takes.
 *
 * @returns ends that: resolves once what was on its way has come to its end
 */
export function startDeliveries(): () => Promise<void> {
  if (!env().WEBHOOKS) return async () => {}
  const holder = randomUUID()
  const running = new Map<
    number,
    { readonly worker: DeliveryWorker; readonly done: Promise<void> }
  >()
  let isOver = false
  let looking: Promise<void> | undefined
  const begin = (webhookId: number) => {
    if (isOver || running.has(webhookId)) return
    const worker = new DeliveryWorker(webhookId, holder)
    const done = worker.run().finally(() => running.delete(webhookId))
    running.set(webhookId, { worker, done })
  }
  const look = async () => {
    const free = await queryRaw<{ webhook_id: number; is_new: boolean }>(database(), {
      text: FREE,
      prepared: true,
    })
    if (free.some(({ is_new }) => is_new)) await executeRaw(database(), { text: BEGIN })
    for (const { webhook_id } of free) begin(webhook_id)
  }
  const lookOnce = () => {
    looking ??= look()
      .catch((error: Error) => {
        observeWebhookHoldup()
        log().warn({ err: error }, 'webhooks were not looked for')
      })
      .finally(() => {
        looking = undefined
      })
  }
  const timer = setInterval(lookOnce, LOOK_EVERY)
  timer.unref()
  shared.fleetbookDeliveries = lookOnce
  return async () => {
    isOver = true
    shared.fleetbookDeliveries = undefined
    clearInterval(timer)
    await looking
    for (const { worker } of running.values()) worker.end()
    await Promise.all([...running.values()].map(({ done }) => done))
  }
}
