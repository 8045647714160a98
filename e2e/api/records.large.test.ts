/** Calls on single records that are large: they take turns, and are answered as all others. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { client } from '@/lib/resources'
import { type Caller, callerOf } from '../support/caller'
import { addClients, openScene, type Scene } from '../support/scene'

const NOTES = client.leaves.filter(({ maxLength }) => maxLength === 20_000).map(({ name }) => name)
/** Words that PostgreSQL's compression makes nothing of. */
const DIGESTS = "(SELECT string_agg(md5(n || ' ' || k), '') FROM generate_series(1, 400) k)"
const lines = (words: string) =>
  `(SELECT jsonb_agg(jsonb_build_object('line', n, 'words', ${words})) FROM generate_series(1, 40) n)`

let scene: Scene
let editor: Caller
/** Addresses, by what makes the record large. */
const large: Record<string, string> = {}
let ordinary: string

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
  for (const [name, words] of [
    ['lines', DIGESTS],
    ['lines that are kept compressed', "repeat('x', 14000)"],
  ] as const) {
    const [made] = await scene.database.query<{ id: string }>(
      `INSERT INTO approval (user_id, user_id_edit, contract_id, maintenance_lines) SELECT 1, 1, 'C-large', ${lines(words)} RETURNING approval_id::text AS id`,
    )
    large[name] = `/fm/approvals/${made?.id}`
  }
  const [noted, other] = await addClients(scene.database, 2)
  const set = NOTES.map((name) => `${name} = repeat('n', 20000)`)
  await scene.database.query(`UPDATE client SET ${set} WHERE client_id = $1`, [noted])
  large.notes = `/fm/clients/${noted}`
  ordinary = `/fm/clients/${other}`
})
afterAll(() => scene.close())

const KINDS = ['lines', 'lines that are kept compressed', 'notes']
const pathOf = (kind: string) => large[kind] as string
const bodyFor = (path: string, words: string) =>
  path.includes('/clients/') ? { area: words } : { driver_name: words }

describe.each(KINDS)('by its %s', (kind) => {
  test('is read, also with names, and not where the reader has it', async () => {
    const read = await editor('GET', pathOf(kind))
    expect([read.status, read.text.length > 400_000]).toEqual([200, true])
    const etag = read.headers.get('etag') ?? ''
    const again = await editor('GET', pathOf(kind), { headers: { 'if-none-match': etag } })
    expect([again.status, again.text]).toEqual([304, ''])
    const labelled = await editor('GET', `${pathOf(kind)}?include=labels`)
    expect([labelled.status, typeof labelled.body._labels]).toEqual([200, 'object'])
    const stale = await editor('GET', pathOf(kind), { headers: { 'if-match': '"0"' } })
    expect([stale.status, stale.headers.get('etag')]).toEqual([412, etag])
  })

  test('is changed once, also where it is sent again or tried before', async () => {
    const path = pathOf(kind)
    const before = await editor('GET', path)
    const body = bodyFor(path, `seen ${kind}`.slice(0, 15))
    const [member = '', value = ''] = Object.entries(body)[0] ?? []
    const dry = await editor('PATCH', `${path}?dry_run=true`, { body })
    expect([dry.status, dry.body.changes]).toEqual([
      200,
      [{ field: member, from: before.body[member] ?? null, to: value }],
    ])
    const done = await editor('PATCH', path, { body })
    expect(done.status).toBe(200)
    expect(done.text.length).toBeGreaterThan(400_000)
    expect(done.body[member]).toBe(value)
    const again = await editor('PATCH', path, { body })
    expect([again.status, again.text]).toEqual([200, done.text])
    expect((await editor('GET', path)).text).toBe(done.text)
    const headers = { 'if-match': before.headers.get('etag') ?? '' }
    const lost = await editor('PATCH', path, { body: bodyFor(path, 'lost'), headers })
    expect([lost.status, lost.body.etag]).toEqual([412, done.headers.get('etag')])
  })

  test('is changed once with a key, and the answer is replayed whole', async () => {
    const path = pathOf(kind)
    const headers = { 'idempotency-key': `large-${KINDS.indexOf(kind)}` }
    const call = () => editor('PATCH', path, { body: bodyFor(path, 'keyed'), headers })
    const first = await call()
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([200, null])
    await editor('PATCH', path, { body: bodyFor(path, 'after') })
    const again = await call()
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
    expect(again.text).toBe(first.text)
    const now = await editor('GET', path)
    expect(now.text).not.toBe(first.text)
    const dry = await editor('PATCH', `${path}?dry_run=true`, { body: {}, headers })
    expect([dry.status, dry.body.code]).toEqual([422, 'idempotency_mismatch'])
  })
})

test('what is there before is told of what would change, however large it is', async () => {
  const path = pathOf('lines')
  const before = await editor('GET', path)
  const dry = await editor('PATCH', `${path}?dry_run=true`, { body: { maintenance_lines: [] } })
  expect([dry.status, dry.body.changes]).toEqual([
    200,
    [{ field: 'maintenance_lines', from: before.body.maintenance_lines, to: [] }],
  ])
})

test('what is sent may be as large, and is what is answered', async () => {
  const { body } = await editor('GET', pathOf('lines'))
  const { maintenance_lines } = body
  const made = await editor('POST', '/fm/approvals', {
    body: { contract_id: 'C-copy', maintenance_lines },
  })
  expect([made.status, made.body.maintenance_lines]).toEqual([201, maintenance_lines])
  const path = `/fm/approvals/${made.body.approval_id}`
  const fewer = maintenance_lines.slice(1)
  const changed = await editor('PATCH', path, { body: { maintenance_lines: fewer } })
  expect([changed.status, changed.body.maintenance_lines]).toEqual([200, fewer])
  const none = await editor('PATCH', path, { body: { maintenance_lines: [] } })
  expect([none.status, none.body.maintenance_lines]).toEqual([200, []])
})

test('many at once are all made, beside those of ordinary records', async () => {
  const paths = [...KINDS.map(pathOf), ordinary]
  const calls = Array.from({ length: 24 }, (_, n) => ({
    path: paths[n % paths.length] as string,
    words: `all ${n}`,
  }))
  const answers = await Promise.all(
    calls.map(({ path, words }) => editor('PATCH', path, { body: bodyFor(path, words) })),
  )
  for (const [n, { path, words }] of calls.entries()) {
    const { status, body } = answers[n] ?? {}
    const [member = ''] = Object.keys(bodyFor(path, words))
    expect([status, body[member]]).toEqual([200, words])
  }
  expect(
    new Set(
      answers.map(
        ({ body, headers }) => `${body.client_id ?? body.approval_id} ${headers.get('etag')}`,
      ),
    ).size,
  ).toBe(calls.length)
})

test('nobody is told more of a record that is locked, or not there', async () => {
  const path = pathOf('lines')
  const body = bodyFor(path, 'locked')
  await scene.database.query(
    "UPDATE approval SET lock_session_id = gen_random_uuid(), lock_user_id = 1, lock_expires_at = clock_timestamp() + interval '1 hour' WHERE approval_id = $1",
    [path.split('/').at(-1)],
  )
  const locked = await editor('PATCH', path, { body })
  expect([locked.status, locked.body.code]).toEqual([423, 'locked'])
  const session = { 'delegated-locking-session-id': '00000000-0000-4000-8000-000000000000' }
  const admin = await scene.as('admin')
  const other = await admin('PATCH', path, { body, headers: session })
  expect([other.status, other.body.code]).toEqual([423, 'lock_not_held'])
  expect((await callerOf(scene.base)('GET', path)).status).toBe(401)
})
