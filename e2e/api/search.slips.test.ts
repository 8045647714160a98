/** What was meant is found despite slips, as soon as it is written, and however many write it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import type { Caller } from '../support/caller'
import { openScene, type Scene } from '../support/scene'

let scene: Scene
let editor: Caller

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
})
afterAll(() => scene.close())

const create = async (body: object): Promise<string> =>
  (await editor('POST', '/fm/clients', { body })).body.client_id

const rename = (id: string, name: string) =>
  editor('PATCH', `/fm/clients/${id}`, { body: { name } })

/** Ids of what a search finds, in its order. */
async function search(text: string, path = '/fm/clients', id = 'client_id'): Promise<string[]> {
  const query = new URLSearchParams({ search: text, fields: id, limit: '200' })
  const { status, body } = await editor('GET', `${path}?${query}`)
  expect(status).toBe(200)
  return body.data.map((row: Record<string, string>) => row[id])
}

describe('a client is found', () => {
  let id: string
  beforeAll(async () => {
    id = await create({
      name: 'Quorrobolong Zinc Smelters Pty Ltd',
      client_code: 'QZS-0042',
      abn: '83914571673',
      acn: '914571673',
    })
  })

  test.each([
    ['with two slips in a long word', 'quorobolomg'],
    ['with two letters too few', 'quorrolong'],
    ['with a slip in each of two words', 'quorroblong smetlers'],
    ['with a slip in one word of three', 'zinc smelters quorrobalong'],
    ['with its words in another order', 'smelters zinc'],
    ['with the first two letters swapped', 'uqorrobolong'],
    ['with a short word too long', 'zinc ltdd'],
    ['with a short word too short', 'zinc smelters pt'],
    ['with a short word whose letters are swapped', 'smelters ldt'],
    ['with a wrong letter in a word of four', 'zimc quorrobolong'],
    ['by the beginning of a word with a slip', 'quorobol'],
    ['with two words typed as one', 'zincsmelters'],
    ['with one word typed as two', 'quorro bolong'],
    ['by a code without its sign', 'qzs0042'],
    ['by a code with its letters swapped', 'qsz-0042'],
    ['by a number with two digits swapped', '83914576173'],
    ['by a number with two digits swapped in its middle', '83941571673'],
    ['by a number with a wrong digit', '83914571873'],
    ['by a number with a digit too few', '8391457163'],
    ['by a number with a digit too many', '839145716773'],
    ['by a slip in a word and a right number', 'smeltars 914571673'],
  ])('%s', async (_how, text) => expect((await search(text))[0]).toBe(id))

  test.each([
    ['two slips in a short word', 'zync smelters ltt pytt'],
    ['a number that is two digits off', '83914571855'],
    ['a short number that is one digit off', 'QZS-0043'],
    ['one word that fits and one that is nowhere near', 'smelters wattleford'],
  ])('but not with %s', async (_what, text) => expect(await search(text)).not.toContain(id))
})

test('what has the words as typed comes before what is only near to them', async () => {
  const near = await create({ name: 'Tamarillo Growers' })
  const exact = await create({ name: 'Tamarilla Cutters' })
  expect(await search('tamarilla')).toEqual([exact, near])
  expect(await search('tamarillo')).toEqual([near, exact])
})

test('a client is found by slips of what it is called now', async () => {
  const id = await create({ name: 'Woomargama Tannery' })
  expect(await search('womargama')).toEqual([id])
  await rename(id, 'Kurrajong Bindery')
  expect(await search('womargama')).toEqual([])
  expect(await search('kurajong')).toEqual([id])
  await rename(id, 'Woomargama Tannery')
  expect(await search('woomargana')).toEqual([id])
})

test('a word that nobody has any more stands in no other word’s way', async () => {
  const id = await create({ name: 'Gooloogong' })
  await rename(id, 'Gooloohong')
  // One slip from what it was called, and two from what it is called now.
  expect(await search('gooloogang')).toEqual([id])
})

test('so is an approval', async () => {
  const path = '/fm/approvals'
  const body = { contract_id: 'C', driver_name: 'Ottoline Quistgaard', invoice_no: 'INV-20268841' }
  const { approval_id: id } = (await editor('POST', path, { body })).body
  for (const text of ['otoline', 'quistgard', 'inv 20268814']) {
    expect([text, (await search(text, path, 'approval_id'))[0]]).toEqual([text, id])
  }
})

test('what many have is found by a slip, all of it, whatever the order and the page', async () => {
  await scene.database.query(
    `INSERT INTO client (name) SELECT 'Yarrangobilly Caves ' || n FROM generate_series(1, 1200) n`,
  )
  const found = new Set<string>()
  let cursor: string | null = ''
  while (cursor !== null) {
    const query = new URLSearchParams({ search: 'yarangobilly', limit: '200', fields: 'name' })
    if (cursor) query.set('cursor', cursor)
    const { body } = await editor('GET', `/fm/clients?${query}`)
    expect([body.total.value, body.total_exact]).toEqual(['1200', true])
    for (const { name } of body.data) found.add(name)
    cursor = body.next_cursor
  }
  expect(found.size).toBe(1200)
  const query = new URLSearchParams({ search: 'yarangobilly', sort: '-name', fields: 'name' })
  const { body } = await editor('GET', `/fm/clients?${query}`)
  expect(body.data[0].name).toBe('Yarrangobilly Caves 999')
})

describe('writers of the same new words', () => {
  test('never wait for each other, and are found whoever of them gives up', async () => {
    const insert = (name: string) => `INSERT INTO client (name) VALUES ('${name}') RETURNING 1`
    await withConnection(scene.database.url, (one) =>
      withConnection(scene.database.url, async (other) => {
        for (const writer of [one, other]) {
          await writer.query("SET lock_timeout = '1ms'")
          await writer.query('BEGIN')
        }
        // In opposite orders, so that waiting for a word would be waiting in a circle.
        await one.query(insert('Bimbimbie'))
        await other.query(insert('Nangwarry'))
        await one.query(insert('Nangwarry'))
        await other.query(insert('Bimbimbie'))
        await one.query('ROLLBACK')
        await other.query('COMMIT')
      }),
    )
    expect((await search('bimbimbe')).length).toBe(1)
    expect((await search('nangwary')).length).toBe(1)
  })

  test('in one call for many', async () => {
    const ids = await Promise.all(['A', 'B', 'C'].map((name) => create({ name })))
    const body = ids.map((client_id) => ({ client_id, name: 'Tallawudjah Cream' }))
    expect((await editor('PATCH', '/fm/clients', { body })).status).toBe(200)
    expect((await search('talawudjah')).sort()).toEqual([...ids].sort())
  })
})

test('a change of nothing that is searched leaves text and words as they are', async () => {
  const id = await create({ name: 'Coolangubra Sawmill', client_code: 'COOL1' })
  const state = () =>
    scene.database.query(
      `SELECT (SELECT ctid::text FROM client_search_text WHERE client_id = $1) AS text,
        (SELECT max(word_id)::text FROM client_search_word) AS word, (SELECT last_value::text FROM client_search_word_word_id_seq) AS next`,
      [id],
    )
  const before = await state()
  const body = { area: 'South Coast', management_fee: 5, client_code: 'COOL1' }
  expect((await editor('PATCH', `/fm/clients/${id}`, { body })).status).toBe(200)
  expect(await state()).toEqual(before)
})

test('what is no word at all is stored and found: very long, and in any script', async () => {
  const long = 'x'.repeat(255)
  const id = await create({ name: long })
  expect(await search('x'.repeat(100))).toEqual([id])
  expect(await search('z'.repeat(100))).toEqual([])
  const greek = await create({ name: 'Ωμέγα Μεταφορές' })
  expect(await search('μεταφορες')).toEqual([greek])
  expect(await search('ΩΜΈΓΑ')).toEqual([greek])
})
