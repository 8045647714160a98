'use client'

import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
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
 * that nothing jumps and nothing is sent twice.
 */
export function Button({
  variant = 'secondary',
  icon,
  trailing,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <AriaButton {...props} className={buttonClass(variant, className)}>
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
