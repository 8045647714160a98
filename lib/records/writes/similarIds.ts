import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import type { Store } from '../stores'

/**
 * The records whose ids differ from new ones in their case alone, by the new ones: whoever gives
 * such an id may have meant theirs. Of ids that nobody gives there are none.
 */
export async function similarIds(
  db: Database,
  { resource, table, id: idColumn }: Store,
  ids: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const given = ids.filter((id) => id !== undefined)
  if (resource.id.form !== 'text' || given.length === 0) return new Map()
  const rows = await queryRaw<{ given: string; similar: string }>(db, {
    text: `SELECT g.v AS given, min(t.${idColumn}) AS similar FROM unnest($1::text[]) g(v)
    JOIN ${table} t ON lower(t.${idColumn}) = lower(g.v) AND t.${idColumn} <> g.v GROUP BY g.v`,
    values: [given],
  })
  return new Map(rows.map(({ given, similar }) => [given, similar]))
}
