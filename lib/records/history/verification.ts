import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { DIGEST, DIGEST_BYTES } from '@/lib/derive/database/entryDigest'
import { type HistoryCut, latestCut } from './cut'
import { chained } from './seals'

/** Seals that are looked at by one statement. */
export const SEALS_READ = 32

/** A seal as it was published: its number and its chain. */
export interface Head {
  readonly seal: number
  readonly chain: string
}

/** What the history was found to be, beside what is wrong with it. */
export interface Verified {
  readonly entries: number
  readonly seals: number
  readonly head: Head | undefined
  /** Entries after the last seal, which nothing proves yet. */
  readonly unsealed: number
  readonly faults: number
  /** Where it was cut off by age. */
  readonly cut: HistoryCut | undefined
}

/** A seal, held against the entries under it. */
export interface SealRow extends Head {
  readonly first: string
  readonly last: string
  readonly entries: number
  /** Whether its chain is that of what it says and of the seal before. */
  readonly follows: boolean
  /** Whether its entries are there as they were, and no others. */
  readonly same: boolean
}

/** $1 the seal after which to go on, $2 its chain. */
const SEALS = `SELECT s.seal, encode(s.chain, 'hex') AS chain, s.first::text, s.last::text, cardinality(s.entries) AS entries,
  s.chain = ${chained("coalesce(lag(s.chain) OVER (ORDER BY s.seal), decode($2, 'hex'))")} AS follows,
  s.entries = n.entries AND s.digests = n.digests AS same
FROM event_seal s CROSS JOIN LATERAL (
  SELECT coalesce(array_agg(e.event_id ORDER BY e.event_id), '{}') AS entries, coalesce(string_agg(e.digest, '' ORDER BY e.event_id), '') AS digests
  FROM (SELECT e.event_id, ${DIGEST} AS digest FROM event e WHERE e.event_id BETWEEN s.first AND s.last) e
) n
WHERE s.seal > $1 ORDER BY s.seal LIMIT ${SEALS_READ}`

/** What became of the entries under the seal $1. */
const DIFFERENCES = `WITH was AS (
  SELECT w.event_id, substring(s.digests FROM (w.place - 1)::integer * ${DIGEST_BYTES} + 1 FOR ${DIGEST_BYTES}) AS digest
  FROM event_seal s, unnest(s.entries) WITH ORDINALITY w(event_id, place) WHERE s.seal = $1
), present AS (
  SELECT e.event_id, ${DIGEST} AS digest, e.resource || ' ' || e.record_id AS record
  FROM event e, event_seal s WHERE s.seal = $1 AND e.event_id BETWEEN s.first AND s.last
)
SELECT event_id::text AS entry, p.record, CASE WHEN p.digest IS NULL THEN 'removed' WHEN w.digest IS NULL THEN 'added' ELSE 'altered' END AS what
FROM was w FULL JOIN present p USING (event_id) WHERE w.digest IS DISTINCT FROM p.digest ORDER BY event_id`

/** The next few seals after one, or after none, each held against its entries. */
export const sealsAfter = (db: Database, head: Head | undefined): Promise<SealRow[]> =>
  queryRaw<SealRow>(db, { text: SEALS, values: [head?.seal ?? 0, head?.chain ?? ''] })

/**
 * Holds the history against its seals. Where it was cut off by age, the seals go on from the cut. What
 * goes by age in the midst of it is no fault: then all is held against what there is since.
 *
 * @param tell is told of each thing that is wrong, in a sentence
 * @param known a seal that was published, and that has to be there still
 */
export async function verifyHistory(
  db: Database,
  tell: (fault: string) => void,
  known?: Head,
): Promise<Verified> {
  for (;;) {
    const faults: string[] = []
    const cut = await latestCut(db)
    const found = await verifyFrom(db, cut, (fault) => faults.push(fault), known)
    if (faults.length > 0 && (await latestCut(db))?.seal !== cut?.seal) continue
    for (const fault of faults) tell(fault)
    return { ...found, faults: faults.length }
  }
}

async function verifyFrom(
  db: Database,
  cut: HistoryCut | undefined,
  fault: (sentence: string) => void,
  known: Head | undefined,
): Promise<Omit<Verified, 'faults'>> {
  let head: (Head & { readonly last: string }) | undefined = cut
  const counted = { entries: 0, seals: 0 }
  let isKnown = known !== undefined && known.seal === cut?.seal && known.chain === cut.chain
  for (const sentence of await outsideNumbers(db, cut)) fault(sentence)
  for (;;) {
    const seals: SealRow[] = await sealsAfter(db, head)
    for (const row of seals) {
      for (const sentence of faultsOfSeal(row, head)) fault(sentence)
      if (!row.same) for (const sentence of await differences(db, row)) fault(sentence)
      isKnown ||= row.seal === known?.seal && row.chain === known.chain
      counted.entries += row.entries
      counted.seals += 1
      head = row
    }
    if (seals.length < SEALS_READ) break
  }
  if (known && cut && known.seal < cut.seal) {
    fault(
      `Seal ${known.seal} went with the history that was dropped by age, up to seal ${cut.seal}: a newer head is needed.`,
    )
  } else if (known && !isKnown) {
    fault(`Seal ${known.seal} is not the one that was published: the history was sealed anew.`)
  }
  const [rest] = await queryRaw<{ unsealed: string }>(db, {
    text: 'SELECT count(*) AS unsealed FROM event WHERE event_id > $1::bigint',
    values: [head?.last ?? 0],
  })
  return { ...counted, head, cut, unsealed: Number(rest?.unsealed ?? 0) }
}

/** Where entries stand that no seal can have: before the first, or beyond all numbers that were given out. */
const OUTSIDE = `SELECT e.event_id::text AS entry, e.resource || ' ' || e.record_id AS record, e.event_id <= $1::bigint AS early
FROM event e WHERE e.event_id <= $1::bigint OR e.event_id > (SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM event_event_id_seq)
ORDER BY e.event_id`

/** What is wrong with entries whose numbers were never given out, or went with what was dropped by age. */
async function outsideNumbers(db: Database, cut: HistoryCut | undefined): Promise<string[]> {
  const added = await queryRaw<{ entry: string; record: string; early: boolean }>(db, {
    text: OUTSIDE,
    values: [cut?.last ?? 0],
  })
  return added.map(({ entry, record, early }) => {
    const where =
      early && cut ? 'where all were dropped by age' : 'under a number that was never given out'
    return `Entry ${entry} (${record}) was added, ${where}.`
  })
}

/** What is wrong with a seal itself, and between it and the one before. */
export function faultsOfSeal(
  { seal, first, follows }: SealRow,
  before: { readonly seal: number; readonly last: string } | undefined,
): string[] {
  const expected = (before?.seal ?? 0) + 1
  if (seal !== expected) {
    const gone =
      expected === seal - 1 ? `Seal ${expected} is` : `Seals ${expected} to ${seal - 1} are`
    return [`${gone} gone: nothing proves the entries before ${first}.`]
  }
  const starts = BigInt(before?.last ?? 0) + 1n === BigInt(first)
  return follows && starts ? [] : [`Seal ${seal} was altered, or the one before it.`]
}

async function differences(db: Database, { seal }: Head): Promise<string[]> {
  const found = await queryRaw<{ entry: string; what: string; record: string | null }>(db, {
    text: DIFFERENCES,
    values: [seal],
  })
  return found.map(
    ({ entry, what, record }) => `Entry ${entry}${record ? ` (${record})` : ''} was ${what}.`,
  )
}
