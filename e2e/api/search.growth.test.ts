/** A search with an order looks at what it found, and not at the order's whole index. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPage } from '@/lib/records/list'
import type { ListQuery } from '@/lib/records/listQuery'
import { storeOf } from '@/lib/records/stores'
import { client } from '@/lib/resources'
import { UTC } from '@/lib/time/calendar'
import { rowsLookedAt } from '../support/rowsLookedAt'
import { openScene, type Scene } from '../support/scene'

const OTHERS = 8000
const FOUND = 300
/** Each match is looked at a few times: to find it, to sort it, and on the page. */
const MOST_ROWS = 4 * FOUND

let scene: Scene

beforeAll(async () => {
  scene = await openScene()
  await scene.database.query(
    `INSERT INTO client (name, finance_limit, state)
    SELECT CASE WHEN n <= ${OTHERS} THEN 'Haulage ' ELSE 'Zoological University ' END || n, n, CASE WHEN n % 2 = 0 THEN 'VIC' ELSE 'NSW' END
    FROM generate_series(1, ${OTHERS + FOUND}) n`,
  )
  await scene.database.query('VACUUM ANALYZE client')
  await scene.database.query('VACUUM ANALYZE client_search_text')
}, 120_000)
afterAll(() => scene.close())

const names = Array.from({ length: FOUND }, (_, n) => `Zoological University ${OTHERS + 1 + n}`)
const fiftyOf = (sorted: readonly string[]) => sorted.slice(0, 50)

test.each([
  ['name', fiftyOf(names)],
  ['-name', fiftyOf(names.toReversed())],
  ['finance_limit', fiftyOf(names)],
  ['-finance_limit', fiftyOf(names.toReversed())],
  ['state,-finance_limit', fiftyOf(names.filter((_, n) => n % 2 === 0).toReversed())],
])('in the order of %s', async (sort, wanted) => {
  const query: ListQuery = {
    search: 'zoological',
    ranked: false,
    sort: [...sort.split(','), 'client_id'].map((key) => ({
      member: key.replace('-', ''),
      descending: key.startsWith('-'),
    })),
    limit: 50,
    after: undefined,
    fields: new Set(['name']),
    filters: [],
    parentId: undefined,
  }
  const found: string[] = []
  const rows = await rowsLookedAt(scene.database, /^client/, async (db) => {
    const page = await readPage(db, storeOf(client), query, UTC)
    found.push(...page.records.map((record) => JSON.parse(record).name))
  })
  expect(found).toEqual(wanted)
  expect(rows).toBeLessThan(MOST_ROWS)
})
