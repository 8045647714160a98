'use client'

import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components'
import { cn } from '../cn'
import { useEnteredBefore } from './useEnteredBefore'

interface Props extends Omit<AriaCheckboxProps, 'className' | 'children'> {
  /** Left out in a table: give `aria-label` then. */
  children?: ReactNode
  className?: string
}

/** A box to tick; `isIndeterminate` when only some of what it stands for are. */
export function Checkbox({ children, className, ...props }: Props) {
  const root = useEnteredBefore<HTMLLabelElement>()
  return (
    <AriaCheckbox
      {...props}
      ref={root}
      className={cn(
        'group holds-input inline-flex min-h-6 min-w-6 items-center gap-2 outline-none data-disabled:opacity-55',
        className,
      )}
    >
      {({ isIndeterminate, isSelected }) => (
        <>
          <span
            className={cn(
              'inline-flex size-4 shrink-0 items-center justify-center rounded-tag border transition-colors',
              'group-data-focus-visible:outline-2 group-data-focus-visible:outline-accent group-data-focus-visible:outline-offset-1',
              isSelected || isIndeterminate
                ? 'border-accent bg-accent text-on-accent'
                : 'border-rule-strong bg-sheet group-data-hovered:border-ink-2 group-data-invalid:border-red',
            )}
          >
            {isIndeterminate ? (
              <Minus aria-hidden className="size-3" strokeWidth={3} />
            ) : (
              isSelected && <Check aria-hidden className="size-3" strokeWidth={3} />
            )}
          </span>
          {children}
        </>
      )}
    </AriaCheckbox>
  )
}
