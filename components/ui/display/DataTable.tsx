'use client'

import {
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type ComponentPropsWithoutRef, type ReactNode, useMemo } from 'react'
import { cn } from '../cn'
import { ColumnHeading, RowHeading, Table, TableCell, TableHead, TableRow } from './Table'

/** A column of a table whose rows are all at hand. */
export interface DataColumn<Row> {
  readonly id: string
  readonly heading: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** What rows are sorted by where this head is pressed; without it, it only names. */
  readonly sortBy?: (row: Row) => string | number
  /** True for the column that names its row. */
  readonly isHeading?: boolean
  /** Of the head and of each cell. */
  readonly className?: string
  /** Of each cell alone. */
  readonly cellClassName?: string
}

interface Props<Row> {
  /** What the table is about, for those who do not see the heading above it. */
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  rowProps?: (row: Row) => ComponentPropsWithoutRef<'tr'>
  className?: string
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, text: sortFn_text },
})

/** A ruled table, sorted by pressing its heads: up, down, then as the rows came. */
export function DataTable<Row extends object>(props: Props<Row>) {
  const { label, columns, rows, keyOf, rowProps, className } = props
  const definitions = useMemo(
    () =>
      columns.map(({ id, sortBy }) => ({
        id,
        accessorFn: (row: Row) => sortBy?.(row),
        enableSorting: sortBy !== undefined,
      })),
    [columns],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: keyOf,
    sortDescFirst: false,
    enableMultiSort: false,
  })
  return (
    <Table label={label} className={className}>
      <TableHead>
        {columns.map(({ id, heading, className: dress }) => {
          const own = table.getColumn(id)
          const direction = own?.getIsSorted()
          return (
            <ColumnHeading
              key={id}
              className={dress}
              aria-sort={
                direction ? (direction === 'desc' ? 'descending' : 'ascending') : undefined
              }
            >
              {own?.getCanSort() ? (
                <button
                  type="button"
                  onClick={own.getToggleSortingHandler()}
                  className={cn(
                    'group/head inline-flex h-full cursor-default items-center gap-1 rounded-tag hover:text-ink',
                    direction && 'text-ink',
                  )}
                >
                  {heading}
                  <SortMark direction={direction} />
                </button>
              ) : (
                heading
              )}
            </ColumnHeading>
          )
        })}
      </TableHead>
      <tbody>
        {table.getRowModel().rows.map(({ id, original }) => (
          <TableRow key={id} {...rowProps?.(original)}>
            {columns.map((column) => {
              const Cell = column.isHeading ? RowHeading : TableCell
              return (
                <Cell key={column.id} className={cn(column.className, column.cellClassName)}>
                  {column.cell(original)}
                </Cell>
              )
            })}
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

function SortMark({ direction }: { direction: false | 'asc' | 'desc' | undefined }) {
  const Mark = direction ? (direction === 'desc' ? ArrowDown : ArrowUp) : ChevronsUpDown
  return (
    <Mark
      aria-hidden
      className={cn(
        'size-3.5 shrink-0',
        direction
          ? 'text-accent'
          : 'opacity-0 group-hover/head:opacity-100 group-focus-visible/head:opacity-100',
      )}
    />
  )
}
