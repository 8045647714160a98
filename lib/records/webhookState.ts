import type { Database } from '@/lib/db/database'
import type { ChangeAround } from './actionOn'

/**
 * Has a webhook that was stopped, or is left alone for a while, be sent to again: it begins anew, and
 * how it does is judged by what is sent from now on. What waits is sent at once, whatever pause it had:
 * left to that, it would wait for hours longer than the webhook itself would have been left alone.
 *
 * To be called with the webhook's row locked.
 *
 * @param generation that which it is to have still, where what has it go on was of that one
 * @returns what the webhook's history has to say of it: why it was stopped, where it was
 */
export async function goOn(
  db: Database,
  webhookId: number,
  generation?: number,
): Promise<readonly ChangeAround[]> {
  const where = { webhook_id: webhookId, ...(generation !== undefined && { generation }) }
  const before = await db.webhookState.findFirst({ where, select: { stopped_because: true } })
  const { count } = await db.webhookState.updateMany({
    where,
    data: {
      generation: { increment: 1 },
      failures: 0,
      failing_since: null,
      next_at: null,
      stopped_at: null,
      stopped_because: null,
    },
  })
  if (count === 0) return []
  await db.webhookDelivery.updateMany({
    where: { webhook_id: webhookId, state: 'waiting' },
    data: { first_at: null, next_at: null },
  })
  const from = before?.stopped_because ?? null
  return from === null ? [] : [{ field: 'stopped_because', from, to: null }]
}
