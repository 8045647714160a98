/** Many who wait for records that somebody holds, beside all who do not. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../support/caller'
import { addClients, openScene, type Scene, until } from '../support/scene'

let scene: Scene
let editor: Caller
beforeAll(async () => {
  scene = await openScene([{ DATABASE_POOL_SIZE: '4' }])
  editor = await scene.as('editor')
})
afterAll(() => scene.close())

/** Holds clients' rows as a write that runs does, and does something meanwhile. */
async function whileHeld(ids: readonly string[], work: () => Promise<void>): Promise<void> {
  const holder = new pg.Client({ connectionString: scene.database.url })
  await holder.connect()
  try {
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM client WHERE client_id = ANY ($1) FOR UPDATE', [ids])
    await work()
  } finally {
    await holder.end()
  }
}

const patch = (id: string | undefined, headers: Record<string, string> = {}) =>
  editor('PATCH', `/fm/clients/${id}`, { body: { booking_note: randomUUID() }, headers })

const waiting = async (): Promise<number> => {
  const rows = await scene.database.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
      AND application_name = 'fleetbook' AND wait_event_type = 'Lock'`,
  )
  return rows.length
}

const timed = async <Result>(work: Promise<Result>): Promise<[Result, seconds: number]> => {
  const began = performance.now()
  return [await work, (performance.now() - began) / 1000]
}

/** Less than the five seconds for which whatever waits does, in seconds; a machine may be slow. */
const AT_ONCE = 4

test('a dozen writes of one record that is held wait in memory, five seconds each, and nobody else does', async () => {
  const [held = '', other] = await addClients(scene.database, 2)
  await whileHeld([held], async () => {
    const keyed = () => patch(held, { 'idempotency-key': randomUUID() })
    const first = timed(patch(held))
    await until('it waits', async () => (await waiting()) === 1)
    const rest = [
      ...Array.from({ length: 6 }, () => timed(patch(held))),
      ...Array.from({ length: 6 }, () => timed(keyed())),
    ]
    const [read, readFor] = await timed(editor('GET', `/fm/clients/${other}`))
    const [written, writtenFor] = await timed(patch(other))
    expect([read.status, written.status]).toEqual([200, 200])
    expect(Math.max(readFor, writtenFor)).toBeLessThan(AT_ONCE)
    expect(await waiting()).toBe(1)
    for (const [{ status, body, headers }, seconds] of await Promise.all([first, ...rest])) {
      expect([status, body.code, headers.get('retry-after')]).toEqual([423, 'locked', '1'])
      expect(seconds).toBeGreaterThan(4.9)
      expect(seconds).toBeLessThan(9) // One that waits twice takes ten.
    }
  })
  expect((await patch(held)).status).toBe(200)
})

test('writes that wait each for another record leave a connection to reads', async () => {
  const [free, ...held] = await addClients(scene.database, 7)
  await whileHeld(held, async () => {
    const writes = held.map((id) => patch(id))
    await until('as many wait as may', async () => (await waiting()) === 3)
    for (let reads = 0; reads < 10; reads += 1) {
      const [read, seconds] = await timed(editor('GET', `/fm/clients/${free}`))
      expect(read.status).toBe(200)
      expect(seconds).toBeLessThan(AT_ONCE)
    }
    expect(await waiting()).toBe(3)
    const statuses = (await Promise.all(writes)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 423).length).toBeGreaterThanOrEqual(3)
    expect(statuses.every((status) => status === 423 || status === 503)).toBe(true)
  })
})

test('one key that comes twice while its record is held is told that it runs, at once', async () => {
  const [held = ''] = await addClients(scene.database, 1)
  const headers = { 'idempotency-key': randomUUID() }
  const body = { booking_note: 'once' }
  const send = () => editor('PATCH', `/fm/clients/${held}`, { body, headers })
  let sent: ReturnType<typeof send> | undefined
  await whileHeld([held], async () => {
    sent = send()
    await until('it waits', async () => (await waiting()) === 1)
    const [again, seconds] = await timed(send())
    expect([again.status, again.body.code]).toEqual([409, 'idempotency_in_progress'])
    expect(seconds).toBeLessThan(AT_ONCE)
  })
  expect((await sent)?.status).toBe(200)
  expect((await send()).headers.get('idempotency-replayed')).toBe('true')
})
