'use client'

import Link from 'next/link'
import { memo } from 'react'
import { cn } from '@/components/ui/cn'
import { Cell } from '../Cell'
import { cellText } from '../columns/cellText'
import type { ListColumn } from '../columns/columns'
import { type ListConfig, recordHref } from '../listConfig'
import { RowBox } from '../RowBox'
import { rowName } from '../rowName'
import type { ListTableRow } from '../state/useListTable'

interface Props {
  config: ListConfig
  columns: readonly ListColumn[]
  row: ListTableRow
  isSelected: boolean
  isActive: boolean
  zone: string
  today: string
}

/** A record in two lines: its name and state above, what else counts below. */
export const Card = memo(function Card(props: Props) {
  const { config, columns, row, isSelected, isActive, zone, today } = props
  const { id } = row
  const { shown, said } = rowName(config, row.original, zone)
  const tag = columns.find((column) => column.isTag)
  const facts = columns.filter((column) => {
    const value = row.getValue(column.id)
    return column !== tag && cellText(column, value) !== ''
  })
  return (
    <li
      data-row={id}
      className={cn(
        'flex scroll-mt-40 border-rule border-b pr-4',
        isSelected ? 'bg-accent-wash' : 'bg-sheet',
      )}
    >
      <RowBox {...{ row, isSelected, isActive }} name={said} />
      <div className="relative min-w-0 flex-1 py-2.5">
        <div className="flex items-center gap-2">
          <Link
            href={recordHref(config, id)}
            aria-label={said}
            prefetch={false}
            tabIndex={isActive ? 0 : -1}
            className="min-w-0 flex-1 truncate font-medium text-section after:absolute after:inset-0 after:content-['']"
          >
            {shown}
          </Link>
          {tag && <Cell column={tag} value={row.getValue(tag.id)} {...{ zone, today }} />}
        </div>
        <dl className="mt-0.5 flex min-h-5 flex-wrap items-center gap-x-2.5 text-ink-2">
          {facts.map((column) => (
            <div key={column.id} className={cn(column.isFigure && 'ml-auto')}>
              <dt className="sr-only">{column.label}</dt>
              <dd>
                <Cell
                  {...{ column, zone, today }}
                  as={config.cells?.[column.id]}
                  value={row.getValue(column.id)}
                />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  )
})
