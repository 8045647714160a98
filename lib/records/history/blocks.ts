import { tryLockFor } from '@/lib/db/advisoryLocks'
import type { Database } from '@/lib/db/database'
import { executeRaw, queryRaw } from '@/lib/db/raw'
import { inTransaction } from '@/lib/db/transaction'
import { BLOCK_SIZE } from '@/lib/derive/database/historyRetention'
import type { HistoryQuery } from './conditions'
import { isEntered } from './writers'

/**
 * Entries of the history with so many numbers in a row are a block. Nothing ever changes in a
 * block once no entry of it is still to come, so what occurs in it is noted once, afterwards and
 * apart from the changes themselves: of each resource how many entries there are, and how many for
 * each user, audit user and field and for each two of them, and between which places of the block
 * they stand. A read then goes to the blocks that have what it looks for, and to the newest entries,
 * which are in no block yet (docs/decisions/0013).
 */
export { BLOCK_SIZE }

/** Entries with the numbers from one on, and before another. */
export interface Stretch {
  readonly first: number
  readonly beyond: number
}

export const EVERYTHING: Stretch = { first: 0, beyond: Number.MAX_SAFE_INTEGER }

/** What entries of a resource can have in common: how an entry says it, and how a query asks for it. */
const TRAITS = {
  u: { sql: 'a.user_id', of: (query: HistoryQuery) => query.userId },
  a: { sql: 'a.audit_user_id', of: (query: HistoryQuery) => query.auditUserId },
  f: { sql: 'a.name', of: (query: HistoryQuery) => query.field },
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

/**
 * The keys of what a query looks for. A block has some only if it has a note of each list; more
 * than one list tells less than the query asks, as three traits are not noted together.
 */
export function keyListsOf(query: HistoryQuery): string[][] {
  const asked = ALL.filter((trait) => TRAITS[trait].of(query) !== undefined)
  return (asked.length > 2 ? pairsOf(asked) : [asked]).map((traits) => keysOf(query, traits))
}

const NOTED_OF_EACH = 'count(*) AS entries, min(place) AS first, max(place) AS last'

/**
 * SQL for what occurs in blocks, as parts of a statement: `key_notes` and `block_notes`, which have
 * the columns of the tables. $1 is the first of the blocks, $2 the one after the last.
 */
export const NOTES = `written AS (
  SELECT event_id / ${BLOCK_SIZE} AS block, event_id % ${BLOCK_SIZE} AS place, at, user_id, audit_user_id, resource, fields FROM event
  WHERE event_id >= $1::bigint * ${BLOCK_SIZE} AND event_id < $2::bigint * ${BLOCK_SIZE}
), alike AS (
  SELECT block, resource, user_id, audit_user_id, ${NOTED_OF_EACH} FROM written GROUP BY 1, 2, 3, 4
), changed AS (
  SELECT block, resource, user_id, audit_user_id, f.name, ${NOTED_OF_EACH} FROM written, unnest(fields) f(name) GROUP BY 1, 2, 3, 4, 5
), keyed AS (
  SELECT a.block, a.entries, a.first, a.last, unnest(ARRAY[${keysSql(false)}]) AS key FROM alike a
  UNION ALL
  SELECT a.block, a.entries, a.first, a.last, unnest(ARRAY[${keysSql(true)}]) FROM changed a
), key_notes AS (
  SELECT key, block, sum(entries) AS entries, min(first) AS first, max(last) AS last FROM keyed GROUP BY 1, 2
), block_notes AS (
  SELECT b.block, min(w.at) AS first_at, max(w.at) AS last_at
  FROM generate_series($1::bigint, $2::bigint - 1) b(block) LEFT JOIN written w ON w.block = b.block GROUP BY 1
)`

/** Notes what occurs in blocks. */
const NOTE = `WITH ${NOTES}, noted AS (
  INSERT INTO event_block_key (key, block, entries, first, last) SELECT key, block, entries, first, last FROM key_notes
)
INSERT INTO event_block (block, first_at, last_at) SELECT block, first_at, last_at FROM block_notes`

/** The first block that is not noted yet. */
export const NEXT = 'SELECT coalesce(max(block) + 1, 0) FROM event_block'

/** The first block whose numbers are not all given out. */
export const COMPLETE = `SELECT ((last_value + 1) / ${BLOCK_SIZE})::integer FROM event_event_id_seq`

/** Blocks that one statement notes: a quarter of a second's work. */
export const NOTED_AT_ONCE = 32

/**
 * Notes what occurs in the next few blocks that are complete. Of processes that do so at the same
 * time one goes on, and the others leave it to that one.
 *
 * @returns how many blocks were noted; none when there was nothing to do, {@link NOTED_AT_ONCE} when
 *   there may be more
 */
export const noteBlocks = (outside: Database): Promise<number> =>
  inTransaction(outside, async (db) => {
    if (!(await tryLockFor(db, 'notingHistory'))) return 0
    const { next, complete } = await completeBlocks(db)
    const end = Math.min(complete, next + NOTED_AT_ONCE)
    if (end <= next) return 0
    await executeRaw(db, { text: NOTE, values: [next, end] })
    return end - next
  })

/** The first block that is not noted, and the first that is not complete: 0 when that cannot be told just now. */
async function completeBlocks(db: Database): Promise<{ next: number; complete: number }> {
  const given = await queryRaw<{ next: number; complete: number }>(db, {
    text: `SELECT (${NEXT}) AS next, (${COMPLETE}) AS complete`,
  })
  const { next, complete } = given[0] ?? { next: 0, complete: 0 }
  return complete <= next || (await isEntered(db)) ? { next, complete } : { next, complete: 0 }
}

/**
 * Notes anew the block that a cut goes through, if it does: what was noted of entries that went has
 * gone with them.
 *
 * @param db the transaction in which they went, and in which nobody else notes
 * @param last the last number that went
 */
export async function noteRest(db: Database, last: number): Promise<void> {
  const rest = Math.floor((last + 1) / BLOCK_SIZE)
  if ((last + 1) % BLOCK_SIZE > 0) await executeRaw(db, { text: NOTE, values: [rest, rest + 1] })
}

/** SQL for the number from which on all entries stand that were made after a moment. */
export const firstAfter = (moment: string): string =>
  `(SELECT coalesce(min(block) FILTER (WHERE last_at > ${moment}), max(block) + 1, 0) FROM event_block) * ${BLOCK_SIZE}::bigint`
