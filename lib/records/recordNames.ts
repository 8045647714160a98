import type { Queryable } from '@/lib/db/queryable'
import { idType } from '@/lib/derive/idForms'
import { recordNameSql } from '@/lib/derive/parents'
import { identifier } from '@/lib/derive/sql'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'

/** A record as history points at it. */
interface RecordKey {
  readonly resource: string
  readonly record_id: string
}

/** SQL that gives `id` and `name` of a resource's records whose ids are in `$ids`. */
function namesOf(resource: Resource): string {
  const column = (name: string) => `r.${identifier(name)}`
  const id = column(resource.id.name)
  return `SELECT ${id}::text AS id, ${recordNameSql(resource, column)} AS name FROM ${identifier(resource.table)} r WHERE ${id} = ANY ($ids::${idType(resource)}[])`
}

/** What a person calls a record of each kind, as {@link namesOf} has it. */
const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(resources.map((resource) => [resource.name, namesOf(resource)])),
  user: 'SELECT user_id::text AS id, display_name AS name FROM user_account WHERE user_id = ANY ($ids::integer[])',
  role: 'SELECT role_id::text AS id, name FROM role WHERE role_id = ANY ($ids::integer[])',
}

/** Names of records, by {@link recordKey}. */
export type RecordNames = ReadonlyMap<string, string>

export const recordKey = ({ resource, record_id }: RecordKey): string => `${resource} ${record_id}`

/** The names of as many records as there are, in one statement; none of what has none or is gone. */
export async function recordNames(
  db: Queryable,
  records: readonly RecordKey[],
): Promise<RecordNames> {
  const ids = new Map<string, Set<string>>()
  for (const { resource, record_id } of records) {
    ids.set(resource, (ids.get(resource) ?? new Set()).add(record_id))
  }
  const values: string[][] = []
  const parts = [...ids].flatMap(([resource, named]) => {
    const select = NAMES[resource]
    if (!select) return []
    const place = `$${values.push([...named])}`
    return `SELECT '${resource}' AS resource, n.id, n.name FROM (${select.replace('$ids', () => place)}) n WHERE n.name <> ''`
  })
  if (parts.length === 0) return new Map()
  const { rows } = await db.query<{ resource: string; id: string; name: string }>({
    text: parts.join(' UNION ALL '),
    values,
  })
  return new Map(rows.map(({ resource, id, name }) => [`${resource} ${id}`, name]))
}
