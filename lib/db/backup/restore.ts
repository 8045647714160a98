import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import { from } from 'pg-copy-streams'
import { ADVISORY_LOCKS } from '@/lib/advisoryLocks'
import { beginUnbounded, type Connection, withConnection } from '../connection'
import { databaseFailure } from '../failure'
import { migrate } from '../migrations/migrate'
import { type Migration, migrations } from '../migrations/pending'
import { FORMAT, type Foot, type Head } from './format'
import { BackupReader, NotWhole } from './reading'
import { appliedMigrations, MIGRATIONS, type Table, tablesOf } from './tables'
import { beginRestore, endRestore, isHalfRestored } from './unfinished'

/** Classes of errors by which PostgreSQL says that rows are no rows of their tables. */
const NOT_TAKEN = /^2[23]/

/**
 * Fills an empty database from a backup, and brings it to this version. All rows come in one
 * transaction: where anything fails there are none, and the next try takes the tables for its own.
 *
 * @param url address of the database, past any pooler
 * @param file what `backup` wrote
 * @returns what was read
 * @throws Error in words for the operator, when the database is not empty, the file is not whole,
 *   or a newer version made it
 */
export async function restore(url: string, file: Readable): Promise<Foot> {
  const gunzip = createGunzip()
  // What fails here fails whoever reads.
  pipeline(file, gunzip).catch(() => {})
  const reader = new BackupReader(gunzip)
  try {
    const version = versionOf(headOf(await reader.line()))
    await withConnection(url, (connection) => begin(connection, version))
    await migrate(url, version)
    const foot = await withConnection(url, (connection) => fill(connection, reader))
    await migrate(url)
    return foot
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

async function fill(connection: Connection, reader: BackupReader): Promise<Foot> {
  await beginAlone(connection)
  // What another has brought meanwhile is there.
  if (!(await isHalfRestored(connection))) {
    throw new Error('Nothing was restored: another restore into this database came to its end.')
  }
  const tables = new Map((await tablesOf(connection)).map((table) => [table.name, table]))
  // What migrations have put there is in the backup as it was later.
  const [names, reversed] = [[...tables.keys()], [...tables.keys()].reverse()]
  // Rows come as they are: what triggers made of them is among them.
  for (const name of names) await connection.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  for (const name of reversed) await connection.query(`DELETE FROM ${name}`)
  const rows: Record<string, number> = {}
  let line = await reader.line()
  while (isTable(line)) {
    const { columns = [] } = tables.get(line.name) ?? {}
    if (!isDeepStrictEqual(line.columns, columns)) {
      throw new NotWhole(`${line.name} is no table of its version, or has other columns`)
    }
    const copy = connection.query(from(`COPY ${line.name} (${columns}) FROM STDIN`))
    await pipeline(Readable.from(reader.rows()), copy)
    rows[line.name] = copy.rowCount ?? 0
    line = await reader.line()
  }
  const foot = line as Foot
  const wrong = names.find((name) => !isAll(rows[name], foot.rows?.[name]))
  if (wrong) throw new NotWhole(`it has not all rows of ${wrong}`)
  for (const [name, { last, isCalled }] of Object.entries(foot.sequences)) {
    await connection.query('SELECT setval($1::regclass, $2, $3)', [name, last, isCalled])
  }
  for (const name of names) await connection.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
  await endRestore(connection)
  await connection.query('COMMIT')
  await beginUnbounded(connection)
  await connection.query('ANALYZE')
  await connection.query('COMMIT')
  return { ...foot, rows }
}

/**
 * Whether a table has the rows that were counted when its backup was made. Until 26 November 2026 the
 * count was sometimes taken before PostgreSQL had told it: none were counted then, and all are there.
 */
const isAll = (rows: number | undefined, counted: number | undefined): boolean =>
  rows !== undefined && (rows === counted || counted === 0)

const isTable = (line: unknown): line is Table => Array.isArray((line as Table).columns)
