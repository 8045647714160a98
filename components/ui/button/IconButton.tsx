'use client'

import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { cn } from '../cn'
import { Tooltip } from '../overlay/Tooltip'
import { useAlive } from '../useAlive'
import { UNDER_WAY } from './UnderWay'

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'children'> {
  /** What it does: its accessible name and its tooltip. */
  label: string
  /** A shorter tooltip, where the name has to tell this button from others like it. */
  hint?: string
  icon: ReactNode
  /** Shown in the tooltip after the label, as `Ctrl K`. */
  shortcut?: string
  className?: string
}

/**
 * A button of one icon, named by a tooltip that keyboard focus shows too; pending like `Button`, and
 * taking no press before the page has come to life.
 */
export function IconButton({ label, hint, icon, shortcut, className, ...props }: IconButtonProps) {
  const isAlive = useAlive()
  return (
    <Tooltip text={hint ?? label} shortcut={shortcut}>
      <AriaButton
        {...props}
        {...(!isAlive && { isDisabled: true })}
        aria-label={props.isPending ? `${label}, ${UNDER_WAY}` : label}
        className={cn(
          'inline-flex size-control shrink-0 cursor-default items-center justify-center rounded-control text-ink-2',
          'transition-colors hover:bg-sunk hover:text-ink active:bg-rule data-disabled:opacity-50',
          '[&_svg]:size-4',
          !isAlive && 'data-disabled:opacity-100!',
          className,
        )}
      >
        {({ isPending }) =>
          isPending ? <LoaderCircle aria-hidden className="animate-spin" /> : icon
        }
      </AriaButton>
    </Tooltip>
  )
}
