/** What a process keeps of a token for a while, as shipped: every change of rights gets past it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, callerOf } from '../support/caller'
import { openScene, type Scene, until } from '../support/scene'

const PASSWORD = 'a long enough passphrase'
const AS_SHIPPED = { PRINCIPAL_CACHE_MS: undefined }

let scene: Scene
let admin: Caller
/** A role that allows nothing. */
let nothing: string

beforeAll(async () => {
  scene = await openScene([AS_SHIPPED, AS_SHIPPED])
  admin = await scene.as('admin')
  const role = { name: 'Nothing', permissions: [] }
  nothing = (await admin('POST', '/admin/roles', { body: role })).body.role_id
})
afterAll(() => scene.close())

/** A user with a role of its own, whose token both processes have just read. */
async function settle(name: string) {
  const readers = { name, permissions: ['Clients:Read'] }
  const { role_id } = (await admin('POST', '/admin/roles', { body: readers })).body
  const user = { user_name: name, display_name: name, role_id, password: PASSWORD }
  const { user_id } = (await admin('POST', '/admin/users', { body: user })).body
  const { body } = await callerOf(scene.base)('POST', '/authenticate', {
    body: { username: name, password: PASSWORD },
  })
  const callers = scene.services.map(({ base }) => callerOf(base, body.access_token))
  const statuses = callers.map(async (call) => (await call('GET', '/fm/clients?limit=1')).status)
  expect(await Promise.all(statuses)).toEqual([200, 200])
  return { callers, role: `/admin/roles/${role_id}`, user: `/admin/users/${user_id}` }
}

type Settled = Awaited<ReturnType<typeof settle>>

const CHANGES: readonly [string, number, (settled: Settled) => ReturnType<Caller>][] = [
  ['another role', 403, ({ user }) => admin('PATCH', user, { body: { role_id: nothing } })],
  ['what the role loses', 403, ({ role }) => admin('PATCH', role, { body: { permissions: [] } })],
  ['a disabled user', 401, ({ user }) => admin('PATCH', user, { body: { enabled: false } })],
  [
    'a new password',
    401,
    ({ user }) => admin('PUT', `${user}/password`, { body: { password: `another ${PASSWORD}` } }),
  ],
  ['a sign-out', 401, ({ callers }) => (callers[0] as Caller)('DELETE', '/authenticate')],
]

describe.concurrent('within five seconds, on the other process too', () => {
  test.each(CHANGES)('%s takes effect', async (name, refusal, change) => {
    const settled = await settle(name.replaceAll(/\W/g, '.'))
    expect((await change(settled)).status).toBeLessThan(300)
    await until(
      'every process refuses the call',
      async () => {
        const calls = settled.callers.map((call) => call('GET', '/fm/clients?limit=1'))
        return (await Promise.all(calls)).every(({ status }) => status === refusal)
      },
      5000,
    )
  })
})
