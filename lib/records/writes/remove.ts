import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { inTransaction } from '@/lib/db/transaction'
import { DELETED, shownValue, unsetShown } from '@/lib/derive/database/events'
import { ENTERING } from '@/lib/derive/database/outOfBandWrites'
import { identifier } from '@/lib/derive/sql'
import { type Authorship, authorAt, authorValues, changesBetween, enterEvent } from '../event'
import { refuseReferred } from '../references'
import type { Store } from '../stores'
import { guarding, guardOf, judgeRemoval } from './guard'
import { applyChanges, isMade, type WriteOutcome } from './write'

/**
 * Removes a record. Its history stays, and ends with what it was; its id is never given out again.
 *
 * @param version the one that the record must still have
 * @returns what was found: it is removed unless `stale` or held by a lock; undefined for no record
 * @throws Problem when a hook of the resource's definition refuses it, or others refer to it
 */
export async function removeRecord(
  db: Database,
  store: Store,
  id: string,
  version: string | undefined,
  author: Authorship,
): Promise<WriteOutcome | undefined> {
  const guard = guardOf(store.resource)
  const remove = async (connection: Database) => {
    const change = { id, assignments: {}, version }
    const shape = { atomic: false, dryRun: true, documents: 'none', merge: false } as const
    const [found] = await applyChanges(connection, store, [change], author, shape)
    if (!found?.found) return undefined
    if (!isMade(found)) return found
    // Hooks come first: they know more of why, and of what to do.
    if (guard) await judgeRemoval(guard, connection, store, id, author)
    await refuseReferred(connection, store, id)
    const values = [id, ...authorValues(author)]
    await queryRaw(connection, { text: removeStatement(store), values })
    return found
  }
  return guard ? guarding(guard, db, store, [], remove) : inTransaction(db, remove)
}

/** Parameters: $1 the id, then the author. */
function removeStatement({ resource, table, id, idType }: Store): string {
  const event = enterEvent(
    {
      resource: resource.name,
      id: `t.${id}`,
      version: 't.version + 1',
      action: DELETED,
      changes: changesBetween(
        resource.leaves,
        (field) => shownValue(field, `t.${identifier(field.column)}`),
        unsetShown,
      ),
    },
    authorAt(2),
  )
  return `DELETE FROM ${table} t WHERE t.${id} = $1::${idType} AND ${ENTERING} RETURNING ${event} AS event`
}
