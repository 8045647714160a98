import pg from 'pg'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { boundPrepared } from './preparedStatements'

/** How long a statement waits for another's lock, in ms (longer waits answer 423). */
const LOCK_TIMEOUT = 5000
/**
 * The most that one statement may take, in ms, as long as PostgreSQL works: it ends what takes
 * longer, and what nobody waits for any more.
 */
export const STATEMENT_TIMEOUT = 30_000
/**
 * How long an answer about one record is waited for, in ms; one about many as long as its statement
 * may take. A PostgreSQL that is frozen or cut off says nothing of its own accord; the connection is given up then.
 */
const ANSWER_TIMEOUT = 10_000
/** How long a process that has stopped in the middle of a transaction may keep its locks, in ms. */
const IDLE_TIMEOUT = 10_000
/** How long to wait for a connection, in ms. */
export const CONNECT_TIMEOUT = 5000

// Next and the front server each load this module; they share one pool all the same.
const shared = globalThis as typeof globalThis & { fleetbookPool?: pg.Pool }

/**
 * The process's one pool of connections, which Prisma works over. Sessions run in UTC and with
 * PostgreSQL's own durability settings; nothing here may weaken those.
 */
export function pool(): pg.Pool {
  if (!shared.fleetbookPool) {
    const created = new pg.Pool({
      connectionString: env().DATABASE_URL,
      max: env().DATABASE_POOL_SIZE,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      application_name: 'fleetbook',
      query_timeout: ANSWER_TIMEOUT,
      keepAlive: true,
      options: `-c timezone=UTC -c lock_timeout=${LOCK_TIMEOUT} -c statement_timeout=${STATEMENT_TIMEOUT} -c idle_in_transaction_session_timeout=${IDLE_TIMEOUT} -c client_connection_check_interval=1000`,
    })
    surviveLosses(created, warn)
    created.on('connect', boundPrepared)
    shared.fleetbookPool = created
  }
  return shared.fleetbookPool
}

/** Keeps a connection that the server closes, idle or in a transaction, from ending the process. */
export function surviveLosses(connections: pg.Pool, tell: (error: Error) => void): void {
  connections.on('error', tell)
  connections.on('connect', (connection) => {
    connection.on('error', tell)
  })
}

const warn = (error: Error): void => log().warn({ err: error }, 'a database connection was lost')

/** Ends the pool once its running statements are done. */
export async function closePool(): Promise<void> {
  const open = shared.fleetbookPool
  shared.fleetbookPool = undefined
  await open?.end()
}
