'use client'

import { useEffect, useMemo } from 'react'
import { useKept } from '@/components/session/kept'
import type { ListColumn } from '../columns/columns'
import { type Layout, readLayout, shownColumns } from '../columns/layout'
import type { ListConfig } from '../listConfig'
import type { Density, ListState } from '../query/listState'
import type { ChangeList } from './useListState'

/** How the list is laid out, and the ways to change that. */
export interface ListLayout {
  readonly columns: readonly ListColumn[]
  readonly isDefault: boolean
  readonly density: Density
  readonly widths: Layout['widths']
  setColumns(ids: readonly string[] | null): void
  setDensity(density: Density): void
  setWidths(widths: Layout['widths']): void
  /** Back to the list's own columns and widths. */
  reset(): void
}

/**
 * Columns, widths and density. The address decides; where it says nothing, what this person kept
 * on this device does, and is then written into the address, so that a copied link shows the same.
 */
export function useLayout(config: ListConfig, state: ListState, change: ChangeList): ListLayout {
  const [kept, keep] = useKept(`list.${config.key}`, readLayout)
  const standard = config.defaultColumns.join()
  const wanted = (state.columns ?? kept.columns)?.join()
  const isDefault = wanted === undefined || wanted === standard

  const columns = useMemo(() => {
    const ids = shownColumns((wanted ?? standard).split(','), config.primary, config.shape.isColumn)
    return ids.map((id) => config.columns.get(id) as ListColumn)
  }, [config, wanted, standard])

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

  return {
    columns,
    isDefault,
    density: state.density ?? kept.density,
    widths: kept.widths,
    setColumns(ids) {
      const next = ids === null || ids.join() === standard ? null : ids
      keep({ ...kept, columns: next })
      change((current) => ({ ...current, columns: next }), 'inPlace')
    },
    setDensity(density) {
      const next = density === 'comfortable' ? null : density
      keep({ ...kept, density })
      change((current) => ({ ...current, density: next }), 'inPlace')
    },
    setWidths: (widths) => keep({ ...kept, widths }),
    reset() {
      keep({ ...kept, columns: null, widths: {} })
      change((current) => ({ ...current, columns: null }), 'inPlace')
    },
  }
}
