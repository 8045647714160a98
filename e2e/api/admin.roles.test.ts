import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, callerOf } from '../support/caller'
import { openScene, type Scene } from '../support/scene'

let scene: Scene
let admin: Caller
let viewer: Caller

beforeAll(async () => {
  scene = await openScene()
  ;[admin, viewer] = await Promise.all([scene.as('admin'), scene.as('viewer')])
})
afterAll(() => scene.close())

const READING = ['Clients:Read', 'Approvals:Read']

const create = (name: string, permissions: readonly string[] = READING) =>
  admin('POST', '/admin/roles', { body: { name, permissions } })

const entriesOf = async (id: string) => (await admin('GET', `/admin/roles/${id}/events`)).body.data

test('a role comes to be, changes and goes, and its history stays', async () => {
  const made = await create('Readers', ['Approvals:Read', 'Clients:Read', 'Approvals:Read'])
  expect(made.status).toBe(201)
  const { role_id } = made.body
  const path = `/admin/roles/${role_id}`
  expect(made.headers.get('location')).toBe(`/api/v1${path}`)
  expect(made.body).toMatchObject({ name: 'Readers', permissions: READING })
  const same = await admin('PATCH', path, { body: { permissions: [...READING].reverse() } })
  expect(same.headers.get('etag')).toBe(made.headers.get('etag'))
  const changed = await admin('PATCH', path, {
    body: { name: 'readers', permissions: ['Clients:Read'] },
    headers: { 'if-match': made.headers.get('etag') as string },
  })
  expect(changed.body).toMatchObject({ name: 'readers', permissions: ['Clients:Read'] })
  const stale = { 'if-match': made.headers.get('etag') as string }
  expect((await admin('DELETE', path, { headers: stale })).status).toBe(412)
  expect((await admin('DELETE', path)).status).toBe(204)
  expect((await admin('GET', path)).status).toBe(404)
  expect((await admin('DELETE', path)).status).toBe(404)
  const entries = await entriesOf(role_id)
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    'deleted',
    'updated',
    'created',
  ])
  expect(entries[1].changes).toEqual([
    { field: 'name', from: 'Readers', to: 'readers' },
    { field: 'permissions', from: READING, to: ['Clients:Read'] },
  ])
  expect(entries[0].changes).toEqual([
    { field: 'name', from: 'readers', to: null },
    { field: 'permissions', from: ['Clients:Read'], to: [] },
  ])
})

test('a permission that there is not, and a name that is taken, are faults', async () => {
  const unknown = await create('Odd', ['Clients:Read', 'Clients:Fly'])
  expect(unknown.status).toBe(422)
  expect(unknown.body.errors).toMatchObject([{ pointer: '/permissions/1', code: 'not_allowed' }])
  for (const answer of [
    await create('EDITOR'),
    await admin('PATCH', '/admin/roles/3', { body: { name: 'editor' } }),
  ]) {
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toMatchObject([{ pointer: '/name', code: 'in_use' }])
  }
})

test('a role that users have cannot be deleted', async () => {
  const refused = await admin('DELETE', '/admin/roles/2')
  expect(refused.status).toBe(409)
  const { users } = (await admin('GET', '/admin/roles/2')).body
  expect(refused.body.detail).toContain(`${users} users`)
  expect(refused.body.detail).toMatch(/Give them another role first\.$/)
})

test('a role that a webhook reads with cannot be deleted, and is told so', async () => {
  const { role_id } = (await create('Of a webhook')).body
  const webhook = { name: 'Theirs', url: 'https://8.8.8.8/', role_id }
  const { webhook_id } = (await admin('POST', '/admin/webhooks', { body: webhook })).body
  const refused = await admin('DELETE', `/admin/roles/${role_id}`)
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'Another record needs the role Of a webhook: 1 webhook. Give it another role, or remove it, first.',
  ])
  await admin('PATCH', `/admin/webhooks/${webhook_id}`, { body: { role_id: '1' } })
  expect((await admin('DELETE', `/admin/roles/${role_id}`)).status).toBe(204)
})

test('the last administrator that is enabled stays, whoever else is one and disabled', async () => {
  const { permissions } = (await admin('GET', '/admin/roles/1')).body
  const { role_id } = (await create('Deputies', permissions)).body
  const password = 'a long enough passphrase'
  const away = { user_name: 'away', display_name: 'Away', role_id, password, enabled: false }
  const { user_id } = (await admin('POST', '/admin/users', { body: away })).body
  const refusals = [
    await admin('PATCH', '/admin/users/1', { body: { enabled: false } }),
    await admin('PATCH', '/admin/users/1', { body: { role_id: '2' } }),
    await admin('PATCH', '/admin/roles/1', { body: { permissions: READING } }),
  ]
  for (const { status, body } of refusals) {
    expect([status, body.detail]).toEqual([409, expect.stringContaining('no enabled user')])
  }
  await admin('PATCH', `/admin/users/${user_id}`, { body: { enabled: true } })
  expect((await admin('PATCH', '/admin/users/1', { body: { role_id } })).status).toBe(200)
  expect((await admin('PATCH', '/admin/users/1', { body: { role_id: '1' } })).status).toBe(200)
})

test('a role shows how many users it has, and no 304 hides that it has become more', async () => {
  const { body, headers } = await create('Counted')
  const path = `/admin/roles/${body.role_id}`
  const known = { 'if-none-match': headers.get('etag') as string }
  expect((await admin('GET', path, { headers: known })).status).toBe(304)
  await admin('PATCH', '/admin/users/7', { body: { role_id: body.role_id } })
  const again = await admin('GET', path, { headers: known })
  expect([again.status, Number(again.body.users)]).toEqual([200, 1])
  // The role itself is as it was, so the older tag still admits a change of it.
  const patched = await admin('PATCH', path, {
    body: { name: 'Counted again' },
    headers: { 'if-match': headers.get('etag') as string },
  })
  expect(patched.status).toBe(200)
  const user = await admin('GET', '/admin/users/7')
  expect(user.body.role_name).toBe('Counted again')
})

test('whoever manages users sees the roles, and changes none', async () => {
  const { body: role } = await create('Clerks', ['Users:Manage'])
  const user = {
    user_name: 'clerk',
    display_name: 'Clerk',
    role_id: role.role_id,
    password: 'a long enough passphrase',
  }
  await admin('POST', '/admin/users', { body: user })
  const { body } = await callerOf(scene.base)('POST', '/authenticate', {
    body: { username: 'clerk', password: user.password },
  })
  const clerk = callerOf(scene.base, body.access_token)
  expect((await clerk('GET', '/admin/roles')).body.data).toContainEqual({
    ...role,
    users: expect.objectContaining({ value: '1' }),
  })
  expect((await clerk('GET', '/admin/roles/1')).status).toBe(200)
  const refusals = [
    await clerk('PATCH', '/admin/roles/1', { body: {} }),
    await clerk('GET', '/admin/permissions'),
    await clerk('GET', '/admin/roles/1/events'),
    await viewer('GET', '/admin/roles'),
    await viewer('GET', '/admin/roles/1'),
  ]
  for (const refused of refusals) {
    expect([refused.status, refused.body.required_permission]).toEqual([403, 'Roles:Manage'])
  }
})

test('the permissions are listed with what they allow', async () => {
  const { body } = await admin('GET', '/admin/permissions')
  expect(body.data).toContainEqual({
    permission: 'Locks:Break',
    allows: "See the ids of all locking sessions and end another user's, beside DelegatedLocking",
  })
})
