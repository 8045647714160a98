import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { ENTERING } from '@/lib/derive/pastService'
import type { AroundRecord } from '@/lib/resources/aroundRecord'
import type { Resource } from '@/lib/resources/resource'
import { type Authorship, authorAt, authorValues, enterEvent } from './event'
import { ofFew, remembered } from './statementCache'
import { storeOf } from './stores'

/** What was done with a record, as its history keeps it. */
export interface Action {
  readonly action: string
  readonly changes: readonly ChangeAround[]
}

/** One thing that changed around a record. */
export interface ChangeAround {
  /** So that each has a label: in a definition, as a record's own, or among those that have none. */
  readonly field: AroundRecord | 'contract_id' | 'second_factors'
  readonly from?: unknown
  readonly to?: unknown
}

/**
 * Enters in the history of a record what changed around it and in none of its fields: a key that an
 * account was given, a contract that came to belong to a client. The record has another version from
 * then on, as after any change: its tag is no longer the one that was read before, what follows the
 * history hears of it, and no two entries of a record have the same version.
 *
 * To be called in the transaction of the change itself.
 *
 * @throws Error where there is no such record: whoever changes what hangs on one has locked it
 */
export async function enterActionOn(
  db: Database,
  resource: Resource,
  id: string | number,
  { action, changes }: Action,
  author: Authorship,
): Promise<void> {
  const statement = remembered(`${resource.name} ${action}`, () => enteringOn(resource, action))
  const values = [id, JSON.stringify(changes), ...authorValues(author)]
  const entered = await queryRaw(db, ofFew(statement, values))
  if (entered.length === 0) throw new Error(`There is no ${resource.name} ${id} to enter this of`)
}

/** Parameters: $1 the id, $2 what changed, as JSON, then the author. */
function enteringOn(resource: Resource, action: string): string {
  const { table, id, idType } = storeOf(resource)
  const event = enterEvent(
    {
      ...{ resource: resource.name, id: `t.${id}`, version: 't.version' },
      ...{ action, changes: '$2::jsonb' },
    },
    authorAt(3),
  )
  return `UPDATE ${table} t SET version = t.version + 1, last_edit = clock_timestamp() WHERE t.${id} = $1::${idType} AND ${ENTERING} RETURNING ${event}`
}
