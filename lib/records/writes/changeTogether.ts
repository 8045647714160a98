import { type Database, database } from '@/lib/db/database'
import { databaseFailure } from '@/lib/db/failure'
import { createBatcher, OF_CHANGES } from '../batching'
import type { DocumentRow } from '../document'
import { type FieldsStatement, hasPlace } from '../statementCache'
import type { Store } from '../stores'
import { isCarried, type SignedChange } from './change'
import { guardOf } from './guard'
import { quickStatement, runQuickly, takesAnyFields } from './quickChange'
import { type ChangeOptions, type ChangeResult, changeOrTell, changeRecord } from './write'

/** A change, with the statement of the very fields that it sets. */
interface Asked {
  readonly signed: SignedChange
  readonly own: FieldsStatement
}

type Batcher = (asked: Asked) => Promise<DocumentRow | undefined>

/** By what the calls that they gather share: the store, or the statement of a set of fields. */
const batchers = new WeakMap<Store | FieldsStatement, Batcher>()

/**
 * Changes one record, as `changeRecord` does. Outside of a transaction, calls that come together
 * share a statement, whatever fields they set where one takes any of them; those whose fields have a
 * statement of their own wait for no others while there are few. A statement is one transaction: one
 * commit makes all of its changes durable before the first is answered. Those whose records were as
 * wished already are read together after it. Of the rest nothing is known, and each goes on by itself.
 */
export async function changeTogether(
  db: Database,
  store: Store,
  signed: SignedChange,
  options: ChangeOptions,
): Promise<ChangeResult> {
  const { merge, dryRun, lockingSessionId, mayBeLarge } = options
  const isAlone =
    dryRun ||
    mayBeLarge ||
    lockingSessionId !== undefined ||
    guardOf(store.resource) !== undefined ||
    isCarried(store, signed.change)
  if (db === database() && !isAlone) {
    const own = quickStatement(store, signed.change, merge)
    const batcher = batcherFor(store, own, merge)
    if (batcher) {
      const record = await batcher({ signed, own })
      return record ? { record } : changeOrTell(db, store, signed, options)
    }
  }
  return changeRecord(db, store, signed, options)
}

function batcherFor(store: Store, own: FieldsStatement, merge: boolean): Batcher | undefined {
  if (takesAnyFields(store, merge)) return batcherOf(store, store, merge)
  return hasPlace(own) ? batcherOf(own, store, merge) : undefined
}

function batcherOf(shared: Store | FieldsStatement, store: Store, merge: boolean): Batcher {
  const known = batchers.get(shared)
  if (known) return known
  const batcher: Batcher = createBatcher(
    OF_CHANGES,
    async (asked) => {
      const changes = asked.map(({ signed }) => signed)
      try {
        return await runQuickly(database(), store, changes, merge, asked[0]?.own)
      } catch (error) {
        // Refused, nothing of it was kept: whose fault it is each finds out by itself.
        if (changes.length > 1 && databaseFailure(error).isUndone)
          return changes.map(() => undefined)
        throw error
      }
    },
    // Of one set or one record several are quicker together.
    ({ own, signed }) => (shared === store && hasPlace(own) ? [own, signed.change.id] : undefined),
  )
  batchers.set(shared, batcher)
  return batcher
}
