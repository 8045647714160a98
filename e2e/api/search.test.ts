/** Search keeps in step with the records, whoever changes them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { isSearchable, searchTable, textFields } from '@/lib/derive/database/searchText'
import { identifier } from '@/lib/derive/sql'
import { resources } from '@/lib/resources'
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

test('is found by a number with and without what separates its digits', async () => {
  const body = { name: 'Plain', abn: '53 004 085 616', client_id_external: 'AC/0012.7' }
  const { client_id: id } = (await editor('POST', '/fm/clients', { body })).body
  const { by } = found(id)
  expect(
    await by('53004085616', '53 004 085 616', '53-004-085-616', '085616', 'ac00127', 'AC/0012.7'),
  ).toEqual(Array(6).fill(true))
  await editor('PATCH', `/fm/clients/${id}`, { body: { abn: '11-111-111-111' } })
  expect(await by('53004085616', '11111111111')).toEqual([false, true])
})

test.each(['NFC', 'NFD'])(
  'is found in whichever way its letters with marks are written: %s',
  async (form) => {
    const body = { name: `Café Zürich ${form}`.normalize(form) }
    const { client_id: id } = (await editor('POST', '/fm/clients', { body })).body
    const words = ['Café Zürich', 'café', 'zürich café']
    const { by } = found(id)
    for (const each of ['NFC', 'NFD']) {
      expect(await by(...words.map((text) => text.normalize(each)))).toEqual([true, true, true])
    }
  },
)

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

test('what lists sort by stands beside the words as the record has it, whoever writes it', async () => {
  const body = { name: 'Bilby Burrow', finance_limit: 7.5, client_type: 'lead', state: 'WA' }
  const { client_id: id } = (await editor('POST', '/fm/clients', { body })).body
  await editor('PATCH', `/fm/clients/${id}`, { body: { finance_limit: 8, state: null } })
  await editor('PATCH', '/fm/clients', {
    body: [{ client_id: id, next_contact_date: '2026-12-01' }],
  })
  await scene.database.query(`UPDATE client SET client_type = 'fleet' WHERE client_id = ${id}`)
  const [beside] = await scene.database.query(
    `SELECT finance_limit::float8, state, next_contact_date::text, client_type FROM client_search_text WHERE client_id = ${id}`,
  )
  expect(beside).toEqual({
    finance_limit: 8,
    state: null,
    next_contact_date: '2026-12-01',
    client_type: 'fleet',
  })
  for (const resource of resources.filter(isSearchable)) {
    const key = identifier(resource.id.name)
    const row = (of: string) =>
      `ROW(${[key, ...textFields(resource).map(({ column }) => identifier(column))].map((column) => `${of}.${column}`).join(', ')})`
    const others = await scene.database.query(
      `SELECT t.${key} FROM ${identifier(resource.table)} t LEFT JOIN ${searchTable(resource)} s USING (${key}) WHERE ${row('t')} IS DISTINCT FROM ${row('s')}`,
    )
    expect(others, resource.name).toEqual([])
  }
})

test('a change of it enters the words in no index again', async () => {
  const { client_id: id } = (await editor('POST', '/fm/clients', { body: { name: 'Numbat' } })).body
  const [updates] = await withConnection(scene.database.url, async (connection) => {
    await connection.query('BEGIN')
    await connection.query('UPDATE client SET finance_limit = 9 WHERE client_id = $1', [id])
    const texts = "'client_search_text'::regclass"
    return (
      await connection.query(
        `SELECT pg_stat_get_xact_tuples_updated(${texts})::int AS written, pg_stat_get_xact_tuples_hot_updated(${texts})::int AS hot`,
      )
    ).rows
  })
  expect(updates).toEqual({ written: 1, hot: 1 })
})
