/** Changes of many records that are as large as they may be: what no answer has room for is not written. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { client } from '@/lib/resources'
import { addClients, openScene, type Scene } from '../support/scene'

/** Each has notes of about two million bytes, so that these are more than an answer has room for. */
const RECORDS = 22
const NOTES = client.leaves.filter(({ maxLength }) => maxLength === 20_000).map(({ name }) => name)
const UNSET = Object.fromEntries(NOTES.map((name) => [name, null]))

let scene: Scene
let token: string
let ids: string[]

beforeAll(async () => {
  scene = await openScene()
  const answer = await fetch(`${scene.base}/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'admin-demo-password' }),
  })
  token = JSON.parse(await answer.text()).access_token
  ids = await addClients(scene.database, RECORDS)
  const set = NOTES.map((name) => `${name} = repeat('\u{1F69A}', 20000)`)
  await scene.database.query(`UPDATE client SET ${set} WHERE client_id = ANY ($1)`, [ids])
})
afterAll(() => scene.close())
beforeEach(() =>
  scene.database.query('UPDATE client SET area = NULL WHERE client_id = ANY ($1)', [ids]),
)

/** What is said of many; to hold megabytes to the document would take seconds. */
async function bulk(elements: readonly object[], prefer = '', query = '') {
  const answer = await fetch(`${scene.base}/fm/clients${query}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', prefer },
    body: JSON.stringify(elements),
  })
  const text = await answer.text()
  return { status: answer.status, bytes: text.length, body: text ? JSON.parse(text) : undefined }
}

const each = (members: object) => ids.map((client_id) => ({ client_id, ...members }))

/** How many of them were given an area, and how many have notes. */
async function kept() {
  const [found] = await scene.database.query<{ areas: number; notes: number }>(
    `SELECT count(area)::integer AS areas, count(${NOTES[0]})::integer AS notes FROM client WHERE client_id = ANY ($1)`,
    [ids],
  )
  return found
}

const AS_BEFORE = { areas: 0, notes: RECORDS }

test('records that no answer has room for are not changed, and it is said how many there is room for', async () => {
  const changes = each({ area: 'seen' })
  const { status, body } = await bulk(changes)
  expect([status, body.code]).toEqual([422, 'validation_failed'])
  expect(body.errors).toMatchObject([{ pointer: '', code: 'out_of_range' }])
  const room = Number(/32 MiB.* the first (\d+) of them.*return=minimal/.exec(body.detail)?.[1])
  expect((await bulk(changes.slice(0, room + 1))).status).toBe(422)
  expect(await kept()).toEqual(AS_BEFORE)
  const some = await bulk(changes.slice(0, room))
  expect([some.status, some.body.length]).toEqual([200, room])
})

test.each([
  ['return=minimal', 204],
  ['handling=lenient', 200],
])('with %s nothing is told of them, and all are changed', async (prefer, expected) => {
  expect((await bulk(each({ area: 'seen' }), prefer)).status).toBe(expected)
  expect(await kept()).toEqual({ ...AS_BEFORE, areas: RECORDS })
})

test.each(['', 'handling=lenient'])(
  'a dry run tells what is there too, for which there has to be room: %s',
  async (prefer) => {
    const { status, body } = await bulk(each(UNSET), prefer, '?dry_run=true')
    expect([status, body.code]).toEqual([422, 'validation_failed'])
    expect(body.detail).toMatch(/What would change .*32 MiB.* the first \d+ of them/)
    const small = await bulk(each({ area: 'seen' }), prefer, '?dry_run=true')
    expect([small.status, small.bytes < 100_000]).toEqual([200, true])
    expect(await kept()).toEqual(AS_BEFORE)
  },
)

test('where some are faulty only that is told, whatever the others come to', async () => {
  const faulty = { client_id: ids[0], area: 1 }
  const { status, body } = await bulk([faulty, ...each(UNSET).slice(1)])
  expect([status, body.errors.length]).toEqual([422, 1])
  expect(body.errors[0]).toMatchObject({ pointer: '/0/area' })
})

test('what is kept compressed is counted as it is shown', async () => {
  const dense = await addClients(scene.database, 60)
  const digests = "(SELECT string_agg(md5(k::text), '') FROM generate_series(1, 100) k)"
  await scene.database.query(
    `UPDATE client SET bespoke_field_values = jsonb_build_object('words', repeat(${digests}, 18)) WHERE client_id = ANY ($1)`,
    [dense],
  )
  const { status, body } = await bulk(dense.map((client_id) => ({ client_id, area: 'seen' })))
  expect([status, body.length]).toEqual([200, 60])
})

// The last, as none of them is large after it.
test('what is replaced is in no answer, so that records may be made small', async () => {
  const [first, ...others] = each(UNSET)
  const { status, bytes } = await bulk([{ ...first, area: 'seen' }, ...others])
  expect([status, bytes < 1_000_000]).toEqual([200, true])
  expect(await kept()).toEqual({ areas: 1, notes: 0 })
})
