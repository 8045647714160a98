'use client'

import { Pencil } from 'lucide-react'
import { memo, useState } from 'react'
import { type ValueKind, valueKind } from '@/components/form/model/valueKind'
import { PageLink } from '@/components/page/PageLink'
import { cn } from '@/components/ui/cn'
import { Name } from '@/components/ui/display/Name'
import { Cell } from '../Cell'
import { cellText } from '../columns/cellText'
import type { ListColumn } from '../columns/columns'
import { isWhole } from '../columns/whole'
import type { ListConfig } from '../listConfig'
import { RowBox } from '../RowBox'
import { rowName } from '../rowName'
import type { Cells } from '../state/useCells'
import type { ListTableRow } from '../state/useListTable'
import { EditedFields } from './EditedFields'
import { Offset } from './Offset'

interface Props {
  config: ListConfig
  columns: readonly ListColumn[]
  row: ListTableRow
  isSelected: boolean
  isActive: boolean
  open: ReadonlySet<string> | undefined
  cells: Cells
  zone: string
  today: string
}

/** A record in two lines: its name and state above, what else counts below. */
export const Card = memo(function Card(props: Props) {
  const { config, columns, row, isSelected, isActive, open, cells, zone, today } = props
  const [isEditing, setEditing] = useState(false)
  const { id } = row
  const { shown, said } = rowName(config, row.original, zone)
  const primary = config.columns.get(config.primary) as ListColumn
  const tag = columns.find((column) => column.isTag)
  const facts = columns.filter((column) => {
    const value = row.getValue(column.id)
    return column !== tag && cellText(column, value) !== ''
  })
  const hasAmount = columns.some(isAmount)
  return (
    <li
      data-row={id}
      className={cn(
        'flex scroll-mt-40 border-rule border-b pr-4',
        config.editing && 'flex-wrap',
        isSelected ? 'bg-accent-wash' : 'bg-sheet',
      )}
    >
      <RowBox {...{ row, isSelected, isActive }} name={said} />
      <div className="relative min-h-11 min-w-0 flex-1 py-2.5">
        <div className="flex items-center gap-2">
          <PageLink
            href={config.recordHref(id)}
            tabIndex={isActive ? 0 : -1}
            className="flex min-w-0 flex-1 font-medium text-section after:absolute after:inset-0 after:content-['']"
          >
            {/* A moment that gives way to its end would be another. */}
            <Name className={primary.kind === 'instant' ? undefined : 'truncate'}>{shown}</Name>
            <Offset column={primary} value={row.getValue(primary.id)} zone={zone} />
            <span className="sr-only">{said.slice(shown.length)}</span>
          </PageLink>
          {config.Mark && <config.Mark of={config.of} id={id} version={row.original._etag} />}
          {tag && <Cell column={tag} value={row.getValue(tag.id)} {...{ zone, today }} />}
        </div>
        {facts.length > 0 && (
          <dl className="mt-0.5 flex min-h-5 flex-wrap items-center gap-x-2.5 text-ink-2">
            {facts.map((column) => (
              <div
                key={column.id}
                // Amounts stand below each other at the edge, whatever comes after them in the list.
                className={cn(
                  'flex min-w-0',
                  isAmount(column) && 'order-last ml-auto',
                  // Beside it, words of each length would make another card.
                  hasAmount && isWords(column) && 'w-full',
                )}
              >
                <dt className={saysItself(column) ? 'sr-only' : 'mr-1.5 text-ink-3'}>
                  {column.label}
                </dt>
                <dd className="line-clamp-3 min-w-0 wrap-anywhere">
                  <Cell
                    {...{ column, zone, today }}
                    as={config.cells?.[column.id]}
                    value={row.getValue(column.id)}
                  />
                  <Offset {...{ column, zone }} value={row.getValue(column.id)} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {(config.editing?.mayBegin || isEditing) && (
        <button
          type="button"
          aria-label={`Edit ${said}`}
          aria-expanded={isEditing}
          onClick={() => setEditing(!isEditing)}
          className="-mr-3 flex size-11 shrink-0 items-center justify-center self-start rounded-control text-ink-3 aria-expanded:bg-sunk aria-expanded:text-ink"
        >
          <Pencil aria-hidden className="size-4" />
        </button>
      )}
      {isEditing && (
        <EditedFields {...{ config, open, cells, zone, today }} row={row.original} name={said} />
      )}
    </li>
  )
})

/** Whether its values are of any length: names and other texts, and no codes or choices. */
const isWords = (column: ListColumn): boolean => !isWhole(column) && valueKind(column) !== 'choice'

const isAmount = ({ isFigure, unit }: ListColumn): boolean => isFigure && unit !== undefined

/**
 * Whether a value is understood without the name of its column: a bare "Yes", moment, "4" or
 * "4 entries" is not.
 */
const saysItself = (column: ListColumn): boolean =>
  !MUTE.includes(valueKind(column)) && (!column.isFigure || column.unit !== undefined)

const MUTE: readonly ValueKind[] = ['truth', 'moment', 'picks', 'objects']
