import { type Database, driverOf, isOutside, openTransaction } from './database'
import { pastDeadlock } from './deadlock'

/**
 * Runs work in one transaction: a new one, or the one that is open on `db` already. A new one is run
 * a second time where PostgreSQL undoes it to end a circle of waits.
 */
export const inTransaction = <Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> => (isOutside(db) ? pastDeadlock(() => openTransaction(db, work)) : work(db))

/**
 * Runs work in one transaction, whose statements wait no longer than this for another's lock.
 *
 * @param most in ms
 */
export const waitingAtMost = <Result>(
  db: Database,
  most: number,
  work: (db: Database) => Promise<Result>,
): Promise<Result> =>
  inTransaction(db, async (connection) => {
    // To PostgreSQL no time at all is no limit.
    await driverOf(connection).query(`SET LOCAL lock_timeout = ${Math.max(1, Math.floor(most))}`)
    return work(connection)
  })

/**
 * Runs work in one transaction and undoes it where its result is not to be kept. In a transaction
 * that is open already nothing is undone: whoever opened it sees the result, and has to.
 */
export async function keptWhere<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
  isKept: (result: Result) => boolean,
): Promise<Result> {
  let done: { readonly result: Result } | undefined
  const undo = new Error('the result is not to be kept')
  try {
    await inTransaction(db, async (connection) => {
      done = { result: await work(connection) }
      if (!isKept(done.result)) throw undo
    })
  } catch (error) {
    if (error !== undo) throw error
  }
  return (done as { readonly result: Result }).result
}

/**
 * Runs work and undoes all of it, for what can only be told by trying: in a transaction of its own,
 * or within the one that is open, which goes on.
 */
export async function inTrial<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return isOutside(db) ? keptWhere(db, work, () => false) : inSavepoint(db, work)
}

async function inSavepoint<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const driver = driverOf(db)
  await driver.query('SAVEPOINT trial')
  try {
    return await work(db)
  } finally {
    await driver.query('ROLLBACK TO SAVEPOINT trial')
  }
}
