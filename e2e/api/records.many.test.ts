import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Caller } from '../support/caller'
import { meanwhile } from '../support/meanwhile'
import { openScene, type Scene } from '../support/scene'

/** Many records made by one call. What holds of every resource stands in conformance.test.ts. */

const LENIENT = { prefer: 'handling=lenient' }

let scene: Scene
let admin: Caller

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
})
afterAll(() => scene.close())

let made = 0
const newCode = (more: object = {}) => {
  made += 1
  return { list: 'client_industry', code: `IND-${made}`, name: `Industry ${made}`, ...more }
}
const codes = (count: number) => Array.from({ length: count }, () => newCode())
const faultsOf = ({ body }: Answer) =>
  body.errors.map(({ pointer, code }: Record<string, string>) => `${code} ${pointer}`)
const make = (body: unknown, headers: Record<string, string> = {}, query = '') =>
  admin('POST', `/fm/codes${query}`, { body, headers })

describe('codes', () => {
  test('pain: a thousand come in the order of the call, each once and with the next number', async () => {
    const answer = await make(codes(1000))
    expect(answer.status).toBe(200)
    const ids = answer.body.map(({ code_id }: { code_id: string }) => Number(code_id))
    expect(ids).toEqual(ids.map((_: number, at: number) => ids[0] + at))
    const names = answer.body.map(({ code }: { code: string }) => code)
    expect(names).toEqual(Array.from({ length: 1000 }, (_, at) => `IND-${made - 999 + at}`))
  })

  test('more than a thousand are refused as a whole, and none is nothing', async () => {
    const refused = await make(codes(1001))
    expect([refused.status, faultsOf(refused)]).toEqual([422, ['out_of_range ']])
    const none = await make([])
    expect([none.status, none.text]).toEqual([200, '[]'])
  })

  test('what stands is named with its id, once by itself and at its element among many', async () => {
    const [standing] = codes(1)
    const { code_id } = (await make(standing)).body
    const alone = await make(standing)
    expect([alone.status, alone.body.conflicting_id]).toEqual([409, code_id])
    const fresh = newCode()
    const body = [newCode(), standing, newCode({ list: 'nowhere' }), fresh, fresh]
    for (const query of ['', '?dry_run=true']) {
      const many = await make(body, {}, query)
      expect([many.status, faultsOf(many)]).toEqual([
        422,
        ['conflict /1/code', 'not_allowed /2/list', 'duplicate /4/code'],
      ])
      expect(many.body.errors[0].conflicting_id).toBe(code_id)
      expect(many.body.errors[2].message).toBe(
        `Code client_industry ${fresh.code} is already at /3.`,
      )
    }
    const lenient = await make(body, LENIENT)
    const statuses = lenient.body.results.map(({ status }: { status: string }) => status)
    expect(statuses).toEqual(['created', 'refused', 'refused', 'created', 'refused'])
    expect(lenient.body.results[0].code_id).toMatch(/^\d+$/)
    expect(lenient.body.results[1].code_id).toBeNull()
  })

  test('of two calls with the same codes at once one makes them, and the other hears of it', async () => {
    const body = codes(200)
    const [first, second] = await Promise.all([make(body), make(body.toReversed())])
    const [good, bad] = first.status === 200 ? [first, second] : [second, first]
    expect([good.status, bad.status]).toEqual([200, 422])
    const ids = new Set(good.body.map(({ code_id }: { code_id: string }) => code_id))
    const named = bad.body.errors.map(
      ({ conflicting_id }: { conflicting_id: string }) => conflicting_id,
    )
    expect(new Set(named)).toEqual(ids)
    const standing = await scene.database.query('SELECT 1 FROM code WHERE code = ANY ($1)', [
      body.map(({ code }) => code),
    ])
    expect(standing).toHaveLength(body.length)
  })

  test('a call whose answer was lost is not carried out twice', async () => {
    const body = codes(3)
    const headers = { ...LENIENT, 'idempotency-key': 'lost-answer' }
    const [first, again] = [await make(body, headers), await make(body, headers)]
    expect(again.text).toBe(first.text)
    expect(String(again.body.created)).toBe('3')
    const other = await make(codes(3), headers)
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch'])
  })

  test('a change of many names them by list and code too, and is told of what there is not', async () => {
    const body = codes(2)
    const [one, two] = (await make(body)).body
    const elements = [
      { list: one.list, code: one.code, name: 'By its code' },
      { code_id: two.code_id, name: 'By its id' },
      { list: 'client_group', code: one.code, name: 'Of another list' },
      { list: two.list, code: two.code, name: 'Twice' },
      { list: one.list, name: 'Without its code' },
    ]
    const change = (some: object[], headers: Record<string, string> = {}) =>
      admin('PATCH', '/fm/codes', { body: some, headers })
    const refused = await change(elements)
    expect([refused.status, faultsOf(refused)]).toEqual([
      422,
      ['not_found /2/code', 'duplicate /3/code_id', 'required /4/code_id'],
    ])
    const done = await change(elements, LENIENT)
    const results = done.body.results.map((each: Record<string, string>) => [
      each.status,
      each.code_id,
    ])
    expect(results.slice(0, 2)).toEqual([
      ['updated', one.code_id],
      ['updated', two.code_id],
    ])
    expect((await admin('GET', `/fm/codes/${one.code_id}`)).body.name).toBe('By its code')
    const moved = await change([{ code_id: one.code_id, code: two.code }])
    expect(moved.body.errors).toMatchObject([
      { pointer: '/0/code', code: 'conflict', conflicting_id: two.code_id },
    ])
  })

  test('what a change of many names its record by is not set: another may have changed it meanwhile', async () => {
    const [one, two] = (await make(codes(2))).body
    const rename: [string, ...string[]] = [
      'UPDATE code SET code = $2 WHERE code_id = $1',
      one.code_id,
      `${one.code}-new`,
    ]
    const elements = [
      { list: one.list, code: one.code, name: 'By the code it had' },
      { list: two.list, code: two.code, name: 'By its code' },
    ]
    const answer = await meanwhile(scene.database, [rename], () =>
      admin('PATCH', '/fm/codes', { body: elements, headers: LENIENT }),
    )
    expect(answer.body.results).toMatchObject([
      { status: 'refused', errors: [{ pointer: '/0/code', code: 'not_found' }] },
      { status: 'updated' },
    ])
    const { body } = await admin('GET', `/fm/codes/${one.code_id}`)
    expect([body.code, body.name]).toEqual([`${one.code}-new`, one.name])
    const named = await admin('PATCH', '/fm/codes', { body: [{ list: two.list, code: two.code }] })
    expect([named.status, named.body]).toMatchObject([200, [{ code_id: two.code_id }]])
  })
})

test('suppliers take the ids that they are given, and two calls with the same wait for each other', async () => {
  const body = Array.from({ length: 50 }, (_, at) => ({
    supplier_id: `M-${at}`,
    name: `Many ${at}`,
  }))
  const ask = (some: object[]) => admin('POST', '/fm/suppliers', { body: some })
  const answers = await Promise.all([ask(body), ask(body.toReversed()), ask(body)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  const made = answers.find(({ status }) => status === 200)
  expect(made?.body.map(({ supplier_id }: { supplier_id: string }) => supplier_id).sort()).toEqual(
    body.map(({ supplier_id }) => supplier_id).sort(),
  )
  const late = await admin('POST', '/fm/suppliers', {
    body: [...body.slice(0, 2), { supplier_id: 'M-new', name: 'New' }],
    headers: LENIENT,
  })
  expect([String(late.body.created), String(late.body.refused)]).toEqual(['1', '2'])
})

test('an id in another case than one that stands is told of by a dry run, and is no fault', async () => {
  const supplier_id = 'Case-1'
  await admin('POST', '/fm/suppliers', { body: { supplier_id, name: 'Case' } })
  const body = [
    { supplier_id: 'cASE-1', name: 'Nearly' },
    { supplier_id: 'Case-9', name: 'Not at all' },
  ]
  const told = (each: Record<string, unknown>) => [each.supplier_id, each.similar_id]
  const expected = [
    ['cASE-1', supplier_id],
    ['Case-9', undefined],
  ]
  const ask = async (some: object, headers = {}) =>
    (await admin('POST', '/fm/suppliers?dry_run=true', { body: some, headers })).body
  expect((await ask(body)).map(told)).toEqual(expected)
  expect((await ask(body, LENIENT)).results.map(told)).toEqual(expected)
  expect(told(await ask(body[0] as object))).toEqual(expected[0])
  expect((await admin('POST', '/fm/suppliers', { body })).status).toBe(200)
})

test('and so is one of figures that differs in the zeros before it, as spreadsheets drop them', async () => {
  for (const supplier_id of ['000138', '77']) {
    await admin('POST', '/fm/suppliers', { body: { supplier_id, name: supplier_id } })
  }
  const body = ['138', '0077', '78', '0', '000'].map((id) => ({ supplier_id: id, name: id }))
  const { body: tried } = await admin('POST', '/fm/suppliers?dry_run=true', { body })
  const similar = tried.map((each: Record<string, unknown>) => each.similar_id)
  expect(similar).toEqual(['000138', '77', undefined, undefined, undefined])
})

test('approvals begin as one alone would, whatever the service keeps of them', async () => {
  const body = [
    { contract_id: 'C-40001', status_flag: 'requested' },
    { contract_id: 'C-40001', status_flag: 'batch', invoice_no: 'I-1' },
  ]
  const many = (await admin('POST', '/fm/approvals', { body })).body
  const alone = await Promise.all(
    body.map(async (each) => (await admin('POST', '/fm/approvals', { body: each })).body),
  )
  const own = ({
    approval_id: _,
    created: __,
    last_edit: ___,
    posted_date,
    ...rest
  }: Record<string, unknown>) => ({
    ...rest,
    isPosted: posted_date !== null,
  })
  expect(many.map(own)).toEqual(alone.map(own))
})

test('what one call makes has one moment, in its records as in their history', async () => {
  const posted = { contract_id: 'C-40001', status_flag: 'batch' }
  for (const body of [posted, Array(500).fill(posted)]) {
    const records = [(await admin('POST', '/fm/approvals', { body })).body].flat()
    const ids = records.map(({ approval_id }) => approval_id)
    const rows = await scene.database.query<Record<string, Date>>(
      `SELECT DISTINCT a.created, a.last_edit, a.posted_date, e.at
      FROM approval a JOIN event e ON e.resource = 'approval' AND e.record_id = a.approval_id::text
      WHERE a.approval_id::text = ANY ($1)`,
      [ids],
    )
    const moments = rows.flatMap((row) => Object.values(row).map((moment) => moment.getTime()))
    expect(new Set(moments).size).toBe(1)
  }
})

describe('ids of users, which are few', () => {
  const account = (more: object = {}) => {
    made += 1
    return { display_name: `Account ${made}`, role_id: '3', ...more }
  }
  const three = () => [account(), account(), account()]
  const send = async (body: unknown, query = '', headers: Record<string, string> = {}) =>
    (await admin('POST', `/admin/service-accounts${query}`, { body, headers })).status
  /** The id that the next account gets, which it then has. */
  const nextId = async () =>
    Number((await admin('POST', '/admin/service-accounts', { body: account() })).body.user_id)

  test('are taken by what is made, and by nothing that is tried or refused', async () => {
    const before = await nextId()
    const spoilt = () => [...three(), account({ role_id: '999' })]
    expect(await send(three(), '?dry_run=true')).toBe(200)
    expect(await send(spoilt())).toBe(422)
    expect(await send(spoilt(), '?dry_run=true', LENIENT)).toBe(200)
    expect(await nextId()).toBe(before + 1)
    expect(await send(spoilt(), '', LENIENT)).toBe(200)
    expect(await send(three())).toBe(200)
    expect(await nextId()).toBe(before + 1 + 3 + 3 + 1)
  })

  test('pass over one that stands beyond the sequence', async () => {
    const before = await nextId()
    await scene.database.query(
      "INSERT INTO service_account (user_id, display_name, role_id) VALUES ($1, 'Past the service', 3)",
      [before + 2],
    )
    const answer = await admin('POST', '/admin/service-accounts', {
      body: three(),
      headers: LENIENT,
    })
    const ids = answer.body.results.map(({ user_id }: { user_id: string | null }) => user_id)
    expect(ids).toEqual([before + 1, before + 3, before + 4].map(String))
    expect(await nextId()).toBe(before + 5)
  })

  test('are never those of a user who stands beyond the sequence', async () => {
    const before = await nextId()
    const insert = `INSERT INTO user_account (user_id, user_name, display_name, role_id, password_hash)
      VALUES ($1::integer, 'past.' || $1::integer, 'Past the service', 3, '')`
    for (const id of [before + 1, before + 3]) await scene.database.query(insert, [id])
    expect(await nextId()).toBe(before + 2)
    expect(await send(three())).toBe(200)
    expect(await nextId()).toBe(before + 7)
  })
})

describe('an id that SQL past the service took is passed over', () => {
  test.each([
    [
      '/admin/roles',
      'role_id',
      (name: string) => ({ name, permissions: [] }),
      "INSERT INTO role (role_id, name, permissions) VALUES ($1::integer, 'Past ' || $1::integer, '{}')",
    ],
    [
      '/fm/codes',
      'code_id',
      (code: string) => ({ list: 'sic', code, name: 'Past' }),
      "INSERT INTO code (code_id, list, code, name) VALUES ($1::integer, 'sic', 'P' || $1::integer, 'Past')",
    ],
    [
      '/fm/clients',
      'client_id',
      (name: string) => ({ name }),
      "INSERT INTO client (client_id, name) VALUES ($1, 'Past')",
    ],
  ])('%s', async (path, id, body, insert) => {
    const post = (sent: unknown) => admin('POST', path, { body: sent })
    const first = Number((await post(body('of the first'))).body[id])
    for (const past of [1, 2, 3, 5, 7, 8]) await scene.database.query(insert, [first + past])
    const alone = await post(body('alone'))
    expect([alone.status, alone.body[id]]).toEqual([201, String(first + 4)])
    const many = await post([body('many 1'), body('many 2')])
    expect(many.status).toBe(200)
    const ids = many.body.map((each: Record<string, string>) => Number(each[id]))
    expect(new Set(ids)).toEqual(new Set([first + 6, first + 9]))
  })

  test('also where it is not the id, but another number that a record has', async () => {
    const [one, past, other] = (
      await admin('POST', '/fm/clients', { body: [{ name: '1' }, { name: '2' }, { name: '3' }] })
    ).body.map(({ client_id }: { client_id: string }) => client_id)
    const put = async (client: string) => {
      const answer = await admin('PUT', `/sp/client/packaging-defaults/${client}`, { body: {} })
      return [answer.status, Number(answer.body.client_packaging_default_id)]
    }
    const [status, first = 0] = await put(one)
    expect(status).toBe(200)
    await scene.database.query(
      'INSERT INTO packaging_defaults (client_id, client_packaging_default_id) VALUES ($1, $2)',
      [past, first + 1],
    )
    expect(await put(other)).toEqual([200, first + 2])
    expect(await put(past)).toEqual([200, first + 1])
  })
})
