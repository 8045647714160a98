import { stringify } from 'lossless-json'
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

const entries = async (path: string) => (await editor('GET', `${path}/events`)).body

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

  test.each(['limit=0', 'limit=201', 'limit=x', 'cursor=!', 'cursor=eA', 'limit=1&limit=2'])(
    '?%s is 400',
    async (query) => {
      const answer = await editor('GET', `${client}/events?${query}`)
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_parameter'])
    },
  )
})
