'use client'

import { useCallback, useEffect } from 'react'
import { inTab } from '@/components/state/webStorage'
import type { ListConfig } from '../listConfig'
import { nextPage, previousPage, pushCursor, readCursorStack } from '../query/cursorStack'
import { fromFirstPage, type ListState, writeListState } from '../query/listState'
import { PAGE_SIZE } from './listPage'
import type { ChangeList } from './useListState'

/** Turning pages. The cursors on the way are remembered for this tab, across reloads. */
export function usePages(config: ListConfig, state: ListState, change: ChangeList) {
  // By its page: the lists below two records are two lists.
  const key = `fleetbook.cursors.${config.page}`
  const query = writeListState(fromFirstPage(state, { columns: null, density: null }))
  const { page, cursor, before } = state

  useEffect(() => {
    const stack = pushCursor(readCursorStack(inTab.read(key)), query, { page, cursor, before })
    inTab.keep(key, stack)
  }, [key, query, page, cursor, before])

  const toPrevious = useCallback(() => {
    const step = previousPage(readCursorStack(inTab.read(key)), query, page)
    change((current) => ({ ...current, ...step }))
  }, [key, query, page, change])

  const toNext = useCallback(
    (next: string, rows: number) =>
      change((current) => ({ ...current, ...nextPage({ page, before }, rows, next, PAGE_SIZE) })),
    [page, before, change],
  )

  return { toPrevious, toNext }
}
