import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources, role } from '@/lib/resources'
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
  expect(refused.body.detail.split(permission)).toHaveLength(2)
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

  test('nor sign in as one, by setting a password, enabling an account or renaming it', async () => {
    const attempt = () =>
      ofUsers('PUT', '/admin/users/1/password', { body: { password: 'taken over by a keeper' } })
    await expectRefused(attempt, '/admin/users/1', 'Clients:Read')
    const { user_id } = (await admin('POST', '/admin/users', newUser('asleep', '1'))).body
    const path = `/admin/users/${user_id}`
    await admin('PATCH', path, { body: { enabled: false } })
    const enabling = () => ofUsers('PATCH', path, { body: { enabled: true } })
    await expectRefused(enabling, path, 'Clients:Read')
    // The identity provider may know them by that name.
    const renaming = () => ofUsers('PATCH', path, { body: { user_name: 'keeper.at.provider' } })
    await expectRefused(renaming, path, 'Clients:Read')
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

  test('what they hold, and the rest of a record, they may', async () => {
    const given = await ofUsers('POST', '/admin/users', newUser('helper', (await own()).role_id))
    expect(given.status).toBe(201)
    const renamed = { body: { display_name: 'First administrator' } }
    expect((await ofUsers('PATCH', '/admin/users/1', renamed)).status).toBe(200)
    for (const id of [ofUsersId, given.body.user_id]) {
      const body = { user_name: `renamed.${id}` }
      expect((await ofUsers('PATCH', `/admin/users/${id}`, { body })).status).toBe(200)
    }
    const reader = { body: { name: 'only reads clients', permissions: ['Clients:Read'] } }
    expect((await ofRoles('POST', '/admin/roles', reader)).status).toBe(201)
    const viewer = await admin('GET', '/admin/roles/3')
    const permissions = viewer.body.permissions.filter((each: string) => each !== 'Clients:Read')
    expect(permissions).toHaveLength(viewer.body.permissions.length - 1)
    const narrowed = { body: { permissions } }
    expect((await ofRoles('PATCH', '/admin/roles/3', narrowed)).status).toBe(200)
  })
})

describe('a role is', () => {
  test('loosened by nobody who lacks what comes to be allowed without a second factor', async () => {
    const body = { name: 'Held', permissions: ['Suppliers:Read'], requires_second_factor: true }
    const path = `/admin/roles/${(await admin('POST', '/admin/roles', { body })).body.role_id}`
    const loosened = { body: { requires_second_factor: false } }
    for (const query of ['', '?dry_run=true']) {
      const attempt = () => ofRoles('PATCH', path + query, loosened)
      await expectRefused(attempt, path, 'Suppliers:Read')
    }
    expect((await ofRoles('PATCH', path, { body: { name: 'Held on' } })).status).toBe(200)
    expect((await admin('PATCH', path, loosened)).status).toBe(200)
    const tightened = { body: { requires_second_factor: true } }
    expect((await ofRoles('PATCH', path, tightened)).status).toBe(200)
  })

  test('called what the identity provider gives by nobody who lacks what it allows', async () => {
    const roles = '/admin/roles'
    const federated = await openScene([
      {
        OIDC_ISSUER: 'https://id.example',
        OIDC_CLIENT_ID: 'fleetbook',
        OIDC_CLIENT_SECRET: 'only for tests',
        OIDC_ROLES: 'staff=viewer,guests=Guests',
        NEXTAUTH_URL: 'http://localhost',
      },
    ])
    try {
      const operator = await federated.as('admin')
      const body = { name: 'Keepers', permissions: ['Roles:Manage'] }
      const { role_id } = (await operator('POST', roles, { body })).body
      await operator('PATCH', '/admin/users/2', { body: { role_id } })
      const keeper = await federated.as('editor')
      const renamed = async (by: Caller, id: string, name: string) =>
        (await by('PATCH', `${roles}/${id}`, { body: { name } })).status
      // The provider's Viewers are neither to become administrators nor to get another role.
      expect(await renamed(keeper, '1', 'Guests')).toBe(403)
      expect(await renamed(keeper, '3', 'Viewer (old)')).toBe(403)
      expect(await renamed(keeper, '3', 'VIEWER')).toBe(200)
      expect(await renamed(keeper, '2', 'Writers')).toBe(200)
      expect(await renamed(keeper, role_id, 'Guests')).toBe(200)
      expect(await renamed(operator, '3', 'Viewer (old)')).toBe(200)
    } finally {
      await federated.close()
    }
  })
})

describe('nobody takes what they lack, to have what is left of it', () => {
  const PAYING = ['Suppliers:Read', 'Suppliers:Update']
  /** Looks after all of it, and may do nothing with suppliers. */
  let keeper: Caller
  let keeperRole: string
  let payers: string
  /** One of each kind that has a role, by the name of the resource. */
  const holders: Record<string, string> = {}
  const holder = (name: string): string => holders[name] ?? `no ${name} was made`

  beforeAll(async () => {
    const managing = ['Users:Manage', 'Roles:Manage', 'Webhooks:Manage']
    const settled = await settle('keeper.all', managing)
    keeper = settled.caller
    keeperRole = settled.roleId
    const paying = await settle('payer', PAYING)
    payers = `/admin/roles/${paying.roleId}`
    holders.user = `/admin/users/${paying.userId}`
    const accountBody = { display_name: 'Pays', role_id: paying.roleId }
    const account = await admin('POST', '/admin/service-accounts', { body: accountBody })
    holders.service_account = `/admin/service-accounts/${account.body.user_id}`
    const url = 'https://receiver.example/'
    const webhookBody = { name: 'Sends', url, role_id: paying.roleId, active: false }
    const sent = await admin('POST', '/admin/webhooks', { body: webhookBody })
    holders.webhook = `/admin/webhooks/${sent.body.webhook_id}`
  })

  const withRole = resources
    .filter(({ leaves }) => leaves.some(({ target }) => target === role))
    .map(({ name }) => name)
  test.each(withRole)('another role in place of that of a %s', async (name) => {
    const path = holder(name)
    for (const query of ['', '?dry_run=true']) {
      const body = { role_id: keeperRole }
      await expectRefused(() => keeper('PATCH', path + query, { body }), path, 'Suppliers:Read')
    }
  })

  test('less in a role, whether somebody has it or nobody', async () => {
    const body = { permissions: ['Suppliers:Read'] }
    await expectRefused(() => keeper('PATCH', payers, { body }), payers, 'Suppliers:Update')
    const unused = { body: { name: 'Nobody pays', permissions: PAYING } }
    const { role_id } = (await admin('POST', '/admin/roles', unused)).body
    const path = `/admin/roles/${role_id}`
    await expectRefused(() => keeper('PATCH', path, { body }), path, 'Suppliers:Update')
    await expectRefused(() => keeper('DELETE', path), path, 'Suppliers:Read')
    expect((await admin('DELETE', path)).status).toBe(204)
  })

  test('an address of their own together with less', async () => {
    const path = holder('webhook')
    const body = { role_id: keeperRole, url: 'https://elsewhere.example/' }
    await expectRefused(() => keeper('PATCH', path, { body }), path, 'Suppliers:Read')
  })

  test('a key like one that is to allow more again once its role does', async () => {
    const body = { name: 'Bound', permissions: PAYING }
    const keys = `${holder('service_account')}/keys`
    const { key_id } = (await admin('POST', keys, { body })).body
    expect((await admin('PATCH', payers, { body: { permissions: [] } })).status).toBe(200)
    const rotate = () => keeper('POST', `${keys}/${key_id}/rotate`)
    await expectRefused(rotate, keys, 'Suppliers:Read')
    expect((await admin('PATCH', payers, { body: { permissions: PAYING } })).status).toBe(200)
  })

  test('what stops somebody at once stays open', async () => {
    const disabled = { body: { enabled: false } }
    for (const path of [holder('user'), holder('service_account')]) {
      expect((await keeper('PATCH', path, disabled)).status).toBe(200)
      const enabled = { body: { enabled: true } }
      await expectRefused(() => keeper('PATCH', path, enabled), path, 'Suppliers:Read')
    }
    expect((await keeper('DELETE', holder('webhook'))).status).toBe(204)
  })
})

const own = async () => (await admin('GET', `/admin/users/${ofUsersId}`)).body
