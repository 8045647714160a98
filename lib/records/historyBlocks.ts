import { setTimeout } from 'node:timers/promises'
import type { Queryable } from '@/lib/db/queryable'
import { type HistoryQuery, momentAt } from './historyConditions'

/**
 * Entries of the history with so many numbers in a row are a block. Nothing ever changes in a
 * block once no entry of it is still to come, so what occurs in it is noted once, afterwards and
 * apart from the changes themselves: of each resource how many entries there are, and how many for
 * each user, audit user and field and for each two of them. A read then goes to the blocks that
 * have what it looks for, and to the newest entries, which are in no block yet
 * (docs/decisions/0013).
 */
export const BLOCK_SIZE = 1024

/** What entries of a resource can have in common: how an entry says it, and how a query asks for it. */
const TRAITS = {
  u: { sql: 'a.user_id', of: (query: HistoryQuery) => query.userId },
  a: { sql: 'a.audit_user_id', of: (query: HistoryQuery) => query.auditUserId },
  f: { sql: 'f.name', of: (query: HistoryQuery) => query.field },
}
type Trait = keyof typeof TRAITS

const ALL = Object.keys(TRAITS) as Trait[]

/** Each two of the traits given, in their order. */
const pairsOf = (traits: readonly Trait[]): Trait[][] =>
  traits.flatMap((first, index) => traits.slice(index + 1).map((second) => [first, second]))

/** Which traits are noted together. */
const NOTED: readonly (readonly Trait[])[] = [[], ...ALL.map((trait) => [trait]), ...pairsOf(ALL)]

/** SQL for the keys of an entry, of those that name a field or of those that name none. */
const keysSql = (withField: boolean): string =>
  NOTED.filter((traits) => traits.includes('f') === withField)
    .map((traits) =>
      [`'${traits.join('')}'`, 'a.resource', ...traits.map((t) => TRAITS[t].sql)].join(
        " || ':' || ",
      ),
    )
    .join(', ')

/** The keys that entries with these traits have in a query: one for each of its resources. */
const keysOf = (query: HistoryQuery, traits: readonly Trait[]): string[] =>
  query.resources.map((resource) =>
    [traits.join(''), resource, ...traits.map((trait) => TRAITS[trait].of(query))].join(':'),
  )

/** Notes what occurs in blocks: $1 the first of them, $2 the one after the last. */
const NOTE = `WITH written AS (
  SELECT event_id / ${BLOCK_SIZE} AS block, at, user_id, audit_user_id, resource, fields FROM event
  WHERE event_id >= $1::bigint * ${BLOCK_SIZE} AND event_id < $2::bigint * ${BLOCK_SIZE}
), alike AS (
  SELECT block, user_id, audit_user_id, resource, fields, count(*) AS entries FROM written GROUP BY 1, 2, 3, 4, 5
), keyed AS (
  SELECT a.block, a.entries, unnest(ARRAY[${keysSql(false)}]) AS key FROM alike a
  UNION ALL
  SELECT a.block, a.entries, unnest(ARRAY[${keysSql(true)}]) FROM alike a, unnest(a.fields) f(name)
), noted AS (
  INSERT INTO event_block_key (key, block, entries) SELECT key, block, sum(entries) FROM keyed GROUP BY 1, 2
)
INSERT INTO event_block (block, first_at, last_at)
SELECT b.block, min(w.at), max(w.at) FROM generate_series($1::bigint, $2::bigint - 1) b(block) LEFT JOIN written w ON w.block = b.block
GROUP BY 1`

/** The first block that is not noted yet. */
const NEXT = 'SELECT coalesce(max(block) + 1, 0) FROM event_block'

/** Transactions that may have entries to come: all of them, or those of $1 that are left. */
const WRITERS = `SELECT virtualtransaction AS transaction FROM pg_locks
  WHERE locktype = 'relation' AND relation = 'event'::regclass AND mode = 'RowExclusiveLock' AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND ($1::text[] IS NULL OR virtualtransaction = ANY ($1))`

/** Any number that no other use of advisory locks in this database has. */
const NOTING_LOCK = 7_205_553
/** Blocks that one statement notes: a quarter of a second's work. */
const NOTED_AT_ONCE = 32
/** How often to look, and after how many ms, whether transactions have ended. */
const LOOKS = { most: 20, after: 50 }

/**
 * Notes what occurs in the next few blocks that are complete. Of processes that do so at the same
 * time one goes on, and the others leave it to that one.
 *
 * @param connection a connection of its own, which holds a lock meanwhile
 * @returns how many blocks were noted; none when there was nothing to do
 */
export async function noteBlocks(connection: Queryable): Promise<number> {
  const { rows } = await connection.query<{ mine: boolean }>({
    text: `SELECT pg_try_advisory_lock(${NOTING_LOCK}) AS mine`,
  })
  if (!rows[0]?.mine) return 0
  try {
    const { next, complete } = await completeBlocks(connection)
    const end = Math.min(complete, next + NOTED_AT_ONCE)
    if (end > next) await connection.query({ text: NOTE, values: [next, end] })
    return Math.max(0, end - next)
  } finally {
    await connection.query({ text: `SELECT pg_advisory_unlock(${NOTING_LOCK})` })
  }
}

/**
 * The first block that is not noted, and the first that is not complete: 0 when that cannot be
 * told just now. A transaction holds the table's lock for writing from before its entry takes a
 * number until it ends. So once those have ended that held it after a number was given out, no
 * entry up to that number is still to come. To lock the table against them would tell as well,
 * but changes would wait for it.
 */
async function completeBlocks(connection: Queryable): Promise<{ next: number; complete: number }> {
  const given = await connection.query<{ next: number; complete: number }>({
    text: `SELECT (${NEXT}) AS next, ((last_value + 1) / ${BLOCK_SIZE})::integer AS complete FROM event_event_id_seq`,
  })
  const { next, complete } = given.rows[0] ?? { next: 0, complete: 0 }
  let writers: readonly string[] | null = null
  for (let look = 0; complete > next && look < LOOKS.most; look++) {
    const { rows }: { rows: { transaction: string }[] } = await connection.query({
      text: WRITERS,
      values: [writers],
    })
    if (rows.length === 0) return { next, complete }
    writers = rows.map(({ transaction }) => transaction)
    await setTimeout(LOOKS.after)
  }
  return { next, complete: 0 }
}

/** SQL for the number from which on all entries stand that were made after a moment. */
export const firstAfter = (moment: string): string =>
  `(SELECT coalesce(min(block) FILTER (WHERE last_at > ${moment}), max(block) + 1, 0) FROM event_block) * ${BLOCK_SIZE}::bigint`

/** A block, and how many of its entries may be looked for. */
export interface NotedBlock {
  readonly block: number
  readonly entries: number
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

/** Notes that are read at once of each key. */
const AT_ONCE = 128

/** Finds the blocks in which a query's entries can be. */
export async function notedBlocks(db: Queryable, query: HistoryQuery): Promise<NotedBlocks> {
  const asked = ALL.filter((trait) => TRAITS[trait].of(query) !== undefined)
  const [keys = [], ...others] = (asked.length > 2 ? pairsOf(asked) : [asked]).map((traits) =>
    keysOf(query, traits),
  )
  const isTold = others.length === 0 && !isTimed(query)
  const { next, first, last } = await blocksInTime(db, query)

  /** Blocks from one on, upwards or downwards, and the one up to which all keys were read. */
  async function read(from: number, isUp: boolean) {
    const values: unknown[] = [keys, from, first, last]
    const times = timeTests(query, (value) => `$${values.push(value)}`)
    const { rows } = await db.query<NotedBlock & { reach: number | null }>({
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
      for (;;) {
        const { blocks, reach } = await read(from, isUp)
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
      const { rows } = await db.query<{ entries: string }>({
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
 * Notes of the keys $1 from block $2 on, between $3 and $4. Of each key only so many are read; a
 * block beyond those of any key may lack some of its notes and is left for the next time.
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
      SELECT k.key, n.block, n.entries FROM unnest($1::text[]) k(key) CROSS JOIN LATERAL (
        SELECT block, entries FROM event_block_key e
        WHERE key = k.key AND block ${isPast} $2::integer AND block BETWEEN $3::integer AND $4::integer${inTime}
        ORDER BY block ${order} LIMIT ${AT_ONCE}
      ) n
    ), read AS (
      SELECT ${nearest}(m.reach) AS reach
      FROM (SELECT ${farthest}(block) AS reach FROM noted GROUP BY key HAVING count(*) = ${AT_ONCE}) m
    )
    SELECT n.block, sum(n.entries)::integer AS entries, read.reach FROM noted n, read
    WHERE read.reach IS NULL OR n.block ${isUp ? '<=' : '>='} read.reach
    GROUP BY n.block, read.reach ORDER BY n.block ${order}`
}

/** Those of the blocks that have a note of each list of keys. */
async function withNotes(
  db: Queryable,
  blocks: readonly NotedBlock[],
  lists: readonly string[][],
): Promise<NotedBlock[]> {
  const tests = lists.map(
    (_, index) =>
      `EXISTS (SELECT 1 FROM event_block_key o WHERE o.key = ANY ($${index + 2}::text[]) AND o.block = b.block)`,
  )
  const { rows } = await db.query<{ block: number }>({
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
async function blocksInTime(db: Queryable, query: HistoryQuery) {
  const values: unknown[] = []
  const { rows } = await db.query<{ next: number; first: number | null; last: number | null }>({
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
