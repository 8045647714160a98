import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../support/caller'
import { madeMeanwhile, meanwhile } from '../support/meanwhile'
import { addClients, openScene, type Scene } from '../support/scene'

let scene: Scene
let admin: Caller
let editor: Caller

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
  editor = await scene.as('editor')
})
afterAll(() => scene.close())

const entered = async (client: string, wanted: string) => {
  const { body } = await admin('GET', `/fm/clients/${client}/events`)
  return body.data.filter(({ action }: { action: string }) => action === wanted)
}
const linked = (client: string) => entered(client, 'contract_linked')
const unlinked = (client: string) => entered(client, 'contract_unlinked')

test('a contract is entered in the history of each client that it comes to belong to, and that it leaves', async () => {
  const [one = '', other = ''] = await addClients(scene.database, 2)
  const path = '/fm/contracts/K-1'
  const headers = { 'audit-user-id': '2', 'audit-reason': 'Signed' }
  const put = (client_id: string, query = '') =>
    admin('PUT', `${path}${query}`, { body: { client_id }, headers })
  expect((await put(one, '?dry_run=true')).status).toBe(200)
  expect(await linked(one)).toEqual([])
  const made = await put(one)
  expect([made.status, made.body]).toEqual([200, { contract_id: 'K-1', client_id: one }])
  expect((await put(one)).text).toBe(made.text)
  const [entry, ...others] = await linked(one)
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    audit_user: { user_id: '2' },
    reason: 'Signed',
    changes: [{ field: 'contract_id', from: null, to: 'K-1' }],
  })
  expect((await admin('PATCH', path, { body: { client_id: other } })).status).toBe(200)
  expect([await linked(one), await linked(other)]).toMatchObject([
    { length: 1 },
    [{ changes: [{ field: 'contract_id', from: null, to: 'K-1' }] }],
  ])
  expect([await unlinked(one), await unlinked(other)]).toMatchObject([
    [{ changes: [{ field: 'contract_id', from: 'K-1', to: null }] }],
    [],
  ])
  const { headers: tags } = await admin('GET', `/fm/clients/${one}`)
  expect(tags.get('etag')).toContain('3')
  const { body } = await admin('GET', `${path}/events`)
  expect(body.data.map(({ changes }: { changes: unknown }) => changes)).toEqual([
    [{ field: 'client_id', from: one, to: other }],
    [{ field: 'client_id', from: null, to: one }],
  ])
})

test('many contracts in one call are entered in the histories of their clients one by one', async () => {
  const [one = '', other = ''] = await addClients(scene.database, 2)
  const owners = { 'M-3': one, 'M-1': other, 'M-2': one, 'M-4': '999999999', 'M-5': one }
  const body = Object.entries(owners).map(([contract_id, client_id]) => ({
    contract_id,
    client_id,
  }))
  const lenient = { headers: { prefer: 'handling=lenient', 'audit-reason': 'Taken on' } }
  const entries = async (client: string) =>
    (await linked(client)).map(
      ({ version, reason, changes }: { version: string; reason: string; changes: unknown[] }) => ({
        ...{ version: Number(version), reason, changes },
      }),
    )
  const taken = (version: number, contract: string) => ({
    ...{ version, reason: 'Taken on' },
    changes: [{ field: 'contract_id', from: null, to: contract }],
  })
  const tried = await admin('POST', '/fm/contracts?dry_run=true', { body, ...lenient })
  expect(tried.status).toBe(200)
  expect((await admin('POST', '/fm/contracts', { body })).status).toBe(422)
  expect([await linked(one), await linked(other)]).toEqual([[], []])
  const made = await admin('POST', '/fm/contracts', { body, ...lenient })
  expect(made.status).toBe(200)
  expect(await entries(one)).toEqual([taken(4, 'M-5'), taken(3, 'M-2'), taken(2, 'M-3')])
  expect(await entries(other)).toEqual([taken(2, 'M-1')])
  const { headers } = await admin('GET', `/fm/clients/${one}`)
  expect(headers.get('etag')).toContain('4')

  const moves = [
    { contract_id: 'M-1', client_id: one },
    { contract_id: 'M-2', client_id: one },
    { contract_id: 'M-3', client_id: '999999999' },
    { contract_id: 'M-5', client_id: other },
    { contract_id: 'M-9', client_id: other },
  ]
  expect((await admin('PATCH', '/fm/contracts', { body: moves })).status).toBe(422)
  expect(await entries(one)).toHaveLength(3)
  const moved = await admin('PATCH', '/fm/contracts', { body: moves, ...lenient })
  expect(moved.status).toBe(200)
  expect((await entries(one))[0]).toEqual(taken(6, 'M-1'))
  expect(await entries(other)).toEqual([taken(4, 'M-5'), taken(2, 'M-1')])
  const left = (await unlinked(one)).map(({ changes }: { changes: unknown }) => changes)
  expect(left).toEqual([[{ field: 'contract_id', from: 'M-5', to: null }]])
  const { body: kept } = await admin('GET', '/fm/contracts?search=m-&sort=contract_id')
  const shown = ['M-1', 'M-2', 'M-3', 'M-5'].map((id, at) => [id, at === 3 ? other : one])
  expect(
    kept.data.map((each: Record<string, unknown>) => [each.contract_id, each.client_id]),
  ).toEqual(shown)
})

test('a refused change of a contract enters nothing anywhere', async () => {
  const [client = ''] = await addClients(scene.database, 1)
  const made = await admin('PUT', '/fm/contracts/K-2', { body: { client_id: '10001' } })
  const stale = await admin('PATCH', '/fm/contracts/K-2', {
    body: { client_id: client },
    headers: { 'if-match': '"7"' },
  })
  expect([stale.status, stale.body.etag]).toEqual([412, made.headers.get('etag')])
  expect(await linked(client)).toEqual([])
})

test('contracts are listed by client', async () => {
  const [client = ''] = await addClients(scene.database, 1)
  for (const id of ['L-2', 'L-1']) {
    await admin('POST', '/fm/contracts', { body: { contract_id: id, client_id: client } })
  }
  const { body } = await admin('GET', `/fm/contracts?client_id=${client}`)
  expect(body.data).toEqual(
    ['L-1', 'L-2'].map((contract_id) => ({ contract_id, client_id: client })),
  )
  expect((await admin('GET', '/fm/contracts?client_id=x')).status).toBe(400)
  const { data } = (await admin('GET', '/fm/contracts?search=l-2')).body
  expect(data).toEqual([{ contract_id: 'L-2', client_id: client }])
})

test('approvals are listed by the clients of their contracts, by one or several', async () => {
  const clients = await addClients(scene.database, 3)
  const approvals: string[] = []
  for (const [index, client_id] of clients.entries()) {
    const contract_id = `A-${index}`
    await admin('PUT', `/fm/contracts/${contract_id}`, { body: { client_id } })
    const made = await admin('POST', '/fm/approvals', { body: { contract_id } })
    approvals.push(made.body.approval_id)
  }
  const listed = async (query: string) => {
    const { data } = (await admin('GET', `/fm/approvals?fields=approval_id&${query}`)).body
    return data.map((each: { approval_id: string }) => each.approval_id).sort()
  }
  const [one, two] = clients
  expect(await listed(`client_id=${one}`)).toEqual(approvals.slice(0, 1))
  expect(await listed(`client_id=${one},${two}`)).toEqual(approvals.slice(0, 2).sort())
  expect(await listed(`client_id=${one}&client_id=${two}`)).toEqual(approvals.slice(0, 2).sort())
  const mixed = await admin('GET', `/fm/approvals?client_id=${one},x`)
  expect([mixed.status, mixed.body.parameter]).toEqual([400, 'client_id'])
})

test('many who say at once whose a new contract is make one, and each is in its history', async () => {
  const clients = await addClients(scene.database, 6)
  const answers = await Promise.all(
    clients.map((client_id, index) =>
      (index % 2 ? admin : editor)('PUT', '/fm/contracts/K-3', { body: { client_id } }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(clients.map(() => 200))
  const { body } = await admin('GET', '/fm/contracts/K-3/events')
  const versions = body.data.map(({ version }: { version: unknown }) => String(version))
  expect(versions.sort()).toEqual(['1', '2', '3', '4', '5', '6'])
})

describe('a contract that somebody makes while another says whose it is', () => {
  /** What comes of a PUT of a contract that comes to be `owner`'s before the PUT can write. */
  const putMeanwhile = (contract_id: string, owner: string, client_id: string) =>
    madeMeanwhile(
      scene.database,
      'contract',
      ['INSERT INTO contract (contract_id, client_id) VALUES ($1, $2)', contract_id, owner],
      () => admin('PUT', `/fm/contracts/${contract_id}`, { body: { client_id } }),
    )
  const ownerOf = async (contract_id: string) =>
    (await admin('GET', `/fm/contracts/${contract_id}`)).body.client_id

  test('is left as it is by a PUT that rules its tag out, once it is there', async () => {
    const [owner = '', other] = await addClients(scene.database, 2)
    const refused = await meanwhile(
      scene.database,
      [
        // Who looks reads on, and finds nothing; who writes waits.
        ['LOCK TABLE contract IN EXCLUSIVE MODE'],
        ['INSERT INTO contract (contract_id, client_id) VALUES ($1, $2)', 'N-0', owner],
      ],
      () =>
        admin('PUT', '/fm/contracts/N-0', {
          body: { client_id: other },
          headers: { 'if-none-match': '"1"' },
        }),
    )
    expect([refused.status, refused.body.etag]).toEqual([412, '"1"'])
    expect(await ownerOf('N-0')).toBe(owner)
  })

  test('goes to no client that there is not', async () => {
    const [owner = ''] = await addClients(scene.database, 1)
    const refused = await putMeanwhile('N-1', owner, '999999999')
    expect([refused.status, refused.body.errors]).toMatchObject([
      422,
      [{ pointer: '/client_id', code: 'not_found' }],
    ])
    expect(await ownerOf('N-1')).toBe(owner)
  })

  test('is entered in the history of the client that it goes to', async () => {
    const [owner = '', other = ''] = await addClients(scene.database, 2)
    const put = await putMeanwhile('N-2', owner, other)
    expect([put.status, put.body.client_id, await ownerOf('N-2')]).toEqual([200, other, other])
    expect(await linked(other)).toMatchObject([
      { changes: [{ field: 'contract_id', from: null, to: 'N-2' }] },
    ])
  })
})
