import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { pool } from '../pool/pool'

export const MIGRATIONS = 'prisma/migrations'

/** A step from one schema to the next. */
export interface Migration {
  readonly name: string
  readonly sql: string
}

/** The names of the committed migrations, oldest first. */
const migrationNames = (): string[] =>
  readdirSync(MIGRATIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()

/** The committed migrations, oldest first. */
export const migrations = (): Migration[] =>
  migrationNames().map((name) => ({
    name,
    sql: readFileSync(join(MIGRATIONS, name, 'migration.sql'), 'utf8'),
  }))

/** What the service needs of a database. */
export interface Readiness {
  /** Names of the migrations that it still lacks; a failed one counts as lacking. */
  readonly pending: readonly string[]
  /** Names of those that it has and this version does not know: a newer one was there. */
  readonly unknown: readonly string[]
  /** Whether what the service writes is taken: not by a standby, or where sessions can only read. */
  readonly isWritable: boolean
}

const APPLIED =
  'ARRAY(SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1)'

/** How PostgreSQL calls it that a table is missing. */
const UNDEFINED_TABLE = '42P01'

/** Asks the database, by one statement, whether it is ready. */
export async function readiness(
  connection: Pick<pg.ClientBase, 'query'> = pool(),
): Promise<Readiness> {
  const ask = (applied: string) =>
    connection.query<{ is_writable: boolean; applied: string[] }>(
      `SELECT current_setting('transaction_read_only') = 'off' AS is_writable, ${applied} AS applied`,
    )
  const { rows } = await ask(APPLIED).catch((fault: { code?: unknown }) => {
    // Nobody has migrated it ever.
    if (fault.code === UNDEFINED_TABLE) return ask("'{}'::text[]")
    throw fault
  })
  const [known, there] = [migrationNames(), rows[0]?.applied ?? []]
  return {
    pending: known.filter((name) => !there.includes(name)),
    unknown: there.filter((name) => !known.includes(name)),
    isWritable: rows[0]?.is_writable === true,
  }
}
