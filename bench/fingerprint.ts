import { createHash } from 'node:crypto'
import { migrations } from '@/lib/db/migrations/pending'

/** Names the database schema by its migrations, so that a changed one is never measured as the new. */
export function databaseFingerprint(): string {
  const hash = createHash('sha256')
  for (const { sql } of migrations()) hash.update(sql)
  return hash.digest('hex').slice(0, 8)
}
