/** A demonstration has a clock that tests set; every other service has the right time and no other. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { openApiDocument } from '@/lib/http/openapi/document'
import { apiOperations } from '@/lib/http/openapi/served'
import { DAY } from '@/lib/time/units'
import { caller } from '@/packages/playwright/src/api'
import { clockOf } from '@/packages/playwright/src/clock'
import { between } from '../support/between'
import { type Caller, callerOf } from '../support/caller'
import { answers, takes } from '../support/receiver'
import { openScene, type Scene, until } from '../support/scene'
import { SENDING, sends, Webhooks } from '../support/webhookScene'

const DEMO = { FLEETBOOK_DEMO: '1' }
const CLOCK = '/demo/clock'

let scene: Scene
/** The same people at two processes. */
let admin: Caller
let elsewhere: Caller
beforeAll(async () => {
  // A delivery that fails pauses for longer than it takes to set the clock.
  const environment = { ...DEMO, ...SENDING, WEBHOOK_RETRY_SECONDS: '259200' }
  scene = await openScene([environment, environment])
  admin = await scene.as('admin')
  elsewhere = await scene.as('admin', 1)
})
afterAll(() => scene.close())

const ok = async (answer: ReturnType<Caller>) => {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body
}

const set = (now: string) => ok(admin('PUT', CLOCK, { body: { now } }))
const setRight = () => ok(admin('DELETE', CLOCK))

/** How far a moment is from another, in minutes. */
const minutesFrom = (moment: string, other: string | number) =>
  Math.abs(new Date(moment).getTime() - new Date(other).getTime()) / 60_000

test('a demonstration serves the document of every other service', async () => {
  const served = await fetch(`${scene.base}/openapi.json`)
  // Answers of all services are held to what the first one says.
  expect(await served.text()).toBe(JSON.stringify(openApiDocument(apiOperations)))
})

// What a pooler lends has no clock of its own.
describe.skipIf(between === 'pgbouncer')('the clock of a demonstration', () => {
  const NEXT_YEAR = '2031-03-14T01:59:00Z'

  test('is set for all processes at once, and goes on from there', async () => {
    expect(await ok(admin('GET', CLOCK))).toMatchObject({ is_set: false })
    expect(await set(NEXT_YEAR)).toEqual({ now: NEXT_YEAR, is_set: true })
    const { now, is_set } = await ok(elsewhere('GET', CLOCK))
    expect(is_set).toBe(true)
    expect(minutesFrom(now, NEXT_YEAR)).toBeLessThan(2)
    const answer = await elsewhere('GET', '/fm/overview')
    expect(answer.body.today).toBe('2031-03-14')
    expect(minutesFrom(answer.headers.get('date') ?? '', NEXT_YEAR)).toBeLessThan(2)
  })

  test('is what records, history and bank details that are new go by', async () => {
    await set(NEXT_YEAR)
    const made = await ok(elsewhere('POST', '/fm/clients', { body: { name: 'Of tomorrow' } }))
    const path = `/fm/clients/${made.client_id}`
    await ok(elsewhere('PATCH', path, { body: { bank_bsb: '062-000' } }))
    const { data } = await ok(admin('GET', `${path}/events`))
    expect(data).toHaveLength(2)
    for (const { at } of data) expect(minutesFrom(at, NEXT_YEAR)).toBeLessThan(2)
    const { rows } = await withConnection(scene.database.url, (connection) =>
      connection.query<{ created: Date; last_edit: Date }>(
        'SELECT created, last_edit FROM client WHERE client_id = $1',
        [made.client_id],
      ),
    )
    expect(minutesFrom(rows[0]?.created.toISOString() ?? '', NEXT_YEAR)).toBeLessThan(2)
    expect(minutesFrom(rows[0]?.last_edit.toISOString() ?? '', NEXT_YEAR)).toBeLessThan(2)

    const approval = await ok(admin('POST', '/fm/approvals', { body: { contract_id: 'C-40001' } }))
    expect(minutesFrom(approval.created, NEXT_YEAR)).toBeLessThan(2)
    await ok(admin('PATCH', `/fm/approvals/${approval.approval_id}`, { body: { notes: 'Seen' } }))
    const read = await ok(admin('GET', `/fm/approvals/${approval.approval_id}`))
    expect(minutesFrom(read.last_edit, NEXT_YEAR)).toBeLessThan(2)
  })

  test('ends locks and keys, and nobody’s sign-in', async () => {
    await setRight()
    const integration = await scene.as('integration')
    const { locking_session_id } = await ok(
      integration('POST', '/fm/locking-sessions', {
        body: { locks: [{ resource: 'approvals', id: '88001' }], ttl_seconds: 600 },
      }),
    )
    const { key } = await ok(
      admin('POST', '/admin/service-accounts/11/keys', {
        body: { name: 'For a week', expires_at: new Date(Date.now() + 7 * DAY).toISOString() },
      }),
    )
    const byKey = callerOf(scene.base, key)
    await ok(byKey('GET', '/me'))
    const change = () => admin('PATCH', '/fm/approvals/88001', { body: { notes: 'Mine' } })
    expect(await change()).toMatchObject({ status: 423 })

    await set(new Date(Date.now() + 8 * DAY).toISOString())
    expect(await byKey('GET', '/me')).toMatchObject({ status: 401 })
    expect((await ok(admin('GET', '/admin/service-accounts/11/keys'))).data[0].state).toBe(
      'expired',
    )
    expect(await integration('GET', `/fm/locking-sessions/${locking_session_id}`)).toMatchObject({
      status: 404,
    })
    expect(await change()).toMatchObject({ status: 200 })
    await ok(integration('GET', '/me'))

    await setRight()
    expect(await ok(elsewhere('GET', CLOCK))).toMatchObject({ is_set: false })
    await ok(byKey('GET', '/me'))
    expect((await admin('GET', CLOCK)).headers.get('date')).toBeTruthy()
  })

  test('leaves no lock behind that lasts for as long as it was ahead', async () => {
    await setRight()
    const integration = await scene.as('integration')
    const hold = () =>
      integration('POST', '/fm/locking-sessions', {
        body: { locks: [{ resource: 'approvals', id: '88001' }], ttl_seconds: 600 },
      })
    const change = (notes: string) => admin('PATCH', '/fm/approvals/88001', { body: { notes } })
    await set(new Date(Date.now() + 400 * DAY).toISOString())
    const { locking_session_id: ahead } = await ok(hold())
    expect(await change('Not now')).toMatchObject({ status: 423 })

    await setRight()
    const path = `/fm/locking-sessions/${ahead}`
    expect(await integration('GET', path)).toMatchObject({ status: 404 })
    expect(await integration('POST', `${path}/renew`)).toMatchObject({ status: 404 })
    const { data } = await ok(integration('GET', '/fm/locking-sessions'))
    expect(
      data.filter(({ locking_session_id: id }: { locking_session_id: string }) => id === ahead),
    ).toEqual([])
    await ok(change('Again'))
    const headers = { 'delegated-locking-session-id': ahead }
    expect(
      await integration('PATCH', '/fm/approvals/88001', { body: { notes: 'Late' }, headers }),
    ).toMatchObject({ status: 423, body: { code: 'lock_not_held' } })
    const { locking_session_id: own } = await ok(hold())
    expect(await change('Not now')).toMatchObject({ status: 423 })
    await ok(integration('DELETE', `/fm/locking-sessions/${own}`))
  })

  test('lets no request be done twice that is sent again under its key', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const body = { contract_id: 'C-40001', notes: 'Once' }
    await set(NEXT_YEAR)
    const made = await ok(admin('POST', '/fm/approvals', { body, headers }))
    await set(new Date(Date.parse(NEXT_YEAR) + 2 * DAY).toISOString())
    const again = await elsewhere('POST', '/fm/approvals', { body, headers })
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(again.body.approval_id).toBe(made.approval_id)
    await setRight()
  })

  sends('leaves no delivery behind that was to be tried again ahead of it', async () => {
    const webhooks = new Webhooks(admin)
    const { path, receiver } = await webhooks.make({ resources: ['client'] })
    receiver.behave(answers(503))
    await set(new Date(Date.now() + 400 * DAY).toISOString())
    await webhooks.change()
    await until('it failed', async () => {
      const [delivery] = await webhooks.deliveries(path)
      return delivery && delivery.attempts !== 0
    })
    await setRight()
    await until('it has failed by the right time too', async () => {
      const [delivery] = await webhooks.deliveries(path)
      return Number(delivery?.attempts) > 1
    })
    const { failing_since } = await until('that is known', async () => {
      const state = await webhooks.stateOf(path)
      return Number(state.failures) > 1 && state
    })
    expect(minutesFrom(String(failing_since), Date.now())).toBeLessThan(5)
    receiver.behave(takes)
    await until('it comes', async () => {
      const [delivery] = await webhooks.deliveries(path)
      return delivery?.state === 'delivered'
    })
    await webhooks.close()
  })

  sends('leaves no webhook to a process that was killed ahead of it', async () => {
    const webhooks = new Webhooks(admin)
    const change = (finance_limit: number) =>
      ok(admin('PATCH', '/fm/clients/10001', { body: { finance_limit } }))
    const { id, path } = await webhooks.make({ name: 'Left behind', resources: ['client'] })
    await set(new Date(Date.now() + 400 * DAY).toISOString())
    await change(7)
    await until('it is sent', async () => {
      const [delivery] = await webhooks.deliveries(path)
      return delivery?.state === 'delivered'
    })
    // As a process that was killed some seconds ago leaves it: nobody knows its holder any more.
    await scene.database.query(
      "UPDATE webhook_state SET holder = gen_random_uuid(), held_until = held_until - interval '15 s' WHERE webhook_id = $1",
      [id],
    )
    await setRight()
    await change(8)
    await until('another process sees to it', async () => {
      const deliveries = await webhooks.deliveries(path)
      return deliveries.length > 1 && deliveries.every(({ state }) => state === 'delivered')
    })
    await webhooks.close()
  })

  test('is set by administrators alone, to a moment that days have room around', async () => {
    const editor = await scene.as('editor')
    await ok(editor('GET', CLOCK))
    expect(await editor('DELETE', CLOCK)).toMatchObject({
      status: 403,
      body: { required_permission: 'Roles:Manage' },
    })
    for (const now of ['tomorrow', '2031-03-14T01:59:00', '1999-12-31T00:00:00Z']) {
      expect(await admin('PUT', CLOCK, { body: { now } })).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/now' }] },
      })
    }
  })

  test('is gone with the mark of the database, whatever the service was started for', async () => {
    await set(NEXT_YEAR)
    await withConnection(scene.database.url, (connection) =>
      connection.query('DELETE FROM demonstration'),
    )
    expect(await admin('PUT', CLOCK, { body: { now: NEXT_YEAR } })).toMatchObject({ status: 404 })
    await until('the other process has the right day again', async () => {
      const { today } = await ok(elsewhere('GET', '/fm/overview'))
      return Math.abs(Date.parse(today) - Date.now()) < 2 * DAY
    })
    const made = await ok(admin('POST', '/fm/approvals', { body: { contract_id: 'C-40001' } }))
    expect(minutesFrom(made.created, Date.now())).toBeLessThan(5)
  })
})

test('a service that was not started for a demonstration has none, on the same data', async () => {
  const other = await openScene()
  try {
    const someone = await other.as('admin')
    await withConnection(other.database.url, (connection) =>
      connection.query('UPDATE demonstration SET clock_offset = 86400000000'),
    )
    expect(await someone('GET', CLOCK)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await someone('DELETE', CLOCK)).toMatchObject({ status: 404 })
    expect(await someone('PUT', CLOCK, { body: { now: '2031-03-14T01:59:00Z' } })).toMatchObject({
      status: 404,
    })
    const made = await ok(someone('POST', '/fm/approvals', { body: { contract_id: 'C-40001' } }))
    expect(minutesFrom(made.created, Date.now())).toBeLessThan(5)
    await expectKitRefuses(other.base)
  } finally {
    await other.close()
  }
})

/** What a suite is told that wants to set the clock: where it has none, and how to come by one. */
async function expectKitRefuses(base: string): Promise<void> {
  const { origin } = new URL(base)
  const { access_token } = await ok(
    callerOf(base)('POST', '/authenticate', {
      body: { username: 'admin', password: 'admin-demo-password' },
    }),
  )
  const { clock, putAway } = clockOf(caller(origin, `Bearer ${access_token}`), origin)
  const words =
    `The service at ${origin} has no clock that can be set. Only one that was started for a demonstration has, ` +
    'on a database that is marked as one: npm start without a database of your own, or FLEETBOOK_DEMO=1.'
  for (const use of [
    () => clock.now(),
    () => clock.set('2031-03-14T02:00:00Z'),
    () => clock.advance({ days: 1 }),
    () => clock.putRight(),
  ]) {
    await expect(use()).rejects.toThrow(words)
  }
  // A test that never had it has nothing to put away, and does not fail once more for that.
  await putAway()
}
