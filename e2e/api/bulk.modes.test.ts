import { LosslessNumber } from 'lossless-json'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../support/caller'
import { addClients, openScene, type Scene } from '../support/scene'

const PATH = '/fm/clients'
const LENIENT = { prefer: 'handling=lenient' }

let scene: Scene
let editor: Caller
let ids: string[]
let round = 0

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
  ids = await addClients(scene.database, 10)
})
afterAll(() => scene.close())
beforeEach(() => {
  round += 1
})

const bulk = (body: unknown, headers: Record<string, string> = {}, query = '') =>
  editor('PATCH', PATH + query, { body, headers })
const fresh = () => `value ${round}`
const read = async (id: string | undefined) => editor('GET', `${PATH}/${id}`)
const total = async (id: string | undefined) =>
  (await editor('GET', `${PATH}/${id}/events`)).body.total.value

describe('_if_match', () => {
  test('admits the version it names, and names the present one where it does not', async () => {
    const etag = (await read(ids[0])).headers.get('etag') as string
    const [client_id] = ids
    expect((await bulk([{ client_id, name: fresh(), _if_match: etag }])).status).toBe(200)
    const now = (await read(client_id)).headers.get('etag') as string
    expect(now).not.toBe(etag)
    for (const stale of [etag, '"of-another-service"']) {
      const { status, body } = await bulk([{ client_id, name: 'x', _if_match: stale }])
      expect([status, body.errors]).toMatchObject([
        422,
        [{ pointer: '/0/_if_match', code: 'precondition_failed' }],
      ])
      expect(body.errors[0].message).toContain(now)
    }
    expect((await bulk([{ client_id, name: 'y', _if_match: now }])).body[0].name).toBe('y')
  })

  test.each([null, '', ' ', 0, {}, '"1", "2"'])(
    'is no %j: nothing is written over what nobody has looked at',
    async (_if_match) => {
      const before = await read(ids[0])
      const element = { client_id: ids[0], name: fresh(), _if_match }
      const refused = [{ pointer: '/0/_if_match', code: 'wrong_type' }]
      for (const query of ['', '?dry_run=true']) {
        const { status, body } = await bulk([element], {}, query)
        expect([status, body.errors]).toMatchObject([422, refused])
      }
      const { body: report } = await bulk([element], LENIENT)
      expect(report.results).toMatchObject([{ status: 'refused', errors: refused }])
      expect((await read(ids[0])).text).toBe(before.text)
    },
  )

  test('is of a bulk change alone: elsewhere it is no member', async () => {
    const body = { name: fresh(), _if_match: '"1"' }
    for (const [method, path, sent, pointer] of [
      ['PATCH', `${PATH}/${ids[0]}`, body, '/_if_match'],
      ['POST', PATH, body, '/_if_match'],
      ['POST', PATH, [body], '/0/_if_match'],
    ] as const) {
      const answer = await editor(method, path, { body: sent })
      expect([answer.status, answer.body.errors]).toMatchObject([
        422,
        [{ pointer, code: 'unknown_member' }],
      ])
    }
  })

  test('is where a tag belongs: one for all of them is refused, and nothing is written', async () => {
    const [client_id] = ids
    const before = await read(client_id)
    const element = { client_id, name: fresh() }
    const etag = before.headers.get('etag') as string
    const { status, body } = await bulk([element], { 'if-match': etag })
    expect([status, body.code, body.header]).toEqual([400, 'malformed_header', 'If-Match'])
    expect((await read(client_id)).body).toEqual(before.body)
    expect((await bulk([element], { 'if-match': '*' })).status).toBe(200)
  })
})

describe('dry_run', () => {
  test('says what would change, from and to, and changes nothing', async () => {
    await bulk([{ client_id: ids[0], name: fresh(), finance_limit: new LosslessNumber('1.5') }])
    const before = await Promise.all(ids.slice(0, 2).map(read))
    const entries = await total(ids[0])
    const { status, body } = await bulk(
      [
        {
          client_id: ids[0],
          name: null,
          finance_limit: new LosslessNumber('9999999999999.123456'),
          client_defaults: { relief_vehicle_flag: 'yes' },
        },
        { client_id: ids[1], name: before[1]?.body.name },
      ],
      {},
      '?dry_run=true',
    )
    expect([status, body.length]).toEqual([200, 2])
    const byField = (a: { field: string }, b: { field: string }) => (a.field < b.field ? -1 : 1)
    expect(body[0].changes.sort(byField)).toEqual([
      { field: 'client_defaults.relief_vehicle_flag', from: null, to: 'yes' },
      {
        field: 'finance_limit',
        from: new LosslessNumber('1.5'),
        to: new LosslessNumber('9999999999999.123456'),
      },
      { field: 'name', from: fresh(), to: null },
    ])
    const etags = before.map(({ headers }) => headers.get('etag'))
    expect(body.map(({ etag }: { etag: string }) => etag)).toEqual(etags)
    expect(body[1]).toEqual({ client_id: ids[1], etag: etags[1], changes: [] })
    const after = await Promise.all(ids.slice(0, 2).map(read))
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text))
    expect(await total(ids[0])).toBe(entries)
  })

  test('refuses what the call itself would refuse', async () => {
    const bad = [{ client_id: ids[0], state: 'X' }, { client_id: '9999999999' }]
    const [dry, real] = [await bulk(bad, {}, '?dry_run=true'), await bulk(bad)]
    expect([dry.status, dry.body.errors]).toEqual([real.status, real.body.errors])
  })

  test.each(['?dry_run=yes', '?dry_run=', '?dry_run=true&dry_run=true'])(
    '%s is 400',
    async (query) => {
      const { status, body } = await bulk([], {}, query)
      expect([status, body.code]).toEqual([400, 'invalid_parameter'])
    },
  )
})

test('a body with more faults than an answer has room for is told so, and each element that it is refused', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 999 }, (_, at) => [`x${at}`, 0]))
  const body = Array.from({ length: 20 }, () => ({ client_id: ids[0], ...unknown }))
  const strict = await bulk(body)
  expect([strict.status, strict.body.detail, strict.body.errors.length]).toEqual([
    422,
    'The request has more than 1000 faults; nothing was changed.',
    1000,
  ])
  const { refused, results } = (await bulk(body, LENIENT)).body
  const told = results.map(({ errors }: { errors: unknown[] }) => errors.length)
  // Beside those of its values each but the first is told that its record was named before.
  expect([Number(refused), told]).toEqual([20, [999, ...Array(10).fill(1000), ...Array(9).fill(2)]])
})

describe('handling=lenient', () => {
  test('pain: three counts, and for each element index, row, id, status and faults', async () => {
    await bulk([{ client_id: ids[1], name: fresh() }])
    const answer = await bulk(
      [
        { client_id: ids[0], name: fresh() },
        { client_id: ids[1], name: fresh() },
        { client_id: ids[2], state: 'X', nmae: 1 },
        { client_id: '9999999999', name: 'x' },
        { client_id: ids[3], name: 'x', _if_match: '"0"' },
        { client_id: ids[0], name: 'again' },
        { name: 'x' },
      ],
      LENIENT,
    )
    expect(answer.status).toBe(200)
    expect(answer.headers.get('preference-applied')).toBe('handling=lenient')
    const { updated, unchanged, refused, results } = JSON.parse(answer.text)
    expect({ updated, unchanged, refused }).toEqual({ updated: 1, unchanged: 1, refused: 5 })
    const shown = results.map(
      (r: {
        index: number
        row: number
        client_id: string
        status: string
        errors?: { pointer: string }[]
      }) => [r.index, r.row, r.client_id, r.status, r.errors?.map(({ pointer }) => pointer)],
    )
    expect(shown).toEqual([
      [0, 1, ids[0], 'updated', undefined],
      [1, 2, ids[1], 'unchanged', undefined],
      [2, 3, ids[2], 'refused', ['/2/state', '/2/nmae']],
      [3, 4, '9999999999', 'refused', ['/3/client_id']],
      [4, 5, ids[3], 'refused', ['/4/_if_match']],
      [5, 6, ids[0], 'refused', ['/5/client_id']],
      [6, 7, null, 'refused', ['/6/client_id']],
    ])
    expect((await read(ids[0])).body.name).toBe(fresh())
    expect((await read(ids[3])).body.name).not.toBe('x')
  })

  test.each(['', '?dry_run=true'])(
    'pain: names every fault of an element at once, as a strict call does: %s',
    async (query) => {
      const bad = [
        { client_id: '9999999999', state: 'X', nmae: 1 },
        { client_id: ids[4], state: 'X', _if_match: '"0"' },
        { client_id: ids[4], finance_limit: '1' },
      ]
      const strict = await bulk(bad, {}, query)
      expect(strict.body.errors).toHaveLength(7)
      const good = { client_id: ids[5], name: fresh() }
      const { body } = await bulk([...bad, good], LENIENT, query)
      expect(body.results.flatMap(({ errors = [] }: { errors?: object[] }) => errors)).toEqual(
        strict.body.errors,
      )
      expect([String(body.updated), String(body.refused)]).toEqual(['1', '3'])
      expect((await read(ids[5])).body.name === fresh()).toBe(query === '')
    },
  )

  test('with dry_run nothing is written, and the counts are the same', async () => {
    const body = [
      { client_id: ids[0], name: fresh() },
      { client_id: ids[1], state: 'X' },
    ]
    const before = await read(ids[0])
    const dry = await bulk(body, LENIENT, '?dry_run=true')
    expect((await read(ids[0])).text).toBe(before.text)
    const { updated, unchanged, refused, results } = JSON.parse(dry.text)
    expect([updated, unchanged, refused]).toEqual([1, 0, 1])
    expect(results[0].changes).toEqual([{ field: 'name', from: before.body.name, to: fresh() }])
    expect(results[0].etag).toBe(before.headers.get('etag'))
    expect(results[1]).not.toHaveProperty('etag')
  })
})

test.each([
  ['handling=strict, handling=lenient', 422, null],
  ['handling=lenient, handling=strict', 200, 'handling=lenient'],
  ['respond-async; handling=lenient', 422, null],
  ['note="x, handling=lenient"', 422, null],
  ['note="x;y", Handling = "Lenient"; why=tried', 200, 'handling=lenient'],
])('of a preference named twice the first counts: %s', async (prefer, status, applied) => {
  const answer = await bulk([{ client_id: ids[0], no_such_member: 1 }], { prefer })
  expect([answer.status, answer.headers.get('preference-applied')]).toEqual([status, applied])
})

test.each([
  ['return=representation, return=minimal', 200],
  ['return=minimal, return=representation', 204],
])('so it is of what is returned: %s', async (prefer, status) => {
  const answer = await bulk([{ client_id: ids[0], name: fresh() }], { prefer })
  expect(answer.status).toBe(status)
})

test('return=minimal writes and leaves the records out', async () => {
  const answer = await bulk([{ client_id: ids[0], name: fresh() }], { prefer: 'return=minimal' })
  expect([answer.status, answer.text]).toEqual([204, ''])
  expect(answer.headers.get('preference-applied')).toBe('return=minimal')
  expect((await read(ids[0])).body.name).toBe(fresh())
})
