import { pool } from '@/lib/db/pool'
import { log } from '@/lib/log'

const EVERY = 10 * 60 * 1000

/** What has lost all meaning and only takes room. */
const STALE = [
  'DELETE FROM access_token WHERE expires_at < now()',
  "DELETE FROM idempotency_key WHERE created < now() - interval '24 hours'",
  'DELETE FROM locking_session WHERE expires_at < now()',
  'DELETE FROM sign_in_failure WHERE expire < extract(epoch FROM now()) * 1000',
]

/** Clears what has expired, now and then. Nothing depends on it: expiry is checked at each use. */
export function startHousekeeping(): () => void {
  const tidy = async () => {
    for (const statement of STALE) {
      await pool()
        .query(statement)
        .catch((error: Error) => log().warn({ err: error }, 'housekeeping failed'))
    }
  }
  const timer = setInterval(() => void tidy(), EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
