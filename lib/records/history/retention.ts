import { tryLockFor } from '@/lib/db/advisoryLocks'
import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { inTransaction } from '@/lib/db/transaction'
import { noteRest } from './blocks'
import { type HistoryCut, latestCut } from './cut'
import { faultsOfSeal, SEALS_READ, sealsAfter } from './verification'

/** Whether the oldest entry is of a day before those for which the history is kept. */
const IS_OLD = `SELECT FROM history_retention r
  WHERE (SELECT at FROM event ORDER BY event_id LIMIT 1) < date_trunc('day', now(), 'UTC') - make_interval(days => r.keep_days)`

/**
 * Drops what of the history is older than the operator keeps it for: the next few thousand entries
 * of those, with their seals and what was noted of them. The chain of seals goes on from the cut.
 *
 * What goes is held against its seals first. Where it was altered, that is the evidence, and all of
 * it stays.
 *
 * @returns the cut; undefined where nothing went, or another process notes or seals just now
 * @throws Error where the oldest entries are not what was sealed
 */
export const dropOldHistory = (outside: Database): Promise<HistoryCut | undefined> =>
  inTransaction(outside, async (db) => {
    const isOld = (await queryRaw(db, { text: IS_OLD })).length > 0
    if (!isOld) return undefined
    for (const work of ['sealingHistory', 'notingHistory'] as const) {
      if (!(await tryLockFor(db, work))) return undefined
    }
    await refuseAltered(db)
    const [dropped] = await queryRaw<{ entries: number }>(db, {
      text: `SELECT drop_old_history(${SEALS_READ}) AS entries`,
    })
    if (!dropped || dropped.entries === 0) return undefined
    const cut = await latestCut(db)
    if (cut) await noteRest(db, Number(cut.last))
    return cut
  })

async function refuseAltered(db: Database): Promise<void> {
  let before: { readonly seal: number; readonly chain: string; readonly last: string } | undefined =
    await latestCut(db)
  for (const seal of await sealsAfter(db, before)) {
    if (!seal.same || faultsOfSeal(seal, before).length > 0) {
      throw new Error(
        `the history under seal ${seal.seal} is not what was sealed: nothing is dropped, and npm run verify-history says more`,
      )
    }
    before = seal
  }
}
