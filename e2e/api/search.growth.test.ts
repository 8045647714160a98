/** A list that is searched or filtered looks at what it found, and not at the order's whole index. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ListFilter, listFilters } from '@/lib/derive/filters'
import { EXACT_COUNT } from '@/lib/records/count'
import { readPage } from '@/lib/records/list'
import { type ListQuery, readCursor } from '@/lib/records/listQuery'
import { storeOf } from '@/lib/records/stores'
import { client } from '@/lib/resources'
import { UTC } from '@/lib/time/calendar'
import { rowsLookedAt } from '../support/rowsLookedAt'
import { openScene, type Scene } from '../support/scene'

const OTHERS = 20_000
const FOUND = 300
/** Each match is looked at a few times: to find it, to sort it, and on the page. */
const MAX_ROWS = 4 * FOUND
/** Not the words, which are few and do not grow with the records. */
const RECORDS_AND_TEXTS = /^client(_search_text)?$/

const clients = storeOf(client)

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
  await scene.database.query('VACUUM ANALYZE client_search_word')
})
afterAll(() => scene.close())

const names = Array.from({ length: FOUND }, (_, n) => `Zoological University ${OTHERS + 1 + n}`)
const fiftyOf = (sorted: readonly string[]) => sorted.slice(0, 50)

const ORDERS: [string, string[]][] = [
  ['name', fiftyOf(names)],
  ['-name', fiftyOf(names.toReversed())],
  ['finance_limit', fiftyOf(names)],
  ['-finance_limit', fiftyOf(names.toReversed())],
  ['state,-finance_limit', fiftyOf(names.filter((_, n) => n % 2 === 0).toReversed())],
]

/** The page of a list in some order, and how many rows it made PostgreSQL look at. */
async function page(sort: string, asked: Partial<ListQuery>) {
  const query: ListQuery = {
    search: undefined,
    ranked: false,
    sort: [...sort.split(','), 'client_id'].map((key) => ({
      member: key.replace('-', ''),
      descending: key.startsWith('-'),
    })),
    limit: 50,
    after: undefined,
    fields: new Set(['name']),
    filters: [],
    parentIds: undefined,
    ...asked,
  }
  const found: string[] = []
  let cursor: string | null = null
  const rows = await rowsLookedAt(scene.database, RECORDS_AND_TEXTS, async (db) => {
    const { records, nextCursor } = await readPage(db, clients, query, UTC)
    cursor = nextCursor
    found.push(...records.map((record) => JSON.parse(record).name))
  })
  const next =
    cursor === null ? undefined : readCursor(cursor, query.sort, query.sort.length)?.after
  return { found, rows, next }
}

describe.each([
  ['zoological'],
  ['university zoological'],
  ['zoologcal'],
  ['universiti zoolojical'],
])('searched by %s', (search) => {
  test.each(ORDERS)('in the order of %s', async (sort, wanted) => {
    const { found, rows } = await page(sort, { search })
    expect(found).toEqual(wanted)
    expect(rows).toBeLessThan(MAX_ROWS)
  })
})

describe('filtered by a range', () => {
  test.each(ORDERS)('in the order of %s', async (sort, wanted) => {
    const bound = (parameter: string, value: number) => ({
      filter: listFilters(client).get(parameter) as ListFilter,
      values: [String(value)],
    })
    const { found, rows } = await page(sort, {
      filters: [bound('finance_limit_from', OTHERS + 1), bound('finance_limit_to', OTHERS + FOUND)],
    })
    expect(found).toEqual(wanted)
    expect(rows).toBeLessThan(MAX_ROWS)
  })
})

describe('of what nearly all have, what is counted and the page are looked at', () => {
  const all = Array.from({ length: OTHERS }, (_, n) => `Haulage ${n + 1}`)
  const filter = listFilters(client).get('name_contains') as ListFilter
  const has: [string, Partial<ListQuery>][] = [
    ['searched', { search: 'haulage' }],
    ['filtered', { filters: [{ filter, values: ['haulage'] }] }],
  ]
  test.each(has)('from the first page on, %s', async (_, asked) => {
    const { found, rows } = await page('finance_limit', asked)
    expect(found).toEqual(all.slice(0, 50))
    expect(rows).toBeLessThan(EXACT_COUNT + MAX_ROWS)
  })
  test.each(has)('to the last, behind which there are no others, %s', async (_, asked) => {
    const place = [String(OTHERS - 20), '1']
    const { found, rows, next } = await page('finance_limit', { ...asked, after: place })
    expect([found.slice(0, 21), next]).toEqual([all.slice(-21), undefined])
    expect(rows).toBeLessThan(EXACT_COUNT + OTHERS / 2)
  })
})

describe('by two keys of which hardly two records share the first, page after page', () => {
  const all = names.toSorted()
  test.each([
    ['name,-finance_limit', 'zoo', all],
    ['-name,finance_limit', undefined, all.toReversed()],
  ])('in the order of %s', async (sort, beginning, wanted) => {
    let after: readonly string[] | undefined = beginning ? [beginning, '0', '1'] : undefined
    for (let at = 0; at < 150; at += 50) {
      const { found, rows, next } = await page(sort, { after })
      expect(found).toEqual(wanted.slice(at, at + 50))
      expect(rows).toBeLessThan(EXACT_COUNT + MAX_ROWS)
      after = next
    }
  })
})
