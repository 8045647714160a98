import { databaseNow } from '@/lib/db/clock'
import { type Database, database } from '@/lib/db/database'
import { env } from '@/lib/env'
import { clearLockingSessions } from '@/lib/locks/sessions'
import { log } from '@/lib/log'
import { observeHousekeepingFailure } from '@/lib/metrics/counters'
import { forgetBatches, sequenceAll } from '@/lib/records/feed/sequence'
import { NOTED_AT_ONCE, noteBlocks } from '@/lib/records/history/blocks'
import { dropOldHistory } from '@/lib/records/history/retention'
import { headOfSeals, MAX_SEALED, sealHistory } from '@/lib/records/history/seals'
import { deleteExpiredResponses } from '@/lib/records/idempotencyStore'
import { forgetDeliveries } from '@/lib/webhooks/upkeep'

const EVERY = 10 * 60 * 1000
/** How often the history is noted and sealed: reads go through all entries since, and nothing proves these. */
const NOTE_EVERY = 10 * 1000

/** What has lost all meaning, and how it is deleted. */
const STALE = [
  (db: Database, now: Date) => db.accessToken.deleteMany({ where: { expires_at: { lt: now } } }),
  (db: Database) => clearLockingSessions(db),
  (db: Database, now: Date) =>
    db.factorChallenge.deleteMany({ where: { expires_at: { lt: now } } }),
  (db: Database, now: Date) =>
    db.callAllowance.deleteMany({ where: { expire: { lt: now.getTime() } } }),
  (db: Database, now: Date) =>
    db.signInFailure.deleteMany({ where: { expire: { lt: now.getTime() } } }),
]

/**
 * Deletes what has expired and only takes room, by the database's time: a process whose clock is
 * ahead would end what is still good for all others.
 *
 * @param tell is told of what could not be deleted, which keeps nothing else from it
 */
export async function clearStale(db: Database, tell: (error: Error) => void): Promise<void> {
  const now = await databaseNow(db)
  for (const clear of STALE) await clear(db, now).catch(tell)
}

/**
 * Clears what has expired, and notes, seals and puts in order what occurs in the history, now and
 * then. Nothing that is answered depends on it: expiry is checked at each use, and history that is
 * not noted yet is read through.
 *
 * @returns ends that: resolves once what is under way has come to a place to stop at
 */
export function startHousekeeping(): () => Promise<void> {
  let isOver = false
  const note = async () => {
    await noteHistory(database(), () => isOver)
    await sequenceAll()
    await forgetBatches(database())
  }
  const tidy = async () => {
    await clearStale(database(), warn).catch(warn)
    await forgetOld(() => isOver).catch(warn)
    await tellHead()
  }
  const ends = [every(EVERY, tidy), every(NOTE_EVERY, note)]
  return async () => {
    isOver = true
    await Promise.all(ends.map((end) => end()))
  }
}

/** Does something now and then, one time after the other. @returns ends that, once the last time is over */
function every(milliseconds: number, work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined
  const begin = () => {
    underWay ??= work()
      .catch(warn)
      .finally(() => {
        underWay = undefined
      })
  }
  const timer = setInterval(begin, milliseconds)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}

/**
 * Notes and seals the history there is. What is added meanwhile is left to the next time: under
 * changes that do not stop there would be no end of it, and a seal every few entries.
 */
export async function noteHistory(db: Database, isOver: () => boolean): Promise<void> {
  while (!isOver() && (await noteBlocks(db)) === NOTED_AT_ONCE);
  while (!isOver() && (await sealHistory(db)) === MAX_SEALED);
}

/**
 * Deletes answers to repeated requests and deliveries that are kept no longer, and drops history that is
 * older than the operator keeps it for, bit by bit.
 */
async function forgetOld(isOver: () => boolean): Promise<void> {
  const { IDEMPOTENCY_KEEP_HOURS: hours } = env()
  while (!isOver() && (await deleteExpiredResponses(database(), hours)));
  while (!isOver() && (await forgetDeliveries(database())));
  // What goes has been in the feed, so that a reader who had it still to come is told.
  await sequenceAll()
  while (!isOver()) {
    const cut = await dropOldHistory(database())
    if (!cut) return
    const { seal, chain, keepDays, entries } = cut
    const before = new Date(cut.before).toISOString()
    log().info(
      { head: `${seal}:${chain}`, before, keep_days: keepDays, entries },
      'old history was dropped',
    )
  }
}

let told = 0

/** Tells the log, which is kept elsewhere than the database, what the history has to agree with. */
async function tellHead(): Promise<void> {
  const head = await headOfSeals(database())
  if (!head || head.seal === told) return
  told = head.seal
  log().info({ head: `${head.seal}:${head.chain}` }, 'history is sealed')
}

function warn(error: Error): void {
  observeHousekeepingFailure()
  log().warn({ err: error }, 'housekeeping failed')
}
