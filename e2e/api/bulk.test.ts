import { createHash } from 'node:crypto'
import { LosslessNumber } from 'lossless-json'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Answer, Caller } from '../support/caller'
import { addClients, openScene, type Scene } from '../support/scene'

const MAX_ELEMENTS = 1000
const PATH = '/fm/clients'

let scene: Scene
let editor: Caller
let ids: string[]
let round = 0

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
  ids = await addClients(scene.database, MAX_ELEMENTS)
})
afterAll(() => scene.close())
beforeEach(() => {
  round += 1
})

const bulk = (body: unknown, headers: Record<string, string> = {}, query = '') =>
  editor('PATCH', PATH + query, { body, headers })

/** A value that no earlier test has written. */
const fresh = () => `value ${round}`
const elements = (count: number, rest: Record<string, unknown> = { name: fresh() }) =>
  ids.slice(0, count).map((client_id): Record<string, unknown> => ({ client_id, ...rest }))

/** Every row of the records and of their history, down to the byte. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const [table, key] of [
    ['client', 'client_id'],
    ['event', 'event_id'],
    ['idempotency_key', 'user_id, key'],
  ]) {
    const [row] = await scene.database.query<{ rows: string }>(
      `SELECT coalesce(string_agg(md5(t::text), '' ORDER BY ${key}), '') AS rows FROM ${table} t`,
    )
    hash.update(row?.rows ?? '')
  }
  return hash.digest('hex')
}

const faultsOf = (answer: Answer): [string, string][] =>
  answer.body.errors.map(({ pointer, code }: Record<string, string>) => [pointer, code])

describe('all or nothing', () => {
  test('one bad element at any place leaves every byte as it was', async () => {
    const before = await fingerprint()
    for (const size of [1, 2, 3, 10]) {
      for (let place = 0; place < size; place++) {
        for (const [wrong, pointer] of [
          [{ finance_limit: '1' }, 'finance_limit'],
          [{ client_id: '9999999999' }, 'client_id'],
          [{ _if_match: '"0"' }, '_if_match'],
        ] as const) {
          const body = elements(size)
          Object.assign(body[place] as object, wrong)
          const answer = await bulk(body)
          expect(answer.status).toBe(422)
          expect(faultsOf(answer).map(([at]) => at)).toEqual([`/${place}/${pointer}`])
        }
      }
    }
    expect(await fingerprint()).toBe(before)
  })

  test('so does the last of a thousand, found by the database only', async () => {
    const before = await fingerprint()
    const body = elements(MAX_ELEMENTS)
    Object.assign(body[MAX_ELEMENTS - 1] as object, { client_id: '9999999998' })
    expect(faultsOf(await bulk(body))).toEqual([[`/${MAX_ELEMENTS - 1}/client_id`, 'not_found']])
    expect(await fingerprint()).toBe(before)
  })

  test('so does a bound that the database alone holds', async () => {
    await bulk([{ client_id: ids[1], bespoke_field_values: { a: 'x'.repeat(40_000) } }])
    const before = await fingerprint()
    const body = elements(3)
    Object.assign(body[1] as object, { bespoke_field_values: { b: 'x'.repeat(40_000) } })
    const answer = await bulk(body)
    const named = expect.stringContaining('bespoke_field_values')
    expect([answer.status, faultsOf(answer)]).toEqual([422, [[named, 'out_of_range']]])
    expect(await fingerprint()).toBe(before)
  })
})

test('pain: all faults of all elements are named at once, each at its element', async () => {
  const [one, two] = ids as [string, string]
  const answer = await bulk([
    { client_id: one, nmae: 'x', state: 'VIK' },
    { client_id: '9999999999', finance_limit: new LosslessNumber('0.1234567') },
    { name: 'x' },
    { client_id: two },
    { client_id: two },
    { client_id: '01' },
    { client_id: new LosslessNumber(one) },
    'text',
    { client_id: ids[2], _if_match: 'no tag' },
    { client_id: ids[3], _if_match: '"0"', client_defaults: { management_fee: true } },
    null,
  ])
  expect([answer.status, faultsOf(answer)]).toEqual([
    422,
    [
      ['/0/nmae', 'unknown_member'],
      ['/0/state', 'not_allowed'],
      ['/1/finance_limit', 'out_of_range'],
      ['/1/client_id', 'not_found'],
      ['/2/client_id', 'required'],
      ['/4/client_id', 'duplicate'],
      ['/5/client_id', 'not_found'],
      ['/6/client_id', 'wrong_type'],
      ['/7', 'wrong_type'],
      ['/8/_if_match', 'wrong_type'],
      ['/9/client_defaults/management_fee', 'wrong_type'],
      ['/9/_if_match', 'precondition_failed'],
      ['/10', 'wrong_type'],
    ],
  ])
})

test('the answer is in the order of the request, whatever that is', async () => {
  const body = elements(200).reverse()
  body.push(...body.splice(0, 50))
  const answer = await bulk(body)
  expect(answer.body.map((record: { client_id: string }) => record.client_id)).toEqual(
    body.map(({ client_id }) => client_id),
  )
  expect(new Set(answer.body.map(({ name }: { name: string }) => name))).toEqual(new Set([fresh()]))
})

test('each change has one entry, all of one request; what changes nothing has none', async () => {
  await bulk([{ client_id: ids[1], name: fresh() }])
  const headers = { 'x-request-id': `bulk-${round}`, 'audit-reason': 'year end' }
  const answer = await bulk(elements(3), headers)
  expect(answer.status).toBe(200)
  const entries = await scene.database.query(
    'SELECT record_id::text AS id, reason FROM event WHERE request_id = $1 ORDER BY 1',
    [`bulk-${round}`],
  )
  expect(entries).toEqual([ids[0], ids[2]].map((id) => ({ id, reason: 'year end' })))
})

test('elements may set different fields, and set them to nothing', async () => {
  await bulk(elements(4, { name: fresh(), area: fresh(), state: 'VIC', ecm_flag: 'no' }))
  const [a, b, c, d] = ids as [string, string, string, string]
  const { body } = await bulk([
    { client_id: a, area: null },
    { client_id: b, state: 'NSW', ecm_flag: null },
    { client_id: c },
    { client_id: d, name: '' },
  ])
  const shown = body.map(({ name, area, state, ecm_flag }: Record<string, unknown>) => [
    name,
    area,
    state,
    ecm_flag,
  ])
  expect(shown).toEqual([
    [fresh(), null, 'VIC', 'no'],
    [fresh(), fresh(), 'NSW', 'yes'],
    [fresh(), fresh(), 'VIC', 'no'],
    ['', fresh(), 'VIC', 'no'],
  ])
})

describe('bounds', () => {
  test('1000 elements are taken, 1001 are not, none is fine', async () => {
    expect((await bulk(elements(MAX_ELEMENTS), { prefer: 'return=minimal' })).status).toBe(204)
    const over = await bulk([...elements(MAX_ELEMENTS), { client_id: '1' }])
    expect([over.status, faultsOf(over)]).toEqual([422, [['', 'out_of_range']]])
    const none = await bulk([])
    expect([none.status, none.text]).toEqual([200, '[]'])
  })

  test.each(['{}', '"a"', 'null', '1'])('a body that is %s is no list', async (raw) => {
    const answer = await editor('PATCH', PATH, { raw })
    expect([answer.status, faultsOf(answer)]).toEqual([422, [['', 'wrong_type']]])
  })

  test('10 MiB of elements are read, one byte more is 413', async () => {
    const text = JSON.stringify(elements(2))
    const padded = (bytes: number) => text + ' '.repeat(bytes - text.length)
    const send = (bytes: number) => editor('PATCH', PATH, { raw: padded(bytes) })
    expect((await send(10 * 1024 * 1024)).status).toBe(200)
    expect((await send(10 * 1024 * 1024 + 1)).status).toBe(413)
  })

  test('at most 1000 faults are listed', async () => {
    const answer = await bulk(elements(MAX_ELEMENTS, { nmae: 1, state: 'X' }))
    expect([answer.status, answer.body.errors.length]).toEqual([422, 1000])
  })

  test('of one record, too, and it is said that there are more', async () => {
    const body = Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`no_field_${at}`, 1]))
    const answer = await editor('PATCH', `${PATH}/${ids[0]}`, { body })
    expect([answer.status, answer.body.errors.length]).toEqual([422, 1000])
    expect(answer.body.detail).toContain('more than 1000 faults')
  })
})
