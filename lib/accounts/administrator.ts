import type { Database } from '@/lib/db/database'
import { createRecord } from '@/lib/records/create'
import type { Authorship } from '@/lib/records/event'
import { storeOf } from '@/lib/records/stores'
import { role } from '@/lib/resources'
import { PERMISSIONS, type Permission } from '@/lib/resources/permissions'
import { changingAccounts } from './changes'
import { addUser, nextUserId } from './newUser'
import { findRoleNamed } from './roleStore'
import type { User } from './userStore'

const ROLE = 'Administrator'
const EVERY = Object.keys(PERMISSIONS)
/** Whoever has these can get every other. */
const ESSENTIAL: readonly Permission[] = ['Users:Manage', 'Roles:Manage']

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
  user: { user_name: string; display_name: string; password_hash: string },
  requestId: string,
): Promise<{ user: User; roleMade: boolean }> {
  return changingAccounts(db, async (connection) => {
    const existing = await findRoleNamed(connection, ROLE)
    const lacking = ESSENTIAL.filter((name) => existing && !existing.permissions.includes(name))
    if (lacking.length > 0) {
      throw new Error(
        `The role ${ROLE} exists but lacks ${lacking.join(' and ')}; rename it or give it these permissions.`,
      )
    }
    const id = await nextUserId(connection, false)
    // Nobody is signed in: the history names the new administrator itself.
    const author: Authorship = {
      userId: id,
      auditUserId: id,
      requestId,
      reason: 'Made by the command create-admin',
      permissions: new Set(EVERY),
    }
    const role_id = existing
      ? String(existing.role_id)
      : (await createRecord(connection, storeOf(role), { name: ROLE, permissions: EVERY }, author))
          ?.id
    const { record: made } = await addUser(
      connection,
      { ...user, role_id: role_id ?? '', enabled: true },
      author,
      async () => id,
    )
    return { user: made, roleMade: !existing }
  })
}
