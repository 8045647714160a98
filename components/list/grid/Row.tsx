'use client'

import { Pencil } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { PageLink } from '@/components/page/PageLink'
import { cn } from '@/components/ui/cn'
import { Name } from '@/components/ui/display/Name'
import { Skeleton } from '@/components/ui/feedback/Skeleton'
import { withinSentence } from '@/lib/text/words'
import { Cell } from '../Cell'
import type { ListColumn } from '../columns/columns'
import { isWhole } from '../columns/whole'
import type { ListConfig } from '../listConfig'
import { OpenedCell } from '../OpenedCell'
import { RowBox } from '../RowBox'
import { rowName } from '../rowName'
import type { Cells } from '../state/useCells'
import { type ListTableRow, toggleRow } from '../state/useListTable'

interface Props {
  config: ListConfig
  columns: readonly ListColumn[]
  row: ListTableRow
  isSelected: boolean
  /** Whether the Tab key stops at this row. */
  isActive: boolean
  zone: string
  today: string
  /** Columns of it that are open for writing, if any. */
  open: ReadonlySet<string> | undefined
  cells: Cells
  /** By column of figures, the digits after the point that this page needs room for. */
  decimals: Readonly<Record<string, number>>
}

const cellClass = 'h-table-row border-rule border-b p-0'

/** A record as a row. Its name is the link that opens it; a click with Shift chooses a range. */
export const Row = memo(function Row(props: Props) {
  const { config, columns, row, isSelected, isActive, open, cells, zone, today, decimals } = props
  const { id } = row
  const { shown, said } = rowName(config, row.original, zone)
  const [primary, ...others] = columns as [ListColumn, ...ListColumn[]]
  const { editing } = config
  const isEdited = ({ id }: { readonly id: string }) =>
    editing?.mayBegin === true && editing.columns.has(id)
  const isOpen = ({ id }: ListColumn) => editing !== undefined && open?.has(id) === true
  const editor = (column: ListColumn) => (
    <OpenedCell {...{ config, column, cells }} row={row.original} name={said} />
  )

  function onClick(event: MouseEvent) {
    const target = event.target as Element
    if (target.closest('a, label, button')) return
    const column = target.closest<HTMLElement>('td[data-column]')?.dataset.column
    if (event.shiftKey) toggleRow(row, true)
    else if (column && isEdited({ id: column }) && !open?.has(column)) cells.begin(id, column)
  }

  return (
    <tr
      data-row={id}
      onClick={onClick}
      // A click with Shift would select text.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      className={cn(
        'group/row scroll-mt-8',
        isSelected ? 'bg-accent-wash' : 'bg-sheet focus-within:bg-paper hover:bg-paper',
      )}
    >
      <td
        className={cn(
          cellClass,
          'sticky left-0 z-[1] bg-inherit before:absolute before:inset-y-0 before:left-0 before:w-0.75',
          'group-has-[:focus-visible]/row:before:bg-accent',
        )}
      >
        <RowBox {...{ row, isSelected, isActive }} name={said} className="h-full" />
      </td>
      <th
        scope="row"
        // Heard with every cell of the row, so it is kept short.
        aria-label={shown}
        className={cn(
          cellClass,
          'sticky left-11 bg-inherit text-left font-medium group-data-scrolled/grid:shadow-[1px_0_0_var(--color-rule)]',
          isOpen(primary) ? 'z-[2]' : 'z-[1]',
        )}
        data-column={primary.id}
        data-whole={isWhole(primary)}
        {...(editing && { tabIndex: -1 })}
      >
        {isOpen(primary) ? (
          editor(primary)
        ) : (
          <PageLink
            href={config.recordHref(id)}
            aria-label={said}
            tabIndex={isActive ? 0 : -1}
            className="flex h-full min-w-0 items-center px-2.5 -outline-offset-2 hover:underline hover:underline-offset-3"
          >
            <span className="truncate" title={shown}>
              <Name className="block truncate">{shown}</Name>
            </span>
          </PageLink>
        )}
        {config.Mark && !isOpen(primary) && (
          <span className="absolute inset-y-px right-0 flex items-center bg-inherit empty:hidden">
            <config.Mark of={config.of} id={id} version={row.original._etag} />
          </span>
        )}
        {isEdited(primary) && !isOpen(primary) && (
          <EditButton
            label={`Edit ${withinSentence(primary.label)} of ${said}`}
            onPress={() => cells.begin(id, primary.id)}
          />
        )}
      </th>
      {others.map((column) => {
        const value = row.getValue(column.id)
        return (
          <td
            key={column.id}
            data-column={column.id}
            data-whole={isWhole(column)}
            {...(editing && {
              tabIndex: -1,
              'aria-readonly': !isEdited(column),
            })}
            className={cn(
              cellClass,
              isOpen(column) ? 'relative' : 'truncate px-2.5',
              column.isFigure && 'text-right',
              column.isDeadline && 'text-clip',
              editing && '-outline-offset-2',
              isEdited(column) &&
                'cursor-text hover:shadow-[inset_0_-1px_var(--color-rule-strong)]',
            )}
          >
            {isOpen(column) ? (
              editor(column)
            ) : value === undefined ? (
              <Skeleton className="w-3/5" />
            ) : (
              <Cell
                {...{ column, value, zone, today }}
                as={config.cells?.[column.id]}
                decimals={decimals[column.id]}
              />
            )}
          </td>
        )
      })}
      <td className={cellClass} />
    </tr>
  )
})

interface EditButtonProps {
  label: string
  onPress: () => void
}

/** Opens the cell of a link for writing, where a click on it would follow the link. By key it is F2. */
const EditButton = ({ label, onPress }: EditButtonProps) => (
  <button
    type="button"
    tabIndex={-1}
    aria-label={label}
    onClick={onPress}
    className="absolute inset-y-0 right-1 my-auto flex size-7 items-center justify-center rounded-control bg-inherit text-ink-3 opacity-0 hover:text-ink focus-visible:opacity-100 group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100"
  >
    <Pencil aria-hidden className="size-3.5" />
  </button>
)
