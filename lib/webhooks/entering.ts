import type { Database } from '@/lib/db/database'
import { executeRaw } from '@/lib/db/raw'
import { type Authorship, type EventEntry, insertEvent } from '@/lib/records/event'
import { webhook } from '@/lib/resources'

/**
 * Locks the row of a webhook, before anything that hangs on it is changed: whoever changes or removes
 * the webhook takes them in this order too, and neither waits for the other.
 */
export const lockWebhook = (db: Database, webhookId: number): Promise<number> =>
  executeRaw(db, {
    text: 'SELECT FROM webhook WHERE webhook_id = $1 FOR NO KEY UPDATE',
    values: [webhookId],
  })

/**
 * Enters in the history of a webhook what somebody did with it. Through that, which is a change like
 * any other, whoever sees to its deliveries hears of it.
 */
export async function enterOf(
  db: Database,
  webhookId: number,
  action: string,
  author: Authorship,
  changes: EventEntry['changes'],
): Promise<void> {
  const { version } = await db.webhook.update({
    where: { webhook_id: webhookId },
    data: { version: { increment: 1 }, last_edit: new Date() },
    select: { version: true },
  })
  const entry = { resource: webhook.name, id: webhookId, version: String(version), changes }
  await insertEvent(db, { ...entry, action }, author)
}
