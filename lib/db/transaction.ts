import {
  type Database,
  driverOf,
  isAutocommit,
  openTransaction,
  transact,
  waitingFor,
} from './database'
import { retryOnDeadlock } from './deadlock'
import { LOCK_TIMEOUT } from './pool/session'
import { withWriteMutex } from './pool/writeMutex'

/** What is done in a transaction. */
type Work<Result> = (db: Database) => Promise<Result>

/**
 * Runs work in one transaction: a new one, or the one that is open on `db` already. A new one is run
 * a second time where PostgreSQL undoes it to end a circle of waits.
 *
 * @param mutexKey what a new one waits for within this process, as {@link withWriteMutex} says
 * @throws MutexTimeout, or whatever the work does
 */
export const inTransaction = <Result>(
  db: Database,
  work: Work<Result>,
  mutexKey?: string,
): Promise<Result> =>
  isAutocommit(db)
    ? withWriteMutex(mutexKey, LOCK_TIMEOUT, (left) =>
        opened(db, left < LOCK_TIMEOUT ? left : undefined, work),
      )
    : work(db)

/**
 * Runs work in one transaction, whose statements wait no longer than this for another's lock.
 *
 * @param most in ms, a wait for the mutex included
 * @param mutexKey as of {@link inTransaction}
 */
export const inTransactionWithLockTimeout = <Result>(
  db: Database,
  most: number,
  work: Work<Result>,
  mutexKey?: string,
): Promise<Result> =>
  isAutocommit(db)
    ? withWriteMutex(mutexKey, most, (left) => opened(db, left, work))
    : driverOf(db)
        .query(waitingFor(most))
        .then(() => work(db))

/**
 * Runs work, all of whose statements see the database as it is at the first of them, and that only reads.
 *
 * @param db the primary's, outside of any transaction
 */
export const inSnapshot = <Result>(db: Database, work: Work<Result>): Promise<Result> =>
  transact(db, undefined, async (within) => {
    await driverOf(within).query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
    return work(within)
  })

const opened = <Result>(
  db: Database,
  most: number | undefined,
  work: Work<Result>,
): Promise<Result> => retryOnDeadlock(() => openTransaction(db, most, work))

/**
 * Runs work in one transaction and undoes it where its result is not to be kept. In a transaction
 * that is open already nothing is undone: whoever opened it sees the result, and has to.
 *
 * @param mutexKey as of {@link inTransaction}
 */
export async function commitIf<Result>(
  db: Database,
  work: Work<Result>,
  isKept: (result: Result) => boolean,
  mutexKey?: string,
): Promise<Result> {
  let done: { readonly result: Result } | undefined
  const undo = new Error('the result is not to be kept')
  try {
    await inTransaction(
      db,
      async (connection) => {
        done = { result: await work(connection) }
        if (!isKept(done.result)) throw undo
      },
      mutexKey,
    )
  } catch (error) {
    if (error !== undo) throw error
  }
  return (done as { readonly result: Result }).result
}

/**
 * Runs work and undoes all of it, for what can only be told by trying: in a transaction of its own,
 * or within the one that is open, which goes on.
 *
 * @param mutexKey as of {@link inTransaction}
 */
export async function rolledBack<Result>(
  db: Database,
  work: Work<Result>,
  mutexKey?: string,
): Promise<Result> {
  return isAutocommit(db) ? commitIf(db, work, () => false, mutexKey) : inSavepoint(db, work)
}

async function inSavepoint<Result>(db: Database, work: Work<Result>): Promise<Result> {
  const driver = driverOf(db)
  const undo = async () => {
    await driver.query('ROLLBACK TO SAVEPOINT trial')
    await driver.query('RELEASE SAVEPOINT trial')
  }
  await driver.query('SAVEPOINT trial')
  const result = await work(db).catch(async (error) => {
    // Where the connection is lost there is nothing to undo, and what the work says of it is to be told.
    await undo().catch(() => {})
    throw error
  })
  await undo()
  return result
}
