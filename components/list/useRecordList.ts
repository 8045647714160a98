'use client'

import type { SortingState } from '@tanstack/react-table'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ApiProblem } from '@/components/api/problem'
import { isComeBackTo } from '@/components/page/historyEntries'
import { useTimeZone } from '@/components/time/timeZone'
import { useToday } from '@/components/time/useToday'
import { textScale } from '@/components/ui/textScale'
import { useNarrow } from '@/components/ui/useNarrow'
import type { ListRow } from './columns/cellText'
import type { ListColumn } from './columns/columns'
import type { ListConfig } from './listConfig'
import type { ListViewProps } from './listView'
import {
  askedState,
  type Filters,
  fromFirstPage,
  type ListState,
  matchOf,
  writeListState,
} from './query/listState'
import { isSameSort, reversed } from './query/sort'
import { useCells } from './state/useCells'
import { useExport } from './state/useExport'
import { useLayout } from './state/useLayout'
import { useListPage } from './state/useListPage'
import { useListState } from './state/useListState'
import { useListTable } from './state/useListTable'
import { usePages } from './state/usePages'
import { useRows } from './state/useRows'
import { useSelection } from './state/useSelection'
import { useShortcuts } from './state/useShortcuts'
import { useStepsBack } from './state/useStepsBack'
import { useWay } from './state/useWay'

const noIds: readonly string[] = []

/** Everything that a list holds and can do, for the parts that draw it. */
export function useRecordList(config: ListConfig) {
  const isNarrow = useNarrow()
  const zone = useTimeZone() ?? 'UTC'
  const [state, change] = useListState(config)
  useStepsBack(config.page)
  const layout = useLayout(config, state, change)
  const columns = useMemo(
    () =>
      isNarrow
        ? config.cardColumns.map((id) => config.columns.get(id) as ListColumn)
        : layout.columns,
    [isNarrow, config, layout.columns],
  )
  const today = useToday(zone)
  // The address may tell days as they stand to today; the service is asked for dates.
  const asked = useMemo(() => askedState(state, config, today), [state, config, today])
  const isHeld = useRef<(row: string) => boolean>(() => false)
  const paging = useListPage(config, asked, columns, isHeld)
  const { query, queryKey, rows, isStale } = paging
  useWay(config, state, asked, zone, isStale ? undefined : query.data)
  const order = useMemo(() => rows?.map((row) => String(row[config.id])) ?? noIds, [rows, config])

  // Rows stay chosen on pages that are no longer shown; they are remembered as they pass.
  const seen = useRef(new Map<string, ListRow>())
  for (const row of rows ?? []) seen.current.set(String(row[config.id]), row)
  const rowOf = useCallback((id: string) => seen.current.get(id) ?? null, [])
  /** What other pages have shown is old once many records were changed. */
  const forgetSeen = useCallback(() => seen.current.clear(), [])
  const nameOf = useCallback(
    (id: string) => {
      const name = rowOf(id)?.[config.primary]
      return typeof name === 'string' ? name : null
    },
    [config, rowOf],
  )

  const region = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const selection = useSelection(order, matchOf(asked), zone, isStale)
  // A search without a sort is in the order of how well records match.
  const implied: SortingState = state.search === '' ? config.defaultSort : []
  const table = useListTable({
    ...{ config, layout, rows, selection },
    sorting: state.sort,
    // Pressed by what it is in the order of by itself, the list is turned round as by any other.
    onSort: (sort) => {
      const isAlready = state.sort.length === 0 && isSameSort(sort, implied)
      change((now) => fromFirstPage(now, { sort: isAlready ? reversed(sort) : sort }))
    },
    room: useWidth(region, !isNarrow),
  })
  const rowKeys = useRows(config.page, order, region, table)
  const { focusRow, activeId } = rowKeys
  const writing = useCells({
    ...{ config, queryKey, isStale, focusRow, region },
    rows: order,
    columns: useMemo(() => columns.map(({ id }) => id), [columns]),
  })
  isHeld.current = writing.isHeld
  const toRows = useCallback(() => focusRow(activeId), [focusRow, activeId])
  useShortcuts(search, toRows)

  // Until the next rows are there those of the page before are shown, and told of.
  const shownPage = useRef<Pick<ListState, 'page' | 'before'>>(state)
  if (!query.isPlaceholderData) shownPage.current = state

  const trail = usePages(config, state, change)
  useTopOfOther(state, region, isNarrow)

  const view: ListViewProps = {
    ...{ config, layout, table, region, zone },
    cells: writing.cells,
    open: writing.open,
    rowKeys: {
      ...rowKeys,
      handlers: {
        ...rowKeys.handlers,
        onKeyDown(event) {
          writing.onKeyDown(event)
          rowKeys.handlers.onKeyDown(event)
        },
      },
    },
    filters: asked.filters,
    hasRows: rows !== undefined,
    isStale,
    today,
  }
  return {
    ...{
      isNarrow,
      state,
      asked,
      layout,
      query,
      queryKey,
      rows,
      order,
      view,
      search,
      selection,
      toRows,
      nameOf,
      rowOf,
      forgetSeen,
    },
    faults: refusedParameters(query.error),
    exporting: useExport(config),
    sort: state.sort.length > 0 ? state.sort : implied,
    onSearch: (text: string) => change((now) => fromFirstPage(now, { search: text }), 'typing'),
    onFilters: (filters: Filters) => change((now) => fromFirstPage(now, { filters })),
    /** Takes away all that narrows the list. */
    clear() {
      change((now) => fromFirstPage(now, { search: '', filters: {} }))
      search.current?.focus()
    },
    /** The list as it stands by itself, whatever its address said. */
    startOver: () => change((now) => fromFirstPage(now, { search: '', filters: {}, sort: [] })),
    pager: {
      /** The page whose rows are shown. */
      shownPage: shownPage.current,
      hasPrevious: state.page > 1,
      hasNext: paging.hasNext,
      onFirst: () => change((now) => fromFirstPage(now, {})),
      onPrevious: trail.toPrevious,
      onNext: () => paging.nextCursor && trail.toNext(paging.nextCursor, query.data?.count ?? 0),
      onNearNext: paging.prefetchNext,
    },
  }
}

/**
 * Shows other records, or the same in another order, from their top. On a way back one finds the list
 * where one is.
 */
function useTopOfOther(
  state: ListState,
  region: RefObject<HTMLElement | null>,
  isNarrow: boolean,
): void {
  const asked = writeListState({ ...state, columns: null, density: null })
  const shown = useRef(asked)
  useEffect(() => {
    if (shown.current === asked) return
    shown.current = asked
    if (isComeBackTo()) return
    region.current?.scrollTo({ top: 0 })
    if (isNarrow) window.scrollTo({ top: 0 })
  }, [asked, region, isNarrow])
}

/** The width of the table as it stands, in px at the usual size of text; 0 where there is none. */
function useWidth(region: RefObject<HTMLElement | null>, isTable: boolean): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!region.current || !isTable) return
    const observer = new ResizeObserver(([entry]) =>
      setWidth((entry?.contentRect.width ?? 0) / textScale()),
    )
    observer.observe(region.current)
    return () => observer.disconnect()
  }, [region, isTable])
  return width
}

interface Refusal {
  readonly parameter: string
  readonly message: string
}

/** What the service said of each parameter of a list that it refused; nothing for other faults. */
function refusedParameters(fault: Error | null): Readonly<Record<string, string>> {
  if (!(fault instanceof ApiProblem) || fault.status !== 400) return {}
  const { parameter, parameters } = fault.body
  if (Array.isArray(parameters)) {
    return Object.fromEntries(
      (parameters as Refusal[]).map(({ parameter: name, message }) => [name, message]),
    )
  }
  return typeof parameter === 'string' ? { [parameter]: fault.detail } : {}
}
