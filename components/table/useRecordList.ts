'use client'

import { useCallback, useMemo, useRef } from 'react'
import { todayIn } from '@/lib/console/list/columns/cellText'
import type { ListColumn } from '@/lib/console/list/columns/columns'
import {
  type Filters,
  fromFirstPage,
  matchParameters,
  withFilter,
} from '@/lib/console/list/query/listState'
import { nextSort } from '@/lib/console/list/query/sort'
import { useTimeZone } from '@/lib/console/timeZone'
import type { ListConfig } from './listConfig'
import type { ListViewProps } from './listView'
import { useExport } from './state/useExport'
import { useLayout } from './state/useLayout'
import { useListPage } from './state/useListPage'
import { useListState } from './state/useListState'
import { useNarrow } from './state/useNarrow'
import { useRows } from './state/useRows'
import { useSelection } from './state/useSelection'
import { useShortcuts } from './state/useShortcuts'
import { useTrail } from './state/useTrail'

const noIds: readonly string[] = []

/** Everything that a list holds and can do, for the parts that draw it. */
export function useRecordList(config: ListConfig) {
  const isNarrow = useNarrow()
  const zone = useTimeZone() ?? 'UTC'
  const [state, change] = useListState(config)
  const layout = useLayout(config, state, change)
  const columns = useMemo(
    () =>
      isNarrow
        ? config.cardColumns.map((id) => config.columns.get(id) as ListColumn)
        : layout.columns,
    [isNarrow, config, layout.columns],
  )
  const paging = useListPage(config, state, columns)
  const { query } = paging
  const rows = query.data?.rows
  const order = useMemo(() => rows?.map((row) => String(row[config.id])) ?? noIds, [rows, config])

  // Rows stay chosen on pages that are no longer shown; their names are remembered as they pass.
  const names = useRef(new Map<string, string>())
  for (const row of rows ?? []) {
    const name = row[config.primary]
    if (typeof name === 'string') names.current.set(String(row[config.id]), name)
  }
  const nameOf = useCallback((id: string) => names.current.get(id) ?? null, [])

  const region = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const selection = useSelection(order, matchParameters(state).toString())
  const rowKeys = useRows(config.key, order, region, selection)
  const { focusRow, activeId } = rowKeys
  const toRows = useCallback(() => focusRow(activeId), [focusRow, activeId])
  useShortcuts(search, toRows)

  const trail = useTrail(config, state, change)
  const turn = (go: () => void) => () => {
    go()
    region.current?.scrollTo({ top: 0 })
    if (isNarrow) window.scrollTo({ top: 0 })
  }

  // A search without a sort is in the order of how well records match.
  const implied = state.search === '' ? config.defaultSort : []
  const view: ListViewProps = {
    ...{ config, layout, rows, order, region, selection, rowKeys, zone },
    isStale: query.isPlaceholderData,
    today: todayIn(zone),
  }
  return {
    ...{ isNarrow, state, layout, query, view, search, selection, toRows, nameOf },
    exporting: useExport(config),
    sort: state.sort.length > 0 ? state.sort : implied,
    onSort: (member: string, additive: boolean) =>
      change((now) => fromFirstPage(now, { sort: nextSort(now.sort, member, additive) })),
    onSearch: (text: string) => change((now) => fromFirstPage(now, { search: text }), 'typing'),
    onFilter: (member: string, values: readonly string[]) =>
      change((now) => withFilter(now, member, values)),
    onFilters: (filters: Filters) => change((now) => fromFirstPage(now, { filters })),
    /** Takes away all that narrows the list. */
    clear() {
      change((now) => fromFirstPage(now, { search: '', filters: {} }))
      search.current?.focus()
    },
    /** The list as it stands by itself, whatever its address said. */
    startOver: () => change((now) => fromFirstPage(now, { search: '', filters: {}, sort: [] })),
    pager: {
      hasPrevious: state.page > 1,
      hasNext: paging.hasNext,
      onPrevious: turn(trail.toPrevious),
      onNext: turn(() => paging.nextCursor && trail.toNext(paging.nextCursor)),
      onNearNext: paging.prefetchNext,
    },
  }
}
