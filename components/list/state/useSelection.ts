'use client'

import { useCallback, useMemo, useRef, useState } from 'react'
import {
  between,
  isSelected,
  NONE,
  type Selection,
  select,
  togglePage,
  underQuery,
} from '../selection/selection'

/** Chooses a row, or all between the last one chosen and it. */
export type ToggleRow = (id: string, isRange: boolean) => void

/** Which records are chosen. Ids last over pages and filters; "all that match" as long as those do. */
export function useSelection(order: readonly string[], query: string) {
  const [held, setHeld] = useState<Selection>(NONE)
  const selection = useMemo(() => underQuery(held, query), [held, query])
  const anchor = useRef<string | null>(null)

  const toggleRow = useCallback<ToggleRow>(
    (id, isRange) => {
      const from = anchor.current
      anchor.current = id
      setHeld((before) => {
        const current = underQuery(before, query)
        const ids = isRange ? between(order, from, id) : [id]
        return select(current, ids, ids.length > 1 || !isSelected(current, id))
      })
    },
    [order, query],
  )

  const extend = useCallback(
    (from: string, to: string) => {
      anchor.current = to
      setHeld((before) => select(underQuery(before, query), [from, to], true))
    },
    [query],
  )

  return {
    selection,
    toggleRow,
    /** Chooses the row that is left and the one that is reached. */
    extend,
    togglePage: useCallback(
      () => setHeld((before) => togglePage(underQuery(before, query), order)),
      [order, query],
    ),
    selectAll: useCallback(
      (total: number, isExact: boolean) =>
        setHeld({ kind: 'all', query, total, isExact, except: new Set() }),
      [query],
    ),
    setSelection: setHeld,
    clear: useCallback(() => setHeld(NONE), []),
  }
}
