import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { from } from 'pg-copy-streams'
import { ADVISORY_LOCKS } from '@/lib/advisoryLocks'
import { beginUnbounded, type Connection, withConnection } from '../connection'
import { databaseFailure } from '../failure'
import { migrate } from '../migrations/migrate'
import { type Migration, migrations } from '../migrations/pending'
import { appliedMigrations, MIGRATIONS, type Table, tablesOf } from '../tables'
import { FORMAT, type Foot, type Head, type WithoutForeign } from './format'
import { keepFields } from './keepFields'
import { BackupReader, NotWhole } from './reading'
import { beginRestore, endRestore, isHalfRestored } from './unfinished'

/** Rows by table. */
type Restored = WithoutForeign<Pick<Foot, 'rows'>>

/** Classes of errors by which PostgreSQL says that rows are no rows of their tables. */
const NOT_TAKEN = /^2[23]/

/**
 * Fills an empty database from a backup, and brings it to this version. All rows come in one
 * transaction: where anything fails there are none, and the next try takes the tables for its own.
 * What a backup has beside what the migrations make is left out: others had it in the schema.
 *
 * @param url address of the database, past any pooler
 * @param file what `backup` wrote
 * @returns what was restored, and what was not
 * @throws Error in words for the operator, when the database is not empty, the file is not whole,
 *   or a newer version made it
 */
export async function restore(url: string, file: Readable): Promise<Restored> {
  const gunzip = createGunzip()
  // What fails here fails whoever reads.
  pipeline(file, gunzip).catch(() => {})
  const reader = new BackupReader(gunzip)
  try {
    const version = versionOf(headOf(await reader.line()))
    await withConnection(url, (connection) => begin(connection, version))
    await migrate(url, version)
    const restored = await withConnection(url, (connection) => fill(connection, reader))
    await migrate(url)
    return restored
  } catch (error) {
    const isRefused = NOT_TAKEN.test(databaseFailure(error).state ?? '')
    if (!(error instanceof NotWhole || isRefused)) throw error
    throw new Error(`Nothing was restored: ${(error as Error).message}.`)
  } finally {
    file.destroy()
  }
}

function headOf(line: unknown): Head {
  const head = Object(line) as Partial<Head>
  if (head.fleetbook_backup !== FORMAT || !Array.isArray(head.migrations)) {
    throw new NotWhole('the file is no backup of a form that this version knows')
  }
  return head as Head
}

/** The migrations that the database had of which a backup was made. */
function versionOf({ migrations: had }: Head) {
  const all = migrations()
  const known = new Set(all.map(({ name }) => name))
  const unknown = had.find((name) => !known.has(name))
  if (unknown) {
    throw new Error(
      `The backup is of a newer version of Fleetbook: this one does not know ${unknown}.`,
    )
  }
  const names = new Set(had)
  return all.filter(({ name }) => names.has(name))
}

/**
 * Begins a transaction in which nobody else restores into this database. Another, of the same moment, is
 * waited for before any table is touched: what it locks beside its rows, it locks in another order.
 */
async function beginAlone(connection: Connection): Promise<void> {
  await beginUnbounded(connection)
  await connection.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.restoring])
}

async function begin(connection: Connection, version: readonly Migration[]): Promise<void> {
  await beginAlone(connection)
  if (await isHalfRestored(connection)) return refuseNewerTables(connection, version)
  const [full] = await tablesOf(connection)
  if (full) {
    throw new Error(
      `The database is not empty: it has the table ${full.name}. A backup is restored into a new one: name that by DATABASE_URL, or a new folder by FLEETBOOK_DATA.`,
    )
  }
  await beginRestore(connection)
  await connection.query('COMMIT')
}

/** The tables that another try left take no rows of a version from before they were made. */
async function refuseNewerTables(
  connection: Connection,
  version: readonly Migration[],
): Promise<void> {
  const { rows } = await connection.query<{ found: boolean }>(
    'SELECT to_regclass($1) IS NOT NULL AS found',
    [MIGRATIONS],
  )
  if (!rows[0]?.found) return
  const names = new Set(version.map(({ name }) => name))
  const newer = (await appliedMigrations(connection)).find((name) => !names.has(name))
  if (newer === undefined) return
  throw new Error(
    `The backup is older than the tables that another try has left in the database: it is of before ${newer}. Restore it into a new one: name that by DATABASE_URL, or a new folder by FLEETBOOK_DATA.`,
  )
}

async function fill(connection: Connection, reader: BackupReader): Promise<Restored> {
  await beginAlone(connection)
  // What another has brought meanwhile is there.
  if (!(await isHalfRestored(connection))) {
    throw new Error('Nothing was restored: another restore into this database came to its end.')
  }
  const tables = await tablesOf(connection)
  const names = tables.map(({ name }) => name)
  // Rows come as they are: what triggers made of them is among them.
  for (const name of names) await connection.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  // What migrations have put there is in the backup as it was later.
  for (const name of names.toReversed()) await connection.query(`DELETE FROM ${name}`)
  const restored = await takeTables(connection, reader, tables)
  for (const name of names) await connection.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
  await endRestore(connection)
  await connection.query('COMMIT')
  await beginUnbounded(connection)
  await connection.query('ANALYZE')
  await connection.query('COMMIT')
  return restored
}

/**
 * Takes what is in a backup of the tables that its version has, all of it, and then where the
 * sequences stand.
 */
async function takeTables(
  connection: Connection,
  reader: BackupReader,
  tables: readonly Table[],
): Promise<Restored> {
  const wanted = new Map(tables.map((table) => [table.name, table]))
  const rows: Record<string, number> = {}
  const foreign: string[] = []
  let line = await reader.line()
  for (; isTable(line); line = await reader.line()) {
    const own = wanted.get(line.name)
    if (own) {
      rows[own.name] = await takeRows(connection, reader, line, own)
      foreign.push(...othersIn(line, own).map((column) => `${own.name}.${column}`))
    } else {
      for await (const _ of reader.rows());
      foreign.push(line.name)
    }
  }
  const foot = line as Foot
  const wrong = tables.find(({ name }) => !isAll(rows[name], foot.rows?.[name]))
  if (wrong) throw new NotWhole(`it has not all rows of ${wrong.name}`)
  for (const [name, { last, isCalled }] of Object.entries(foot.sequences)) {
    const { rows: found } = await connection.query<{ set: string | null }>(
      'SELECT setval(to_regclass($1), $2, $3) AS set',
      [name, last, isCalled],
    )
    if (found[0]?.set === null) foreign.push(name)
  }
  return { rows, foreign }
}

const othersIn = (saved: Table, own: Table): string[] =>
  saved.columns.filter((column) => !own.columns.includes(column))

/** Takes the rows of a table, of which a backup has to have every column. */
async function takeRows(
  connection: Connection,
  reader: BackupReader,
  saved: Table,
  own: Table,
): Promise<number> {
  const lacking = own.columns.find((column) => !saved.columns.includes(column))
  if (lacking) throw new NotWhole(`${own.name} lacks the column ${lacking} of its version`)
  const isKept = saved.columns.map((column) => own.columns.includes(column))
  const columns = saved.columns.filter((_, at) => isKept[at])
  const copy = connection.query(from(`COPY ${own.name} (${columns}) FROM STDIN`))
  const rows = Readable.from(reader.rows())
  await (isKept.includes(false) ? pipeline(rows, keepFields(isKept), copy) : pipeline(rows, copy))
  return copy.rowCount ?? 0
}

/**
 * Whether a table has the rows that were counted when its backup was made. Until 26 November 2026 the
 * count was sometimes taken before PostgreSQL had told it: none were counted then, and all are there.
 */
const isAll = (rows: number | undefined, counted: number | undefined): boolean =>
  rows !== undefined && (rows === counted || counted === 0)

const isTable = (line: unknown): line is Table => Array.isArray((line as Table).columns)
