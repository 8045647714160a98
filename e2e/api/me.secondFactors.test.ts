import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Authenticator } from '../support/authenticator'
import { type Answer, type Caller, callerOf, signIn } from '../support/caller'
import { holdRow } from '../support/lockScene'
import { newKeys, newPasskey, shownPasskey } from '../support/passkey'
import { openScene, type Scene } from '../support/scene'
import { authenticate, enrol } from '../support/secondFactors'
import { addUser } from '../support/users'

const PASSWORD = 'a long enough passphrase'
const ENCODED = 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0'

/** Of the console's pages, for which passkeys are made. */
const ORIGIN = 'http://localhost:3000'

let scene: Scene
let admin: Caller
beforeAll(async () => {
  scene = await openScene([{ NEXTAUTH_URL: ORIGIN }])
  admin = await scene.as('admin')
})
afterAll(() => scene.close())

/** A user of a test's own, signed in. */
async function newUser(role?: string) {
  const user = await addUser(admin, PASSWORD, role)
  return { ...user, call: await signIn(scene.base, user.name, PASSWORD) }
}

/** Answers to a call while somebody holds an account, and to the same call once they do not. */
async function heldAndAgain(id: string, send: () => Promise<Answer>): Promise<Answer[]> {
  const row = await holdRow(scene.database, 'user_account', id)
  const held = await send().finally(row.release)
  return [held, await send()]
}

const withPassword = (call: Caller, path: string, current_password = PASSWORD) =>
  call('POST', path, { body: { current_password } })

test.each([
  ['totp', (offered: Answer) => ({ otp: new Authenticator(offered.body.secret).next() })],
  ['passkeys', (offered: Answer) => ({ passkey: newPasskey(offered.body, ORIGIN) })],
])(
  'what was made of %s is taken by the next try, where the first waited in vain',
  async (kind, answer) => {
    const { id, call } = await newUser()
    const path = `/me/second-factors/${kind}`
    const body = answer(await withPassword(call, path))
    const answers = await heldAndAgain(id, () => call('POST', `${path}/confirm`, { body }))
    expect(answers.map(({ status }) => status)).toEqual([423, 200])
    expect((await call('POST', `${path}/confirm`, { body })).status).toBe(422)
  },
)

/** Adds a passkey. @returns what is shown of it at the next sign-in */
async function addPasskey(call: Caller, name: string) {
  const { publicKey: key, privateKey } = newKeys()
  const { body: offered } = await withPassword(call, '/me/second-factors/passkeys')
  const body = { passkey: newPasskey(offered, ORIGIN, { key }) }
  expect((await call('POST', '/me/second-factors/passkeys/confirm', { body })).status).toBe(200)
  return async () => {
    const asked = await authenticate(scene.base, name, PASSWORD)
    return { passkey: shownPasskey(asked.body.passkey, ORIGIN, privateKey) }
  }
}

test.each([
  ['a code of an app', async (call: Caller) => ({ otp: (await enrol(call, PASSWORD)).app.next() })],
  [
    'a recovery code',
    async (call: Caller) => ({ otp: (await enrol(call, PASSWORD)).codes[0] ?? '' }),
  ],
  ['a passkey', async (call: Caller, name: string) => (await addPasskey(call, name))()],
])('%s signs in by the next try, where the first waited in vain', async (_, show) => {
  const { id, name, call } = await newUser()
  const shown = await show(call, name)
  const send = () => authenticate(scene.base, name, PASSWORD, shown)
  const answers = await heldAndAgain(id, send)
  expect(answers.map(({ status }) => status)).toEqual([423, 200])
  const again = await send()
  expect([again.status, again.body.code]).toEqual([401, 'second_factor_wrong'])
})

test('while somebody holds an account, others sign in from where its passkey is asked for', async () => {
  const [held, other] = [await newUser(), await newUser()]
  await addPasskey(held.call, held.name)
  const codeOnceOtherIsIn = async () => {
    const row = await holdRow(scene.database, 'user_account', held.id)
    const asked = authenticate(scene.base, held.name, PASSWORD)
    await row.awaited()
    const answer = await authenticate(scene.base, other.name, PASSWORD).finally(row.release)
    expect(answer.status).toBe(200)
    return (await asked).body.code
  }
  const code = await codeOnceOtherIsIn()
  // A slow machine may take longer over the other than the five seconds for which the first waits.
  expect(code === 'locked' ? await codeOnceOtherIsIn() : code).toBe('second_factor_needed')
})

describe('an authenticator app', () => {
  test('is asked for at sign-in from its first code on, and each code is good once', async () => {
    const { id, name, call } = await newUser()
    expect((await call('GET', '/me/second-factors')).body).toEqual({
      data: [],
      recovery_codes: expect.objectContaining({ value: '0' }),
    })
    const { app, codes } = await enrol(call, PASSWORD)
    expect(new Set(codes).size).toBe(10)

    const needed = await authenticate(scene.base, name, PASSWORD)
    expect([needed.status, needed.body.code, needed.body.second_factors]).toEqual([
      401,
      'second_factor_needed',
      ['otp'],
    ])
    expect(needed.text).not.toContain('access_token')
    const code = app.next()
    const granted = await authenticate(scene.base, name, PASSWORD, {
      otp: ` ${code.slice(0, 3)} ${code.slice(3)}`,
    })
    expect(granted.status).toBe(200)
    const again = await authenticate(scene.base, name, PASSWORD, { otp: code })
    expect([again.status, again.body.code]).toEqual([401, 'second_factor_wrong'])

    const listed = await call('GET', '/me/second-factors')
    expect(listed.body.data).toMatchObject([
      { kind: 'totp', name: 'Authenticator app', last_used: expect.any(String) },
    ])
    const seen = await admin('GET', `/admin/users/${id}`)
    expect(String(seen.body.second_factors)).toBe('1')
    const history = await admin('GET', `/admin/users/${id}/events`)
    expect(history.body.data[0]).toMatchObject({
      action: 'second_factors_changed',
      user: { user_id: id },
      changes: [{ field: 'second_factors' }, { field: 'recovery_codes' }],
    })
  })

  test('ends with the first what was signed in to by the password alone, but here', async () => {
    const { name, call } = await newUser()
    const other = await signIn(scene.base, name, PASSWORD)
    expect((await other('GET', '/me')).status).toBe(200)
    const { app } = await enrol(call, PASSWORD)
    expect([(await other('GET', '/me')).status, (await call('GET', '/me')).status]).toEqual([
      401, 200,
    ])
    const shown = await authenticate(scene.base, name, PASSWORD, { otp: app.next() })
    const third = callerOf(scene.base, shown.body.access_token)
    await enrol(call, PASSWORD)
    expect((await third('GET', '/me')).status).toBe(200)
  })

  test('is taken whichever of those that were offered it has', async () => {
    const { call } = await newUser()
    const path = '/me/second-factors/totp'
    const [first, second] = [await withPassword(call, path), await withPassword(call, path)]
    const confirm = ({ body }: Answer) =>
      call('POST', `${path}/confirm`, { body: { otp: new Authenticator(body.secret).next() } })
    expect([(await confirm(first)).status, (await confirm(second)).status]).toEqual([200, 200])
  })

  test('of the same code at once lets one in', async () => {
    const { name, call } = await newUser()
    const { app } = await enrol(call, PASSWORD)
    const otp = app.next()
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => authenticate(scene.base, name, PASSWORD, { otp })),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  })

  test('is kept sealed, and its secret told once', async () => {
    const { id, call } = await newUser()
    const { app } = await enrol(call, PASSWORD)
    const rows = await scene.database.query<{ secret: Buffer }>(
      'SELECT secret FROM second_factor WHERE user_id = $1',
      [id],
    )
    const [kept] = rows.map(({ secret }) => secret)
    expect(kept?.length).toBeGreaterThan(40)
    const listed = await call('GET', '/me/second-factors')
    expect(listed.text).not.toContain(app.secret)
    const hashes = await scene.database.query<{ code_hash: Buffer }>(
      'SELECT code_hash FROM recovery_code WHERE user_id = $1',
      [id],
    )
    expect(hashes.map(({ code_hash }) => code_hash.length)).toEqual(Array(10).fill(32))
  })

  test('needs the password, and a code of the secret that was offered', async () => {
    const { name, call } = await newUser()
    const wrong = await withPassword(call, '/me/second-factors/totp', 'not the password')
    expect(wrong.body.errors).toMatchObject([{ pointer: '/current_password' }])
    const confirm = (otp: string) =>
      call('POST', '/me/second-factors/totp/confirm', { body: { otp } })
    expect((await confirm('123456')).status).toBe(422)
    await withPassword(call, '/me/second-factors/totp')
    for (const otp of ['000000', '12345', 'abcdef']) expect((await confirm(otp)).status).toBe(422)
    const named = { otp: '000000', name: '   ' }
    const unnamed = await call('POST', '/me/second-factors/totp/confirm', { body: named })
    expect(unnamed.body.errors).toMatchObject([{ pointer: '/name', code: 'invalid_text' }])
    expect((await authenticate(scene.base, name, PASSWORD)).status).toBe(200)
  })
})

interface Told {
  readonly action: string
  readonly changes: readonly Record<'field' | 'from' | 'to', unknown>[]
}

/** What an entry of the history says that was done, with figures as numbers. */
const toldOf = ({ action, changes }: Told) => [
  action,
  changes.map(({ field, from, to }) => [field, Number(from), Number(to)]),
]

describe('a recovery code', () => {
  test('signs in once, however it is typed, and new ones end the old', async () => {
    const { id, name, call } = await newUser()
    const { codes } = await enrol(call, PASSWORD)
    const [first = '', second = '', third = ''] = codes
    const typed = first.toUpperCase().replaceAll('-', ' ')
    expect((await authenticate(scene.base, name, PASSWORD, { otp: typed })).status).toBe(200)
    expect((await authenticate(scene.base, name, PASSWORD, { otp: first })).status).toBe(401)
    expect((await authenticate(scene.base, name, PASSWORD, { otp: second })).status).toBe(200)
    const renewed = await withPassword(call, '/me/recovery-codes')
    expect(renewed.body.recovery_codes).toHaveLength(10)
    expect((await authenticate(scene.base, name, PASSWORD, { otp: third })).status).toBe(401)
    const [fresh] = renewed.body.recovery_codes
    expect((await authenticate(scene.base, name, PASSWORD, { otp: fresh })).status).toBe(200)

    const history = await admin('GET', `/admin/users/${id}/events`)
    expect(history.body.data.map(toldOf).slice(0, 5)).toEqual([
      ['recovery_codes_changed', [['recovery_codes', 10, 9]]],
      ['recovery_codes_changed', [['recovery_codes', 8, 10]]],
      ['recovery_codes_changed', [['recovery_codes', 9, 8]]],
      ['recovery_codes_changed', [['recovery_codes', 10, 9]]],
      [
        'second_factors_changed',
        [
          ['second_factors', 0, 1],
          ['recovery_codes', 0, 10],
        ],
      ],
    ])
    expect(history.body.data[0]).toMatchObject({
      user: { user_id: id },
      reason: 'Signed in with a recovery code',
    })
  })

  test('that comes several times at once lets one in', async () => {
    const { id, name, call } = await newUser()
    const { codes } = await enrol(call, PASSWORD)
    const otp = codes[0] ?? ''
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => authenticate(scene.base, name, PASSWORD, { otp })),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    const history = await admin('GET', `/admin/users/${id}/events`)
    expect(history.body.data.map(toldOf)[0]).toEqual([
      'recovery_codes_changed',
      [['recovery_codes', 10, 9]],
    ])
    expect((await call('GET', '/me/second-factors')).body.recovery_codes.value).toBe('9')
  })

  test('of another user is worth nothing', async () => {
    const [one, other] = [await newUser(), await newUser()]
    const { codes } = await enrol(one.call, PASSWORD)
    await enrol(other.call, PASSWORD)
    const answer = await authenticate(scene.base, other.name, PASSWORD, { otp: codes[0] ?? '' })
    expect(answer.status).toBe(401)
  })

  test('is made for nobody who has no second factor', async () => {
    const { call } = await newUser()
    expect((await withPassword(call, '/me/recovery-codes')).status).toBe(409)
  })
})

test('what is wrong is limited for the account, however often the password was right', async () => {
  const { name, call } = await newUser()
  const { app, codes } = await enrol(call, PASSWORD)
  const statuses: number[] = []
  for (let guess = 0; guess < 9; guess++) {
    const otp = String(guess).padStart(6, '0')
    statuses.push((await authenticate(scene.base, name, PASSWORD, { otp })).status)
    // To be asked for it counts for nothing.
    statuses.push((await authenticate(scene.base, name, PASSWORD)).status)
  }
  expect(new Set(statuses)).toEqual(new Set([401]))
  expect((await authenticate(scene.base, name, PASSWORD, { otp: '999999' })).status).toBe(401)
  expect((await authenticate(scene.base, name, PASSWORD, { otp: app.next() })).status).toBe(429)
  expect((await authenticate(scene.base, name, PASSWORD, { otp: codes[0] ?? '' })).status).toBe(429)
})

test('one that is removed twice at once is removed once, and counted so', async () => {
  const { id, call } = await newUser()
  await enrol(call, PASSWORD)
  const { body } = await call('GET', '/me/second-factors')
  const path = `/me/second-factors/${body.data[0].factor_id}/removal`
  const removals = await Promise.all(Array.from({ length: 3 }, () => withPassword(call, path)))
  expect(removals.map(({ status }) => status).sort()).toEqual([204, 404, 404])
  const history = await admin('GET', `/admin/users/${id}/events`)
  expect(history.body.data.map(toldOf).slice(0, 2)).toEqual([
    [
      'second_factors_changed',
      [
        ['second_factors', 1, 0],
        ['recovery_codes', 10, 0],
      ],
    ],
    [
      'second_factors_changed',
      [
        ['second_factors', 0, 1],
        ['recovery_codes', 0, 10],
      ],
    ],
  ])
})

test('a removed one is asked for no more, and takes its recovery codes along', async () => {
  const { id, name, call } = await newUser()
  const { codes } = await enrol(call, PASSWORD)
  const { body } = await call('GET', '/me/second-factors')
  const path = `/me/second-factors/${body.data[0].factor_id}/removal`
  const other = await newUser()
  expect((await withPassword(other.call, path)).status).toBe(404)
  expect((await withPassword(call, path, 'not the password')).status).toBe(422)
  expect((await withPassword(call, path)).status).toBe(204)
  expect((await withPassword(call, path)).status).toBe(404)
  expect((await authenticate(scene.base, name, PASSWORD)).status).toBe(200)
  const left = await scene.database.query('SELECT FROM recovery_code WHERE user_id = $1', [id])
  expect([codes.length, left.length]).toEqual([10, 0])
})

describe('an administrator', () => {
  test('resets what a user has lost, which ends the user’s sessions', async () => {
    const { id, name, call } = await newUser()
    await enrol(call, PASSWORD)
    const answer = await admin('DELETE', `/admin/users/${id}/second-factors`, {
      headers: { 'audit-reason': 'Lost the phone' },
    })
    expect(answer.status).toBe(204)
    expect((await call('GET', '/me')).status).toBe(401)
    expect((await authenticate(scene.base, name, PASSWORD)).status).toBe(200)
    const history = await admin('GET', `/admin/users/${id}/events`)
    expect(history.body.data[0]).toMatchObject({
      user: { user_id: '1' },
      reason: 'Lost the phone',
      changes: [{ field: 'second_factors' }, { field: 'recovery_codes' }],
    })
  })

  test('does not do so to themselves, and changes nothing of who has none', async () => {
    const role = { name: 'Keeps factors', permissions: ['Users:Manage', 'Audit:UserIdOverride'] }
    const { role_id } = (await admin('POST', '/admin/roles', { body: role })).body
    const keeper = await newUser(role_id)
    await enrol(keeper.call, PASSWORD)
    const refused = await keeper.call('DELETE', `/admin/users/${keeper.id}/second-factors`, {
      headers: { 'audit-user-id': '3' },
    })
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
    expect((await keeper.call('GET', '/me/second-factors')).body.data).toHaveLength(1)

    const bare = await newUser(role_id)
    const [record, history] = [`/admin/users/${bare.id}`, `/admin/users/${bare.id}/events`]
    const before = [await admin('GET', record), await admin('GET', history)]
    expect((await keeper.call('DELETE', `${record}/second-factors`)).status).toBe(204)
    const after = [await admin('GET', record), await admin('GET', history)]
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text))
    expect(after[0]?.headers.get('etag')).toBe(before[0]?.headers.get('etag'))
    expect((await bare.call('GET', '/me')).status).toBe(200)
  })

  test('of less may not do so to one of more, nor anybody to nobody', async () => {
    const role = await admin('POST', '/admin/roles', {
      body: { name: 'Helpers with factors', permissions: ['Users:Manage'] },
    })
    const helper = await newUser(role.body.role_id)
    const { id } = await newUser()
    expect((await helper.call('DELETE', `/admin/users/${id}/second-factors`)).status).toBe(403)
    expect((await admin('DELETE', '/admin/users/99999/second-factors')).status).toBe(404)
    const { call } = await newUser()
    expect((await call('DELETE', `/admin/users/${id}/second-factors`)).status).toBe(403)
  })
})

describe('a role that requires a second factor', () => {
  test('allows nothing before there is one, and everything of its own from then on', async () => {
    const role = await admin('POST', '/admin/roles', {
      body: {
        name: 'Readers with a factor',
        permissions: ['Clients:Read'],
        requires_second_factor: true,
      },
    })
    const { call } = await newUser(role.body.role_id)
    const me = await call('GET', '/me')
    expect(me.body).toMatchObject({ permissions: [], needs_second_factor: true })
    for (const path of ['/fm/clients', '/users', '/fm/overview']) {
      const refused = await call('GET', path)
      expect([refused.status, refused.body.code]).toEqual([403, 'second_factor_missing'])
    }
    await enrol(call, PASSWORD)
    expect((await call('GET', '/me')).body).toMatchObject({
      permissions: ['Clients:Read'],
      needs_second_factor: false,
    })
    expect((await call('GET', '/fm/clients')).status).toBe(200)
  })

  test('may be every role, by a setting', async () => {
    const strict = await openScene([{ REQUIRE_SECOND_FACTOR: '1' }])
    try {
      const viewer = await strict.as('viewer')
      expect((await viewer('GET', '/fm/clients')).body.code).toBe('second_factor_missing')
      await enrol(viewer, 'viewer-demo-password')
      expect((await viewer('GET', '/fm/clients')).status).toBe(200)
    } finally {
      await strict.close()
    }
  })
})

describe('a passkey', () => {
  const signed = { id: ENCODED, rawId: ENCODED, type: 'public-key' }

  test('is asked for once, for this service and this user', async () => {
    const { id, name, call } = await newUser()
    const { body } = await withPassword(call, '/me/second-factors/passkeys')
    expect(body).toMatchObject({
      rp: { name: 'Fleetbook', id: 'localhost' },
      user: { name, id: Buffer.from(id).toString('base64url') },
      challenge: expect.stringMatching(/^[A-Za-z0-9_-]{20,}$/),
    })
  })

  test('that is made up is refused, and nothing fails of it', async () => {
    const { name, call } = await newUser()
    await withPassword(call, '/me/second-factors/passkeys')
    const response = { clientDataJSON: ENCODED, attestationObject: ENCODED }
    const confirm = await call('POST', '/me/second-factors/passkeys/confirm', {
      body: { passkey: { ...signed, response } },
    })
    expect(confirm.body.errors).toMatchObject([{ pointer: '/passkey', code: 'not_confirmed' }])
    await enrol(call, PASSWORD)
    const shown = { clientDataJSON: ENCODED, authenticatorData: ENCODED, signature: ENCODED }
    const passkey = { ...signed, response: shown }
    const refused = await authenticate(scene.base, name, PASSWORD, { passkey })
    expect([refused.status, refused.body.code]).toEqual([401, 'second_factor_wrong'])
  })
})

describe('a passkey that its browser has made', () => {
  async function add(call: Caller, made: Parameters<typeof newPasskey>[2] = {}) {
    const { body: asked } = await withPassword(call, '/me/second-factors/passkeys')
    const passkey = newPasskey(asked, ORIGIN, made)
    return call('POST', '/me/second-factors/passkeys/confirm', { body: { passkey } })
  }

  test('is taken with the ways to it, and asked for by them', async () => {
    const { name, call } = await newUser()
    const id = randomBytes(16)
    const transports = ['internal', 'hybrid']
    expect((await add(call, { id, more: { transports, publicKeyAlgorithm: -7 } })).status).toBe(200)
    const { body } = await authenticate(scene.base, name, PASSWORD)
    expect(body.passkey.allowCredentials).toEqual([
      { id: id.toString('base64url'), type: 'public-key', transports },
    ])
  })

  test.each([
    ['no list of ways', 'internal'],
    ['ways that are no words', [1]],
    ['half of a character', ['\ud800']],
    ['the character U+0000', ['\u0000']],
    ['a way that is too long', ['x'.repeat(33)]],
    ['too many ways', Array.from({ length: 17 }, () => 'usb')],
  ])('is refused with %s, as a fault of whoever sends it', async (_, transports) => {
    const { call } = await newUser()
    const { status, body } = await add(call, { more: { transports } })
    expect([status, body.errors?.[0]?.pointer]).toEqual([
      422,
      expect.stringMatching(/^\/passkey\/response\/transports/),
    ])
  })

  test('has an id of its own, and no longer one than may be', async () => {
    const [first, second] = [await newUser(), await newUser()]
    const id = randomBytes(1023)
    expect((await add(first.call, { id })).status).toBe(200)
    for (const { call } of [first, second]) {
      const { status, body } = await add(call, { id })
      expect([status, body.code]).toEqual([409, 'conflict'])
    }
    const { status, body } = await add(second.call, { id: randomBytes(1024) })
    expect([status, body.errors?.[0]?.code]).toEqual([422, 'not_confirmed'])
    expect((await second.call('GET', '/me/second-factors')).body.data).toEqual([])
  })
})

test('all of it is for whoever is signed in', async () => {
  const anonymous = callerOf(scene.base)
  expect((await anonymous('GET', '/me/second-factors')).status).toBe(401)
  expect((await withPassword(anonymous, '/me/second-factors/totp')).status).toBe(401)
})
