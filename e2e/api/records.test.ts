import { LosslessNumber, stringify } from 'lossless-json'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  approval as approvalResource,
  client as clientResource,
  packagingDefaults,
} from '@/lib/resources'
import type { Field } from '@/lib/resources/resource'
import type { Caller } from '../support/caller'
import { bodyOfAll, settled, textsOf } from '../support/fieldBodies'
import { addClients, openScene, type Scene } from '../support/scene'

let scene: Scene
let editor: Caller
let integration: Caller
let client: string
let approval: string

beforeAll(async () => {
  scene = await openScene()
  ;[editor, integration] = await Promise.all([scene.as('editor'), scene.as('integration')])
  client = `/fm/clients/${(await addClients(scene.database, 1))[0]}`
  const made = await editor('POST', '/fm/approvals', { body: { contract_id: 'C' } })
  approval = `/fm/approvals/${made.body.approval_id}`
})
afterAll(() => scene.close())

const etagOf = async (path: string) => (await editor('GET', path)).headers.get('etag') as string
const entries = async (path: string) => (await editor('GET', `${path}/events`)).body
const patch = (path: string, body: unknown, headers = {}) =>
  editor('PATCH', path, { body, headers })

describe.each([
  ['a client', () => client, 'name', 'area'],
  ['an approval', () => approval, 'notes', 'driver_name'],
])('preconditions on %s', (_name, pathOf, field, other) => {
  test('an ETag is strong, changes with each change and with nothing else', async () => {
    const seen = new Set<string>()
    for (const value of ['1', '2', '3']) {
      const answer = await patch(pathOf(), { [field]: value })
      const etag = answer.headers.get('etag') as string
      expect(etag).toMatch(/^"[^"]+"$/)
      expect(await etagOf(pathOf())).toBe(etag)
      expect((await patch(pathOf(), { [field]: value })).headers.get('etag')).toBe(etag)
      seen.add(etag)
    }
    expect(seen.size).toBe(3)
  })

  test('pain: twenty saves in a row, each with the ETag of the last answer, all succeed', async () => {
    let etag = await etagOf(pathOf())
    for (let save = 0; save < 20; save++) {
      const answer = await patch(pathOf(), { [field]: `save ${save}` }, { 'if-match': etag })
      expect(answer.status).toBe(200)
      etag = answer.headers.get('etag') as string
    }
  })

  test('pain: a stale If-Match is 412 with the present ETag and what conflicts', async () => {
    const stale = await etagOf(pathOf())
    await patch(pathOf(), { [field]: 'theirs' })
    await patch(pathOf(), { [other]: 'theirs too' })
    const before = await editor('GET', pathOf())
    const answer = await patch(pathOf(), { [field]: 'mine' }, { 'if-match': stale })
    expect([answer.status, answer.body.code]).toEqual([412, 'precondition_failed'])
    expect(answer.body.etag).toBe(before.headers.get('etag'))
    expect(answer.headers.get('etag')).toBe(before.headers.get('etag'))
    expect(answer.body.conflicting_fields).toEqual([field])
    expect((await editor('GET', pathOf())).text).toBe(before.text)
  })

  test('a stale If-Match whose fields nobody touched conflicts in none', async () => {
    const stale = await etagOf(pathOf())
    await patch(pathOf(), { [other]: `changed ${stale}` })
    const answer = await patch(pathOf(), { [field]: 'mine' }, { 'if-match': stale })
    expect([answer.status, answer.body.conflicting_fields]).toEqual([412, []])
  })

  test('If-Match takes a list and *, never a weak tag', async () => {
    const etag = await etagOf(pathOf())
    const status = async (ifMatch: string) =>
      (await patch(pathOf(), {}, { 'if-match': ifMatch })).status
    expect(await status(`"none", ${etag}`)).toBe(200)
    expect(await status('*')).toBe(200)
    expect(await status(`W/${etag}`)).toBe(412)
    expect(await status('"none", "another"')).toBe(412)
  })

  test('If-None-Match spares a reader what it has', async () => {
    const etag = await etagOf(pathOf())
    const get = (tag: string) => editor('GET', pathOf(), { headers: { 'if-none-match': tag } })
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await get(tag)
      expect([tag, answer.status, answer.text]).toEqual([tag, 304, ''])
      expect(answer.headers.get('etag')).toBe(etag)
    }
    expect((await get('"x"')).status).toBe(200)
  })
})

test('conflicting fields are named down to the member of a group', async () => {
  const stale = await etagOf(client)
  await patch(client, { client_defaults: { management_fee: new LosslessNumber('7.25') }, abn: '1' })
  const mine = { client_defaults: { management_fee: null, relief_vehicle_flag: 'no' }, acn: '2' }
  const answer = await patch(client, mine, { 'if-match': stale })
  expect(answer.body.conflicting_fields).toEqual(['client_defaults.management_fee'])
})

describe('history', () => {
  test('pain: an entry names both people, the reason and the request', async () => {
    const { body: me } = await editor('GET', '/me')
    const answer = await integration('PATCH', client, {
      body: { name: 'entered for somebody' },
      headers: {
        'audit-user-id': me.user.user_id,
        'audit-reason': 'asked by phone',
        'x-request-id': 'history-1',
      },
    })
    const { body: own } = await integration('GET', '/me')
    const [entry] = (await entries(client)).data
    expect(entry).toMatchObject({
      resource: 'client',
      record_id: client.split('/').at(-1),
      action: 'updated',
      user: { user_id: own.user.user_id, display_name: own.user.display_name },
      audit_user: { user_id: me.user.user_id, display_name: me.user.display_name },
      reason: 'asked by phone',
      request_id: 'history-1',
    })
    expect(`"${entry.version}"`).toBe(answer.headers.get('etag'))
  })

  const records: [string, readonly Field[], () => string, string][] = [
    ['client', clientResource.leaves, () => client, 'PATCH'],
    [
      'packaging defaults',
      packagingDefaults.leaves,
      () => client.replace('/fm/clients', '/sp/client/packaging-defaults'),
      'PUT',
    ],
    ['approval', approvalResource.leaves.filter((f) => !f.writeOnly), () => approval, 'PUT'],
  ]
  test.each(records)(
    'of a %s has from and to as they were read before and after, for every field',
    async (_name, leaves, pathOf, method) => {
      const values = (round: number) =>
        bodyOfAll(
          leaves.map((field) => [field, settled(field).at(round % settled(field).length)?.sent]),
        )
      await editor(method, pathOf(), { body: values(0) })
      const before = textsOf((await editor('GET', pathOf())).body, leaves)
      const answer = await editor(method, pathOf(), { body: values(1) })
      const after = textsOf(answer.body, leaves)
      const [entry] = (await entries(pathOf())).data
      const changed = leaves.filter((field) => before.get(field) !== after.get(field))
      expect(changed.length).toBeGreaterThan(leaves.length / 3)
      const told = new Map<string, { from: unknown; to: unknown }>(
        entry.changes.map((change: { field: string; from: unknown; to: unknown }) => [
          change.field,
          change,
        ]),
      )
      expect([...told.keys()].sort()).toEqual(changed.map((field) => field.path.join('.')).sort())
      for (const field of changed.filter(({ kind }) => !kind.startsWith('json'))) {
        const change = told.get(field.path.join('.'))
        expect([stringify(change?.from), stringify(change?.to)]).toEqual([
          before.get(field),
          after.get(field),
        ])
      }
    },
  )

  test('is paged newest first, each entry once', async () => {
    const whole = (await editor('GET', `${client}/events?limit=200`)).body.data
    const pages: unknown[] = []
    let query = '?limit=3'
    for (;;) {
      const { body } = await editor('GET', `${client}/events${query}`)
      pages.push(...body.data)
      expect(body.total.value).toBe(String(whole.length))
      if (body.next_cursor === null) break
      query = `?limit=3&cursor=${body.next_cursor}`
    }
    expect(pages).toEqual(whole)
    const versions = whole.map(({ version }: { version: unknown }) => Number(String(version)))
    expect(versions).toEqual([...versions].sort((a, b) => b - a))
  })

  test('is never changed or deleted, not even in the database itself', async () => {
    for (const sql of ["UPDATE event SET reason = 'x'", 'DELETE FROM event']) {
      await expect(scene.database.query(sql)).rejects.toThrow(/never changed/)
    }
  })

  test.each([
    'limit=0',
    'limit=201',
    'limit=x',
    'cursor=!',
    'cursor=eA',
    'page=1',
    'limit=1&limit=2',
  ])('?%s is 400', async (query) => {
    const answer = await editor('GET', `${client}/events?${query}`)
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_parameter'])
  })
})
