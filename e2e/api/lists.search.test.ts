import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../support/caller'
import { openScene, type Scene } from '../support/scene'
import { isUnderNext } from '../support/service'

let scene: Scene
let editor: Caller
let made: string

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
  const body = {
    name: 'Wollongong Harbour Logistics',
    client_code: 'WHL-0042',
    abn: '51824753556',
    acn: '004085616',
    client_id_external: 'EXT_77%9',
  }
  made = (await editor('POST', '/fm/clients', { body })).body.client_id
})
afterAll(() => scene.close())

const search = async (text: string, rest: Record<string, string> = {}) => {
  const query = new URLSearchParams({ search: text, fields: 'client_id,name', ...rest })
  const answer = await editor('GET', `/fm/clients?${query}`)
  expect(answer.status).toBe(200)
  return answer.body.data.map(({ client_id }: { client_id: string }) => client_id) as string[]
}

describe('search finds a client', () => {
  test.each([
    ['by name', 'Wollongong'],
    ['in any case', 'wOLLONGONG harbour'],
    ['by a part', 'ollongon'],
    ['with a letter too few', 'Wolongong'],
    ['with a letter too many', 'Wolllongong'],
    ['with two letters swapped', 'Wollognong'],
    ['with a wrong letter', 'Wollomgong'],
    ['with a slip in the second word', 'harbuor logistics'],
    ['by code', 'whl-0042'],
    ['by ABN', '51824753556'],
    ['by ACN', '004085616'],
    ['by its id elsewhere, whose signs are no wildcards', 'ext_77%9'],
    ['with blanks around', '  Wollongong  '],
  ])('%s', async (_how, text) => expect((await search(text))[0]).toBe(made))

  test.each(['name', '-finance_limit'])('with a slip, in the order of %s', async (sort) => {
    expect(await search('Wollomgong', { sort })).toContain(made)
  })

  test('by its own id', async () => expect(await search(made)).toContain(made))
})

test('wildcards of SQL are text', async () => {
  expect(await search('%%%')).toEqual([])
  expect(await search('____')).toEqual([])
  expect(await search('\\')).toEqual([])
  expect(await search('!!!!!! ??????')).toEqual([])
})

test('what is meant for no client finds none', async () => {
  expect(await search('xqzvkjw')).toEqual([])
})

test('search goes with filters, sorts and pages, and its pages repeat nothing', async () => {
  for (let n = 0; n < 7; n++) {
    await editor('POST', '/fm/clients', { body: { name: `Zebra Crossing ${n}`, state: 'NZ' } })
  }
  const all = await search('zebra', { limit: '200' })
  expect(all.length).toBe(7)
  expect(await search('zebra', { state: 'VIC' })).toEqual([])
  for (const sort of [undefined, 'name', '-client_id']) {
    const walked: string[] = []
    let cursor: string | null = null
    do {
      const query = new URLSearchParams({
        search: 'zebra',
        limit: '2',
        ...(sort && { sort }),
        ...(cursor !== null && { cursor }),
      })
      const { body } = await editor('GET', `/fm/clients?${query}`)
      walked.push(...body.data.map((row: { client_id: string }) => row.client_id))
      cursor = body.next_cursor
    } while (cursor !== null)
    expect([...walked].sort()).toEqual([...all].sort())
  }
})

test.each([
  ['the likest first', 'Bramblegarth', {}],
  ['in an order', 'Thistlegarth', { sort: 'name' }],
  ['in an order that no index has', 'Nettlegarth', { sort: 'client_type,name,-finance_limit' }],
])(
  'what is near to the words stays in a list while others come that have them as typed: %s',
  async (_, words, sort) => {
    const near = words.replace('garth', 'grath')
    const names = [
      ...Array.from({ length: 49 }, () => words),
      ...Array.from({ length: 4 }, () => near),
    ]
    const bodies = names.map((word, n) => ({ name: `${word} ${n}` }))
    expect((await editor('POST', '/fm/clients', { body: bodies })).status).toBe(200)
    const pageOf = async (rest: Record<string, string>) => {
      const query = new URLSearchParams({ search: words, limit: '50', ...sort, ...rest })
      return (await editor('GET', `/fm/clients?${query}`)).body
    }
    const first = await pageOf({})
    expect([first.data.length, Number(first.total)]).toEqual([50, 53])
    await editor('POST', '/fm/clients', { body: { name: `${words} 0 too` } })
    const { data, total } = await pageOf({ cursor: first.next_cursor })
    const named = data.map(({ name }: { name: string }) => name)
    expect([named.length, Number(total)]).toEqual([3, 54])
    expect(named.every((name: string) => name.startsWith(near))).toBe(true)
  },
)

describe('what no list understands is 400 and named', () => {
  test.each([
    ['/fm/clients', 'client_type=fleets', 'client_type'],
    ['/fm/clients', 'client_type=fleet&client_type=', 'client_type'],
    ['/fm/clients', 'limit=0', 'limit'],
    ['/fm/clients', 'limit=201', 'limit'],
    ['/fm/clients', 'limit=1e2', 'limit'],
    ['/fm/clients', 'limit=', 'limit'],
    ['/fm/clients', 'sort=area', 'sort'],
    ['/fm/clients', 'sort=name,-name', 'sort'],
    ['/fm/clients', 'sort=', 'sort'],
    ['/fm/clients', 'sort=--name', 'sort'],
    ['/fm/clients', 'fields=nmae', 'fields'],
    ['/fm/clients', 'fields=', 'fields'],
    ['/fm/clients', 'search=%00', 'search'],
    ['/fm/clients', `search=${'x'.repeat(101)}`, 'search'],
    ['/fm/clients', 'user_id=%00', 'user_id'],
    ['/fm/clients', 'finance_limit_from=abc', 'finance_limit_from'],
    ['/fm/clients', 'finance_review_date_to=2026-02-30', 'finance_review_date_to'],
    ['/fm/approvals', 'client_id=0', 'client_id'],
    ['/fm/approvals', 'status_flag=open', 'status_flag'],
    ['/fm/approvals', 'fields=billing_period_item_no', 'fields'],
  ])('%s?%s', async (path, query, parameter) => {
    const { status, body } = await editor('GET', `${path}?${query}`)
    expect([status, body.code, body.parameter]).toEqual([400, 'invalid_parameter', parameter])
  })

  test.each([
    'page',
    'client_typ',
    'name',
    'name_from',
    'constructor',
    ...(isUnderNext ? [] : ['__proto__']),
  ])('%s', async (parameter) => {
    const { status, body } = await editor('GET', `/fm/clients?${parameter}=1`)
    expect([status, body.code, body.parameter]).toEqual([400, 'unknown_parameter', parameter])
  })
})

describe('a cursor is opaque', () => {
  test('one that was tampered with, or is of another sort, is 400', async () => {
    const { body } = await editor('GET', '/fm/clients?limit=1&sort=-finance_limit,name')
    const good = body.next_cursor as string
    const parts = JSON.parse(Buffer.from(good, 'base64url').toString()) as string[]
    const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const bad = [
      '',
      'x',
      good.slice(1),
      good.slice(0, -4),
      made({}),
      made([]),
      made(parts.slice(0, -1)),
      made([...parts, '1']),
      made([parts[0], 'no figure', ...parts.slice(2)]),
      made([...parts.slice(0, -1), 'no id']),
      made([...parts.slice(0, -1), '99999999999999999999999']),
      made([parts[0], null, 'x', '1']),
      made([parts[0], '1', 'a\u0000b', '1']),
      Buffer.from('\xff\xfe').toString('base64url'),
    ]
    for (const cursor of bad) {
      const query = new URLSearchParams({ limit: '1', sort: '-finance_limit,name', cursor })
      const answer = await editor('GET', `/fm/clients?${query}`)
      expect([cursor, answer.status, answer.body.code]).toEqual([cursor, 400, 'invalid_parameter'])
    }
    const other = new URLSearchParams({ limit: '1', sort: 'name', cursor: good })
    expect((await editor('GET', `/fm/clients?${other}`)).status).toBe(400)
    const fine = new URLSearchParams({ limit: '1', sort: '-finance_limit,name', cursor: good })
    expect((await editor('GET', `/fm/clients?${fine}`)).status).toBe(200)
  })
})

test('a path and query that are nearly too long for a server are read all the same', async () => {
  const values = Array.from({ length: 700 }, (_, n) => `group-${n}`).join(',')
  expect((await editor('GET', `/fm/clients?client_group_id=${values}`)).body.data).toEqual([])
})
