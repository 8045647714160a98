/** What a record costs to make does not grow with those that were made before it. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../support/caller'
import { openScene, type Scene, until } from '../support/scene'

const MADE = 1000
/** A record looks at a few rows of each table; a table that is read whole for each has hundreds. */
const MAX_ROWS = 20 * MADE

let scene: Scene
let admin: Caller

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
})
afterAll(() => scene.close())

/** How many rows of each table were read by reading the table from its beginning, and how many were made. */
async function readSoFar(): Promise<Map<string, { read: number; made: number }>> {
  const rows = await scene.database.query<{ table: string; read: string; made: string }>(
    'SELECT relname AS table, seq_tup_read::text AS read, n_tup_ins::text AS made FROM pg_stat_user_tables',
  )
  return new Map(
    rows.map(({ table, read, made }) => [table, { read: Number(read), made: Number(made) }]),
  )
}

/** The tables that were read whole for each of the records that `make` makes, with the rows read. */
async function readInVain(
  table: string,
  make: (count: number) => Promise<void>,
): Promise<[string, number][]> {
  await scene.database.query('ANALYZE')
  // The plans of these few are what the connections keep.
  await make(2)
  const before = await readSoFar()
  const madeBefore = before.get(table)?.made ?? 0
  await make(MADE)
  return until(`the ${MADE} are counted`, async () => {
    const after = await readSoFar()
    if ((after.get(table)?.made ?? 0) < madeBefore + MADE) return undefined
    return [...after].flatMap(([name, { read }]): [string, number][] => {
      const more = read - (before.get(name)?.read ?? 0)
      return more > MAX_ROWS ? [[name, more]] : []
    })
  })
}

/** A word that nobody has used: no two texts have it. */
const word = () =>
  randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .padEnd(8, 'g')

test.each<[string, string, () => object]>([
  ['client', '/fm/clients', () => ({ name: `${word()} ${word()}` })],
  ['contract', '/fm/contracts', () => ({ contract_id: `C-${randomUUID()}`, client_id: '10001' })],
  [
    'approval',
    '/fm/approvals',
    () => ({ contract_id: 'C-40001', supplier_id: 'S-2026', driver_name: `${word()} ${word()}` }),
  ],
])('by the API: each %s', async (table, path, body) => {
  const make = async (count: number) => {
    const answer = await admin('POST', path, { body: Array.from({ length: count }, body) })
    expect(answer.status).toBe(200)
  }
  expect(await readInVain(table, make)).toEqual([])
})

test('by SQL past the service: each of those of a statement', async () => {
  const make = async (count: number) => {
    await scene.database.query(
      `INSERT INTO client (name) SELECT translate(gen_random_uuid()::text, '-0123456789', '') || ' ' || n FROM generate_series(1, ${count}) n`,
    )
  }
  expect(await readInVain('client', make)).toEqual([])
})
