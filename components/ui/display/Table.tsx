'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { cn } from '../cn'

interface TableProps extends ComponentPropsWithoutRef<'table'> {
  /** What the table is about, for those who do not see the heading above it. */
  label: string
}

/** A ruled table; where it is wider than its place, it scrolls sideways. */
export function Table({ label, className, ...props }: TableProps) {
  return (
    <div className="relative overflow-x-auto print:overflow-visible">
      <table
        {...props}
        aria-label={label}
        className={cn('w-full border-collapse text-left', className)}
      />
    </div>
  )
}

/** The line of headings, with the stronger rule below it. */
export function TableHead(props: ComponentPropsWithoutRef<'tr'>) {
  return (
    <thead className="border-rule-strong border-b text-ink-2 text-small">
      <tr {...props} className={cn('h-8.5', props.className)} />
    </thead>
  )
}

/** A row on a hairline. */
export function TableRow({ className, ...props }: ComponentPropsWithoutRef<'tr'>) {
  return <tr {...props} className={cn('h-table-row border-rule not-last:border-b', className)} />
}

const cell = 'px-3 first:pl-4 last:pr-4'

/** A heading of a column. */
export function ColumnHeading({ className, ...props }: ComponentPropsWithoutRef<'th'>) {
  return <th scope="col" {...props} className={cn(cell, 'font-medium', className)} />
}

/** The cell that names its row. */
export function RowHeading({ className, ...props }: ComponentPropsWithoutRef<'th'>) {
  return <th scope="row" {...props} className={cn(cell, 'font-medium', className)} />
}

/** Any other cell. */
export function TableCell({ className, ...props }: ComponentPropsWithoutRef<'td'>) {
  return <td {...props} className={cn(cell, className)} />
}
