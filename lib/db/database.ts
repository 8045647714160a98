import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { type Prisma, PrismaClient } from './generated/client'
import { CONNECT_TIMEOUT, closePool, pool, STATEMENT_TIMEOUT } from './pool'
import { statementName } from './preparedStatements'

/**
 * Prisma's models, outside of any transaction or within the one that is open. Statements that no
 * model can express go through `raw.ts`, which few rooms may import.
 */
export type Database = Omit<Prisma.TransactionClient, `$${string}`>

// Next and the front server each load this module; they share one client all the same.
const shared = globalThis as typeof globalThis & { fleetbookDatabase?: Database }

/** The process's database outside of any transaction, where each statement is one by itself. */
export function database(): Database {
  shared.fleetbookDatabase ??= clientOver(pool())
  return shared.fleetbookDatabase
}

/** Ends the connections once the statements that run on them are done. */
export async function closeDatabase(): Promise<void> {
  shared.fleetbookDatabase = undefined
  await closePool()
}

/** Works on another database than the process's own. */
export async function withDatabase<Result>(
  url: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const own = new pg.Pool({ connectionString: url })
  try {
    return await work(clientOver(own))
  } finally {
    await own.end()
  }
}

const clientOver = (connections: pg.Pool): PrismaClient =>
  new PrismaClient({
    adapter: new PrismaPg(connections, {
      // Without a name the driver prepares nothing, though the adapter's type demands one.
      statementNameGenerator: ({ sql }) => statementName(sql) as string,
    }),
    errorFormat: 'minimal',
    // By itself it waits 2 s for a connection and ends a transaction after 5, which is less than
    // the database is given for one statement.
    transactionOptions: { maxWait: CONNECT_TIMEOUT, timeout: 2 * STATEMENT_TIMEOUT },
  })
