import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { Problem } from '@/lib/problem'
import { type ChangePlace, type FollowFrom, placeIn } from './positions'
import { FIRST_KEPT, sequenceAll } from './sequence'

/** A change as the feed has it. */
export interface ChangeRow {
  readonly place: ChangePlace
  /** What its batch is known by: another database has no batch of this number with this mark. */
  readonly mark: string
  readonly event_id: string
  readonly resource: string
  readonly record_id: string
  readonly version: string
  readonly at: number
  readonly user_id: number
  readonly audit_user_id: number
  readonly request_id: string
  readonly action: string
  readonly fields: readonly string[]
}

export interface ChangesRead {
  readonly rows: readonly ChangeRow[]
  /** Where to go on. */
  readonly place: ChangePlace
  /** Whether nothing that is in the feed follows. */
  readonly isEnd: boolean
}

/** Entries that one statement looks through, where few of them are wanted. */
const MAX_LOOKED = 20_000
/** After a statement that found too little, so many times more are looked through. */
const GROWTH = 8
/** Batches that one statement looks at. */
const BATCHES = 200

/** Numbers of entries in a row, none missing when they came into the feed. */
interface Stretch {
  readonly batch: string
  readonly mark: string
  readonly first: string
  /** Null of a batch of which nothing follows. */
  readonly beyond: string | null
}

/** Stretches after a place ($1 its batch, $2 its entry) that have $3 entries, or all of BATCHES. */
const STRETCHES = `WITH stretch AS (
  SELECT b.batch, b.mark, greatest(lower(r), CASE WHEN b.batch = $1 THEN $2::bigint + 1 ELSE 0 END) AS first, upper(r) AS beyond
  FROM (SELECT * FROM event_batch WHERE batch >= $1::bigint ORDER BY batch LIMIT ${BATCHES}) b
  LEFT JOIN LATERAL unnest(b.entries) AS r ON b.batch > $1 OR upper(r) > $2 + 1
), measured AS (
  SELECT *, coalesce(sum(beyond - first) OVER (ORDER BY batch, first ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before FROM stretch
)
SELECT batch::text, encode(mark, 'hex') AS mark, first::text, (beyond - greatest(before + beyond - first - $3::bigint, 0))::text AS beyond
FROM measured WHERE before < $3 ORDER BY measured.batch, measured.first`

/** The entries of stretches ($1 from, $2 before) of resources $3, and how many there are in all from number $4 on. */
const ENTRIES = `WITH looked AS MATERIALIZED (
  SELECT s.place, e.event_id, e.resource FROM unnest($1::bigint[], $2::bigint[]) WITH ORDINALITY s(first, beyond, place)
  CROSS JOIN LATERAL (SELECT e.event_id, e.resource FROM event e WHERE e.event_id >= s.first AND e.event_id < s.beyond OFFSET 0) e
), wanted AS (
  SELECT * FROM looked WHERE resource = ANY ($3::text[]) ORDER BY place, event_id LIMIT $5
)
SELECT c.kept::text, w.place::integer, e.event_id::text, e.resource, e.record_id, e.version::text,
  (extract(epoch FROM e.at) * 1000)::float8 AS at, e.user_id, e.audit_user_id, e.request_id, e.action, e.fields
FROM (SELECT count(*) AS kept FROM looked WHERE event_id >= $4::bigint) c
  LEFT JOIN wanted w ON true LEFT JOIN LATERAL (SELECT * FROM event e WHERE e.event_id = w.event_id) e ON true
ORDER BY w.place, w.event_id`

type EntryRow = Omit<ChangeRow, 'place' | 'mark'> & {
  readonly kept: string
  readonly place: number | null
}

/**
 * Reads changes of some resources after a place, in the order of the feed, until there are enough
 * or nothing follows: where few of them are wanted it may look through all of the feed.
 *
 * @param within for how long it looks, in ms: after that it comes back with what it has, however little,
 *   and with the place up to which it has looked
 * @throws Problem 410 where this database has no such place, or has dropped what follows it
 */
export async function readChanges(
  db: Database,
  from: ChangePlace,
  resources: readonly string[],
  limit: number,
  within = Number.POSITIVE_INFINITY,
): Promise<ChangesRead> {
  const until = performance.now() + within
  const rows: ChangeRow[] = []
  let place = from
  let looked = limit
  for (;;) {
    const part = await readPart(db, place, resources, { looked, limit: limit - rows.length })
    rows.push(...part.rows)
    place = part.place
    const isEnough = rows.length >= limit || performance.now() >= until
    if (part.isEnd || isEnough) return { rows, place, isEnd: part.isEnd }
    looked = Math.min(MAX_LOOKED, looked * GROWTH)
  }
}

/** As {@link readChanges}; undefined where it throws that there is no such place any more. */
export const keptChanges = (
  ...parameters: Parameters<typeof readChanges>
): Promise<ChangesRead | undefined> =>
  readChanges(...parameters).catch((error) => {
    if (error instanceof Problem && error.code === 'position_gone') return undefined
    throw error
  })

async function readPart(
  db: Database,
  from: ChangePlace,
  resources: readonly string[],
  { looked, limit }: { readonly looked: number; readonly limit: number },
): Promise<ChangesRead> {
  const found = await queryRaw<Stretch>(db, {
    text: STRETCHES,
    values: [from.batch, from.entry, looked],
    prepared: true,
  })
  const [own] = found
  if (Number(own?.batch) !== from.batch || !isOf(from, own?.mark)) throw gone()
  const stretches = found.flatMap((stretch) =>
    stretch.beyond === null ? [] : [{ ...stretch, beyond: Number(stretch.beyond) }],
  )
  const lengths = stretches.map(({ first, beyond }) => beyond - Number(first))
  const isEnd = sumOf(lengths) < looked && new Set(found.map(({ batch }) => batch)).size < BATCHES
  const placeOf = ({ batch, mark }: Pick<Stretch, 'batch' | 'mark'>, entry: number) =>
    placeIn(mark, { batch: Number(batch), entry, floor: from.floor })
  const last = found[found.length - 1] as Stretch
  const reached = stretches.length > 0 || last !== own
  const end = reached ? placeOf(last, last.beyond === null ? 0 : Number(last.beyond) - 1) : from
  if (stretches.length === 0) return { rows: [], place: end, isEnd }
  const entries = await queryRaw<EntryRow>(db, {
    text: ENTRIES,
    values: [
      stretches.map(({ first }) => first),
      stretches.map(({ beyond }) => beyond),
      resources,
      from.floor,
      limit,
    ],
    prepared: true,
  })
  const expected = stretches.map(({ first, beyond }) =>
    Math.max(0, beyond - Math.max(Number(first), from.floor)),
  )
  if (Number(entries[0]?.kept) < sumOf(expected)) throw gone()
  const rows = entries.flatMap(({ kept: _, place, ...entry }) => {
    const stretch = place === null ? undefined : stretches[place - 1]
    if (!stretch) return []
    return [{ ...entry, mark: stretch.mark, place: placeOf(stretch, Number(entry.event_id)) }]
  })
  const isCut = rows.length === limit
  return { rows, place: isCut ? (rows[limit - 1] as ChangeRow).place : end, isEnd: isEnd && !isCut }
}

/** Whether a place is one that was given out of the batch with this mark. */
const isOf = (place: ChangePlace, mark: string | undefined): boolean =>
  mark !== undefined && placeIn(mark, place).seal === place.seal

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

const gone = (): Problem =>
  new Problem(
    'position_gone',
    'This database has no such position, or no longer has all changes since. Read /fm/changes/snapshot, and go on from the position that comes with it.',
  )

/**
 * Finds that the records which came with a position were read of this database.
 *
 * @throws Problem 410 where it has no batch that there was when they were read
 */
export async function requireSeen(db: Database, { seen }: FollowFrom): Promise<void> {
  if (!seen) return
  const [batch] = await queryRaw<{ mark: string }>(db, {
    text: "SELECT encode(mark, 'hex') AS mark FROM event_batch WHERE batch = $1",
    values: [seen.batch],
    prepared: true,
  })
  if (!isOf(seen, batch?.mark)) throw gone()
}

/** The place of a batch, as a row says it; undefined where the feed was never begun. */
const placeAt = async (db: Database, text: string): Promise<ChangePlace | undefined> => {
  const [row] = await queryRaw<{ batch: string; mark: string; entry: string; floor: string }>(db, {
    text,
    prepared: true,
  })
  const numbers = row && {
    batch: Number(row.batch),
    entry: Number(row.entry),
    floor: Number(row.floor),
  }
  return numbers && placeIn(row.mark, numbers)
}

/** The place before the oldest change that is kept. */
export const oldestPlace = (db: Database): Promise<ChangePlace | undefined> =>
  placeAt(
    db,
    `SELECT batch::text, encode(mark, 'hex') AS mark, 0 AS entry, ${FIRST_KEPT}::text AS floor FROM event_batch ORDER BY event_batch.batch LIMIT 1`,
  )

/** The place after the newest change that is in the feed. */
export const newestPlace = (db: Database): Promise<ChangePlace | undefined> =>
  placeAt(
    db,
    `SELECT batch::text, encode(mark, 'hex') AS mark, coalesce(upper(entries) - 1, 0)::text AS entry, 0 AS floor FROM event_batch ORDER BY event_batch.batch DESC LIMIT 1`,
  )

/** When the change before a place was made, in ms since 1970; undefined where the place is before all changes. */
export async function madeAt(db: Database, { entry }: ChangePlace): Promise<number | undefined> {
  const [row] = await queryRaw<{ at: number }>(db, {
    text: 'SELECT (extract(epoch FROM at) * 1000)::float8 AS at FROM event WHERE event_id = $1',
    values: [entry],
    prepared: true,
  })
  return row?.at
}

/** The place after all that is committed by now. */
export async function placeNow(db: Database): Promise<ChangePlace> {
  await sequenceAll()
  return (await newestPlace(db)) as ChangePlace
}
