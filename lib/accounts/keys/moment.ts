import { databaseNow } from '@/lib/db/clock'
import type { Database } from '@/lib/db/database'
import { clockOffset } from '@/lib/time/serviceClock'

/**
 * The moment that keys go by, in milliseconds since 1970: the database's, so that all machines judge one
 * alike, as a demonstration's clock has it.
 */
export const keyMoment = async (db: Database): Promise<number> =>
  (await databaseNow(db)).getTime() + clockOffset()
