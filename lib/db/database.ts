import pg from 'pg'
import { step } from '@/lib/tracing/tracing'
import { sessionAt } from './address'
import { databaseFailure } from './failure'
import { type Prisma, PrismaClient } from './generated/client'
import { type Joined, JoiningAdapter, joinedOnCall } from './joiningAdapter'
import { bulkheadOf, closePool, connectionWait, handleConnectionErrors, pool } from './pool/pool'
import { nameOfOften } from './pool/preparedStatements'
import { isSpentBy } from './pool/refusedStatements'
import { OPERATING, STATEMENT_TIMEOUT, WITHOUT_BOUND_OF_17 } from './pool/session'

/**
 * Prisma's models, outside of any transaction or within the one that is open. Statements that no
 * model can express go through `raw.ts`, which few rooms may import, on the same connections.
 */
export type Database = Omit<Prisma.TransactionClient, `$${string}`>

/** What runs SQL: the pool outside of transactions, and within one the connection that has it. */
export type Driver = Pick<pg.ClientBase, 'query'>

/** The way to a database outside of any transaction. */
interface ConnectionSource {
  readonly connections: pg.Pool
  join(connection: pg.PoolClient): Promise<Joined>
}

/** What is known of the process's databases, whichever of its modules opened them. */
interface Registry {
  readonly sources: WeakMap<Database, ConnectionSource>
  readonly drivers: WeakMap<Database, Driver>
}

// Next and the front server each load this module; they share one client all the same, and so also
// what is known of it.
const shared = globalThis as typeof globalThis & {
  fleetbookDatabase?: Database
  fleetbookRegistry?: Registry
}
shared.fleetbookRegistry ??= { sources: new WeakMap(), drivers: new WeakMap() }
const { sources, drivers } = shared.fleetbookRegistry

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
  const own = new pg.Pool({
    ...sessionAt(url, OPERATING),
    // Waited for, before anything else is asked: the driver warns of what is asked meanwhile.
    onConnect: (connection) => connection.query(WITHOUT_BOUND_OF_17),
  })
  // The statement that ran on it tells whoever sent it.
  handleConnectionErrors(own, () => {})
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
export const isAutocommit = (db: Database): boolean => sources.has(db)

/**
 * Runs work in a new transaction, which the driver opens and ends. Prisma's models work in it as
 * SQL does; they join it when the first of them is called.
 *
 * @param db outside of any transaction
 * @param lockTimeout how long to wait for a lock, in ms; without it, as sessions have it
 * @param work may be run anew where it waited for a lock in vain
 * @throws whatever the work throws, of which then nothing is kept; or what the COMMIT does, and
 *   where the connection is lost with it nobody knows whether it was kept
 */
export const openTransaction = <Result>(
  db: Database,
  lockTimeout: number | undefined,
  work: (db: Database) => Promise<Result>,
): Promise<Result> =>
  step('transaction', {}, () =>
    withinBulkhead(db, lockTimeout, (bound) => transact(db, bound, work)),
  )

/**
 * Does what may wait for somebody else's lock: outside of a transaction by one of the connections that
 * may be kept for that, within one by that which it has.
 *
 * @param lockTimeout as {@link openTransaction} takes it
 * @param work is told how long it may wait for a lock, in ms, where that is otherwise than sessions have it
 * @throws BulkheadFull where none of these comes free in time
 */
export const withinBulkhead = <Result>(
  db: Database,
  lockTimeout: number | undefined,
  work: (lockTimeout: number | undefined) => Promise<Result>,
): Promise<Result> => {
  const source = sources.get(db)
  return source
    ? bulkheadOf(source.connections).run(connectionWait(source.connections), lockTimeout, work)
    : work(undefined)
}

/**
 * Runs work in a transaction by any connection.
 *
 * @param lockTimeout the most that its statements wait for a lock, in ms; undefined: as sessions have it
 */
export async function transact<Result>(
  db: Database,
  lockTimeout: number | undefined,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const source = sources.get(db)
  if (!source) throw new Error('there is no transaction within another')
  const connection = await source.connections.connect()
  let joined: Promise<Joined> | undefined
  const leave = async () => (await joined?.catch(() => undefined))?.leave()
  const within = joinedOnCall(() => {
    joined ??= source.join(connection)
    return joined
  }) as Database
  drivers.set(within, connection)
  let broken: Error | undefined
  try {
    await connection.query(
      lockTimeout === undefined ? 'BEGIN' : `BEGIN; ${waitingFor(lockTimeout)}`,
    )
    const result = await work(within)
    await leave()
    const { command } = await connection.query('COMMIT')
    if (command !== 'COMMIT') throw new Error('a statement failed, and its transaction with it')
    return result
  } catch (error) {
    await leave()
    if (isSpentBy(error)) broken = error as Error
    // Whoever gave no answer gives none to this either, and undoes what it has when it is left.
    if (!databaseFailure(error).isUnreachable) {
      await connection.query('ROLLBACK').catch((failure: Error) => {
        broken = failure
      })
    }
    throw error
  } finally {
    connection.release(broken)
  }
}

/** SQL by which a transaction waits so many ms for a lock; to PostgreSQL no time at all is no limit. */
export const waitingFor = (lockTimeout: number): string =>
  `SET LOCAL lock_timeout = ${Math.max(1, Math.floor(lockTimeout))}`

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
    transactionOptions: { maxWait: connectionWait(connections), timeout: 2 * STATEMENT_TIMEOUT },
  })
  sources.set(client, { connections, join: (connection) => adapter.join(client, connection) })
  drivers.set(client, connections)
  return client
}
