import pg from 'pg'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { observeLostConnection } from '@/lib/metrics/counters'
import { observeFigures } from '@/lib/metrics/gauges'
import { tracingHere } from '@/lib/tracing/tracing'
import { sessionAt } from '../address'
import { Bulkhead } from './bulkhead'
import { queryByCallback } from './callbackQueries'
import { giveUpSilentConnections } from './deadlines'
import { RAISE_MALLOC_THRESHOLD } from './mallocThreshold'
import { keepsStatements, limitPreparedStatements, preparesNothing } from './preparedStatements'
import { OF_PRIMARY } from './primary'
import { keepRefused } from './refusedStatements'
import { startupOptions, WITHOUT_BOUND_OF_17 } from './session'
import { tracePool } from './tracedPool'

const FIGURES = {
  pool_connections_in_use: 'Connections to the database on which calls work, or that are opened',
  pool_connections_idle: 'Connections to the database that are free',
  pool_waiting: 'Those that wait for a connection to the database',
}

/** How long a connection may take to come about, in ms. */
export const CONNECT_TIMEOUT = 5000

/**
 * Has the system ask, after half a minute of silence, whether the other end is still there: sooner than
 * firewalls and balancers forget a connection, which takes the quickest of them minutes.
 */
export const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 } as const

/** How long one of a pool's connections is waited for, in ms. */
export const connectionWait = ({ options }: pg.Pool): number =>
  options.connectionTimeoutMillis ?? CONNECT_TIMEOUT

/** The connections of a pool that nothing is said of, as the driver has it. */
const DEFAULT_SIZE = 10

// Next and the front server each load this module; they share one pool all the same, and so also
// who may wait on its connections.
const shared = globalThis as typeof globalThis & {
  fleetbookPool?: pg.Pool
  fleetbookBulkheads?: WeakMap<pg.Pool, Bulkhead>
}
shared.fleetbookBulkheads ??= new WeakMap()
const { fleetbookBulkheads: bulkheads } = shared

/**
 * Lets only some of a pool's connections be kept by whoever may wait for a lock or has a transaction
 * open: the others are left to reads, and to changes that wait for nobody. Of four one is left, and of
 * fewer one too, where there are two.
 */
export function bulkheadOf(connections: pg.Pool): Bulkhead {
  const known = bulkheads.get(connections)
  if (known) return known
  const size = connections.options.max ?? DEFAULT_SIZE
  const created = new Bulkhead(Math.max(1, size - Math.max(1, Math.floor(size / 4))))
  bulkheads.set(connections, created)
  return created
}

/** How many of a pool's connections have come about and are there. */
const opened = new WeakMap<pg.Pool, number>()

function countOpened(connections: pg.Pool): void {
  const add = (more: number) => opened.set(connections, (opened.get(connections) ?? 0) + more)
  connections.on('connect', () => add(1))
  connections.on('remove', () => add(-1))
}

/** Whether the process has all connections that it may have. */
export const isWhole = (): boolean => opened.get(pool()) === pool().options.max

/** How a session of the service begins. Behind a pooler it has its settings by the role. */
export const sessionOf = (url: string): pg.ClientConfig => ({
  application_name: 'fleetbook',
  // A call waits for one as for any other turn, and for no less than it may take to come about.
  connectionTimeoutMillis: Math.max(CONNECT_TIMEOUT, env().WAIT_SECONDS * 1000),
  ...sessionAt(url, keepsStatements() ? startupOptions(env().FLEETBOOK_DEMO) : undefined),
})

/** The process's one pool of connections, which Prisma works over. */
export function pool(): pg.Pool {
  if (!shared.fleetbookPool) {
    shared.fleetbookPool = poolTo(env().DATABASE_URL, OF_PRIMARY)
    observeFigures(FIGURES, {
      pool_connections_in_use: () => pool().totalCount - pool().idleCount,
      pool_connections_idle: () => pool().idleCount,
      pool_waiting: () => pool().waitingCount + bulkheadOf(pool()).waiting,
    })
  }
  return shared.fleetbookPool
}

/**
 * A pool of connections with all that holds in the service's sessions.
 *
 * @param settings what is otherwise than for the process's own
 */
export function poolTo(url: string, settings: pg.PoolConfig = {}): pg.Pool {
  const created = new pg.Pool({
    ...sessionOf(url),
    max: env().DATABASE_POOL_SIZE,
    // A session that ends takes with it what made its statements quick: plans, what it had read of
    // the catalogue, its view of the shared pages (decision 71).
    idleTimeoutMillis: env().DATABASE_IDLE_SECONDS * 1000,
    ...KEPT_ALIVE,
    ...settings,
  })
  queryByCallback(created)
  handleConnectionErrors(created, warn)
  countOpened(created)
  created.on('connect', keepsStatements() ? limitPreparedStatements : preparesNothing)
  giveUpSilentConnections(created, warn)
  if (keepsStatements()) created.on('connect', begin)
  keepRefused(created)
  if (tracingHere()) tracePool(created)
  return created
}

/** Asks for both at once: the driver takes one statement more while one is on its way. */
const begin = (connection: pg.PoolClient): void =>
  connection.query(`${WITHOUT_BOUND_OF_17}; ${RAISE_MALLOC_THRESHOLD}`, () => {})

/**
 * Keeps a connection that the server closes, idle or in a transaction, from ending the process.
 *
 * @param tell hears of each connection that was lost, once: PostgreSQL's reason where it gave one
 */
export function handleConnectionErrors(connections: pg.Pool, tell: (error: Error) => void): void {
  // The pool repeats what a connection told on which nothing ran.
  connections.on('error', () => {})
  connections.on('connect', (connection) => onLoss(connection, tell))
}

/** Tells once of a connection that is lost: PostgreSQL's reason comes before the end that it brings. */
export function onLoss(connection: pg.ClientBase, tell: (error: Error) => void): void {
  let isLost = false
  connection.on('error', (error) => {
    if (!isLost) tell(error)
    isLost = true
  })
}

function warn(error: Error): void {
  observeLostConnection()
  log().warn({ err: error }, 'a database connection was lost')
}

/** Ends the pool once its running statements are done. */
export async function closePool(): Promise<void> {
  const open = shared.fleetbookPool
  shared.fleetbookPool = undefined
  await open?.end()
}
