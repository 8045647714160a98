'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { PageTitle } from '@/components/page/PageTitle'
import { createStore, useStore } from '@/components/state/store'
import { isUnder, navigation } from '../navigation'

/** One step of the way; the last has no address, as it is the page itself. */
export interface Crumb {
  label: string
  href?: string
}

const none: Crumb[] = []
const pageCrumbs = createStore<Crumb[]>(none)

/** The way that the open page has given; empty where the rail says it all. */
export const usePageCrumbs = (): Crumb[] => useStore(pageCrumbs, none)

interface Props {
  items: Crumb[]
  /** What the title of the page says; without it, the last of the items. */
  title?: readonly (string | null | undefined)[]
}

/**
 * Put in a page to say where it stands, such as `<Crumbs items={[{label: 'Clients', href:
 * '/clients'}, {label: client.name}]} />`, and to give it its title. A page that is in the rail
 * needs none, only its title.
 */
export function Crumbs({ items, title = [items.at(-1)?.label] }: Props) {
  const text = JSON.stringify(items)
  useEffect(() => {
    pageCrumbs.set(JSON.parse(text))
    return () => pageCrumbs.set(none)
  }, [text])
  return <PageTitle of={title} />
}

/** The way to this page, in the top bar; on a narrow screen only its end. */
export function Breadcrumbs() {
  const pathname = usePathname()
  const set = usePageCrumbs()
  const entry = navigation.flatMap((group) => group.entries).find((each) => isUnder(pathname, each))
  const crumbs = set.length > 0 ? set : entry ? [{ label: entry.label }] : none
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 flex-1">
      <ol className="flex min-w-0 items-center gap-1.5">
        {crumbs.map(({ label, href }, index) => {
          const isLast = index === crumbs.length - 1
          return (
            <li
              key={label}
              className={isLast ? 'min-w-0 truncate' : 'flex shrink-0 gap-1.5 max-rail:hidden'}
            >
              {href && !isLast ? (
                <Link href={href} className="rounded-tag text-ink-2 hover:text-ink">
                  {label}
                </Link>
              ) : (
                <span aria-current="page" className="font-medium">
                  {label}
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
