import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import type { Store } from '../stores'

/** The most zeros that an id is taken to have lost. */
const MAX_ZEROS = 12

/**
 * The records whose ids differ from new ones in their case alone, or of figures in the zeros before
 * them, which spreadsheets drop, by the new ones: whoever gives such an id may have meant theirs. Of ids
 * that nobody gives there are none.
 */
export async function similarIds(
  db: Database,
  { resource, table, id: idColumn }: Store,
  ids: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const given = ids.filter((id) => id !== undefined)
  if (resource.id.form !== 'text' || given.length === 0) return new Map()
  const rows = await queryRaw<{ given: string; similar: string }>(db, {
    text: `SELECT given, min(found) AS similar FROM (
      SELECT g.v AS given, t.${idColumn} AS found FROM unnest($1::text[]) g(v)
      JOIN ${table} t ON lower(t.${idColumn}) = lower(g.v) AND t.${idColumn} <> g.v
      UNION ALL
      SELECT g.v, t.${idColumn} FROM unnest($1::text[]) g(v) CROSS JOIN generate_series(0, ${MAX_ZEROS}) zeros
      JOIN ${table} t ON t.${idColumn} = repeat('0', zeros) || ltrim(g.v, '0') AND t.${idColumn} <> g.v
      WHERE g.v ~ '^[0-9]+$' AND ltrim(g.v, '0') <> ''
    ) f GROUP BY given`,
    values: [given],
  })
  return new Map(rows.map(({ given, similar }) => [given, similar]))
}
