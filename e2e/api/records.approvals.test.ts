import { randomUUID } from 'node:crypto'
import { LosslessNumber } from 'lossless-json'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approvalsBy } from '../support/approvals'
import type { Caller } from '../support/caller'
import { openScene, type Scene } from '../support/scene'

let scene: Scene
let editor: Caller
let integration: Caller

beforeAll(async () => {
  scene = await openScene()
  ;[editor, integration] = await Promise.all([scene.as('editor'), scene.as('integration')])
})
afterAll(() => scene.close())

const { make, put, eventsOf } = approvalsBy((...call) => editor(...call))

test('billing_period_item_no is stored, in history, and in no answer', async () => {
  const { path } = await make({ billing_period_item_no: new LosslessNumber('41') })
  const stored = async () => {
    const id = path.split('/').at(-1)
    const [row] = await scene.database.query<{ item: number | null }>(
      'SELECT billing_period_item_no AS item FROM approval WHERE approval_id = $1',
      [id],
    )
    return row?.item
  }
  expect(await stored()).toBe(41)
  await editor('PATCH', path, { body: { notes: 'n' } })
  expect(await stored()).toBe(41)
  const answers = await Promise.all([
    editor('GET', path),
    editor('GET', '/fm/approvals?limit=1'),
    put(path),
  ])
  for (const { text } of answers) expect(text).not.toContain('billing_period_item_no')
  expect(await stored()).toBeNull()
  const cut = await editor('GET', '/fm/approvals?fields=billing_period_item_no')
  expect(cut.status).toBe(400)
})

test('requested_audit_attempt_count counts changes to requested, whichever way they come', async () => {
  const { path, answer } = await make({ status_flag: 'requested' })
  const count = (body: { requested_audit_attempt_count: { value: string } }) =>
    body.requested_audit_attempt_count.value
  expect(count(answer.body)).toBe('1')
  const steps: [() => Promise<{ body: Parameters<typeof count>[0] }>, string][] = [
    [() => put(path, { status_flag: 'requested', notes: 'n' }), '1'],
    [() => editor('PATCH', path, { body: { status_flag: 'requested' } }), '1'],
    [() => editor('PATCH', path, { body: { status_flag: 'active' } }), '1'],
    [() => editor('PATCH', path, { body: { status_flag: 'requested' } }), '2'],
    [() => put(path), '2'],
    [() => put(path, { status_flag: 'requested' }), '3'],
    [() => editor('PATCH', path, { body: { notes: 'other' } }), '3'],
  ]
  for (const [step, expected] of steps) expect(count((await step()).body)).toBe(expected)
})

test('posted_date is the first moment in a batch, and stays', async () => {
  const { path, answer } = await make()
  expect(answer.body.posted_date).toBeNull()
  const from = Date.now()
  const posted = (await editor('PATCH', path, { body: { status_flag: 'batch' } })).body.posted_date
  expect(Date.parse(posted)).toBeGreaterThanOrEqual(Math.floor(from / 1000) * 1000)
  expect(Date.parse(posted)).toBeLessThanOrEqual(Date.now())
  for (const status_flag of ['active', 'batch', null]) {
    expect((await editor('PATCH', path, { body: { status_flag } })).body.posted_date).toBe(posted)
  }
})

test('user_id is who it was made for, user_id_edit for whom it was last changed', async () => {
  const { body: me } = await editor('GET', '/me')
  const { body: own } = await integration('GET', '/me')
  const headers = { 'audit-user-id': me.user.user_id }
  const body = { contract_id: 'C-1' }
  const made = await integration('POST', '/fm/approvals', { body, headers })
  expect(made.body).toMatchObject({ user_id: me.user.user_id, user_id_edit: me.user.user_id })
  const path = `/fm/approvals/${made.body.approval_id}`
  const changed = await integration('PATCH', path, { body: { notes: 'n' } })
  expect(changed.body).toMatchObject({ user_id: me.user.user_id, user_id_edit: own.user.user_id })
  const unchanged = await editor('PATCH', path, { body: { notes: 'n' } })
  expect(unchanged.body.user_id_edit).toBe(own.user.user_id)
})

test('any status may follow any other', async () => {
  const { path } = await make()
  const states = ['active', 'batch', 'cancelled', 'rejected', 'requested', null]
  for (const from of states) {
    for (const to of states) {
      await editor('PATCH', path, { body: { status_flag: from } })
      expect((await editor('PATCH', path, { body: { status_flag: to } })).body.status_flag).toBe(to)
    }
  }
})

test('a new record is where Location says, with an id that was given out in sequence', async () => {
  for (const [path, id, body] of [
    ['/fm/approvals', 'approval_id', { contract_id: 'C' }],
    ['/fm/clients', 'client_id', { name: 'N' }],
  ] as const) {
    const [one, two] = [await editor('POST', path, { body }), await editor('POST', path, { body })]
    expect(BigInt(two.body[id])).toBe(BigInt(one.body[id]) + 1n)
    const location = one.headers.get('location') as string
    expect(location).toBe(`/api/v1${path}/${one.body[id]}`)
    expect((await editor('GET', location.replace('/api/v1', ''))).text).toBe(one.text)
    const { data } = await eventsOf(location.replace('/api/v1', ''))
    expect(data.map(({ action }: { action: string }) => action)).toEqual(['created'])
  }
})

test('ids of 20 digits and clients of 10 are read and written like any other', async () => {
  const big = '99999999999999999998'
  await scene.database.query(
    'INSERT INTO approval (approval_id, contract_id, user_id, user_id_edit) VALUES ($1, $2, 1, 1)',
    [big, 'C'],
  )
  await scene.database.query('INSERT INTO client (client_id) VALUES (9999999997)')
  expect(
    (await editor('PATCH', `/fm/approvals/${big}`, { body: { notes: 'n' } })).body,
  ).toMatchObject({ approval_id: big, notes: 'n' })
  expect((await eventsOf(`/fm/approvals/${big}`)).data[0].record_id).toBe(big)
  const { body } = await editor('PATCH', '/fm/clients', {
    body: [{ client_id: '9999999997', name: 'last' }],
  })
  expect(body[0]).toMatchObject({ client_id: '9999999997', name: 'last' })
})

test('whoever has the lock is named to a call with a key too, which has a connection of its own', async () => {
  const { path, answer } = await make({})
  const id = answer.body.approval_id
  const { body } = await integration('POST', '/fm/locking-sessions', {
    body: { locks: [{ resource: 'approvals', id }] },
  })
  const withKey = () => ({ headers: { 'idempotency-key': randomUUID() } })
  const change = await editor('PATCH', path, { body: { notes: 'n' }, ...withKey() })
  const claim = await integration('POST', '/fm/locking-sessions', {
    body: { locks: [{ resource: 'approvals', id }] },
    ...withKey(),
  })
  for (const { status, body } of [change, claim]) {
    expect([status, body.locked_by.display_name]).toEqual([423, 'Partner integration'])
  }
  await integration('DELETE', `/fm/locking-sessions/${body.locking_session_id}`)
})
