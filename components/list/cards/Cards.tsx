'use client'

import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import type { ListColumn } from '../columns/columns'
import type { ListViewProps } from '../listView'
import { isSelected } from '../selection/selection'
import { Card } from './Card'

/** The list of a narrow screen: two lines a record. */
export function Cards(props: ListViewProps & { children?: ReactNode }) {
  const { config, rows, order, region, selection, rowKeys, isStale, children } = props
  const columns = config.cardColumns.map((id) => config.columns.get(id) as ListColumn)
  return (
    <div ref={region} className="flex-1" {...rowKeys.handlers}>
      {rows === undefined && !children && <SkeletonCards />}
      {children}
      {rows && rows.length > 0 && (
        <ul
          aria-label={config.noun.many}
          aria-busy={isStale}
          className={cn('transition-opacity', isStale && 'opacity-55 delay-150')}
        >
          {rows.map((record, index) => {
            const id = order[index] as string
            return (
              <Card
                key={id}
                {...{ config, columns, record }}
                isSelected={isSelected(selection.selection, id)}
                isActive={rowKeys.activeId === id}
                zone={props.zone}
                today={props.today}
                onToggle={selection.toggleRow}
              />
            )
          })}
        </ul>
      )}
    </div>
  )
}

function SkeletonCards() {
  return (
    <div aria-hidden>
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
