'use client'

import {
  type ColumnOrderState,
  type ColumnSizingState,
  type ColumnVisibilityState,
  functionalUpdate,
  type Updater,
} from '@tanstack/react-table'
import { useEffect, useMemo } from 'react'
import { useLocalStorage } from '@/components/session/useLocalStorage'
import type { ListColumn } from '../columns/columns'
import { boundedWidth, readLayout, shownColumns } from '../columns/layout'
import type { ListConfig } from '../listConfig'
import type { Density, ListState } from '../query/listState'
import type { ChangeList } from './useListState'

/** How the list is laid out: the table's state of its columns, and how dense the rows are. */
export interface ListLayout {
  /** The shown columns in their order. */
  readonly columns: readonly ListColumn[]
  readonly columnOrder: ColumnOrderState
  readonly columnVisibility: ColumnVisibilityState
  readonly columnSizing: ColumnSizingState
  readonly density: Density
  /** True while the columns are the list's own, in their order. */
  readonly isDefault: boolean
  onColumnOrderChange(updater: Updater<ColumnOrderState>): void
  onColumnVisibilityChange(updater: Updater<ColumnVisibilityState>): void
  setWidths(widths: ColumnSizingState): void
  setDensity(density: Density): void
  /** Back to the list's own columns and widths. */
  reset(): void
  /** Says columns and density in the address, so that it shows the same whatever is kept later. */
  pin(): Pick<ListState, 'columns' | 'density'>
}

/**
 * Columns, widths and density. The address decides; where it says nothing, what this person kept
 * on this device does, and is then written into the address, so that a copied link shows the same.
 */
export function useLayout(config: ListConfig, state: ListState, change: ChangeList): ListLayout {
  const [kept, keep] = useLocalStorage(`list.${config.key}`, readLayout)
  const standard = config.defaultColumns.join()
  const wanted = (state.columns ?? kept.columns)?.join()
  const isDefault = wanted === undefined || wanted === standard

  const shown = useMemo(() => {
    const ids = (wanted ?? standard).split(',')
    const columnOrder = shownColumns(ids, config.primary, config.shape.isColumn)
    const visible = new Set(columnOrder)
    return {
      columnOrder,
      columns: columnOrder.map((id) => config.columns.get(id) as ListColumn),
      columnVisibility: Object.fromEntries(
        [...config.columns.keys()].map((id) => [id, visible.has(id)]),
      ),
    }
  }, [config, wanted, standard])
  const { columnOrder, columnVisibility } = shown

  const { columns: keptColumns, density: keptDensity } = kept
  useEffect(() => {
    const isBare = state.columns === null && keptColumns !== null
    const isLoose = state.density === null && keptDensity !== 'comfortable'
    if (!isBare && !isLoose) return
    change(
      (current) => ({
        ...current,
        columns: current.columns ?? keptColumns,
        density: current.density ?? (isLoose ? keptDensity : null),
      }),
      'inPlace',
    )
  }, [state.columns, state.density, keptColumns, keptDensity, change])

  function setColumns(ids: readonly string[]) {
    const next = ids.join() === standard ? null : ids
    keep((now) => ({ ...now, columns: next }))
    change((current) => ({ ...current, columns: next }), 'inPlace')
  }

  const density = state.density ?? kept.density
  return {
    ...shown,
    isDefault,
    density,
    columnSizing: kept.widths,
    onColumnOrderChange: (updater) => setColumns(functionalUpdate(updater, columnOrder)),
    onColumnVisibilityChange(updater) {
      const next = functionalUpdate(updater, columnVisibility)
      const added = Object.keys(next).filter((id) => next[id] && !columnVisibility[id])
      setColumns([...columnOrder.filter((id) => next[id]), ...added])
    },
    setWidths: (widths) => keep((now) => ({ ...now, widths: bounded(widths) })),
    setDensity(wish) {
      const next = wish === 'comfortable' ? null : wish
      keep((now) => ({ ...now, density: wish }))
      change((current) => ({ ...current, density: next }), 'inPlace')
    },
    reset() {
      keep((now) => ({ ...now, columns: null, widths: {} }))
      change((current) => ({ ...current, columns: null }), 'inPlace')
    },
    pin() {
      const pinned = { columns: columnOrder, density }
      change((current) => ({ ...current, ...pinned }), 'inPlace')
      return pinned
    },
  }
}

const bounded = (widths: ColumnSizingState): ColumnSizingState =>
  Object.fromEntries(Object.entries(widths).map(([id, width]) => [id, boundedWidth(width)]))
