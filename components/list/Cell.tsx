import type { ComponentType } from 'react'
import { NameAndId } from '@/components/names/NameAndId'
import { isCalledById } from '@/components/names/nameWords'
import { StatusTag } from '@/components/page/StatusTag'
import { cn } from '@/components/ui/cn'
import { Name } from '@/components/ui/display/Name'
import { Tag } from '@/components/ui/display/Tag'
import { counted } from '@/lib/text/words'
import { cellText, daysOverdue, missingDecimals, unitAfter } from './columns/cellText'
import type { ListColumn } from './columns/columns'

interface Props {
  column: ListColumn
  value: unknown
  zone: string
  today: string
  /** Shows it in the list's own way. */
  as?: ComponentType<{ value: unknown }>
  /** Digits after the point of the longest figure above and below it: points then stand in line. */
  decimals?: number
}

/** A value in a table or on a card, as its definition says it is written. */
export function Cell({ column, value, zone, today, as: Own, decimals }: Props) {
  if (Own) return value == null ? null : <Own value={value} />
  const text = cellText(column, value, zone)
  if (text === '') return null
  if (column.isTag) return <StatusTag value={text} />
  // What is called by its id has whose it is in a column of its own, if at all.
  if (column.naming && !isCalledById(column.naming))
    return <NameAndId naming={column.naming} id={String(value)} />
  const days = column.isDeadline ? daysOverdue(value, today) : 0
  if (days > 0) {
    return (
      <span title={text}>
        <Tag tone="red">overdue {counted(days, 'day')}</Tag>
      </span>
    )
  }
  const unit = unitAfter(column)
  const room = decimals === undefined ? '' : missingDecimals(text, decimals)
  if (column.kind === 'text' && !column.isMono) {
    return <Name className="[.truncate>&]:block [.truncate>&]:truncate">{text}</Name>
  }
  return (
    <span className={cn(column.isMono && 'font-mono text-small')}>
      {text}
      {room && (
        <span aria-hidden className={unit ? 'text-ink-3' : 'invisible'}>
          {room}
        </span>
      )}
      {unit && <span className="text-ink-3"> {unit}</span>}
    </span>
  )
}
