'use client'

import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { Checkbox } from '@/components/ui/field/Checkbox'
import { mostDecimals } from '../columns/cellText'
import type { ListColumn } from '../columns/columns'
import type { ListViewProps } from '../listView'
import type { SortKey } from '../query/sort'
import { isSelected, pageShare } from '../selection/selection'
import { HeaderCell } from './HeaderCell'
import { ResizeHandle } from './ResizeHandle'
import { Row } from './Row'
import { SkeletonRows } from './SkeletonRows'
import { BOX_WIDTH, useGridTable } from './useGridTable'

interface Props extends ListViewProps {
  sort: readonly SortKey[]
  onSort: (member: string, additive: boolean) => void
  /** Stands below the heads in place of rows: nothing matches, or something failed. */
  children?: ReactNode
}

/** The list as a table: heads and names stay in sight while the rest scrolls under them. */
export function Grid(props: Props) {
  const { config, layout, rows, order, region, selection, rowKeys, isStale, children } = props
  const { columns } = layout
  const room = useWidth(region)
  const { table, total, setWidth } = useGridTable(config, layout, rows, room)
  const decimals = useMemo(() => mostDecimals(columns, rows ?? []), [columns, rows])
  const share = pageShare(selection.selection, order)

  return (
    <div
      ref={region}
      data-density={layout.density}
      className="group/grid relative min-h-0 flex-1 overflow-auto overscroll-contain scroll-pt-8"
      onScroll={({ currentTarget: box }) =>
        box.toggleAttribute('data-scrolled', box.scrollLeft > 0)
      }
      {...rowKeys.handlers}
    >
      <table
        aria-busy={isStale || rows === undefined}
        className="w-full table-fixed border-separate border-spacing-0"
        style={{ minWidth: total }}
      >
        <caption className="sr-only">
          {config.noun.many}. Arrow keys move between rows, Space selects, Enter opens.
        </caption>
        <colgroup>
          <col style={{ width: BOX_WIDTH }} />
          {table.getFlatHeaders().map((header) => (
            <col key={header.id} style={{ width: header.getSize() }} />
          ))}
          <col />
        </colgroup>
        <thead>
          <tr>
            <td className="sticky top-0 left-0 z-[3] h-8 border-rule-strong border-b bg-sheet p-0">
              <div className="flex h-full items-center justify-center">
                <Checkbox
                  aria-label="Select this page"
                  isDisabled={order.length === 0}
                  isSelected={share === 'all'}
                  isIndeterminate={share === 'some'}
                  onChange={selection.togglePage}
                  className="h-full w-11 justify-center"
                />
              </div>
            </td>
            {table.getFlatHeaders().map((header) => {
              const column = config.columns.get(header.column.id) as ListColumn
              return (
                <HeaderCell
                  key={column.id}
                  column={column}
                  sort={props.sort}
                  isPrimary={column.id === config.primary}
                  onSort={props.onSort}
                >
                  <ResizeHandle
                    name={column.heading}
                    width={header.getSize()}
                    isResizing={header.column.getIsResizing()}
                    onGrab={header.getResizeHandler()}
                    onWidth={(width) => setWidth(column.id, width)}
                  />
                </HeaderCell>
              )
            })}
            <td className="sticky top-0 z-[2] border-rule-strong border-b bg-sheet" />
          </tr>
        </thead>
        <tbody className={cn('transition-opacity', isStale && 'opacity-55 delay-150')}>
          {rows === undefined && !children && <SkeletonRows columns={columns} />}
          {rows?.map((record, index) => {
            const id = order[index] as string
            return (
              <Row
                key={id}
                {...{ config, columns, record }}
                isSelected={isSelected(selection.selection, id)}
                isActive={rowKeys.activeId === id}
                zone={props.zone}
                today={props.today}
                decimals={decimals}
                onToggle={selection.toggleRow}
              />
            )
          })}
        </tbody>
      </table>
      {children && <div className="sticky left-0">{children}</div>}
    </div>
  )
}

/** The width of an element as it stands; 0 until it is there. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
