import { inject } from 'vitest'
import { type Caller, signIn } from './caller'
import {
  createDatabase,
  databaseName,
  type ServiceEnvironment,
  startService,
  type TestDatabase,
  type TestService,
} from './service'
import { layWire, type Wire } from './wire'

/** What a test file plays on: a database of its own, and server processes over it. */
export interface Scene {
  readonly database: TestDatabase
  readonly services: readonly TestService[]
  /** The first process's origin and base path. */
  readonly base: string
  /** A caller signed in with a demo account, at the process of that number. */
  as(name: DemoName, process?: number): Promise<Caller>
  close(): Promise<void>
}

export type DemoName = 'admin' | 'editor' | 'viewer' | 'integration'

/**
 * Opens a scene with a server process for each environment given. With none given it has one at
 * its defaults, which goes on to the next file's scene: it starts once for many.
 */
export async function openScene(environments?: ServiceEnvironment[]): Promise<Scene> {
  if (!environments && !lasting.isTaken) return openLasting()
  const database = await createDatabase(inject('templateUrl'))
  const services = await Promise.all(
    (environments ?? [{}]).map((environment) => startService(database.url, environment)),
  )
  return sceneOf(database, services, async () => {
    await Promise.all(services.map((service) => service.stop()))
    await database.drop()
  })
}

/** A scene whose process reaches its database by a wire. */
export interface WiredScene extends Scene {
  readonly wire: Wire
}

/** Opens a scene with a wire between its one process and the database. */
export async function openWiredScene(environment?: ServiceEnvironment): Promise<WiredScene> {
  const database = await createDatabase(inject('templateUrl'))
  const wire = await layWire(database.url)
  const service = await startService(wire.url, environment)
  const scene = sceneOf(database, [service], async () => {
    await service.stop()
    await wire.cut()
    await database.drop()
  })
  return { ...scene, wire }
}

/** The process that stays while test files come and go, and what its database is called each time. */
const lasting = {
  database: databaseName(),
  service: undefined as TestService | undefined,
  isTaken: false,
}

/**
 * A scene over a new database, whose process has lost its connections to the one before. One that
 * a file has ended takes no other file with it.
 */
async function openLasting(): Promise<Scene> {
  lasting.isTaken = true
  const database = await createDatabase(inject('templateUrl'), lasting.database)
  const hasEnded = ({ process }: TestService) => (process.exitCode ?? process.signalCode) !== null
  const kept = lasting.service
  // What takes a second connection while it has one stands still where there is only one.
  const service =
    kept && !hasEnded(kept) ? kept : await startService(database.url, { DATABASE_POOL_SIZE: '1' })
  lasting.service = service
  return sceneOf(database, [service], async () => {
    await database.drop()
    lasting.isTaken = false
  })
}

function sceneOf(
  database: TestDatabase,
  services: readonly TestService[],
  close: () => Promise<void>,
): Scene {
  const baseOf = (process: number) => services[process]?.base as string
  return {
    database,
    services,
    base: baseOf(0),
    as: (name, process = 0) => signIn(baseOf(process), name),
    close,
  }
}

/** Only what hangs takes as long, in ms: a machine that others use may be slow. */
const PATIENCE = 180_000

/** What a look brings: what was waited for, or that it is not so yet. */
type Seen<Result> = Result | undefined | false

/** Waits until something holds, looking again and again; fails when it does not come to hold. */
export async function until<Result>(
  what: string,
  look: () => Seen<Result> | Promise<Seen<Result>>,
  milliseconds = PATIENCE,
): Promise<Result> {
  const end = performance.now() + milliseconds
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== false) return found
    if (performance.now() > end) throw new Error(`waited ${milliseconds} ms in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Waits until a session of a database waits for what another holds. */
export const untilSomebodyWaits = (database: TestDatabase) =>
  until('somebody waits for what is held', async () => {
    const waiting = await database.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
    return waiting.length > 0
  })

/** Ids of seeded records, in the order of the ids. */
export const idsOf = async (database: TestDatabase, table: 'client' | 'approval') =>
  (
    await database.query<{ id: string }>(
      `SELECT ${table}_id::text AS id FROM ${table} ORDER BY ${table}_id`,
    )
  ).map((row) => row.id)

/** Adds copies of nothing: clients that have never been changed. Gives their ids in order. */
export const addClients = async (database: TestDatabase, count: number): Promise<string[]> =>
  (
    await database.query<{ id: string }>(
      'INSERT INTO client (name) SELECT NULL FROM generate_series(1, $1) RETURNING client_id::text AS id',
      [count],
    )
  ).map((row) => row.id)
