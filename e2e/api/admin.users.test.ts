import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, callerOf } from '../support/caller'
import { openScene, type Scene } from '../support/scene'

const PASSWORD = 'a long enough passphrase'

let scene: Scene
let admin: Caller
let editor: Caller

beforeAll(async () => {
  scene = await openScene()
  ;[admin, editor] = await Promise.all([scene.as('admin'), scene.as('editor')])
})
afterAll(() => scene.close())

const NEW = { display_name: 'Mara Linden', role_id: '3', password: PASSWORD }

const create = (name: string, rest: object = {}, headers: Record<string, string> = {}) =>
  admin('POST', '/admin/users', { body: { ...NEW, user_name: name, ...rest }, headers })

const faultsOf = (body: { errors: { pointer: string; code: string }[] }) =>
  body.errors.map(({ pointer, code }) => `${code} ${pointer}`)

const entriesOf = async (id: string) => (await admin('GET', `/admin/users/${id}/events`)).body.data

test('a user comes to be, signs in under any case, and has a history without the password', async () => {
  const made = await create('Mara.Linden', {}, { 'audit-reason': 'Starts on Monday' })
  expect(made.status).toBe(201)
  const { user_id } = made.body
  expect(made.headers.get('location')).toBe(`/api/v1/admin/users/${user_id}`)
  expect(made.body).toMatchObject({ user_name: 'Mara.Linden', role_name: 'Viewer', enabled: true })
  const read = await admin('GET', `/admin/users/${user_id}`)
  expect(read.body).toEqual(made.body)
  expect(read.headers.get('etag')).toBe(made.headers.get('etag'))
  const signedIn = await callerOf(scene.base)('POST', '/authenticate', {
    body: { username: 'mara.LINDEN', password: PASSWORD },
  })
  expect(signedIn.status).toBe(200)
  const [entry] = await entriesOf(user_id)
  expect(entry).toMatchObject({ action: 'created', reason: 'Starts on Monday', resource: 'user' })
  expect(entry.changes).toEqual([
    { field: 'user_name', from: null, to: 'Mara.Linden' },
    { field: 'display_name', from: null, to: 'Mara Linden' },
    { field: 'role_id', from: null, to: '3' },
    { field: 'password' },
  ])
})

test('every fault of a body is told at once, and those of the names and roles there are', async () => {
  const wrong = await create('a b', { display_name: '', role_id: '0', password: 'short', extra: 1 })
  // In the order of the body.
  expect(faultsOf(wrong.body)).toEqual([
    'out_of_range /display_name',
    'not_found /role_id',
    'out_of_range /password',
    'invalid_text /user_name',
    'unknown_member /extra',
  ])
  const taken = await create('EDITOR', { role_id: '999' })
  expect(faultsOf(taken.body)).toEqual(['in_use /user_name', 'not_found /role_id'])
  expect(faultsOf((await create('İnci')).body)).toEqual(['invalid_text /user_name'])
})

describe('a change', () => {
  test('is entered with both identities, and makes a new tag', async () => {
    const { body, headers } = await create('changed')
    const path = `/admin/users/${body.user_id}`
    const patched = await admin('PATCH', path, {
      body: { display_name: 'Another', role_id: '2' },
      headers: { 'audit-user-id': '2', 'if-match': headers.get('etag') as string },
    })
    expect(patched.body).toMatchObject({ display_name: 'Another', role_name: 'Editor' })
    expect(patched.headers.get('etag')).not.toBe(headers.get('etag'))
    const [entry] = await entriesOf(body.user_id)
    expect(entry).toMatchObject({
      action: 'updated',
      user: { user_id: '1' },
      audit_user: { user_id: '2' },
      changes: [
        { field: 'display_name', from: 'Mara Linden', to: 'Another' },
        { field: 'role_id', from: '3', to: '2' },
      ],
    })
  })

  test('that changes nothing writes nothing and keeps the tag', async () => {
    const { body, headers } = await create('unchanged')
    const path = `/admin/users/${body.user_id}`
    for (const same of [{}, { display_name: 'Mara Linden', role_id: '3', enabled: true }]) {
      const again = await admin('PATCH', path, { body: same })
      expect(again.body).toEqual(body)
      expect(again.headers.get('etag')).toBe(headers.get('etag'))
    }
    expect(await entriesOf(body.user_id)).toHaveLength(1)
  })

  test('with a tag of before another change is refused, and says what conflicts', async () => {
    const { body, headers } = await create('raced')
    const path = `/admin/users/${body.user_id}`
    await admin('PATCH', path, { body: { display_name: 'First' } })
    const stale = { 'if-match': headers.get('etag') as string }
    const late = await admin('PATCH', path, {
      body: { display_name: 'Second', enabled: false },
      headers: stale,
    })
    expect(late.status).toBe(412)
    expect(late.body.conflicting_fields).toEqual(['display_name'])
    const present = await admin('GET', path)
    expect(late.body.etag).toBe(present.headers.get('etag'))
    expect(present.body).toMatchObject({ display_name: 'First', enabled: true })
    const password = { body: { password: PASSWORD }, headers: stale }
    expect((await admin('PUT', `${path}/password`, password)).status).toBe(412)
  })
})

test('a repeated request makes one user, and one with another name or password is another', async () => {
  const key = { 'idempotency-key': 'user-once' }
  const first = await create('once', {}, key)
  const again = await create('once', {}, key)
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect(again.text).toBe(first.text)
  expect((await create('twice', {}, key)).body.code).toBe('idempotency_mismatch')
  const other = await create('once', { password: 'another long passphrase' }, key)
  expect(other.body.code).toBe('idempotency_mismatch')
})

test('lists go by ids, a page at a time', async () => {
  const seen: string[] = []
  let cursor = ''
  do {
    const { body } = await admin('GET', `/admin/users?limit=4${cursor}`)
    seen.push(...body.data.map(({ user_id }: { user_id: string }) => user_id))
    cursor = body.next_cursor && `&cursor=${body.next_cursor}`
    if (!cursor) expect(seen).toHaveLength(Number(body.total))
  } while (cursor)
  expect(seen).toEqual([...seen].sort((a, b) => Number(a) - Number(b)))
  expect((await admin('GET', '/admin/users?sort=name')).status).toBe(400)
  expect((await admin('GET', '/admin/users?cursor=zz')).status).toBe(400)
})

test('only whoever manages users may, and there must be such a user', async () => {
  const refused = await editor('GET', '/admin/users')
  expect(refused.status).toBe(403)
  expect(refused.body.required_permission).toBe('Users:Manage')
  expect((await admin('GET', '/admin/users/99998')).body.code).toBe('record_not_found')
  expect((await admin('GET', '/admin/users/100000')).body.code).toBe('malformed_id')
  expect((await admin('GET', '/admin/users/99998/events')).status).toBe(404)
  const body = { password: PASSWORD }
  expect((await admin('PUT', '/admin/users/99998/password', { body })).status).toBe(404)
})
