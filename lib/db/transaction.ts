import { type Database, driverOf, isOutside, openTransaction } from './database'

/** Runs work in one transaction: a new one, or the one that is open on `db` already. */
export const inTransaction = <Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> => (isOutside(db) ? openTransaction(db, work) : work(db))

/**
 * Runs work and undoes all of it, for what can only be told by trying: in a transaction of its own,
 * or within the one that is open, which goes on.
 */
export async function inTrial<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (!isOutside(db)) return inSavepoint(db, work)
  let done: { readonly result: Result } | undefined
  const undo = new Error('nothing of a trial is kept')
  try {
    await openTransaction(db, async (tried) => {
      done = { result: await work(tried) }
      throw undo
    })
  } catch (error) {
    if (error !== undo) throw error
  }
  return (done as { readonly result: Result }).result
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
