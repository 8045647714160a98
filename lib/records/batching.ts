import DataLoader from 'dataloader'
import { type Database, database } from '@/lib/db/database'
import { databaseFailure } from '@/lib/db/failure'
import type { DocumentRow } from './document'
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

/**
 * The most calls that share a statement: where there are more processors, the rest is another
 * connection's.
 */
const MAX_BATCH = 4

/**
 * Gathers what calls ask for in the same turn of the event loop, and sends it together once the
 * last of them has asked. Nothing is remembered: the next turn sends anew.
 *
 * @param send answers in the order of what it is given; an Error fails only the call whose place
 *   it takes
 */
export const createBatcher = <Asked, Answer>(
  send: (asked: readonly Asked[]) => Promise<readonly (Answer | Error)[]>,
): DataLoader<Asked, Answer> =>
  new DataLoader(send, {
    cache: false,
    maxBatchSize: MAX_BATCH,
    batchScheduleFn: (begin) => setImmediate(begin),
  })

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
  if (db === database() && !dryRun && lockingSessionId === undefined) {
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
