import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import type { TimeZone } from '@/lib/time/calendar'
import {
  type BoundedRow,
  documentOfRow,
  firstRecords,
  inOrderOf,
  isThere,
  type RecordsSql,
  recordsIfFew,
  recordsSql,
  untilEnough,
} from '../boundedPage'
import { completeDocument, entityTag, type RecordDocument, recordTag } from '../document'
import { idsByKind, type RecordKey, recordKey } from '../recordKey'
import { type Store, storeOf } from '../stores'

/** The stores of everything that has a history, by the names that this has for them. */
const STORES: ReadonlyMap<string, Store> = new Map(
  resources.map((resource: Resource) => [resource.name, storeOf(resource)]),
)

/** The entity tag that a record had at a version. */
export function tagAt(resource: string, version: string, zone: TimeZone): string {
  const store = STORES.get(resource)
  return store ? recordTag(store, version, zone) : entityTag(version)
}

const read = (
  db: Database,
  store: Store,
  records: RecordsSql,
  values: readonly unknown[],
): Promise<BoundedRow[]> => queryRaw<BoundedRow>(db, { text: recordsSql(store, records), values })

/** Records by their ids, of which the first are rendered. */
const readOf = async (db: Database, store: Store, ids: readonly string[]) =>
  inOrderOf(ids, await read(db, store, firstRecords(store), [ids]))

/** What is told of a record, and the JSON text of that as it is by now; undefined where it is gone. */
export interface WithRecord<Row> {
  readonly row: Row
  readonly document: string | undefined
}

/** The first of some rows with their records: until these have enough bytes, and at least one. */
export async function withRecords<Row extends RecordKey>(
  db: Database,
  rows: readonly Row[],
  zone: TimeZone,
): Promise<readonly WithRecord<Row>[]> {
  const unread = rows.map((row) => ({ row, document: null as string | null | undefined }))
  const told = await untilEnough(unread, documentOfRow, async (rest) => {
    const left = rest.map(({ row }) => row)
    const documents = await documentsOf(db, left, zone)
    return left.map((row) => ({ row, document: documents.get(recordKey(row)) }))
  })
  return told.map(({ row, document }) => ({ row, document: document ?? undefined }))
}

/** Records by {@link recordKey}, as many as there is room for; null of the others, and none of what is gone. */
async function documentsOf(
  db: Database,
  named: readonly RecordKey[],
  zone: TimeZone,
): Promise<ReadonlyMap<string, string | null>> {
  const found = new Map<string, string | null>()
  for (const [resource, ids] of idsByKind(named)) {
    const store = storeOf(resource)
    for (const row of await readOf(db, store, ids)) {
      if (row.document === undefined) continue
      const text = isThere(row) ? completeDocument(store, row, zone).text : null
      found.set(recordKey({ resource: resource.name, record_id: row.id }), text)
    }
  }
  return found
}

/** A record of a snapshot. */
export interface SnapshotRecord extends RecordDocument {
  readonly id: string
}

/** Records of a kind that stand behind one another. */
interface SnapshotPart {
  readonly records: readonly SnapshotRecord[]
  /** The id up to which all are read; undefined where there was none. */
  readonly last: string | undefined
  readonly isMore: boolean
}

/**
 * Records of a kind in the order of their ids, until these have enough bytes.
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
): Promise<SnapshotPart> {
  const store = STORES.get(resource) as Store
  const isAfter = after === undefined ? '' : `WHERE t.${store.id} > $2::${store.idType}`
  const stretch = `${store.table} t ${isAfter} ORDER BY t.${store.id} LIMIT $1`
  const values = after === undefined ? [limit + 1] : [limit + 1, after]
  const rows = await read(db, store, recordsIfFew(store, stretch), values)
  const onPage = await untilEnough(rows.slice(0, limit), documentOfRow, (rest) =>
    readOf(
      db,
      store,
      rest.map(({ id }) => id),
    ),
  )
  const records = onPage
    .filter(isThere)
    .map((row) => ({ id: row.id, ...completeDocument(store, row, zone) }))
  return { records, last: onPage[onPage.length - 1]?.id, isMore: rows.length > onPage.length }
}
