import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './freePort'

/** What stands between the tests and the database while the suite of the API runs. */
export type Between = 'pgbouncer' | 'haproxy' | 'replica'

/** What is a program of its own. */
type Program = Exclude<Between, 'replica'> | 'nginx'

/**
 * Set with API_THROUGH: `pgbouncer` stands before the database and lends a session for one
 * transaction each; `haproxy` stands before two servers, and gives each call to the next of them.
 * With `replica` lists, searches and history are read from a server that follows the database.
 */
export const between = process.env.API_THROUGH as Between | undefined

/**
 * Whether calls go to two processes, over the connections of a proxy. What is tried of one process,
 * or of the caller's own connection to it, cannot be seen there.
 */
export const isBalanced = between === 'haproxy'

/** A program of the operator's, on a port of its own. */
export interface Running {
  readonly port: number
  stop(): Promise<void>
}

/** Which arguments make a program read its configuration from a file. */
const PROGRAMS: Readonly<Record<Program, (file: string) => [string, string[]]>> = {
  // As root it starts for another user alone.
  pgbouncer: (file) => [
    'pgbouncer',
    ['-q', ...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file],
  ],
  haproxy: (file) => ['haproxy', ['-q', '-f', file]],
  nginx: (file) => [NGINX, ['-c', file, '-e', 'stderr']],
}

/** Debian has it where only root looks for programs. */
const NGINX = ['/usr/sbin/nginx', '/usr/local/bin/nginx'].find(existsSync) ?? 'nginx'

/** Whether nginx is here to be started. */
export const hasNginx = (): boolean => spawnSync(NGINX, ['-v']).status === 0

async function start(
  program: Program,
  configuration: (port: number, folder: string) => string,
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), `fleetbook-${program}-`))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const file = join(folder, 'configuration')
  writeFileSync(file, configuration(port, folder))
  const child = spawn(...PROGRAMS[program](file), { stdio: 'inherit' })
  const end = () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  endWithThis(end)
  await answering(child, port)
  return {
    port,
    stop: async () => {
      process.off('exit', end)
      end()
      if (child.exitCode === null && child.signalCode === null) {
        await new Promise((resolve) => child.once('exit', resolve))
      }
    },
  }
}

/**
 * Has a program end with this process, which is told to end by a signal: what stands before a service
 * that scenes share is stopped by none of them.
 */
function endWithThis(end: () => void): void {
  process.once('exit', end)
  if (!process.listeners('SIGTERM').includes(exit)) process.once('SIGTERM', exit)
}

const exit = () => process.exit()

/** Waits until connections are taken. */
async function answering(child: ChildProcess, port: number): Promise<void> {
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  const isTaken = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () =>
        resolve(false),
      )
      socket.once('close', () => undefined)
      socket.unref().end()
    })
  while (!(await isTaken())) {
    if (failure) throw failure
    if (child.exitCode !== null) throw new Error(`it ended at once (code ${child.exitCode})`)
  }
}

/**
 * PgBouncer before a server, for every database of it, with sessions that last for a transaction. Of a
 * database that a service was asking for while it was made anew it tries another session at once.
 *
 * @param url of any database of the server, with the user whom it lets in
 */
export function startPgBouncer(url: string): Promise<Running> {
  const { hostname, port, username, password } = new URL(url)
  return start('pgbouncer', (own, folder) => {
    const users = join(folder, 'users')
    writeFileSync(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`)
    return `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = 8
max_client_conn = 500
server_idle_timeout = 2
server_login_retry = 0
`
  })
}

/** Says to the processes of the tests, which begin later, where the pooler of a server stands. */
export function announcePooler(databaseUrl: string, { port }: Running): void {
  process.env.POOLER_OF = `${new URL(databaseUrl).port} ${port}`
}

/** The way that a service takes to a database of the server: past the pooler, if there is one. */
export function throughPooler(databaseUrl: string): string {
  const [server, pooler] = process.env.POOLER_OF?.split(' ') ?? []
  const url = new URL(databaseUrl)
  if (pooler === undefined || url.port !== server) return databaseUrl
  url.port = pooler
  return url.href
}

/** Says to the processes of the tests on which port a replica of a server is. */
export function announceReplica(databaseUrl: string, port: number): void {
  process.env.REPLICA_OF = `${new URL(databaseUrl).port} ${port}`
}

/** A database of the server, as the replica has it; none where the server has none. */
export function onReplica(databaseUrl: string): string | undefined {
  const [server, replica] = process.env.REPLICA_OF?.split(' ') ?? []
  const url = new URL(databaseUrl)
  if (replica === undefined || url.port !== server) return undefined
  url.port = replica
  return url.href
}

/** A proxy that gives each call to the next of some servers. */
export interface Balancer extends Running {
  /** Sends what one of the servers was given to another process. */
  replace(index: number, base: string): Promise<void>
}

/**
 * HAProxy before servers, which takes them in turn. A call for which a server takes no connection
 * goes to the next.
 *
 * @param bases their origins
 */
export async function startHAProxy(bases: readonly string[]): Promise<Balancer> {
  let socket = ''
  const running = await start('haproxy', (own, folder) => {
    socket = join(folder, 'socket')
    return `global
  stats socket ${socket} level admin
defaults
  mode http
  option redispatch
  timeout connect 5s
  timeout client 5m
  timeout server 5m
listen fleetbook
  bind 127.0.0.1:${own}
  balance roundrobin
${bases.map((base, index) => `  server s${index} ${new URL(base).host}`).join('\n')}
`
  })
  return {
    ...running,
    replace: async (index, base) => {
      const { hostname, port } = new URL(base)
      const said = await ask(socket, `set server fleetbook/s${index} addr ${hostname} port ${port}`)
      if (!said.includes('port changed from')) throw new Error(`HAProxy says: ${said}`)
    },
  }
}

/** The server that the shipped configuration of nginx leads to. */
const SHIPPED_SERVER = '127.0.0.1:3000'
/** What of it is for TLS, and for callers who come without. */
const OF_TLS = [/^server \{\n {4}listen 80;\n[^}]*\}\n/m, /^ +(?:ssl_\w+|listen \[::\]:\d+) .*\n/gm]

/**
 * nginx before a server, as `deploy/nginx.conf` has it but for TLS.
 *
 * @param base origin of the server
 */
export function startNginx(base: string): Promise<Running> {
  const shipped = readFileSync('deploy/nginx.conf', 'utf8')
  const plain = OF_TLS.reduce((text, part) => text.replace(part, ''), shipped)
  return start('nginx', (own, folder) => {
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${join(folder, kind)};`,
    )
    return `daemon off;
master_process off;
pid ${join(folder, 'pid')};
error_log stderr error;
events {}
http {
access_log off;
${folders.join('\n')}
${plain
  .replace(/\blisten 443 [^;]*;/, `listen 127.0.0.1:${own};`)
  .replaceAll(SHIPPED_SERVER, new URL(base).host)}
}
`
  })
}

/** Gives one command over a socket. @returns all that is said to it */
async function ask(path: string, command: string): Promise<string> {
  const socket = connect(path, () => socket.end(`${command}\n`))
  let said = ''
  for await (const part of socket) said += part
  return said
}
