import { ADVISORY_LOCKS } from '@/lib/advisoryLocks'
import type { Database } from './database'
import { executeRaw, queryRaw } from './raw'

type Work = keyof typeof ADVISORY_LOCKS

/** Waits until no other process does the work, and keeps it until the transaction ends. */
export const lockFor = (db: Database, work: Work): Promise<number> =>
  executeRaw(db, { text: `SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS[work]})` })

/**
 * As {@link lockFor}, without waiting.
 *
 * @param on what the work is done on, where it may be done on several things at a time
 * @returns false while another process does the work
 */
export async function tryLockFor(db: Database, work: Work, on?: string): Promise<boolean> {
  const number = ADVISORY_LOCKS[work]
  const key = on === undefined ? number : `hashtextextended($1, ${number})`
  const [row] = await queryRaw<{ mine: boolean }>(db, {
    text: `SELECT pg_try_advisory_xact_lock(${key}) AS mine`,
    values: on === undefined ? [] : [on],
    prepared: true,
  })
  return row?.mine === true
}
