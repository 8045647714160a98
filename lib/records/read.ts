import type { Queryable } from '@/lib/db/queryable'
import type { EntityTags } from '@/lib/http/entityTags'
import { Problem } from '@/lib/problem'
import { type DocumentRow, versionOfTag } from './document'
import { documentOf, momentColumns, type Store } from './stores'

/** A record by its id, rendered by PostgreSQL; undefined when there is none. */
export async function findRecord(
  db: Queryable,
  store: Store,
  id: string,
): Promise<DocumentRow | undefined> {
  const { rows } = await db.query<DocumentRow & Record<string, unknown>>({
    ...readStatement(store),
    values: [id],
  })
  return rows[0]
}

const statements = new Map<Store, { name: string; text: string }>()

function readStatement(store: Store): { name: string; text: string } {
  let statement = statements.get(store)
  if (!statement) {
    const text = `SELECT ${documentOf(store, 't')} AS document, t.version::text AS version${momentColumns(store, 't')} FROM ${store.table} t WHERE t.${store.id} = $1::${store.idType}`
    statement = { name: `get_${store.resource.name}`, text }
    statements.set(store, statement)
  }
  return statement
}

/** Several records by id, in no particular order. */
export async function findRecords(
  db: Queryable,
  store: Store,
  ids: readonly string[],
): Promise<(DocumentRow & { readonly id: string })[]> {
  const { rows } = await db.query<DocumentRow & { id: string } & Record<string, unknown>>({
    text: `SELECT t.${store.id}::text AS id, ${documentOf(store, 't')} AS document, t.version::text AS version${momentColumns(store, 't')} FROM ${store.table} t WHERE t.${store.id} = ANY ($1::${store.idType}[])`,
    values: [ids],
  })
  return rows
}

/** The answer when nothing is found; it names the id, as the address does. */
export const recordNotFound = (store: Store, id: string): Problem =>
  new Problem('record_not_found', `There is no ${store.resource.title.toLowerCase()} ${id}.`)

/** A version that no record ever has, for preconditions that cannot hold. */
const NO_VERSION = '-1'

/**
 * The one version that an If-Match admits; undefined when it admits any. Weak tags never match,
 * as RFC 9110 has it.
 */
export async function admittedVersion(
  db: Queryable,
  store: Store,
  id: string,
  ifMatch: EntityTags | undefined,
): Promise<string | undefined> {
  if (ifMatch === undefined || ifMatch === '*') return undefined
  const versions = ifMatch.flatMap(({ weak, tag }) =>
    weak ? [] : [versionOfTag(tag) ?? NO_VERSION],
  )
  if (versions.length <= 1) return versions[0] ?? NO_VERSION
  const current = (await findRecord(db, store, id))?.version
  return versions.find((version) => version === current) ?? NO_VERSION
}
