/** `updated_since` and `_etag`: lists for whoever keeps copies of records. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { resources } from '@/lib/resources'
import type { Caller } from '../support/caller'
import { idsOf, openScene, type Scene } from '../support/scene'

let scene: Scene
let admin: Caller
let clients: string[]
let approvals: string[]
beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
  clients = await idsOf(scene.database, 'client')
  approvals = await idsOf(scene.database, 'approval')
})
afterAll(() => scene.close())

/** The moment of the database, which has none between two of its milliseconds. */
async function now(): Promise<string> {
  const rows = await scene.database.query<{ now: Date }>(
    "SELECT pg_sleep(0.002), date_trunc('milliseconds', clock_timestamp()) AS now",
  )
  return rows.map((row) => row.now.toISOString()).join()
}

const idsSince = async (path: string, id: string, query: string): Promise<string[]> => {
  const { status, body } = await admin('GET', `${path}?limit=200&${query}`)
  expect(status).toBe(200)
  expect(Number(body.total)).toBe(body.data.length)
  return body.data.map((record: Record<string, string>) => record[id]).sort()
}

const change = async (client: number, area: string) => {
  const answer = await admin('PATCH', `/fm/clients/${clients[client]}`, { body: { area } })
  expect(answer.status).toBe(200)
}

/** Every list that takes it. */
const lists = async (): Promise<string[]> => {
  const { body } = await admin('GET', '/openapi.json')
  type Methods = { get?: { parameters: { name?: string }[] } }
  return Object.entries<Methods>(body.paths).flatMap(([path, { get }]) =>
    get?.parameters.some(({ name }) => name === 'updated_since') ? [path] : [],
  )
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

describe('updated_since', () => {
  test('counts a date from where it starts in the zone of the request, in every list', async () => {
    await admin('PUT', '/fm/contracts/SINCE', { body: { client_id: clients[8] } })
    const day = dayOf(Date.now())
    // Both days begin at noon in UTC, where one of them has begun and the other begins at midnight.
    const starts = [
      ['+12:00', Date.parse(day) + 12 * 3_600_000, dayOf(Date.parse(day) + 24 * 3_600_000)],
      ['-12:00', Date.parse(day) + 12 * 3_600_000, day],
    ] as const
    const paths = await lists()
    expect(paths).toEqual(resources.flatMap(({ list, path }) => (list ? [path] : [])).sort())
    const totals = async (query: string, headers: Record<string, string> = {}) => {
      const found: Record<string, unknown> = {}
      for (const path of paths) {
        const { body } = await admin('GET', `${path}?limit=1&updated_since=${query}`, { headers })
        found[path] = Number(body.total)
      }
      return found
    }
    for (const [zone, start, date] of starts) {
      const moment = new Date(start).toISOString()
      expect([zone, await totals(date, { 'time-zone': zone })]).toEqual([
        zone,
        await totals(moment),
      ])
    }
    for (const path of paths) {
      for (const accept of ['application/json', 'text/csv']) {
        const headers = { accept, 'time-zone': 'nope' }
        const { status, body } = await admin('GET', path, { headers })
        expect([path, status, body.header]).toEqual([path, 400, 'Time-Zone'])
      }
    }
  })

  test('finds what was made or changed from a moment on, and nothing else', async () => {
    const before = await now()
    await change(0, 'first')
    const between = await now()
    await change(1, 'second')
    const made = await admin('POST', '/fm/clients', { body: { name: 'Made since' } })
    const id = made.body.client_id
    const since = (moment: string, rest = '') =>
      idsSince('/fm/clients', 'client_id', `updated_since=${moment}${rest}`)
    expect(await since(before)).toEqual([clients[0], clients[1], id].sort())
    expect(await since(between)).toEqual([clients[1], id].sort())
    expect(await since(between, '&area_contains=SECOND')).toEqual([clients[1]])
    expect(await since(between, '&search=made%20since')).toEqual([id])
    expect(await since(await now())).toEqual([])
  })

  test('goes on over pages, in any order', async () => {
    const before = await now()
    for (const client of [7, 3, 5]) await change(client, before)
    const found: string[] = []
    for (let cursor = ''; ; ) {
      const path = `/fm/clients?updated_since=${before}&sort=-client_id&limit=1${cursor}`
      const { body } = await admin('GET', path)
      found.push(...body.data.map((record: { client_id: string }) => record.client_id))
      if (body.next_cursor === null) break
      cursor = `&cursor=${body.next_cursor}`
    }
    expect(found).toEqual([clients[7], clients[5], clients[3]])
  })

  test('finds what was changed by SQL past the service', async () => {
    const before = await now()
    await withConnection(scene.database.url, (connection) =>
      connection.query('UPDATE approval SET notes = $2 WHERE approval_id = $1', [
        approvals[4],
        before,
      ]),
    )
    expect(await idsSince('/fm/approvals', 'approval_id', `updated_since=${before}`)).toEqual([
      approvals[4],
    ])
  })

  test('from before the history began finds everything, and a date is a day of the zone', async () => {
    const everything = await idsSince('/fm/clients', 'client_id', 'updated_since=2001-01-01')
    expect(everything.length).toBeGreaterThanOrEqual(clients.length)
    const tomorrow = new Date(Date.now() + 26 * 3_600_000).toISOString().slice(0, 10)
    expect(await idsSince('/fm/clients', 'client_id', `updated_since=${tomorrow}`)).toEqual([])
  })

  test('pain: tells what SQL past the service had changed before, and committed afterwards', async () => {
    const before = await withConnection(scene.database.url, async (connection) => {
      await connection.query('BEGIN')
      await connection.query("UPDATE client SET area = 'late' WHERE client_id = $1", [clients[6]])
      const done = await now()
      await connection.query('COMMIT')
      return done
    })
    const found = await idsSince('/fm/clients', 'client_id', `updated_since=${before}`)
    expect(found).toEqual([clients[6]])
    const entry = (await admin('GET', `/fm/clients/${clients[6]}/events?limit=1`)).body.data[0]
    expect(await idsSince('/fm/clients', 'client_id', `updated_since=${entry.at}`)).toContain(
      clients[6],
    )
  })

  test('still finds all where the history was dropped', async () => {
    const before = await now()
    await change(2, `x ${before}`)
    const path = `updated_since=${before}`
    await withConnection(scene.database.url, async (owner) => {
      await owner.query('SET session_replication_role = replica')
      await owner.query('DELETE FROM event')
    })
    expect(await idsSince('/fm/clients', 'client_id', path)).toEqual([clients[2]])
  })

  test.each(['', 'yesterday', '2026-02-30', '2026-11-20T10:15:00'])('refuses %j', async (text) => {
    const answer = await admin('GET', `/fm/clients?updated_since=${text}`)
    expect(answer.status).toBe(400)
    expect(answer.body.parameter).toBe('updated_since')
  })
})

test('an entry’s _etag is the record’s own, and good for If-Match', async () => {
  const { body } = await admin('GET', '/fm/approvals?fields=approval_id,_etag&limit=3')
  for (const { approval_id: id, _etag: tag } of body.data) {
    const read = await admin('GET', `/fm/approvals/${id}`)
    expect(read.headers.get('etag')).toBe(tag)
    const write = await admin('PATCH', `/fm/approvals/${id}`, {
      body: { notes: 'by the tag of the list' },
      headers: { 'if-match': tag },
    })
    expect(write.status).toBe(200)
  }
})
