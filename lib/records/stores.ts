import { documentSql } from '@/lib/derive/document'
import { identifier, tableOf } from '@/lib/derive/sql'
import { approval, client, packagingDefaults } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'

/** How a resource's records are kept, beyond what its definition says. */
export interface Store {
  readonly resource: Resource
  readonly table: string
  readonly id: string
  readonly idType: 'bigint' | 'numeric(20,0)'
  /** Members that the service keeps and PostgreSQL renders, as SQL over an alias. */
  kept(alias: string): Readonly<Record<string, string>>
  /** Moments, rendered in the zone of each request and so left to {@link Moments}. */
  readonly moments: readonly string[]
  /**
   * Columns set with every change; `t` is the row as it is, `j` holds the new values as `n_…`,
   * and `auditUser` is SQL for who counts as having made the change.
   */
  onUpdate?(columns: ReadonlySet<string>, auditUser: string): Readonly<Record<string, string>>
  /** Columns set on creation besides the fields, over `i`, the new values. */
  readonly onInsert?: Readonly<Record<string, string>>
  /** True where a locking session can hold a record. */
  readonly lockable: boolean
}

const base = (resource: Resource) => {
  const { name, idType } = tableOf(resource)
  return { resource, table: identifier(name), id: identifier(resource.id.name), idType }
}

export const clientStore: Store = {
  ...base(client),
  kept: (alias) => ({ client_id: `${alias}.client_id::text` }),
  moments: [],
  lockable: false,
}

export const packagingDefaultsStore: Store = {
  ...base(packagingDefaults),
  kept: (alias) => ({
    client_id: `${alias}.client_id::text`,
    client_packaging_default_id: `${alias}.client_packaging_default_id::text`,
  }),
  moments: [],
  lockable: false,
}

/** The effective audit user among the parameters of most statements that write. */
export const AUDIT_USER = '$3::integer'

export const approvalStore: Store = {
  ...base(approval),
  kept: (alias) => ({
    approval_id: `${alias}.approval_id::text`,
    requested_audit_attempt_count: `${alias}.requested_audit_attempt_count`,
    source: `${alias}.source`,
    user_id: `${alias}.user_id::text`,
    user_id_edit: `${alias}.user_id_edit::text`,
  }),
  moments: ['created', 'last_edit', 'posted_date'],
  onUpdate: (columns, auditUser) => ({
    user_id_edit: auditUser,
    ...(columns.has('status_flag') && {
      posted_date: `CASE WHEN t.posted_date IS NULL AND j."n_status_flag" = 'batch' THEN clock_timestamp() ELSE t.posted_date END`,
      requested_audit_attempt_count: `t.requested_audit_attempt_count + CASE WHEN j."n_status_flag" = 'requested' AND j."o_status_flag" IS DISTINCT FROM 'requested' THEN 1 ELSE 0 END`,
    }),
  }),
  onInsert: {
    user_id: AUDIT_USER,
    user_id_edit: AUDIT_USER,
    posted_date: `CASE WHEN i.status_flag = 'batch' THEN clock_timestamp() END`,
    requested_audit_attempt_count: `CASE WHEN i.status_flag = 'requested' THEN 1 ELSE 0 END`,
  },
  lockable: true,
}

/** SQL for a record as JSON text, over the row called `alias`. */
export const documentOf = (store: Store, alias: string, only?: ReadonlySet<string>): string =>
  `${documentSql(store.resource, alias, store.kept(alias), only)}::text`

/** SQL columns that bring a record's moments as milliseconds, over the row called `alias`. */
export const momentColumns = (store: Store, alias: string): string =>
  store.moments
    .map(
      (name) =>
        `, (extract(epoch FROM ${alias}.${identifier(name)}) * 1000)::float8 AS "m_${name}"`,
    )
    .join('')
