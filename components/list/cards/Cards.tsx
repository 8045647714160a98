'use client'

import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import type { ListColumn } from '../columns/columns'
import type { ListViewProps } from '../listView'
import { Card } from './Card'

/** The list of a narrow screen: two lines a record. */
export function Cards(props: ListViewProps & { children?: ReactNode }) {
  const { config, table, hasRows, region, rowKeys, isStale, cells, open, children } = props
  const { rows } = table.getRowModel()
  const columns = config.cardColumns.map((id) => config.columns.get(id) as ListColumn)
  return (
    <div ref={region} className="flex-1" {...rowKeys.handlers}>
      {!hasRows && !children && <SkeletonCards />}
      {children}
      {rows.length > 0 && (
        <ul
          aria-label={config.noun.many}
          aria-busy={isStale}
          className={cn('transition-opacity', isStale && 'cursor-progress opacity-55 delay-150')}
        >
          {rows.map((row) => (
            <Card
              key={row.id}
              {...{ config, columns, row }}
              isSelected={row.getIsSelected()}
              isActive={rowKeys.activeId === row.id}
              open={open.get(row.id)}
              cells={cells}
              zone={props.zone}
              today={props.today}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Cards on their way. */
export function SkeletonCards({ className }: { className?: string }) {
  return (
    <div aria-hidden className={className}>
      {[64, 48, 72, 56, 60, 44, 68, 52].map((width) => (
        <div key={width} className="border-rule border-b bg-sheet py-3.5 pr-4 pl-12">
          <span className="block" style={{ width: `${width}%` }}>
            <Skeleton />
          </span>
          <Skeleton className="mt-3 h-2.5 w-4/5" />
        </div>
      ))}
    </div>
  )
}
