import { env } from '@/lib/env'

/**
 * Whether two names are of the same role, as they are in any case. Names are looked for by this
 * alone: to the database `%` and `_` in them would stand for others.
 */
export const isSameRole = (name: string, other: string): boolean =>
  name.toLowerCase() === other.toLowerCase()

/** Whether the operator has the identity provider's claims give the role of this name. */
export const isGivenByName = (name: string): boolean =>
  env().OIDC_ROLES.some(([, given]) => isSameRole(given, name))
