import { type ReactNode, type Ref, useId } from 'react'
import { cn } from '../cn'

interface Props {
  title: ReactNode
  /** A few words after the title: what it is for. */
  purpose?: ReactNode
  /** At the right of the heading. */
  action?: ReactNode
  className?: string
  /** For a sheet at which reading goes on once what had the focus is gone: it takes the focus. */
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** A part of a page on a sheet of its own: heading, then matter that reaches its edges. */
export function Sheet({ title, purpose, action, className, ref, children }: Props) {
  const id = useId()
  return (
    <section
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      aria-labelledby={id}
      className={cn(
        'flex min-w-0 flex-col overflow-clip rounded-sheet border border-rule bg-sheet',
        ref && 'outline-none',
        className,
      )}
    >
      <header className="flex min-h-12 flex-wrap items-center gap-x-2.5 gap-y-1 px-4 py-1.5">
        <h2 id={id} className="font-semibold text-section">
          {title}
        </h2>
        {purpose && <p className="text-ink-2 max-sm:hidden">{purpose}</p>}
        {action && <div className="-mr-1.5 ml-auto flex items-center">{action}</div>}
      </header>
      <div className="flex min-w-0 flex-1 flex-col border-rule border-t">{children}</div>
    </section>
  )
}
