/** History is read through what is noted of its blocks: the answers are those of reading all of it. */
import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import type { QueryConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { type Driver, driverOf, readingBy, withDatabase } from '@/lib/db/database'
import { executeRaw } from '@/lib/db/raw'
import { rolledBack } from '@/lib/db/transaction'
import { BLOCK_SIZE } from '@/lib/records/history/blocks'
import { type HistoryQuery, readHistory } from '@/lib/records/history/history'
import { NOTE_ANEW, verifyNotes } from '@/lib/records/history/noteFaults'
import { resources } from '@/lib/resources'
import { UTC } from '@/lib/time/calendar'
import { DAY } from '@/lib/time/units'
import { commandOf } from '../support/apiBundle'
import { fillHistory, noteAllBlocks } from '../support/bigHistory'
import type { Caller } from '../support/caller'
import { rowsLookedAt } from '../support/rowsLookedAt'
import { openScene, type Scene } from '../support/scene'

interface Entry {
  readonly id: number
  readonly resource: string
  readonly record: string
  readonly at: number
  readonly user: number
  readonly audit: number
  readonly request: string
  readonly fields: readonly string[]
}

let scene: Scene
let entries: Entry[]
const callers: Record<string, Caller> = {}

beforeAll(async () => {
  scene = await openScene()
  await fillHistory(scene.database)
  await noteAllBlocks(scene.database)
  // What came since stands in no block, and the statistics are those of a day's use.
  await scene.database.query('ANALYZE event')
  for (const name of ['admin', 'editor'] as const) callers[name] = await scene.as(name)
  const body = { name: 'Entered last' }
  await callers.editor?.('POST', '/fm/clients', { body, headers: { 'x-request-id': 'sent-again' } })
  entries = await scene.database.query<Entry>(
    `SELECT event_id::integer AS id, resource, record_id::text AS record, extract(epoch FROM at)::float8 * 1000 AS at,
      user_id AS user, audit_user_id AS audit, request_id AS request, fields FROM event ORDER BY event_id`,
  )
})
afterAll(() => scene.close())

/** What an editor may read, and an administrator too. */
const READABLE: readonly string[] = resources.flatMap(({ path, name }) =>
  path.startsWith('/admin/') ? [] : [name],
)
const day = (n: number) => new Date(Date.UTC(2025, 0, 1) + n * DAY).toISOString().slice(0, 10)

const recordOf = ({ resource, record }: Entry) => `${resource} ${record}`

/** The number of the first entry of each record that a request changed. */
const firstOf = memoized((wanted) => {
  const first = new Map<string, number>()
  for (const entry of entries) {
    const record = recordOf(entry)
    if (entry.request === wanted && !first.has(record)) first.set(record, entry.id)
  }
  return first
})

function memoized<Value>(work: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const value = known.get(key) ?? work(key)
    known.set(key, value)
    return value
  }
}

/** What the calls of one request share. */
const requestOf = ({ request, user, audit }: Entry) => `${request} ${user} ${audit}`

/** Whether an entry comes after what somebody else did to its record under the same id. */
const isShared = (entry: Entry, isAgain: boolean): boolean =>
  (entriesOf(entry.request).get(recordOf(entry)) ?? []).some(
    (own) =>
      own.id < entry.id &&
      requestOf(own) !== requestOf(entry) &&
      (!isAgain || isAgainOf(own, entry)),
  )

/** Whether an entry changed what another of its record had changed. */
const isAgainOf = (own: Entry, entry: Entry): boolean =>
  own.id < entry.id && own.fields.some((field) => entry.fields.includes(field))

/** The entries of each record that have a request id. */
const entriesOf = memoized((wanted) =>
  Map.groupBy(
    entries.filter(({ request }) => request === wanted),
    recordOf,
  ),
)

type Filters = Partial<Record<string, string>>
const TESTS: Record<string, (entry: Entry, value: string) => boolean> = {
  resource: (entry, value) => entry.resource === value,
  record_id: (entry, value) => entry.record === value,
  field: (entry, value) => entry.fields.includes(value),
  user_id: (entry, value) => entry.user === Number(value),
  audit_user_id: (entry, value) => entry.audit === Number(value),
  request_id: (entry, value) => entry.request === value,
  after_request: (entry, value) =>
    (firstOf(value).get(recordOf(entry)) ?? Infinity) < entry.id &&
    (entry.request !== value || isShared(entry, false)),
  conflicts_with: (entry, value) =>
    (entriesOf(value).get(recordOf(entry)) ?? []).some((own) => isAgainOf(own, entry)) &&
    (entry.request !== value || isShared(entry, true)),
  from: (entry, value) => entry.at >= Date.parse(value),
  to: (entry, value) => entry.at < Date.parse(value) + DAY,
}

const newest = (group: readonly Entry[]): number => group.at(-1)?.id ?? 0

/** What a list has: the entries of each of its rows, the newest last. */
function expected(filters: Filters, isGrouped: boolean, isOldestFirst: boolean, all: boolean) {
  const asked = Object.entries(filters).sort(([name]) => (name === 'after_request' ? 1 : -1))
  const matching = entries.filter(
    (entry) =>
      (all || READABLE.includes(entry.resource)) &&
      asked.every(([name, value]) => TESTS[name]?.(entry, value ?? '')),
  )
  const groups = new Map<string | number, Entry[]>()
  for (const entry of matching) {
    const key = isGrouped ? requestOf(entry) : entry.id
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return [...groups.values()].sort((a, b) =>
    isOldestFirst ? newest(a) - newest(b) : newest(b) - newest(a),
  )
}

/** What a row says: the number of its newest entry, and of how many entries and records it is. */
const summed = (group: readonly Entry[]) => ({
  id: newest(group),
  entries: group.length,
  records: new Set(group.map(recordOf)).size,
})

interface Counts {
  readonly entries: number
  readonly records: number
}

/** What a row counts: what was expected, where it says that there are at least so many and there are. */
function countsOf(row: Record<string, unknown>, wanted: Counts | undefined): Counts {
  const counts = {
    entries: Number(row.request_entries ?? 1),
    records: Number(row.request_records ?? 1),
  }
  const isAtLeast =
    row.request_exact === false &&
    wanted !== undefined &&
    counts.entries >= 1000 &&
    counts.entries < wanted.entries &&
    counts.records <= wanted.records
  return isAtLeast ? { entries: wanted.entries, records: wanted.records } : counts
}

const value = (...values: string[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 1 })
const filters = fc
  .record({
    resource: value('client', 'approval', 'packaging_defaults'),
    record_id: value('10001', '20037', '777'),
    field: value(
      'area',
      'phone',
      'f7',
      'mla_note',
      'discount_spare1',
      'discount_spare2',
      'no_such',
      'u:1',
    ),
    user_id: value('1', '2', '3', '9'),
    audit_user_id: value('1', '2', '3', '4'),
    request_id: value('sent-again', 'filled-20', 'filled-21', 'nobody'),
    after_request: value('sent-again', 'filled-20', 'filled-21', 'nobody'),
    conflicts_with: value('sent-again', 'filled-20', 'filled-21', 'nobody'),
    from: value(day(0), day(40), day(200), day(330)),
    to: value(day(0), day(60), day(201), day(400)),
  })
  // Alone, in pairs, and some in threes.
  .chain((of) => fc.subarray(Object.keys(of), { maxLength: 3 }).map((names) => pick(of, names)))

const pick = (of: Filters, names: readonly string[]): Filters =>
  Object.fromEntries(names.flatMap((name) => (of[name] === undefined ? [] : [[name, of[name]]])))

test('an entry of a block that is noted while it is read is shown once, and counted once', async () => {
  const { database } = scene
  const [{ last }] = (await database.query<{ last: number }>(
    'SELECT max(block) AS last FROM event_block',
  )) as [{ last: number }]
  const seen = String(last * BLOCK_SIZE - 1)
  const asked = { resources: ['approval'], isOldestFirst: true, limit: 200, seen }
  const read = (noting: () => Promise<unknown>) =>
    withDatabase(database.url, (db) => {
      let noted: Promise<unknown> | undefined
      const query = async (statement: QueryConfig) => {
        const answer = await driverOf(db).query(statement)
        noted ??= noting()
        await noted
        return answer
      }
      return readHistory(readingBy({ query } as Driver), asked, UTC, () => true)
    })
  const whole = await read(async () => {})
  expect(whole.entries.length).toBeGreaterThan(10)
  for (const table of ['event_block', 'event_block_key']) {
    await database.query(`DELETE FROM ${table} WHERE block = $1`, [last])
  }
  expect(await read(() => noteAllBlocks(database))).toEqual(whole)
})

test('every choice of filters gives what reading all entries gives, in order, page by page', async () => {
  await fc.assert(
    fc.asyncProperty(
      filters,
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom('admin', 'editor'),
      fc.integer({ min: 1, max: 60 }),
      async (asked, isGrouped, isOldestFirst, name, limit) => {
        const wanted = expected(asked, isGrouped, isOldestFirst, name === 'admin')
        let cursor = ''
        for (let seen = 0, pages = 0; pages < 3; pages++) {
          const query = new URLSearchParams({
            ...(asked as Record<string, string>),
            ...(isGrouped && { group: 'request' }),
            ...(isOldestFirst && { sort: 'at' }),
            ...(cursor && { cursor }),
            limit: String(limit),
          })
          const { status, body } = await (callers[name] as Caller)('GET', `/fm/events?${query}`)
          expect(status).toBe(200)
          // Of requests a page may have fewer, so that bulk requests do not make it slow.
          const isShort = isGrouped && body.next_cursor !== null && body.data.length > 0
          const most = isShort ? Math.min(limit, body.data.length) : limit
          const page = wanted.slice(seen, seen + most).map(summed)
          seen += most
          expect(
            body.data.map((row: Record<string, unknown>, index: number) => ({
              id: Number(row.event_id),
              ...countsOf(row, page[index]),
            })),
          ).toEqual(page)
          expect(Number(body.total)).toBeLessThanOrEqual(wanted.length)
          if (body.total_exact) expect(Number(body.total)).toBe(wanted.length)
          cursor = body.next_cursor
          expect(cursor !== null).toBe(wanted.length > seen)
          if (cursor === null) break
        }
      },
    ),
    { numRuns: 100 },
  )
})

describe('what a page costs does not grow with the history', () => {
  const read: Partial<HistoryQuery>[] = [
    {},
    { isOldestFirst: true },
    { field: 'area' },
    { field: 'discount_spare1' },
    { field: 'discount_spare2' },
    { field: 'no_such' },
    { userId: '3', field: 'phone' },
    { userId: '9' },
    { auditUserId: '4', userId: '4' },
    { resources: ['role'] },
    { resources: ['role', 'user'], field: 'phone' },
    { recordId: '10001' },
    { recordId: '777' },
    { recordId: '777', isOldestFirst: true },
    { recordId: '777', field: 'no_such' },
    { field: 'mla_note' },
    { field: 'mla_note', isOldestFirst: true },
    { requestId: 'sent-again', recordId: '10001' },
    { requestId: 'filled-20' },
    { after: [{ requestId: 'filled-20', isAgain: false }] },
    { after: [{ requestId: 'filled-20', isAgain: true }] },
    { from: Date.parse(day(100)), until: Date.parse(day(101)) },
    { from: Date.parse(day(100)), until: Date.parse(day(101)), userId: '2' },
  ]
  const queries: Partial<HistoryQuery>[] = read.flatMap((query) => [
    query,
    { ...query, isByRequest: true },
  ])

  test.each(queries)('%j', async (query) => {
    const rows = await rowsLookedAt(scene.database, /^event/, (db) =>
      readHistory(db, { resources: READABLE, limit: 50, ...query }, UTC, () => true),
    )
    expect(rows).toBeLessThan(query.isByRequest ? MAX_ROWS.byRequest : MAX_ROWS.plain)
  })
})

test('a block is not noted while an entry of it is still to come', async () => {
  const enter = `INSERT INTO event (resource, record_id, version, user_id, audit_user_id, request_id, action, changes, fields)
    SELECT 'client', 1, 1, 1, 1, 'comes-late', 'updated', '[]', '{}' FROM generate_series(1, $1::integer)`
  const noted = async () =>
    (await scene.database.query<{ last: number }>('SELECT max(block) AS last FROM event_block'))[0]
      ?.last ?? 0
  await noteAllBlocks(scene.database)
  const before = await noted()
  await withConnection(scene.database.url, async (late) => {
    await late.query('BEGIN')
    await late.query(enter, [1])
    await scene.database.query(enter, [3000])
    await noteAllBlocks(scene.database)
    expect(await noted()).toBe(before)
    await late.query('COMMIT')
  })
  await noteAllBlocks(scene.database)
  expect(await noted()).toBeGreaterThan(before)
  const { body } = await (callers.admin as Caller)(
    'GET',
    '/fm/events?user_id=1&request_id=comes-late&limit=1',
  )
  expect(Number(body.total)).toBe(3001)
})

describe('notes that do not fit their entries', () => {
  /** What is told while something is done to the notes, by the number of the first entry of each block. */
  const toldOf = (statement: string) =>
    withDatabase(scene.database.url, (db) =>
      rolledBack(db, async (within) => {
        await executeRaw(within, { text: statement, values: [] })
        const faults: string[] = []
        const count = await verifyNotes(within, (fault) => faults.push(fault))
        expect(faults).toHaveLength(count)
        return faults.map((fault) =>
          Number(/^What is noted of entries (-?\d+) to /.exec(fault)?.[1]),
        )
      }),
    )
  const blocks = async () =>
    (await scene.database.query<{ block: number }>('SELECT block FROM event_block ORDER BY 1')).map(
      ({ block }) => block * BLOCK_SIZE,
    )

  test('are none as they were made, also where they had no places yet', async () => {
    expect(await toldOf('SELECT')).toEqual([])
    expect(await toldOf('UPDATE event_block_key SET first = 0, last = 1023')).toEqual([])
  })

  test.each([
    "DELETE FROM event_block_key WHERE key LIKE ':%'",
    "UPDATE event_block_key SET entries = entries + 1 WHERE key LIKE ':%'",
    "UPDATE event_block_key SET first = last + 1 WHERE key LIKE ':%'",
    "INSERT INTO event_block_key (key, block, entries) SELECT 'u:client:999', block, 1 FROM event_block",
    "UPDATE event_block SET last_at = '1970-01-01'",
    'UPDATE event_block SET first_at = NULL, last_at = NULL',
  ])('are told of each block: %s', async (statement) => {
    expect(await toldOf(statement)).toEqual(await blocks())
  })

  test('are told where a block is missing, or noted before it is whole', async () => {
    expect(await toldOf('DELETE FROM event_block WHERE block = 2')).toEqual([2 * BLOCK_SIZE])
    const [last = 0] = (await blocks()).toReversed()
    expect(await toldOf(`INSERT INTO event_block SELECT max(block) + 2 FROM event_block`)).toEqual([
      last + 2 * BLOCK_SIZE,
    ])
  })

  test('are told by npm run verify-history, with what makes them anew', async () => {
    const command = () => {
      const { status, stdout } = spawnSync(process.execPath, [commandOf('verify-history')], {
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL: scene.database.url },
      })
      return { status, stdout }
    }
    expect(command().status).toBe(0)
    await scene.database.query("DELETE FROM event_block_key WHERE key LIKE 'u:client:2'")
    expect(command()).toMatchObject({ status: 1, stdout: expect.stringContaining(NOTE_ANEW) })
    await scene.database.query(NOTE_ANEW)
    await noteAllBlocks(scene.database)
    expect(command().status).toBe(0)
  })
})

/** Of fifty thousand entries; requests are told apart in 16 blocks of 1024 entries to count them. */
const MAX_ROWS = { plain: 8000, byRequest: 20_000 }
