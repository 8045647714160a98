'use client'

import { useCallback, useEffect } from 'react'
import type { ListConfig } from '../listConfig'
import { fromFirstPage, type ListState, writeListState } from '../query/listState'
import { readTrail, stepBack, walked } from '../query/trail'
import type { ChangeList } from './useListState'

/** Turning pages. The cursors on the way are remembered for this tab, across reloads. */
export function useTrail(config: ListConfig, state: ListState, change: ChangeList) {
  const key = `fleetbook.trail.${config.key}`
  const query = writeListState(fromFirstPage(state, { columns: null, density: null }))
  const { page, cursor } = state

  useEffect(() => {
    const trail = walked(readTrail(sessionStorage.getItem(key)), query, { page, cursor })
    sessionStorage.setItem(key, JSON.stringify(trail))
  }, [key, query, page, cursor])

  const toPrevious = useCallback(() => {
    const step = stepBack(readTrail(sessionStorage.getItem(key)), query, page)
    change((current) => ({ ...current, ...step }))
  }, [key, query, page, change])

  const toNext = useCallback(
    (next: string) => change((current) => ({ ...current, page: page + 1, cursor: next })),
    [page, change],
  )

  return { toPrevious, toNext }
}
