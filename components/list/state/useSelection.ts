'use client'

import { functionalUpdate, type RowSelectionState, type Updater } from '@tanstack/react-table'
import { useCallback, useMemo, useState } from 'react'
import type { Match } from '../query/listState'
import { NONE, rowsOf, type Selection, underQuery, withRows } from '../selection/selection'

/**
 * Which records are chosen. Ids last over pages and filters; "all that match" as long as those do.
 * The table chooses rows; what it cannot know, as it only has the page, is kept here.
 *
 * @param page ids of the rows that the table has
 * @param query what decides which records match
 * @param zone whose days its dates are: in another one others match
 * @param isStale true while the rows are of another query than that: none is chosen, or taken out,
 * by whatever is pressed
 */
export function useSelection(
  page: readonly string[],
  query: Match,
  zone: string,
  isStale: boolean,
) {
  const [held, setHeld] = useState<Selection>(NONE)
  const [heldIn, setHeldIn] = useState(zone)
  if (heldIn !== zone) {
    setHeldIn(zone)
    if (held.kind === 'all') setHeld(NONE)
  }
  const [isInUse, keep] = useState(false)
  const matching = useMemo(() => underQuery(held, query), [held, query])
  // What was told to be chosen no more does not come back with the query: others may match by then.
  if (!isInUse && matching !== held) setHeld(matching)
  const rowSelection = useMemo(() => rowsOf(matching, page), [matching, page])

  const onRowSelectionChange = useCallback(
    (updater: Updater<RowSelectionState>) => {
      if (isStale) return
      setHeld((before) => {
        const current = underQuery(before, query)
        return withRows(current, page, functionalUpdate(updater, rowsOf(current, page)))
      })
    },
    [page, query, isStale],
  )

  return {
    selection: isInUse ? held : matching,
    rowSelection,
    keep,
    onRowSelectionChange,
    selectAll: useCallback(
      (total: number, isExact: boolean) =>
        setHeld({ kind: 'all', query, total, isExact, except: new Set() }),
      [query],
    ),
    setSelection: setHeld,
    clear: useCallback(() => setHeld(NONE), []),
  }
}
