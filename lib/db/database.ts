import { AsyncLocalStorage } from 'node:async_hooks'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { type Prisma, PrismaClient } from './generated/client'
import { CONNECT_TIMEOUT, closePool, pool, STATEMENT_TIMEOUT } from './pool'
import { nameOfOften } from './preparedStatements'

/**
 * Prisma's models, outside of any transaction or within the one that is open. Statements that no
 * model can express go through `raw.ts`, which few rooms may import, on the same connections.
 */
export type Database = Omit<Prisma.TransactionClient, `$${string}`>

/** What runs SQL: the pool outside of transactions, and within one the connection that has it. */
export type Driver = Pick<pg.ClientBase, 'query'>

/** What is known of the process's clients, whichever of its modules made them. */
interface Known {
  readonly opening: AsyncLocalStorage<{ by?: Driver }>
  readonly drivers: WeakMap<Database, Driver>
}

// Next and the front server each load this module; they share one client all the same, and so also
// what is known of it.
const shared = globalThis as typeof globalThis & {
  fleetbookDatabase?: Database
  fleetbookDrivers?: Known
}
shared.fleetbookDrivers ??= { opening: new AsyncLocalStorage(), drivers: new WeakMap() }
const { opening, drivers } = shared.fleetbookDrivers

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

/** Prisma's adapter, which tells whoever opens a transaction which connection has it. */
class TellingAdapter extends PrismaPg {
  override async connect(): ReturnType<PrismaPg['connect']> {
    const adapter = await super.connect()
    const start = adapter.startTransaction.bind(adapter)
    adapter.startTransaction = async (isolation) => {
      const transaction = await start(isolation)
      const opened = opening.getStore()
      // The adapter's types keep the connection to its own classes.
      if (opened) opened.by = (transaction as unknown as { readonly client: Driver }).client
      return transaction
    }
    return adapter
  }
}

/**
 * What runs the SQL of a database, beside what Prisma's models do on it.
 *
 * @throws Error for a transaction that was not opened by {@link openTransaction}
 */
export function driverOf(db: Database): Driver {
  const driver = drivers.get(db)
  if (!driver) throw new Error('a transaction was opened past lib/db')
  return driver
}

/** Runs work in a new transaction of Prisma's. */
export const openTransaction = <Result>(
  client: PrismaClient,
  work: (db: Database) => Promise<Result>,
): Promise<Result> => {
  const opened: { by?: Driver } = {}
  return opening.run(opened, () =>
    client.$transaction((db) => {
      if (opened.by) drivers.set(db, opened.by)
      return work(db)
    }),
  )
}

function clientOver(connections: pg.Pool): PrismaClient {
  const client = new PrismaClient({
    adapter: new TellingAdapter(connections, {
      // Without a name the driver prepares nothing, though the adapter's type demands one.
      statementNameGenerator: ({ sql }) => nameOfOften(sql) as string,
    }),
    errorFormat: 'minimal',
    // By itself it waits 2 s for a connection and ends a transaction after 5, which is less than
    // the database is given for one statement.
    transactionOptions: { maxWait: CONNECT_TIMEOUT, timeout: 2 * STATEMENT_TIMEOUT },
  })
  drivers.set(client, connections)
  return client
}
