import { type Database, isOutside, openTransaction } from './database'

/** Runs work in one transaction: a new one, or the one that is open on `db` already. */
export const inTransaction = <Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> => (isOutside(db) ? openTransaction(db, work) : work(db))

/**
 * Runs work in a transaction of its own and undoes all of it, for what can only be told by trying.
 *
 * @throws Error inside of a transaction, which cannot be undone in part
 */
export async function inTrial<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (!isOutside(db)) throw new Error('an open transaction cannot be undone in part')
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
