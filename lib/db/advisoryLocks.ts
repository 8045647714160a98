import type { Database } from './database'
import { executeRaw, queryRaw } from './raw'

/**
 * Numbers of the locks that stand for no row, but for a piece of work that one process at a time
 * does. All share one range in a database, so each is named here.
 */
export const ADVISORY_LOCKS = {
  migrating: 7_205_551,
  seeding: 7_205_552,
  changingAccounts: 7_205_553,
  notingHistory: 7_205_554,
  idempotencyKey: 7_205_555,
  sealingHistory: 7_205_556,
  /** Taken within the database, by the function `sequence_changes`. */
  sequencingChanges: 7_205_560,
} as const

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
