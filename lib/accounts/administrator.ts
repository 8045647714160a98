import type { Database } from '@/lib/db/database'
import { unsetValue } from '@/lib/derive/kinds'
import type { Authorship } from '@/lib/records/event'
import { changingAccounts, withNextUserId } from '@/lib/records/hooks/accounts'
import { roleNamed } from '@/lib/records/hooks/roleNames'
import { storeOf } from '@/lib/records/stores'
import { createRecord } from '@/lib/records/writes/create'
import { role, user } from '@/lib/resources'
import { ADMINISTERING, PERMISSIONS } from '@/lib/resources/permissions'

const ROLE = 'Administrator'
const EVERY = Object.keys(PERMISSIONS)

/** What the role is made of that allows everything. */
const everything = () => ({
  ...Object.fromEntries(role.leaves.map((field) => [field.column, unsetValue(field)])),
  name: ROLE,
  permissions: EVERY,
})

interface MadeAdministrator {
  readonly id: string
  readonly roleName: string
  readonly isRoleMade: boolean
}

/**
 * Makes an administrator from outside the service, for an installation that has none yet or whose
 * administrators cannot sign in. The role comes with every permission where it is absent; one that
 * is there is taken as it is, since widening it would widen what its other users may do.
 *
 * @throws Error that says why the existing role will not do
 * @throws Problem 422 when the user name is taken
 */
export function createAdministrator(
  db: Database,
  { password, ...names }: { user_name: string; display_name: string; password: string },
  requestId: string,
): Promise<MadeAdministrator> {
  return changingAccounts(db, async (connection) => {
    const existing = await roleNamed(connection, ROLE)
    const lacking = ADMINISTERING.filter((name) => existing && !existing.permissions.includes(name))
    if (lacking.length > 0) {
      throw new Error(
        `The role ${ROLE} exists but lacks ${lacking.join(' and ')}; rename it or give it these permissions.`,
      )
    }
    const id = await withNextUserId(connection, async (next) => {
      // Nobody is signed in: the history names the new administrator itself.
      const author: Authorship = {
        userId: Number(next),
        auditUserId: Number(next),
        requestId,
        reason: 'Made by the command create-admin',
        permissions: new Set([...EVERY, ...(existing?.permissions ?? [])]),
      }
      const role_id = existing
        ? String(existing.role_id)
        : (await createRecord(connection, storeOf(role), everything(), author))?.id
      const account = { ...names, role_id, enabled: true, password_hash: password }
      await createRecord(connection, storeOf(user), account, author, next)
    })
    return { id, roleName: existing?.name ?? ROLE, isRoleMade: !existing }
  })
}
