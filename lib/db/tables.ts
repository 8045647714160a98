import { RESTORING } from './backup/unfinished'
import type { Connection } from './connection'
import { type CreatedObjects, createdBy } from './migrations/createdObjects'
import { migrations } from './migrations/pending'

/** A table with rows to keep. */
export interface Table {
  /** As SQL, with its schema where that is not the usual one. */
  readonly name: string
  /** Its columns as SQL, but for those that PostgreSQL computes. */
  readonly columns: readonly string[]
}

/** What of a schema is Fleetbook's. */
export interface OwnSchema {
  /** Each comes after those that it refers to. */
  readonly tables: readonly Table[]
  /** As SQL. */
  readonly sequences: readonly string[]
  /** As SQL, what somebody else has made there: tables, columns of own tables, sequences of no table. */
  readonly foreign: readonly string[]
}

/** Prisma's notes of what was applied. */
export const MIGRATIONS = '_prisma_migrations'

/** Beside them that a restore goes on: the notes of a restored database are its own. */
const NOTES = [MIGRATIONS, RESTORING]

/** Names of the migrations that a database has, oldest first. */
export async function appliedMigrations(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    `SELECT migration_name AS name FROM ${MIGRATIONS} WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

/**
 * What of a migrated schema its migrations have made, and not whoever else works in it. It is read off
 * the migrations that the database notes, so that of an older version it is what that one has. Where
 * a newer version has applied some whose SQL is not here, nobody can tell its tables from others: all
 * of the schema counts as Fleetbook's then, as a table that is saved too much is left out by the
 * restore, and one that was not saved is lost.
 */
export async function ownSchema(connection: Connection): Promise<OwnSchema> {
  const made = await madeIn(connection)
  const foreign: string[] = []
  const own: Found[] = []
  for (const table of await findTables(connection)) {
    const names = made?.tables.get(table.relname)
    if (made && !names) {
      foreign.push(table.name)
      continue
    }
    const isOwn = (at: number) => names?.has(table.attnames[at] as string) ?? true
    own.push({ ...table, columns: table.columns.filter((_, at) => isOwn(at)) })
    const others = table.columns.filter((_, at) => !isOwn(at))
    foreign.push(...others.map((column) => `${table.name}.${column}`))
  }
  const sequences: string[] = []
  for (const { name, relname, of, attname } of await findSequences(connection)) {
    const isOwn =
      !made || made.sequences.has(relname) || made.tables.get(of ?? '')?.has(attname ?? '')
    if (isOwn) sequences.push(name)
    // Any other goes with its column.
    else if (of === null) foreign.push(name)
  }
  return { tables: inOrder(own), sequences, foreign }
}

/** What the migrations of a database have made; undefined where this version does not know all of them. */
async function madeIn(connection: Connection): Promise<CreatedObjects | undefined> {
  const applied = new Set(await appliedMigrations(connection))
  const list = migrations().filter(({ name }) => applied.has(name))
  return list.length === applied.size ? createdBy(list) : undefined
}

/** All tables of a schema, whoever made them; each comes after those that it refers to. */
export const tablesOf = async (connection: Connection): Promise<Table[]> =>
  inOrder(await findTables(connection))

/** A table as the catalogue has it. */
interface Found extends Table {
  readonly relname: string
  /** Its columns as the catalogue calls them. */
  readonly attnames: readonly string[]
  readonly refersTo: readonly string[]
}

async function findTables(connection: Connection): Promise<Found[]> {
  const columnsAs = (text: string) => `ARRAY(SELECT ${text} FROM pg_attribute
        WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
        ORDER BY attnum)`
  const { rows } = await connection.query<Found>(
    `SELECT class.oid::regclass::text AS name, class.relname::text,
      ${columnsAs('quote_ident(attname)')} AS columns, ${columnsAs('attname::text')} AS attnames,
      ARRAY(SELECT DISTINCT confrelid::regclass::text FROM pg_constraint
        WHERE conrelid = class.oid AND contype = 'f' AND confrelid <> class.oid) AS "refersTo"
    FROM pg_class class
    WHERE class.relnamespace = current_schema()::regnamespace AND class.relkind IN ('r', 'p')
      AND NOT class.relispartition AND class.relname <> ALL ($1)
    ORDER BY class.relname`,
    [NOTES],
  )
  return rows
}

function inOrder(found: readonly Found[]): Table[] {
  const left = new Map(found.map((table) => [table.name, table]))
  const ordered: Table[] = []
  while (left.size > 0) {
    const next = [...left.values()].find(({ refersTo }) => !refersTo.some((name) => left.has(name)))
    if (!next) throw new Error(`Tables refer to each other in a circle: ${[...left.keys()]}.`)
    left.delete(next.name)
    ordered.push({ name: next.name, columns: next.columns })
  }
  return ordered
}

/** A sequence, and the column that it goes with. */
interface FoundSequence {
  readonly name: string
  readonly relname: string
  readonly of: string | null
  readonly attname: string | null
}

async function findSequences(connection: Connection): Promise<FoundSequence[]> {
  const { rows } = await connection.query<FoundSequence>(
    `SELECT class.oid::regclass::text AS name, class.relname::text,
      owner.relname::text AS of, attribute.attname::text
    FROM pg_class class
    LEFT JOIN pg_depend ON classid = 'pg_class'::regclass AND objid = class.oid
      AND refclassid = 'pg_class'::regclass AND refobjsubid > 0 AND deptype IN ('a', 'i')
    LEFT JOIN pg_class owner ON owner.oid = refobjid
    LEFT JOIN pg_attribute attribute ON attrelid = refobjid AND attnum = refobjsubid
    WHERE class.relkind = 'S' AND class.relnamespace = current_schema()::regnamespace
    ORDER BY 1`,
  )
  return rows
}
