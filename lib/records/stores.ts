import { documentSql } from '@/lib/derive/database/document'
import { idType } from '@/lib/derive/idForms'
import { labelsSql } from '@/lib/derive/labels'
import { identifier } from '@/lib/derive/sql'
import { momentsOf, taggedVersion } from '@/lib/derive/systemFields'
import type { Resource } from '@/lib/resources/resource'

/** Where a resource's records are, as the statements name it. */
export interface Store {
  readonly resource: Resource
  /** The table and the column of its ids, as SQL. */
  readonly table: string
  readonly id: string
  readonly idType: string
  /** Moments, which PostgreSQL does not render: they are written in the zone of each request. */
  readonly moments: ReturnType<typeof momentsOf>
  /** True where a locking session can hold a record. */
  readonly lockable: boolean
}

const stores = new WeakMap<Resource, Store>()

/** The store of a resource, the same each time. */
export function storeOf(resource: Resource): Store {
  const known = stores.get(resource)
  if (known) return known
  const { table, id, lockable } = resource
  const store: Store = {
    resource,
    table: identifier(table),
    id: identifier(id.name),
    idType: idType(resource),
    moments: momentsOf(resource),
    lockable,
  }
  stores.set(resource, store)
  return store
}

/**
 * SQL for a record, over the row called `alias`: a text of which `wholeDocument` makes JSON.
 *
 * @param only the members to render; all of them without it
 */
export const documentOf = (store: Store, alias: string, only?: ReadonlySet<string>): string =>
  documentSql(store.resource, alias, only)

/** SQL for the version that a record's tag names, over the row called `alias`. */
export const versionOf = ({ resource }: Store, alias: string): string =>
  taggedVersion(resource, alias)

/** SQL columns that bring a record's moments as milliseconds, over the row called `alias`. */
export const momentColumns = (store: Store, alias: string): string =>
  store.moments
    .map(({ name, of }) => `, (extract(epoch FROM ${of(alias)}) * 1000)::float8 AS "m_${name}"`)
    .join('')

/** SQL for a column that has the names of what these members of a row stand for; nothing without any. */
export const labelColumn = (
  { resource }: Store,
  alias: string,
  labels: ReadonlySet<string> | undefined,
): string => (labels ? `, ${labelsSql(resource, alias, labels)} AS labels` : '')
