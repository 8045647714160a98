import { rmSync } from 'node:fs'
import { createServer, connect as dial } from 'node:net'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { backup } from '@/lib/db/backup/backup'
import { restore } from '@/lib/db/backup/restore'
import { embeddedServiceUrl } from '@/lib/db/serviceRole'
import { signIn } from '../../e2e/support/caller'
import { freePort } from '../../e2e/support/freePort'
import { startReplica, type TestReplica } from '../../e2e/support/replica'
import { until } from '../../e2e/support/scene'
import {
  createDatabase,
  databaseName,
  SERVICE_PASSWORD,
  serviceUrl,
  startProcess,
  type TestDatabase,
  type TestService,
} from '../../e2e/support/service'
import { poolerBefore } from './support/pooler'
import { figure, startReading, stateAt } from './support/reading'

let database: TestDatabase
let replica: TestReplica
/** A process that reads from the replica, as is meant. */
let service: TestService

beforeAll(async () => {
  database = await createDatabase(inject('templateUrl'))
  replica = await startReplica(database.url)
  service = await startReading(database.url, replica.of(serviceUrl(database.url)))
  await says(service, 'in use')
})
afterAll(async () => {
  await service.stop()
  await replica.stop()
  await database.drop()
})

/** Waits until a process says this of the replica, which may be late on a busy machine. */
const says = (process: TestService, state: string) =>
  until(`it says "${state}"`, async () => (await stateAt(process)) === state)

/** Starts a process over another database, with the replica of this one. */
const startBeside = (url: string): Promise<TestService> =>
  startReading(url, replica.of(serviceUrl(database.url)))

/** Changes a client through a process and looks for it by that: what is found, by name. */
async function writeAndFind({ base }: TestService, name: string): Promise<string[]> {
  const caller = await signIn(base, 'editor')
  const [first] = (await caller('GET', '/fm/clients?limit=1')).body.data
  const changed = await caller('PATCH', `/fm/clients/${first.client_id}`, { body: { name } })
  expect(changed.status).toBe(200)
  const found = await caller('GET', `/fm/clients?${new URLSearchParams({ search: name })}`)
  return found.body.data.map((row: { name: string }) => row.name)
}

test('a database that was restored is not read from a replica of the one that was saved', async () => {
  const name = databaseName()
  await database.query(`CREATE DATABASE ${name} TEMPLATE template0`)
  const restored = Object.assign(new URL(database.url), { pathname: name }).href
  const saved = new PassThrough()
  await Promise.all([backup(database.url, saved), restore(restored, saved)])
  await embeddedServiceUrl(restored, SERVICE_PASSWORD)
  const beside = await startBeside(restored)
  try {
    expect(await writeAndFind(beside, 'Written since')).toEqual(['Written since'])
    await says(beside, 'behind')
    await says(service, 'in use')
  } finally {
    await beside.stop()
    await database.query(`DROP DATABASE ${name} WITH (FORCE)`)
  }
})

test('what was put back to a copy of its disk is not read from a replica that has gone on', async () => {
  const former = await startReplica(database.url)
  const [data] = await former.query<{ folder: string }>(
    "SELECT current_setting('data_directory') AS folder",
  )
  former.signal('SIGKILL')
  await until('it has ended', () =>
    former.query('SELECT').then(
      () => false,
      ({ code }) => code === 'ECONNREFUSED',
    ),
  )
  rmSync(join(data?.folder ?? '', 'standby.signal'))
  // Begins as a server does that was killed, in the log of the one that it is a copy of.
  await former.restart()
  await database.query("SELECT pg_logical_emit_message(true, 'more', repeat('x', 4000000))")
  const beside = await startBeside(former.of(database.url))
  try {
    expect(await writeAndFind(beside, 'Written to the copy')).toEqual(['Written to the copy'])
    await says(beside, 'not a replica')
    await says(service, 'in use')
  } finally {
    await beside.stop()
    await former.stop()
  }
})

test('one whose sessions have not the settings of the service is not read from', async () => {
  await replica.query("ALTER SYSTEM SET timezone = 'Australia/Sydney'")
  await replica.query("ALTER SYSTEM SET datestyle = 'SQL, DMY'")
  await replica.query('SELECT pg_reload_conf()')
  const pooler = await poolerBefore(replica.of(serviceUrl(database.url)))
  const beside = await startReading(database.url, pooler.url)
  try {
    expect(await writeAndFind(beside, 'Found without it')).toEqual(['Found without it'])
    await says(beside, 'of other settings')
    await says(service, 'in use')
  } finally {
    await beside.stop()
    pooler.close()
  }
})

test('where the address of the database comes to lead to a standby nothing is read from it', async () => {
  const ports = { primary: Number(new URL(database.url).port), standby: replica.port }
  let leadsTo: keyof typeof ports = 'primary'
  const balancer = createServer((caller) => {
    const behind = dial(ports[leadsTo], '127.0.0.1')
    for (const socket of [caller, behind]) socket.on('error', () => undefined)
    caller.pipe(behind).pipe(caller)
  })
  const own = await freePort()
  await new Promise<void>((resolve) => balancer.listen(own, '127.0.0.1', resolve))
  const url = Object.assign(new URL(database.url), { port: String(own) }).href
  const beside = await startProcess(url)
  try {
    const caller = await signIn(beside.base, 'editor')
    const [{ client_id }] = (await caller('GET', '/fm/clients?limit=1')).body.data
    const statusOf = async () => (await caller('GET', `/fm/clients/${client_id}`)).status
    expect(await statusOf()).toBe(200)
    leadsTo = 'standby'
    await database.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'fleetbook' AND datname = current_database()",
    )
    // The first may still hear of the connection that has gone.
    await until('nothing is read', async () => (await statusOf()) === 503)
    expect(await statusOf()).toBe(503)
    leadsTo = 'primary'
    await until('it is read again', async () => (await statusOf()) === 200)
  } finally {
    await beside.stop()
    balancer.close()
  }
})

test('what a role may not read at a replica is read from the primary', async () => {
  const role = databaseName()
  await database.query(
    `CREATE ROLE ${role} LOGIN PASSWORD 'only for tests'; GRANT SELECT ON setting TO ${role}`,
  )
  const url = Object.assign(new URL(replica.of(database.url)), {
    username: role,
    password: 'only for tests',
  })
  await until('the replica has the role', async () => {
    const rows = await replica.query(`SELECT FROM pg_roles WHERE rolname = '${role}'`)
    return rows.length === 1
  })
  const beside = await startReading(database.url, url.href)
  try {
    await says(beside, 'in use')
    expect(await writeAndFind(beside, 'Read elsewhere')).toEqual(['Read elsewhere'])
  } finally {
    await beside.stop()
    await database.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`)
  }
})

test('what a replica has no room for is read from the primary', async () => {
  await database.query(
    `INSERT INTO client (name) SELECT 'Spacious ' || n || repeat(' x', 80) FROM generate_series(1, 3000) n`,
  )
  const caller = await signIn(service.base, 'editor')
  const reads = (outcome: string) =>
    figure(
      service,
      `fleetbook_replica_reads_total{replica="127.0.0.1:${replica.port}",outcome="${outcome}"}`,
    )
  const set = async (settings: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(settings)) {
      await replica.query(`ALTER SYSTEM SET ${name} = '${value}'`)
    }
    await replica.query('SELECT pg_reload_conf()')
  }
  const search = async () => {
    const query = new URLSearchParams({ search: 'Spacious', sort: 'name' })
    const found = await caller('GET', `/fm/clients?${query}`)
    expect(found.status).toBe(200)
    expect(found.body.data).toHaveLength(50)
  }
  // As of a disk that is full: what takes more than this has to go there.
  await set({ work_mem: '64kB', temp_file_limit: '0' })
  await until('a search fails there', async () => {
    await search()
    return (await reads('failed')) > 0
  })
  await says(service, 'in use')
  const before = await reads('read')
  await set({ work_mem: '4MB', temp_file_limit: '-1' })
  await until('it is read from again', async () => {
    await search()
    return (await reads('read')) > before
  })
})
