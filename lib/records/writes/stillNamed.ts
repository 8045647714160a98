import type { Database } from '@/lib/db/database'
import type { Store } from '../stores'
import { findNamed, unknownFault } from './alikeMany'
import type { Change } from './change'
import type { WriteOutcome } from './write'

/**
 * Refuses changes whose record no longer has the members that they name it by: somebody may have
 * given it others since it was looked for, and what is another's by now is not to be changed.
 *
 * @param found what a trial found of the changes, whose rows this transaction holds
 */
export async function refuseRenamed(
  db: Database,
  store: Store,
  changes: readonly Change[],
  found: readonly WriteOutcome[],
): Promise<WriteOutcome[]> {
  const standing = await findNamed(
    db,
    store,
    changes.map(({ namedBy }) => namedBy),
  )
  return found.map((outcome, row) => {
    const { id, namedBy } = changes[row] as Change
    if (!namedBy || standing.get(row) === id) return outcome
    return { ...outcome, refusals: [unknownFault(store.resource, namedBy)] }
  })
}
