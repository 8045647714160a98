import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { PERMISSIONS, type Permission } from '@/lib/resources/permissions'

/** A role as the database has it; moments in milliseconds since 1970. */
export interface Role {
  readonly role_id: number
  readonly name: string
  readonly permissions: readonly Permission[]
  /** How many users have it, enabled or not. */
  readonly users: number
  readonly version: string
  readonly created: number
  readonly last_edit: number
}

const ROLE = `SELECT r.role_id, r.name, r.permissions, r.version::text,
  (SELECT count(*)::integer FROM user_account u WHERE u.role_id = r.role_id) AS users,
  (extract(epoch FROM r.created) * 1000)::float8 AS created,
  (extract(epoch FROM r.last_edit) * 1000)::float8 AS last_edit FROM role r`

/** A set of permissions in one order, each once, so that equal sets are equal lists. */
export function inOrder(permissions: readonly string[]): Permission[] {
  const held = new Set(permissions)
  return (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => held.has(permission))
}

const readRole = (row: Role): Role => ({ ...row, permissions: inOrder(row.permissions) })

/** A role by id; undefined when there is none. */
export async function findRole(db: Database, id: number): Promise<Role | undefined> {
  const rows = await queryRaw<Role>(db, {
    text: `${ROLE} WHERE r.role_id = $1`,
    values: [id],
  })
  return rows.map(readRole)[0]
}

/** A role by name in any case; undefined when there is none. */
export async function findRoleNamed(db: Database, name: string): Promise<Role | undefined> {
  const rows = await queryRaw<Role>(db, {
    text: `${ROLE} WHERE lower(r.name) = lower($1)`,
    values: [name],
  })
  return rows.map(readRole)[0]
}
