import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, callerOf } from '../support/caller'
import { openScene, type Scene, until } from '../support/scene'
import { isDirect, isUnderNext } from '../support/service'

const ACCOUNTS = '/admin/service-accounts'
const ELSEWHERE = '198.51.100.9'

let scene: Scene
let admin: Caller

beforeAll(async () => {
  // What the caller says of its address is believed, so that keys can be tried from several.
  scene = await openScene([{ TRUST_PROXY: '1', LOG_LEVEL: 'fatal' }])
  admin = await scene.as('admin')
})
afterAll(() => scene.close())

let made = 0
/** A service account with a role of its own. */
async function account(permissions: readonly string[], more: object = {}) {
  made += 1
  const name = `System ${made}`
  const role = await admin('POST', '/admin/roles', { body: { name, permissions } })
  const { role_id } = role.body
  const answer = await admin('POST', ACCOUNTS, { body: { display_name: name, role_id, ...more } })
  expect(answer.status).toBe(201)
  const id = answer.body.user_id as string
  return {
    id,
    role: `/admin/roles/${role_id}`,
    path: `${ACCOUNTS}/${id}`,
    keys: `${ACCOUNTS}/${id}/keys`,
  }
}

/** A key of an account, with a caller that comes from an address. */
async function keyOf(keys: string, body: object = {}, by = admin) {
  const answer = await by('POST', keys, { body: { name: 'Import', ...body } })
  expect(answer.status).toBe(201)
  const { key, key_id, prefix } = answer.body as Record<string, string>
  return { key: key as string, id: key_id as string, prefix, call: callerOf(scene.base, key) }
}

const rowOf = async (keys: string, id: string) =>
  (await admin('GET', keys)).body.data.find((each: { key_id: string }) => each.key_id === id)

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

const CLIENTS = '/fm/clients?limit=1'

describe('a key', () => {
  test('is shown once, kept as a hash, and calls in the name of its account', async () => {
    const { id, keys } = await account(['Clients:Read'])
    const answer = await admin('POST', keys, { body: { name: 'Import' } })
    const { key, prefix } = answer.body
    expect(key).toMatch(/^fb_[a-z0-9]{8}_[A-Za-z0-9_-]{43}$/)
    expect(key.startsWith(`${prefix}_`)).toBe(true)
    expect((await admin('GET', keys)).text).not.toContain(key)
    const stored = await scene.database.query('SELECT k::text FROM service_key k')
    expect(JSON.stringify(stored)).not.toContain(key.slice(prefix.length + 1))
    const call = callerOf(scene.base, key)
    expect((await call('GET', CLIENTS)).status).toBe(200)
    expect((await call('GET', '/me')).body).toMatchObject({
      user: { user_id: id, user_name: null },
      permissions: ['Clients:Read'],
      key: { key_id: answer.body.key_id, name: 'Import', prefix },
    })
    expect((await admin('GET', '/me')).body.key).toBeNull()
  })

  test('ends after a year unless its maker says when, or never', async () => {
    const { keys } = await account([])
    const lasting = await admin('POST', keys, { body: { name: 'a', expires_at: null } })
    expect(lasting.body.expires_at).toBeNull()
    const { created, expires_at } = (await admin('POST', keys, { body: { name: 'b' } })).body
    expect(Date.parse(expires_at) - Date.parse(created)).toBe(365 * 86_400_000)
    const at = '2999-01-02T03:04:05+10:00'
    const said = await admin('POST', keys, { body: { name: 'c', expires_at: at } })
    expect(Date.parse(said.body.expires_at)).toBe(Date.parse(at))
  })

  test('allows what both it and the role do, whatever becomes of the role', async () => {
    const { keys, role } = await account(['Clients:Read', 'Approvals:Read'])
    const { call } = await keyOf(keys, { permissions: ['Clients:Read'] })
    const whole = await keyOf(keys)
    const may = async (by: Caller) => (await by('GET', '/me')).body.permissions
    expect(await may(call)).toEqual(['Clients:Read'])
    const refused = await call('GET', '/fm/approvals')
    expect([refused.status, refused.body.required_permission]).toEqual([403, 'Approvals:Read'])
    await admin('PATCH', role, { body: { permissions: ['Approvals:Read', 'Suppliers:Read'] } })
    expect(await may(call)).toEqual([])
    expect(await may(whole.call)).toEqual(['Approvals:Read', 'Suppliers:Read'])
  })

  test('opens nothing of how people sign in', async () => {
    const { keys } = await account(['Clients:Read'])
    const { call } = await keyOf(keys)
    const calls: [string, string, object?][] = [
      ['POST', '/me/password', { current_password: 'x', new_password: 'a long enough passphrase' }],
      ['GET', '/me/second-factors'],
      ['POST', '/me/second-factors/totp', { current_password: 'x' }],
      ['DELETE', '/authenticate'],
    ]
    for (const [method, path, body] of calls) {
      const { status, body: told } = await call(method, path, body && { body })
      expect([path, status, told.code]).toEqual([path, 403, 'not_for_keys'])
    }
    expect((await call('GET', CLIENTS)).status).toBe(200)
  })

  test('is that of nobody in another form', async () => {
    const { keys } = await account(['Clients:Read'])
    const { key } = await keyOf(keys)
    const others = [
      key.slice(0, -1),
      `${key}A`,
      key.toUpperCase(),
      key.replace('fb_', ''),
      `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
      'fb_',
    ]
    for (const other of others) {
      const refused = await callerOf(scene.base, other)('GET', CLIENTS)
      expect([other, refused.status, refused.body.code]).toEqual([other, 401, 'unauthenticated'])
    }
  })
})

describe('a key that is right and not taken', () => {
  const answerTo = async (call: Caller, address = ELSEWHERE) => {
    const { status, body, headers } = await call('GET', CLIENTS, from(address))
    const { request_id: _, ...told } = body
    return { status, told, challenge: headers.get('www-authenticate') }
  }

  test('gets the answer of one that nobody made, and its owner reads the reason', async () => {
    const { keys, path } = await account(['Clients:Read'])
    const stranger = await answerTo(callerOf(scene.base, `fb_abcdefgh_${'A'.repeat(43)}`))
    expect(stranger.status).toBe(401)
    const cases: [string, object, (id: string) => Promise<unknown>][] = [
      ['revoked', {}, (id) => admin('DELETE', `${keys}/${id}`)],
      [
        'expired',
        {},
        (id) =>
          scene.database.query('UPDATE service_key SET expires_at = now() WHERE key_id = $1', [id]),
      ],
      ['network', { networks: ['203.0.113.0/24'] }, async () => undefined],
      ['account_disabled', {}, () => admin('PATCH', path, { body: { enabled: false } })],
    ]
    for (const [reason, body, end] of cases) {
      const { call, id } = await keyOf(keys, body)
      await end(id)
      expect(await answerTo(call)).toEqual(stranger)
      const row = await until('the reason is written', async () => {
        const found = await rowOf(keys, id)
        return found.last_refusal !== null && found
      })
      expect(row).toMatchObject({
        last_refusal: reason,
        last_refused_from: isUnderNext ? '' : ELSEWHERE,
        last_used_at: null,
      })
    }
    await admin('PATCH', path, { body: { enabled: true } })
  })

  test.skipIf(!isDirect)('is taken from its networks alone, of either family', async () => {
    const { keys } = await account(['Clients:Read'])
    const { call, id } = await keyOf(keys, {
      networks: ['203.0.113.0/24', '2001:db8::/32', '192.0.2.1'],
    })
    const statusFrom = async (address: string) => (await call('GET', CLIENTS, from(address))).status
    for (const inside of ['203.0.113.200', '2001:db8:1::5', '192.0.2.1', '::ffff:203.0.113.7']) {
      expect([inside, await statusFrom(inside)]).toEqual([inside, 200])
    }
    for (const outside of ['203.0.114.1', '2001:db9::1', '192.0.2.2', 'nonsense']) {
      expect([outside, await statusFrom(outside)]).toEqual([outside, 401])
    }
    const row = await until('its use is written', async () => {
      const found = await rowOf(keys, id)
      return found.last_used_at !== null && found.last_refused_at !== null && found
    })
    expect(row).toMatchObject({
      last_used_from: '203.0.113.200',
      last_refused_from: '203.0.114.1',
    })
  })
})

test.skipIf(!isDirect)(
  'pain: a key is judged by where a call comes from, however many headers stand before that',
  async () => {
    const { keys } = await account(['Clients:Read'])
    const { key } = await keyOf(keys, { networks: ['127.0.0.0/8', '::1'] })
    const { hostname, port } = new URL(scene.base)
    /** What a call by way of a proxy is answered, which appends from where it came. */
    const answer = async (headers: number, address: string) => {
      const call = request({
        ...{ hostname, port, path: '/api/v1/me' },
        headers: [
          ...['host', hostname, 'authorization', `Bearer ${key}`],
          ...Array.from({ length: headers }, () => ['x', '']).flat(),
          ...['x-forwarded-for', address],
        ],
      }).end()
      const [message] = (await once(call, 'response')) as [IncomingMessage]
      message.resume()
      return message.statusCode
    }
    for (const headers of [0, 2500]) {
      expect([headers, await answer(headers, '127.0.0.1')]).toEqual([headers, 200])
      expect([headers, await answer(headers, ELSEWHERE)]).toEqual([headers, 401])
    }
  },
)

describe('making keys', () => {
  const faultsOf = async (keys: string, body: object) => {
    const { status, body: told } = await admin('POST', keys, { body: { name: 'Import', ...body } })
    expect(status).toBe(422)
    return told.errors.map(({ pointer, code }: { pointer: string; code: string }) => [
      pointer,
      code,
    ])
  }

  test('names every fault of the body', async () => {
    const { keys } = await account(['Clients:Read'])
    expect(await faultsOf(keys, { permissions: ['Clients:Read', 'Clients:Update'] })).toEqual([
      ['/permissions/1', 'not_allowed'],
    ])
    expect(
      await faultsOf(keys, {
        name: '',
        permissions: ['Clients:Everything'],
        networks: ['203.0.113.0/24', '203.0.113.0/33', 'example.org'],
        expires_at: '2020-01-01T00:00:00Z',
        scope: 'all',
      }),
    ).toEqual(
      expect.arrayContaining([
        ['/name', 'out_of_range'],
        ['/permissions/0', 'not_allowed'],
        ['/networks/1', 'invalid_text'],
        ['/networks/2', 'invalid_text'],
        ['/expires_at', 'out_of_range'],
        ['/scope', 'unknown_member'],
      ]),
    )
    expect(await faultsOf(keys, { name: ' \u00a0\t' })).toEqual([['/name', 'invalid_text']])
    for (const expires_at of [
      '2999-02-30T00:00:00Z',
      '2999-02-03T00:00:00',
      'tomorrow',
      '9999-12-31T23:59:59-14:00',
      '9999-12-31T23:59:60Z',
    ]) {
      expect(await faultsOf(keys, { expires_at })).toEqual([['/expires_at', 'invalid_date']])
    }
    expect((await admin('GET', keys)).body.data).toEqual([])
  })

  test('that end as late as there are dates are told so in every zone, and can be rotated', async () => {
    const { keys } = await account(['Clients:Read'])
    const { id } = await keyOf(keys, { expires_at: '9999-12-31T23:59:59Z' })
    await scene.database.query(
      "UPDATE service_key SET created = created - interval '1 day' WHERE key_id = $1",
      [id],
    )
    const rotated = await admin('POST', `${keys}/${id}/rotate`, { body: { overlap_seconds: 600 } })
    expect([rotated.status, rotated.body.expires_at]).toEqual([201, '9999-12-31T23:59:59Z'])
    const shown = async (zone: string) => {
      const { data } = (await admin('GET', keys, { headers: { 'time-zone': zone } })).body
      return data.find((each: { key_id: string }) => each.key_id === rotated.body.key_id).expires_at
    }
    expect(await shown('+14:00')).toBe('9999-12-31T23:59:59Z')
    expect(await shown('-14:00')).toBe('9999-12-31T09:59:59-14:00')
  })

  test('is for service accounts alone', async () => {
    for (const id of ['1', '99998']) {
      const refused = await admin('POST', `${ACCOUNTS}/${id}/keys`, { body: { name: 'Import' } })
      expect([refused.status, refused.body.code]).toEqual([404, 'record_not_found'])
      expect((await admin('GET', `${ACCOUNTS}/${id}/keys`)).status).toBe(404)
    }
    const { keys } = await account([])
    const other = await account([])
    const { id } = await keyOf(keys)
    expect((await admin('DELETE', `${other.keys}/${id}`)).status).toBe(404)
    expect((await admin('POST', `${other.keys}/${id}/rotate`)).status).toBe(404)
  })

  test('gives nobody what its maker lacks, nor does another role', async () => {
    const keeper = await account(['Users:Manage', 'Clients:Read'])
    const { call: keeperCalls } = await keyOf(keeper.keys)
    const wide = await account(['Clients:Read', 'Approvals:Update'])
    const refused = await keeperCalls('POST', wide.keys, { body: { name: 'Import' } })
    expect([refused.status, refused.body.required_permission]).toEqual([403, 'Approvals:Update'])
    await keyOf(wide.keys, { permissions: ['Clients:Read'] }, keeperCalls)
    const { id } = await keyOf(wide.keys)
    expect((await keeperCalls('POST', `${wide.keys}/${id}/rotate`)).status).toBe(403)
    // What takes away is free.
    expect((await keeperCalls('DELETE', `${wide.keys}/${id}`)).status).toBe(204)
    for (const query of ['', '?dry_run=true']) {
      const body = { display_name: 'Smuggled', role_id: '1' }
      expect((await keeperCalls('POST', ACCOUNTS + query, { body })).status).toBe(403)
      const raised = await keeperCalls('PATCH', keeper.path + query, { body: { role_id: '1' } })
      expect(raised.status).toBe(403)
    }
    await admin('PATCH', wide.path, { body: { enabled: false } })
    expect((await keeperCalls('PATCH', wide.path, { body: { enabled: true } })).status).toBe(403)
  })

  test('by a key goes beyond neither its networks nor its end', async () => {
    const { keys } = await account(['Users:Manage'])
    // Answers have whole seconds.
    const end = new Date((Math.floor(Date.now() / 1000) + 3600) * 1000)
    const bounds = { networks: ['10.0.0.0/8'], expires_at: end.toISOString() }
    const { key } = await keyOf(keys, bounds)
    const call: Caller = (method, path, { headers, ...options } = {}) =>
      callerOf(scene.base, key)(method, path, {
        ...options,
        headers: { ...headers, 'x-forwarded-for': '10.1.2.3' },
      })
    const before = (await admin('GET', keys)).body
    const networks = ['10.1.0.0/16']
    for (const more of [
      {},
      { networks: [] },
      { networks: ['10.1.0.0/16', '192.0.2.0/24'] },
      { networks: ['0.0.0.0/0'] },
      { networks, expires_at: null },
      { networks, expires_at: new Date(end.getTime() + 1000).toISOString() },
    ]) {
      const refused = await call('POST', keys, { body: { name: 'Free', ...more } })
      expect([more, refused.status, refused.body.code]).toEqual([more, 403, 'not_for_keys'])
    }
    const free = await keyOf(keys, { expires_at: null })
    const rotated = await call('POST', `${keys}/${free.id}/rotate`)
    expect([rotated.status, rotated.body.code]).toEqual([403, 'not_for_keys'])
    expect((await admin('GET', keys)).body.data.slice(1)).toMatchObject(
      before.data.map(({ key_id }: { key_id: string }) => ({ key_id })),
    )

    const sooner = await call('POST', keys, { body: { name: 'Bound', networks } })
    expect([sooner.status, Date.parse(sooner.body.expires_at)]).toEqual([201, end.getTime()])
    const again = await call('POST', `${keys}/${sooner.body.key_id}/rotate`)
    expect([again.status, again.body.networks]).toEqual([201, networks])
    expect(Date.parse(again.body.expires_at)).toBe(end.getTime())
    // Whoever signs in may make a free one, and a key that is bound by nothing too.
    await keyOf(keys, { networks: [], expires_at: null }, free.call)
  })

  test('ends where there are too many that are good', async () => {
    const { keys } = await account([])
    const first = await keyOf(keys)
    for (let count = 1; count < 20; count += 1) await keyOf(keys)
    const refused = await admin('POST', keys, { body: { name: 'Import' } })
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
    const rotated = async (overlap_seconds: number) =>
      (await admin('POST', `${keys}/${first.id}/rotate`, { body: { overlap_seconds } })).status
    expect([await rotated(60), await rotated(0)]).toEqual([409, 201])
    const { data } = (await admin('GET', keys)).body
    const good = data.filter(({ state }: { state: string }) => state === 'active')
    expect(good).toHaveLength(20)
    await admin('DELETE', `${keys}/${good[0].key_id}`)
    await keyOf(keys)
  })
})

describe('rotation', () => {
  test('has both keys taken until the overlap is over', async () => {
    const { keys } = await account(['Clients:Read', 'Approvals:Read'])
    const old = await keyOf(keys, { permissions: ['Clients:Read'], expires_at: null })
    const answer = await admin('POST', `${keys}/${old.id}/rotate`, {
      body: { overlap_seconds: 600 },
    })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      name: 'Import',
      permissions: ['Clients:Read'],
      expires_at: null,
    })
    const now = callerOf(scene.base, answer.body.key)
    expect((await old.call('GET', CLIENTS)).status).toBe(200)
    expect((await now('GET', CLIENTS)).status).toBe(200)
    const row = await rowOf(keys, old.id)
    expect(row).toMatchObject({ state: 'active', replaced_by: answer.body.key_id })
    expect(Date.parse(row.expires_at) - Date.parse(answer.body.created)).toBe(600_000)
    const again = await admin('POST', `${keys}/${old.id}/rotate`)
    expect([again.status, again.body.code]).toEqual([409, 'conflict'])
  })

  test('without an overlap ends the old one at once, and of an ended one there is none', async () => {
    const { keys } = await account(['Clients:Read'])
    const old = await keyOf(keys)
    const answer = await admin('POST', `${keys}/${old.id}/rotate`, { body: { overlap_seconds: 0 } })
    expect((await old.call('GET', CLIENTS)).status).toBe(401)
    await admin('DELETE', `${keys}/${answer.body.key_id}`)
    expect((await admin('POST', `${keys}/${answer.body.key_id}/rotate`)).status).toBe(409)
    for (const overlap_seconds of [-1, 1.5, 604_801, '60']) {
      const refused = await admin('POST', `${keys}/${old.id}/rotate`, { body: { overlap_seconds } })
      expect(refused.status).toBe(422)
    }
  })
})

describe('a service account', () => {
  test('shares no number with any user, and its name stands where theirs do', async () => {
    const { id, keys } = await account(['Clients:Create', 'Clients:Read'])
    expect((await admin('GET', `/admin/users/${id}`)).status).toBe(404)
    const body = {
      user_name: `after.${id}`,
      display_name: 'After',
      role_id: '2',
      password: 'a long enough passphrase',
    }
    const { user_id } = (await admin('POST', '/admin/users', { body })).body
    expect(Number(user_id)).toBeGreaterThan(Number(id))
    const { call } = await keyOf(keys)
    const { client_id } = (await call('POST', '/fm/clients', { body: { name: 'Through a key' } }))
      .body
    const [entry] = (await admin('GET', `/fm/clients/${client_id}/events`)).body.data
    const { display_name } = (await admin('GET', `${ACCOUNTS}/${id}`)).body
    expect(entry.user).toEqual({ user_id: id, display_name })
    const names = await admin('GET', `/fm/names/user?ids=1,${id},${user_id}`)
    expect(names.body.data.map((each: { name: string }) => each.name)).toEqual([
      'Priya Raman',
      display_name,
      'After',
    ])
    const called = await admin('GET', `/fm/names/user?called=${encodeURIComponent(display_name)}`)
    const record = { resource: 'service_account', record_id: id }
    expect(called.body.data).toEqual([{ id, name: display_name, active: true, ...record }])
    expect((await call('GET', '/users')).body.data).toContainEqual({
      user_id: id,
      display_name,
      enabled: true,
    })
  })

  test('has in its history who made, replaced and revoked which key', async () => {
    const { path, keys } = await account(['Clients:Read'])
    const first = await keyOf(keys, { permissions: ['Clients:Read'], networks: ['192.0.2.0/24'] })
    const second = await admin('POST', `${keys}/${first.id}/rotate`)
    const headers = { 'audit-reason': 'Left in a log' }
    await admin('DELETE', `${keys}/${second.body.key_id}`, { headers })
    // To revoke once more is no change.
    expect((await admin('DELETE', `${keys}/${second.body.key_id}`)).status).toBe(204)
    const { data } = (await admin('GET', `${path}/events`)).body
    const told = data.map((each: Record<string, unknown>) => [each.action, each.reason])
    expect(told).toEqual([
      ['key_revoked', 'Left in a log'],
      ['key_rotated', null],
      ['key_created', null],
      ['created', null],
    ])
    expect(data[0].user.user_id).toBe('1')
    expect(data[0].changes).toEqual([
      { field: 'key', from: `${second.body.prefix} Import`, to: null },
    ])
    expect(data[2].changes.map(({ field }: { field: string }) => field)).toEqual([
      'key',
      'key.permissions',
      'key.networks',
      'key.expires_at',
    ])
    expect(JSON.stringify(data)).not.toContain(first.key)
  })

  test('keeps its role from going', async () => {
    const { role } = await account([])
    const refused = await admin('DELETE', role)
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
    expect(refused.body.detail).toContain('1 service account')
    expect((await admin('GET', role)).text).toContain('"users":0,"service_accounts":1')
  })

  test('can be acted for, as a user can', async () => {
    const { id, path } = await account([])
    const headers = { 'audit-user-id': id }
    const answer = await admin('POST', '/fm/clients', { body: { name: 'For it' }, headers })
    expect(answer.status).toBe(201)
    await admin('PATCH', path, { body: { enabled: false } })
    const refused = await admin('POST', '/fm/clients', { body: { name: 'For it' }, headers })
    expect([refused.status, refused.body.code]).toEqual([422, 'unknown_audit_user'])
  })

  test('gives its approvals their source where it is an order channel', async () => {
    const permissions = ['Approvals:Create', 'Approvals:Read', 'Approvals:Update']
    const { keys, path } = await account(permissions, { order_channel: true })
    const { call } = await keyOf(keys)
    const body = { contract_id: 'C-1' }
    const through = await call('POST', '/fm/approvals', { body })
    expect([through.status, through.body.source]).toEqual([201, 'external_channel'])
    const many = await call('POST', '/fm/approvals', { body: [body, body] })
    expect(many.body.map((each: { source: string }) => each.source)).toEqual(
      Array(2).fill('external_channel'),
    )
    expect((await admin('POST', '/fm/approvals', { body })).body.source).toBe('internal')
    // In whose name it is entered decides nothing, and it never changes.
    const address = `/fm/approvals/${through.body.approval_id}`
    await admin('PATCH', path, { body: { order_channel: false } })
    expect((await call('POST', '/fm/approvals', { body })).body.source).toBe('internal')
    await admin('PATCH', address, { body: { client_phone: '1' } })
    expect((await admin('GET', address)).body.source).toBe('external_channel')
  })
})
