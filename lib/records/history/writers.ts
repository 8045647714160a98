import { setTimeout } from 'node:timers/promises'
import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'

/** Transactions that may have entries to come: all of them, or those of $1 that are left. */
const WRITERS = `SELECT virtualtransaction AS transaction FROM pg_locks
  WHERE locktype = 'relation' AND relation = 'event'::regclass AND mode = 'RowExclusiveLock' AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND ($1::text[] IS NULL OR virtualtransaction = ANY ($1))`

/** How often to look, and after how many ms, whether transactions have ended. */
const LOOKS = { most: 20, after: 50 }

/**
 * Waits until no entry of the history is still to come under a number that has been given out. A
 * transaction holds the table's lock for writing from before its entry takes a number until it
 * ends. So once those have ended that hold it now, every entry up to a number that was known before
 * is there, or never will be. To lock the table against them would tell as well, but changes would
 * wait for it.
 *
 * @returns false when that cannot be told just now
 */
export async function isEntered(db: Database): Promise<boolean> {
  let writers: readonly string[] | null = null
  for (let look = 0; look < LOOKS.most; look++) {
    const rows: { transaction: string }[] = await queryRaw(db, {
      text: WRITERS,
      values: [writers],
    })
    if (rows.length === 0) return true
    writers = rows.map(({ transaction }) => transaction)
    await setTimeout(LOOKS.after)
  }
  return false
}
