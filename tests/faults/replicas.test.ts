import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { type Caller, signIn } from '../../e2e/support/caller'
import { startReplica, type TestReplica } from '../../e2e/support/replica'
import { until } from '../../e2e/support/scene'
import {
  createDatabase,
  serviceUrl,
  type TestDatabase,
  type TestService,
} from '../../e2e/support/service'
import { figures, rounds } from './support/figures'
import { figure, startReading, stateAt } from './support/reading'

let database: TestDatabase
let replica: TestReplica
/** Two processes, as of two machines. */
let services: TestService[]
let editors: Caller[]
let ids: string[]

const startOver = (url: string, of: TestReplica, environment = {}) =>
  startReading(url, of.of(serviceUrl(url)), environment)

beforeAll(async () => {
  database = await createDatabase(inject('templateUrl'))
  replica = await startReplica(database.url)
  services = await Promise.all([1, 2].map(() => startOver(database.url, replica)))
  editors = await Promise.all(services.map(({ base }) => signIn(base, 'editor')))
  const rows = await database.query<{ id: string }>('SELECT client_id::text AS id FROM client')
  ids = rows.map(({ id }) => id)
})
afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()))
  await replica.stop()
  await database.drop()
})

const become = (state: string) =>
  until(`both processes say "${state}"`, async () => {
    const states = await Promise.all(services.map(stateAt))
    return states.every((each) => each === state)
  })

const readsFromReplica = async (): Promise<number> => {
  const counts = await Promise.all(
    services.map((service) =>
      figure(
        service,
        `fleetbook_replica_reads_total{replica="127.0.0.1:${replica.port}",outcome="read"}`,
      ),
    ),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

let written = 0

/**
 * Changes a record through one process, and looks for the change through the other: in a list, by a
 * filter, by a search and in the history.
 */
async function writeAndRead(round: number): Promise<void> {
  const id = ids[round % ids.length] as string
  const name = `Reads back ${++written}`
  const [writer, reader] = round % 2 === 0 ? editors : [...editors].reverse()
  const changed = await writer?.('PATCH', `/fm/clients/${id}`, { body: { name } })
  expect(changed?.status).toBe(200)
  const get = async (path: string) => {
    const answer = await reader?.('GET', path)
    expect([path, answer?.status]).toEqual([path, 200])
    return answer?.body.data
  }
  const [listed, filtered, found, history] = await Promise.all([
    get('/fm/clients?limit=200'),
    get(`/fm/clients?${new URLSearchParams({ client_id: id })}`),
    get(`/fm/clients?${new URLSearchParams({ search: name })}`),
    get(`/fm/clients/${id}/events?limit=1`),
  ])
  const named = (rows: { client_id: string; name: string }[]) =>
    rows.find(({ client_id }) => client_id === id)?.name
  expect([named(listed), named(filtered), named(found)]).toEqual([name, name, name])
  expect(history[0].changes).toContainEqual(expect.objectContaining({ field: 'name', to: name }))
}

/** Writes and reads for as long as something goes on; each of its calls has to succeed. */
async function underLoad(work: () => Promise<void>): Promise<number> {
  let isOver = false
  const before = written
  const load = async () => {
    for (let round = 0; !isOver; round++) await writeAndRead(round)
  }
  const loading = load()
  try {
    await Promise.race([work(), loading])
  } finally {
    isOver = true
  }
  await loading
  return written - before
}

test('what was written through one process is read back through another, from the replica', async () => {
  await become('in use')
  const before = await readsFromReplica()
  const most = rounds(2) * 20
  for (let round = 0; round < most; round++) await writeAndRead(round)
  const read = (await readsFromReplica()) - before
  expect(read).toBeGreaterThan(0)
  figures('written and read back', { writes: most, reads: 4 * most, 'from the replica': read })
})

test('a replica that stands still is left out until it goes on', async () => {
  const count = await underLoad(async () => {
    await replica.query('SELECT pg_wal_replay_pause()')
    await become('behind')
  })
  // Whoever starts meanwhile, and would wait long for it, is ready without it.
  const late = await startOver(database.url, replica, { REPLICA_WAIT_MS: '5000' })
  expect(await stateAt(late)).toBe('behind')
  await late.stop()
  const before = await readsFromReplica()
  await writeAndRead(0)
  expect(await readsFromReplica()).toBe(before)
  expect(await figure(services[0] as TestService, 'fleetbook_replica_in_use')).toBe(0)
  expect(
    await figure(services[0] as TestService, 'fleetbook_replica_behind_bytes'),
  ).toBeGreaterThan(0)
  await replica.query('SELECT pg_wal_replay_resume()')
  await become('in use')
  await writeAndRead(0)
  expect(await readsFromReplica()).toBeGreaterThan(before)
  figures('replica paused', { writes: count })
})

test('a replica that is killed fails no call, and is read from again when it is back', async () => {
  const before = await readsFromReplica()
  for (let round = 0; round < rounds(1); round++) {
    const count = await underLoad(async () => {
      replica.signal('SIGKILL')
      await become('unreachable')
      await replica.restart()
      await become('in use')
    })
    figures('replica killed', { writes: count })
  }
  // On a busy machine it may be late for one of them, which the primary answers then.
  await until('it is read from again', async () => {
    await writeAndRead(0)
    return (await readsFromReplica()) > before
  })
})

test('a replica that is frozen holds calls up for moments only', async () => {
  const count = await underLoad(async () => {
    replica.signal('SIGSTOP')
    try {
      await become('unreachable')
    } finally {
      replica.signal('SIGCONT')
    }
    await become('in use')
  })
  figures('replica frozen', { writes: count })
})

test('one that is always late is waited for as long as is said, and no longer', async () => {
  const patient = await startOver(database.url, replica, { REPLICA_WAIT_MS: '5000' })
  const set = async (delay: string) => {
    await replica.query(`ALTER SYSTEM SET recovery_min_apply_delay = '${delay}'`)
    await replica.query('SELECT pg_reload_conf()')
  }
  try {
    const caller = await signIn(patient.base, 'editor')
    await set('700ms')
    const name = 'Comes late'
    await caller('PATCH', `/fm/clients/${ids[0]}`, { body: { name } })
    const late = await caller('GET', `/fm/clients?${new URLSearchParams({ search: name })}`)
    expect(late.body.data.map((row: { name: string }) => row.name)).toContain(name)
    const read = 'fleetbook_replica_reads_total{'
    expect(await figure(patient, read)).toBe(1)
    expect(await stateAt(patient)).toBe('in use')
    // The others do not wait as long.
    for (let round = 0; round < 5; round++) await writeAndRead(round)
  } finally {
    await set('0')
    await patient.stop()
  }
})

test('one that follows another primary is not read from, however far it has come', async () => {
  const next = await startReplica(database.url)
  // What the old primary writes from now on only the other one has.
  await next.query("ALTER SYSTEM SET primary_conninfo = ''")
  await next.query('SELECT pg_reload_conf()')
  await until('it no longer follows', async () => {
    const rows = await next.query('SELECT FROM pg_stat_wal_receiver')
    return rows.length === 0
  })
  await database.query("SELECT pg_logical_emit_message(true, 'more', repeat('x', 4000000))")
  await next.query('SELECT pg_promote()')
  const promoted = next.of(database.url)
  const service = await startOver(promoted, replica)
  try {
    const caller = await signIn(service.base, 'editor')
    const name = 'Written to the new primary'
    await caller('PATCH', `/fm/clients/${ids[0]}`, { body: { name } })
    const found = await caller('GET', `/fm/clients?${new URLSearchParams({ search: name })}`)
    expect(found.body.data.map((row: { name: string }) => row.name)).toContain(name)
    expect(await stateAt(service)).toBe('behind')
  } finally {
    await service.stop()
    await next.stop()
  }
})

test('whoever cannot listen, as nobody can at a replica, leaves no connection there', async () => {
  vi.stubEnv('DATABASE_URL', replica.of(database.url))
  vi.resetModules()
  const { listenTo } = await import('@/lib/db/listening')
  await expect(listenTo('of_a_replica', () => {})).rejects.toThrow('recovery')
  vi.unstubAllEnvs()
  const listeners = "SELECT FROM pg_stat_activity WHERE query LIKE 'LISTEN%of_a_replica%'"
  await until('none is left', async () => (await replica.query(listeners)).length === 0)
})
