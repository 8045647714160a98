import type { Queryable } from '@/lib/db/queryable'

/** A record as history points at it. */
interface RecordKey {
  readonly resource: string
  readonly record_id: string
}

const OF_CLIENT =
  'SELECT client_id::text AS id, name FROM client WHERE client_id = ANY ($ids::bigint[])'

/**
 * What a person calls a record of each kind: SQL that gives `id` and `name` of those whose ids are
 * in `$ids`. What belongs to a client goes by the client's name.
 */
const NAMES: Readonly<Record<string, string>> = {
  client: OF_CLIENT,
  packaging_defaults: OF_CLIENT,
  approval: `SELECT a.approval_id::text AS id, c.name FROM approval a JOIN contract k USING (contract_id)
    JOIN client c ON c.client_id = k.client_id WHERE a.approval_id = ANY ($ids::numeric[])`,
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
