import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { env } from '@/lib/env'
import { serverOf } from '../address'
import { type Database, type Driver, readingBy } from '../database'
import { DEADLOCK } from '../deadlock'
import { databaseFailure } from '../failure'
import type { Patient } from '../pool/deadlines'
import { poolTo } from '../pool/pool'
import { isSpentBy } from '../pool/refusedStatements'
import { SETTINGS } from '../pool/session'
import { isBefore, SHOWN_MARK, type WalPosition, writtenPosition } from './walPosition'

/** Whether reads go to a replica, or why not. */
export type ReplicaState =
  | 'in use'
  | 'behind'
  | 'unreachable'
  | 'not a replica'
  | 'of other settings'

/** How long a connection to a replica may take, in ms: the primary is there meanwhile. */
const CONNECT_TIMEOUT = 1000
/** How long a replica may take to say how far it is, in ms. */
const SAY_TIMEOUT = 500
/** How often a call that waits asks how far the replica is, in ms. */
const ASK_EVERY = 5
/** How often a process looks at a replica without any call, in ms. */
const LOOK_EVERY = 1000

/** States in which PostgreSQL undoes a read that stands in the way of what it has to follow. */
const IN_THE_WAY = new Set(['40001', DEADLOCK])

/**
 * Classes of states in which it is the server that fails, whatever was asked of it: it has no room, a
 * file cannot be read, or what stands there is damaged; or it does not know what is asked about, or lets
 * this role not read it. Another may have none of that, and where it has, it says so itself.
 */
const OF_SERVER = /^(42|53|58|XX)/

const PLACE = {
  name: 'replica_place',
  text: `SELECT pg_is_in_recovery() AS follows, ${SHOWN_MARK} IS NOT DISTINCT FROM $2 AS is_same,
    pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn())::float8 AS behind, pg_last_wal_replay_lsn()::text AS at`,
  patience: SAY_TIMEOUT,
} satisfies { name: string; text: string } & Patient

/** What the service relies on in its sessions, and one that has just been given has not. */
const LACKING = {
  name: 'replica_settings',
  text: `SELECT name FROM unnest($1::text[], $2::text[]) AS s(name, value)
    WHERE current_setting(name, true) IS DISTINCT FROM value`,
  values: [Object.keys(SETTINGS), Object.values(SETTINGS)],
  patience: SAY_TIMEOUT,
} satisfies pg.QueryConfig & Patient

interface Place {
  readonly follows: boolean
  readonly is_same: boolean
  /** Bytes of the log that it has not read yet; below zero where it has read on. */
  readonly behind: number | null
  /** How far it has read the log, as PostgreSQL writes that. */
  readonly at: string | null
}

/** Thrown where a replica cannot be read from. */
class LeftOut extends Error {
  /** @param detail what is to be said of it beside its state */
  constructor(
    readonly state: Exclude<ReplicaState, 'in use'>,
    detail = '',
  ) {
    super(`${state}${detail}`)
  }
}

/** Has whatever keeps a replica from answering count as one thing. */
const unreachable = (): never => {
  throw new LeftOut('unreachable')
}

/** A server that follows the primary, which reads may go to. */
export class Replica {
  /** Its host and port. */
  readonly name: string
  state: ReplicaState = 'in use'
  /** Resolves when it has been looked at for the first time. */
  readonly looked: Promise<void>
  /** What is to be told of it before that: it has not answered, or it has, and is waited for. */
  private atFirst: ReplicaState | undefined = 'unreachable'
  /** Bytes of the log that it had not read when it was last asked. */
  behind = 0
  /** How many calls were to be read from it, by what came of it: read, or why the primary was. */
  readonly outcomes = new Map<string, number>()
  private readonly connections: pg.Pool
  private readonly ending = new AbortController()

  /** @param note takes what is worth a line in the log */
  constructor(
    url: string,
    private readonly note: (sentence: string) => void,
  ) {
    this.name = serverOf(url)
    this.connections = poolTo(url, { connectionTimeoutMillis: CONNECT_TIMEOUT })
    this.looked = this.look().finally(() => {
      this.atFirst = undefined
    })
    void this.looked.then(() => this.watch())
  }

  /** What is to be told of it. */
  get told(): ReplicaState {
    return this.atFirst ?? this.state
  }

  get isInUse(): boolean {
    return this.state === 'in use'
  }

  /**
   * Reads once the replica is as far as a position, all on one connection: behind an address may
   * stand several servers.
   *
   * @returns undefined where the replica is not as far in time, or failed; it is then left out until
   *   a look finds that it can be read from again
   * @throws whatever else the work throws
   */
  async read<Result>(
    position: WalPosition,
    work: (db: Database) => Promise<Result>,
  ): Promise<{ readonly result: Result } | undefined> {
    await this.looked
    if (!this.isInUse) return undefined
    try {
      const result = await this.onConnection(async (connection) => {
        await this.reach(connection, position)
        return work(readingBy(connection))
      })
      this.count('read')
      return { result }
    } catch (error) {
      this.count(this.outcomeOf(error))
      return undefined
    }
  }

  /**
   * What came of a read that failed and may be done by the primary; the replica is left out where
   * others would fail as well.
   *
   * @throws the error where the primary would say the same
   */
  private outcomeOf(error: unknown): string {
    const { state = '', message, isUnreachable } = databaseFailure(error)
    if (IN_THE_WAY.has(state)) return 'in the way'
    if (error instanceof LeftOut || isUnreachable) {
      this.leaveOut(error)
      return this.state
    }
    if (!OF_SERVER.test(state)) throw error
    this.note(`the replica ${this.name} failed, and the primary was read instead: ${message}`)
    return 'failed'
  }

  async close(): Promise<void> {
    this.ending.abort()
    await this.connections.end()
  }

  private async onConnection<Result>(work: (driver: Driver) => Promise<Result>): Promise<Result> {
    const connection = await this.connections.connect().catch(unreachable)
    const { driver, settled } = oneAfterTheOther(connection)
    let broken: Error | undefined
    try {
      // A pooler may give each transaction to another server, but not the parts of one.
      const isLent = env().DATABASE_POOLER === 'transaction'
      if (isLent) await driver.query('BEGIN READ ONLY').catch(unreachable)
      const result = await work(driver)
      if (isLent) await driver.query('COMMIT')
      return result
    } catch (error) {
      const isGone = error instanceof LeftOut && error.state === 'unreachable'
      if (isGone || isSpentBy(error)) broken = error as Error
      throw error
    } finally {
      await settled()
      // Whatever is left open on it ends with it.
      if (!broken && env().DATABASE_POOLER === 'transaction') {
        await connection.query('ROLLBACK').catch((error: Error) => {
          broken = error
        })
      }
      connection.release(broken)
    }
  }

  private async watch(): Promise<void> {
    const { signal } = this.ending
    while (!signal.aborted) {
      await setTimeout(LOOK_EVERY, undefined, { signal, ref: false }).catch(() => {})
      if (!signal.aborted) await this.look()
    }
  }

  /**
   * Finds out whether it can be read from. Of a primary that does not answer it says nothing. What has
   * read on to where the primary has not written by now follows another, which began as this one did:
   * this one was put back to a snapshot of its disk, or is a copy of the other that was started.
   */
  private async look(): Promise<void> {
    const position = await writtenPosition().catch(() => undefined)
    if (!position) return
    try {
      const reached = await this.onConnection(async (connection) => {
        await expectSettings(connection)
        return this.reach(connection, position)
      })
      const written = await writtenPosition().catch(() => undefined)
      if (written?.mark !== position.mark) return
      if (isBefore(written.at, reached)) throw new LeftOut('not a replica')
      this.become('in use', `the replica ${this.name} is read from again`)
    } catch (error) {
      this.leaveOut(error)
    }
  }

  /**
   * Waits until it is as far.
   *
   * @returns how far it is then
   * @throws LeftOut where it is no replica, or not as far in time
   */
  private async reach(driver: Driver, { at, mark }: WalPosition): Promise<string> {
    const end = performance.now() + env().REPLICA_WAIT_MS
    for (;;) {
      const asked = driver.query<Place>({ ...PLACE, values: [at, mark] })
      const { rows } = await asked.catch(unreachable)
      const { follows, is_same, behind, at: reached } = rows[0] as Place
      if (!follows) throw new LeftOut('not a replica')
      this.behind = Math.max(0, behind ?? 0)
      if (is_same && reached !== null && behind !== null && behind <= 0) return reached
      if (performance.now() >= end) throw new LeftOut('behind')
      if (this.atFirst) this.atFirst = 'behind'
      await setTimeout(ASK_EVERY)
    }
  }

  private count(outcome: string): void {
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1)
  }

  private leaveOut(why: unknown): void {
    const { state, message } = why instanceof LeftOut ? why : new LeftOut('unreachable')
    this.become(
      state,
      `the replica ${this.name} is left out, and the primary read instead: ${message}`,
    )
  }

  private become(state: ReplicaState, told: string): void {
    if (this.ending.signal.aborted || state === this.state) return
    this.state = state
    this.note(told)
  }
}

/**
 * Finds out whether a session has what moments and figures are written by, and what bounds it: a pooler
 * may have dropped what the service asked for, and the server has settings of its own.
 *
 * @throws LeftOut where it has not
 */
async function expectSettings(driver: Driver): Promise<void> {
  const { rows } = await driver.query<{ name: string }>(LACKING).catch(unreachable)
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(', ')
  throw new LeftOut(
    'of other settings',
    ` (${names}): something between drops those of the service's sessions, as poolers do`,
  )
}

/** Statements on a connection, each sent when the one before is done, as whoever reads sends several. */
function oneAfterTheOther(connection: pg.PoolClient) {
  let last: Promise<unknown> = Promise.resolve()
  const query = (...parameters: unknown[]) => {
    const send = connection.query.bind(connection) as (...all: unknown[]) => Promise<unknown>
    const answer = last.then(() => send(...parameters))
    last = answer.catch(() => undefined)
    return answer
  }
  return { driver: { query } as Driver, settled: () => last }
}
