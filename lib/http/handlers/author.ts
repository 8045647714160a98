import type { Database } from '@/lib/db/database'
import type { Authorship } from '@/lib/records/event'
import type { RequestContext } from '../pipeline/operation'

/** Who makes the change of a call, for the history. */
export const authorOf = (call: RequestContext): Authorship => ({
  userId: call.principal.userId,
  auditUserId: call.auditUserId,
  requestId: call.requestId,
  reason: call.reason,
  permissions: call.principal.permissions,
  permissionsNow: permissionsNow(call),
  key: call.principal.key,
})

/** A transaction finds them once, as it keeps all others from changing them. */
function permissionsNow({ principalNow }: RequestContext): Authorship['permissionsNow'] {
  let asked: Database | undefined
  let found: Promise<ReadonlySet<string>>
  return (connection) => {
    if (asked !== connection) {
      asked = connection
      found = principalNow(connection).then(({ permissions }) => permissions)
    }
    return found
  }
}
