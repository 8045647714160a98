import { stringify } from 'lossless-json'
import type { QueryConfig } from 'pg'
import type { Queryable } from '@/lib/db/queryable'
import { unsetValue } from '@/lib/derive/kinds'
import type { Assignments } from '@/lib/derive/schemas'
import type { Field } from '@/lib/resources/resource'
import type { DocumentRow } from './document'
import { queryOf, statementFor } from './prepared'
import { type UpdateShape, updateStatement } from './statements'
import type { Store } from './stores'

/** Who makes a change, for whom, in which request and why: what history keeps besides the values. */
export interface Authorship {
  readonly userId: number
  readonly auditUserId: number
  readonly requestId: string
  readonly reason: string | null
  /** What the author may do, which is all that they can let others do. */
  readonly permissions: ReadonlySet<string>
}

/** One record's change: null unsets, absent columns stay. */
export interface Change {
  readonly id: string
  readonly assignments: Assignments
  /** The version that the record must still have. */
  readonly version?: string | undefined
}

/** What became of one change. Rows come back in the order of the changes. */
export interface Outcome extends DocumentRow {
  readonly row: number
  readonly found: boolean
  /** The version before; with `stale` set, the one that contradicted the precondition. */
  readonly old_version: string
  readonly stale: boolean
  /** False when the record already had every value. */
  readonly differs: boolean
  readonly written: boolean
  readonly lock_state?: 'free' | 'locked' | 'not_held'
  readonly lock_user_id?: number | null
  readonly lock_until?: number | null
  /** Of a dry run: `[{field, from, to}]` as JSON text, null when nothing would change. */
  readonly changes?: string | null
}

type ChangeOptions = Omit<UpdateShape, 'partial'> & {
  readonly lockingSessionId?: string | undefined
}

/**
 * Applies changes to records: every write of the service, whoever asks, comes through here and
 * `changeRecord`. One statement does all of it, so either everything it says it wrote is
 * durable, or nothing is.
 */
export async function applyChanges(
  db: Queryable,
  store: Store,
  changes: readonly Change[],
  author: Authorship,
  options: ChangeOptions,
): Promise<Outcome[]> {
  const query = changesQuery(store, changes, author, options)
  return (await db.query<Outcome & Record<string, unknown>>(query)).rows
}

/** The statement of {@link applyChanges} with its values. */
export function changesQuery(
  store: Store,
  changes: readonly Change[],
  author: Authorship,
  options: ChangeOptions,
): QueryConfig {
  const columns = new Set(changes.flatMap((change) => Object.keys(change.assignments)))
  const partial = changes.some((change) => Object.keys(change.assignments).length !== columns.size)
  const shape = { ...options, partial }
  const statement = statementFor(
    store,
    columns,
    `${Number(partial)}${Number(shape.atomic)}${Number(shape.dryRun)}${shape.documents}${Number(shape.merge)}`,
    (fields) => updateStatement(store, fields, shape),
  )
  const input = changes.map((change, row) => ({
    _row: row,
    _id: change.id,
    _version: change.version ?? null,
    ...(partial && { _has: Object.keys(change.assignments) }),
    ...stored(statement.fields, change.assignments),
  }))
  const values: unknown[] = [stringify(input), ...(options.dryRun ? [] : authorship(author))]
  if (store.lockable) values.push(options.lockingSessionId ?? null)
  return queryOf(statement, values)
}

/** An author as statements are given one. */
export const authorship = (author: Authorship): unknown[] => [
  author.userId,
  author.auditUserId,
  author.requestId,
  author.reason,
]

function stored(fields: readonly Field[], assignments: Assignments): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    if (!Object.hasOwn(assignments, field.column)) continue
    values[field.column] = storedValue(field, assignments[field.column])
  }
  return values
}

/**
 * Null stands for "unset", which a column with a default stores as that default. A null object
 * must stay null: the statement tells it from an object to merge.
 */
export const storedValue = (field: Field, value: unknown): unknown =>
  value === null && field.kind !== 'jsonObject' ? unsetValue(field) : value
