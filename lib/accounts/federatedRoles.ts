import type { Database } from '@/lib/db/database'
import { env } from '@/lib/env'
import { isSameRole } from '@/lib/records/hooks/roleNames'

/** The roles that the identity provider's claims are to give, and that there are not. */
export async function missingRoles(db: Database): Promise<string[]> {
  const named = [...new Set(env().OIDC_ROLES.map(([, role]) => role))]
  if (named.length === 0) return []
  const there = await db.role.findMany({ select: { name: true } })
  return named.filter((wanted) => !there.some(({ name }) => isSameRole(name, wanted)))
}
