/** The feed of changes: each once, in order, from where a reader was, to whoever may read it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Connection, withConnection } from '@/lib/db/connection'
import { withDatabase } from '@/lib/db/database'
import { forgetBatches } from '@/lib/records/feed/sequence'
import { resources } from '@/lib/resources'
import type { Answer, Caller } from '../support/caller'
import { idsOf, openScene, type Scene, until } from '../support/scene'

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

let changed = 0
const change = async (client: number, caller = admin): Promise<Answer> => {
  changed += 1
  const answer = await caller('PATCH', `/fm/clients/${clients[client]}`, {
    body: { booking_note: `changed ${changed}` },
  })
  expect(answer.status).toBe(200)
  return answer
}

const follow = async (query: string, caller = admin): Promise<Answer> => {
  const answer = await caller('GET', `/fm/changes?${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer
}

const head = async (): Promise<string> => (await follow('after=now')).body.position

const idsIn = ({ body }: Answer): string[] => body.data.map(({ id }: { id: string }) => id)

/** A change that a transaction has made and not committed. */
const enter = (connection: Connection, record: string) =>
  connection.query("SELECT enter_event('client', $1, 2, 1, 1, 'late', 'updated', NULL, '[]')", [
    record,
  ])

describe('a change', () => {
  test('appears once, with what was changed, by whom, and where to go on', async () => {
    const before = await head()
    const answer = await admin('PATCH', `/fm/clients/${clients[0]}`, {
      body: { finance_limit: 12.5, client_defaults: { management_fee: 7 } },
      headers: { 'x-request-id': 'followed-1', 'audit-user-id': '7' },
    })
    const { body } = await follow(`after=${before}`)
    const [event] = (await admin('GET', `/fm/clients/${clients[0]}/events?limit=1`)).body.data
    expect(body.data).toEqual([
      {
        position: body.position,
        resource: 'client',
        id: clients[0],
        action: 'updated',
        fields: ['finance_limit', 'client_defaults.management_fee'],
        etag: answer.headers.get('etag'),
        at: event.at,
        event_id: event.event_id,
        request_id: 'followed-1',
        user_id: event.user.user_id,
        audit_user_id: '7',
      },
    ])
    expect(await follow(`after=${body.position}`)).toMatchObject({
      body: { data: [], position: body.position },
    })
  })

  test('is shown in the zone of the request, and with its record where that is asked for', async () => {
    const before = await head()
    const zone = { headers: { 'time-zone': '+10:00' } }
    await admin('PATCH', `/fm/approvals/${approvals[0]}`, { body: { notes: 'followed' } })
    const read = await admin('GET', `/fm/approvals/${approvals[0]}`, zone)
    const { body } = await admin('GET', `/fm/changes?after=${before}&include=record`, zone)
    expect(body.data[0]).toMatchObject({ resource: 'approval', etag: read.headers.get('etag') })
    expect(body.data[0].at).toMatch(/\+10:00$/)
    expect(body.data[0].record).toEqual(read.body)
  })

  test('that takes a record away has no record and no tag', async () => {
    const before = await head()
    const made = await admin('POST', '/admin/roles', {
      body: { name: 'Followed', permissions: [] },
    })
    const path = made.headers.get('location')?.replace('/api/v1', '') as string
    await admin('DELETE', path)
    const { body } = await follow(`after=${before}&include=record&resources=role`)
    expect(
      body.data.map(({ action, etag, record }: Record<string, unknown>) => [action, etag, record]),
    ).toEqual([
      ['created', '"1"', null],
      ['deleted', null, null],
    ])
  })

  test('past the service by SQL appears too', async () => {
    const before = await head()
    await withConnection(scene.database.url, (connection) =>
      connection.query('UPDATE client SET area = $2 WHERE client_id = $1', [clients[3], before]),
    )
    expect((await follow(`after=${before}`)).body.data).toMatchObject([
      { id: clients[3], fields: ['area'], user_id: '0' },
    ])
  })
})

describe('the order', () => {
  test('leaves nothing behind a position, however long a transaction takes', async () => {
    const start = await head()
    let position = start
    const seen: string[] = []
    const read = async () => {
      const answer = await follow(`after=${position}`)
      seen.push(...idsIn(answer))
      position = answer.body.position
    }
    await withConnection(scene.database.url, async (late) => {
      await late.query('BEGIN')
      await enter(late, '1')
      await change(0)
      await read()
      await withConnection(scene.database.url, async (undone) => {
        await undone.query('BEGIN')
        await enter(undone, '2')
        await change(1)
        await read()
        await undone.query('ROLLBACK')
      })
      await change(2)
      await read()
      await enter(late, '3')
      await late.query('COMMIT')
    })
    await read()
    expect(seen).toEqual([clients[0], clients[1], clients[2], '1', '3'])
    expect(idsIn(await follow(`after=${start}`))).toEqual(seen)
  })

  test('forgets numbers of changes that were undone, and none that are to come', async () => {
    const gaps = async () => {
      const [row] = await scene.database.query<{ open: string }>(
        'SELECT (watched + fresh)::text AS open FROM event_reach',
      )
      return row?.open
    }
    await withConnection(scene.database.url, async (late) => {
      await late.query('BEGIN')
      await enter(late, '1')
      const [row] = await scene.database.query<{ number: string }>(
        'SELECT last_value::text AS number FROM event_event_id_seq',
      )
      for (let turn = 0; turn < 4; turn += 1) {
        await change(turn)
        await head()
        expect(await gaps()).toBe(`{[${row?.number},${Number(row?.number) + 1})}`)
      }
      await late.query('ROLLBACK')
    })
    await until('nothing is to come any more', async () => {
      await change(5)
      await head()
      return (await gaps()) === '{}'
    })
  })

  test('is the same for all who read, in pages of any length', async () => {
    const start = await head()
    await Promise.all(Array.from({ length: 40 }, (_, index) => change(index % 7)))
    const read = async (limit: number) => {
      const entries: { position: string; event_id: string }[] = []
      for (let position = start; ; ) {
        const { body } = await follow(`after=${position}&limit=${limit}`)
        if (body.data.length === 0) return entries
        expect(body.data.length).toBeLessThanOrEqual(limit)
        expect(body.data[body.data.length - 1].position).toBe(body.position)
        entries.push(...body.data)
        position = body.position
      }
    }
    const [all, one, seven] = await Promise.all([read(200), read(1), read(7)])
    expect(all).toHaveLength(40)
    expect(one).toEqual(all)
    expect(seven).toEqual(all)
    const middle = all?.[20]?.position
    expect((await follow(`after=${middle}`)).body.data).toEqual(all?.slice(21))
  })
})

describe('who reads', () => {
  test('gets only what the role may read, and of that the kinds asked for', async () => {
    const before = await head()
    await change(0)
    await admin('PATCH', `/fm/approvals/${approvals[1]}`, { body: { notes: `n ${before}` } })
    const role = await admin('POST', '/admin/roles', { body: { name: 'Hidden', permissions: [] } })
    expect(role.status).toBe(201)
    const kinds = async (query: string, caller: Caller) =>
      (await follow(`after=${before}${query}`, caller)).body.data.map(
        ({ resource }: { resource: string }) => resource,
      )
    const viewer = await scene.as('viewer')
    expect(await kinds('', admin)).toEqual(['client', 'approval', 'role'])
    expect(await kinds('', viewer)).toEqual(['client', 'approval'])
    expect(await kinds('&resources=role,approval', admin)).toEqual(['approval', 'role'])
    expect(await kinds('&resources=role&resources=client', admin)).toEqual(['client', 'role'])
  })

  test('pain: is refused what is asked for by name and may not be read, and goes on from there once it may', async () => {
    const viewer = await scene.as('viewer')
    const before = await head()
    await change(0)
    const right = (how: string) =>
      scene.database.query(
        `UPDATE role SET permissions = ${how}(permissions, 'Clients:Read') WHERE name = 'Viewer'`,
      )
    const query = `after=${before}&resources=client,approval`
    await right('array_remove')
    for (const path of [`/fm/changes?${query}`, '/fm/changes/snapshot?resources=client']) {
      const { status, body } = await viewer('GET', path)
      expect([status, body.required_permission], path).toEqual([403, 'Clients:Read'])
    }
    await right('array_append')
    expect(idsIn(await follow(query, viewer))).toEqual([clients[0]])
  })

  test('goes on behind what was left out', async () => {
    const viewer = await scene.as('viewer')
    const before = await head()
    await admin('POST', '/admin/roles', { body: { name: 'Hidden too', permissions: [] } })
    const { body } = await follow(`after=${before}`, viewer)
    expect(body.data).toEqual([])
    expect(body.position).not.toBe(before)
    expect(idsIn(await follow(`after=${body.position}`, admin))).toEqual([])
  })

  test('finds the few of a kind among many others', async () => {
    const before = await head()
    await withConnection(scene.database.url, (connection) =>
      connection.query(
        "SELECT enter_event('client', i::text, 1, 1, 1, 'many', 'updated', NULL, '[]') FROM generate_series(1, 2500) i",
      ),
    )
    await admin('PATCH', `/fm/approvals/${approvals[2]}`, { body: { notes: `m ${before}` } })
    expect(idsIn(await follow(`after=${before}&resources=approval&limit=5`))).toEqual([
      approvals[2],
    ])
  })

  test('needs a token', async () => {
    const answer = await fetch(`${scene.base}/fm/changes`)
    expect(answer.status).toBe(401)
  })
})

describe('a position', () => {
  test.each([
    '',
    'now%20',
    'NOW',
    '0',
    'A'.repeat(42),
    'A'.repeat(44),
    `${'A'.repeat(42)}B`,
    '%00',
  ])('that is none is refused: %j', async (position) => {
    const answer = await admin('GET', `/fm/changes?after=${position}`)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'invalid_parameter', parameter: 'after' })
    expect(answer.body.detail).toContain('/fm/changes/snapshot')
  })

  test('of another database, or made up, is gone, and it is said what to do', async () => {
    const position = await head()
    const bytes = Buffer.from(position, 'base64url')
    const other = (at: number) => {
      const copy = Buffer.from(bytes)
      copy[at] = (copy[at] ?? 0) ^ 1
      return copy.toString('base64url')
    }
    // With another seal, of a batch that is not there yet, and with its numbers altered one by one.
    for (const forged of [31, 5, 7, 15, 23].map(other)) {
      const answer = await admin('GET', `/fm/changes?after=${forged}&wait=30`)
      expect(answer.status).toBe(410)
      expect(answer.body).toMatchObject({ code: 'position_gone' })
      expect(answer.body.detail).toContain('/fm/changes/snapshot')
    }
  })

  test('of one database is none of another that began as it did', async () => {
    await change(0)
    const position = await head()
    const other = await openScene([{}])
    try {
      const caller = await other.as('admin')
      expect((await caller('GET', `/fm/changes?after=${position}`)).status).toBe(410)
      const own = (await caller('GET', '/fm/changes?after=now')).body.position
      expect((await admin('GET', `/fm/changes?after=${own}`)).status).toBe(410)
    } finally {
      await other.close()
    }
  })

  test('is gone once changes since are dropped, and the oldest kept are where to begin', async () => {
    const before = await head()
    await change(0)
    const dropped = await head()
    const kept = (await change(1)).headers.get('x-request-id')
    const after = await head()
    await withConnection(scene.database.url, async (owner) => {
      await owner.query('SET session_replication_role = replica')
      await owner.query('DELETE FROM event WHERE event_id < (SELECT max(event_id) FROM event)')
    })
    const statusOf = async (position: string) =>
      (await admin('GET', `/fm/changes?after=${position}`)).status
    const look = async () => {
      expect(await statusOf(before)).toBe(410)
      expect(await statusOf(after)).toBe(200)
      expect((await follow('')).body.data).toMatchObject([{ id: clients[1], request_id: kept }])
      expect((await follow('limit=1&include=record')).body.data).toHaveLength(1)
    }
    expect(await statusOf(dropped)).toBe(200)
    await look()
    await withDatabase(scene.database.url, forgetBatches)
    await look()
    const [left] = await scene.database.query<{ count: string }>(
      'SELECT count(*) AS count FROM event_batch',
    )
    expect(Number(left?.count)).toBe(1)
  })
})

test.each([
  ['limit=0', 'limit'],
  ['limit=201', 'limit'],
  ['wait=31', 'wait'],
  ['wait=-1', 'wait'],
  ['wait=1.5', 'wait'],
  ['resources=clients', 'resources'],
  ['resources=', 'resources'],
  ['include=records', 'include'],
  ['since=now', 'since'],
])('%s is refused', async (query, parameter) => {
  const answer = await admin('GET', `/fm/changes?${query}`)
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ parameter })
})

describe('a snapshot', () => {
  test('has every record that the role may read, page by page, as single calls have them', async () => {
    const entries: { resource: string; id: string; etag: string; record: unknown }[] = []
    const positions = new Set<string>()
    for (let cursor = ''; ; ) {
      const { body } = await admin('GET', `/fm/changes/snapshot?limit=23${cursor}`)
      entries.push(...body.data)
      positions.add(body.position)
      if (body.next_cursor === null) break
      expect(body.data).toHaveLength(23)
      cursor = `&cursor=${body.next_cursor}`
    }
    expect(positions.size).toBe(1)
    for (const { name, table } of resources) {
      const own = entries.filter(({ resource }) => resource === name)
      const [row] = await scene.database.query<{ count: string }>(
        `SELECT count(*) AS count FROM ${table}`,
      )
      expect(new Set(own.map(({ id }) => id)).size).toBe(own.length)
      expect(own).toHaveLength(Number(row?.count))
    }
    for (const id of [approvals[0], approvals[100]]) {
      const read = await admin('GET', `/fm/approvals/${id}`)
      expect(entries.find((entry) => entry.resource === 'approval' && entry.id === id)).toEqual({
        resource: 'approval',
        id,
        etag: read.headers.get('etag'),
        record: read.body,
      })
    }
  })

  test('pain: of what was read later than its position nothing is good in a database that was taken back', async () => {
    const begun = (await admin('GET', '/fm/changes/snapshot?resources=client&limit=1')).body
    await change(3)
    const rest = `resources=client&limit=200&cursor=${begun.next_cursor}`
    const read = (await admin('GET', `/fm/changes/snapshot?${rest}`)).body
    expect(read.next_cursor).toBeNull()
    await change(4)
    expect(idsIn(await follow(`after=${read.position}`))).toEqual([clients[3], clients[4]])
    // All that was put in order since the first page is gone, as it is in a backup of that moment.
    await withConnection(scene.database.url, async (owner) => {
      await owner.query('SET session_replication_role = replica')
      const batch = Buffer.from(begun.position, 'base64url').readBigUInt64BE(0)
      await owner.query('DELETE FROM event_batch WHERE batch > $1', [batch])
    })
    const statusOf = async (query: string) => (await admin('GET', `/fm/changes${query}`)).status
    // The place is there, as it was; what came with it is not.
    const [place] = read.position.split('.')
    expect(await statusOf(`?after=${place}`)).toBe(200)
    expect(await statusOf(`?after=${read.position}`)).toBe(410)
  })

  test('shows nobody what the role may not read, and knows its own cursors only', async () => {
    const viewer = await scene.as('viewer')
    const { body } = await viewer('GET', '/fm/changes/snapshot?limit=1')
    expect(body.data).toMatchObject([{ resource: 'client', id: clients[0] }])
    const { status } = await viewer('GET', '/fm/changes/snapshot?resources=user')
    expect(status).toBe(403)
    const cursor = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')
    const forged = ['x', cursor([]), cursor([body.position, 'nothing']), cursor([1, 'client'])]
    for (const text of [...forged, cursor([body.position, 'client', 'x'])]) {
      const answer = await viewer('GET', `/fm/changes/snapshot?cursor=${text}`)
      expect(answer.status, text).toBe(400)
    }
  })
})
