import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { duplicatesKey, sharedBy } from '@/components/form/duplicates/duplicatesQuery'
import type { Shared } from '@/components/form/duplicates/sets'
import { readingOf } from '@/components/page/NotTold'
import { approval } from '@/lib/resources'

/** Other approvals about the same, by the approvals that have any. */
export type PaidBefore = ReadonlyMap<string, readonly Shared[]>

/** Where it is kept of many. */
export const paidBeforeKey = (ids: readonly string[]) => [
  ...[...duplicatesKey, approval.name, 'many'],
  ids,
]

/**
 * Which of many approvals share an invoice with others, of these and of all that there are.
 *
 * @param ids of none, nothing is asked
 */
export function usePaidBefore(ids: readonly string[]) {
  const query = useQuery({
    queryKey: paidBeforeKey(ids),
    queryFn: ({ signal }) => sharedBy(approval, ids, signal),
    enabled: ids.length > 0,
    // Others pay meanwhile.
    staleTime: 0,
  })
  const shared = useMemo((): PaidBefore | undefined => {
    if (!query.data) return undefined
    const byId = new Map<string, Shared[]>()
    for (const each of query.data) {
      if (each.id !== null) byId.set(each.id, [...(byId.get(each.id) ?? []), each])
    }
    return byId
  }, [query.data])
  return {
    ...readingOf(query),
    /** Undefined until they are known. */
    shared,
  }
}
