import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { listKey, overviewKey } from '@/components/api/records'
import { fieldName } from '@/components/form/model/values'
import { paymentChangesKey } from '@/components/payment/paymentQueries'
import { sessionUserKey } from '@/components/session/user'
import type { Resource } from '@/lib/resources/resource'
import { listedResources } from './resources'

/**
 * Has whatever was read of the records of a resource read anew, after one came, changed or went: in
 * lists of others that tell of them, too, and in the overview.
 *
 * @param when `later` leaves what is in sight as it stands until it is looked at again, but for what
 *   is being read anyway
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
    ...listedResources.filter((each) => tellsOf(each, resource)).map((each) => listKey(each.name)),
    overviewKey,
    // Whose bank details count goes by who is paid, too.
    ...(pays.length > 0 || leaves.some(({ bankDetail }) => bankDetail) ? [paymentChangesKey] : []),
    ...(decidesRights(resource) ? [sessionUserKey] : []),
  ]
  const refetchType = when === 'now' ? 'active' : 'none'
  for (const queryKey of keys) {
    void queries.invalidateQueries({ queryKey, refetchType })
    if (when === 'later') readOnceMore(queries, { queryKey })
  }
}

/**
 * Has begun anew whatever is being read just now: its answer may be of before the change, and would
 * take the place of what that has made of it.
 */
export const readOnceMore = (
  queries: QueryClient,
  filters: { readonly queryKey: QueryKey; readonly exact?: true },
): void => void queries.refetchQueries({ ...filters, fetchStatus: 'fetching' })

/** Whether a list shows what stands in records of another resource: a name, or how many there are. */
function tellsOf({ derived, system, parent, leaves }: Resource, { table }: Resource): boolean {
  const isOfParent = derived.some((member) => 'parent' in member.of)
  const targetOf = (by: string) => leaves.find((field) => fieldName(field) === by)?.target
  return [
    ...(isOfParent ? [parent?.resource.table, parent?.through] : []),
    ...system.flatMap(({ counted, linked, referred }) => [
      counted?.table,
      linked?.table,
      referred && targetOf(referred.by)?.table,
    ]),
  ].includes(table)
}

/** Whether it follows from such records what people may do, so also the person at this page. */
const decidesRights = ({ leaves }: Resource): boolean =>
  leaves.some(
    ({ kind, target }) => kind === 'permissions' || (target !== undefined && decidesRights(target)),
  )
