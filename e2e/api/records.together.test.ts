import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../support/caller'
import { addClients, openScene, type Scene } from '../support/scene'

let scene: Scene
let editor: Caller
let ids: string[]

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
  ids = await addClients(scene.database, 12)
})
afterAll(() => scene.close())

const read = (id: string) => editor('GET', `/fm/clients/${id}`)

test('calls that come together each get the record that they asked for, or none', async () => {
  // Some are asked for twice, and between them stand ids that nobody has.
  const wanted = [...ids, ...ids.slice(0, 5)].flatMap((id, at) => [id, `9990000${at}`])
  const answers = await Promise.all(wanted.map(read))
  for (const [at, { status, body }] of answers.entries()) {
    const id = wanted[at] as string
    if (!ids.includes(id)) expect([status, body.code]).toEqual([404, 'record_not_found'])
    else expect([status, body.client_id]).toEqual([200, id])
  }
})

test('records of two kinds and of several zones are not mixed up', async () => {
  const approvals = await Promise.all(
    ['A', 'B', 'C', 'D', 'E', 'F'].map(async (contract_id) => {
      const made = await editor('POST', '/fm/approvals', { body: { contract_id } })
      return { contract_id, path: `/fm/approvals/${made.body.approval_id}` }
    }),
  )
  const zones = { 'Australia/Perth': '+08:00', 'Asia/Kolkata': '+05:30', UTC: 'Z' }
  const calls = approvals.flatMap(({ contract_id, path }) =>
    Object.entries(zones).map(async ([zone, offset]) => {
      const [answer, client] = await Promise.all([
        editor('GET', path, { headers: { 'time-zone': zone } }),
        read(ids[0] as string),
      ])
      expect(answer.body.contract_id).toBe(contract_id)
      expect(answer.body.created.endsWith(offset)).toBe(true)
      expect(client.body.client_id).toBe(ids[0])
    }),
  )
  await Promise.all(calls)
})

test('whoever has an answer to a change reads that change, however many read beside', async () => {
  const busy = ids.map(async (id) => {
    for (let turn = 1; turn <= 15; turn++) {
      const changed = await editor('PATCH', `/fm/clients/${id}`, { body: { area: `turn ${turn}` } })
      const [own, other] = await Promise.all([read(id), read(ids[turn % ids.length] as string)])
      expect(own.body.area).toBe(`turn ${turn}`)
      expect(own.headers.get('etag')).toBe(changed.headers.get('etag'))
      expect(other.body.client_id).toBe(ids[turn % ids.length])
    }
  })
  await Promise.all(busy)
})
