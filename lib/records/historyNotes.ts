import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { BLOCK_SIZE, keyListsOf, NEXT } from './historyBlocks'
import { type HistoryQuery, momentAt } from './historyConditions'

/** A block, how many of its entries may be looked for, and the places of the first and the last. */
export interface NotedBlock {
  readonly block: number
  readonly entries: number
  readonly first: number
  readonly last: number
}

/** What is noted of the blocks in which a query's entries can be. */
export interface NotedBlocks {
  /** The first block that is not noted yet. */
  readonly next: number
  /** True when the notes count what is looked for, and not only what is looked for among others. */
  readonly isTold: boolean
  /** Where to look, in the order of the query and some at a time: whoever has enough stops. */
  inOrder(): AsyncGenerator<readonly NotedBlock[]>
  /** The newest of all blocks, wherever the page begins, and whether these are all. */
  newest(): Promise<{ blocks: readonly NotedBlock[]; isAll: boolean }>
  /** How many entries the notes count in all blocks. */
  total(): Promise<number>
}

/** Notes that are read at once of each key: so many at first, and twice as many each further time. */
const AT_ONCE = 128

/** Finds the blocks in which a query's entries can be. */
export async function notedBlocks(db: Database, query: HistoryQuery): Promise<NotedBlocks> {
  const [keys = [], ...others] = keyListsOf(query)
  const isTold = others.length === 0 && !isTimed(query)
  const { next, first, last } = await blocksInTime(db, query)

  /** Blocks from one on, upwards or downwards, and the one up to which all keys were read. */
  async function read(from: number, isUp: boolean, most = AT_ONCE) {
    const values: unknown[] = [keys, from, first, last, most]
    const times = timeTests(query, (value) => `$${values.push(value)}`)
    const rows = await queryRaw<NotedBlock & { reach: number | null }>(db, {
      text: readNotes(isUp, isTimed(query) ? times : undefined),
      values,
    })
    const blocks = others.length > 0 ? await withNotes(db, rows, others) : rows
    return { blocks, reach: rows[0]?.reach ?? undefined }
  }

  return {
    next,
    isTold,
    async *inOrder() {
      const isUp = query.isOldestFirst === true
      let from = query.seen === undefined ? (isUp ? first : last) : blockOf(query.seen)
      for (let most = AT_ONCE; ; most *= 2) {
        const { blocks, reach } = await read(from, isUp, most)
        yield blocks
        if (reach === undefined) return
        from = isUp ? reach + 1 : reach - 1
      }
    },
    async newest() {
      const { blocks, reach } = await read(last, false)
      return { blocks, isAll: reach === undefined }
    },
    async total() {
      const rows = await queryRaw<{ entries: string }>(db, {
        text: 'SELECT coalesce(sum(entries), 0) AS entries FROM event_block_key WHERE key = ANY ($1::text[])',
        values: [keys],
      })
      return Number(rows[0]?.entries ?? 0)
    },
  }
}

/** The block of an entry; beyond all blocks that a number can name, the last of those. */
const blockOf = (entry: string): number =>
  Math.min(Math.floor(Number(entry) / BLOCK_SIZE), 2 ** 31 - 1)

/**
 * Notes of the keys $1 from block $2 on, between $3 and $4. Of each key only $5 are read; a block
 * beyond those of any key may lack some of its notes and is left for the next time.
 *
 * @param times what a block has to meet besides
 */
const readNotes = (isUp: boolean, times: string | undefined): string => {
  const [isPast, order, farthest, nearest] = isUp
    ? ['>=', 'ASC', 'max', 'min']
    : ['<=', 'DESC', 'min', 'max']
  // Asked of one block after the other: times are seldom out of order, so nearly all have some.
  const inTime = times ? ` AND (SELECT ${times} FROM event_block b WHERE b.block = e.block)` : ''
  return `WITH noted AS MATERIALIZED (
      SELECT k.key, n.* FROM unnest($1::text[]) k(key) CROSS JOIN LATERAL (
        SELECT block, entries, first, last FROM event_block_key e
        WHERE key = k.key AND block ${isPast} $2::integer AND block BETWEEN $3::integer AND $4::integer${inTime}
        ORDER BY block ${order} LIMIT $5::integer
      ) n
    ), read AS (
      SELECT ${nearest}(m.reach) AS reach
      FROM (SELECT ${farthest}(block) AS reach FROM noted GROUP BY key HAVING count(*) = $5::integer) m
    )
    SELECT n.block, sum(n.entries)::integer AS entries, min(n.first) AS first, max(n.last) AS last, read.reach FROM noted n, read
    WHERE read.reach IS NULL OR n.block ${isUp ? '<=' : '>='} read.reach
    GROUP BY n.block, read.reach ORDER BY n.block ${order}`
}

/** Those of the blocks that have a note of each list of keys. */
async function withNotes(
  db: Database,
  blocks: readonly NotedBlock[],
  lists: readonly string[][],
): Promise<NotedBlock[]> {
  const tests = lists.map(
    (_, index) =>
      `EXISTS (SELECT 1 FROM event_block_key o WHERE o.key = ANY ($${index + 2}::text[]) AND o.block = b.block)`,
  )
  const rows = await queryRaw<{ block: number }>(db, {
    text: `SELECT block FROM unnest($1::integer[]) b(block) WHERE ${tests.join(' AND ')}`,
    values: [blocks.map(({ block }) => block), ...lists],
  })
  const found = new Set(rows.map(({ block }) => block))
  return blocks.filter(({ block }) => found.has(block))
}

/** Whether a block has entries of a query's time, as SQL. */
const timeTests = ({ from, until }: HistoryQuery, add: (value: unknown) => string): string =>
  [
    ...(from === undefined ? [] : [`last_at >= ${momentAt(add(from))}`]),
    ...(until === undefined ? [] : [`first_at < ${momentAt(add(until))}`]),
  ].join(' AND ') || 'true'

/** The first block that is not noted, and the first and last of those with entries of a query's time. */
async function blocksInTime(db: Database, query: HistoryQuery) {
  const values: unknown[] = []
  const rows = await queryRaw<{ next: number; first: number | null; last: number | null }>(db, {
    text: isTimed(query)
      ? `SELECT (${NEXT}) AS next, min(block) AS first, max(block) AS last FROM event_block
          WHERE ${timeTests(query, (value) => `$${values.push(value)}`)}`
      : `SELECT next, 0 AS first, next - 1 AS last FROM (${NEXT}) n(next)`,
    values,
  })
  const [{ next, first, last } = { next: 0, first: 0, last: -1 }] = rows
  return { next, first: first ?? 0, last: last ?? -1 }
}

const isTimed = ({ from, until }: HistoryQuery): boolean =>
  from !== undefined || until !== undefined
