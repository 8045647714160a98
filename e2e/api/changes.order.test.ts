/** However transactions begin, enter changes, and end: each reader has all of them, once, in one order. */
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../support/caller'
import { openScene, type Scene } from '../support/scene'

const CASES = Number(process.env.ORDER_CASES ?? 25)
const TRANSACTIONS = 4
const READERS = 3

let scene: Scene
let admin: Caller
const connections: pg.Client[] = []
beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
  for (let index = 0; index < TRANSACTIONS; index += 1) {
    const connection = new pg.Client({ connectionString: scene.database.url })
    await connection.connect()
    connections.push(connection)
  }
})
afterAll(async () => {
  await Promise.all(connections.map((connection) => connection.end()))
  await scene.close()
})

const transaction = fc.nat({ max: TRANSACTIONS - 1 })
const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('enter' as const),
      transaction,
      entries: fc.integer({ min: 1, max: 4 }),
    }),
    fc.record({ do: fc.constant('end' as const), transaction, keeps: fc.boolean() }),
    fc.record({
      do: fc.constant('read' as const),
      reader: fc.nat({ max: READERS - 1 }),
      limit: fc.integer({ min: 1, max: 6 }),
    }),
  ),
  { minLength: 5, maxLength: 40 },
)

let entered = 0

/** Transactions that are open, each with what it has entered. */
class Writers {
  private readonly open = new Map<number, string[]>()
  readonly committed: string[] = []

  async enter(transaction: number, entries: number): Promise<void> {
    const connection = connections[transaction]
    const own = this.open.get(transaction)
    if (!own) await connection?.query('BEGIN')
    const records = Array.from({ length: entries }, () => {
      entered += 1
      return String(entered)
    })
    for (const record of records) {
      await connection?.query(
        "SELECT enter_event('client', $1, 1, 1, 1, 'in-order', 'updated', NULL, '[]')",
        [record],
      )
    }
    this.open.set(transaction, [...(own ?? []), ...records])
  }

  async end(transaction: number, keeps: boolean): Promise<void> {
    const own = this.open.get(transaction)
    if (!own) return
    this.open.delete(transaction)
    await connections[transaction]?.query(keeps ? 'COMMIT' : 'ROLLBACK')
    if (keeps) this.committed.push(...own)
  }
}

/** Reads on from where it was. */
class Reader {
  readonly seen: string[] = []

  constructor(private position: string) {}

  /** One page; how many changes it had. */
  async read(limit: number): Promise<number> {
    const path = `/fm/changes?after=${this.position}&limit=${limit}`
    const { status, body } = await admin('GET', path)
    expect(status).toBe(200)
    this.seen.push(...body.data.map(({ id }: { id: string }) => id))
    this.position = body.position
    return body.data.length
  }
}

test('pain: each change comes once and in one order, whichever transaction ends first', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (steps) => {
      const { position } = (await admin('GET', '/fm/changes?after=now')).body
      const writers = new Writers()
      const readers = Array.from({ length: READERS }, () => new Reader(position))
      for (const step of steps) {
        if (step.do === 'enter') await writers.enter(step.transaction, step.entries)
        else if (step.do === 'end') await writers.end(step.transaction, step.keeps)
        else {
          const reader = readers[step.reader] as Reader
          const isShort = (await reader.read(step.limit)) < step.limit
          // Whoever gets less than a page has everything that was committed.
          if (isShort) expect(new Set(reader.seen)).toEqual(new Set(writers.committed))
        }
      }
      for (let each = 0; each < TRANSACTIONS; each += 1) await writers.end(each, each % 2 === 0)
      for (const reader of readers) while ((await reader.read(3)) > 0);
      const [first, ...others] = readers.map(({ seen }) => seen)
      expect([...(first ?? [])].sort()).toEqual([...writers.committed].sort())
      for (const other of others) expect(other).toEqual(first)
    }),
    { numRuns: CASES },
  )
})
