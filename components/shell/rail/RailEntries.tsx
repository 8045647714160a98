'use client'

import { usePathname } from 'next/navigation'
import { memo, useId } from 'react'
import { PageLink } from '@/components/page/PageLink'
import { useSessionUser } from '@/components/session/user'
import { cn } from '@/components/ui/cn'
import { countWords } from '@/lib/text/words'
import { isUnder, type NavigationEntry, navigationFor } from '../navigation'
import { SavedViews } from './SavedViews'
import { useRailCounts } from './useRailCounts'

/** The pages that this role may open, in the rail and in the drawer alike. */
export function RailEntries({ onLeave }: { onLeave?: () => void }) {
  const pathname = usePathname()
  const groups = navigationFor(useSessionUser()?.permissions ?? [])
  const counts = useRailCounts()
  return (
    <nav aria-label="Main" className="flex flex-col gap-5 px-2.5">
      {groups.map(({ heading, entries }) => (
        <div key={heading ?? ''}>
          {heading && <h2 className="mb-1 px-2 text-ink-3 text-small">{heading}</h2>}
          <ul className="flex flex-col gap-0.5">
            {entries.map((entry) => (
              <li key={entry.href}>
                <RailLink
                  entry={entry}
                  count={counts[entry.count ?? '']?.total}
                  isExact={counts[entry.count ?? '']?.isExact}
                  isCurrent={isUnder(pathname, entry)}
                  onLeave={onLeave}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <SavedViews onLeave={onLeave} />
    </nav>
  )
}

interface LinkProps {
  entry: NavigationEntry
  /** Undefined where there is none, and until it is known. */
  count: number | undefined
  isExact: boolean | undefined
  isCurrent: boolean
  onLeave?: () => void
}

/**
 * Drawn anew with its own count alone: a page has a dozen of these, and as many counts come one by one.
 * The count describes the link: its name is the page's, before and after that is known.
 */
const RailLink = memo(function RailLink({ entry, count, isExact, isCurrent, onLeave }: LinkProps) {
  const { href, label, icon: Icon } = entry
  const id = useId()
  const isCounted = entry.count !== undefined && count !== undefined
  return (
    <PageLink
      href={href}
      aria-describedby={isCounted ? id : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onLeave}
      className={cn(
        'flex min-h-8 items-center gap-2.5 rounded-control border px-2 transition-colors max-rail:min-h-11',
        isCurrent
          ? 'border-rule bg-sheet font-semibold text-ink'
          : 'border-unseen text-ink-2 hover:bg-rule/60 hover:text-ink',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      {label}
      {isCounted && (
        <span id={id} aria-hidden className="ml-auto font-normal text-ink-3">
          {isExact ? countWords(count) : `~${countWords(count)}`}
          <span className="sr-only"> in all{isExact ? '' : ', by an estimate'}</span>
        </span>
      )}
    </PageLink>
  )
})
