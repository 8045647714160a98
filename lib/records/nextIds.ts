import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { givenOutBy, nextId } from '@/lib/derive/idForms'
import type { Resource } from '@/lib/resources/resource'

/**
 * The id that the database gives out next, which it stays: nothing is taken. It is another's as soon
 * as somebody takes it, so that whoever relies on it holds off all others.
 */
export async function nextIdOf(db: Database, resource: Resource): Promise<string> {
  const [row] = await queryRaw<{ next: string }>(db, {
    text: `SELECT (last_value + is_called::integer)::text AS next FROM ${givenOutBy(resource)}`,
  })
  return row?.next ?? ''
}

/** Takes so many ids for good, whatever becomes of the transaction, and gives the last of them. */
export async function takeIds(db: Database, resource: Resource, count = 1): Promise<string> {
  const rows = await queryRaw<{ id: string }>(db, {
    text: `SELECT ${nextId(resource)}::text AS id FROM generate_series(1, $1)`,
    values: [count],
  })
  return rows.at(-1)?.id ?? ''
}
