import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import type { Resource } from '@/lib/resources/resource'
import { ofMany, remembered } from './statementCache'
import { storeOf } from './stores'

/**
 * Holds records until the transaction ends, in the order of their ids, as whoever changes many of
 * them does: of two calls the second waits for the first, and never the first for it as well.
 *
 * @param strength `KEY SHARE` where they are to stay there, `NO KEY UPDATE` where they will change,
 *   `SHARE` where nobody is to change them meanwhile
 * @returns the ids of those that there are
 */
export async function holdRows(
  connection: Database,
  resource: Resource,
  ids: readonly unknown[],
  strength: 'KEY SHARE' | 'SHARE' | 'NO KEY UPDATE',
): Promise<ReadonlySet<string>> {
  const { table, id, idType } = storeOf(resource)
  const statement = remembered(
    `hold ${resource.name} ${strength}`,
    () =>
      `SELECT ${id}::text AS id FROM ${table} WHERE ${id} = ANY ($1::${idType}[]) ORDER BY ${id} FOR ${strength}`,
  )
  const rows = await queryRaw<{ id: string }>(connection, ofMany(statement, [ids]))
  return new Set(rows.map((row) => row.id))
}
