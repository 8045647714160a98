import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { isHeld } from '@/lib/records/lockTime'
import { type Store, storeOf } from '@/lib/records/stores'
import { LOCKABLE } from './lockable'

const held = ({ table }: Store): string =>
  `(SELECT count(*) FROM locking_session s JOIN ${table} t ON t.lock_session_id = s.locking_session_id WHERE ${isHeld('s.expires_at')})`

/** What is locked just now. */
export interface LockCounts {
  /** Locking sessions that live, and records that they hold. */
  readonly sessions: number
  readonly held: number
  /** Statements that wait for a row, or whatever else another transaction holds. */
  readonly waits: number
}

/** Counts what is locked. */
export async function countLocks(db: Database): Promise<LockCounts> {
  const [counted] = await queryRaw<LockCounts>(db, {
    text: `SELECT (SELECT count(*) FROM locking_session WHERE ${isHeld('expires_at')})::integer AS sessions,
      (${LOCKABLE.map(storeOf).map(held).join(' + ') || '0'})::integer AS held,
      (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock')::integer AS waits`,
    prepared: true,
  })
  return counted ?? { sessions: 0, held: 0, waits: 0 }
}
