import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Host } from './network'

/** Where Debian has PostgreSQL's programs. */
const PROGRAMS = '/usr/lib/postgresql/15/bin'
const PASSWORD = 'of-the-cluster'
/** What runs Patroni: Debian's, or another that PATRONI names. */
const PATRONI = (process.env.PATRONI ?? 'patroni').split(' ')
/** Which of etcd's interfaces it speaks. */
const ETCD = process.env.CLUSTER_ETCD ?? 'etcd3'

/**
 * What the cluster agrees on, as docs/high-availability.md gives it. Seconds: a leader that cannot
 * renew its lock is replaced after `ttl`; it gives up by itself before that.
 */
const SETTINGS = {
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 3,
  maximum_lag_on_failover: 1_048_576,
  synchronous_mode: true,
  synchronous_mode_strict: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 100,
      max_wal_size: '4GB',
      synchronous_commit: 'on',
      wal_log_hints: 'on',
      wal_keep_size: '1GB',
    },
  },
}

/** A member as one of them tells of it. */
export interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
  readonly timeline?: number
  readonly lag?: number | string
}

/** One of the servers: etcd, Patroni and PostgreSQL on a host. */
export class Node {
  private running: ChildProcess[] = []

  constructor(
    readonly host: Host,
    private readonly others: readonly Host[],
    private readonly folder: string,
    private readonly owner: { readonly uid: number; readonly gid: number },
  ) {
    mkdirSync(folder, { recursive: true })
    chownSync(folder, owner.uid, owner.gid)
    // Patroni reads JSON as YAML.
    writeFileSync(join(folder, 'patroni.yml'), JSON.stringify(this.configuration()))
  }

  start(): void {
    this.running = [
      this.run('etcd', this.etcd()),
      this.run('patroni', [...PATRONI, this.file('patroni.yml')]),
    ]
  }

  /** As a host without power ends: everything on it, at once. */
  kill(): void {
    const { stdout } = { stdout: execFileSync('ip', ['netns', 'pids', this.host.on[3] ?? '']) }
    for (const pid of stdout.toString().split('\n').filter(Boolean)) {
      try {
        process.kill(Number(pid), 'SIGKILL')
      } catch {
        // It has ended with another.
      }
    }
    for (const child of this.running) child.kill('SIGKILL')
  }

  /** What it says of the cluster; nothing where it does not answer. */
  async members(): Promise<readonly Member[]> {
    try {
      const answer = await fetch(`http://${this.host.address}:8008/cluster`, {
        signal: AbortSignal.timeout(2000),
      })
      return ((await answer.json()) as { members: Member[] }).members
    } catch {
      return []
    }
  }

  private file(name: string): string {
    return join(this.folder, name)
  }

  private run(name: string, command: readonly string[]): ChildProcess {
    const log = openSync(this.file(`${name}.log`), 'a')
    const { uid, gid } = this.owner
    const as = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
    const [program = '', ...parameters] = [...this.host.on, ...as, ...command]
    const env = { ...process.env, HOME: this.folder }
    return spawn(program, parameters, { cwd: this.folder, env, stdio: ['ignore', log, log] })
  }

  private etcd(): string[] {
    const { name, address } = this.host
    const all = [this.host, ...this.others]
    return [
      'etcd',
      ...['--name', name, '--data-dir', this.file('etcd')],
      ...['--listen-peer-urls', `http://${address}:2380`],
      ...['--initial-advertise-peer-urls', `http://${address}:2380`],
      ...['--listen-client-urls', `http://${address}:2379`],
      ...['--advertise-client-urls', `http://${address}:2379`],
      ...[
        '--initial-cluster',
        all.map((each) => `${each.name}=http://${each.address}:2380`).join(),
      ],
      '--enable-v2',
      ...['--heartbeat-interval', '200', '--election-timeout', '2000', '--logger', 'zap'],
    ]
  }

  private configuration() {
    const { name, address } = this.host
    const all = [this.host, ...this.others]
    const logins = ['replication', 'superuser', 'rewind'] as const
    return {
      scope: 'fleetbook',
      name,
      restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
      [ETCD]: { hosts: all.map((each) => `${each.address}:2379`) },
      bootstrap: {
        dcs: SETTINGS,
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
        pg_hba: [
          'local all all trust',
          'host replication all 10.77.0.0/24 scram-sha-256',
          'host all all 10.77.0.0/24 scram-sha-256',
        ],
      },
      postgresql: {
        listen: `${address}:5432`,
        connect_address: `${address}:5432`,
        data_dir: this.file('data'),
        bin_dir: PROGRAMS,
        parameters: { unix_socket_directories: this.folder },
        authentication: Object.fromEntries(
          logins.map((login) => [
            login,
            { username: login === 'superuser' ? 'postgres' : login, password: PASSWORD },
          ]),
        ),
      },
      // The kernel's watchdog belongs to the machine, which all of them share here.
      watchdog: { mode: 'off' },
    }
  }
}

/** The address of a database, for the administrator. */
export const addressAt = (host: string, port: number, database: string): string =>
  `postgresql://postgres:${PASSWORD}@${host}:${port}/${database}`

/**
 * Waits until all of them say the same: which one leads, that the others follow it on its timeline,
 * and that one has everything. One alone is not believed: a server that was cut off tells for
 * seconds what it knew before.
 *
 * @returns the leader
 */
export async function settled(nodes: readonly Node[], patience = 180_000): Promise<Node> {
  const end = performance.now() + patience
  let told: readonly (readonly Member[])[] = []
  while (performance.now() < end) {
    told = await Promise.all(nodes.map((node) => node.members()))
    const leaders = new Set(told.map(leaderOf))
    const [leader] = leaders
    const found = nodes.find(({ host }) => host.name === leader)
    if (found && leaders.size === 1 && told.every((each) => isWhole(each, nodes.length))) {
      return found
    }
    await setTimeout(500)
  }
  throw new Error(`The cluster did not settle: ${JSON.stringify(told)}`)
}

const leaderOf = (members: readonly Member[]): string | undefined =>
  members.find(({ role }) => role === 'leader')?.name

const isWhole = (members: readonly Member[], count: number): boolean =>
  members.filter(({ state }) => state === 'running' || state === 'streaming').length === count &&
  new Set(members.map(({ timeline }) => timeline)).size === 1 &&
  members.some(({ role }) => role === 'sync_standby')
