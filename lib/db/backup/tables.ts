import type { Connection } from '../connection'
import { RESTORING } from './unfinished'

/** A table whose rows a backup holds. */
export interface Table {
  /** As SQL, with its schema where that is not the usual one. */
  readonly name: string
  /** Its columns as SQL, but for those that PostgreSQL computes. */
  readonly columns: readonly string[]
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

/** All tables with rows to keep; each comes after those that it refers to. */
export async function tablesOf(connection: Connection): Promise<Table[]> {
  const { rows } = await connection.query<Table & { refersTo: string[] }>(
    `SELECT class.oid::regclass::text AS name,
      ARRAY(SELECT quote_ident(attname) FROM pg_attribute
        WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
        ORDER BY attnum) AS columns,
      ARRAY(SELECT DISTINCT confrelid::regclass::text FROM pg_constraint
        WHERE conrelid = class.oid AND contype = 'f' AND confrelid <> class.oid) AS "refersTo"
    FROM pg_class class
    WHERE class.relnamespace = current_schema()::regnamespace AND class.relkind IN ('r', 'p')
      AND NOT class.relispartition AND class.relname <> ALL ($1)
    ORDER BY class.relname`,
    [NOTES],
  )
  const left = new Map(rows.map((row) => [row.name, row]))
  const ordered: Table[] = []
  while (left.size > 0) {
    const next = [...left.values()].find(({ refersTo }) => !refersTo.some((name) => left.has(name)))
    if (!next) throw new Error(`Tables refer to each other in a circle: ${[...left.keys()]}.`)
    left.delete(next.name)
    ordered.push({ name: next.name, columns: next.columns })
  }
  return ordered
}
