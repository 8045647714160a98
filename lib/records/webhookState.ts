import type { Database } from '@/lib/db/database'

/** Has a webhook that was stopped, or is left alone for a while, be sent to again. */
export const goOn = (db: Database, webhookId: number) =>
  db.webhookState.updateMany({
    where: { webhook_id: webhookId },
    data: {
      failures: 0,
      failing_since: null,
      next_at: null,
      stopped_at: null,
      stopped_because: null,
    },
  })
