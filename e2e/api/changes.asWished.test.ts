/** What is sent again as it is there already: it is found so by a read, beside whatever else goes on. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { CHANGES_CHANNEL } from '@/lib/derive/database/changeSequence'
import type { Caller } from '../support/caller'
import { addClients, idsOf, openScene, type Scene } from '../support/scene'

let scene: Scene
let editor: Caller
let ids: string[]

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
  ids = await addClients(scene.database, 12)
})
afterAll(() => scene.close())

const areaOf = (id: string | undefined) => `area of ${id}`
const patch = (id: string | undefined, area: string, headers: Record<string, string> = {}) =>
  editor('PATCH', `/fm/clients/${id}`, { body: { area }, headers })

/** A locking session that holds an approval. */
async function open(call: Caller, id: string | undefined): Promise<string> {
  const locks = [{ resource: 'approvals', id }]
  const { status, body } = await call('POST', '/fm/locking-sessions', { body: { locks } })
  expect(status).toBe(201)
  return body.locking_session_id
}

const end = async (call: Caller, session: string) =>
  expect((await call('DELETE', `/fm/locking-sessions/${session}`)).status).toBe(204)

const entries = async (): Promise<number> =>
  Number((await scene.database.query<{ count: string }>('SELECT count(*) FROM event'))[0]?.count)

describe('many of them at once, some of which change something', () => {
  test.each([1, 2, 3, 4, 5, 6])('are each answered with its own record, time %i', async (time) => {
    await Promise.all(ids.map((id) => patch(id, areaOf(id))))
    const before = await entries()
    const tags = new Map(
      await Promise.all(
        ids.map(
          async (id) =>
            [id, (await editor('GET', `/fm/clients/${id}`)).headers.get('etag')] as const,
        ),
      ),
    )
    const isChanged = (at: number) => at % 3 === 0
    const answers = await Promise.all(
      ids.map((id, at) => patch(id, isChanged(at) ? `other ${time}` : areaOf(id))),
    )
    for (const [at, { status, headers, body }] of answers.entries()) {
      const id = ids[at] ?? ''
      expect([status, String(body.client_id)]).toEqual([200, id])
      expect(body.area).toBe(isChanged(at) ? `other ${time}` : areaOf(id))
      expect(headers.get('etag') === tags.get(id)).toBe(!isChanged(at))
    }
    expect(await entries()).toBe(before + ids.filter((_, at) => isChanged(at)).length)
  })
})

describe('what stands in the way of a change stands in its way too:', () => {
  test('another version than the one that it was read at', async () => {
    const [id] = ids
    await patch(id, areaOf(id))
    const { headers } = await editor('GET', `/fm/clients/${id}`)
    const etag = headers.get('etag') ?? ''
    expect((await patch(id, areaOf(id), { 'If-Match': etag })).status).toBe(200)
    await patch(id, 'another')
    await patch(id, areaOf(id))
    expect((await patch(id, areaOf(id), { 'If-Match': etag })).status).toBe(412)
  })

  test("another's lock", async () => {
    const [id] = await idsOf(scene.database, 'approval')
    const path = `/fm/approvals/${id}`
    const { body } = await editor('PATCH', path, { body: { notes: 'as it is' } })
    expect(body.notes).toBe('as it is')
    const holder = await scene.as('integration')
    const held = await open(holder, id)
    expect((await editor('PATCH', path, { body: { notes: 'as it is' } })).status).toBe(423)
    await end(holder, held)
    expect((await editor('PATCH', path, { body: { notes: 'as it is' } })).status).toBe(200)
  })

  test('that there is no such record', async () => {
    expect((await patch('9'.repeat(9), 'nowhere')).status).toBe(404)
  })
})

describe('it keeps nobody waiting:', () => {
  const written = async (path: string, method: 'PATCH' | 'PUT') => {
    const read = await editor('GET', path)
    expect(read.status).toBe(200)
    return { path, method, raw: read.text }
  }
  const ways: [string, string, () => Promise<{ path: string; method: string; raw: string }>][] = [
    ['a client', 'client', () => written(`/fm/clients/${ids[1]}`, 'PATCH')],
    [
      'an approval that is replaced',
      'approval',
      async () => {
        const [row] = await scene.database.query<{ id: string }>(
          'SELECT approval_id::text AS id FROM approval WHERE billing_period_item_no IS NULL ORDER BY 1 LIMIT 1',
        )
        return written(`/fm/approvals/${row?.id}`, 'PUT')
      },
    ],
  ]
  test.each(ways)('%s whose row another transaction holds', async (_, table, read) => {
    const { path, method, raw } = await read()
    const id = path.split('/').at(-1)
    await withConnection(scene.database.url, async (connection) => {
      await connection.query('BEGIN')
      await connection.query(`SELECT FROM ${table} WHERE ${table}_id = $1 FOR UPDATE`, [id])
      const answer = await editor(method, path, { raw })
      expect([answer.status, answer.text]).toEqual([200, raw])
      await connection.query('ROLLBACK')
    })
  })

  test('where nothing was changed under a lock, nobody is told of a change', async () => {
    const told: string[] = []
    const holder = await scene.as('integration')
    const [id] = await idsOf(scene.database, 'approval')
    const path = `/fm/approvals/${id}`
    const session = await open(holder, id)
    const write = () =>
      holder('PATCH', path, {
        body: { notes: 'held' },
        headers: { 'delegated-locking-session-id': session },
      })
    const { status, text } = await write()
    expect(status).toBe(200)
    await withConnection(scene.database.url, async (ear) => {
      ear.on('notification', ({ payload = '' }) => told.push(payload))
      await ear.query(`LISTEN ${CHANGES_CHANNEL}`)
      const again = await write()
      expect([again.status, again.text]).toEqual([200, text])
      // What a change past the service is told by comes after whatever was told before it.
      await ear.query('UPDATE client SET area = $2 WHERE client_id = $1', [ids[2], 'past'])
      await expect.poll(() => told).toContain('')
      expect(told.filter((payload) => payload === '')).toHaveLength(1)
    })
    await end(holder, session)
  })
})
