import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../support/caller'
import { addClients, idsOf, openScene, type Scene } from '../support/scene'

let scene: Scene
let editor: Caller
let path: string

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
  path = `/fm/clients/${(await addClients(scene.database, 1))[0]}`
})
afterAll(() => scene.close())

describe('what was read can be sent back', () => {
  const unchanged = async (address: string, method: string) => {
    const read = await editor('GET', address)
    const entries = (await editor('GET', `${address}/events`)).body.total.value
    const answer = await editor(method, address, { raw: read.text })
    expect([answer.status, answer.text]).toEqual([200, read.text])
    expect(answer.headers.get('etag')).toBe(read.headers.get('etag'))
    expect((await editor('GET', `${address}/events`)).body.total.value).toBe(entries)
  }

  test('pain: a whole record, unchanged, changes nothing and writes no history', async () => {
    const { database } = scene
    for (const id of (await idsOf(database, 'client')).slice(0, 5)) {
      await unchanged(`/fm/clients/${id}`, 'PATCH')
      const packaging = `/sp/client/packaging-defaults/${id}`
      if ((await editor('GET', packaging)).status === 200) await unchanged(packaging, 'PUT')
    }
    for (const id of (await idsOf(database, 'approval')).slice(0, 5)) {
      await unchanged(`/fm/approvals/${id}`, 'PATCH')
    }
  })

  const free = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(null, true, 'text', 1),
      fc.array(tie('value'), { maxLength: 2 }),
      tie('object'),
    ),
    object: fc.dictionary(fc.constantFrom('a', 'b', '__proto__', ''), tie('value')),
  }))

  test('a new client too, whatever its free values are, by itself and among others', async () => {
    for (const values of fc.sample(free.object, { numRuns: 20, seed: 7396 })) {
      const body = { name: 'Free', bespoke_field_values: values }
      const made = await editor('POST', '/fm/clients', { raw: JSON.stringify(body) })
      const raw = JSON.stringify([body])
      const many = (await editor('POST', '/fm/clients', { raw })).body[0]
      const same = (await editor('POST', '/fm/clients', { body: { name: 'Free' } })).body
      const sent = JSON.stringify({ bespoke_field_values: values })
      const patched = await editor('PATCH', `/fm/clients/${same.client_id}`, { raw: sent })
      for (const { bespoke_field_values } of [made.body, many]) {
        expect(bespoke_field_values).toEqual(patched.body.bespoke_field_values)
      }
      await unchanged(`/fm/clients/${made.body.client_id}`, 'PATCH')
    }
  })

  test('an approval too, whose hidden billing item a replacement unsets', async () => {
    const [row] = await scene.database.query<{ id: string }>(
      'SELECT approval_id::text AS id FROM approval WHERE billing_period_item_no IS NULL LIMIT 1',
    )
    await unchanged(`/fm/approvals/${row?.id}`, 'PUT')
  })

  test('an empty patch changes nothing, writes no history and keeps the ETag', async () => {
    const before = await editor('GET', path)
    const entries = (await editor('GET', `${path}/events`)).body.total.value
    const answer = await editor('PATCH', path, { body: {} })
    expect([answer.status, answer.text]).toEqual([200, before.text])
    expect(answer.headers.get('etag')).toBe(before.headers.get('etag'))
    expect((await editor('GET', `${path}/events`)).body.total.value).toBe(entries)
  })

  test('an id that is not the one of the address is refused', async () => {
    for (const client_id of ['1', '', 1, null]) {
      for (const [method, address] of [
        ['PATCH', path],
        ['PUT', path.replace('/fm/clients', '/sp/client/packaging-defaults')],
      ] as const) {
        const answer = await editor(method, address, { body: { client_id } })
        expect([client_id, answer.status, answer.body.errors]).toMatchObject([
          client_id,
          422,
          [{ pointer: '/client_id', code: 'mismatch' }],
        ])
      }
    }
  })

  test('one that whoever makes the record gives it too, in place of a change under another', async () => {
    const admin = await scene.as('admin')
    const [client_id] = await addClients(scene.database, 1)
    const contract = { contract_id: 'SENT-BACK', client_id }
    const supplier = { supplier_id: 'SENT-BACK', name: 'Tyres' }
    expect((await admin('POST', '/fm/suppliers', { body: supplier })).status).toBe(201)
    for (const [method, address, body, id] of [
      ['PUT', '/fm/contracts/SENT-BACK', contract, 'contract_id'],
      ['PATCH', '/fm/contracts/SENT-BACK', contract, 'contract_id'],
      ['PATCH', '/fm/suppliers/SENT-BACK', supplier, 'supplier_id'],
    ] as const) {
      expect((await admin(method, address, { body })).status).toBe(200)
      const other = await admin(method, address, { body: { ...body, [id]: 'ANOTHER' } })
      expect([other.status, other.body.errors]).toMatchObject([
        422,
        [{ pointer: `/${id}`, code: 'mismatch' }],
      ])
    }
  })
})
