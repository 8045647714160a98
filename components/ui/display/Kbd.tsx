import type { ReactNode } from 'react'

/** The keys of a shortcut, as `Ctrl K`. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-4.5 items-center rounded-tag border border-rule bg-sheet px-1.5 font-mono text-[0.6875rem]/none text-ink-3">
      {children}
    </kbd>
  )
}
