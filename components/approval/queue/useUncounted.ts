import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type QueueRow, uncountedOf } from './rows'

/** How many amounts are no figure, by the approvals that have any. */
export type Uncounted = ReadonlyMap<string, number>

/**
 * Amounts of lines that are text, and so are in no sum: a list tells of lines what they come to alone.
 *
 * @param rows of none, nothing is asked
 */
export function useUncounted(rows: readonly QueueRow[]) {
  const { data, error, isFetching, refetch } = useQuery({
    // A step is taken at the version that is told of here.
    queryKey: ['uncounted amounts', rows.map(({ id, etag }) => [id, etag])],
    queryFn: ({ signal }) =>
      uncountedOf(
        rows.map(({ id }) => id),
        signal,
      ),
    enabled: rows.length > 0,
  })
  const amounts = useMemo((): Uncounted | undefined => data && new Map(data), [data])
  return {
    /** Undefined until they are known. */
    amounts,
    fault: error,
    isReading: isFetching && !error,
    isRetrying: isFetching,
    retry: () => void refetch(),
  }
}
