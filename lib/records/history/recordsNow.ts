import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { idType } from '@/lib/derive/idForms'
import { type Holds, namesGoTo } from '@/lib/derive/naming'
import { recordNameSql } from '@/lib/derive/parents'
import { identifier } from '@/lib/derive/sql'
import type { Resource } from '@/lib/resources/resource'
import { idsByKind, type RecordKey, recordKey } from '../recordKey'

/** SQL that gives `id`, `name` and `version` of a resource's records whose ids are in `$ids`. */
function nowOf(resource: Resource, isNamed: boolean): string {
  const column = (name: string) => `r.${identifier(name)}`
  const id = column(resource.id.name)
  const name = isNamed ? recordNameSql(resource, column) : 'NULL::text'
  return `SELECT ${id}::text AS id, ${name} AS name, r.version FROM ${identifier(resource.table)} r WHERE ${id} = ANY ($ids::${idType(resource)}[])`
}

/** A record as it is by now. */
export interface RecordNow {
  /** What a person calls it; null where it has no name, or the reader may not know that. */
  readonly name: string | null
  readonly version: string
}

/**
 * As many records as there are, by {@link recordKey}, in one statement; none of what is gone.
 *
 * @param holds tells what the reader, who may see the records, is permitted: some go by a name that is not their own
 */
export async function recordsNow(
  db: Database,
  records: readonly RecordKey[],
  holds: Holds,
): Promise<ReadonlyMap<string, RecordNow>> {
  const values: string[][] = []
  const parts = [...idsByKind(records)].map(([resource, ids]) => {
    const select = nowOf(resource, namesGoTo({ resource }, holds))
    const place = `$${values.push(ids)}`
    return `SELECT '${resource.name}' AS resource, n.id, nullif(n.name, '') AS name, n.version::text AS version FROM (${select.replace('$ids', () => place)}) n`
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
