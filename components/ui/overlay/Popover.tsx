'use client'

import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components'
import { cn } from '../cn'

export interface PopoverProps extends Omit<AriaPopoverProps, 'className'> {
  className?: string
}

/** A sheet that floats by its trigger: inside `DialogTrigger`, `MenuTrigger`, `Select` or `ComboBox`. */
export function Popover({ className, offset = 4, ...props }: PopoverProps) {
  return (
    <AriaPopover
      {...props}
      offset={offset}
      className={cn(
        'fades max-h-[inherit] max-w-[calc(100vw-1.5rem)] overflow-auto overscroll-contain rounded-sheet border border-rule bg-sheet shadow-float outline-none',
        className,
      )}
    />
  )
}
