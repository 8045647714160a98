'use client'

import {
  columnResizingFeature,
  columnSizingFeature,
  functionalUpdate,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useEffect, useMemo, useState } from 'react'
import { cellValue, type ListRow } from '../columns/cellText'
import { boundedWidth, MAX_WIDTH, MIN_WIDTH } from '../columns/layout'
import type { ListConfig } from '../listConfig'
import type { ListLayout } from '../state/useLayout'

/** Width of the column of boxes. */
export const BOX_WIDTH = 44
/** How much of the room that is left the naming column takes, when nobody has set its width. */
const MOST_SPARE = 180

const features = tableFeatures({ columnSizingFeature, columnResizingFeature })
const noRows: readonly ListRow[] = []

/**
 * The table's model: headers, rows and widths. While a width is dragged it lives here; once it is
 * let go, it is kept for the person.
 */
export function useGridTable(
  config: ListConfig,
  layout: ListLayout,
  rows: readonly ListRow[] | undefined,
  room: number,
) {
  const { columns, widths: kept, setWidths } = layout
  const [sizing, setSizing] = useState<Record<string, number>>(kept)
  useEffect(() => setSizing(kept), [kept])

  const widthOf = (id: string) => sizing[id] ?? config.columns.get(id)?.width ?? MIN_WIDTH
  const total = columns.reduce((sum, { id }) => sum + widthOf(id), BOX_WIDTH)
  const spare = Math.max(0, Math.floor(room - total))
  const isFree = sizing[config.primary] === undefined
  const primaryWidth = widthOf(config.primary) + (isFree ? Math.min(spare, MOST_SPARE) : 0)

  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: (row: ListRow) => cellValue(column, row),
        header: column.heading,
        size: column.width,
      })),
    [columns],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows ?? noRows,
    getRowId: (row) => String(row[config.id]),
    defaultColumn: { minSize: MIN_WIDTH, maxSize: MAX_WIDTH },
    columnResizeMode: 'onChange',
    state: { columnSizing: { ...sizing, [config.primary]: primaryWidth } },
    onColumnSizingChange: (updater) =>
      setSizing((before) => {
        const full = { ...before, [config.primary]: primaryWidth }
        return withoutSame(functionalUpdate(updater, full), isFree ? config.primary : null, full)
      }),
  })

  const { isResizingColumn } = table.state.columnResizing
  const [wasResizing, setWasResizing] = useState(false)
  useEffect(() => {
    setWasResizing(isResizingColumn !== false)
    if (isResizingColumn !== false || !wasResizing) return
    setWidths(bounded(sizing))
  }, [isResizingColumn, wasResizing, sizing, setWidths])

  /** Sets a width by keyboard; null goes back to the list's own. */
  function setWidth(id: string, width: number | null) {
    const { [id]: _, ...others } = sizing
    setWidths(width === null ? others : { ...others, [id]: boundedWidth(width) })
  }

  return { table, total: total - widthOf(config.primary) + primaryWidth, setWidth }
}

/** The widths without that of a free column which the drag of another one left as it was. */
function withoutSame(
  widths: Record<string, number>,
  free: string | null,
  before: Record<string, number>,
): Record<string, number> {
  if (free === null || widths[free] !== before[free]) return widths
  const { [free]: _, ...others } = widths
  return others
}

const bounded = (widths: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(widths).map(([id, width]) => [id, boundedWidth(width)]))
