import { createHash, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { ADVISORY_LOCKS } from '@/lib/advisoryLocks'
import { beginUnbounded, type Connection, withConnection } from '../connection'
import { faultOfSchema, WHERE_IT_LOOKS, type WhereItLooks } from '../firstSchema'
import { faultOfLetterCase, MAKE_ANEW } from './letterCase'
import { lockTables } from './locks'
import { type Migration, migrations } from './pending'
import { areInUse, LOCK_WAIT } from './tablesInUse'

/**
 * Where Prisma notes what it has applied. Its own command and this one see the same history,
 * whichever of them was there first.
 */
const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY NOT NULL,
  checksum varchar(64) NOT NULL,
  finished_at timestamptz,
  migration_name varchar(255) NOT NULL,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(),
  applied_steps_count integer NOT NULL DEFAULT 0
)`

/**
 * Applies the migrations that the database does not have yet, each in one transaction with the
 * note that it was: whoever is killed in the middle of one leaves the database as it was before
 * it. Of several processes that start at once each migration is applied by one, and the others
 * find it done.
 *
 * @param url address of the database
 * @param list all migrations of this version, oldest first
 * @returns names of the migrations applied
 * @throws Error when one fails, when another tool has left one half done, or when the database has
 *   one that this version does not know
 */
export const migrate = (
  url: string,
  list: readonly Migration[] = migrations(),
): Promise<string[]> =>
  withConnection(url, async (connection) => {
    await refuseOtherEncodings(connection)
    await refuseOtherLetterCase(connection)
    await refuseOtherSchemas(connection)
    const applied: string[] = []
    let end = performance.now() + PATIENCE
    for (;;) {
      const next = await applyNext(connection, list)
      if (next === IN_USE) {
        if (performance.now() > end) throw new Error(ALWAYS_IN_USE)
        await setTimeout(PAUSE + Math.random() * PAUSE)
        continue
      }
      if (next === undefined) return applied
      applied.push(next)
      end = performance.now() + PATIENCE
    }
  })

/** Text is compared, measured and searched as UTF-8, by letters; a server without a locale has others. */
async function refuseOtherEncodings(connection: Connection): Promise<void> {
  const { rows } = await connection.query<{ encoding: string }>(
    "SELECT current_setting('server_encoding') AS encoding",
  )
  const encoding = rows[0]?.encoding
  if (encoding === 'UTF8') return
  throw new Error(`The database keeps text as ${encoding}, and Fleetbook needs UTF8. ${MAKE_ANEW}`)
}

/** A new database is soon made anew. Of one that holds records already a start says it in the log. */
async function refuseOtherLetterCase(connection: Connection): Promise<void> {
  const { rows } = await connection.query<{ is_new: boolean }>(
    "SELECT to_regclass('_prisma_migrations') IS NULL AS is_new",
  )
  const fault = rows[0]?.is_new ? await faultOfLetterCase(connection) : undefined
  if (fault) throw new Error(fault)
}

/** Half of what migrations do would come to the one schema, and half to the other. */
async function refuseOtherSchemas(connection: Connection): Promise<void> {
  const { rows } = await connection.query<WhereItLooks>(`SELECT ${WHERE_IT_LOOKS}`)
  const fault = rows[0] && faultOfSchema(rows[0])
  if (fault) throw new Error(fault)
}

/** Says that calls hold what a migration needs. */
const IN_USE = Symbol('in use')

/** How long calls are let through then, in ms: so long, and up to as long again. */
const PAUSE = 250
/** For how long that is tried, in ms. */
const PATIENCE = 300_000

const ALWAYS_IN_USE =
  'The tables were in use all the time, by a transaction that does not end: a backup, or a session left open. Nothing was half done; run it again.'

/** Applies the oldest that is lacking, unless its tables are in use; undefined where none is. */
async function applyNext(
  connection: Connection,
  list: readonly Migration[],
): Promise<string | typeof IN_USE | undefined> {
  await beginUnbounded(connection)
  try {
    // Until the end of the transaction, so that also a pooler between keeps it.
    await connection.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migrating])
    await connection.query('SET LOCAL client_min_messages = warning')
    await connection.query(TABLE)
    const next = await firstLacking(connection, list)
    if (next) await apply(connection, next)
    await connection.query('COMMIT')
    return next?.name
  } catch (error) {
    // Where the connection is lost, PostgreSQL undoes it by itself.
    await connection.query('ROLLBACK').catch(() => undefined)
    if (areInUse(error)) return IN_USE
    throw error
  }
}

async function firstLacking(
  connection: Connection,
  list: readonly Migration[],
): Promise<Migration | undefined> {
  const { rows } = await connection.query<{ name: string; is_done: boolean }>(
    'SELECT migration_name AS name, finished_at IS NOT NULL AS is_done FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  )
  const halfDone = rows.find(({ is_done }) => !is_done)
  if (halfDone) {
    throw new Error(
      `Another tool began the migration ${halfDone.name} and did not finish it. Look at what it did, then say so with npx prisma migrate resolve --applied or --rolled-back ${halfDone.name}.`,
    )
  }
  const known = new Set(list.map(({ name }) => name))
  const unknown = rows.find(({ name }) => !known.has(name))
  if (unknown) {
    throw new Error(
      `The database has the migration ${unknown.name}, which this version of Fleetbook does not know: a newer one was here, or one that was never released.`,
    )
  }
  const done = new Set(rows.map(({ name }) => name))
  return list.find(({ name }) => !done.has(name))
}

async function apply(connection: Connection, { name, sql }: Migration): Promise<void> {
  await lockTables(connection, sql)
  await connection.query(`SET LOCAL lock_timeout = ${LOCK_WAIT}`)
  try {
    await connection.query(sql)
  } catch (error) {
    if (areInUse(error)) throw error
    throw new Error(`${name} failed, and nothing of it was kept: ${(error as Error).message}`)
  }
  await connection.query(
    'INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), clock_timestamp(), 1)',
    [randomUUID(), createHash('sha256').update(sql).digest('hex'), name],
  )
}
