import { randomBytes } from 'node:crypto'
import { pool } from '../pool/pool'

/** How far the database has been written at some moment: what was committed before stands there. */
export interface WalPosition {
  /** The place in its log, as PostgreSQL writes one. */
  readonly at: string
  /** What the database says of the history that its log is of; see {@link MARK}. */
  readonly mark: string
}

/** Whether one place in a log comes before another. */
export const isBefore = (one: string, other: string): boolean => bytesTo(one) < bytesTo(other)

/** Bytes of a log up to a place, which PostgreSQL writes as two numbers of 32 bits. */
function bytesTo(place: string): bigint {
  const [high, low] = place.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/**
 * The setting by which one history of the log is told from another. Places in the log alone do not
 * tell: a server that does not follow a new primary may have come further in the old one's log. The
 * mark is written once to the log of each, so whoever shows it has read on in that log.
 */
const MARK = 'wal_history'

/** SQL for the mark that a server shows. */
export const SHOWN_MARK = `(SELECT value FROM setting WHERE name = '${MARK}')`

/**
 * SQL for what a mark begins with: the timeline's number, the database, and the transaction that wrote
 * it. A database that was restored, or copied, has all rows of another, and its mark among them: as
 * another transaction put that there, or in another database, it is known for none of this one.
 *
 * @param writer SQL for the transaction
 */
const beginningOf = (writer: string) =>
  `format('%s %s %s ', left(pg_walfile_name(pg_current_wal_insert_lsn()), 8),
    (SELECT oid FROM pg_database WHERE datname = current_database()), ${writer})`

/** SQL for whether the mark in a row `s` is of the log that is written now. */
const IS_OWN = `starts_with(s.value, ${beginningOf('s.xmin')})`

/**
 * What is acknowledged has been flushed, as far as replicas are sent it. Where the operator has
 * commits acknowledged before that, it is all that has been begun to be written.
 */
const WRITTEN = `CASE WHEN current_setting('synchronous_commit') = 'off'
  THEN pg_current_wal_insert_lsn() ELSE pg_current_wal_flush_lsn() END`

const POSITION = {
  name: 'wal_position',
  text: `SELECT (${WRITTEN})::text AS at,
    (SELECT s.value FROM setting s WHERE s.name = '${MARK}' AND ${IS_OWN}) AS mark`,
}

interface Told {
  readonly at: string
  /** Null where none is of the log that is written now. */
  readonly mark: string | null
}

/** PostgreSQL's word for a server that follows another, and so writes no log. */
const FOLLOWS = '55000'

let asking: Promise<WalPosition | undefined> | undefined

/**
 * How far the primary has been written. Calls that come in the same turn of the event loop ask
 * together, after the last of them has come: each is told of all that was committed before it.
 *
 * @returns undefined where the server of DATABASE_URL is none just now
 */
export function writtenPosition(): Promise<WalPosition | undefined> {
  asking ??= new Promise((turn) => setImmediate(turn)).then(() => {
    asking = undefined
    return ask()
  })
  return asking
}

async function ask(): Promise<WalPosition | undefined> {
  try {
    const told = await tell()
    if (isMarked(told)) return told
    await writeMark()
    const marked = await tell()
    return isMarked(marked) ? marked : undefined
  } catch (error) {
    if ((error as { readonly code?: string }).code === FOLLOWS) return undefined
    throw error
  }
}

async function tell(): Promise<Told> {
  const { rows } = await pool().query<Told>(POSITION)
  return rows[0] as Told
}

const isMarked = (told: Told): told is WalPosition => told.mark !== null

/** Two that were cut off from each other may have begun timelines of the same number. */
const writeMark = () =>
  pool().query(
    `INSERT INTO setting AS s (name, value) SELECT '${MARK}', ${beginningOf('pg_current_xact_id()::xid')} || $1
      ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE NOT ${IS_OWN}`,
    [randomBytes(12).toString('hex')],
  )
