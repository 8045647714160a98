import { useQuery } from '@tanstack/react-query'
import { apiFetch } from '@/components/api/api'

/**
 * The client that a new one is made from, and what it is called; the name is null where there is
 * none. It is read once: what is typed stands on it, and a later copy is a new one.
 */
export function useSource(id: string | undefined) {
  const source = useQuery({
    queryKey: ['copied', id],
    queryFn: async ({ signal }) => {
      const path = `/api/v1/fm/clients/${encodeURIComponent(id ?? '')}`
      return (await apiFetch<Record<string, unknown>>(path, { signal })).body
    },
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const name = id === undefined ? null : String(source.data?.name ?? '') || `client ${id}`
  return { source, name }
}
