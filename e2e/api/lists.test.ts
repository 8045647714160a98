import fc from 'fast-check'
import { LosslessNumber } from 'lossless-json'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approval, client } from '@/lib/resources'
import type { ListSpec } from '@/lib/resources/lists'
import type { Caller } from '../support/caller'
import { openScene, type Scene } from '../support/scene'

let scene: Scene
let editor: Caller

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
})
afterAll(() => scene.close())

type Row = Record<string, unknown>
const get = (query: Record<string, string>, path = '/fm/clients') =>
  editor('GET', `${path}?${new URLSearchParams(query)}`)
const rows = async (query: Record<string, string>, path?: string): Promise<Row[]> => {
  const answer = await get(query, path)
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.anything()])
  return answer.body.data
}

/** Every page of a list, one after the other. */
async function walk(query: Record<string, string>, path?: string, between?: () => Promise<void>) {
  const found: Row[] = []
  let cursor: string | null = null
  do {
    const answer = await get({ ...query, ...(cursor !== null && { cursor }) }, path)
    expect(answer.status).toBe(200)
    found.push(...answer.body.data)
    cursor = answer.body.next_cursor
    await between?.()
  } while (cursor !== null)
  return found
}

const idsIn = (list: Row[]) => list.map((row) => row.client_id ?? row.approval_id)

/** How the order of a list is told: figures as figures, text without regard to ASCII case, unset last. */
const plain = (value: unknown): string | number | null => {
  if (value instanceof LosslessNumber) return Number(value.value)
  return typeof value === 'string' ? value.toLowerCase() : null
}
function expectSorted(list: Row[], keys: readonly string[]) {
  const compare = (a: Row, b: Row): number => {
    for (const key of keys) {
      const name = key.replace('-', '')
      const [x, y] = [a, b].map((row) =>
        name.endsWith('_id') &&
        /^\d+$/.test(String(row[name])) &&
        name !== 'user_id' &&
        name !== 'contract_id'
          ? Number(row[name])
          : plain(row[name]),
      ) as [string | number | null, string | number | null]
      if (x === y) continue
      if (x === null) return 1
      if (y === null) return -1
      return (x < y ? -1 : 1) * (key.startsWith('-') ? -1 : 1)
    }
    return 0
  }
  for (const [index, row] of list.slice(1).entries()) {
    expect(compare(list[index] as Row, row), `${index} by ${keys}`).toBeLessThanOrEqual(0)
  }
}

describe.each([
  ['/fm/clients', client, 'client_id'],
  ['/fm/approvals', approval, 'approval_id'],
] as const)('%s', (path, resource, id) => {
  const { sortable } = resource.list as ListSpec

  test.each(sortable.flatMap((name) => [name, `-${name}`]))(
    'sorted by %s, unset last, each record once',
    async (sort) => {
      const list = await walk({ sort, limit: '37' }, path)
      const total = Number((await get({ limit: '1' }, path)).body.total.value)
      expect(new Set(idsIn(list)).size).toBe(total)
      expect(list.length).toBe(total)
      expectSorted(list, [sort])
    },
  )

  test('sorted by several members, each its own way, walked in pages of any size', async () => {
    const total = Number((await get({ limit: '1' }, path)).body.total.value)
    const key = fc.tuple(fc.constantFrom(...sortable), fc.boolean())
    const sorts = fc.uniqueArray(key, { selector: ([name]) => name, minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(sorts, fc.integer({ min: 11, max: 200 }), async (keys, limit) => {
        const sort = keys.map(([name, down]) => `${down ? '-' : ''}${name}`)
        const fields = [...new Set([id, ...keys.map(([name]) => name)])].join(',')
        const list = await walk({ sort: sort.join(','), limit: String(limit), fields }, path)
        expect(new Set(idsIn(list)).size).toBe(total)
        expect(list.length).toBe(total)
        expectSorted(list, sort)
      }),
      { numRuns: 15 },
    )
  })

  test('cut to the members asked for', async () => {
    const shown = [...resource.fields.values()].filter((field) => !field.writeOnly)
    for (const name of [id, shown[3]?.name ?? '', shown.at(-1)?.name ?? '']) {
      for (const row of await rows({ fields: name, limit: '3' }, path)) {
        expect(Object.keys(row)).toEqual([name])
      }
    }
  })

  test('with the ETag of each record, which a single read answers too', async () => {
    for (const row of await rows({ fields: `_etag,${id}`, limit: '3' }, path)) {
      const { headers } = await editor('GET', `${path}/${row[id]}`)
      expect(row).toEqual({ [id]: row[id], _etag: headers.get('etag') })
    }
    const melbourne = await editor('GET', `${path}?fields=_etag&limit=1`, {
      headers: { 'Time-Zone': 'Australia/Melbourne' },
    })
    const first = (await rows({ fields: id, limit: '1' }, path))[0]
    const single = await editor('GET', `${path}/${first?.[id]}`, {
      headers: { 'Time-Zone': 'Australia/Melbourne' },
    })
    expect(melbourne.body.data).toEqual([{ _etag: single.headers.get('etag') }])
  })
})

test('total is of all matches, and says that it is exact', async () => {
  const answer = await get({ limit: '1', client_type: 'fleet' })
  const [row] = await scene.database.query<{ count: string }>(
    "SELECT count(*)::text AS count FROM client WHERE client_type = 'fleet'",
  )
  expect([answer.body.total.value, answer.body.total_exact]).toEqual([row?.count, true])
})

test('no record is missed or repeated while others are inserted', async () => {
  for (const sort of ['name', '-name', '-finance_limit,name', 'client_id', 'state,-client_code']) {
    const before = new Set(idsIn(await walk({ limit: '200', sort })))
    let made = 0
    const insert = async () => {
      made += 1
      const body = {
        name: made % 2 ? `A ${made}` : `Z ${made}`,
        finance_limit: new LosslessNumber(String(made)),
      }
      expect((await editor('POST', '/fm/clients', { body })).status).toBe(201)
    }
    const walked = idsIn(await walk({ limit: '13', sort, fields: 'client_id' }, undefined, insert))
    expect(made).toBeGreaterThan(3)
    expect(new Set(walked).size).toBe(walked.length)
    for (const id of before) expect(walked).toContain(id)
  }
})
