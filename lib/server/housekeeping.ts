import { database } from '@/lib/db/database'
import { log } from '@/lib/log'
import { noteBlocks } from '@/lib/records/historyBlocks'

const EVERY = 10 * 60 * 1000
/** How often it is noted what occurs in the history: reads go through all entries since. */
const NOTE_EVERY = 10 * 1000

/** Deletes what has lost all meaning and only takes room. */
const STALE = [
  (now: Date) => database().accessToken.deleteMany({ where: { expires_at: { lt: now } } }),
  (now: Date) =>
    database().idempotencyKey.deleteMany({ where: { created: { lt: dayBefore(now) } } }),
  (now: Date) => database().lockingSession.deleteMany({ where: { expires_at: { lt: now } } }),
  (now: Date) => database().signInFailure.deleteMany({ where: { expire: { lt: now.getTime() } } }),
]

const dayBefore = (now: Date): Date => new Date(now.getTime() - 24 * 60 * 60 * 1000)

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
      while (!isOver && (await noteBlocks(database())) > 0);
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
  for (const clear of STALE) await clear(new Date()).catch(warn)
}

const warn = (error: Error): void => log().warn({ err: error }, 'housekeeping failed')
