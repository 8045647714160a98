import type { Database } from '@/lib/db/database'
import { env } from '@/lib/env'
import { roleNamed } from '@/lib/records/hooks/roleNames'

/** The roles that the identity provider's claims are to give, and that there are not. */
export async function missingRoles(db: Database): Promise<string[]> {
  const missing: string[] = []
  for (const name of new Set(env().OIDC_ROLES.map(([, role]) => role))) {
    if (!(await roleNamed(db, name))) missing.push(name)
  }
  return missing
}
