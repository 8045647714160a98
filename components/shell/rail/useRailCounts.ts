import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { byItself, type Reading } from '@/components/api/byClock'
import { recordCalls } from '@/components/api/records'
import { locksKey, readLocks } from '@/components/lock/locks'
import { listedResources } from '@/components/record/resources'
import { useSessionUser } from '@/components/session/user'
import type { Resource } from '@/lib/resources/resource'

const REFRESH_EVERY = 60_000
/** After how many ms counts are asked for, however busy the page is. */
const LATEST = 2000
/** The same where the browser does not say when it has nothing else to do, as Safari did not for long. */
const UNTOLD = 200

/** How many there are; of very many the service only estimates. */
interface RailCount {
  readonly total: number
  readonly isExact: boolean
}

/** The number of records that the list gives until it is narrowed, by asking for a page of one. */
async function totalOf(resource: Resource, reading: Reading): Promise<RailCount> {
  const query = { limit: 1, fields: resource.id.name }
  const { body } = await recordCalls(resource).list(query, reading)
  return { total: Number(body.total), isExact: body.total_exact }
}

/** The counts beside the rail's entries, by the names that these have for them. */
export function useRailCounts(): Readonly<Record<string, RailCount | undefined>> {
  const permissions = useSessionUser()?.permissions ?? []
  const isIdle = useIdle()
  const kept = { staleTime: REFRESH_EVERY, retry: false }
  const totals = useQueries({
    queries: listedResources.map((resource) => ({
      ...kept,
      queryKey: ['railCount', resource.name],
      ...byItself(REFRESH_EVERY, (reading) => totalOf(resource, reading)),
      enabled: isIdle && permissions.includes(resource.permissions.read),
    })),
  })
  const locks = useQuery({
    ...kept,
    queryKey: locksKey,
    ...byItself(REFRESH_EVERY, readLocks),
    enabled: isIdle && permissions.includes('DelegatedLocking'),
  })
  return {
    ...Object.fromEntries(listedResources.map(({ name }, index) => [name, totals[index]?.data])),
    locks: locks.data && { total: locks.data.length, isExact: true },
  }
}

/**
 * Whether the browser has had nothing else to do since the page came. A browser has six calls to a
 * place under way at a time: ten counts that nobody waits for would stand before what the page shows.
 */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!window.requestIdleCallback) {
      const timer = setTimeout(() => setIdle(true), UNTOLD)
      return () => clearTimeout(timer)
    }
    const asked = requestIdleCallback(() => setIdle(true), { timeout: LATEST })
    return () => cancelIdleCallback(asked)
  }, [])
  return isIdle
}
