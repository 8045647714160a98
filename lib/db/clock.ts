import type { Database } from './database'
import { queryRaw } from './raw'

/**
 * The database's time, which is the same for all processes: what they keep there is cleared by it. It
 * is that of its machine, as tokens and limits go by, also where a demonstration has a clock of its own.
 */
export async function databaseNow(db: Database): Promise<Date> {
  const [row] = await queryRaw<{ now: Date }>(db, {
    text: 'SELECT pg_catalog.clock_timestamp() AS now',
  })
  return (row as { now: Date }).now
}
