import type { Database } from '@/lib/db/database'
import { executeRaw } from '@/lib/db/raw'
import { type ChangePlace, writePosition } from '@/lib/records/feed/positions'

/** How long a process has a webhook without renewing that, in ms. */
export const LEASE = 20_000

/**
 * The database's own time, also where a demonstration has another: what was held while that was ahead,
 * by a process that was killed, nobody else would take for as long as it was.
 */
const NOW = 'pg_catalog.now()'

/**
 * SQL for a webhook that no process sees to, or whose process has died without releasing it: also where
 * that was while the database's clock was ahead, as no process has one for longer than its lease.
 */
export const IS_LEFT = `(held_until IS NULL OR held_until < ${NOW} OR held_until > ${NOW} + interval '${2 * LEASE} ms')`

const HOLD = `UPDATE webhook_state SET holder = $2, held_until = ${NOW} + interval '${LEASE} ms' WHERE webhook_id = $1 AND`
const IS_FREE = `(holder = $2 OR ${IS_LEFT})`

/** Takes a webhook that no process has. @returns false while another process has it */
export const acquire = (db: Database, webhookId: number, holder: string): Promise<boolean> =>
  isHeld(db, `${HOLD} ${IS_FREE}`, [webhookId, holder])

/**
 * Keeps a webhook for this process, which has taken it before.
 *
 * @returns false where another process has taken it since, though that one may have left it by now: what
 *   this process knows of the webhook may be out of date
 */
export const renew = (db: Database, webhookId: number, holder: string): Promise<boolean> =>
  isHeld(db, `${HOLD} holder = $2`, [webhookId, holder])

const isHeld = async (db: Database, text: string, values: readonly unknown[]): Promise<boolean> =>
  (await executeRaw(db, { text, values: [...values], prepared: true })) === 1

/** Leaves a webhook to others, and keeps how far it was read. */
export const release = (
  db: Database,
  webhookId: number,
  holder: string,
  place: ChangePlace | undefined,
): Promise<number> =>
  executeRaw(db, {
    text: `UPDATE webhook_state SET holder = NULL, held_until = NULL, position = coalesce($3, position)
      WHERE webhook_id = $1 AND holder = $2`,
    values: [webhookId, holder, place ? writePosition(place) : null],
  })
