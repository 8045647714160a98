import { hasForesight } from '@/lib/records/writes/guard'
import type { Resource } from '@/lib/resources/resource'
import type { Operation, RequestContext, Rest } from '../pipeline/operation'

/**
 * The work of a write by how it is begun. The two parts come apart only where the first takes its
 * time: a key costs each other write no statement more.
 */
export const inTwoParts = (
  resource: Resource,
  begin: (call: RequestContext) => Promise<Rest>,
): Pick<Operation, 'handle' | 'begin'> => ({
  handle: async (call) => (await begin(call))(call),
  ...(hasForesight(resource) && { begin }),
})
