import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { BLOCK_SIZE, EVERYTHING, keyListsOf, NEXT, type Stretch } from './blocks'
import { type HistoryQuery, momentAt, type Parameters, parameters } from './conditions'

/** What is noted of a block in which a query's entries can be. */
export interface NotedBlock {
  readonly block: number
  /** How many may be looked for, and the places of the first and the last of them. */
  readonly entries: number
  readonly first: number
  readonly last: number
  /** Whether all of the block is of the query's time. */
  readonly isInTime: boolean
}

/** Some of the blocks in which a query's entries can be, in order. */
interface SomeBlocks {
  readonly blocks: readonly NotedBlock[]
  /** The block up to which they were looked for; undefined when there are no others. */
  readonly reach: number | undefined
}

/** What is noted of the blocks in which a query's entries can be. */
export interface NotedBlocks {
  /** The first block that is not noted yet. */
  readonly next: number
  /** True when the notes count what is looked for, and not only what is looked for among others. */
  readonly isTold: boolean
  /** Where to look, in the order of the query and some at a time: whoever has enough stops. */
  inOrder(): AsyncGenerator<readonly NotedBlock[]>
  /** The newest of all blocks, wherever the page begins. */
  newest(): Promise<SomeBlocks>
  /** How many entries the notes count in all blocks; undefined where they do not know the time. */
  total(): Promise<number | undefined>
}

/** Notes that are read at once of each key: so many at first, and twice as many each further time. */
const AT_ONCE = 128

/** Finds the blocks in which a query's entries can be. */
export async function notedBlocks(db: Database, query: HistoryQuery): Promise<NotedBlocks> {
  const [keys = [], ...others] = keyListsOf(query)
  const blocks = await queryRaw<{ next: number }>(db, { text: `SELECT (${NEXT}) AS next` })
  const next = blocks[0]?.next ?? 0

  /** Blocks from one on, upwards or downwards. */
  async function read(from: number, isUp: boolean, most: number): Promise<SomeBlocks> {
    const statement = readNotes(query, { keys, from, isUp, most, next })
    const rows = await queryRaw<NotedBlock & { reach: number | null }>(db, statement)
    const found = others.length > 0 ? await withNotes(db, rows, others) : rows
    return { blocks: found, reach: rows[0]?.reach ?? undefined }
  }

  let newest: Promise<SomeBlocks> | undefined
  const readNewest = () => {
    newest ??= read(next - 1, false, AT_ONCE)
    return newest
  }

  return {
    next,
    isTold: others.length === 0,
    newest: readNewest,
    async *inOrder() {
      const { seen, isOldestFirst: isUp = false } = query
      let from = seen === undefined ? (isUp ? 0 : next - 1) : blockOf(seen)
      for (let most = AT_ONCE; ; most *= 2) {
        const isNewest = seen === undefined && !isUp && most === AT_ONCE
        const { blocks, reach } = await (isNewest ? readNewest() : read(from, isUp, most))
        yield blocks
        if (reach === undefined) return
        from = isUp ? reach + 1 : reach - 1
      }
    },
    async total() {
      if (isTimed(query)) return undefined
      const rows = await queryRaw<{ entries: string }>(db, {
        text: 'SELECT coalesce(sum(entries), 0) AS entries FROM event_block_key WHERE key = ANY ($1::text[]) AND block < $2',
        values: [keys, next],
      })
      return Number(rows[0]?.entries ?? 0)
    },
  }
}

/** The block of an entry; beyond all blocks that a number can name, the last of those. */
const blockOf = (entry: string): number =>
  Math.min(Math.floor(Number(entry) / BLOCK_SIZE), 2 ** 31 - 1)

interface Wanted {
  readonly keys: readonly string[]
  readonly from: number
  readonly isUp: boolean
  /** Blocks from here on may be noted by now, but are read with what is in none. */
  readonly next: number
  /** Of each key only so many are read; a block beyond those of any key may lack some of its notes and is left for the next time. */
  readonly most: number
}

/** Notes of keys, of blocks that have entries of the query's time. */
function readNotes(query: HistoryQuery, { keys, from, isUp, most, next }: Wanted) {
  const into = parameters()
  const place = (value: unknown, type: string) => `${into.add(value)}::${type}`
  const [isPast, order, farthest, nearest] = isUp
    ? ['>=', 'ASC', 'max', 'min']
    : ['<=', 'DESC', 'min', 'max']
  const limit = place(most, 'integer')
  // As few blocks as there are, those of a time are hashed; a join would leave the order of the notes.
  const timed = isTimed(query)
    ? `timed AS MATERIALIZED (SELECT block, ${inTime(query, into)} AS whole FROM event_block WHERE ${touchesTime(query, into)}),`
    : ''
  const isInTime = timed
    ? 'AND block BETWEEN (SELECT min(block) FROM timed) AND (SELECT max(block) FROM timed) AND (block IN (SELECT block FROM timed)) IS TRUE'
    : ''
  const text = `WITH ${timed} noted AS MATERIALIZED (
      SELECT k.key, n.* FROM unnest(${place(keys, 'text[]')}) k(key) CROSS JOIN LATERAL (
        SELECT block, entries, first, last FROM event_block_key e
        WHERE key = k.key AND block ${isPast} ${place(from, 'integer')} AND block < ${place(next, 'integer')} ${isInTime}
        ORDER BY block ${order} LIMIT ${limit}
      ) n
    ), read AS (
      SELECT ${nearest}(m.reach) AS reach
      FROM (SELECT ${farthest}(block) AS reach FROM noted GROUP BY key HAVING count(*) = ${limit}) m
    )
    SELECT n.block, sum(n.entries)::integer AS entries, min(n.first) AS first, max(n.last) AS last,
      ${timed ? '(SELECT t.whole FROM timed t WHERE t.block = n.block)' : 'true'} AS "isInTime", read.reach
    FROM noted n, read WHERE read.reach IS NULL OR n.block ${isUp ? '<=' : '>='} read.reach
    GROUP BY n.block, read.reach ORDER BY n.block ${order}`
  return { text, values: into.values }
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

const isTimed = ({ from, until }: HistoryQuery): boolean =>
  from !== undefined || until !== undefined

const bothOf = (tests: readonly (string | false)[]): string =>
  tests.filter((test) => test !== false).join(' AND ')

/** Whether a block has entries of a query's time, as SQL. */
const touchesTime = ({ from, until }: HistoryQuery, { add }: Parameters): string =>
  bothOf([
    from !== undefined && `last_at >= ${momentAt(add(from))}`,
    until !== undefined && `first_at < ${momentAt(add(until))}`,
  ])

/** Whether all entries of a block are of a query's time, as SQL. */
const inTime = ({ from, until }: HistoryQuery, { add }: Parameters): string =>
  bothOf([
    from !== undefined && `first_at >= ${momentAt(add(from))}`,
    until !== undefined && `last_at < ${momentAt(add(until))}`,
  ])

/** The stretches in which entries of a query's time can be: times are seldom out of order. */
export async function stretchesInTime(db: Database, query: HistoryQuery): Promise<Stretch[]> {
  if (!isTimed(query)) return [EVERYTHING]
  const into = parameters()
  const rows = await queryRaw<{ next: number; first: number | null; last: number | null }>(db, {
    text: `SELECT (${NEXT}) AS next, min(block) AS first, max(block) AS last FROM event_block WHERE ${touchesTime(query, into)}`,
    values: into.values,
  })
  const [{ next, first, last } = { next: 0, first: null, last: null }] = rows
  const newest = { ...EVERYTHING, first: next * BLOCK_SIZE }
  if (first === null || last === null) return [newest]
  return [{ first: first * BLOCK_SIZE, beyond: (last + 1) * BLOCK_SIZE }, newest]
}
