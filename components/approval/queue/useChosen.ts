import { useQuery } from '@tanstack/react-query'
import type { SelectionTools } from '@/components/list/RecordList'
import { countOf, type Selection } from '@/components/list/selection/selection'
import { MAX_AT_ONCE, matchingRows, queueRow } from './rows'

/**
 * The chosen approvals. Those that were chosen row by row are as the list shows them; all that match
 * are read, as nobody has seen each of them.
 */
export function useChosen(
  selection: Selection,
  { rowOf }: SelectionTools,
  match: Readonly<Record<string, string>>,
) {
  const isTooMany = countOf(selection) > MAX_AT_ONCE
  const query = selection.kind === 'all' ? selection.query : null
  const all = useQuery({
    queryKey: ['list', 'approval', 'chosen', query, match],
    queryFn: ({ signal }) => matchingRows(query ?? '', match, signal),
    enabled: query !== null && !isTooMany,
  })
  if (isTooMany || all.data === null) return { rows: null, isTooMany: true, fault: null }
  const rows =
    selection.kind === 'all'
      ? (all.data?.filter(({ id }) => !selection.except.has(id)) ?? null)
      : [...selection.ids].flatMap((id) => {
          const row = rowOf(id)
          return row ? [queueRow(row)] : []
        })
  return { rows, isTooMany: false, fault: all.error }
}
