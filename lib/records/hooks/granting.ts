import type { Database } from '@/lib/db/database'
import { Problem } from '@/lib/problem'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import type { Authorship } from '../event'

/** Names of the roles that hold any of some permissions, so that a refusal says whom to ask. */
export async function rolesWith(db: Database, permissions: readonly string[]): Promise<string[]> {
  const roles = await db.role.findMany({
    where: { permissions: { hasSome: [...permissions] } },
    select: { name: true },
    orderBy: { name: 'asc' },
  })
  return roles.map((role) => role.name)
}

/**
 * Keeps everybody from deciding who may do what they may not themselves: otherwise whoever manages
 * users could make themselves administrator, and whoever manages roles could widen their own. To be
 * called under `changingAccounts`, so that no role changes between this and the change: neither that of
 * whom it decides about nor the author's own.
 *
 * @param decided the permissions that the change gives or takes, or gives a way to: nobody takes
 *   what they lack either, as the password of somebody who may do less is theirs to set, and comes
 *   to let them do more once that somebody has their rights back
 * @throws Problem 403 naming what is lacking
 */
export async function refuseBeyond(
  connection: Database,
  { permissions, permissionsNow }: Authorship,
  decided: readonly string[],
): Promise<void> {
  if (decided.length === 0) return
  const held = (await permissionsNow?.(connection)) ?? permissions
  const lacking = [...new Set(decided)].filter((permission) => !held.has(permission))
  const [first] = lacking
  if (first === undefined) return
  throw new Problem(
    'permission_denied',
    `This decides who has ${lacking.join(', ')}, which your role lacks: nobody gives or takes what they do not hold.`,
    { members: { required_permission: first, roles: await rolesWith(connection, [first]) } },
  )
}

/** A user, a service account or a webhook, as a change finds it or would leave it. */
interface Holder {
  readonly role_id: string | number
}

/**
 * {@link refuseBeyond}, of all that the roles of an account allow.
 *
 * @param states the account before the change, where there is one, and after it
 */
export async function refuseBeyondRoles(
  connection: Database,
  author: Authorship,
  ...states: readonly Holder[]
): Promise<void> {
  await refuseBeyond(connection, author, await permissionsOfRoles(connection, states))
}

const READING = new Set<string>(resources.map(({ permissions }: Resource) => permissions.read))

/**
 * {@link refuseBeyondRoles}, of a webhook: it does nothing but read, and has sent what it reads to
 * an address of somebody's choice.
 */
export async function refuseReadingBeyond(
  connection: Database,
  author: Authorship,
  ...states: readonly Holder[]
): Promise<void> {
  const held = await permissionsOfRoles(connection, states)
  await refuseBeyond(
    connection,
    author,
    held.filter((each) => READING.has(each)),
  )
}

/** All that some of these roles allow; nothing where there is no such role. */
async function permissionsOfRoles(
  connection: Database,
  holders: readonly Holder[],
): Promise<readonly string[]> {
  const roles = await connection.role.findMany({
    where: { role_id: { in: holders.map(({ role_id }) => Number(role_id)) } },
    select: { permissions: true },
    orderBy: { role_id: 'asc' },
  })
  return roles.flatMap(({ permissions }) => permissions)
}
