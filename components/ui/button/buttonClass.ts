import { cn } from '../cn'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

const shape =
  'meets-finger print:hidden inline-flex h-control shrink-0 cursor-default select-none items-center justify-center gap-2 ' +
  'rounded-control border px-3 font-medium whitespace-nowrap transition-colors ' +
  '[&_svg]:size-4 [&_svg]:shrink-0 ' +
  'data-disabled:opacity-50 data-pending:cursor-progress'

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-unseen bg-accent text-on-accent hover:bg-accent/88 active:bg-accent/84 ' +
    'focus-visible:outline-offset-2',
  secondary: 'border-rule-strong bg-sheet text-ink hover:bg-sunk active:bg-rule',
  quiet: 'border-unseen text-ink-2 hover:bg-sunk hover:text-ink active:bg-rule',
  danger:
    'border-red bg-sheet text-red hover:bg-red-wash active:bg-red-wash focus-visible:outline-red',
}

/** The dress of a button, also for a link that does a button's work. */
export const buttonClass = (variant: ButtonVariant, className?: string): string =>
  cn(shape, variants[variant], className)
