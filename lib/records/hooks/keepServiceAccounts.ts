import type { RecordOf, serviceAccount } from '@/lib/resources'
import { lockAccounts, permissionsOfRole, refuseGranting, refusePastLastUser } from './accounts'
import type { Hook } from './hook'

type ServiceAccount = RecordOf<typeof serviceAccount>

/**
 * The rules of service accounts: nobody lets one do what they may not themselves, be it by another
 * role or by enabling it again, with which its keys are taken again.
 */
export const keepServiceAccounts: Hook<ServiceAccount> = {
  prepare: lockAccounts,
  async beforeInsert({ connection, author, id, after }) {
    await refuseGranting(connection, author, await permissionsOfRole(connection, after))
    await refusePastLastUser(connection, id)
    return []
  },
  async beforeUpdate({ connection, author, before, after }) {
    const isWidened = after.role_id !== before.role_id || (after.enabled && !before.enabled)
    if (isWidened)
      await refuseGranting(connection, author, await permissionsOfRole(connection, after))
    return []
  },
}
