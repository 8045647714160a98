/** A list that is searched or filtered looks at what it found, and not at the order's whole index. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { indexedMembers } from '@/lib/derive/database/indexes'
import { type ListFilter, listFilters } from '@/lib/derive/filters'
import { identifier } from '@/lib/derive/sql'
import { EXACT_COUNT } from '@/lib/records/lists/count'
import { readPage } from '@/lib/records/lists/list'
import { type ListQuery, readCursor } from '@/lib/records/lists/query'
import { storeOf } from '@/lib/records/stores'
import { client } from '@/lib/resources'
import { UTC } from '@/lib/time/calendar'
import { pagesLookedAt, rowsLookedAt } from '../support/rowsLookedAt'
import { openScene, type Scene } from '../support/scene'

const OTHERS = 20_000
const FOUND = 300
/** Clients without a limit, more than are counted. */
const UNLIMITED = EXACT_COUNT + 1000
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

/** Asks for a list in some order; by id at last. */
const queryOf = (sort: string, asked: Partial<ListQuery>): ListQuery => ({
  search: undefined,
  ranked: false,
  sort: `${sort}${sort.endsWith('client_id') ? '' : ',client_id'}`.split(',').map((key) => ({
    member: key.replace('-', ''),
    descending: key.startsWith('-'),
  })),
  limit: 50,
  after: undefined,
  fields: new Set(['name']),
  filters: [],
  parentIds: undefined,
  ...asked,
})

/** The page of a list in some order, and how many rows it made PostgreSQL look at. */
async function page(sort: string, asked: Partial<ListQuery>) {
  const query = queryOf(sort, asked)
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

describe('of a member by which a list is sorted, and which its filters say is set or is not', () => {
  const filter = listFilters(client).get('finance_limit_set') as ListFilter
  beforeAll(async () => {
    await scene.database.query(
      `INSERT INTO client (name) SELECT 'Dredging ' || n FROM generate_series(1, ${UNLIMITED}) n`,
    )
    await scene.database.query('VACUUM ANALYZE client')
    await scene.database.query('VACUUM ANALYZE client_search_text')
  })
  const unlimited = async () => {
    const all = await scene.database.query<{ name: string }>(
      `SELECT name FROM client WHERE finance_limit IS NULL ORDER BY lower(name) COLLATE "C", client_id`,
    )
    return fiftyOf(all.map(({ name }) => name))
  }
  test.each([
    ['false', undefined, unlimited],
    ['true', ['0.5', 'a', '1'], () => []],
  ])('%s, the others are not looked through', async (value, after, wanted) => {
    const filters = [{ filter, values: [value] }]
    const { found, rows } = await page('-finance_limit,name', { filters, after })
    expect(found).toEqual(await wanted())
    // Each match a few times, as above.
    expect(rows).toBeLessThan(4 * UNLIMITED)
  })
})

describe('a page in the middle takes no more of the index than the first', () => {
  const filter = (name: string, value: string) => ({
    filters: [{ filter: listFilters(client).get(name) as ListFilter, values: [value] }],
  })
  const asked: [string, Partial<ListQuery>][] = [
    ['of all', {}],
    ['of what is searched', { search: 'haulage' }],
    ['above a value', filter('finance_limit_from', '2')],
    ['below a value', filter('finance_limit_to', '20000')],
  ]
  const middles: [string, readonly string[]][] = [
    ['-finance_limit,-client_id', ['10000', '1']],
    ['finance_limit,client_id', ['10000', '1']],
    ['-name,-client_id', ['haulage 5', '1']],
    ['name,client_id', ['haulage 5', '1']],
  ]
  const looked = (sort: string, more: Partial<ListQuery>) =>
    pagesLookedAt(scene.database, (db) =>
      readPage(db, clients, queryOf(sort, { limit: 5, ...more }), UTC),
    )
  const each = asked.flatMap(([what, more]) =>
    middles.map(([sort, after]) => [what, sort, more, after] as const),
  )
  test.each(each)('%s, in the order of %s', async (_, sort, more, after) => {
    const first = await looked(sort, more)
    expect(await looked(sort, { ...more, after })).toBeLessThan(first + 10)
  })
})

describe('what few have in a member that names something is looked up where an index has it', () => {
  const HAVING = 3
  const indexed = new Set(indexedMembers(client).map(({ path }) => path.join('.')))
  const all = [...listFilters(client).values()].filter(({ member }) => member.field)
  const isNamed = ({ operator, member: { name, values } }: ListFilter) =>
    indexed.has(name)
      ? operator === 'is' || operator === 'contains'
      : operator === 'is' && !values && client.list?.sortable.includes(name)
  const filters = all.filter(isNamed)
  const columns = [...new Set(filters.map(({ member }) => identifier(member.column)))]

  beforeAll(async () => {
    const set = columns.map((column) => `${column} = r.value`).join(', ')
    await scene.database.query(
      `UPDATE client c SET ${set} FROM (
        SELECT client_id, CASE WHEN row_number() OVER (ORDER BY client_id DESC) <= ${HAVING} THEN 'Rare 7' ELSE 'Other' END AS value
        FROM client WHERE name LIKE 'Haulage %' ORDER BY client_id DESC LIMIT 60
      ) r WHERE r.client_id = c.client_id`,
    )
    await scene.database.query('VACUUM ANALYZE client')
    await scene.database.query('VACUUM ANALYZE client_search_text')
  })

  const few = Array.from({ length: HAVING }, (_, n) => `Haulage ${OTHERS - n}`).toSorted()
  const set = listFilters(client).get('state_set') as ListFilter
  const WAYS: [string, string, Partial<ListQuery>][] = [
    ['by itself', 'name', {}],
    ['beside another filter', 'name', { filters: [{ filter: set, values: ['true'] }] }],
    ['among what nearly all have', 'client_id', { search: 'haulage' }],
    ['among what nearly all have, sorted', 'name', { search: 'haulage' }],
  ]
  const each = filters.flatMap((filter) =>
    WAYS.map(([how, sort, asked]) => [filter.parameter, how, sort, asked, filter] as const),
  )
  test.each(each)('%s, %s', async (_, _how, sort, { filters: others = [], ...asked }, filter) => {
    const value = filter.operator === 'contains' ? 'are 7' : 'Rare 7'
    const wanted = { ...asked, filters: [...others, { filter, values: [value] }] }
    const { found, rows } = await page(sort, wanted)
    expect(found.toSorted()).toEqual(few)
    expect(rows).toBeLessThan(MAX_ROWS)
  })
})
