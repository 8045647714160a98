'use client'

import type { ColumnSort, SortingState } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { useAlive } from '@/components/ui/useAlive'
import type { ListColumn } from '../columns/columns'

interface Props {
  column: ListColumn
  /** All keys of the sort in use: its first one is what `aria-sort` may tell. */
  sort: SortingState
  isPrimary: boolean
  /** It was pressed; with Shift, the other columns stay sorted too. */
  onSort: (isAdded: boolean) => void
  /** The edge that sets its width. */
  children: ReactNode
}

const RANKS = ['', 'second', 'third', 'fourth', 'fifth']

/** A column's head. One that can be sorted by is a button; the others only name. */
export function HeaderCell({ column, sort, isPrimary, onSort, children }: Props) {
  const isAlive = useAlive()
  const rank = sort.findIndex((key) => key.id === column.id)
  const key = sort[rank]
  const direction = key?.desc ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      data-column={column.id}
      // Its edge has a name of its own, which must not be read out with every cell.
      aria-label={column.heading}
      aria-sort={rank === 0 ? direction : undefined}
      className={cn(
        'group/head sticky top-0 h-8 border-rule-strong border-b bg-sheet p-0 text-left font-medium text-ink-2 text-small',
        isPrimary ? 'left-11 z-[3]' : 'z-[2]',
      )}
    >
      {column.isSortable ? (
        <button
          type="button"
          disabled={!isAlive}
          onClick={(event) => onSort(event.shiftKey)}
          className={cn(
            'relative flex h-full w-full min-w-0 cursor-default items-center gap-1 px-2.5 -outline-offset-2 hover:text-ink',
            column.isFigure && 'flex-row-reverse',
            key && 'text-ink',
          )}
        >
          <span className="min-w-0 truncate">{column.heading}</span>
          <SortMark sort={key} rank={sort.length > 1 ? rank : -1} isLeft={column.isFigure} />
          {rank > 0 && (
            <span className="sr-only">{`sorted ${RANKS[rank] ?? 'later'}, ${direction}`}</span>
          )}
        </button>
      ) : (
        <span className={cn('block truncate px-2.5', column.isFigure && 'text-right')}>
          {column.heading}
        </span>
      )}
      {children}
    </th>
  )
}

interface MarkProps {
  sort: ColumnSort | undefined
  /** Its place among several keys; -1 where there is only one. */
  rank: number
  isLeft: boolean
}

/** The arrow of a sorted column with its place among several; a hint on hover for the others. */
function SortMark({ sort, rank, isLeft }: MarkProps) {
  if (!sort) {
    return (
      <ChevronsUpDown
        aria-hidden
        className={cn(
          // It takes no room, so that the name of the column keeps all of it.
          'absolute inset-y-0 my-auto h-5 w-4 bg-sheet px-0.5 opacity-0 group-hover/head:opacity-100 group-has-[button:focus-visible]/head:opacity-100',
          isLeft ? 'left-1' : 'right-2.5',
        )}
      />
    )
  }
  const Arrow = sort.desc ? ArrowDown : ArrowUp
  return (
    <span aria-hidden className="inline-flex shrink-0 items-center text-accent">
      <Arrow className="size-3.5" />
      {rank >= 0 && rank + 1}
    </span>
  )
}
