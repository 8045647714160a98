import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { database, driverOf } from '@/lib/db/database'
import { env } from '@/lib/env'
import { WINDOW_SECONDS } from './headers'

/** What all processes together have drawn of an account's budget in its window. */
export interface Drawn {
  readonly units: number
  /** Until the window ends. */
  readonly milliseconds: number
}

let counter: RateLimiterPostgres | undefined

const create = (): RateLimiterPostgres =>
  new RateLimiterPostgres({
    // The library names its statements, and the counters of sign-ins have the same names.
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        driverOf(database()).query(text, values),
    },
    storeType: 'client',
    tableName: 'call_allowance',
    tableCreated: true,
    // Housekeeping does it.
    clearExpiredByTimeout: false,
    keyPrefix: 'account',
    points: env().RATE_LIMIT_PER_MINUTE,
    duration: WINDOW_SECONDS,
  })

/**
 * Counts units against the budget that all processes over this database share, by one statement. A
 * new window begins with the first that are drawn after the last one's end.
 *
 * @returns what has been drawn by now, these units included
 * @throws Error of the database
 */
export async function draw(account: number, units: number): Promise<Drawn> {
  counter ??= create()
  const { consumedPoints, msBeforeNext } = await counter.penalty(account, units)
  return { units: consumedPoints, milliseconds: msBeforeNext }
}
