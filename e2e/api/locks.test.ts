import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectLocked, idOf, type LockScene, openLockScene } from '../support/lockScene'

let scene: LockScene['scene']
let integration: LockScene['integration']
let admin: LockScene['admin']
let editor: LockScene['editor']
let elsewhere: LockScene['elsewhere']
let make: LockScene['make']
let open: LockScene['open']
let write: LockScene['write']
let replace: LockScene['replace']

beforeAll(async () => {
  ;({ scene, integration, admin, editor, elsewhere, make, open, write, replace } =
    await openLockScene())
})
afterAll(() => scene.close())

describe('a session', () => {
  test('takes all of its locks or none', async () => {
    const [a, b, c] = await make(3)
    const held = idOf(await open([b]))
    const refused = await open([a, b, c], undefined, admin)
    expectLocked(refused, held, 'Partner integration')
    expect((await write(a)).status).toBe(200)
    expect((await write(c)).status).toBe(200)
    const missing = await open([a, '99999999999999999999', c])
    expect([missing.status, missing.body.errors]).toMatchObject([
      422,
      [{ pointer: '/locks/1/id', code: 'not_found' }],
    ])
    expect((await write(a)).status).toBe(200)
  })

  test('says what it holds and until when, and is where Location says', async () => {
    const ids = await make(2)
    const answer = await open([...ids, ids[0]], 60)
    const { locks, created, expires_at, user_id } = answer.body
    expect(answer.status).toBe(201)
    expect(locks).toEqual([...ids].sort().map((id) => ({ resource: 'approvals', id })))
    expect(Date.parse(expires_at) - Date.parse(created)).toBe(60_000)
    expect(user_id).toBe((await integration('GET', '/me')).body.user.user_id)
    const address = (answer.headers.get('location') as string).replace('/api/v1', '')
    expect((await integration('GET', address)).text).toBe(answer.text)
  })

  test('lives 300 seconds unless it says otherwise', async () => {
    const { body } = await open(await make(1))
    expect(Date.parse(body.expires_at) - Date.parse(body.created)).toBe(300_000)
  })

  test.each([
    [{ locks: [] }, '/locks'],
    [
      { locks: Array.from({ length: 101 }, (_, n) => ({ resource: 'approvals', id: `${n + 1}` })) },
      '/locks',
    ],
    [{}, '/locks'],
    [{ locks: [{ resource: 'clients', id: '1' }] }, '/locks/0/resource'],
    [{ locks: [{ resource: 'approvals', id: '01' }] }, '/locks/0/id'],
    [{ locks: [{ resource: 'approvals', id: 1 }] }, '/locks/0/id'],
    [{ locks: [{ resource: 'approvals', id: '1', x: 1 }] }, '/locks/0/x'],
    [{ locks: [{ resource: 'approvals', id: '1' }], ttl_seconds: 0 }, '/ttl_seconds'],
    [{ locks: [{ resource: 'approvals', id: '1' }], ttl_seconds: 3601 }, '/ttl_seconds'],
    [{ locks: [{ resource: 'approvals', id: '1' }], ttl_seconds: 1.5 }, '/ttl_seconds'],
    [{ locks: [{ resource: 'approvals', id: '1' }], ttl: 5 }, '/ttl'],
  ])('asked for with %j is refused at %s', async (body, pointer) => {
    const answer = await integration('POST', '/fm/locking-sessions', { raw: JSON.stringify(body) })
    expect([answer.status, answer.body.errors[0].pointer]).toEqual([422, pointer])
  })

  test('pain: of a claim of several, each that is held is named, with who holds it', async () => {
    const [first, free, second, third] = await make(4)
    const one = idOf(await open([first, second], 60))
    const two = idOf(await open([third], 60, admin))
    const answer = await open([free, third, first, second, first], 60, admin)
    expectLocked(answer, one, 'Priya Raman')
    expect(answer.text).not.toContain(two)
    const held = (index: number, id: string | undefined, name: string) => ({
      pointer: `/locks/${index}`,
      code: 'locked',
      message: expect.stringMatching(
        new RegExp(`^Approval ${id}: ${name} \\(user \\d+\\) holds the lock until .+Z\\.$`),
      ),
    })
    expect(answer.body.errors).toEqual([
      held(1, third, 'Priya Raman'),
      held(2, first, 'Partner integration'),
      held(3, second, 'Partner integration'),
      held(4, first, 'Partner integration'),
    ])
    expect((await open([free])).status).toBe(201)
  })

  test('claimed twenty times at once, in any order of ids, is given once', async () => {
    const ids = await make(4)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        open(n % 2 ? ids : [...ids].reverse(), 60, n % 3 ? integration : admin),
      ),
    )
    expect(answers.filter(({ status }) => status === 201).length).toBe(1)
    expect(answers.filter(({ status }) => status === 423).length).toBe(19)
  })
})

describe('pain: a lock stands in the way of every write but its holder’s', () => {
  test('of others, of the same user without the id, and of another session', async () => {
    const [id, other] = await make(2)
    const session = idOf(await open([id]))
    const second = idOf(await open([other]))
    for (const attempt of [write, replace]) {
      expectLocked(await attempt(id, undefined, editor), session, 'Partner integration')
      expectLocked(await attempt(id, undefined, elsewhere), session, 'Partner integration')
      expectLocked(await attempt(id), session, 'Partner integration')
      const wrong = await attempt(id, second)
      expect([wrong.status, wrong.body.code]).toEqual([423, 'lock_not_held'])
      expect(wrong.text).not.toContain(session)
      expect((await attempt(id, session)).status).toBe(200)
      // Whoever has the id holds the key, as the header only asks for the permission.
      expect((await attempt(id, session, admin)).status).toBe(200)
    }
    expect((await editor('GET', `/fm/approvals/${id}`)).status).toBe(200)
  })

  test('a write under a session only verifies: it takes no lock and prolongs none', async () => {
    const [id, free] = await make(2)
    const session = idOf(await open([id], 60))
    const locks = async () =>
      await scene.database.query(
        'SELECT lock_session_id, lock_expires_at FROM approval WHERE approval_id = ANY ($1) ORDER BY approval_id',
        [[id, free]],
      )
    const before = await locks()
    expect((await write(id, session)).status).toBe(200)
    const refused = await write(free, session)
    expect([refused.status, refused.body.code]).toEqual([423, 'lock_not_held'])
    expect(await locks()).toEqual(before)
    expect((await write(free)).status).toBe(200)
  })

  test('a session that is unknown or over holds nothing', async () => {
    const [id] = await make(1)
    for (const session of ['00000000-0000-4000-8000-000000000000', 'no id']) {
      const answer = await write(id, session)
      expect([answer.status, answer.body.code]).toEqual([423, 'lock_not_held'])
    }
    expect((await write(id)).status).toBe(200)
  })
})

describe('the list of sessions', () => {
  const LIST = '/fm/locking-sessions'

  test('comes in pages that have each once, the newest first, and give no id away', async () => {
    const opened: string[] = []
    for (const id of await make(5)) opened.unshift(idOf(await open([id], 60, admin)))
    const found: (string | null)[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = `?limit=2${cursor && `&cursor=${cursor}`}`
      const { status, body } = await integration('GET', LIST + query)
      expect(status).toBe(200)
      expect(body.data.length).toBeLessThanOrEqual(2)
      const same = await admin('GET', LIST + query)
      expect(same.body.next_cursor).toBe(body.next_cursor)
      for (const { locking_session_id } of same.body.data) found.push(locking_session_id)
      cursor = body.next_cursor
      const place = Buffer.from(cursor ?? '', 'base64url').toString('latin1')
      for (const id of opened) expect(place).not.toContain(id)
    }
    expect(found.filter((id) => opened.includes(id ?? ''))).toEqual(opened)
    expect(new Set(found).size).toBe(found.length)
    // Whoever does not know of pages has what they had.
    const { body } = await admin('GET', LIST)
    expect(
      body.data.map((each: { locking_session_id: string }) => each.locking_session_id),
    ).toEqual(found)
    expect([String(body.total), body.next_cursor]).toEqual([String(found.length), null])
    for (const id of opened) await admin('DELETE', `${LIST}/${id}`)
  })

  test.each(['none', Buffer.from(`1 ${'9'.repeat(19)}`).toString('base64url')])(
    'takes no cursor that it did not give out: %s',
    async (cursor) => {
      const { status, body } = await admin('GET', `${LIST}?cursor=${cursor}`)
      expect([status, body.code]).toEqual([400, 'invalid_parameter'])
    },
  )
})
