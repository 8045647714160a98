import { randomBytes } from 'node:crypto'
import { pool } from './pool'

/** How far the database has been written at some moment: what was committed before stands there. */
export interface WalPosition {
  /** The place in its log, as PostgreSQL writes one. */
  readonly at: string
  /** What the database says of the history that its log is of; see {@link MARK}. */
  readonly mark: string
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
 * What is acknowledged has been flushed, as far as replicas are sent it. Where the operator has
 * commits acknowledged before that, it is all that has been begun to be written.
 */
const WRITTEN = `CASE WHEN current_setting('synchronous_commit') = 'off'
  THEN pg_current_wal_insert_lsn() ELSE pg_current_wal_flush_lsn() END`

const POSITION = {
  name: 'wal_position',
  text: `SELECT (${WRITTEN})::text AS at, ${SHOWN_MARK} AS mark,
    left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) AS timeline`,
}

interface Told {
  readonly at: string
  readonly mark: string | null
  readonly timeline: string
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
    if (isOf(told)) return told
    await writeMark(told.timeline)
    const marked = await tell()
    return isOf(marked) ? marked : undefined
  } catch (error) {
    if ((error as { readonly code?: string }).code === FOLLOWS) return undefined
    throw error
  }
}

async function tell(): Promise<Told> {
  const { rows } = await pool().query<Told>(POSITION)
  return rows[0] as Told
}

/** True where the mark is of the log that is written now: each primary begins a timeline of its own. */
const isOf = (told: Told): told is Told & WalPosition =>
  told.mark?.startsWith(told.timeline) === true

/** Two that were cut off from each other may have begun timelines of the same number. */
const writeMark = (timeline: string) =>
  pool().query(
    `INSERT INTO setting AS s (name, value) VALUES ('${MARK}', $1)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE left(s.value, 8) <> $2`,
    [`${timeline} ${randomBytes(12).toString('hex')}`, timeline],
  )
