import type { Resource } from '@/lib/resources/resource'
import { requirePermission } from '../pipeline/endpoint'
import type { Operation } from '../pipeline/operation'

/** Who sees a resource's records: whoever may read them, or has a permission that lets see them too. */
export function seeing({ permissions: { read, seen } }: Resource) {
  return {
    /** What the document says of the other permission. */
    words: seen ? `, with ${read} or ${seen}` : '',
    /** The permission of an operation that reads them, where one is enough to say. */
    permission: (usual: Operation['permission']): Operation['permission'] =>
      seen ? 'token' : usual,
    /** A handler for whoever sees them. */
    handle:
      (handle: Operation['handle']): Operation['handle'] =>
      async (call) => {
        if (seen && !call.principal.permissions.has(seen)) {
          await requirePermission(call.principal, read)
        }
        return handle(call)
      },
  }
}
