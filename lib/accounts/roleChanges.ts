import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { Problem, validationProblem } from '@/lib/problem'
import { type Authorship, insertEvent } from '@/lib/records/event'
import {
  type AccountAuthor,
  type Changed,
  changingAccounts,
  differences,
  keepingAdministrator,
  type Precondition,
  refuseGranting,
} from './changes'
import { findRole, findRoleNamed, inOrder, type Role } from './roleStore'

const FIELDS = ['name', 'permissions'] as const
const UNSET = { name: null, permissions: [] }

type Values = { readonly name: string; readonly permissions: readonly string[] }

/**
 * Adds a role.
 *
 * @throws Problem 422 when the name is taken, 403 for a permission that the author lacks
 */
export function createRole(
  db: Database,
  role: Values,
  author: AccountAuthor,
  dryRun: boolean,
): Promise<Changed<Role>> {
  const create = async (connection: Database) => {
    await refuseGranting(author, role.permissions)
    const record = await addRole(connection, role)
    return { record, changes: await enterCreation(connection, record, author) }
  }
  return changingAccounts(db, create, dryRun)
}

/** Adds a role without its entry in the history, which may need a user who is yet to be made. */
export async function addRole(connection: Database, { name, permissions }: Values): Promise<Role> {
  await refuseTakenName(connection, name, undefined)
  const rows = await queryRaw<{ role_id: number }>(connection, {
    text: `INSERT INTO role (name, permissions, created, last_edit)
      VALUES ($1, $2, clock_timestamp(), clock_timestamp()) RETURNING role_id`,
    values: [name, inOrder(permissions)],
  })
  return (await findRole(connection, rows[0]?.role_id ?? 0)) as Role
}

/** Enters a new role in the history, and says what was entered. */
export async function enterCreation(connection: Database, role: Role, author: Authorship) {
  const { role_id: id, version } = role
  const changes = differences(FIELDS, UNSET, role)
  const change = { resource: 'role', id, version, action: 'created', changes } as const
  await insertEvent(connection, change, author)
  return changes
}

/**
 * Changes a role, and with it what each of its users may do.
 *
 * @returns undefined when there is no such role
 * @throws Problem 422 when the name is taken, 403 for a further permission that the author lacks,
 *   409 when it would leave no administrator
 */
export function changeRole(
  db: Database,
  id: number,
  wanted: { readonly [Field in keyof Values]?: Values[Field] | undefined },
  author: AccountAuthor,
  precondition: Precondition<Role>,
  dryRun: boolean,
): Promise<Changed<Role> | undefined> {
  const change = async (connection: Database) => {
    const before = await findRole(connection, id)
    if (!before) return undefined
    await precondition(before, connection)
    const name = wanted.name ?? before.name
    const permissions = wanted.permissions ? inOrder(wanted.permissions) : before.permissions
    const changes = differences(FIELDS, before, { name, permissions })
    if (changes.length === 0) return { record: before, changes }
    const held = new Set<string>(before.permissions)
    await refuseGranting(
      author,
      permissions.filter((permission) => !held.has(permission)),
    )
    await refuseTakenName(connection, name, id)
    await keepingAdministrator(connection, async () => {
      await queryRaw(connection, {
        text: `UPDATE role SET name = $2, permissions = $3, version = version + 1,
          last_edit = clock_timestamp() WHERE role_id = $1`,
        values: [id, name, permissions],
      })
    })
    const changed = (await findRole(connection, id)) as Role
    const { version } = changed
    await insertEvent(
      connection,
      { resource: 'role', id, version, action: 'updated', changes },
      author,
    )
    return { record: changed, changes }
  }
  return changingAccounts(db, change, dryRun)
}

/**
 * Deletes a role that no user has. Its history stays, and its id is never given out again.
 *
 * @returns false when there is no such role
 * @throws Problem 409 when users have it
 */
export function deleteRole(
  db: Database,
  id: number,
  author: Authorship,
  precondition: Precondition<Role>,
): Promise<boolean> {
  return changingAccounts(db, async (connection) => {
    const role = await findRole(connection, id)
    if (!role) return false
    await precondition(role, connection)
    if (role.users > 0) throw inUse(role)
    await queryRaw(connection, { text: 'DELETE FROM role WHERE role_id = $1', values: [id] })
    await insertEvent(
      connection,
      {
        resource: 'role',
        id,
        version: String(BigInt(role.version) + 1n),
        action: 'deleted',
        changes: differences(FIELDS, role, UNSET),
      },
      author,
    )
    return true
  })
}

const inUse = ({ name, users }: Role): Problem =>
  new Problem(
    'conflict',
    `The role ${name} is that of ${users === 1 ? 'one user' : `${users} users`}. Give ${users === 1 ? 'that user' : 'them'} another role first.`,
  )

async function refuseTakenName(
  connection: Database,
  name: string,
  own: number | undefined,
): Promise<void> {
  const found = await findRoleNamed(connection, name)
  if (!found || found.role_id === own) return
  const message = `There is a role ${found.name} already; names of roles differ in more than their case.`
  throw validationProblem([{ pointer: '/name', code: 'in_use', message }])
}
