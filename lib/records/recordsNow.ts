import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { idType } from '@/lib/derive/idForms'
import { recordNameSql } from '@/lib/derive/parents'
import { identifier } from '@/lib/derive/sql'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { type RecordKey, recordKey } from './recordKey'

/** SQL that gives `id`, `name` and `version` of a resource's records whose ids are in `$ids`. */
function nowOf(resource: Resource): string {
  const column = (name: string) => `r.${identifier(name)}`
  const id = column(resource.id.name)
  return `SELECT ${id}::text AS id, ${recordNameSql(resource, column)} AS name, r.version FROM ${identifier(resource.table)} r WHERE ${id} = ANY ($ids::${idType(resource)}[])`
}

/** What a person calls a record of each kind, and its version, as {@link nowOf} has it. */
const NOW: Readonly<Record<string, string>> = Object.fromEntries(
  resources.map((resource) => [resource.name, nowOf(resource)]),
)

/** A record as it is by now. */
export interface RecordNow {
  /** Null where it has none. */
  readonly name: string | null
  readonly version: string
}

/** As many records as there are, by {@link recordKey}, in one statement; none of what is gone. */
export async function recordsNow(
  db: Database,
  records: readonly RecordKey[],
): Promise<ReadonlyMap<string, RecordNow>> {
  const ids = new Map<string, Set<string>>()
  for (const { resource, record_id } of records) {
    ids.set(resource, (ids.get(resource) ?? new Set()).add(record_id))
  }
  const values: string[][] = []
  const parts = [...ids].flatMap(([resource, named]) => {
    const select = NOW[resource]
    if (!select) return []
    const place = `$${values.push([...named])}`
    return `SELECT '${resource}' AS resource, n.id, nullif(n.name, '') AS name, n.version::text AS version FROM (${select.replace('$ids', () => place)}) n`
  })
  if (parts.length === 0) return new Map()
  const rows = await queryRaw<{ resource: string; id: string } & RecordNow>(db, {
    text: parts.join(' UNION ALL '),
    values,
  })
  return new Map(
    rows.map(({ resource, id, name, version }) => [
      recordKey({ resource, record_id: id }),
      { name, version },
    ]),
  )
}
