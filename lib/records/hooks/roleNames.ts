import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { env } from '@/lib/env'

/** Whether two names are of the same role, as they are in any case. */
export const isSameRole = (name: string, other: string): boolean =>
  name.toLowerCase() === other.toLowerCase()

/** Whether the operator has the identity provider's claims give the role of this name. */
export const isGivenByName = (name: string): boolean =>
  env().OIDC_ROLES.some(([, given]) => isSameRole(given, name))

/** A role as far as it says what somebody may do. */
export interface NamedRole {
  readonly role_id: number
  readonly name: string
  readonly permissions: readonly string[]
}

/**
 * The role of a name, in any case. To compare without regard to case Prisma would take the name for
 * a pattern. Where the database takes two names for one and {@link isSameRole} does not, as of a
 * capital letter whose small one is uncertain, there is none: rules of names go by that.
 */
export async function roleNamed(db: Database, name: string): Promise<NamedRole | undefined> {
  const [found] = await queryRaw<NamedRole>(db, {
    text: 'SELECT role_id, name, permissions FROM role WHERE lower(name) = lower($1)',
    values: [name],
  })
  return found && isSameRole(found.name, name) ? found : undefined
}
