import type { Principal } from '@/lib/accounts/principal'
import { seesRecords } from '@/lib/derive/naming'
import type { Resource } from '@/lib/resources/resource'
import { requirePermission } from '../pipeline/authorise'
import type { Operation, RequestContext } from '../pipeline/operation'

/** Who sees a resource's records: whoever may read them, or has one of those that let see them too. */
export function seeing(resource: Resource) {
  const { read, seen } = resource.permissions
  /** @throws Problem 403 unless somebody sees them */
  const require = async (principal: Principal): Promise<void> => {
    const sees = seesRecords(resource, (permission) => principal.permissions.has(permission))
    if (!sees) await requirePermission(principal, read)
  }
  return {
    require,
    /** What the document says of the other permissions. */
    words: seen ? `, with ${[read, ...seen].join(' or ')}` : '',
    /** The permission of an operation that reads them, where one is enough to say. */
    permission: (usual: Operation['permission']): Operation['permission'] =>
      seen ? 'token' : usual,
    /** A handler for whoever sees them. */
    handle:
      <Answered>(handle: (call: RequestContext) => Promise<Answered>) =>
      async (call: RequestContext): Promise<Answered> => {
        if (seen) await require(call.principal)
        return handle(call)
      },
  }
}
