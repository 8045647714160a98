'use client'

import type { SortingState } from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import { cn } from '@/components/ui/cn'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import { Checkbox } from '@/components/ui/field/Checkbox'
import { figureWidths, mostDecimals } from '../columns/cellText'
import type { ListColumn } from '../columns/columns'
import { MAX_WIDTH } from '../columns/layout'
import type { ListViewProps } from '../listView'
import { BOX_WIDTH, toggleSort } from '../state/useListTable'
import { HeaderCell } from './HeaderCell'
import { ResizeHandle } from './ResizeHandle'
import { Row } from './Row'

interface Props extends ListViewProps {
  /** What it is sorted by, and be it by itself. */
  sort: SortingState
  /** Stands below the heads in place of rows: nothing matches, or something failed. */
  children?: ReactNode
}

/** The list as a table: heads and names stay in sight while the rest scrolls under them. */
export function Grid(props: Props) {
  const { config, layout, table, hasRows, region, rowKeys, isStale, cells, open, children } = props
  const { columns } = layout
  const { NewRow, resource } = config.editing ?? {}
  const { rows } = table.getRowModel()
  const { decimals, widths } = useMemo(() => {
    const records = rows.map((row) => row.original)
    const decimals = mostDecimals(columns, records)
    return { decimals, widths: figureWidths(columns, records, decimals) }
  }, [columns, rows])

  const isWhole = table.getIsAllPageRowsSelected()
  const headers = table.getFlatHeaders()
  const primary = headers.find((header) => header.column.id === config.primary)

  return (
    <div
      ref={region}
      data-density={layout.density}
      className="group/grid relative min-h-0 flex-1 overflow-auto overscroll-contain scroll-pt-8 not-print:max-sm:hidden print:overflow-visible"
      // What is led to sideways is not to stop behind the column that stays.
      style={{ scrollPaddingInlineStart: inText(BOX_WIDTH + (primary?.getSize() ?? 0)) }}
      onScroll={({ currentTarget: box }) =>
        box.toggleAttribute('data-scrolled', box.scrollLeft > 0)
      }
      {...rowKeys.handlers}
    >
      <table
        role={config.editing && 'grid'}
        aria-busy={isStale || !hasRows}
        className="w-full table-fixed border-separate border-spacing-0"
        style={{ minWidth: inText(BOX_WIDTH + table.getTotalSize()) }}
      >
        <caption className="sr-only">
          {config.noun.many}. Arrow keys move between rows, Space selects, Enter opens.
          {config.editing && ' Left and right move between cells'}
          {config.editing && (config.editing.mayBegin ? ', F2 edits.' : '.')}
        </caption>
        <colgroup>
          <col style={{ width: inText(BOX_WIDTH) }} />
          {headers.map((header) => (
            <col
              key={header.id}
              style={{ width: widthFor(header.getSize(), widths[header.column.id]) }}
            />
          ))}
          <col />
        </colgroup>
        <thead>
          <tr>
            <td className="sticky top-0 left-0 z-[3] h-8 border-rule-strong border-b bg-sheet p-0">
              <div className="flex h-full items-center justify-center">
                <Checkbox
                  aria-label="Select this page"
                  isDisabled={rows.length === 0}
                  isReadOnly={isStale}
                  isSelected={isWhole}
                  isIndeterminate={!isWhole && table.getIsSomePageRowsSelected()}
                  onChange={() => table.toggleAllPageRowsSelected()}
                  className="h-full w-11 justify-center"
                />
              </div>
            </td>
            {headers.map((header) => (
              <HeaderCell
                key={header.id}
                column={config.columns.get(header.column.id) as ListColumn}
                sort={props.sort}
                isPrimary={header.column.id === config.primary}
                onSort={(isAdded) => toggleSort(table, header.column.id, isAdded)}
              >
                <ResizeHandle header={header} />
              </HeaderCell>
            ))}
            <td className="sticky top-0 z-[2] border-rule-strong border-b bg-sheet" />
          </tr>
        </thead>
        <tbody
          className={cn('transition-opacity', isStale && 'cursor-progress opacity-55 delay-150')}
        >
          {!hasRows && !children && <SkeletonRows columns={columns} />}
          {rows.map((row) => (
            <Row
              key={row.id}
              {...{ config, columns, row }}
              isSelected={row.getIsSelected()}
              isActive={rowKeys.activeId === row.id}
              open={open.get(row.id)}
              cells={cells}
              zone={props.zone}
              today={props.today}
              decimals={decimals}
            />
          ))}
          {hasRows && NewRow && resource && (
            <NewRow
              {...{ resource, columns }}
              filters={props.filters}
              onUnsaved={(isUnsaved) => cells.note('new', isUnsaved)}
            />
          )}
        </tbody>
      </table>
      {children && <div className="sticky left-0">{children}</div>}
    </div>
  )
}

/** A width at the usual size of text as it is drawn: it grows with the text that it has to hold. */
const inText = (width: number): string => `${width / 16}rem`

/** A column as wide as it was made, or as its longest figure takes; its padding is that of a cell. */
const widthFor = (size: number, characters = 0): string =>
  `max(${inText(size)}, min(${inText(MAX_WIDTH)}, ${characters}ch + 1.25rem))`

const LENGTHS = [0.72, 0.55, 0.84, 0.63, 0.78, 0.5, 0.69]

/** Rows on their way: of the right height, with lines of uneven length as names have them. */
function SkeletonRows({ columns }: { columns: readonly ListColumn[] }) {
  return Array.from({ length: 14 }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: these rows are all alike and never move
    <tr key={row} aria-hidden className="bg-sheet">
      <td className="h-table-row border-rule border-b" />
      {columns.map((column, index) => (
        <td key={column.id} className="border-rule border-b px-2.5">
          <span
            className={column.isFigure ? 'ml-auto block' : 'block'}
            style={{ width: `${(LENGTHS[(row + index * 3) % LENGTHS.length] ?? 0.6) * 100}%` }}
          >
            <Skeleton />
          </span>
        </td>
      ))}
      <td className="border-rule border-b" />
    </tr>
  ))
}
