import { ADVISORY_LOCKS } from '@/lib/advisoryLocks'
import type { Database } from './database'
import { executeRaw, queryRaw } from './raw'
import { inTransaction } from './transaction'

/** A piece of work that one at a time does. */
export type Work = keyof typeof ADVISORY_LOCKS

/** Waits until no other process does the work, and keeps it until the transaction ends. */
const lockFor = (db: Database, work: Work): Promise<number> =>
  executeRaw(db, { text: `SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS[work]})` })

/**
 * Runs what is done in one transaction that keeps the work from its beginning. Those of one process
 * take turns before they have a connection; of a transaction that is open already, its opener saw to
 * that.
 *
 * @param work undefined of what waits for no other
 */
export const doing = <Result>(
  db: Database,
  work: Work | undefined,
  run: (db: Database) => Promise<Result>,
): Promise<Result> =>
  inTransaction(
    db,
    async (connection) => {
      if (work !== undefined) await lockFor(connection, work)
      return run(connection)
    },
    work,
  )

/**
 * As {@link doing}, in a transaction that is open, and without waiting.
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
