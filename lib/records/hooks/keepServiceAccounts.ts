import type { RecordOf, serviceAccount } from '@/lib/resources'
import { ACCOUNTS, refusePastLastUser } from './accounts'
import { refuseBeyondRoles } from './granting'
import type { Hook } from './hook'

type ServiceAccount = RecordOf<typeof serviceAccount>

/**
 * The rules of service accounts: nobody decides what one may do that they may not themselves, be it
 * by another role or by enabling it again, with which its keys are taken again.
 */
export const keepServiceAccounts: Hook<ServiceAccount> = {
  work: ACCOUNTS,
  async beforeInsert({ connection, author, id, after }) {
    await refuseBeyondRoles(connection, author, after)
    await refusePastLastUser(connection, id)
    return []
  },
  async beforeUpdate({ connection, author, before, after }) {
    const isOther = after.role_id !== before.role_id || (after.enabled && !before.enabled)
    if (isOther) await refuseBeyondRoles(connection, author, before, after)
    return []
  },
}
