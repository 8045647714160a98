import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip, type Gzip } from 'node:zlib'
import { to } from 'pg-copy-streams'
import { beginUnbounded, type Connection, withConnection } from '../connection'
import { END_OF_ROWS, FORMAT, type Foot, type Head, type Sequence } from './format'
import { tablesOf } from './tables'

/**
 * Writes all that a database holds, as it was at one moment, while others go on writing to it. It
 * needs none of PostgreSQL's programs, holds nothing in memory, and is read by `restore`.
 *
 * @param url address of the database, past any pooler
 * @param into ended when all is written
 * @returns what was written
 */
export const backup = (url: string, into: Writable): Promise<Foot> =>
  withConnection(url, async (connection) => {
    const gzip = createGzip({ level: 6 })
    const written = pipeline(gzip, into)
    const told = tellAll(connection, gzip).finally(() => gzip.end())
    const [foot] = await Promise.all([told, written])
    return foot
  })

async function tellAll(connection: Connection, gzip: Gzip): Promise<Foot> {
  // Every statement of the transaction sees the moment of the first.
  await beginUnbounded(connection, 'ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const head: Head = {
    fleetbook_backup: FORMAT,
    made_at: new Date().toISOString(),
    migrations: await appliedMigrations(connection),
  }
  await write(gzip, `${JSON.stringify(head)}\n`)
  const rows: Record<string, number> = {}
  for (const table of await tablesOf(connection)) {
    await write(gzip, `${JSON.stringify(table)}\n`)
    const copy = connection.query(to(`COPY (SELECT ${table.columns} FROM ${table.name}) TO STDOUT`))
    for await (const piece of copy) await write(gzip, piece)
    await write(gzip, END_OF_ROWS)
    rows[table.name] = copy.rowCount
  }
  const foot = { rows, sequences: await sequencesOf(connection) }
  await write(gzip, `${JSON.stringify(foot)}\n`)
  await connection.query('COMMIT')
  return foot
}

async function write(gzip: Gzip, text: string | Buffer): Promise<void> {
  if (!gzip.write(text)) await once(gzip, 'drain')
}

async function appliedMigrations(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1',
  )
  return rows.map(({ name }) => name)
}

/** Read after the rows: a sequence is of no transaction, and never behind what they hold. */
async function sequencesOf(connection: Connection): Promise<Record<string, Sequence>> {
  const { rows } = await connection.query<{ name: string }>(
    "SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = current_schema()::regnamespace ORDER BY 1",
  )
  const sequences: Record<string, Sequence> = {}
  for (const { name } of rows) {
    const { rows: found } = await connection.query<Sequence>(
      `SELECT last_value::text AS last, is_called AS "isCalled" FROM ${name}`,
    )
    sequences[name] = found[0] as Sequence
  }
  return sequences
}
