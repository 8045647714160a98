import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIGRATIONS, migrationNames } from '@/lib/db/pending'

/** Names the database schema by its migrations, so that a changed one is never measured as the new. */
export function databaseFingerprint(): string {
  const hash = createHash('sha256')
  for (const name of migrationNames()) {
    hash.update(readFileSync(join(MIGRATIONS, name, 'migration.sql')))
  }
  return hash.digest('hex').slice(0, 8)
}
