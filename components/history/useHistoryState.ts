'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useMemo } from 'react'
import {
  type HistoryFilters,
  type HistoryState,
  readHistoryState,
  writeHistoryState,
} from '@/lib/console/history/state'
import { readTrail, stepBack, walked } from '@/lib/console/list/query/trail'

const TRAIL = 'fleetbook.trail.history'

/** What the page of the history shows. Its address alone holds it, so that Back works. */
export function useHistoryState() {
  const query = useSearchParams().toString()
  const state = useMemo(() => readHistoryState(new URLSearchParams(query)), [query])
  const { filters, page, cursor } = state
  const matching = writeHistoryState({ filters, cursor: null, page: 1 })

  useEffect(() => {
    const trail = walked(readTrail(sessionStorage.getItem(TRAIL)), matching, { page, cursor })
    sessionStorage.setItem(TRAIL, JSON.stringify(trail))
  }, [matching, page, cursor])

  const go = useCallback((next: HistoryState) => {
    const address = location.pathname + writeHistoryState(next)
    if (address !== location.pathname + location.search) history.pushState(null, '', address)
  }, [])

  return {
    state,
    /** Another filter starts at the newest again. */
    narrow: (next: HistoryFilters) => go({ filters: next, cursor: null, page: 1 }),
    toNext: (next: string) => go({ filters, cursor: next, page: page + 1 }),
    toPrevious: () =>
      go({ filters, ...stepBack(readTrail(sessionStorage.getItem(TRAIL)), matching, page) }),
  }
}
