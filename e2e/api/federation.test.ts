/** Accounts that are there already, matched with whom the identity provider knows by the same name. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIT } from '../support/apiBundle'
import { type Caller, callerOf } from '../support/caller'
import { meanwhile } from '../support/meanwhile'
import { openScene, type Scene, until } from '../support/scene'
import { serviceUrl } from '../support/service'

const run = promisify(execFile)

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())

const SETTINGS = {
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'fleetbook',
  OIDC_CLIENT_SECRET: 'only for tests',
  OIDC_ROLES: 'staff=Viewer,bosses=Administrator',
}

interface Outcome {
  readonly token?: string
  readonly refused?: string
}

/**
 * What becomes of people whom the provider tells of, one after the other, and what the log says. It
 * speaks as the operator has it, unless claims say otherwise.
 */
async function admitting(claims: readonly object[], settings: Record<string, string>) {
  const environment = { DATABASE_URL: serviceUrl(scene.database.url), ...SETTINGS, ...settings }
  const told = claims.map((each) => ({ iss: environment.OIDC_ISSUER, ...each }))
  const program = [ADMIT, JSON.stringify(told)]
  const env = { ...process.env, ...environment }
  const { stdout, stderr } = await run(process.execPath, program, { env })
  expect(stderr).toBe('')
  const lines = stdout.trim().split('\n')
  const outcomes = JSON.parse(lines.pop() as string) as Outcome[]
  return { outcomes, logged: lines.map((line) => JSON.parse(line)) }
}

/** The same, of whom the log says why they are not let in, and nothing else. */
async function admit(claims: readonly object[], settings: Record<string, string>) {
  const { outcomes, logged } = await admitting(claims, settings)
  const refusals = outcomes.flatMap(({ refused }) => refused ?? [])
  expect(logged.map(({ why }) => why)).toEqual(refusals)
  for (const line of logged) expect(line).toMatchObject({ reason: expect.any(String), level: 40 })
  return outcomes
}

const claims = (sub: string, name: string, ...groups: string[]) => ({
  sub,
  preferred_username: name,
  groups,
})

test('an account of the name is matched once, where the operator lets that be', async () => {
  const admin = await scene.as('admin')
  const make = async (user_name: string, enabled = true) => {
    const body = {
      user_name,
      display_name: user_name,
      role_id: '2',
      password: 'a long passphrase',
      enabled,
    }
    const { status, body: made } = await admin('POST', '/admin/users', { body })
    expect(status).toBe(201)
    return made.user_id as string
  }
  const casey = await make('casey.match')
  await make('gone.match', false)
  const roleOf = async (id: string) => (await admin('GET', `/admin/users/${id}`)).body.role_name

  // Whoever may choose a name at the provider must not choose somebody else's here by default.
  expect(await admit([claims('s-1', 'casey.match', 'staff')], {})).toEqual([
    { refused: 'nameTaken' },
  ])
  expect(await roleOf(casey)).not.toBe('Viewer')

  const [first, renamed, second, gone, groupless] = await admit(
    [
      claims('s-1', 'Casey.Match', 'staff'),
      claims('s-1', 'casey.wed', 'staff'),
      claims('s-2', 'casey.match', 'bosses'),
      claims('s-3', 'gone.match', 'staff'),
      claims('s-4', 'casey.match', 'visitors'),
    ],
    { OIDC_MATCH_ACCOUNTS: '1' },
  )
  for (const admitted of [first, renamed]) {
    const me = await callerOf(scene.base, admitted?.token)('GET', '/me')
    expect(me.body).toMatchObject({ user: { user_id: casey, user_name: 'casey.match' } })
  }
  // Another subject of the same name is another person, whatever groups they bring.
  expect(second).toEqual({ refused: 'nameTaken' })
  expect(gone).toEqual({ refused: 'notAdmitted' })
  expect(groupless).toEqual({ refused: 'noRole' })
  expect(await roleOf(casey)).toBe('Viewer')
  const { body } = await admin('GET', `/admin/users/${casey}/events`)
  expect(body.data).toHaveLength(3)
  expect(body.data[0]).toMatchObject({
    user: { user_id: casey },
    reason: 'Role as the identity provider has it',
    changes: [{ field: 'role_id' }],
  })
  expect(body.data[1]).toMatchObject(linkedTo(casey, 's-1'))
})

const linkedTo = (user_id: string, subject: string) => ({
  action: 'identity_linked',
  user: { user_id },
  reason: 'Signed in by the identity provider for the first time',
  changes: [
    { field: 'identity', from: null, to: subject },
    { field: 'identity.issuer', from: null, to: SETTINGS.OIDC_ISSUER },
  ],
})

test('an identity that is linked is a change of the account, also of one that is new or disabled', async () => {
  const admin = await scene.as('admin')
  const body = { user_name: 'left.link', display_name: 'Left', role_id: '3', enabled: false }
  const left = await admin('POST', '/admin/users', { body: { ...body, password: 'a passphrase' } })
  const [made, refused] = await admit(
    [claims('l-1', 'new.link', 'staff'), claims('l-2', 'left.link', 'staff')],
    { OIDC_MATCH_ACCOUNTS: '1' },
  )
  const me = await callerOf(scene.base, made?.token)('GET', '/me')
  expect(refused).toEqual({ refused: 'notAdmitted' })
  for (const [id, subject] of [
    [me.body.user.user_id, 'l-1'],
    [left.body.user_id, 'l-2'],
  ]) {
    const { data } = (await admin('GET', `/admin/users/${id}/events`)).body
    const [linked, ...before] = data
    expect(linked).toMatchObject(linkedTo(id, subject))
    expect(before.map(({ action }: { action: string }) => action)).toEqual(['created'])
    expect(linked.version.value).toBe('2')
  }
})

test('pain: whoever is new is never somebody whose id the sequence does not know of', async () => {
  const admin = await scene.as('admin')
  const body = {
    user_name: 'there.already',
    display_name: 'There already',
    role_id: '2',
    password: 'a long enough passphrase',
  }
  const { user_id } = (await admin('POST', '/admin/users', { body })).body
  await scene.database.query(
    "SELECT setval(pg_get_serial_sequence('user_account', 'user_id'), $1, false)",
    [user_id],
  )
  const [admitted] = await admit([claims('s-new', 'new.here', 'staff')], {})
  const me = await callerOf(scene.base, admitted?.token)('GET', '/me')
  expect(me.body.user.user_name).toBe('new.here')
})

test('whoever signed in before is the same however the operator writes the address of the provider', async () => {
  const admin = await scene.as('admin')
  const signedIn = async (sub: string, OIDC_ISSUER: string) => {
    const [admitted] = await admit([claims(sub, `${sub}.written`, 'staff')], { OIDC_ISSUER })
    const { body } = await callerOf(scene.base, admitted?.token)('GET', '/me')
    return [admitted?.refused, body.user?.user_id]
  }
  const plain = SETTINGS.OIDC_ISSUER
  const [, id] = await signedIn('o-1', plain)
  expect(await signedIn('o-1', 'HTTPS://Id.example:443/')).toEqual([undefined, id])
  expect(await signedIn('o-1', `${plain}/other`)).toEqual(['nameTaken', undefined])
  // Who they are to the provider stays as it was noted first.
  expect((await admin('GET', `/admin/users/${id}`)).body.identity_provider).toBe(plain)
  const [, other] = await signedIn('o-2', `${plain}/`)
  expect(await signedIn('o-2', plain)).toEqual([undefined, other])
})

test('nobody is let in by the word of another issuer, or of none', async () => {
  const others = [
    'https://id.example/tenant',
    'http://id.example',
    '',
    null,
    [SETTINGS.OIDC_ISSUER],
  ]
  const known = claims('o-3', 'o-3.known', 'staff')
  const { outcomes, logged } = await admitting(
    [known, ...others.map((iss) => ({ ...known, iss })), { ...known, iss: 'https://ID.example/' }],
    {},
  )
  expect(outcomes.map(({ refused }) => refused)).toEqual([
    undefined,
    ...others.map(() => 'notAdmitted'),
    undefined,
  ])
  expect(logged.map(({ reason }) => reason)).toEqual(
    others.map((iss) => `the token is of the issuer ${iss}, and OIDC_ISSUER is https://id.example`),
  )
})

test('a password ends where the provider widens the role, and stays where it does not', async () => {
  const admin = await scene.as('admin')
  const password = 'known to whoever made it'
  const make = async (user_name: string, role_id: string) => {
    const body = { user_name, display_name: user_name, role_id, password }
    return (await admin('POST', '/admin/users', { body })).body.user_id as string
  }
  const signIn = (username: string) =>
    callerOf(scene.base)('POST', '/authenticate', { body: { username, password } })
  const raised = await make('raised.match', '3')
  const lowered = await make('lowered.match', '1')
  const { access_token } = (await signIn('raised.match')).body
  const outcomes = await admit(
    [claims('w-1', 'raised.match', 'bosses'), claims('w-2', 'lowered.match', 'staff')],
    { OIDC_MATCH_ACCOUNTS: '1' },
  )

  expect((await signIn('raised.match')).status).toBe(401)
  expect((await callerOf(scene.base, access_token)('GET', '/me')).status).toBe(401)
  expect((await signIn('lowered.match')).status).toBe(200)
  for (const [index, id] of [raised, lowered].entries()) {
    const me = await callerOf(scene.base, outcomes[index]?.token)('GET', '/me')
    expect(me.body.user.user_id).toBe(id)
  }
  const { data } = (await admin('GET', `/admin/users/${raised}/events`)).body
  expect(data[0].changes).toMatchObject([{ field: 'role_id' }, { field: 'password' }])
  await admin('PATCH', `/admin/users/${raised}`, { body: { enabled: false } })
})

test('the role of a claim is the one of that very name', async () => {
  const admin = await scene.as('admin')
  const role = (name: string) => ({ body: { name, permissions: [] } })
  const like = await admin('POST', '/admin/roles', role('Fleet-staff'))
  const settings = { OIDC_ROLES: 'staff=fleet_STAFF' }
  const { role_id } = (await admin('POST', '/admin/roles', role('Fleet_staff'))).body
  // It would come first.
  expect(Number(like.body.role_id)).toBeLessThan(Number(role_id))
  const [admitted] = await admit([claims('u-1', 'under.score', 'staff')], settings)
  const me = await callerOf(scene.base, admitted?.token)('GET', '/me')
  expect(me.body.role.name).toBe('Fleet_staff')
})

test('objects in the claim are no roles, of which the log tells where somebody has none', async () => {
  const member = (sub: string, groups: unknown) => ({ sub, preferred_username: sub, groups })
  const refused = { refused: 'noRole' }
  const { outcomes, logged } = await admitting(
    [
      member('ob-1', [{ name: 'staff' }]),
      member('ob-2', { staff: { org: 'x' } }),
      member('ob-3', [{ toString: 'staff', valueOf: 'staff' }]),
      member('ob-4', [['staff']]),
      member('ob-5', [null]),
      member('ob-6', [{ name: 'x' }, 'staff']),
    ],
    { OIDC_ROLES: 'staff=Viewer,[object Object]=Administrator' },
  )
  expect(outcomes).toEqual([...Array(5).fill(refused), { token: expect.any(String) }])
  // Of nothing there is nothing to tell but that.
  expect(logged.map(({ reason }) => /objects/.test(reason))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
  expect(logged[0].reason).toContain('the claim groups')
  const plain = { OIDC_ROLES: 'true=Viewer,7=Viewer' }
  for (const { token } of await admit([member('ob-7', true), member('ob-8', [7])], plain)) {
    expect(token).toEqual(expect.any(String))
  }
})

test('the last administrator stays one, whatever the provider says', async () => {
  const admin = await scene.as('admin')
  const { body: me } = await admin('GET', '/me')
  expect(
    await admit([claims('s-9', me.user.user_name, 'staff')], { OIDC_MATCH_ACCOUNTS: '1' }),
  ).toEqual([{ refused: 'notAdmitted' }])
  const { body: user } = await admin('GET', `/admin/users/${me.user.user_id}`)
  expect(user.role_name).toBe('Administrator')
})

describe('a link', () => {
  const settings = { OIDC_MATCH_ACCOUNTS: '1', OIDC_ROLES: 'staff=Viewer,keepers=keeps LINKS' }
  const password = 'a long passphrase'
  const unlink = (by: Caller, id: string) => by('DELETE', `/admin/users/${id}/identity`)
  const record = async (by: Caller, id: string) => (await by('GET', `/admin/users/${id}`)).body
  const NAMES = ['shown', 'tagged', 'kept', 'keeper', 'passing'] as const
  type Linked = Readonly<Record<(typeof NAMES)[number], { readonly id: string; call: Caller }>>
  /** Users whom the provider knows, and what they are signed in by. */
  let linked: Linked

  beforeAll(async () => {
    const admin = await scene.as('admin')
    const role = { name: 'Keeps links', permissions: ['Users:Manage'] }
    const { role_id } = (await admin('POST', '/admin/roles', { body: role })).body
    const ids: string[] = []
    for (const name of NAMES) {
      const names = { user_name: `${name}.link`, display_name: name }
      const body = { ...names, role_id: name === 'keeper' ? role_id : '3', password }
      ids.push((await admin('POST', '/admin/users', { body })).body.user_id)
    }
    const known = NAMES.map((name) =>
      claims(name, `${name}.link`, name === 'keeper' ? 'keepers' : 'staff'),
    )
    const outcomes = await admit(known, settings)
    linked = Object.fromEntries(
      NAMES.map((name, at) => [
        name,
        { id: ids[at], call: callerOf(scene.base, outcomes[at]?.token) },
      ]),
    ) as Linked
  })

  test('stands in the record, and ends with the sessions by it and nothing else', async () => {
    const admin = await scene.as('admin')
    const { id, call } = linked.shown
    const issuer = SETTINGS.OIDC_ISSUER
    const shown = await admin('GET', `/admin/users/${id}`)
    expect(shown.body.identity_provider).toBe(issuer)
    expect(Date.now() - Date.parse(shown.body.identity_linked)).toBeLessThan(60_000)
    for (const member of ['identity_provider', 'identity_linked']) {
      const found = await admin('GET', `/admin/users?search=shown.link&${member}_set=true`)
      expect(found.body.data).toMatchObject([{ user_id: id, identity_provider: issuer }])
      const others = await admin('GET', `/admin/users?search=shown.link&${member}_set=false`)
      expect(others.body.data).toEqual([])
    }
    const body = { username: 'shown.link', password }
    const { access_token } = (await callerOf(scene.base)('POST', '/authenticate', { body })).body
    expect((await call('GET', '/me')).status).toBe(200)

    expect((await unlink(admin, id)).status).toBe(204)
    await until('the session by the link has ended', async () => {
      return (await call('GET', '/me')).status === 401
    })
    expect((await callerOf(scene.base, access_token)('GET', '/me')).status).toBe(200)
    const after = await admin('GET', `/admin/users/${id}`)
    expect(after.body).toMatchObject({ identity_provider: null, identity_linked: null })
    expect(after.headers.get('etag')).not.toBe(shown.headers.get('etag'))
    const { data } = (await admin('GET', `/admin/users/${id}/events`)).body
    expect(data[0]).toMatchObject({
      action: 'identity_unlinked',
      user: { user_id: '1' },
      changes: [
        { field: 'identity', from: 'shown', to: null },
        { field: 'identity.issuer', from: issuer, to: null },
      ],
    })
    // A second time there is nothing to end.
    expect((await unlink(admin, id)).status).toBe(204)
    expect((await admin('GET', `/admin/users/${id}/events`)).body.data).toEqual(data)
    await admit([claims('another', 'shown.link', 'staff')], settings)
    expect((await record(admin, id)).identity_provider).toBe(issuer)
  })

  test('shows in the tag of its record, whoever makes another of it', async () => {
    const admin = await scene.as('admin')
    const { id } = linked.tagged
    const tag = async () => (await admin('GET', `/admin/users/${id}`)).headers.get('etag')
    const tags = [await tag()]
    for (const change of ["created = created - interval '1 day'", "issuer = 'https://other'"]) {
      await scene.database.query(`UPDATE external_identity SET ${change} WHERE user_id = $1`, [id])
      tags.push(await tag())
    }
    expect(new Set(tags).size).toBe(3)
  })

  test('is ended by nobody for themselves, for who may do more, nor for nobody', async () => {
    const admin = await scene.as('admin')
    const { kept, keeper } = linked
    expect((await keeper.call('GET', '/me')).body.role.name).toBe('Keeps links')
    expect((await unlink(keeper.call, kept.id)).status).toBe(403)
    const refused = await unlink(keeper.call, keeper.id)
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
    expect((await unlink(admin, '99999')).status).toBe(404)
    expect((await unlink(await scene.as('viewer'), kept.id)).status).toBe(403)
    for (const { id } of [kept, keeper]) {
      expect((await record(admin, id)).identity_provider).toBe(SETTINGS.OIDC_ISSUER)
    }
  })

  test('that ends during a sign-in lets nobody in', async () => {
    const { database } = scene
    await database.query(
      `CREATE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN PERFORM pg_advisory_xact_lock(4711); RETURN NULL; END'`,
    )
    // After the link was found, and before there is a token.
    await database.query(
      `CREATE TRIGGER waits_for_test BEFORE UPDATE OF password_hash ON user_account
        FOR EACH STATEMENT EXECUTE FUNCTION wait_for_test()`,
    )
    try {
      const unlinked = [
        ['SELECT pg_advisory_xact_lock(4711)'],
        ['DELETE FROM external_identity WHERE user_id = $1', linked.passing.id],
      ] as const
      const signIn = () => admit([claims('passing', 'passing.link', 'staff')], {})
      expect(await meanwhile(database, unlinked, signIn)).toEqual([{ refused: 'notAdmitted' }])
    } finally {
      await database.query('DROP FUNCTION wait_for_test CASCADE')
    }
  })
})

describe('names that are none here', () => {
  const member = (sub: unknown, more: object) => ({ sub, groups: ['staff'], ...more })
  const nextId = async () => {
    const [row] = await scene.database.query<{ next: string }>(
      'SELECT last_value + is_called::integer AS next FROM user_account_user_id_seq',
    )
    return row?.next
  }

  /** Each by what is wrong with it. */
  const WRONG = {
    'a user name that is too long': member('n-1', { preferred_username: 'x'.repeat(300) }),
    'a user name of two words': member('n-2', { preferred_username: 'two words' }),
    'a user name with U+0000': member('n-3', { preferred_username: 'nul\u0000' }),
    'half a surrogate pair as user name': member('n-4', { preferred_username: 'half\ud83d' }),
    'a subject that is too long': member('s'.repeat(256), { preferred_username: 'n.5' }),
    'a subject with U+0000': member('nul\u0000', { preferred_username: 'n.6' }),
    'an empty subject': member('', { preferred_username: 'n.7' }),
    'no subject': member(undefined, { preferred_username: 'n.8' }),
    'a capital letter whose small one is uncertain': member('n-9', {
      preferred_username: '\u0130rem',
    }),
    'no name, and a subject too long to be one': member('s'.repeat(200), {}),
  }

  test('are not admitted, and take no id', async () => {
    const before = await nextId()
    const outcomes = await admit(Object.values(WRONG), {})
    const found = Object.keys(WRONG).map((what, index) => [what, outcomes[index]])
    expect(found).toEqual(Object.keys(WRONG).map((what) => [what, { refused: 'notAdmitted' }]))
    expect(await nextId()).toBe(before)
  })

  test('of what is shown, the user name takes the place, or as much as there is room for', async () => {
    const named = [
      ['', 'd.1'],
      ['   ', 'd.2'],
      [null, 'd.3'],
      [{ first: 'x' }, 'd.4'],
      ['nul\u0000', 'd.5'],
      ['half\ud83d', 'd.6'],
      [' Ada ', 'Ada'],
      [`${'a'.repeat(99)}😀b`, `${'a'.repeat(99)}😀`],
    ] as const
    const outcomes = await admit(
      named.map(([name], index) =>
        member(`d-${index}`, { preferred_username: ` d.${index + 1}\n`, name }),
      ),
      {},
    )
    for (const [index, [, shown]] of named.entries()) {
      const me = await callerOf(scene.base, outcomes[index]?.token)('GET', '/me')
      expect(me.body.user).toMatchObject({ user_name: `d.${index + 1}`, display_name: shown })
    }
  })

  test('of whoever has no user name, the subject takes the place', async () => {
    const claims = ['', null, {}].map((preferred_username, index) =>
      member(`sub-${index}`, { preferred_username }),
    )
    const [number, ...others] = await admit(
      [member('sub-9', { preferred_username: 4711 }), ...claims],
      {},
    )
    const nameOf = async (token: string | undefined) =>
      (await callerOf(scene.base, token)('GET', '/me')).body.user.user_name
    expect(await nameOf(number?.token)).toBe('4711')
    for (const [index, { token }] of others.entries()) {
      expect(await nameOf(token)).toBe(`sub-${index}`)
    }
  })
})
