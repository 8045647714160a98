import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { alikeSql } from '@/lib/derive/database/duplicates'
import { idPattern } from '@/lib/derive/idForms'
import { identifier } from '@/lib/derive/sql'
import type { DuplicatesSpec, Resource } from '@/lib/resources/resource'
import { sqlText } from '@/lib/text/sqlText'
import type { Store } from '../stores'

/** The most records that are told beside one; that there are more is said. */
const MAX_TOLD = 5

/** A set of members by which two records may be one. */
export type DuplicateSet = DuplicatesSpec['by'][number]

/** A record that may be the same as another. */
interface Alike {
  readonly id: string
  /** Null where such records have none of their own. */
  readonly name: string | null
  /** Null where such records have none. */
  readonly status: string | null
}

/** Records that share the values of a set, with a record or with what somebody asked about. */
export interface Duplicates {
  /** The record that was asked about; null for values. */
  readonly id: string | null
  readonly by: DuplicateSet
  /** The values by which they are found, as they were given, or as the record has them. */
  readonly values: readonly string[]
  readonly records: readonly Alike[]
  /** Whether there are more than are told. */
  readonly more: boolean
}

/** What is compared with the records: one value for each member of a set. */
interface Compared {
  /** The record that has them; null for values that are no record's yet. */
  readonly id: string | null
  readonly values: readonly string[]
}

/** What some values are shared by, each list of them by itself; of what nothing shares there is nothing. */
export const sharingValues = (
  db: Database,
  store: Store,
  by: DuplicateSet,
  all: readonly (readonly string[])[],
): Promise<Duplicates[]> =>
  sharing(
    db,
    store,
    by,
    all.map((values) => ({ id: null, values })),
  )

/** What records share with others, by all sets of their resource. */
export async function sharedByRecords(
  db: Database,
  store: Store,
  ids: readonly string[],
): Promise<Duplicates[]> {
  const { resource, table, id, idType } = store
  const sets = resource.duplicates?.by ?? []
  const members = [...new Set(sets.flat())]
  const pattern = idPattern(resource)
  const columns = members.map((member) => `t.${identifier(member)}`).join(', ')
  const wanted = [`t.${id} = ANY ($1::${idType}[])`, ...counted(resource, 't')]
  const rows = await queryRaw<{ id: string; held: (string | null)[] }>(db, {
    text: `SELECT t.${id}::text AS id, ARRAY[${columns}]::text[] AS held
      FROM ${table} t WHERE ${wanted.join(' AND ')} ORDER BY t.${id}`,
    values: [ids.filter((each) => pattern.test(each))],
  })
  const found: Duplicates[] = []
  for (const by of sets) {
    const compared = rows.map(({ id, held }) => ({
      id,
      values: by.map((member) => held[members.indexOf(member)] ?? ''),
    }))
    found.push(...(await sharing(db, store, by, compared)))
  }
  return found
}

/** Records are found by the index of the code, and then held to all members of the set. */
async function sharing(
  db: Database,
  { resource, table, id }: Store,
  by: DuplicateSet,
  compared: readonly Compared[],
): Promise<Duplicates[]> {
  const places = by.map((_, place) => place)
  const arrays = places.map((place) => `$${place + 2}::text[]`).join(', ')
  const given = places.map((place) => `v${place}`).join(', ')
  const column = (member: string) => `n.${identifier(member)}`
  // Of what stands beside the code, nothing is alike to nothing: an invoice without a supplier twice.
  const compares = (place: number, value: string) =>
    place === 0 ? alikeSql(value) : `coalesce(${alikeSql(value)}, '')`
  const alike = by.map(
    (member, place) => `${compares(place, column(member))} = ${compares(place, `g.v${place}`)}`,
  )
  const conditions = [
    `${column(by[0])} IS NOT NULL`,
    ...alike,
    ...counted(resource, 'n'),
    `n.${id}::text IS DISTINCT FROM g.own`,
  ].join(' AND ')
  const rows = await queryRaw<Alike & { at: number }>(db, {
    text: `SELECT g.at::int AS at, found.id, found.name, found.status
      FROM unnest($1::text[], ${arrays}) WITH ORDINALITY g(own, ${given}, at)
      CROSS JOIN LATERAL (
        SELECT n.${id}::text AS id, ${told(resource)} FROM ${table} n
        WHERE ${conditions} ORDER BY n.${id} LIMIT ${MAX_TOLD + 1}
      ) found
      WHERE ${alikeSql('g.v0')} <> '' ORDER BY g.at`,
    values: [
      compared.map((each) => each.id),
      ...places.map((place) => compared.map(({ values }) => values[place] ?? '')),
    ],
  })
  return compared.flatMap(({ id, values }, index): Duplicates[] => {
    const records = rows
      .filter(({ at }) => at === index + 1)
      .map(({ id, name, status }) => ({ id, name, status }))
    if (records.length === 0) return []
    const more = records.length > MAX_TOLD
    return [{ id, by, values, records: records.slice(0, MAX_TOLD), more }]
  })
}

/** What is told of a record beside its id, as SQL. */
function told({ recordName, status }: Resource): string {
  const name = recordName === 'parent' ? 'NULL' : `n.${identifier(recordName.field)}`
  return `${name}::text AS name, ${status ? `n.${identifier(status)}` : 'NULL'}::text AS status`
}

/** Conditions for a record that is compared with others, as SQL over the row called `row`. */
function counted({ duplicates }: Resource, row: string): string[] {
  return (duplicates?.except ?? []).map(({ field, among }) => {
    const values = among.map(sqlText).join(', ')
    return `(${row}.${identifier(field)} IN (${values})) IS NOT TRUE`
  })
}
