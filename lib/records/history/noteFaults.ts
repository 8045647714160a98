import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { BLOCK_SIZE, COMPLETE, NEXT, NOTED_AT_ONCE, NOTES } from './blocks'

/** The first block of which nothing may be noted yet. */
const END = `least((${NEXT}), (${COMPLETE}))`

/**
 * Blocks of which something else is noted than occurs in them: $1 the first of them, $2 the one after
 * the last. Notes that were made before they had places have those of the whole block, which is no
 * fault: to look in too many places leaves nothing out.
 */
const MISNOTED = `WITH ${NOTES}
SELECT coalesce(n.block, k.block)::integer AS block FROM key_notes n
FULL JOIN (SELECT * FROM event_block_key WHERE block >= $1::bigint AND block < $2::bigint) k ON k.block = n.block AND k.key = n.key
WHERE (k.entries = n.entries AND k.first <= n.first AND k.last >= n.last) IS NOT TRUE
UNION
SELECT n.block::integer FROM block_notes n LEFT JOIN event_block b ON b.block = n.block
WHERE b.block IS NULL OR (b.first_at, b.last_at) IS DISTINCT FROM (n.first_at, n.last_at)
ORDER BY 1`

/** Blocks of which nothing may be noted, as they have numbers that were not given out or are no blocks. */
const NOTED_EARLY = `SELECT block FROM event_block WHERE block < 0 OR block >= ${END}
UNION SELECT block FROM event_block_key WHERE block < 0 OR block >= ${END} ORDER BY 1`

/** What has everything noted anew by and by, by whoever owns the tables. */
export const NOTE_ANEW = 'TRUNCATE event_block, event_block_key'

/**
 * Holds what is noted of the history's blocks against their entries. Lists, their totals and recent
 * changes are read by the notes, and whatever is not noted does not show there, though it is sealed.
 *
 * @param tell is told of each block whose notes are wrong, in a sentence
 * @returns how many there are
 */
export async function verifyNotes(db: Database, tell: (fault: string) => void): Promise<number> {
  const [{ end } = { end: 0 }] = await queryRaw<{ end: number }>(db, {
    text: `SELECT ${END} AS end`,
  })
  const wrong: number[] = (await queryRaw<{ block: number }>(db, { text: NOTED_EARLY })).map(
    ({ block }) => block,
  )
  for (let first = 0; first < end; first += NOTED_AT_ONCE) {
    const rows = await queryRaw<{ block: number }>(db, {
      text: MISNOTED,
      values: [first, Math.min(end, first + NOTED_AT_ONCE)],
    })
    wrong.push(...rows.map(({ block }) => block))
  }
  for (const block of wrong) tell(faultOf(block))
  return wrong.length
}

const faultOf = (block: number): string =>
  `What is noted of entries ${block * BLOCK_SIZE} to ${(block + 1) * BLOCK_SIZE - 1} is not what they are: lists of the history may leave some out, or count others.`
