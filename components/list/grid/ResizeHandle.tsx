'use client'

import type { KeyboardEvent } from 'react'
import { cn } from '@/components/ui/cn'
import { MAX_WIDTH, MIN_WIDTH } from '../columns/layout'

interface Props {
  name: string
  width: number
  isResizing: boolean
  /** Starts a drag, on a press of the mouse or a finger. */
  onGrab: (event: unknown) => void
  /** By keyboard; null for the width that the list gives. */
  onWidth: (width: number | null) => void
}

/** The edge of a column: dragged, moved with the arrow keys, or put back by a double click. */
export function ResizeHandle({ name, width, isResizing, onGrab, onWidth }: Props) {
  function onKeyDown(event: KeyboardEvent) {
    const step = event.shiftKey ? 64 : 16
    if (event.key === 'ArrowRight') onWidth(width + step)
    else if (event.key === 'ArrowLeft') onWidth(width - step)
    else if (event.key === 'Home') onWidth(MIN_WIDTH)
    else if (event.key === 'Enter') onWidth(null)
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a splitter has a value and takes the focus; hr does not
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${name}`}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      aria-valuenow={Math.round(width)}
      tabIndex={0}
      onMouseDown={onGrab}
      onTouchStart={onGrab}
      onDoubleClick={() => onWidth(null)}
      onKeyDown={onKeyDown}
      className={cn(
        'group/edge absolute inset-y-0 right-0 z-[1] flex w-2.5 cursor-col-resize touch-none justify-end -outline-offset-2',
        'before:my-2 before:w-px before:bg-rule before:opacity-0 before:transition-opacity group-hover/head:before:opacity-100',
        'hover:before:w-0.5 hover:before:bg-accent focus-visible:before:opacity-0',
        isResizing && 'before:w-0.5 before:bg-accent before:opacity-100',
      )}
    />
  )
}
