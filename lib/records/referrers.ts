import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { derivedSql } from '@/lib/derive/derivedMembers'
import { idFromText } from '@/lib/derive/idForms'
import { sortExpression } from '@/lib/derive/indexes'
import { belongsToSql } from '@/lib/derive/parents'
import { type Referrer, referrersOf } from '@/lib/derive/referrers'
import { identifier } from '@/lib/derive/sql'
import { findRecord, recordNotFound } from './read'
import { type Store, storeOf } from './stores'

/** How many of the records that name one have a status, and what they come to together. */
export interface StatusCount {
  readonly value: string | null
  readonly total: string
  /** An exact decimal; null where records of the resource come to nothing. */
  readonly sum: string | null
}

/** What names a record, by the member that does. */
export interface Reference {
  readonly resource: string
  readonly member: string
  /** How a list of just these filters by the member. */
  readonly value: string
  /** Null where it is not counted, as that would take reading every record. */
  readonly total: string | null
  readonly statuses: readonly StatusCount[]
}

/**
 * What names a record of a store.
 *
 * @param held permissions: what they do not let read is left out
 * @throws Problem 404 when there is no such record
 */
export async function referencesTo(
  db: Database,
  store: Store,
  id: string,
  held: ReadonlySet<string>,
): Promise<Reference[]> {
  const row = await findRecord(db, store, id)
  if (!row) throw recordNotFound(store, id)
  const record: Readonly<Record<string, unknown>> = JSON.parse(row.document)
  const referrers = referrersOf(store.resource).filter(
    ({ resource, naming }) =>
      held.has(resource.permissions.read) && (!naming?.list || naming.list === record.list),
  )
  return Promise.all(
    referrers.map(async (referrer) => {
      const value = referrer.naming?.list ? String(record.code) : id
      const { resource, member } = referrer
      return { resource: resource.name, member, value, ...(await counted(db, referrer, value)) }
    }),
  )
}

async function counted(
  db: Database,
  referrer: Referrer,
  value: string,
): Promise<Pick<Reference, 'total' | 'statuses'>> {
  const condition = conditionOf(referrer)
  if (!condition) return { total: null, statuses: [] }
  const { resource } = referrer
  const { table } = storeOf(resource)
  const status = resource.status === undefined ? 'NULL' : column(resource.status)
  const money = resource.derived.find(({ of }) => 'sum' in of)
  const sum = money ? `sum(${derivedSql(resource, money, 't')})::text` : 'NULL'
  const statuses = await queryRaw<StatusCount>(db, {
    text: `SELECT ${status}::text AS value, count(*)::text AS total, ${sum} AS sum FROM ${table} t WHERE ${condition} GROUP BY 1 ORDER BY 1`,
    values: [value],
  })
  const total = statuses.reduce((all, each) => all + BigInt(each.total), 0n)
  return { total: String(total), statuses: resource.status === undefined ? [] : statuses }
}

const column = (name: string): string => `t.${identifier(name)}`

/** SQL for the records that name $1, by an index of the member; undefined where it has none. */
function conditionOf({ resource, member, naming }: Referrer): string | undefined {
  if (!naming) return belongsToSql(resource, column, '$1')
  const { sortable = [], indexed = [] } = resource.list ?? {}
  const target = resource.fields.get(member)?.target
  if (target) return `${column(member)} = ${idFromText(target, '$1::text')}`
  if (indexed.includes(member)) return `${column(member)} = $1`
  if (!sortable.includes(member)) return undefined
  return `${sortExpression(resource, member, 't')} = lower($1) AND ${column(member)} = $1`
}
