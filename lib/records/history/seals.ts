import { tryLockFor } from '@/lib/db/advisoryLocks'
import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { inTransaction } from '@/lib/db/transaction'
import { DIGEST } from '@/lib/derive/database/entryDigest'
import { BLOCK_SIZE, NEXT } from './blocks'
import { isEntered } from './writers'

/** The most entries under one seal. */
const SEALED_AT_ONCE = 1024
/** Seals that one transaction sets: half a second's work. */
const SEALS_AT_ONCE = 32
/** So many entries has a transaction sealed that left some to the next. */
export const MAX_SEALED = SEALS_AT_ONCE * SEALED_AT_ONCE

/**
 * SQL for what a seal `s` is to have as its chain: a digest of all of it and of the chain before.
 *
 * @param before SQL for that; empty before the first
 */
export const chained = (before: string): string =>
  `sha256(${before} || convert_to(jsonb_build_array(s.seal, s.first, s.last, s.entries, extract(epoch FROM s.at))::text, 'UTF8') || s.digests)`

/**
 * Seals entries that have numbers up to $1 and no seal yet: those that come next, as many as go
 * under one. Numbers of changes that were undone belong to the seal around them, so that an entry
 * put in there later is found out.
 */
const SEAL = `WITH before AS (
  SELECT coalesce(max(seal), 0) AS seal, coalesce(max(last), 0) AS last,
    coalesce((SELECT chain FROM event_seal ORDER BY seal DESC LIMIT 1), '') AS chain
  FROM event_seal
), entry AS MATERIALIZED (
  SELECT e.event_id, ${DIGEST} AS digest FROM event e
  WHERE e.event_id > (SELECT last FROM before) AND e.event_id <= $1::bigint
  ORDER BY e.event_id LIMIT ${SEALED_AT_ONCE}
), s AS (
  SELECT b.seal + 1 AS seal, b.last + 1 AS first, b.chain AS before,
    CASE WHEN count(*) = ${SEALED_AT_ONCE} THEN max(e.event_id) ELSE $1::bigint END AS last,
    array_agg(e.event_id ORDER BY e.event_id) AS entries, string_agg(e.digest, '' ORDER BY e.event_id) AS digests,
    date_trunc('milliseconds', clock_timestamp()) AS at
  FROM before b, entry e GROUP BY b.seal, b.last, b.chain
)
INSERT INTO event_seal (seal, first, last, entries, digests, at, chain)
SELECT s.seal, s.first, s.last, s.entries, s.digests, s.at, ${chained('s.before')} FROM s
RETURNING cardinality(entries) AS entries`

const GIVEN = `SELECT CASE WHEN is_called THEN last_value ELSE 0 END::text AS given,
  last_value > coalesce((SELECT max(last) FROM event_seal), 0) AS is_more FROM event_event_id_seq`

/**
 * Seals the entries that were added to the history since the last seal. Changes neither wait for it
 * nor do anything for it: it comes after them, once every transaction has ended that may still add
 * an entry between. Of processes that seal at the same time one goes on, and the others leave it to
 * that one (docs/decisions/0045).
 *
 * @returns how many entries were sealed; none when there was nothing to do, {@link MAX_SEALED} when
 *   there is more
 */
export const sealHistory = (outside: Database): Promise<number> =>
  inTransaction(outside, async (db) => {
    if (!(await tryLockFor(db, 'sealingHistory'))) return 0
    const [numbers] = await queryRaw<{ given: string; is_more: boolean }>(db, { text: GIVEN })
    if (!numbers?.is_more || !(await isEntered(db))) return 0
    let sealed = 0
    for (let seals = 0; seals < SEALS_AT_ONCE; seals++) {
      const [seal] = await queryRaw<{ entries: number }>(db, {
        text: SEAL,
        values: [numbers.given],
      })
      if (!seal) break
      sealed += seal.entries
    }
    return sealed
  })

/** The newest seal: whoever knows it elsewhere can tell whether the history is still what it was. */
export async function headOfSeals(
  db: Database,
): Promise<{ readonly seal: number; readonly chain: string } | undefined> {
  const [head] = await queryRaw<{ seal: number; chain: string }>(db, {
    text: "SELECT seal, encode(chain, 'hex') AS chain FROM event_seal ORDER BY seal DESC LIMIT 1",
  })
  return head
}

/**
 * How far sealing is behind what is entered: the age of the oldest entry without a seal, in
 * seconds. With it stands how many entries, at most, are not noted yet.
 */
export async function historyBehind(
  db: Database,
): Promise<{ readonly unsealed: number; readonly unnoted: number }> {
  const [behind] = await queryRaw<{ unsealed: number; unnoted: number }>(db, {
    text: `SELECT coalesce((SELECT greatest(0, extract(epoch FROM now() - at)) FROM event
        WHERE event_id > (SELECT coalesce(max(last), 0) FROM event_seal) ORDER BY event_id LIMIT 1), 0)::float8 AS unsealed,
      (SELECT CASE WHEN is_called THEN last_value ELSE 0 END - (${NEXT}) * ${BLOCK_SIZE}::bigint + 1 FROM event_event_id_seq)::float8 AS unnoted`,
    prepared: true,
  })
  return behind ?? { unsealed: 0, unnoted: 0 }
}
