'use client'

import { usePathname } from 'next/navigation'
import { type Crumb, usePageCrumbs } from '@/components/page/Crumbs'
import { PageLink } from '@/components/page/PageLink'
import { Name } from '@/components/ui/display/Name'
import { isUnder, navigation } from '../navigation'

/** The way to this page, in the top bar; on a narrow screen only its end. */
export function Breadcrumbs() {
  const pathname = usePathname()
  const set = usePageCrumbs()
  const entry = navigation.flatMap((group) => group.entries).find((each) => isUnder(pathname, each))
  const crumbs: Crumb[] = set.length > 0 ? set : entry ? [{ label: entry.label }] : []
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 flex-1">
      <ol className="flex min-w-0 items-center gap-1.5">
        {crumbs.map(({ label, href }, index) => {
          const isLast = index === crumbs.length - 1
          return (
            <li
              // A client can be called as the list is in which it stands.
              key={href ?? `at ${label}`}
              className={isLast ? 'min-w-0 truncate' : 'flex shrink-0 gap-1.5 max-rail:hidden'}
            >
              {href && !isLast ? (
                <PageLink href={href} className="rounded-tag text-ink-2 hover:text-ink">
                  <Name>{label}</Name>
                </PageLink>
              ) : (
                <span aria-current="page" className="font-medium">
                  <Name className="block truncate">{label}</Name>
                </span>
              )}
              {!isLast && (
                <span aria-hidden className="text-ink-3">
                  /
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
