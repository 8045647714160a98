import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeOf } from '@/lib/records/stores'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import type { Caller } from '../support/caller'
import { openScene, type Scene } from '../support/scene'

let scene: Scene
let admin: Caller

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
})
afterAll(() => scene.close())

test.each(resources)(
  'each of the demonstration’s $plural has a history, from its making to what it is',
  async ({ name }) => {
    const { table, id } = storeOf(resources.find((each) => each.name === name) as Resource)
    const records = await scene.database.query(
      `SELECT t.${id}::text AS id, t.version::integer, t.created, t.last_edit FROM ${table} t ORDER BY 1`,
    )
    const told = await scene.database.query(
      `SELECT record_id AS id, max(version)::integer AS version, min(at) AS created, max(at) AS last_edit
      FROM event WHERE resource = $1 GROUP BY record_id
      HAVING bool_or(action = 'created' AND version = 1) AND count(*) = max(version) ORDER BY 1`,
      [name],
    )
    expect(records.length).toBeGreaterThan(0)
    expect(told).toEqual(records)
  },
)

test('what the demonstration’s accounts were made with is entered as the service would enter it', async () => {
  const { body } = await admin('GET', '/admin/users/1/events')
  const [made, ...others] = body.data
  expect(others).toEqual([])
  const added = await admin('POST', '/admin/users', {
    body: {
      user_name: 'likewise',
      display_name: 'Likewise',
      role_id: '1',
      password: 'a word of some length',
    },
  })
  const own = await admin('GET', `/admin/users/${added.body.user_id}/events`)
  const fieldsOf = ({ changes }: { changes: Record<string, unknown>[] }) =>
    changes.map((change) => [change.field, Object.keys(change).sort()]).sort()
  expect(fieldsOf(made)).toEqual(fieldsOf(own.body.data[0]))
  expect(made).toMatchObject({ action: 'created', user: { user_id: '1' } })
})
