/** Search keeps in step with the records, whoever changes them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../support/caller'
import { openScene, type Scene } from '../support/scene'

let scene: Scene
let editor: Caller

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
})
afterAll(() => scene.close())

/** Whether a record is found by each of the texts; what is merely near may be found beside it. */
const found = (id: string, path = '/fm/clients', member = 'client_id') => ({
  by: (...texts: string[]): Promise<boolean[]> =>
    Promise.all(
      texts.map(async (text) => {
        const { body } = await editor('GET', `${path}?${new URLSearchParams({ search: text })}`)
        return body.data.some((row: Record<string, string>) => row[member] === id)
      }),
    ),
})

test('a patched client is found by what it is called now', async () => {
  const body = { name: 'Quandong Juice' }
  const { client_id: id } = (await editor('POST', '/fm/clients', { body })).body
  const change = (changes: object) => editor('PATCH', `/fm/clients/${id}`, { body: changes })
  expect(await found(id).by('quandong')).toEqual([true])
  await change({ name: 'Billabong Tea' })
  expect(await found(id).by('quandong', 'billabong')).toEqual([false, true])
  await change({ name: null, acn: '000999888' })
  expect(await found(id).by('billabong', '000999888')).toEqual([false, true])
  await change({ area: 'billabong' })
  expect(await found(id).by('billabong')).toEqual([false])
})

test('so are many that are patched at once', async () => {
  const made = await Promise.all(
    [0, 1, 2].map((n) => editor('POST', '/fm/clients', { body: { name: `Jarrah Mill ${n}` } })),
  )
  const clients = made.map(({ body }) => body.client_id as string)
  const body = clients.map((client_id) => ({ client_id, name: 'Karri Forest' }))
  await editor('PATCH', '/fm/clients', { body })
  for (const id of clients) expect(await found(id).by('jarrah', 'karri')).toEqual([false, true])
})

test('and an approval that is replaced', async () => {
  const path = '/fm/approvals'
  const body = { contract_id: 'C', driver_name: 'Ottoline Quist' }
  const { approval_id: id } = (await editor('POST', path, { body })).body
  const { by } = found(id, path, 'approval_id')
  expect(await by('ottoline')).toEqual([true])
  await editor('PUT', `${path}/${id}`, { body: { contract_id: 'C', driver_name: 'Peregrine' } })
  expect(await by('ottoline', 'peregrin')).toEqual([false, true])
})

test('whatever writes them, and wherever they go', async () => {
  const { by } = found('99999001')
  const write = (sql: string) => scene.database.query(sql)
  await write(`INSERT INTO client (client_id, name) VALUES (99999001, 'Wombat Diggings')`)
  expect(await by('wombat')).toEqual([true])
  await write(`UPDATE client SET name = 'Platypus Weir' WHERE client_id = 99999001`)
  expect(await by('wombat', 'platypus')).toEqual([false, true])
  await write('DELETE FROM client WHERE client_id = 99999001')
  expect(await by('platypus')).toEqual([false])
})
