import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '@/lib/resources'
import type { Caller } from '../support/caller'
import { openScene, type Scene } from '../support/scene'

let scene: Scene
let admin: Caller

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
})
afterAll(() => scene.close())

/** How a record of each resource is made and changed, with what it cannot be without. */
const ADDRESSES: Readonly<Record<string, readonly [string, Record<string, unknown>]>> = {
  client: ['/fm/clients', {}],
  approval: ['/fm/approvals', { contract_id: 'C' }],
}
const WITHHELD = resources.flatMap((resource) =>
  [...resource.fields.values()]
    .filter(({ writeOnly }) => writeOnly)
    .map((field) => [resource.name, field.name, field.kind] as const),
)
const VALUES: Readonly<Record<string, readonly [unknown, unknown]>> = {
  integer: [914_001, 914_002],
  text: ['914 first', '914 second'],
}

test('there is a field that is never returned', () => {
  expect(WITHHELD.map(([, name]) => name)).toContain('billing_period_item_no')
})

test.each(WITHHELD)(
  'pain: of %s.%s history says that it changed, and nothing says to what',
  async (resource, field, kind) => {
    const [address, needed] = ADDRESSES[resource] as (typeof ADDRESSES)[string]
    const [first, second] = VALUES[kind] as (typeof VALUES)[string]
    const seen: string[] = []
    const call: Caller = async (...parameters) => {
      const answer = await admin(...parameters)
      seen.push(answer.text, JSON.stringify([...answer.headers]))
      return answer
    }
    const made = await call('POST', address, { body: { ...needed, [field]: first } })
    const id = made.body[`${resource}_id`]
    const path = `${address}/${id}`
    const headers = { 'x-request-id': `change-${field}` }
    const changed = await call('PATCH', path, { body: { [field]: second, notes: 'n' }, headers })
    await call('PATCH', path, { body: { [field]: null } })
    await call('PATCH', `${path}?dry_run=true`, { body: { [field]: first } })
    await call('POST', `${address}?dry_run=true`, { body: { ...needed, [field]: first } })
    const stale = await call('PATCH', path, {
      body: { [field]: first },
      headers: { 'if-match': changed.headers.get('etag') as string },
    })
    expect([stale.status, stale.body.conflicting_fields]).toEqual([412, [field]])

    const own = (await call('GET', `${path}/events`)).body.data
    expect(own).toHaveLength(3)
    for (const query of [
      `resource=${resource}&record_id=${id}`,
      `field=${field}&record_id=${id}`,
      `request_id=change-${field}`,
      `after_request=change-${field}`,
      `group=request&record_id=${id}`,
    ]) {
      const { data } = (await call('GET', `/fm/events?${query}`)).body
      expect(data.length).toBeGreaterThan(0)
      for (const { changes } of data) expect(changes).toContainEqual({ field })
    }
    const [, middle] = own
    expect(middle.changes).toContainEqual({ field })
    expect(middle.changes).toContainEqual({ field: 'notes', from: null, to: 'n' })
    expect((await call('GET', `${path}/payment-changes`)).status).toBe(200)
    for (const text of seen) {
      expect(text).not.toContain(String(first))
      expect(text).not.toContain(String(second))
    }
    // Inside, the entries are whole, as all that were written before.
    const entries = await scene.database.query<{ changes: unknown[] }>(
      'SELECT changes FROM event WHERE resource = $1 AND record_id = $2 ORDER BY event_id',
      [resource, id],
    )
    expect(entries.map(({ changes }) => changes)).toMatchObject([
      expect.arrayContaining([{ field, from: null, to: first }]),
      expect.arrayContaining([{ field, from: first, to: second }]),
      expect.arrayContaining([{ field, from: second, to: null }]),
    ])
  },
)

test('of a password neither history nor database has more than that it was set', async () => {
  const password = 'the password that is set'
  const body = { user_name: 'p', display_name: 'P', role_id: '2', password }
  const { user_id } = (await admin('POST', '/admin/users', { body })).body
  const path = `/admin/users/${user_id}`
  await admin('PUT', `${path}/password`, { body: { password: `${password} again` } })
  const { body: history, text } = await admin('GET', `${path}/events`)
  const [set, created] = history.data
  expect([set.action, set.changes]).toEqual(['password_set', [{ field: 'password' }]])
  expect(created.changes).toContainEqual({ field: 'password' })
  expect(text).not.toContain(password)
  const entries = await scene.database.query<{ text: string }>(
    "SELECT string_agg(e::text, '') AS text FROM event e",
  )
  expect(entries[0]?.text).not.toContain(password)
  expect(entries[0]?.text).not.toContain('argon2')
})
