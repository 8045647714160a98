import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Caller, callerOf } from '../support/caller'
import { openScene, type Scene } from '../support/scene'

const PASSWORD = 'a long enough passphrase'

let scene: Scene
let admin: Caller
/** Manages users, and may do nothing else. */
let ofUsers: Caller
/** Manages roles and reads clients. */
let ofRoles: Caller
let ofUsersId: string
let ofRolesRole: string

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
  const users = await settle('keeper.users', ['Users:Manage'])
  const roles = await settle('keeper.roles', ['Roles:Manage', 'Clients:Read'])
  ofUsers = users.caller
  ofUsersId = users.userId
  ofRoles = roles.caller
  ofRolesRole = roles.roleId
})
afterAll(() => scene.close())

/** A user with a role of their own. */
async function settle(user_name: string, permissions: readonly string[]) {
  const role = await admin('POST', '/admin/roles', { body: { name: user_name, permissions } })
  const roleId: string = role.body.role_id
  const body = { user_name, display_name: user_name, role_id: roleId, password: PASSWORD }
  const user = await admin('POST', '/admin/users', { body })
  const signedIn = await callerOf(scene.base)('POST', '/authenticate', {
    body: { username: user_name, password: PASSWORD },
  })
  const caller = callerOf(scene.base, signedIn.body.access_token)
  return { caller, roleId, userId: user.body.user_id as string }
}

const newUser = (user_name: string, role_id: string) => ({
  body: { user_name, display_name: user_name, role_id, password: PASSWORD },
})

/** A refusal names what is lacking, and nothing has changed. */
async function expectRefused(attempt: () => Promise<Answer>, path: string, permission: string) {
  const before = await admin('GET', path)
  const refused = await attempt()
  expect(refused.status).toBe(403)
  expect(refused.body).toMatchObject({ code: 'permission_denied', required_permission: permission })
  expect(refused.body.detail).toContain(permission)
  expect((await admin('GET', path)).body).toEqual(before.body)
}

describe('nobody grants what they lack', () => {
  test('whoever manages users cannot make themselves administrator', async () => {
    const path = `/admin/users/${ofUsersId}`
    const body = { role_id: '1' }
    for (const query of ['', '?dry_run=true']) {
      await expectRefused(() => ofUsers('PATCH', path + query, { body }), path, 'Clients:Read')
    }
  })

  test('nor add an administrator', async () => {
    const attempt = () => ofUsers('POST', '/admin/users', newUser('smuggled', '1'))
    await expectRefused(attempt, '/admin/users', 'Clients:Read')
  })

  test('nor sign in as one, by setting a password or enabling an account', async () => {
    const attempt = () =>
      ofUsers('PUT', '/admin/users/1/password', { body: { password: 'taken over by a keeper' } })
    await expectRefused(attempt, '/admin/users/1', 'Clients:Read')
    const { user_id } = (await admin('POST', '/admin/users', newUser('asleep', '1'))).body
    const path = `/admin/users/${user_id}`
    await admin('PATCH', path, { body: { enabled: false } })
    const enabling = () => ofUsers('PATCH', path, { body: { enabled: true } })
    await expectRefused(enabling, path, 'Clients:Read')
  })

  test('whoever manages roles cannot widen their own, nor make a wider one', async () => {
    const path = `/admin/roles/${ofRolesRole}`
    const body = { permissions: ['Roles:Manage', 'Clients:Read', 'Users:Manage'] }
    await expectRefused(() => ofRoles('PATCH', path, { body }), path, 'Users:Manage')
    const wider = { body: { name: 'wider', permissions: ['Clients:Update'] } }
    await expectRefused(
      () => ofRoles('POST', '/admin/roles', wider),
      '/admin/roles',
      'Clients:Update',
    )
  })

  test('what they hold, and what takes away, they may', async () => {
    const given = await ofUsers('POST', '/admin/users', newUser('helper', (await own()).role_id))
    expect(given.status).toBe(201)
    const renamed = { body: { display_name: 'First administrator' } }
    expect((await ofUsers('PATCH', '/admin/users/1', renamed)).status).toBe(200)
    const reader = { body: { name: 'only reads clients', permissions: ['Clients:Read'] } }
    expect((await ofRoles('POST', '/admin/roles', reader)).status).toBe(201)
    const narrowed = { body: { permissions: ['Approvals:Read'] } }
    const viewer = await admin('GET', '/admin/roles/3')
    expect(viewer.body.permissions.length).toBeGreaterThan(1)
    expect((await ofRoles('PATCH', '/admin/roles/3', narrowed)).status).toBe(200)
  })
})

const own = async () => (await admin('GET', `/admin/users/${ofUsersId}`)).body
