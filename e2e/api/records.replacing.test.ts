import { LosslessNumber } from 'lossless-json'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approvalsBy } from '../support/approvals'
import type { Caller } from '../support/caller'
import { addClients, openScene, type Scene } from '../support/scene'

let scene: Scene
let editor: Caller

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
})
afterAll(() => scene.close())

const { make, put, eventsOf } = approvalsBy((...call) => editor(...call))

describe('packaging defaults', () => {
  test('are not there before the first PUT, and have a number of their own from then on', async () => {
    const [id] = await addClients(scene.database, 1)
    const path = `/sp/client/packaging-defaults/${id}`
    expect((await editor('GET', path)).body.code).toBe('record_not_found')
    expect((await editor('GET', `${path}/events`)).body.total.value).toBe('0')
    const first = await editor('PUT', path, { body: {} })
    expect(first.body).toMatchObject({ client_id: id, taxable_sales: 'all-items' })
    expect(first.body.client_packaging_default_id).toMatch(/^[1-9]\d*$/)
    const second = await editor('PUT', path, { body: { taxable_sales: 'only-fees' } })
    expect(second.body.client_packaging_default_id).toBe(first.body.client_packaging_default_id)
    expect(second.body.taxable_sales).toBe('only-fees')
    expect((await editor('PUT', path, { body: { taxable_sales: null } })).text).toBe(first.text)
    const { data } = await eventsOf(path)
    expect(data.map(({ action }: { action: string }) => action)).toEqual([
      'updated',
      'updated',
      'created',
    ])
  })

  test('of a client that is not there are 404, and an If-Match cannot hold before the first', async () => {
    const missing = '/sp/client/packaging-defaults/9999999999'
    expect((await editor('PUT', missing, { body: {} })).status).toBe(404)
    const [id] = await addClients(scene.database, 1)
    const path = `/sp/client/packaging-defaults/${id}`
    const answer = await editor('PUT', path, { body: {}, headers: { 'if-match': '*' } })
    expect(answer.status).toBe(412)
    expect((await editor('GET', path)).status).toBe(404)
  })

  test('set by twenty at once for the first time are one record with whole history', async () => {
    const [id] = await addClients(scene.database, 1)
    const path = `/sp/client/packaging-defaults/${id}`
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        editor('PUT', path, { body: { bank_account_name: `name ${n}` } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const ids = answers.map(({ body }) => body.client_packaging_default_id)
    expect(new Set(ids).size).toBe(1)
    expect((await eventsOf(path)).total.value).toBe('20')
  })
})

test('PUT is idempotent: the second of two equal ones writes nothing', async () => {
  const { path } = await make()
  const body = {
    contract_id: 'C-9',
    status_flag: 'requested',
    approval_limit: new LosslessNumber('10.50'),
    billing_period_item_no: new LosslessNumber('7'),
    maintenance_lines: [{ b: new LosslessNumber('1.50'), a: 'x' }],
    invoice_date: '2026-01-31',
  }
  const first = await editor('PUT', path, { body })
  const entries = (await eventsOf(path)).total.value
  const second = await editor('PUT', path, { body })
  expect(second.text).toBe(first.text)
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  expect((await eventsOf(path)).total.value).toBe(entries)
  expect(first.body.requested_audit_attempt_count.value).toBe('1')
})

test('PUT resets what is not sent, and keeps what the service keeps', async () => {
  const { path, answer } = await make({
    notes: 'n',
    odometer: new LosslessNumber('5'),
    status_flag: 'batch',
  })
  const replaced = await put(path)
  const kept = [
    'approval_id',
    'created',
    'posted_date',
    'source',
    'user_id',
    'requested_audit_attempt_count',
  ]
  for (const name of kept) expect(replaced.body[name]).toEqual(answer.body[name])
  expect(replaced.body).toMatchObject({ notes: null, odometer: null, status_flag: null })
  expect(replaced.body.approval_limit.value).toBe('0')
  expect(replaced.body.billing_period.value).toBe('0')
})
