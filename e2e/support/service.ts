import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { withConnection } from '@/lib/db/connection'
import { API_SERVER } from './apiBundle'
import { between, isBalanced, onReplica, startHAProxy, throughPooler } from './between'
import { freePort } from './freePort'

/** A database that is one test file's own. */
export interface TestDatabase {
  readonly url: string
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  drop(): Promise<void>
}

/** A name that no other database has. */
export const databaseName = (): string => `test_${randomUUID().replaceAll('-', '')}`

/** Copies the template database. */
export async function createDatabase(
  templateUrl: string,
  name = databaseName(),
): Promise<TestDatabase> {
  const base = templateUrl.replace(/[^/]*$/, '')
  const template = templateUrl.slice(base.length)
  const admin = (sql: string) =>
    withConnection(`${base}postgres`, async (connection) => {
      // Copies of one template wait for each other.
      await connection.query('SELECT pg_advisory_lock(1)')
      await connection.query(sql)
    })
  await admin(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  const url = `${base}${name}`
  // What tests put there by SQL is there as if nobody had, and stands in no history.
  const options = '-c fleetbook.enters=yes'
  const pool = new pg.Pool({ connectionString: url, max: 4, options })
  // The database may be dropped before the server has read that a connection ends.
  pool.on('error', () => {})
  return {
    url,
    async query(text, values) {
      return (await pool.query(text, values)).rows
    },
    async drop() {
      await pool.end()
      await admin(`DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/** The password of the role by which the tests' services work. */
export const SERVICE_PASSWORD = 'of-the-service'

/** The address of a test's database by which a service works on it: what it may do is tried by all tests. */
export const serviceUrl = (url: string): string =>
  url.replace(/\/\/[^@]*@/, `//fleetbook_service:${SERVICE_PASSWORD}@`)

/** A process that serves the API. */
export interface TestService {
  /** Origin and base path: `http://127.0.0.1:12345/api/v1`. */
  readonly base: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

/**
 * True while the suite runs under plain `next start`, which answers what it cannot read as an
 * address by itself, and loses a parameter called `__proto__`, before any route is asked.
 */
export const isUnderNext = process.env.API_SERVER === 'next'

/** True where calls go straight to one process, and to the service's own front server. */
export const isDirect = !isUnderNext && !isBalanced

/** Where the log of a server process goes. */
type Output = 'inherit' | 'pipe' | number

/** Variables for a server process; undefined leaves one at what is shipped. */
export type ServiceEnvironment = Readonly<Record<string, string | undefined>>

/**
 * Starts a server process of the API on a free port, over a database: the service's own front
 * server, or with API_SERVER=next the very same route modules under plain `next start`. A change
 * of rights is in force with the next call, unless the environment says otherwise. With
 * API_THROUGH=haproxy there are two, and a proxy that gives each call to the next of them.
 *
 * @param output where its log goes: to the run's own output, to `process.stdout` of the result, or to an
 *   open file
 */
export async function startService(
  databaseUrl: string,
  environment: ServiceEnvironment = {},
  output: Output = 'inherit',
): Promise<TestService> {
  const start = () => startProcess(databaseUrl, environment, output)
  if (!isBalanced) return start()
  const services = await Promise.all([start(), start()])
  const proxy = await startHAProxy(services.map(({ base }) => base))
  return {
    base: `http://127.0.0.1:${proxy.port}/api/v1`,
    process: services[0].process,
    stop: async () => {
      await proxy.stop()
      await Promise.all(services.map((service) => service.stop()))
    },
  }
}

/** As {@link startService}, always one process that is called directly. */
export async function startProcess(
  databaseUrl: string,
  environment: ServiceEnvironment = {},
  output: Output = 'inherit',
): Promise<TestService> {
  const env = {
    ...process.env,
    LOG_LEVEL: 'error',
    DATABASE_POOL_SIZE: '8',
    PRINCIPAL_CACHE_MS: '0',
    // More than any test uses, so that every call of all tests is counted, and every answer says so.
    RATE_LIMIT_PER_MINUTE: '100000000',
    // Beside many others, as on a busy machine, a turn may come late.
    WAIT_SECONDS: '30',
    DATABASE_POOLER: between === 'pgbouncer' ? 'transaction' : 'none',
    DATABASE_REPLICA_URL: onReplica(serviceUrl(databaseUrl)),
    ...environment,
    DATABASE_URL: between === 'pgbouncer' ? throughPooler(databaseUrl) : serviceUrl(databaseUrl),
  }
  const [child, port] = await (isUnderNext ? startNext(env) : startFront(env, output))
  return {
    base: `http://127.0.0.1:${port}/api/v1`,
    process: child,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

async function startFront(env: NodeJS.ProcessEnv, output: Output): Promise<[ChildProcess, number]> {
  const child = spawn(process.execPath, [API_SERVER], {
    env,
    stdio: ['ignore', output, 'inherit', 'ipc'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port))
    child.once('exit', (code) => reject(new Error(`the server ended at once (code ${code})`)))
  })
  return [child, port]
}

/** Ends a process with the one that started it: left behind, it would keep that one's output open. */
const END_WITH_STARTER = 'data:text/javascript,process.once("disconnect",()=>process.exit())'

async function startNext(env: NodeJS.ProcessEnv): Promise<[ChildProcess, number]> {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [
      `--import=${END_WITH_STARTER}`,
      'node_modules/next/dist/bin/next',
      ...['start', '-p', String(port), '-H', '127.0.0.1'],
    ],
    { env: { ...env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  while (!(await answers(`http://127.0.0.1:${port}/healthz`))) {
    if (child.exitCode !== null)
      throw new Error(`the server ended at once (code ${child.exitCode})`)
    await setTimeout(50)
  }
  return [child, port]
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  )
