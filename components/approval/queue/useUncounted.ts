import { useQuery } from '@tanstack/react-query'
import type { LeftOut } from '../lines/sums'
import { type QueueRow, uncountedOf } from './rows'
import { useById } from './useById'

/** What is in no sum of lines, by the approvals that have any of it. */
export type Uncounted = ReadonlyMap<string, LeftOut>

/**
 * What of lines is in no sum, as an amount that is text: a list tells of them what they come to alone.
 *
 * @param rows of none, nothing is asked
 */
export function useUncounted(rows: readonly QueueRow[]) {
  const query = useQuery({
    // A step is taken at the version that is told of here.
    queryKey: ['uncounted amounts', rows.map(({ id, etag }) => [id, etag])],
    queryFn: ({ signal }) =>
      uncountedOf(
        rows.map(({ id }) => id),
        signal,
      ),
    enabled: rows.length > 0,
  })
  const { byId: amounts, ...reading } = useById(query)
  return { ...reading, amounts }
}
