import type { Database } from '@/lib/db/database'
import { env } from '@/lib/env'

/** The roles that the identity provider's claims are to give, and that there are not. */
export async function missingRoles(db: Database): Promise<string[]> {
  const named = [...new Set(env().OIDC_ROLES.map(([, role]) => role))]
  if (named.length === 0) return []
  const roles = await db.role.findMany({ select: { name: true } })
  // As a sign-in looks for them.
  const there = new Set(roles.map(({ name }) => name.toLowerCase()))
  return named.filter((name) => !there.has(name.toLowerCase()))
}
