'use client'

import { GripVertical, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import {
  Button,
  GridList,
  GridListItem,
  Input,
  NumberField,
  useDragAndDrop,
} from 'react-aria-components'
import { cn } from '@/components/ui/cn'
import type { ListTable } from '../state/useListTable'
import type { ListColumn } from './columns'
import { boundedWidth, MAX_WIDTH, MIN_WIDTH, moved } from './layout'

interface Props {
  columns: readonly ListColumn[]
  table: ListTable
  onClose: () => void
}

/** The columns that are shown: dragged into order (by keyboard too), sized, taken away. */
export function ShownColumns({ columns, table, onClose }: Props) {
  const items = columns.map((column) => ({ id: column.id, column }))

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({
        'text/plain': columns.find(({ id }) => id === key)?.label ?? '',
      })),
    onReorder({ keys, target }) {
      if (target.dropPosition === 'on') return
      const { key, dropPosition } = target
      const chosen = new Set([...keys].map(String))
      table.setColumnOrder((ids) => moved(ids, chosen, String(key), dropPosition))
    },
  })

  // The grid keeps Escape from what is in its rows to itself.
  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }

  return (
    <div className="contents" onKeyDownCapture={closeByEscape}>
      <GridList
        aria-label="Shown columns"
        items={items}
        dependencies={[table.state.columnSizing]}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        className="max-h-72 min-h-24 overflow-auto p-1 outline-none"
      >
        {({ column }) => {
          const own = table.getColumn(column.id)
          const isFixed = !own?.getCanHide()
          return (
            <GridListItem
              textValue={column.label}
              className={cn(
                'flex h-control items-center gap-1 rounded-control pr-1 pl-0.5 outline-none data-focus-visible:outline-2 data-focus-visible:-outline-offset-2',
                'data-hovered:bg-sunk data-dragging:opacity-50 data-drop-target:bg-accent-wash',
              )}
            >
              <Button
                slot="drag"
                aria-label={`Move ${column.label}`}
                isDisabled={isFixed}
                className="flex size-6 shrink-0 cursor-grab items-center justify-center rounded-control text-ink-3 data-disabled:opacity-30"
              >
                <GripVertical aria-hidden className="size-3.5" />
              </Button>
              <span className="min-w-0 flex-1 truncate">{column.label}</span>
              <WidthField
                name={column.label}
                width={own?.getSize() ?? column.width}
                onChange={(width) =>
                  table.setColumnSizing((widths) => ({ ...widths, [column.id]: width }))
                }
              />
              <Button
                aria-label={`Hide ${column.label}`}
                isDisabled={isFixed}
                onPress={({ target }) => {
                  // The row goes away: the focus goes to the one beside it.
                  const row = target.closest('[role=row]')
                  const beside = row?.nextElementSibling ?? row?.previousElementSibling
                  if (beside instanceof HTMLElement) beside.focus()
                  own?.toggleVisibility(false)
                }}
                className="flex size-6 shrink-0 items-center justify-center rounded-control text-ink-3 hover:bg-rule hover:text-ink data-disabled:invisible"
              >
                <X aria-hidden className="size-3.5" />
              </Button>
            </GridListItem>
          )
        }}
      </GridList>
    </div>
  )
}

interface WidthFieldProps {
  name: string
  width: number
  onChange: (width: number) => void
}

/** A column's width in pixels: for whom dragging its edge is hard. */
function WidthField({ name, width, onChange }: WidthFieldProps) {
  return (
    <NumberField
      aria-label={`Width of ${name} in pixels`}
      value={Math.round(width)}
      minValue={MIN_WIDTH}
      maxValue={MAX_WIDTH}
      step={1}
      onChange={(next) => onChange(boundedWidth(Number.isNaN(next) ? width : next))}
      className="flex items-center text-ink-3 text-small"
    >
      <Input className="h-6 w-9 rounded-control border border-unseen bg-transparent px-1 text-right text-ink-2 hover:border-rule-strong focus:border-accent" />
      <span aria-hidden className="ml-0.5">
        px
      </span>
    </NumberField>
  )
}
