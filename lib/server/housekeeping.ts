import { pool } from '@/lib/db/pool'
import { log } from '@/lib/log'
import { noteBlocks } from '@/lib/records/historyBlocks'

const EVERY = 10 * 60 * 1000
/** How often it is noted what occurs in the history: reads go through all entries since. */
const NOTE_EVERY = 10 * 1000

/** What has lost all meaning and only takes room. */
const STALE = [
  'DELETE FROM access_token WHERE expires_at < now()',
  "DELETE FROM idempotency_key WHERE created < now() - interval '24 hours'",
  'DELETE FROM locking_session WHERE expires_at < now()',
  'DELETE FROM sign_in_failure WHERE expire < extract(epoch FROM now()) * 1000',
]

/**
 * Clears what has expired, and notes what occurs in the history, now and then. Nothing that is
 * answered depends on it: expiry is checked at each use, and history that is not noted yet is read
 * through.
 */
export function startHousekeeping(): () => void {
  let isOver = false
  let isNoting = false
  const note = async () => {
    if (isNoting) return
    isNoting = true
    try {
      while (!isOver && (await noteSome()) > 0);
    } catch (error) {
      warn(error as Error)
    } finally {
      isNoting = false
    }
  }
  const timers = [setInterval(() => void tidy(), EVERY), setInterval(() => void note(), NOTE_EVERY)]
  for (const timer of timers) timer.unref()
  return () => {
    isOver = true
    for (const timer of timers) clearInterval(timer)
  }
}

async function tidy(): Promise<void> {
  for (const statement of STALE) await pool().query(statement).catch(warn)
}

async function noteSome(): Promise<number> {
  const connection = await pool().connect()
  try {
    return await noteBlocks(connection)
  } finally {
    connection.release()
  }
}

const warn = (error: Error): void => log().warn({ err: error }, 'housekeeping failed')
