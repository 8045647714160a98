import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import type { TimeZone } from '@/lib/time/calendar'
import { UTC } from '@/lib/time/calendar'
import { completeDocument, type DocumentRow, entityTag, type RecordDocument } from './document'
import { findRecords } from './read'
import { type RecordKey, recordKey } from './recordKey'
import { documentPiecesOf, momentColumns, type Store, storeOf, versionOf } from './stores'

/** The stores of everything that has a history, by the names that this has for them. */
const STORES: ReadonlyMap<string, Store> = new Map(
  resources.map((resource: Resource) => [resource.name, storeOf(resource)]),
)

/** The entity tag that a record had at a version. */
export function tagAt(resource: string, version: string, zone: TimeZone): string {
  const hasMoments = (STORES.get(resource)?.moments.length ?? 0) > 0
  return entityTag(version, hasMoments ? zone : UTC)
}

/** Records as they are by now, by {@link recordKey}; none of what is gone. */
export async function recordsOf(
  db: Database,
  named: readonly RecordKey[],
  zone: TimeZone,
): Promise<ReadonlyMap<string, RecordDocument>> {
  const ids = new Map<string, Set<string>>()
  for (const { resource, record_id } of named) {
    ids.set(resource, (ids.get(resource) ?? new Set()).add(record_id))
  }
  const found = new Map<string, RecordDocument>()
  for (const [resource, of] of ids) {
    const store = STORES.get(resource)
    if (!store) continue
    for (const row of await findRecords(db, store, [...of])) {
      found.set(recordKey({ resource, record_id: row.id }), completeDocument(store, row, zone))
    }
  }
  return found
}

/** A record of a snapshot. */
export interface SnapshotRecord extends RecordDocument {
  readonly id: string
}

/**
 * Records of a kind in the order of their ids.
 *
 * @param after the last that was read; undefined before the first
 * @param limit the most to read
 */
export async function recordsAfter(
  db: Database,
  resource: string,
  after: string | undefined,
  limit: number,
  zone: TimeZone,
): Promise<SnapshotRecord[]> {
  const store = STORES.get(resource) as Store
  const rows = await queryRaw<DocumentRow & { readonly id: string }>(db, {
    text: `SELECT t.${store.id}::text AS id, ${documentPiecesOf(store, 't')} AS document, ${versionOf(store, 't')} AS version${momentColumns(store, 't')}
      FROM ${store.table} t ${after === undefined ? '' : `WHERE t.${store.id} > $2::${store.idType}`} ORDER BY t.${store.id} LIMIT $1`,
    values: after === undefined ? [limit] : [limit, after],
  })
  return rows.map((row) => ({ id: row.id, ...completeDocument(store, row, zone) }))
}
