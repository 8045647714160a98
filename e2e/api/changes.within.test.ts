import { afterAll, beforeAll, expect, test } from 'vitest'
import { withDatabase } from '@/lib/db/database'
import { type ChangesRead, readChanges } from '@/lib/records/feed/changes'
import { type ChangePlace, readFollowFrom } from '@/lib/records/feed/positions'
import type { Caller } from '../support/caller'
import { openScene, type Scene } from '../support/scene'

/** More changes that nobody looks for than one statement looks through. */
const OTHERS = 30_000

let scene: Scene
let admin: Caller
let beginning: ChangePlace

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
  const { position } = (await admin('GET', '/fm/changes?after=now')).body
  beginning = (readFollowFrom(position) as { place: ChangePlace }).place
  await scene.database.query(
    `INSERT INTO event (resource, record_id, version, at, user_id, audit_user_id, request_id, action, reason, changes, fields)
    SELECT 'client', '10001', n, now(), 1, 1, 'filled', 'updated', NULL, '[]', '{}' FROM generate_series(1, ${OTHERS}) n`,
  )
  await admin('PATCH', '/admin/roles/3', { body: { name: 'Looked for' } })
  await admin('GET', '/fm/changes?after=now')
})
afterAll(() => scene.close())

/** Looks for changes of roles, however often it takes. */
const lookFor = (within?: number): Promise<readonly ChangesRead[]> =>
  withDatabase(scene.database.url, async (db) => {
    const reads: ChangesRead[] = []
    for (let place = beginning; !reads.at(-1)?.isEnd; ) {
      const read = await readChanges(db, place, ['role'], 10, within)
      reads.push(read)
      place = read.place
    }
    return reads
  })

test('whoever looks for a change among very many others comes back in between, and finds it all the same', async () => {
  const [whole, ...more] = await lookFor()
  expect([whole?.rows.length, more]).toEqual([1, []])
  const reads = await lookFor(0)
  expect(reads.length).toBeGreaterThan(2)
  const places = reads.map(({ place }) => place.entry)
  expect(places).toEqual([...new Set(places)].sort((one, other) => one - other))
  expect(reads.flatMap(({ rows }) => rows)).toEqual(whole?.rows)
})

test('how far behind a webhook is that waits behind them is told at once, as no more than it is', async () => {
  const body = { name: 'Roles', url: 'https://1.1.1.1/hook', role_id: '1', resources: ['role'] }
  const made = await admin('POST', '/admin/webhooks', { body: { ...body, active: false } })
  expect(made.status).toBe(201)
  const path = `/admin/webhooks/${made.body.webhook_id}`
  expect((await admin('GET', `${path}/state`)).body.lag_seconds.value).toBe('0')
})
