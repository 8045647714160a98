import type { Database } from '@/lib/db/database'

/**
 * Has a webhook that was stopped, or is left alone for a while, be sent to again: it begins anew, and
 * how it does is judged by what is sent from now on.
 *
 * @param generation that which it is to have still, where what has it go on was of that one
 */
export const goOn = (db: Database, webhookId: number, generation?: number) =>
  db.webhookState.updateMany({
    where: { webhook_id: webhookId, ...(generation !== undefined && { generation }) },
    data: {
      generation: { increment: 1 },
      failures: 0,
      failing_since: null,
      next_at: null,
      stopped_at: null,
      stopped_because: null,
    },
  })
