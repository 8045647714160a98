'use client'

import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { cn } from '../cn'
import { useAlive } from '../useAlive'
import { type ButtonVariant, buttonClass } from './buttonClass'
import { UnderWay } from './UnderWay'

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children'> {
  variant?: ButtonVariant
  /** Before the words: an icon of lucide at its 16 px. */
  icon?: ReactNode
  /** After the words: a `Kbd`, a count, a chevron. */
  trailing?: ReactNode
  className?: string
  children: ReactNode
}

/**
 * A button with words. While `isPending` it keeps its width and its focus, and takes no press, so
 * that nothing jumps and nothing is sent twice. Before the page has come to life it takes none either:
 * that would be lost, and a form be sent by the browser itself, to its own address.
 */
export function Button({
  variant = 'secondary',
  icon,
  trailing,
  className,
  children,
  ...props
}: ButtonProps) {
  const isAlive = useAlive()
  return (
    <AriaButton
      {...props}
      {...(!isAlive && { isDisabled: true })}
      className={buttonClass(variant, cn(className, !isAlive && 'data-disabled:opacity-100!'))}
    >
      {({ isPending }) => (
        <>
          {!isPending && icon}
          {children}
          {trailing}
          {isPending && <UnderWay />}
        </>
      )}
    </AriaButton>
  )
}
