import { lockFor } from '@/lib/db/advisoryLocks'
import { type Database, database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { Problem } from '@/lib/problem'
import type { Authorship } from '../event'

/**
 * Lets changes of users and roles come one after the other: what a change is judged by (who has a
 * role, what that allows, who is left to administer) lies in several rows, and no single row lock
 * would keep two changes from each being right and both together wrong. Such changes are rare, so
 * waiting for each other costs nothing.
 */
export async function lockAccounts(connection: Database): Promise<void> {
  await lockFor(connection, 'changingAccounts')
}

/** Names of the roles that hold a permission, so that a refusal says whom to ask. */
export async function rolesWith(permission: string): Promise<string[]> {
  const roles = await database().role.findMany({
    where: { permissions: { has: permission } },
    select: { name: true },
    orderBy: { name: 'asc' },
  })
  return roles.map((role) => role.name)
}

/**
 * Keeps everybody from giving what they lack: otherwise whoever manages users could make themselves
 * administrator, and whoever manages roles could widen their own. To be called under
 * {@link lockAccounts}, so that no role changes between this and the change.
 *
 * @param granted what the change would let somebody do who could not before
 * @throws Problem 403 naming what is lacking
 */
export async function refuseGranting(
  { permissions }: Authorship,
  granted: readonly string[],
): Promise<void> {
  const lacking = granted.filter((permission) => !permissions.has(permission))
  const [first] = lacking
  if (first === undefined) return
  throw new Problem(
    'permission_denied',
    `This would give ${lacking.join(', ')}, which your role lacks: nobody grants what they do not hold.`,
    { members: { required_permission: first, roles: await rolesWith(first) } },
  )
}

const administers = (permissions: string): string =>
  `SELECT EXISTS (SELECT FROM user_account u JOIN role r USING (role_id)
    WHERE u.enabled AND ${permissions} @> ARRAY['Users:Manage', 'Roles:Manage'])`

/**
 * Keeps the last administrator: without one, nobody could give the permissions back. To be called
 * under {@link lockAccounts}.
 *
 * @throws Problem 409 when no enabled user could manage users and roles with the role as intended
 */
export async function keepAdministrator(
  connection: Database,
  roleId: string,
  permissions: readonly string[],
): Promise<void> {
  const intended = 'CASE WHEN r.role_id = $1::integer THEN $2::text[] ELSE r.permissions END'
  const [found] = await queryRaw<{ is: boolean; stays: boolean }>(connection, {
    text: `SELECT (${administers('r.permissions')}) AS "is", (${administers(intended)}) AS stays`,
    values: [roleId, permissions],
  })
  if (!found?.is || found.stays) return
  throw noAdministrator()
}

/** That nobody would be left to manage users and roles. */
export const noAdministrator = (): Problem =>
  new Problem(
    'conflict',
    'After this change no enabled user could manage users and roles any more. Give another enabled user a role with Users:Manage and Roles:Manage first.',
  )
