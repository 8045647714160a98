'use client'

import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useMemo } from 'react'
import { listKey } from '@/components/api/records'
import { rememberLabel } from '@/components/names/useNames'
import { useFrozenWhilePressed } from '@/components/state/useFrozenWhilePressed'
import { useTimeZone } from '@/components/time/timeZone'
import { cellValue, type ListRow } from '../columns/cellText'
import { type ListColumn, labelColumn } from '../columns/columns'
import type { ListConfig } from '../listConfig'
import type { AskedState } from '../query/listState'
import { type ListPage, type PageCall, pageCall, withHeld } from './listPage'

/**
 * The page that the state asks for; the one before stays in sight until it is there.
 *
 * @param isHeld whether a row stays in sight as its page is read anew, though it is no more of it
 */
export function useListPage(
  config: ListConfig,
  state: AskedState,
  columns: readonly ListColumn[],
  isHeld: RefObject<(row: string) => boolean>,
) {
  const zone = useTimeZone()
  const queries = useQueryClient()
  const { search, filters, sort, cursor } = state
  const call = useMemo(
    () => pageCall(config, { search, filters, sort, cursor }, columns),
    [config, search, filters, sort, cursor, columns],
  )
  const options = useCallback(
    ({ query, read }: PageCall) => ({
      queryKey: [...listKey(config.of), zone, query],
      async queryFn({ signal, queryKey }: { signal: AbortSignal; queryKey: readonly unknown[] }) {
        const found = await read({ signal })
        const before = queries.getQueryData<ListPage>(queryKey)
        const page = before ? withHeld(found, before, config.id, isHeld.current) : found
        // Before the page is drawn, so that nothing is seen without its name.
        rememberLabels(queries, page.rows, columns)
        return page
      },
    }),
    [columns, config.id, config.of, isHeld, queries, zone],
  )
  const query = useQuery({
    ...options(call),
    enabled: zone !== null,
    placeholderData: keepPreviousData,
    ...(config.isLive && { staleTime: 0 }),
  })
  // What is drawn. All else tells how things stand, whatever is pressed just now.
  const drawn = useFrozenWhilePressed(query.data)
  const nextCursor = query.isPlaceholderData ? null : (query.data?.nextCursor ?? null)

  /** Fetches the next page ahead, when it is likely to be asked for. */
  function prefetchNext() {
    if (!nextCursor || config.isLive) return
    const next = pageCall(config, { search, filters, sort, cursor: nextCursor }, columns)
    queries.prefetchQuery({ ...options(next), staleTime: 15_000 })
  }

  return {
    query,
    rows: drawn?.rows,
    /** True while the rows are not those that the address asks for: nothing is done with them. */
    isStale: query.isPlaceholderData || (drawn !== undefined && drawn.query !== call.query),
    queryKey: options(call).queryKey,
    /** Null while the page is on its way: turning twice would turn from the wrong page. */
    nextCursor,
    /** Stays as it was while the page is on its way, so that the button keeps its focus. */
    hasNext: (query.data?.nextCursor ?? null) !== null,
    prefetchNext,
  }
}

function rememberLabels(
  queries: QueryClient,
  rows: readonly ListRow[],
  columns: readonly ListColumn[],
): void {
  for (const column of columns) {
    const { naming } = column
    if (!naming) continue
    const labels = labelColumn(column)
    for (const row of rows) {
      const id = cellValue(column, row)
      const label = cellValue(labels, row)
      if (typeof id !== 'string') continue
      rememberLabel(queries, naming, id, typeof label === 'string' ? label : null)
    }
  }
}
