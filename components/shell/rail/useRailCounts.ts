import { useQueries } from '@tanstack/react-query'
import { apiFetch } from '@/components/api/api'
import { locksKey, readLocks } from '@/components/lock/locks'
import { useSessionUser } from '@/components/session/user'

const REFRESH_EVERY = 60_000

/** What the rail counts: as many as the page of the entry lists until one narrows it. */
export type RailCount = 'clients' | 'approvals' | 'locks'

/** The number of records that match, by asking for a page of one. */
async function totalAt(path: string, signal: AbortSignal): Promise<number> {
  const { body } = await apiFetch<{ total: unknown }>(path, { signal })
  return Number(body.total)
}

/** The counts beside the rail's entries, as far as the role may read what they count. */
export function useRailCounts(): Readonly<Partial<Record<RailCount, number>>> {
  const permissions = useSessionUser()?.permissions ?? []
  const kept = { staleTime: REFRESH_EVERY, refetchInterval: REFRESH_EVERY, retry: false }
  const [clients, approvals, locks] = useQueries({
    queries: [
      {
        ...kept,
        queryKey: ['railCount', 'clients'],
        queryFn: ({ signal }) => totalAt('/api/v1/fm/clients?limit=1&fields=client_id', signal),
        enabled: permissions.includes('Clients:Read'),
      },
      {
        ...kept,
        queryKey: ['railCount', 'approvals'],
        queryFn: ({ signal }) => totalAt('/api/v1/fm/approvals?limit=1&fields=approval_id', signal),
        enabled: permissions.includes('Approvals:Read'),
      },
      {
        ...kept,
        queryKey: locksKey,
        queryFn: ({ signal }) => readLocks(signal),
        enabled: permissions.includes('DelegatedLocking'),
      },
    ],
  })
  return { clients: clients.data, approvals: approvals.data, locks: locks.data?.sessions.length }
}
