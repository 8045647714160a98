import { ADVISORY_LOCKS } from './advisoryLocks'
import { withConnection } from './connection'
import { migrationsList, NO_FILTERS, openEngine } from './engine'
import { pendingMigrations } from './pending'

/**
 * Applies the migrations that the database does not have yet. Safe when several processes start
 * at once: one migrates, the others wait and find nothing to do.
 *
 * @param url address of the database
 * @returns names of the migrations applied
 * @throws Error when the database has a failed migration, or one that this version does not know
 */
export function migrate(url: string): Promise<string[]> {
  return withConnection(url, async (guard) => {
    await guard.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.migrating])
    if ((await pendingMigrations(guard)).length === 0) return []
    const { engine, close } = await openEngine(url)
    try {
      const { appliedMigrationNames } = await engine.applyMigrations({
        migrationsList: migrationsList(),
        filters: NO_FILTERS,
      })
      return appliedMigrationNames
    } finally {
      await close()
    }
  })
}
