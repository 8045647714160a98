import { type Database, database } from '@/lib/db/database'
import { databaseFailure } from '@/lib/db/failure'
import { createBatcher, OF_CHANGES } from './batching'
import { type Change, isCarried, type SignedChange } from './change'
import type { DocumentRow } from './document'
import { guardOf } from './guard'
import { quickStatement, runQuickly, takesAnyFields } from './quickChange'
import { type FieldsStatement, hasPlace } from './statementCache'
import type { Store } from './stores'
import { type ChangeOptions, type ChangeResult, changeOrTell, changeRecord } from './write'

type Batcher = (signed: SignedChange) => Promise<DocumentRow | undefined>

/** By what the calls that they gather share: the store, or the statement of a set of fields. */
const batchers = new WeakMap<Store | FieldsStatement, Batcher>()

/**
 * Changes one record, as `changeRecord` does. Outside of a transaction, calls that come together
 * share a statement, whatever fields they set where one takes any of them. It is one transaction:
 * one commit makes all of them durable before the first is answered. Those whose records were as
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
    const batcher = batcherFor(store, signed.change, merge)
    if (batcher) {
      const record = await batcher(signed)
      return record ? { record } : changeOrTell(db, store, signed, options)
    }
  }
  return changeRecord(db, store, signed, options)
}

function batcherFor(store: Store, change: Change, merge: boolean): Batcher | undefined {
  if (takesAnyFields(store, merge)) return batcherOf(store, store, merge)
  const statement = quickStatement(store, change, merge)
  return hasPlace(statement) ? batcherOf(statement, store, merge) : undefined
}

function batcherOf(shared: Store | FieldsStatement, store: Store, merge: boolean): Batcher {
  const known = batchers.get(shared)
  if (known) return known
  const batcher: Batcher = createBatcher(OF_CHANGES, async (changes) => {
    try {
      return await runQuickly(database(), store, changes, merge)
    } catch (error) {
      // Refused, nothing of it was kept: whose fault it is each finds out by itself.
      if (changes.length > 1 && databaseFailure(error).isUndone) return changes.map(() => undefined)
      throw error
    }
  })
  batchers.set(shared, batcher)
  return batcher
}
