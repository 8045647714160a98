import { useQuery } from '@tanstack/react-query'
import { recordCalls } from '@/components/api/records'
import { idWords } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'
import { shownName } from '@/lib/text/words'

/**
 * The record that a new one is made from, and what it is called; the name is null where there is
 * none. It is read once: what is typed stands on it, and a later copy is a new one.
 */
export function useSource(resource: Resource, id: string | undefined) {
  const source = useQuery({
    queryKey: ['copied', resource.name, id],
    queryFn: async ({ signal }) => (await recordCalls(resource).read(id ?? '', { signal })).body,
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { recordName } = resource
  const own = recordName === 'parent' ? undefined : source.data?.[recordName.field]
  const name = id === undefined ? null : shownName(String(own ?? '')) || idWords(resource, id)
  return { source, name }
}
