import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { listKey } from '@/components/api/records'
import { paymentChangesKey } from '@/components/payment/query'
import { sessionUserKey } from '@/components/session/user'
import type { Resource } from '@/lib/resources/resource'

/**
 * Has whatever was read of the records of a resource read anew, after one came, changed or went.
 *
 * @param when `later` leaves what is in sight as it stands until it is looked at again
 */
export function readAnewAfter(
  queries: QueryClient,
  resource: Resource,
  when: 'now' | 'later' = 'now',
): void {
  const { name, leaves, pays } = resource
  const keys: QueryKey[] = [
    listKey(name),
    ['railCount', name],
    // Whose bank details count goes by who is paid, too.
    ...(pays.length > 0 || leaves.some(({ bankDetail }) => bankDetail) ? [paymentChangesKey] : []),
    ...(decidesRights(resource) ? [sessionUserKey] : []),
  ]
  const refetchType = when === 'now' ? 'active' : 'none'
  for (const queryKey of keys) void queries.invalidateQueries({ queryKey, refetchType })
}

/** Whether it follows from such records what people may do, so also the person at this page. */
const decidesRights = ({ leaves }: Resource): boolean =>
  leaves.some(
    ({ kind, target }) => kind === 'permissions' || (target !== undefined && decidesRights(target)),
  )
