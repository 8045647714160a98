import { type Database, isOutside, openTransaction } from './database'

/** Runs work in one transaction: a new one, or the one that is open on `db` already. */
export const inTransaction = <Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> => (isOutside(db) ? openTransaction(db, work) : work(db))
