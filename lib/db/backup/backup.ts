import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { createGzip, type Gzip } from 'node:zlib'
import { to } from 'pg-copy-streams'
import { beginUnbounded, type Connection, withConnection } from '../connection'
import { appliedMigrations, MIGRATIONS, type OwnSchema, ownSchema, type Table } from '../tables'
import {
  END_OF_ROWS,
  FORMAT,
  type Foot,
  type Head,
  type Sequence,
  type WithoutForeign,
} from './format'
import { HALF_RESTORED, isHalfRestored } from './unfinished'

/**
 * Writes all that Fleetbook holds in a database, as it was at one moment, while others go on writing
 * to it: what somebody else has made in its schema stays out ({@link ownSchema}). It needs none of
 * PostgreSQL's programs, holds nothing in memory, and is read by `restore`.
 *
 * @param url address of the database, past any pooler
 * @param into ended when all is written
 * @returns what was written, and what of the schema was not
 * @throws Error in words for the operator, when the records are not there that were to be restored into it
 */
export const backup = (url: string, into: Writable): Promise<WithoutForeign<Foot>> =>
  withConnection(url, async (connection) => {
    const gzip = createGzip({ level: 6 })
    const written = pipeline(gzip, into)
    const told = tellAll(connection, gzip).finally(() => gzip.end())
    const [saved] = await Promise.all([told, written])
    return saved
  })

async function tellAll(connection: Connection, gzip: Gzip): Promise<WithoutForeign<Foot>> {
  // Before there are tables, which the moment asks for; and in the moment, as a restore may just begin.
  await refuseHalfRestored(connection)
  const { tables, sequences, foreign } = await beginMoment(connection)
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
  const foot = { rows, sequences: await placesOf(connection, sequences) }
  await write(gzip, `${JSON.stringify(foot)}\n`)
  await connection.query('COMMIT')
  return { ...foot, foreign }
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
 * Begins a transaction of which every statement sees one moment, and tells what is Fleetbook's then. No
 * migration changes these tables until it ends: one that is written anew, or emptied, has no rows for
 * whoever sees the moment before, and would be saved as a table without any. The locks come first, as
 * the moment is that of the first query.
 */
async function beginMoment(connection: Connection): Promise<OwnSchema> {
  for (;;) {
    // In a transaction too, as names are written in it as they are in the moment.
    await beginUnbounded(connection, 'READ ONLY')
    const locked = namesOf(await ownSchema(connection))
    await connection.query('COMMIT')
    await beginUnbounded(connection, 'ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await connection.query(`LOCK TABLE ${[MIGRATIONS, ...locked]} IN ACCESS SHARE MODE`)
    const own = await ownSchema(connection)
    if (isDeepStrictEqual(namesOf(own), locked)) return own
    // A migration has made some meanwhile.
    await connection.query('ROLLBACK')
  }
}

const namesOf = ({ tables }: OwnSchema): string[] => tables.map(({ name }) => name)

async function write(gzip: Gzip, text: string | Buffer): Promise<void> {
  if (!gzip.write(text)) await once(gzip, 'drain')
}

/** Read after the rows: a sequence is of no transaction, and never behind what they hold. */
async function placesOf(
  connection: Connection,
  names: readonly string[],
): Promise<Record<string, Sequence>> {
  const sequences: Record<string, Sequence> = {}
  for (const name of names) {
    const { rows } = await connection.query<Sequence>(
      `SELECT last_value::text AS last, is_called AS "isCalled" FROM ${name}`,
    )
    sequences[name] = rows[0] as Sequence
  }
  return sequences
}
