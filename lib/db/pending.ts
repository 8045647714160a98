import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { pool } from './pool'

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

/**
 * Names of the migrations that the database still lacks; a failed one counts as lacking.
 *
 * @param connection to another database than the process's own
 */
export async function pendingMigrations(
  connection: Pick<pg.Client, 'query'> = pool(),
): Promise<string[]> {
  const table = await connection.query(
    "SELECT to_regclass('_prisma_migrations') IS NOT NULL AS found",
  )
  const applied = table.rows[0]?.found
    ? await connection.query(
        'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
      )
    : { rows: [] }
  const names = new Set(applied.rows.map((row: { migration_name: string }) => row.migration_name))
  return migrationNames().filter((name) => !names.has(name))
}
