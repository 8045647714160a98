/** What lists and searches are read by is held to the records, and set right beside those who write. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { isSearchable, searchTable, textFields } from '@/lib/derive/database/searchText'
import { searchWordTable } from '@/lib/derive/database/searchWords'
import { identifier } from '@/lib/derive/sql'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { listed } from '@/lib/text/words'
import type { Caller } from '../support/caller'
import { runCommand } from '../support/command'
import { meanwhile } from '../support/meanwhile'
import { makeRecord, makeReferenced, unknownId } from '../support/records'
import { idsOf, openScene, type Scene } from '../support/scene'
import { serviceUrl } from '../support/service'

const SEARCHABLE = resources.filter(isSearchable) as readonly Resource[]

let scene: Scene
let admin: Caller
beforeAll(async () => {
  scene = await openScene([{}])
  admin = await scene.as('admin')
})
afterAll(() => scene.close())

/** Runs the command, as the service's role unless said; answers its code and the lines that it said. */
async function verify(
  parameters: readonly string[] = [],
  url = serviceUrl(scene.database.url),
): Promise<{ code: number | null; said: string[] }> {
  const { code, said } = await runCommand('verify-search', { DATABASE_URL: url }, ...parameters)
  return { code, said: said.trimEnd().split('\n') }
}

const SOUND = { code: 0, said: expect.arrayContaining(['All is read by what the records say.']) }

const expectSound = async () => expect(await verify()).toEqual(SOUND)

/** Works as one whom no trigger sees. */
const unseen = (text: string, values: unknown[]) =>
  withConnection(scene.database.url, async (connection) => {
    await connection.query('SET session_replication_role = replica')
    await connection.query(text, values)
  })

/** A text that is searched and that whoever makes a record chooses. */
const chosenMember = ({ list, id }: Resource): string =>
  list?.searched.findLast((name) => name !== id.name || id.isGiven) ?? ''

/** Makes a record with a word that no other has; gives its id. */
async function makeWith(resource: Resource, word: string): Promise<string> {
  await makeReferenced(admin, resource)
  return (await makeRecord(admin, resource, { [chosenMember(resource)]: word })).id
}

/** Ids of what a list finds by some words. */
async function found(resource: Resource, search: string): Promise<string[]> {
  const { body } = await admin('GET', `${resource.path}?search=${search}`)
  return body.data.map((record: Record<string, string>) => record[resource.id.name])
}

/** The texts of some records, whole. */
const textsOf = (resource: Resource, ids: readonly string[]) =>
  scene.database.query<{ text: Record<string, unknown> }>(
    `SELECT to_jsonb(s) AS text FROM ${searchTable(resource)} s WHERE s.${identifier(resource.id.name)}::text = ANY ($1) ORDER BY 1`,
    [ids],
  )

test('nothing is wrong with what the service and the demonstration have made', async () => {
  const { code, said } = await verify()
  expect(code).toBe(0)
  const counts = await Promise.all(
    SEARCHABLE.map(async ({ name, table }) => {
      const [row] = await scene.database.query(
        `SELECT count(*)::integer AS n FROM ${identifier(table)}`,
      )
      return `${row?.n} ${row?.n === 1 ? 'text' : 'texts'} of ${name} in `
    }),
  )
  expect(said).toEqual([
    ...counts.map((line) => expect.stringContaining(line)),
    'All is read by what the records say.',
  ])
})

test.each(SEARCHABLE)(
  'each kind of fault of a $name is told by name, and mended',
  async (resource) => {
    const { name } = resource
    const [texts, words] = [searchTable(resource), searchWordTable(resource)]
    const id = identifier(resource.id.name)
    const missing = await makeWith(resource, 'Quokkamissing')
    const other = await makeWith(resource, 'Quokkaother')
    const beside = await makeWith(resource, 'Quokkabeside')
    const unnoted = await makeWith(resource, 'Quokkaunnoted')
    const ids = [missing, other, beside, unnoted]
    const leftOver = resource.id.form === 'text' ? unknownId(resource) : '987654321'
    const before = await textsOf(resource, ids)
    expect(before).toHaveLength(ids.length)
    const [whole] = await textsOf(resource, [beside])
    const members = textFields(resource).filter(({ column }) => whole?.text[column] !== null)
    expect(members).not.toEqual([])

    const { query } = scene.database
    await query(`DELETE FROM ${texts} WHERE ${id}::text = $1`, [missing])
    await query(`UPDATE ${texts} SET words = 'of something else' WHERE ${id}::text = $1`, [other])
    const unset = members.map(({ column }) => `${identifier(column)} = NULL`).join(', ')
    await query(`UPDATE ${texts} SET ${unset} WHERE ${id}::text = $1`, [beside])
    await query(`DELETE FROM ${words} WHERE word = 'quokkaunnoted'`)
    await unseen(`INSERT INTO ${texts} (${id}, words) VALUES ($1, '')`, [leftOver])
    expect(await found(resource, 'quokkamissing')).not.toContain(missing)
    expect(await found(resource, 'quokkaother')).not.toContain(other)
    expect(await found(resource, 'quokkaunnotedd')).not.toContain(unnoted)

    const told = [
      `There is no text for search of ${name} ${missing}: searches leave it out, and so may lists that are filtered or sorted.`,
      `There is a text for search of ${name} ${leftOver}, and no such record: it may be counted, and none can be made under that id.`,
      `The words of ${name} ${other} are not those of the record: searches may leave it out, or find it by what it was.`,
      `Beside the words of ${name} ${beside} stands something else than in the record: ${listed(
        members.map(({ path }) => path.join('.')),
        10,
      )}. Lists that are filtered or sorted by that may leave it out.`,
      `Words of ${name} ${unnoted} are not noted: quokkaunnoted. A search with a slip in one does not find it.`,
    ]
    const wrong = await verify()
    expect(wrong.code).toBe(1)
    const { length } = told
    expect(wrong.said.filter((line) => !/ in the database /.test(line)).sort()).toEqual(
      [...told, `Faults: ${length}. They are set right by npm run verify-search -- --mend.`].sort(),
    )
    expect(wrong.said.at(-1)).toContain(`Faults: ${length}.`)

    const mending = await verify(['--mend'])
    expect(mending).toEqual({ code: 0, said: expect.arrayContaining(told) })
    expect(mending.said.slice(-2)).toEqual([
      'Mended: 4 texts and 1 word.',
      `Faults: ${length}, of which 0 are left.`,
    ])
    await expectSound()
    expect(await textsOf(resource, [...ids, leftOver])).toEqual(before)
    for (const [at, word] of ['missing', 'other', 'beside', 'unnotedd'].entries()) {
      expect(await found(resource, `quokka${word}`)).toContain(ids[at])
    }
  },
)

test('of many faults of a kind the first are told and the others counted, also to the owner', async () => {
  const ids = await idsOf(scene.database, 'client')
  await scene.database.query(
    'DELETE FROM client_search_text WHERE client_id = ANY ($1::bigint[])',
    [ids.slice(0, 25)],
  )
  const { code, said } = await verify(['--mend'], scene.database.url)
  expect(said.filter((line) => line.startsWith('There is no text'))).toEqual(
    ids.slice(0, 20).map((id) => expect.stringContaining(`of client ${id}:`)),
  )
  expect(said).toContain('Records of client without a text for search: 5 more.')
  expect([code, ...said.slice(-2)]).toEqual([
    0,
    'Mended: 25 texts and 0 words.',
    'Faults: 25, of which 0 are left.',
  ])
  await expectSound()
})

test('what is more than one statement looks at is all found and mended', async () => {
  const many = 12_000
  const [first] = await scene.database.query<{ id: string }>(
    `WITH made AS (INSERT INTO client (name) SELECT 'Many ' || n FROM generate_series(1, ${many}) n RETURNING client_id) SELECT min(client_id)::text AS id FROM made`,
  )
  const from = Number(first?.id)
  await scene.database.query(
    "UPDATE client_search_text SET words = '', name = NULL WHERE client_id >= $1",
    [from],
  )
  await unseen(
    `INSERT INTO client_search_text (client_id, words) SELECT n, '' FROM generate_series($1::bigint, $1 + ${many} - 1) n`,
    [from + 2 * many],
  )
  expect((await verify()).said.at(-1)).toContain('Faults: 36,000.')
  expect((await verify(['--mend'])).said.slice(-2)).toEqual([
    'Mended: 24,000 texts and 0 words.',
    'Faults: 36,000, of which 0 are left.',
  ])
  await expectSound()
  await scene.database.query('DELETE FROM client WHERE client_id >= $1', [from])
})

describe('beside those who write, no older text is written over a newer one', () => {
  const spoil = (table: string) =>
    scene.database.query(`UPDATE ${table}_search_text SET words = 'spoilt'`)
  const client = resources.find(({ name }) => name === 'client') as Resource
  const approval = resources.find(({ name }) => name === 'approval') as Resource

  test('where the record changes', async () => {
    const [id] = await idsOf(scene.database, 'client')
    await spoil('client')
    const change = "UPDATE client SET name = 'Quokkachanged' WHERE client_id = $1"
    const { code } = await meanwhile(scene.database, [[change, id]], () => verify(['--mend']))
    expect(code).toBe(0)
    await expectSound()
    expect(await found(client, 'quokkachanged')).toEqual([id])
  })

  test('where the record changes, and transactions see one moment unless they say otherwise', async () => {
    const [, id] = await idsOf(scene.database, 'client')
    const name = new URL(scene.database.url).pathname.slice(1)
    const set = (isolation: string) =>
      scene.database.query(
        `ALTER DATABASE ${name} SET default_transaction_isolation = ${isolation}`,
      )
    await spoil('client')
    const change = "UPDATE client SET name = 'Quokkamoved' WHERE client_id = $1"
    await set("'repeatable read'")
    const { code } = await meanwhile(scene.database, [[change, id]], () => verify(['--mend']))
    await set('DEFAULT')
    expect(code).toBe(0)
    await expectSound()
    expect(await found(client, 'quokkamoved')).toEqual([id])
  })

  test('where a record that it names changes its name', async () => {
    const [named] = await scene.database.query<{ id: string; supplier: string }>(
      'SELECT approval_id::text AS id, supplier_id AS supplier FROM approval JOIN supplier USING (supplier_id) LIMIT 1',
    )
    await spoil('approval')
    const change = "UPDATE supplier SET name = 'Quokkarenamed' WHERE supplier_id = $1"
    const { code } = await meanwhile(scene.database, [[change, named?.supplier]], () =>
      verify(['--mend']),
    )
    expect(code).toBe(0)
    await expectSound()
    expect(await found(approval, 'quokkarenamed')).toContain(named?.id)
  })

  test('where a record comes that it names already', async () => {
    const [id] = await idsOf(scene.database, 'approval')
    const supplier = 'S-that-comes'
    await scene.database.query('UPDATE approval SET supplier_id = $2 WHERE approval_id = $1', [
      id,
      supplier,
    ])
    await spoil('approval')
    const make = "INSERT INTO supplier (supplier_id, name) VALUES ($1, 'Quokkacoming')"
    const { code } = await meanwhile(scene.database, [[make, supplier]], () => verify(['--mend']))
    expect(code).toBe(0)
    await expectSound()
    expect(await found(approval, 'quokkacoming')).toEqual([id])
  })

  test('where many records and names change all the time, which all succeeds', async () => {
    const clients = await idsOf(scene.database, 'client')
    const approvals = await idsOf(scene.database, 'approval')
    const suppliers = await scene.database.query<{ id: string }>(
      'SELECT supplier_id AS id FROM supplier',
    )
    let isOver = false
    const refused: string[] = []
    /** Changes one after the other for as long as the command runs. */
    const writer = async (addresses: readonly string[], body: (n: number) => object) => {
      for (let n = 0; !isOver; n += 1) {
        const address = addresses[n % addresses.length] as string
        const { status, text } = await admin('PATCH', address, { body: body(n) })
        if (status !== 200) refused.push(text)
      }
      return addresses.length
    }
    for (let round = 0; round < 4; round += 1) {
      await spoil('client')
      await spoil('approval')
      isOver = false
      const ids = suppliers.map(({ id }) => id)
      const writers = [
        writer(
          clients.map((id) => `/fm/clients/${id}`),
          (n) => ({ name: `Round ${round} ${n}`, state: n % 2 ? 'VIC' : 'TAS' }),
        ),
        writer(
          approvals.map((id) => `/fm/approvals/${id}`),
          (n) => ({ invoice_no: `R${round}-${n}`, supplier_id: ids[n % ids.length] }),
        ),
        writer(
          ids.map((id) => `/fm/suppliers/${encodeURIComponent(id)}`),
          (n) => ({ name: `Supplier ${round} ${n}` }),
        ),
      ]
      const { code } = await verify(['--mend']).finally(() => {
        isOver = true
      })
      await Promise.all(writers)
      expect(code).toBe(0)
    }
    expect(refused).toEqual([])
    await expectSound()
  })
})

describe('is refused', () => {
  test('with what it does not take', async () => {
    const { code, said } = await verify(['--all'])
    expect([code, said]).toEqual([
      1,
      [expect.stringContaining("'--all'"), 'npm run verify-search [-- --mend]'],
    ])
  })

  test.each([
    [
      'lacks a migration',
      'UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)',
      'UPDATE _prisma_migrations SET rolled_back_at = NULL',
      'The database has to be migrated first: npm run migrate',
    ],
    [
      'was migrated by a newer version',
      "INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('newer', '', '99990101000000_newer', now())",
      "DELETE FROM _prisma_migrations WHERE id = 'newer'",
      'The database has the migration 99990101000000_newer, which this version of Fleetbook does not know: a newer one was here. Run verify-search of that one.',
    ],
    [
      'is half restored',
      'CREATE TABLE fleetbook_restoring ()',
      'DROP TABLE fleetbook_restoring',
      'A backup was to be restored into this database, and that did not come to its end. Restore it once more, into this database or into a new one.',
    ],
  ])('a database that %s', async (_, make, undo, sentence) => {
    await scene.database.query(make)
    try {
      expect(await verify(['--mend'])).toEqual({ code: 1, said: [sentence] })
    } finally {
      await scene.database.query(undo)
    }
    await expectSound()
  })

  test('a server that does not answer', async () => {
    const { code, said } = await verify([], 'postgresql://nobody@127.0.0.1:1/none')
    expect([code, said]).toEqual([
      1,
      ['No database answers at 127.0.0.1:1 (ECONNREFUSED). Start it, or correct DATABASE_URL.'],
    ])
  })
})
