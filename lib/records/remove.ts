import type { Queryable } from '@/lib/db/queryable'
import { inTransaction } from '@/lib/db/transaction'
import { kindOf, unsetValue } from '@/lib/derive/kinds'
import { identifier } from '@/lib/derive/sql'
import { guarding, guardOf, judgeRemoval } from './guard'
import { changesAmong, entryOf } from './statementParts'
import type { Store } from './stores'
import { type Authorship, applyChanges, authorship, type Outcome } from './write'

/**
 * Removes a record. Its history stays, and ends with what it was; its id is never given out again.
 *
 * @param version the one that the record must still have
 * @returns what was found: it is removed unless `stale` or held by a lock; undefined for no record
 * @throws Problem when a hook of the resource's definition refuses it
 */
export async function removeRecord(
  db: Queryable,
  store: Store,
  id: string,
  version: string | undefined,
  author: Authorship,
): Promise<Outcome | undefined> {
  const guard = guardOf(store.resource)
  const remove = async (connection: Queryable) => {
    const change = { id, assignments: {}, version }
    const shape = { atomic: false, dryRun: true, documents: 'none', merge: false } as const
    const [found] = await applyChanges(connection, store, [change], author, shape)
    const isFree = (found?.lock_state ?? 'free') === 'free'
    if (!found?.found || found.stale || !isFree) return found?.found ? found : undefined
    if (guard) await judgeRemoval(guard, connection, store, id, author)
    const values = [id, ...authorship(author)]
    await connection.query({ text: removeStatement(store), values })
    return found
  }
  return guard ? guarding(guard, db, remove) : inTransaction(db, remove)
}

/** Parameters: $1 the id, then the author. */
function removeStatement(store: Store): string {
  const { leaves } = store.resource
  const rows = leaves.map((field) => {
    const shown = kindOf(field).show(`up.${identifier(field.column)}`)
    const unset = `'${JSON.stringify(unsetValue(field)).replaceAll("'", "''")}'::jsonb`
    return `('${field.path.join('.')}', coalesce(to_jsonb(${shown}), 'null'::jsonb), ${unset})`
  })
  const columns = leaves.map(({ column }) => `, t.${identifier(column)}`).join('')
  return `WITH up AS (
  DELETE FROM ${store.table} t WHERE t.${store.id} = $1::${store.idType}
  RETURNING t.${store.id} AS id, t.version + 1 AS version${columns}
)
${entryOf(store, 'deleted', `up, ${changesAmong(rows)}`)}`
}
