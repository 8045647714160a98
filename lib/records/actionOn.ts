import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { ENTERING } from '@/lib/derive/database/outOfBandWrites'
import type { AroundRecord } from '@/lib/resources/aroundRecord'
import type { Resource } from '@/lib/resources/resource'
import { type Authorship, authorAt, authorValues, enterEvent } from './event'
import { jsonListOf } from './jsonList'
import { ofFew, ofMany, remembered } from './statementCache'
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

/** What changed around one of many records. */
interface ChangesAround {
  readonly id: string | number
  readonly changes: readonly ChangeAround[]
}

/** As {@link enterActionsOn}, of one record. */
export const enterActionOn = (
  db: Database,
  resource: Resource,
  id: string | number,
  { action, changes }: Action,
  author: Authorship,
): Promise<void> => enterActionsOn(db, resource, action, [{ id, changes }], author)

/**
 * Enters in the histories of records what changed around them and in none of their fields: a key that
 * an account was given, contracts that came to belong to clients. Each record has another version by
 * each entry, as after any change: its tag is no longer the one that was read before, what follows
 * the history hears of it, and no two entries of changes have the same version.
 *
 * To be called in the transaction of the change itself, by one statement however many they are.
 *
 * @param around in the order in which they are entered; a record may be among them several times
 * @throws Error where there is no such record: whoever changes what hangs on one has locked it
 */
export async function enterActionsOn(
  db: Database,
  resource: Resource,
  action: string,
  around: readonly ChangesAround[],
  author: Authorship,
): Promise<void> {
  const statement = remembered(`${resource.name} ${action}`, () => enteringOn(resource, action))
  const input = await jsonListOf(around, ({ id, changes }, row) => ({
    ...{ _row: row, _id: id, _changes: changes },
  }))
  const timed = around.length > 1 ? ofMany : ofFew
  const entered = await queryRaw(db, timed(statement, [input, ...authorValues(author)]))
  if (entered.length === around.length) return
  const ids = around.map(({ id }) => id).join(', ')
  throw new Error(`Not each of these is there to enter this of: ${resource.name} ${ids}`)
}

/** Parameters: $1 a JSON list of what changed around which, then the author. */
function enteringOn(resource: Resource, action: string): string {
  const { table, id, idType } = storeOf(resource)
  const event = enterEvent(
    {
      ...{ resource: resource.name, id: 'changed.id', version: 'changed.before + input.nth' },
      ...{ action, changes: 'input."_changes"', at: 'changed.last_edit' },
    },
    authorAt(2),
  )
  return `WITH input AS MATERIALIZED (
  SELECT i.*, row_number() OVER (PARTITION BY i."_id" ORDER BY i."_row") AS nth
  FROM jsonb_to_recordset($1::jsonb) AS i("_row" integer, "_id" ${idType}, "_changes" jsonb)
), changed AS (
  UPDATE ${table} t SET version = t.version + i.entries, last_edit = clock_timestamp()
  FROM (SELECT "_id", max(nth) AS entries FROM input GROUP BY "_id") i
  WHERE t.${id} = i."_id" AND ${ENTERING}
  RETURNING t.${id} AS id, t.version - i.entries AS before, t.last_edit
)
SELECT ${event} FROM input JOIN changed ON changed.id = input."_id" ORDER BY input."_row"`
}
