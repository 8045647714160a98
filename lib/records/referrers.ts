import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { indexedMembers, sortExpression } from '@/lib/derive/database/indexes'
import { derivedSql } from '@/lib/derive/derivedMembers'
import { idFromText } from '@/lib/derive/idForms'
import { belongsToSql } from '@/lib/derive/parents'
import { type Referrer, referrersOf } from '@/lib/derive/referrers'
import { identifier } from '@/lib/derive/sql'
import type { Resource } from '@/lib/resources/resource'
import { recordNotFound } from './read'
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
 * What names a record of a store, counted by one statement.
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
  const known = referrersOf(store.resource)
  const entry = await findEntry(db, store, id, known)
  const referrers = known
    .filter(
      ({ resource, naming }) =>
        held.has(resource.permissions.read) && (!naming?.list || naming.list === entry.list),
    )
    .map((referrer) => ({ ...referrer, value: referrer.naming?.list ? entry.code : id }))
  const counts = await countAll(db, referrers)
  return referrers.map(({ resource, member, value }, place) => ({
    ...{ resource: resource.name, member, value },
    ...summed(resource, counts.get(place)),
  }))
}

/** Of a code, which it is of which list, as that is what records hold of it. */
interface Entry {
  readonly list: string
  readonly code: string
}

async function findEntry(
  db: Database,
  store: Store,
  id: string,
  referrers: readonly Referrer[],
): Promise<Entry> {
  const isCode = referrers.some(({ naming }) => naming?.list)
  const members = isCode ? 'list::text AS list, code::text AS code' : `'' AS list, '' AS code`
  const [entry] = await queryRaw<Entry>(db, {
    text: `SELECT ${members} FROM ${store.table} WHERE ${store.id} = $1::${store.idType}`,
    values: [id],
  })
  if (!entry) throw recordNotFound(store, id)
  return entry
}

/** A referrer with the value by which its records name the one that is looked at. */
type Wanted = Referrer & { readonly value: string }

type Counted = StatusCount & { readonly place: number }

/** How many there are by status, by the referrer's place; of those that no index finds there is nothing. */
async function countAll(
  db: Database,
  referrers: readonly Wanted[],
): Promise<ReadonlyMap<number, readonly StatusCount[]>> {
  const values: string[] = []
  const parts = referrers.flatMap((referrer, place) => {
    const condition = conditionOf(referrer, `$${values.length + 1}::text`)
    if (!condition) return []
    values.push(referrer.value)
    return [[place, countSql(referrer, place, condition)] as const]
  })
  const counts = new Map<number, StatusCount[]>(parts.map(([place]) => [place, []]))
  if (parts.length === 0) return counts
  const text = `${parts.map(([, sql]) => sql).join(' UNION ALL ')} ORDER BY place, value`
  for (const { place, ...count } of await queryRaw<Counted>(db, { text, values })) {
    counts.get(place)?.push(count)
  }
  return counts
}

function countSql({ resource }: Referrer, place: number, condition: string): string {
  const { table } = storeOf(resource)
  const status = resource.status === undefined ? 'NULL' : column(resource.status)
  const money = resource.derived.find(({ of }) => 'sum' in of)
  const sum = money ? `trim_scale(sum(${derivedSql(resource, money, 't')}))::text` : 'NULL'
  return `SELECT ${place} AS place, ${status}::text AS value, count(*)::text AS total, ${sum} AS sum FROM ${table} t WHERE ${condition} GROUP BY 2`
}

function summed(
  resource: Resource,
  statuses: readonly StatusCount[] | undefined,
): Pick<Reference, 'total' | 'statuses'> {
  if (!statuses) return { total: null, statuses: [] }
  const total = statuses.reduce((all, each) => all + BigInt(each.total), 0n)
  return { total: String(total), statuses: resource.status === undefined ? [] : statuses }
}

const column = (name: string): string => `t.${identifier(name)}`

/** SQL for the records that name a value, by an index of the member; undefined where it has none. */
function conditionOf({ resource, member, naming }: Referrer, value: string): string | undefined {
  if (!naming) return belongsToSql(resource, column, `ARRAY[${value}]`)
  const target = resource.fields.get(member)?.target
  if (target) return `${column(member)} = ${idFromText(target, value)}`
  const indexed = indexedMembers(resource).find(({ path }) => path.join('.') === member)
  if (indexed) return `${column(indexed.column)} = ${value}`
  if (!resource.list?.sortable.includes(member)) return undefined
  return `${sortExpression(resource, member, 't')} = lower(${value}) AND ${column(member)} = ${value}`
}
