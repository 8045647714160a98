'use client'

import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  type Header,
  type ReactTable,
  type Row,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { cellValue, type ListRow } from '../columns/cellText'
import { MAX_WIDTH, MIN_WIDTH, withSpare } from '../columns/layout'
import type { ListConfig } from '../listConfig'
import type { ListLayout } from './useLayout'
import type { useSelection } from './useSelection'

/** What the table of a list carries; rows come sorted, found and counted from the service. */
const listFeatures = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  columnSizingFeature,
  columnResizingFeature,
  rowSortingFeature,
  rowSelectionFeature,
})

type Features = typeof listFeatures
export type ListTable = ReactTable<Features, ListRow>
export type ListTableRow = Row<Features, ListRow>
export type ListHeader = Header<Features, ListRow>

/** Width of the column of boxes, in px at the usual size of text as all widths of a list are. */
export const BOX_WIDTH = 44

const noRows: readonly ListRow[] = []

interface Options {
  readonly config: ListConfig
  readonly layout: ListLayout
  /** Undefined while they are on their way. */
  readonly rows: readonly ListRow[] | undefined
  /** The sort that a person has chosen. */
  readonly sorting: SortingState
  readonly onSort: (sorting: SortingState) => void
  readonly selection: Pick<ReturnType<typeof useSelection>, 'rowSelection' | 'onRowSelectionChange'>
  /** The width that the table has. */
  readonly room: number
}

/**
 * The table of a list: which columns it shows, in which order and how wide, by what it is sorted,
 * and which rows are chosen. Its state stands where it lasts: columns and sort in the address,
 * widths with the person, and what is chosen with the list.
 */
export function useListTable({
  config,
  layout,
  rows = noRows,
  sorting,
  onSort,
  selection,
  room,
}: Options): ListTable {
  const columns = useMemo(
    () =>
      [...config.columns.values()].map((column) => ({
        id: column.id,
        accessorFn: (row: ListRow) => cellValue(column, row),
        header: column.heading,
        size: column.width,
        enableHiding: column.id !== config.primary,
        enableSorting: column.isSortable,
      })),
    [config],
  )
  const kept = layout.columnSizing
  const columnSizing = withSpare(layout.columns, kept, room - BOX_WIDTH)
  return useTable({
    features: listFeatures,
    columns,
    data: rows,
    getRowId: (row) => String(row[config.id]),
    defaultColumn: { minSize: MIN_WIDTH, maxSize: MAX_WIDTH },
    columnResizeMode: 'onChange',
    manualSorting: true,
    sortDescFirst: false,
    state: {
      columnOrder: layout.columnOrder,
      columnVisibility: layout.columnVisibility,
      columnSizing,
      sorting,
      rowSelection: selection.rowSelection,
    },
    onColumnOrderChange: layout.onColumnOrderChange,
    onColumnVisibilityChange: layout.onColumnVisibilityChange,
    onColumnSizingChange(updater) {
      const next = functionalUpdate(updater, columnSizing)
      // The room that a column takes up by itself is nobody's wish as long as that is not dragged.
      const wished = Object.entries(next).filter(
        ([id, width]) => id in kept || width !== columnSizing[id],
      )
      layout.setWidths(Object.fromEntries(wished))
    },
    onSortingChange: (updater) => onSort(functionalUpdate(updater, sorting)),
    onRowSelectionChange: selection.onRowSelectionChange,
  })
}

/** Chooses a row or takes it out; as a range, all rows from the last one chosen to it. */
export const toggleRow = (row: ListTableRow, isRange: boolean): void =>
  choose(row, isRange || !row.getIsSelected(), isRange)

/** Chooses the row that is left and the one that is reached. */
export function chooseOnTheWay(from: ListTableRow, to: ListTableRow): void {
  choose(from, true, false)
  choose(to, true, true)
}

/** As a box that was pressed: the table keeps from which row a range goes. */
function choose(row: ListTableRow, checked: boolean, shiftKey: boolean): void {
  row.getToggleSelectedHandler()({ target: { checked }, shiftKey })
}

/**
 * Sorts as a pressed head does: up, down, then as the list stands by itself. Added to others, the
 * column comes after them; without, it takes the place of several.
 */
export function toggleSort(table: ListTable, id: string, isAdded: boolean): void {
  const isAlone = !isAdded && table.state.sorting.length > 1
  table.getColumn(id)?.toggleSorting(isAlone ? false : undefined, isAdded)
}
