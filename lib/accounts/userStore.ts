import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'

/** A user as the database has it; moments in milliseconds since 1970. */
export interface User {
  readonly user_id: number
  readonly user_name: string
  readonly display_name: string
  readonly role_id: string
  readonly role_name: string
  readonly enabled: boolean
  readonly version: string
  /** Version of the role, whose name is part of what is shown of the user. */
  readonly role_version: string
  readonly created: number
  readonly last_edit: number
}

const USER = `SELECT u.user_id, u.user_name, u.display_name, u.role_id::text, r.name AS role_name,
  u.enabled, u.version::text, r.version::text AS role_version,
  (extract(epoch FROM u.created) * 1000)::float8 AS created,
  (extract(epoch FROM u.last_edit) * 1000)::float8 AS last_edit
  FROM user_account u JOIN role r USING (role_id)`

/** A user by id; undefined when there is none. */
export async function findUser(db: Database, id: number): Promise<User | undefined> {
  const rows = await queryRaw<User>(db, {
    text: `${USER} WHERE u.user_id = $1`,
    values: [id],
  })
  return rows[0]
}

/** Users in the order of their ids, and how many there are in all. */
export async function listUsers(db: Database, after: number, limit: number) {
  const rows = await queryRaw<User>(db, {
    text: `${USER} WHERE u.user_id > $1 ORDER BY u.user_id LIMIT $2`,
    values: [after, limit],
  })
  const counted = await queryRaw<{ total: number }>(db, {
    text: 'SELECT count(*)::integer AS total FROM user_account',
  })
  return { rows, total: counted[0]?.total ?? 0 }
}
