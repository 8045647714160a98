'use client'

import { ChevronDown, ChevronUp, GripVertical, X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import {
  Button,
  GridList,
  GridListItem,
  Input,
  NumberField,
  useDragAndDrop,
} from 'react-aria-components'
import { flushSync } from 'react-dom'
import { cn } from '@/components/ui/cn'
import type { ListTable } from '../state/useListTable'
import type { ListColumn } from './columns'
import { boundedWidth, MAX_WIDTH, MIN_WIDTH, moved } from './layout'

interface Props {
  columns: readonly ListColumn[]
  table: ListTable
  onClose: () => void
}

/**
 * The columns that are shown: dragged into order (by keyboard too), moved by one place for whom
 * dragging is hard, sized, taken away.
 */
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

  const grid = useRef<HTMLDivElement>(null)
  /** Moves a column by one place. */
  function move(id: string, way: MoveDirection) {
    const at = columns.findIndex((column) => column.id === id)
    const beside = columns[at + STEPS[way]]
    if (!beside) return
    const place = way === 'up' ? 'before' : 'after'
    flushSync(() => table.setColumnOrder((ids) => moved(ids, new Set([id]), beside.id, place)))
    // Its row is put elsewhere, and at the end of the way its button is out of use: pressed again at
    // once, it moves on.
    const row = grid.current?.querySelector(`[data-key="${CSS.escape(id)}"]`)
    const buttons = row?.querySelectorAll<HTMLElement>('[data-way]:not(:disabled)') ?? []
    const own = [...buttons].find((button) => button.dataset.way === way)
    ;(own ?? buttons[0])?.focus()
  }

  // The grid keeps Escape from what is in its rows to itself.
  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }

  return (
    <div className="contents" onKeyDownCapture={closeByEscape}>
      <GridList
        ref={grid}
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
          const at = columns.indexOf(column)
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
              <MoveButton
                way="up"
                name={column.label}
                isDisabled={isFixed || at <= 1}
                onPress={() => move(column.id, 'up')}
              />
              <MoveButton
                way="down"
                name={column.label}
                isDisabled={isFixed || at === columns.length - 1}
                onPress={() => move(column.id, 'down')}
              />
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

type MoveDirection = 'up' | 'down'

const STEPS: Readonly<Record<MoveDirection, number>> = { up: -1, down: 1 }

interface MoveButtonProps {
  way: MoveDirection
  name: string
  isDisabled: boolean
  onPress: () => void
}

/** Moves a column by one place. */
function MoveButton({ way, name, ...props }: MoveButtonProps) {
  const Icon = way === 'up' ? ChevronUp : ChevronDown
  return (
    <Button
      {...props}
      data-way={way}
      aria-label={`Move ${name} ${way}`}
      className="flex size-6 shrink-0 items-center justify-center rounded-control text-ink-3 hover:bg-rule hover:text-ink data-disabled:invisible"
    >
      <Icon aria-hidden className="size-3.5" />
    </Button>
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
