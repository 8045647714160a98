import type DataLoader from 'dataloader'
import { type Database, database } from '@/lib/db/database'
import { databaseFailure } from '@/lib/db/failure'
import { createBatcher } from './batching'
import type { DocumentRow } from './document'
import { guardOf } from './guard'
import { comesOften, type FieldsStatement } from './statementCache'
import type { Store } from './stores'
import {
  type ChangeOptions,
  type ChangeResult,
  changeOrTell,
  changeRecord,
  quickStatement,
  runQuickly,
  type SignedChange,
} from './write'

type Batcher = DataLoader<SignedChange, DocumentRow | undefined>

/** For as long as the statement of a set of fields is remembered. */
const batchers = new WeakMap<FieldsStatement, Batcher>()

/**
 * Changes one record, as `changeRecord` does. Outside of a transaction, calls that come in the same
 * turn of the event loop and set the same fields share a statement, which is one transaction: one
 * commit makes all of them durable before the first is answered. Of a change that the others'
 * statement did not make nothing is known, and it goes on by itself.
 */
export async function changeTogether(
  db: Database,
  store: Store,
  signed: SignedChange,
  options: ChangeOptions,
): Promise<ChangeResult> {
  const { merge, dryRun, lockingSessionId } = options
  const isAlone = dryRun || lockingSessionId !== undefined || guardOf(store.resource) !== undefined
  if (db === database() && !isAlone) {
    const statement = quickStatement(store, signed.change, merge)
    if (comesOften(statement)) {
      const changed = await batcherOf(store, statement, merge).load(signed)
      return changed ? { changed } : changeOrTell(db, store, signed, options)
    }
  }
  return changeRecord(db, store, signed, options)
}

function batcherOf(store: Store, statement: FieldsStatement, merge: boolean): Batcher {
  const known = batchers.get(statement)
  if (known) return known
  const batcher: Batcher = createBatcher(async (changes) => {
    try {
      return await runQuickly(database(), store, changes, merge)
    } catch (error) {
      // Refused, nothing of it was kept: whose fault it is each finds out by itself.
      if (changes.length > 1 && databaseFailure(error).isUndone) return changes.map(() => undefined)
      throw error
    }
  })
  batchers.set(statement, batcher)
  return batcher
}
