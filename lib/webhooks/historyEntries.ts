import type { Database } from '@/lib/db/database'
import { executeRaw } from '@/lib/db/raw'
import { type Action, enterActionOn } from '@/lib/records/actionOn'
import { type Authorship, serviceAuthor } from '@/lib/records/event'
import { webhook } from '@/lib/resources'
import { timeOrderedUuid } from '@/lib/text/timeOrderedUuid'

/** The key of the write mutex for what hangs on a webhook: while somebody holds its row, one waits. */
export const webhookMutexKey = (webhookId: number): string => `webhook ${webhookId}`

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
export const enterOf = (
  db: Database,
  webhookId: number,
  done: Action,
  author: Authorship,
): Promise<void> => enterActionOn(db, webhook, webhookId, done, author)

/** The same of what the service did by itself, in a request of its own. */
export const enterByService = (db: Database, webhookId: number, done: Action): Promise<void> =>
  enterOf(db, webhookId, done, serviceAuthor(`webhook-${timeOrderedUuid()}`))
