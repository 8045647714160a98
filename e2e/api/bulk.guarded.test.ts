import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Caller, signIn } from '../support/caller'
import { madeMeanwhile } from '../support/meanwhile'
import { openScene, type Scene } from '../support/scene'
import { addUser } from '../support/users'

/** Many changes of records that hooks, references and texts of their own guard. */

const PASSWORD = 'a long enough passphrase'
const LENIENT = { prefer: 'handling=lenient' }

let scene: Scene
let admin: Caller

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
})
afterAll(() => scene.close())

async function settle(role: string) {
  const { id, name } = await addUser(admin, PASSWORD, role)
  return { user_id: id, user_name: name }
}

const change = (body: object[], headers: Record<string, string> = {}, query = '') =>
  admin('PATCH', `/admin/users${query}`, { body, headers })

const faultsOf = ({ body }: Answer) =>
  body.errors.map(({ pointer, code }: Record<string, string>) => `${code} ${pointer}`)

const everything = async () => {
  const rows = await scene.database.query<{ text: string }>(
    `SELECT coalesce(string_agg(u::text, '' ORDER BY user_id), '') AS text FROM user_account u
      UNION ALL SELECT count(*)::text FROM event UNION ALL SELECT count(*)::text FROM idempotency_key`,
  )
  return rows.map(({ text }) => text)
}

describe('each record is checked as one alone would be', () => {
  test('and every one that is refused is named, with nothing written', async () => {
    const [first, second, third] = [await settle('3'), await settle('3'), await settle('3')]
    const before = await everything()
    const body = [
      { ...first, display_name: 'Fine' },
      { user_id: second.user_id, role_id: '999', user_name: 'EDITOR' },
      { user_id: third.user_id, user_name: first.user_name.toUpperCase() },
      { user_id: '99998', enabled: false },
    ]
    const said = [
      'in_use /1/user_name',
      'not_found /1/role_id',
      'in_use /2/user_name',
      'not_found /3/user_id',
    ]
    for (const query of ['', '?dry_run=true']) {
      const refused = await change(body, {}, query)
      expect([refused.status, faultsOf(refused)]).toEqual([422, said])
    }
    const keyed = await change(body, { 'idempotency-key': 'refused-all' })
    expect([keyed.status, faultsOf(keyed)]).toEqual([422, said])
    const twice = [...body, { user_id: first.user_id, enabled: 'no' }]
    for (const malformed of [
      await change(twice),
      await change(twice, { 'idempotency-key': 'malformed' }),
    ]) {
      expect([malformed.status, faultsOf(malformed)]).toEqual([
        422,
        expect.arrayContaining([...said, 'wrong_type /4/enabled', 'duplicate /4/user_id']),
      ])
    }
    expect(await everything()).toEqual(before)
  })

  test('or where one prefers, the others are written', async () => {
    const [first, second] = [await settle('3'), await settle('3')]
    const body = [
      { user_id: first.user_id, user_name: `${first.user_name}.renamed` },
      // The name is free by now: changes are made one after the other.
      { user_id: second.user_id, user_name: first.user_name },
      { user_id: '2', user_name: 'admin' },
    ]
    for (const query of ['?dry_run=true', '']) {
      const { body: report } = await change(body, LENIENT, query)
      const statuses = report.results.map(({ status }: { status: string }) => status)
      expect(statuses).toEqual(['updated', 'updated', 'refused'])
      expect(report.results[2].errors).toMatchObject([{ pointer: '/2/user_name', code: 'in_use' }])
    }
    const path = `/admin/users/${second.user_id}`
    expect((await admin('GET', path)).body.user_name).toBe(first.user_name)
    const { data } = (await admin('GET', `${path}/events`)).body
    expect(data.map(({ action }: { action: string }) => action)).toEqual(['updated', 'created'])
  })

  test('one text goes to one of those that ask for it in one call', async () => {
    const [first, second] = [await settle('3'), await settle('3')]
    const body = [first, second].map(({ user_id }) => ({ user_id, user_name: 'wanted.by.two' }))
    expect(faultsOf(await change(body))).toEqual(['in_use /1/user_name'])
    expect(faultsOf(await change(body, {}, '?dry_run=true'))).toEqual(['in_use /1/user_name'])
  })

  test('by the rules of the resource, with what the call itself has changed before', async () => {
    const other = await settle('1')
    const body = [
      { user_id: other.user_id, enabled: false },
      { user_id: '1', enabled: false },
    ]
    for (const query of ['?dry_run=true', '']) {
      const refused = await change(body, {}, query)
      expect([refused.status, faultsOf(refused)]).toEqual([422, ['conflict /1']])
      expect((await admin('GET', `/admin/users/${other.user_id}`)).body.enabled).toBe(true)
    }
    const { body: report } = await change(body, LENIENT)
    expect([String(report.updated), String(report.refused)]).toEqual(['1', '1'])
    expect((await admin('GET', '/admin/users/1')).body.enabled).toBe(true)
  })

  test('and by what its author may do', async () => {
    const role = { name: 'Keepers of many', permissions: ['Users:Manage'] }
    const { role_id } = (await admin('POST', '/admin/roles', { body: role })).body
    const keeper = await settle(role_id)
    const plain = await settle(role_id)
    const call = await signIn(scene.base, keeper.user_name, PASSWORD)
    const body = [
      { user_id: plain.user_id, display_name: 'Plain' },
      { user_id: keeper.user_id, role_id: '1' },
    ]
    const refused = await call('PATCH', '/admin/users', { body })
    expect([refused.status, faultsOf(refused)]).toEqual([422, ['permission_denied /1']])
    expect((await admin('GET', `/admin/users/${keeper.user_id}`)).body.role_id).toBe(role_id)
  })
})

test('what follows a change follows each of many', async () => {
  const users = [await settle('3'), await settle('3')]
  const callers = await Promise.all(
    users.map(({ user_name }) => signIn(scene.base, user_name, PASSWORD)),
  )
  for (const caller of callers) expect((await caller('GET', '/me')).status).toBe(200)
  const body = users.map(({ user_id }) => ({ user_id, enabled: false }))
  expect((await change(body)).status).toBe(200)
  const tokens = await scene.database.query('SELECT 1 FROM access_token WHERE user_id = ANY ($1)', [
    users.map(({ user_id }) => user_id),
  ])
  expect(tokens).toEqual([])
})

test('codes that pass theirs on are judged in their order, and all others together', async () => {
  const names = ['A', 'B', 'C', 'D'].map((code) => ({ list: 'client_group', code, name: code }))
  const { body: made } = await admin('POST', '/fm/codes', { body: names })
  const ids: string[] = made.map(({ code_id }: Record<string, string>) => code_id)
  const set = async (codes: readonly (string | undefined)[], query = '') => {
    const body = ids.flatMap((code_id, at) => (codes[at] ? [{ code_id, code: codes[at] }] : []))
    const answer = await admin('PATCH', `/fm/codes${query}`, { body })
    return answer.status === 200 ? 200 : faultsOf(answer)
  }
  const held = async () => {
    const read = ids.map((id) => admin('GET', `/fm/codes/${id}`))
    return (await Promise.all(read)).map(({ body }) => body.code)
  }
  for (const query of ['?dry_run=true', '']) {
    // The first takes what the second still has, and two what none has yet.
    expect(await set(['B', 'C2'], query)).toEqual(['conflict /0/code'])
    expect(await set([undefined, undefined, 'E', 'E'], query)).toEqual(['conflict /1/code'])
    expect(await set(['A', 'b', 'C3', 'C4'], query)).toBe(200)
  }
  expect(await held()).toEqual(['A', 'b', 'C3', 'C4'])
  expect(await set(['A2', 'A', 'b', 'C3'])).toBe(200)
  expect(await held()).toEqual(['A2', 'A', 'b', 'C3'])
})

test('two calls that name the same records the other way round wait for each other', async () => {
  const users = [await settle('3'), await settle('3'), await settle('3')]
  const both = Array.from({ length: 6 }, (_, round) => {
    const elements = users.map(({ user_id }, index) => ({
      user_id,
      user_name: `crossed.${round % 2}.${index}`,
    }))
    return change(round % 2 ? elements.reverse() : elements)
  })
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual(both.map(() => 200))
})

test('contracts go to another client together, and its history has each', async () => {
  const add = async () => (await admin('POST', '/fm/clients', { body: { name: 'Many' } })).body
  const [from, to] = [await add(), await add()]
  const ids = ['M-1', 'M-2', 'M-3']
  for (const contract_id of ids) {
    const body = { contract_id, client_id: from.client_id }
    expect((await admin('POST', '/fm/contracts', { body })).status).toBe(201)
  }
  const body = ids.map((contract_id) => ({ contract_id, client_id: to.client_id }))
  const moved = await admin('PATCH', '/fm/contracts', { body })
  expect(moved.body).toEqual(body)
  const { data } = (await admin('GET', `/fm/clients/${to.client_id}/events`)).body
  const linked = data.filter(({ action }: { action: string }) => action === 'contract_linked')
  expect(linked.map((entry: { changes: { to: string }[] }) => entry.changes[0]?.to)).toEqual(
    [...ids].reverse(),
  )
})

test('a record that comes to be while a call has looked for it in vain is not changed unjudged', async () => {
  const of = { list: 'client_industry', name: 'Meanwhile' }
  const make = async (code: string) =>
    (await admin('POST', '/fm/codes', { body: { ...of, code } })).body.code_id
  const standing = await make('STANDING')
  const code_id = String(Number(standing) + 1000)
  const answer = await madeMeanwhile(
    scene.database,
    'code',
    [
      "INSERT INTO code (code_id, list, code, name) VALUES ($1, 'client_industry', 'NEW', 'New')",
      code_id,
    ],
    () => admin('PATCH', '/fm/codes', { body: [{ code_id, code: 'STANDING' }] }),
  )
  expect([answer.status, faultsOf(answer)]).toEqual([422, ['not_found /0/code_id']])
  expect((await admin('GET', `/fm/codes/${code_id}`)).body.code).toBe('NEW')
})
