import type { ReactNode } from 'react'

interface Props {
  icon?: ReactNode
  title: string
  /** What to do about it. */
  children?: ReactNode
  action?: ReactNode
  /** `h1` when it is all that the page has. */
  heading?: 'h1' | 'h2'
}

/** Stands where there is nothing to show, and says what to do. */
export function EmptyState({ icon, title, children, action, heading: Heading = 'h2' }: Props) {
  return (
    <div className="mx-auto flex max-w-100 flex-col items-center px-5 py-16 text-center">
      {icon && (
        <span aria-hidden className="mb-3 text-ink-3 [&_svg]:size-6">
          {icon}
        </span>
      )}
      <Heading className="text-balance font-semibold text-section">{title}</Heading>
      {children && <p className="mt-1 text-balance text-ink-2">{children}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
