import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type Connection, withConnection } from '@/lib/db/connection'
import { freePort } from './freePort'
import { until } from './scene'
import { scratchFolder } from './scratch'

/** How PostgreSQL calls it that a statement was in the way of what a replica brings in. */
const SERIALIZATION_FAILURE = '40001'

/** A server that follows another, and what can be done to it. */
export interface TestReplica {
  readonly port: number
  /** The address of one of the server's databases, as this one has it. */
  of(url: string): string
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>
  /** Sends a signal to all of its processes. */
  signal(signal: NodeJS.Signals): void
  /** Starts it again after it was killed. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * Makes a replica of a running server: a copy of its files, which goes on with its log. What is
 * acknowledged by the server is flushed from then on, as where data is of worth.
 *
 * @param url of a database of the server, with an administrator of it
 */
export async function startReplica(url: string): Promise<TestReplica> {
  const folder = scratchFolder('replica')
  // As root the server runs for another user.
  chmodSync(folder, 0o755)
  const data = join(folder, 'postgres')
  const slot = `replica_${folder.slice(-6).toLowerCase()}`
  const programs = await withConnection(url, (connection) => copy(connection, data, slot))
  const { hostname, port: primary, username, password } = new URL(url)
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${primary} user=${username} password=${password}'\nprimary_slot_name = '${slot}'\n`,
  )
  writeTo(data, 'standby.signal', '')
  const port = await freePort()
  const of = (database: string) => Object.assign(new URL(database), { port: String(port) }).href
  const pool = new pg.Pool({ connectionString: of(url), max: 2 })
  pool.on('error', () => {})
  const start = async (): Promise<ChildProcess> => {
    const child = startServer(programs, data, port)
    let log = ''
    child.stderr?.on('data', (chunk) => {
      log += chunk
    })
    const answers = () =>
      pool.query('SELECT').then(
        () => true,
        () => false,
      )
    await until('the replica answers', answers, 60_000).catch((error: Error) => {
      throw new Error(`${error.message}\n${log}`)
    })
    return child
  }
  let server = await start()
  return {
    port,
    of,
    async query(text) {
      for (;;) {
        try {
          return (await pool.query(text)).rows
        } catch (error) {
          // What it has to catch up with may end any statement.
          if ((error as { code?: unknown }).code !== SERIALIZATION_FAILURE) throw error
        }
      }
    },
    signal(signal) {
      const [first = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
      for (const pid of [...childrenOf(first), first]) {
        // One of them may end by itself meanwhile.
        spawnSync('kill', ['-s', signal.slice(3), pid], { stdio: 'ignore' })
      }
    },
    async restart() {
      rmSync(join(data, 'postmaster.pid'), { force: true })
      server = await start()
    },
    async stop() {
      await pool.end()
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGQUIT')
      await ended
      await withConnection(url, (connection) => dropSlot(connection, slot))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a server over its files, as the user whose they are. */
function startServer(programs: string, data: string, port: number): ChildProcess {
  const settings = [
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'],
    // No fewer than the primary has.
    'max_connections=200',
  ]
  return spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...ownerOf(data), stdio: ['ignore', 'ignore', 'pipe'] },
  )
}

/** Copies a server's files while it runs. @returns where its programs are */
async function copy(connection: Connection, data: string, slot: string): Promise<string> {
  await connection.query("ALTER ROLE ALL SET synchronous_commit = 'on'")
  await connection.query(`SELECT pg_create_physical_replication_slot('${slot}', true)`)
  const { rows } = await connection.query<{ data: string; programs: string }>(
    "SELECT current_setting('data_directory') AS data, setting AS programs FROM pg_config WHERE name = 'BINDIR'",
  )
  const [of = { data: '', programs: '' }] = rows
  await connection.query("SELECT pg_backup_start('replica', true)")
  // A file that goes away meanwhile is of a database that was dropped.
  spawnSync('cp', ['-a', of.data, data], { stdio: 'ignore' })
  const stopped = await connection.query<{ labelfile: string }>(
    'SELECT labelfile FROM pg_backup_stop(false)',
  )
  rmSync(join(data, 'postmaster.pid'), { force: true })
  writeTo(data, 'backup_label', stopped.rows[0]?.labelfile ?? '')
  return of.programs
}

function ownerOf(folder: string) {
  const { uid, gid } = statSync(folder)
  return { uid, gid }
}

/** Writes a file that belongs to whom its folder does. */
function writeTo(folder: string, name: string, content: string): void {
  const { uid, gid } = ownerOf(folder)
  writeFileSync(join(folder, name), content)
  chownSync(join(folder, name), uid, gid)
}

const dropSlot = (connection: Connection, slot: string) =>
  connection.query(
    `SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = '${slot}' AND NOT active`,
  )

const childrenOf = (pid: string): string[] =>
  spawnSync('pgrep', ['-P', pid], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
