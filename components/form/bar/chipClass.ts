import { cn } from '@/components/ui/cn'

export type ChipTone = 'plain' | 'accent' | 'red'

const tones: Record<ChipTone, string> = {
  plain: 'border-rule bg-sheet text-ink-2',
  accent: 'border-unseen bg-accent-wash text-accent',
  red: 'border-rule bg-sheet text-red',
}

/** A small round-ended button: a filter, or the section picker of a narrow screen. */
export const chipClass = (tone: ChipTone, className?: string): string =>
  cn(
    'inline-flex h-6.5 shrink-0 cursor-default select-none items-center gap-1.5 whitespace-nowrap rounded-full border px-2.5 font-medium text-small',
    'transition-colors hover:border-rule-strong data-disabled:text-ink-3 data-disabled:hover:border-rule',
    'data-selected:border-ink data-selected:bg-ink data-selected:text-paper max-rail:h-9 max-rail:px-3',
    tones[tone],
    className,
  )
