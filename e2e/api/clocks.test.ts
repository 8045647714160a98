/** Two machines, of which the clock of one is two minutes late: what ends, ends on both by the database's. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Authenticator } from '../support/authenticator'
import { type Caller, callerOf } from '../support/caller'
import { openScene, type Scene } from '../support/scene'
import { LATE } from '../support/steppedClock'
import { addUser } from '../support/users'

const PASSWORD = 'a long enough passphrase'
const A_MINUTE = { TOKEN_TTL_SECONDS: '60', PRINCIPAL_CACHE_MS: '0' }

let scene: Scene
let right: string
let late: string
beforeAll(async () => {
  scene = await openScene([A_MINUTE, { ...A_MINUTE, ...LATE }])
  ;[right, late] = scene.services.map(({ base }) => base) as [string, string]
})
afterAll(() => scene.close())

/** Signs in at a machine. @returns the token */
async function signIn(base: string, username: string, password: string): Promise<string> {
  const { body } = await callerOf(base)('POST', '/authenticate', { body: { username, password } })
  return body.access_token
}

const me = async (base: string, token: string) => (await callerOf(base, token)('GET', '/me')).status

test('a token that the late machine gave is taken by both for as long as it said', async () => {
  const token = await signIn(late, 'editor', 'editor-demo-password')
  expect([await me(right, token), await me(late, token)]).toEqual([200, 200])
})

test('a token that has ended is taken by neither', async () => {
  const token = await signIn(right, 'viewer', 'viewer-demo-password')
  expect(await me(late, token)).toBe(200)
  await scene.database.query(
    "UPDATE access_token SET expires_at = now() - interval '1 second' WHERE user_id = 3",
  )
  expect([await me(right, token), await me(late, token)]).toEqual([401, 401])
})

/** Makes a key at a machine. @returns itself, its id, and the address of the account's keys */
async function newKey(base: string, body: object = {}) {
  const admin = callerOf(base, await signIn(base, 'admin', 'admin-demo-password'))
  const account = { display_name: `Clocks ${randomUUID()}`, role_id: '3' }
  const { user_id } = (await admin('POST', '/admin/service-accounts', { body: account })).body
  const keys = `/admin/service-accounts/${user_id}/keys`
  const made = (await admin('POST', keys, { body: { name: 'of clocks', ...body } })).body
  return { ...made, keys, path: `${keys}/${made.key_id}`, admin } as Record<string, string> & {
    readonly admin: Caller
  }
}

test('a key that the late machine made is taken by both, and one that has ended by neither', async () => {
  const { key = '', key_id, keys, admin } = await newKey(late)
  expect([await me(right, key), await me(late, key)]).toEqual([200, 200])
  await scene.database.query(
    "UPDATE service_key SET expires_at = now() - interval '1 second' WHERE key_id = $1",
    [key_id],
  )
  expect([await me(right, key), await me(late, key)]).toEqual([401, 401])
  expect((await admin('GET', keys as string)).body.data[0].state).toBe('expired')
})

test('a key that is rotated at the late machine is taken by both through the overlap', async () => {
  const { key = '', path, admin } = await newKey(late)
  const rotated = await admin('POST', `${path}/rotate`, { body: { overlap_seconds: 60 } })
  expect(rotated.status).toBe(201)
  for (const each of [key, rotated.body.key]) {
    expect([await me(right, each), await me(late, each)]).toEqual([200, 200])
  }
})

test('whether the end of a key has passed is the same at both', async () => {
  const { keys = '', path, admin } = await newKey(right)
  const [{ now }] = (await scene.database.query('SELECT now()')) as [{ now: Date }]
  const atLate = callerOf(late, await signIn(late, 'admin', 'admin-demo-password'))
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()
  for (const caller of [admin, atLate]) {
    for (const [of, body] of [
      [keys, { name: 'of clocks' }],
      [`${path}/rotate`, { overlap_seconds: 60 }],
    ] as const) {
      const passed = await caller('POST', of, { body: { ...body, expires_at: after(-60) } })
      expect([passed.status, passed.body.errors]).toMatchObject([
        422,
        [{ pointer: '/expires_at', code: 'out_of_range' }],
      ])
    }
    const lasting = { name: 'of clocks', expires_at: after(3600) }
    expect((await caller('POST', keys, { body: lasting })).status).toBe(201)
  }
})

/** Has a new user be offered an app by a machine. @returns how to confirm it at one */
async function offered(base: string): Promise<(base: string) => Promise<number>> {
  const { name } = await addUser(await scene.as('admin'), PASSWORD)
  const token = await signIn(base, name, PASSWORD)
  const path = '/me/second-factors/totp'
  const asked = { body: { current_password: PASSWORD } }
  const { body } = await callerOf(base, token)('POST', path, asked)
  const answer = { body: { otp: new Authenticator(body.secret).next() } }
  return async (at) => (await callerOf(at, token)('POST', `${path}/confirm`, answer)).status
}

test('an app is confirmed at either machine, whichever offered it', async () => {
  expect(await (await offered(right))(late)).toBe(200)
  expect(await (await offered(late))(right)).toBe(200)
})

test('an app that was offered and not confirmed in time is taken by neither', async () => {
  const confirm = await offered(right)
  const over = "UPDATE factor_challenge SET expires_at = now() - interval '1 second'"
  await scene.database.query(over)
  expect([await confirm(right), await confirm(late)]).toEqual([422, 422])
})
