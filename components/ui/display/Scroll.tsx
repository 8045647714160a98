import type { ReactNode } from 'react'
import { cn } from '../cn'

interface Props {
  /** What scrolls here. */
  label: string
  className?: string
  children: ReactNode
}

/** A place that scrolls by itself, by keyboard too. */
export function Scroll({ label, className, children }: Props) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
      tabIndex={0}
      className={cn(
        'overflow-auto overscroll-contain -outline-offset-2 print:max-h-none print:overflow-visible',
        className,
      )}
    >
      {children}
    </section>
  )
}
