import pg from 'pg'
import { step } from '@/lib/tracing/tracing'
import { databaseFailure } from './failure'
import { type Prisma, PrismaClient } from './generated/client'
import { type Joined, JoiningAdapter, joinedOnCall } from './joining'
import { CONNECT_TIMEOUT, closePool, holdersOf, pool, surviveLosses } from './pool'
import { nameOfOften } from './preparedStatements'
import { STATEMENT_TIMEOUT, UNBOUNDED } from './session'

/**
 * Prisma's models, outside of any transaction or within the one that is open. Statements that no
 * model can express go through `raw.ts`, which few rooms may import, on the same connections.
 */
export type Database = Omit<Prisma.TransactionClient, `$${string}`>

/** What runs SQL: the pool outside of transactions, and within one the connection that has it. */
export type Driver = Pick<pg.ClientBase, 'query'>

/** The way to a database outside of any transaction. */
interface Outside {
  readonly connections: pg.Pool
  join(connection: pg.PoolClient): Promise<Joined>
}

/** What is known of the process's databases, whichever of its modules opened them. */
interface Known {
  readonly outside: WeakMap<Database, Outside>
  readonly drivers: WeakMap<Database, Driver>
}

// Next and the front server each load this module; they share one client all the same, and so also
// what is known of it.
const shared = globalThis as typeof globalThis & {
  fleetbookDatabase?: Database
  fleetbookKnown?: Known
}
shared.fleetbookKnown ??= { outside: new WeakMap(), drivers: new WeakMap() }
const { outside, drivers } = shared.fleetbookKnown

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

/**
 * Works on another database than the process's own, for as long as it takes.
 *
 * @param url address of the database, past any pooler
 */
export async function withDatabase<Result>(
  url: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const own = new pg.Pool({ connectionString: url, options: UNBOUNDED })
  // The statement that ran on it tells whoever sent it.
  surviveLosses(own, () => {})
  try {
    return await work(clientOver(own))
  } finally {
    await own.end()
  }
}

/**
 * What runs the SQL of a database, beside what Prisma's models do on it.
 *
 * @throws Error for what was opened past this module
 */
export function driverOf(db: Database): Driver {
  const driver = drivers.get(db)
  if (!driver) throw new Error('a database was opened past lib/db')
  return driver
}

/**
 * A database of which only SQL is known, without Prisma's models and transactions: a replica, which
 * a call reads on one connection.
 */
export function readingBy(driver: Driver): Database {
  const db = {} as Database
  drivers.set(db, driver)
  return db
}

/** True where each statement is a transaction by itself. */
export const isOutside = (db: Database): boolean => outside.has(db)

/**
 * Runs work in a new transaction, which the driver opens and ends. Prisma's models work in it as
 * SQL does; they join it when the first of them is called.
 *
 * @param db outside of any transaction
 * @throws whatever the work throws, of which then nothing is kept; or what the COMMIT does, and
 *   where the connection is lost with it nobody knows whether it was kept
 */
export const openTransaction = <Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> => step('transaction', {}, () => holding(db, () => transact(db, work)))

/** Thrown where all connections are in use that may be kept by whoever waits for a lock. */
export class NoneFree extends Error {}

/**
 * Does what may wait for somebody else's lock: outside of a transaction by one of the connections that
 * may be kept for that, within one by that which it has.
 *
 * @throws NoneFree where none of these comes free in time
 */
export async function holding<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  const from = outside.get(db)
  if (!from) return work()
  const holders = holdersOf(from.connections)
  if (!(await holders.enter(CONNECT_TIMEOUT))) {
    throw new NoneFree('timeout exceeded when trying to have a connection')
  }
  try {
    return await work()
  } finally {
    holders.leave()
  }
}

async function transact<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const from = outside.get(db)
  if (!from) throw new Error('there is no transaction within another')
  const connection = await from.connections.connect()
  let joined: Promise<Joined> | undefined
  const leave = async () => (await joined?.catch(() => undefined))?.leave()
  const within = joinedOnCall(() => {
    joined ??= from.join(connection)
    return joined
  }) as Database
  drivers.set(within, connection)
  let broken: Error | undefined
  try {
    await connection.query('BEGIN')
    const result = await work(within)
    await leave()
    const { command } = await connection.query('COMMIT')
    if (command !== 'COMMIT') throw new Error('a statement failed, and its transaction with it')
    return result
  } catch (error) {
    await leave()
    // Whoever gave no answer gives none to this either, and undoes what it has when it is left.
    if (databaseFailure(error).isUnreachable) broken = error as Error
    else {
      await connection.query('ROLLBACK').catch((failure: Error) => {
        broken = failure
      })
    }
    throw error
  } finally {
    connection.release(broken)
  }
}

function clientOver(connections: pg.Pool): PrismaClient {
  const adapter = new JoiningAdapter(connections, {
    // Without a name the driver prepares nothing, though the adapter's type demands one.
    statementNameGenerator: ({ sql }) => nameOfOften(sql) as string,
  })
  const client = new PrismaClient({
    adapter,
    errorFormat: 'minimal',
    // By itself it waits 2 s for a connection and ends a transaction after 5, which is less than
    // the database is given for one statement.
    transactionOptions: { maxWait: CONNECT_TIMEOUT, timeout: 2 * STATEMENT_TIMEOUT },
  })
  outside.set(client, { connections, join: (connection) => adapter.join(client, connection) })
  drivers.set(client, connections)
  return client
}
