import { useQuery } from '@tanstack/react-query'
import { useSessionUser } from '@/components/session/user'
import { usePaused } from '@/components/state/usePaused'
import { searchRecords } from './records'

const SHORTEST = 2

/** Searches the records once the typing pauses. */
export function useRecordSearch(typed: string) {
  const permissions = useSessionUser()?.permissions ?? []
  const wanted = typed.trim()
  const paused = usePaused(wanted)
  const isWanted = wanted.length >= SHORTEST
  const search = useQuery({
    queryKey: ['palette', paused],
    queryFn: ({ signal }) => searchRecords(paused, permissions, signal),
    enabled: isWanted && paused === wanted,
    retry: false,
  })
  const isCurrent = isWanted && paused === wanted
  return {
    found: (isCurrent && search.data) || [],
    fault: isCurrent ? search.error : null,
    isSearching: isWanted && (!isCurrent || search.isFetching),
    retry: search.refetch,
  }
}
