import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, callerOf } from '../support/caller'
import { addClients, openScene, type Scene } from '../support/scene'
import { isUnderNext } from '../support/service'

/** The operations at a path, as the document has them. */
type Methods = Readonly<Record<string, { readonly requestBody?: object }>>

let scene: Scene
let admin: Caller
let editor: Caller
let integration: Caller
let client: string

beforeAll(async () => {
  scene = await openScene([{ TOKEN_TTL_SECONDS: '600' }])
  ;[admin, editor, integration] = await Promise.all([
    scene.as('admin'),
    scene.as('editor'),
    scene.as('integration'),
  ])
  client = (await addClients(scene.database, 1))[0] as string
})
afterAll(() => scene.close())

describe('a token is needed', () => {
  test.each([
    ['absent', undefined],
    ['empty', ''],
    ['of another scheme', 'Basic YTpi'],
    ['without a scheme', 'fb_abc'],
    ['Bearer and nothing', 'Bearer '],
    ['two tokens', 'Bearer a b'],
    ['unknown', `Bearer fb_${'A'.repeat(43)}`],
    ['of no token’s form', 'Bearer %27%20OR%201=1'],
  ])('%s: 401 with WWW-Authenticate', async (_name, authorization) => {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
    const answer = await callerOf(scene.base)('GET', '/me', { headers })
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated'])
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/)
  })

  const authenticate = async (name: string) => {
    const { body } = await callerOf(scene.base)('POST', '/authenticate', {
      body: { username: name, password: `${name}-demo-password` },
    })
    return { call: callerOf(scene.base, body.access_token), body }
  }

  test('the scheme is read in any case, and the life of a token is told', async () => {
    const { body } = await authenticate('viewer')
    expect(body).toMatchObject({ token_type: 'Bearer', access_token: expect.any(String) })
    expect(body.expires_in.value).toBe('600')
    const headers = { authorization: `bEARER ${body.access_token}` }
    expect((await callerOf(scene.base)('GET', '/me', { headers })).status).toBe(200)
  })

  test('one that has expired by its stored time is 401', async () => {
    const { call } = await authenticate('viewer')
    expect((await call('GET', '/me')).status).toBe(200)
    const [life] = await scene.database.query<{ seconds: number }>(
      `SELECT extract(epoch FROM expires_at - created)::float8 AS seconds FROM access_token
        ORDER BY created DESC LIMIT 1`,
    )
    expect(life?.seconds).toBeCloseTo(600, 0)
    await scene.database.query(
      `UPDATE access_token SET expires_at = now() WHERE user_id =
        (SELECT user_id FROM user_account WHERE user_name = 'viewer')`,
    )
    expect((await call('GET', '/me')).status).toBe(401)
  })

  test('one of a disabled user is 401, and there is no new one', async () => {
    const { call } = await authenticate('viewer')
    expect((await call('GET', '/me')).status).toBe(200)
    const set = (enabled: boolean) =>
      scene.database.query("UPDATE user_account SET enabled = $1 WHERE user_name = 'viewer'", [
        enabled,
      ])
    await set(false)
    expect((await call('GET', '/me')).status).toBe(401)
    const again = await callerOf(scene.base)('POST', '/authenticate', {
      body: { username: 'viewer', password: 'viewer-demo-password' },
    })
    expect([again.status, again.body.code]).toEqual([401, 'invalid_credentials'])
    await set(true)
  })

  // Of nobody, forbidden to a viewer, and no id at all: none of them keeps a token.
  test.each<Record<string, string>>([
    {},
    { 'audit-user-id': '99999' },
    { 'audit-user-id': '1' },
    { 'audit-user-id': 'abc' },
  ])('one that was signed out with %j is 401 at once', async (headers) => {
    const { call } = await authenticate('viewer')
    expect((await call('DELETE', '/authenticate', { headers })).status).toBe(204)
    expect((await call('GET', '/me')).status).toBe(401)
  })
})

describe('malformed headers are 400 and named', () => {
  const cases: [string, string, string[]][] = [
    ['Audit-User-Id', 'PATCH', ['0', '01', '-1', '100000', 'abc', '1.0', '1 2']],
    ['Time-Zone', 'PATCH', ['', '+10', '10:00', '+14:01', '+9:60', 'Nowhere/City', 'a b', 'é']],
    ['If-Match', 'PATCH', ['1', 'abc', '"a', 'W/1', ',', ' , ', '"a",b', '"a,']],
    ['If-None-Match', 'GET', ['1', '"a" "b"']],
    ['Idempotency-Key', 'PATCH', ['', 'a b', 'x'.repeat(256), 'ä']],
    ['Audit-Reason', 'PATCH', ['x'.repeat(201)]],
  ]
  test.each(
    cases.flatMap(([name, method, values]) => values.map((value) => [name, method, value])),
  )('%s of %s: "%s"', async (name, method, value) => {
    const { status, body } = await admin(method, `/fm/clients/${client}`, {
      headers: { [name]: value },
      ...(method === 'PATCH' && { body: { name: 'must not come through' } }),
    })
    expect([status, body.code]).toEqual([400, 'malformed_header'])
    // As the API document has it.
    expect(body.header).toBe(name)
    expect(body.detail).toContain(name)
    expect((await admin('GET', `/fm/clients/${client}`)).body.name).toBeNull()
  })

  test('a reason of 200 characters beyond ASCII is kept as it was written', async () => {
    const reason = `${'ü'.repeat(199)}😀`
    const header = Buffer.from(reason).toString('latin1')
    const options = { headers: { 'audit-reason': header }, body: { area: 'A' } }
    expect((await editor('PATCH', `/fm/clients/${client}`, options)).status).toBe(200)
    const { body } = await editor('GET', `/fm/clients/${client}/events`)
    expect(body.data[0].reason).toBe(reason)
  })

  test('a zone is ignored where none counts', async () => {
    const options = { headers: { 'time-zone': '+10' }, body: {} }
    const path = `/sp/client/packaging-defaults/${client}`
    expect((await editor('PUT', path, options)).status).toBe(200)
  })

  test('a locking session that is no id holds no lock', async () => {
    const headers = { 'delegated-locking-session-id': "1' OR 1=1 --" }
    const [approval] = await scene.database.query<{ id: string }>(
      'SELECT approval_id::text AS id FROM approval LIMIT 1',
    )
    const answer = await integration('PATCH', `/fm/approvals/${approval?.id}`, {
      headers,
      body: { notes: 'n' },
    })
    expect([answer.status, answer.body.code]).toEqual([423, 'lock_not_held'])
  })
})

describe('malformed ids of the address are 400, unknown ones 404', () => {
  const bad = ['0', '01', 'abc', '-1', '1.0', '%20', '%00', '1%0a', '%D9%A1', "1'--"]
  if (!isUnderNext) bad.push('%zz')
  const addresses: [string, number][] = [
    ['/fm/clients/{}', 10],
    ['/fm/clients/{}/events', 10],
    ['/sp/client/packaging-defaults/{}', 10],
    ['/sp/client/packaging-defaults/{}/events', 10],
    ['/fm/approvals/{}', 20],
    ['/fm/approvals/{}/events', 20],
  ]
  test.each(addresses)('%s of %i digits', async (address, digits) => {
    const get = (id: string) => admin('GET', address.replace('{}', id))
    for (const id of [...bad, '9'.repeat(digits + 1)]) {
      const { status, body } = await get(id)
      expect([id, status, body.code]).toEqual([id, 400, 'malformed_id'])
    }
    const unknown = await get('9'.repeat(digits))
    expect([unknown.status, unknown.body.code]).toEqual([404, 'record_not_found'])
  })

  test.skipIf(isUnderNext)('so is an escape that is no UTF-8, of every operation', async () => {
    const { body: document } = await admin('GET', '/openapi.json')
    const operations = Object.entries(document.paths as Record<string, Methods>).flatMap(
      ([path, methods]) =>
        [...path.matchAll(/\{\w+\}/g)].flatMap(([id]) =>
          Object.entries(methods).map(([method, { requestBody }]) => ({
            method: method.toUpperCase(),
            at: (text: string) => path.replace(id, text).replaceAll(/\{\w+\}/g, '1'),
            options: requestBody ? { body: {} } : {},
          })),
        ),
    )
    expect(operations.length).toBeGreaterThan(20)
    for (const { method, at, options } of operations) {
      for (const path of ['%E0%A4%A', '%ED%A0%80', '%'].map(at)) {
        const { status, body } = await admin(method, path, options)
        expect([method, path, status, body?.code]).toEqual([method, path, 400, 'malformed_id'])
      }
    }
  })

  test('so it is for locking sessions', async () => {
    const path = '/fm/locking-sessions/'
    expect((await admin('GET', `${path}abc`)).body.code).toBe('malformed_id')
    const unknown = await admin('GET', `${path}00000000-0000-4000-8000-000000000000`)
    expect(unknown.body.code).toBe('record_not_found')
  })
})
