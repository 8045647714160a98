import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { readingOf } from '@/components/page/NotTold'
import { useTimeZone } from '@/components/time/timeZone'
import type { Resource } from '@/lib/resources/resource'
import type { PaymentChange } from './changes'
import { changesQuery, keyOfMany } from './paymentQueries'

/** So many records are asked about at the same time: the service serves others meanwhile. */
const AT_ONCE = 6

/** The changes by record, newest first, of those that have any. */
export type ChangesOfMany = ReadonlyMap<string, readonly PaymentChange[]>

type Found = readonly [id: string, changes: readonly PaymentChange[]]

/**
 * The recent changes to bank details behind the payments of many records, each asked about as if it
 * were the only one: what is said of one is said of it among many, too.
 *
 * @param ids of none, nothing is asked
 */
export function useChangesOfMany(resource: Resource, ids: readonly string[]) {
  const zone = useTimeZone()
  const queries = useQueryClient()
  const [done, setDone] = useState(0)
  const query = useQuery({
    queryKey: [...keyOfMany(resource, ids), 'changes', zone],
    // As lists: what is told can be compared as text.
    async queryFn({ signal }): Promise<Found[]> {
      const found = new Map<string, readonly PaymentChange[]>()
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        signal.throwIfAborted()
        setDone(at)
        await Promise.all(
          ids.slice(at, at + AT_ONCE).map(async (id) => {
            const asked = { ...changesQuery(resource, id, zone), staleTime: 0 }
            const { data: changes } = await queries.fetchQuery(asked)
            if (changes.length > 0) found.set(id, changes)
          }),
        )
      }
      return ids.flatMap((id): Found[] => {
        const changes = found.get(id)
        return changes ? [[id, changes]] : []
      })
    },
    enabled: zone !== null && ids.length > 0,
    // Each call is tried again by itself.
    retry: false,
  })
  const changes = useMemo(
    (): ChangesOfMany | undefined => query.data && new Map(query.data),
    [query.data],
  )
  return {
    ...readingOf(query),
    /** Undefined until all have been answered. */
    changes,
    /** How many have been answered. */
    done,
  }
}
