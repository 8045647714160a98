/** What a process clears whose own clock goes wrong. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { withDatabase } from '@/lib/db/database'
import { clearStale } from '@/lib/server/housekeeping'
import { DAY } from '@/lib/time/units'
import { forgetDeliveries } from '@/lib/webhooks/upkeep'
import { callerOf } from '../support/caller'
import { rowsLookedAt } from '../support/rowsLookedAt'
import { idsOf, openScene, type Scene } from '../support/scene'
import { serviceUrl } from '../support/service'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => scene.close())

/** What each table holds that is cleared by time. */
const TABLES = [
  'access_token',
  'locking_session',
  'factor_challenge',
  'call_allowance',
  'sign_in_failure',
] as const

async function counts(): Promise<Record<string, number>> {
  const found = await scene.database.query<{ name: string; count: number }>(
    TABLES.map((name) => `SELECT '${name}' AS name, count(*)::integer FROM ${name}`).join(
      ' UNION ALL ',
    ),
  )
  return Object.fromEntries(found.map(({ name, count }) => [name, count]))
}

/** Clears as a process does whose clock is ahead by so much, in ms. */
async function clearAhead(by: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by })
  const faults: Error[] = []
  await withDatabase(serviceUrl(scene.database.url), (db) =>
    clearStale(db, (fault) => faults.push(fault)),
  )
  vi.useRealTimers()
  expect(faults).toEqual([])
}

test('what is good stays, whatever the clock of the process says, and what is over goes', async () => {
  const admin = await scene.as('admin')
  const [approval] = await idsOf(scene.database, 'approval')
  await callerOf(scene.base)('POST', '/authenticate', { body: { username: 'x', password: 'x' } })
  const locks = [{ resource: 'approvals', id: approval }]
  expect((await admin('POST', '/fm/locking-sessions', { body: { locks } })).status).toBe(201)
  const body = { current_password: 'admin-demo-password' }
  expect((await admin('POST', '/me/second-factors/totp', { body })).status).toBe(200)
  await scene.database.query(
    'INSERT INTO call_allowance VALUES ($1, 1, $2) ON CONFLICT DO NOTHING',
    ['of-a-test', Date.now() + DAY / 24],
  )

  const before = await counts()
  for (const [name, count] of Object.entries(before))
    expect([name, count > 0]).toEqual([name, true])
  await clearAhead(DAY * 365)
  expect(await counts()).toEqual(before)
  expect((await admin('GET', '/me')).status).toBe(200)

  for (const name of ['access_token', 'locking_session', 'factor_challenge']) {
    await scene.database.query(`UPDATE ${name} SET expires_at = now() - interval '1 second'`)
  }
  for (const name of ['call_allowance', 'sign_in_failure']) {
    await scene.database.query(`UPDATE ${name} SET expire = $1`, [Date.now() - 1000])
  }
  await clearAhead(-DAY * 365)
  expect(Object.values(await counts())).toEqual(TABLES.map(() => 0))
})

test('a lock of a clock that was ahead goes with its session, and is not there again near its end', async () => {
  const admin = await scene.as('admin')
  const [, approval] = await idsOf(scene.database, 'approval')
  const locks = [{ resource: 'approvals', id: approval }]
  const change = (notes: string) => admin('PATCH', `/fm/approvals/${approval}`, { body: { notes } })
  expect((await admin('POST', '/fm/locking-sessions', { body: { locks } })).status).toBe(201)
  const [held] = await scene.database.query<{ lock_session_id: string }>(
    "UPDATE approval SET lock_expires_at = lock_expires_at + interval '9 days' WHERE approval_id = $1 RETURNING lock_session_id",
    [approval],
  )
  await scene.database.query(
    "UPDATE locking_session SET expires_at = expires_at + interval '9 days'",
  )
  await clearAhead(0)
  expect((await counts()).locking_session).toBe(0)
  // As nine days later, had it stayed.
  await scene.database.query(
    "UPDATE approval SET lock_expires_at = lock_expires_at - interval '9 days' WHERE lock_session_id = $1",
    [held?.lock_session_id],
  )
  expect(await change('Free')).toMatchObject({ status: 200 })
})

test('whoever signs in where the clock is ahead ends none of their other sessions', async () => {
  const editor = await scene.as('editor')
  // What an hour less of life is for that process, is an hour more of its clock.
  await scene.database.query("UPDATE access_token SET expires_at = now() - interval '1 second'")
  const [before] = await scene.database.query<{ count: string }>(
    'SELECT count(*) FROM access_token',
  )
  expect((await editor('GET', '/me')).status).toBe(401)
  await scene.as('editor')
  const [after] = await scene.database.query<{ count: string }>('SELECT count(*) FROM access_token')
  expect(Number(after?.count)).toBe(Number(before?.count) + 1)
})

test('deliveries that were kept for long enough go, and those that are still kept are not looked through', async () => {
  const admin = await scene.as('admin')
  const body = { name: 'Kept', url: 'https://1.1.1.1/hook', role_id: '3', active: false }
  const made = await admin('POST', '/admin/webhooks', { body })
  expect([made.status, made.text]).toEqual([201, expect.anything()])
  const { webhook_id } = made.body
  const enter = (state: string, days: number, count = 1, isTried = true) =>
    scene.database.query(
      `INSERT INTO webhook_delivery (webhook_id, message_id, resource, record_id, action, entry, batch, event_id, at, state, created, last_at)
        SELECT $1, $2 || n, 'client', '10001', 'updated', '{}', 1, n, then_, $3, then_, CASE WHEN $6::boolean THEN then_ END
        FROM generate_series(1, $5::integer) n, (SELECT now() - make_interval(days => $4) AS then_) t`,
      [webhook_id, `${state}-${days}-`, state, days, count, isTried],
    )
  await enter('delivered', 6, 5000)
  await enter('delivered', 8, 3)
  await enter('parked', 89)
  await enter('parked', 91)
  await enter('withdrawn', 6, 1, false)
  await enter('withdrawn', 8, 1, false)
  await enter('withdrawn', 20)
  await scene.database.query(
    "UPDATE webhook_delivery SET withdrawn_at = now() - interval '1 day' WHERE message_id = 'withdrawn-20-1'",
  )
  await enter('waiting', 400, 1, false)
  await scene.database.query('ANALYZE webhook_delivery')
  const looked = await rowsLookedAt(scene.database, /^webhook_delivery$/, forgetDeliveries)
  expect(looked).toBeLessThan(50)
  const left = await scene.database.query(
    `SELECT state, count(*)::integer AS count, (extract(epoch FROM now() - min(created)) / 86400)::integer AS days
      FROM webhook_delivery GROUP BY state ORDER BY state`,
  )
  expect(left).toEqual([
    { state: 'delivered', count: 5000, days: 6 },
    { state: 'parked', count: 1, days: 89 },
    { state: 'waiting', count: 1, days: 400 },
    { state: 'withdrawn', count: 2, days: 20 },
  ])
})
