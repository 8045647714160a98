import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commandOf } from '../support/apiBundle'
import { type Caller, callerOf } from '../support/caller'
import { openScene, type Scene } from '../support/scene'

const PASSWORD = 'a long enough passphrase'

let scene: Scene
let admin: Caller

beforeAll(async () => {
  scene = await openScene([{}, {}])
  admin = await scene.as('admin')
})
afterAll(() => scene.close())

const signIn = (username: string, password: string) =>
  callerOf(scene.base)('POST', '/authenticate', { body: { username, password } })

/** Makes a user and gives its id with a caller at each of the two processes. */
async function settle(user_name: string, role_id: string) {
  const body = { user_name, display_name: user_name, role_id, password: PASSWORD }
  const { user_id } = (await admin('POST', '/admin/users', { body })).body
  const token = (await signIn(user_name, PASSWORD)).body.access_token
  const callers = scene.services.map(({ base }) => callerOf(base, token))
  for (const caller of callers) expect((await caller('GET', '/me')).status).toBe(200)
  return { path: `/admin/users/${user_id}`, callers }
}

async function refusedEverywhere(callers: readonly Caller[]) {
  for (const caller of callers) expect((await caller('GET', '/me')).status).toBe(401)
}

describe('tokens', () => {
  test('end everywhere with a new password, which history mentions and does not tell', async () => {
    const { path, callers } = await settle('renewed', '3')
    const before = (await admin('GET', path)).headers.get('etag')
    const set = await admin('PUT', `${path}/password`, { body: { password: 'the new passphrase' } })
    expect(set.status).toBe(204)
    await refusedEverywhere(callers)
    expect((await signIn('renewed', PASSWORD)).status).toBe(401)
    expect((await signIn('renewed', 'the new passphrase')).status).toBe(200)
    expect((await admin('GET', path)).headers.get('etag')).not.toBe(before)
    const [entry] = (await admin('GET', `${path}/events`)).body.data
    expect(entry).toMatchObject({ action: 'password_set', changes: [{ field: 'password' }] })
  })

  test('end with the account, and do not come back with it', async () => {
    const { path, callers } = await settle('leaver', '3')
    await admin('PATCH', path, { body: { enabled: false } })
    await refusedEverywhere(callers)
    expect((await signIn('leaver', PASSWORD)).status).toBe(401)
    await admin('PATCH', path, { body: { enabled: true } })
    expect((await callers[0]?.('GET', '/me'))?.status).toBe(401)
    expect((await signIn('leaver', PASSWORD)).status).toBe(200)
  })
})

describe('the last administrator', () => {
  test('can neither be disabled nor moved, nor the role stripped', async () => {
    const attempts: [string, object][] = [
      ['/admin/users/1', { enabled: false }],
      ['/admin/users/1', { role_id: '2' }],
      ['/admin/roles/1', { permissions: ['Users:Manage'] }],
    ]
    for (const [path, body] of attempts) {
      const keyed: Record<string, string> = { 'idempotency-key': crypto.randomUUID() }
      for (const headers of [{}, keyed]) {
        const { headers: before } = await admin('GET', path)
        const refused = await admin('PATCH', path, { body, headers })
        expect(refused.status).toBe(409)
        expect(refused.body.detail).toContain('Roles:Manage')
        expect((await admin('GET', path)).headers.get('etag')).toBe(before.get('etag'))
      }
    }
  })

  test('may go once there is another', async () => {
    const { path, callers } = await settle('successor', '1')
    const successor = callers[0] as Caller
    expect((await admin('PATCH', '/admin/users/1', { body: { role_id: '2' } })).status).toBe(200)
    expect((await successor('PATCH', path, { body: { enabled: false } })).status).toBe(409)
    const back = { body: { role_id: '1' } }
    expect((await successor('PATCH', '/admin/users/1', back)).status).toBe(200)
    expect((await admin('GET', path)).status).toBe(200)
  })
})

/** The command that makes an administrator. */
const createAdmin = (userName: string, program = [commandOf('create-admin')]) =>
  spawnSync(process.execPath, [...program, `--user-name=${userName}`], {
    env: {
      ...process.env,
      DATABASE_URL: scene.database.url,
      FLEETBOOK_ADMIN_PASSWORD: PASSWORD,
    },
    encoding: 'utf8',
  })

test('the command makes an administrator once, and says why not again', async () => {
  const run = () => createAdmin('ops')
  const { host, pathname } = new URL(scene.database.url)
  expect(run().stdout).toContain(
    `with the role Administrator in the database "${pathname.slice(1)}" at ${host}.`,
  )
  expect((await signIn('OPS', PASSWORD)).status).toBe(200)
  const nextId = () =>
    scene.database.query('SELECT last_value, is_called FROM user_account_user_id_seq')
  const before = await nextId()
  const again = run()
  expect([again.status, again.stdout]).toEqual([1, ''])
  expect(again.stderr).toContain('There is a user ops already')
  expect(await nextId()).toEqual(before)
})

test('the command makes the role too where there is none', async () => {
  await scene.database.query("UPDATE role SET name = 'Board' WHERE name = 'Administrator'")
  const sources = ['--import', 'tsx', 'scripts/create-admin.ts']
  const { stdout, stderr } = createAdmin('first', sources)
  expect([stdout, stderr]).toEqual([
    expect.stringContaining('Made the role Administrator with every permission.'),
    '',
  ])
  expect((await signIn('first', PASSWORD)).status).toBe(200)
  const { body } = await admin('GET', '/admin/roles')
  expect(body.data).toContainEqual(
    expect.objectContaining({ name: 'Administrator', requires_second_factor: false }),
  )
})

test('a user past the last id is refused', async () => {
  await scene.database.query("SELECT setval('user_account_user_id_seq', 99998)")
  const body = { user_name: 'last', display_name: 'L', role_id: '3', password: PASSWORD }
  expect((await admin('POST', '/admin/users', { body })).body.user_id).toBe('99999')
  const refused = await admin('POST', '/admin/users', { body: { ...body, user_name: 'past' } })
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
  // They share their numbers with service accounts.
  const account = { display_name: 'Past', role_id: '3' }
  const none = await admin('POST', '/admin/service-accounts', { body: account })
  expect([none.status, none.body.detail]).toEqual([409, refused.body.detail])
})
