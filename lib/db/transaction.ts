import { type Database, openTransaction } from './database'
import type { PrismaClient } from './generated/client'

/** Runs work in one transaction: a new one, or the one that is open on `db` already. */
export const inTransaction = <Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> => (isOutside(db) ? openTransaction(db, work) : work(db))

/** True where each statement is a transaction by itself: only there Prisma can connect. */
const isOutside = (db: Database): db is PrismaClient => '$connect' in db
