import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { createGzip, type Gzip } from 'node:zlib'
import { to } from 'pg-copy-streams'
import { beginUnbounded, type Connection, withConnection } from '../connection'
import { END_OF_ROWS, FORMAT, type Foot, type Head, type Sequence } from './format'
import { appliedMigrations, MIGRATIONS, type Table, tablesOf } from './tables'
import { HALF_RESTORED, isHalfRestored } from './unfinished'

/**
 * Writes all that a database holds, as it was at one moment, while others go on writing to it. It
 * needs none of PostgreSQL's programs, holds nothing in memory, and is read by `restore`.
 *
 * @param url address of the database, past any pooler
 * @param into ended when all is written
 * @returns what was written
 * @throws Error in words for the operator, when the records are not there that were to be restored into it
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
  // Before there are tables, which the moment asks for; and in the moment, as a restore may just begin.
  await refuseHalfRestored(connection)
  const tables = await beginMoment(connection)
  await refuseHalfRestored(connection)
  const head: Head = {
    fleetbook_backup: FORMAT,
    made_at: new Date().toISOString(),
    migrations: await appliedMigrations(connection),
  }
  await write(gzip, `${JSON.stringify(head)}\n`)
  const rows: Record<string, number> = {}
  for (const table of tables) {
    await write(gzip, `${JSON.stringify(table)}\n`)
    rows[table.name] = await writeRows(connection, table, gzip)
    await write(gzip, END_OF_ROWS)
  }
  const foot = { rows, sequences: await sequencesOf(connection) }
  await write(gzip, `${JSON.stringify(foot)}\n`)
  await connection.query('COMMIT')
  return foot
}

/** Whole by its form and without a record, it would take the place of one that has them. */
async function refuseHalfRestored(connection: Connection): Promise<void> {
  if (await isHalfRestored(connection)) throw new Error(`Nothing was saved. ${HALF_RESTORED}`)
}

/**
 * Writes the rows of a table as COPY tells them.
 *
 * @returns how many, which PostgreSQL says after the last of them: it may come later than their end
 */
async function writeRows(
  connection: Connection,
  { columns, name }: Table,
  gzip: Gzip,
): Promise<number> {
  const isOver = once(connection, 'drain')
  const copy = connection.query(to(`COPY (SELECT ${columns} FROM ${name}) TO STDOUT`))
  const writeAll = async () => {
    for await (const piece of copy) await write(gzip, piece)
  }
  await Promise.all([writeAll(), isOver])
  return copy.rowCount
}

/**
 * Begins a transaction of which every statement sees one moment, and tells the tables of that moment.
 * No migration changes these until it ends: one that is written anew, or emptied, has no rows for
 * whoever sees the moment before, and would be saved as a table without any. The locks come first,
 * as the moment is that of the first query.
 */
async function beginMoment(connection: Connection): Promise<readonly Table[]> {
  for (;;) {
    const locked = namesOf(await tablesOf(connection))
    await beginUnbounded(connection, 'ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await connection.query(`LOCK TABLE ${[MIGRATIONS, ...locked]} IN ACCESS SHARE MODE`)
    const tables = await tablesOf(connection)
    if (isDeepStrictEqual(namesOf(tables), locked)) return tables
    // A migration has made some meanwhile.
    await connection.query('ROLLBACK')
  }
}

const namesOf = (tables: readonly Table[]): string[] => tables.map(({ name }) => name)

async function write(gzip: Gzip, text: string | Buffer): Promise<void> {
  if (!gzip.write(text)) await once(gzip, 'drain')
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
