import { createHash, randomUUID } from 'node:crypto'
import { ADVISORY_LOCKS } from './advisoryLocks'
import { type Connection, withConnection } from './connection'
import { type Migration, migrations } from './pending'

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
    const applied: string[] = []
    for (;;) {
      const name = await applyNext(connection, list)
      if (name === undefined) return applied
      applied.push(name)
    }
  })

/** Applies the oldest that is lacking; undefined where none is. */
async function applyNext(
  connection: Connection,
  list: readonly Migration[],
): Promise<string | undefined> {
  await connection.query('BEGIN')
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
      `The database has the migration ${unknown.name}, which this version of Fleetbook does not know: a newer one was here.`,
    )
  }
  const done = new Set(rows.map(({ name }) => name))
  return list.find(({ name }) => !done.has(name))
}

async function apply(connection: Connection, { name, sql }: Migration): Promise<void> {
  try {
    await connection.query(sql)
  } catch (error) {
    throw new Error(`${name} failed, and nothing of it was kept: ${(error as Error).message}`)
  }
  await connection.query(
    'INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), clock_timestamp(), 1)',
    [randomUUID(), createHash('sha256').update(sql).digest('hex'), name],
  )
}
