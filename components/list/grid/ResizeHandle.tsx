'use client'

import type { KeyboardEvent, MouseEvent, TouchEvent } from 'react'
import { cn } from '@/components/ui/cn'
import { textScale } from '@/components/ui/textScale'
import { MAX_WIDTH, MIN_WIDTH } from '../columns/layout'
import type { ListHeader } from '../state/useListTable'

/** The edge of a column: dragged, moved with the arrow keys, or put back by a double click. */
export function ResizeHandle({ header }: { header: ListHeader }) {
  const { column } = header
  const width = header.getSize()
  const startResizing = header.getResizeHandler()
  const setWidth = (next: number) =>
    column.table.setColumnSizing((widths) => ({ ...widths, [column.id]: next }))

  function onGrab(event: MouseEvent | TouchEvent) {
    startResizing(event)
    // The pointer goes over what is drawn, which has the scale of the text.
    column.table.setColumnResizing((now) => ({ ...now, startSize: width * textScale() }))
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.shiftKey ? 64 : 16
    if (event.key === 'ArrowRight') setWidth(width + step)
    else if (event.key === 'ArrowLeft') setWidth(width - step)
    else if (event.key === 'Home') setWidth(MIN_WIDTH)
    else if (event.key === 'Enter') column.resetSize()
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a splitter has a value and takes the focus; hr does not
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${column.columnDef.header}`}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      aria-valuenow={Math.round(width)}
      tabIndex={0}
      onMouseDown={onGrab}
      onTouchStart={onGrab}
      onDoubleClick={() => column.resetSize()}
      onKeyDown={onKeyDown}
      className={cn(
        'group/edge absolute inset-y-0 right-0 z-[1] flex w-2.5 cursor-col-resize touch-none justify-end -outline-offset-2',
        'before:my-2 before:w-px before:bg-(--color-rule) before:opacity-0 before:transition-opacity group-hover/head:before:opacity-100',
        'hover:before:w-0.5 hover:before:bg-accent focus-visible:before:opacity-0',
        column.getIsResizing() && 'before:w-0.5 before:bg-accent before:opacity-100',
      )}
    />
  )
}
