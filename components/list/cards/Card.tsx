'use client'

import Link from 'next/link'
import { memo } from 'react'
import { cn } from '@/components/ui/cn'
import { Cell } from '../Cell'
import { cellText, cellValue, type ListRow } from '../columns/cellText'
import type { ListColumn } from '../columns/columns'
import { type ListConfig, recordHref } from '../listConfig'
import { RowBox } from '../RowBox'
import { rowName } from '../rowName'
import type { ToggleRow } from '../state/useSelection'

interface Props {
  config: ListConfig
  columns: readonly ListColumn[]
  record: ListRow
  isSelected: boolean
  isActive: boolean
  zone: string
  today: string
  onToggle: ToggleRow
}

/** A record in two lines: its name and state above, what else counts below. */
export const Card = memo(function Card(props: Props) {
  const { config, columns, record, isSelected, isActive, zone, today, onToggle } = props
  const id = String(record[config.id])
  const { shown, said } = rowName(config, record, zone)
  const tag = columns.find((column) => column.isTag)
  const facts = columns.filter((column) => {
    const value = cellValue(column, record)
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
      <RowBox {...{ id, isSelected, isActive, onToggle }} name={said} />
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
          {tag && <Cell column={tag} value={cellValue(tag, record)} {...{ zone, today }} />}
        </div>
        <dl className="mt-0.5 flex min-h-5 flex-wrap items-center gap-x-2.5 text-ink-2">
          {facts.map((column) => (
            <div key={column.id} className={cn(column.isFigure && 'ml-auto')}>
              <dt className="sr-only">{column.label}</dt>
              <dd>
                <Cell
                  {...{ column, zone, today }}
                  as={config.cells?.[column.id]}
                  value={cellValue(column, record)}
                />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  )
})
