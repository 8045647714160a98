'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { useEntries } from '@/components/page/historyEntries'
import { Mark } from '@/components/page/Mark'
import { PageLink } from '@/components/page/PageLink'
import type { Theme } from '@/components/session/theme'
import { forgetField, keepFocus, rescueFocus } from '@/components/ui/focus'
import { useHeightAs } from '@/components/ui/useHeightAs'
import { ActingForBanner } from './ActingForBanner'
import { TopBar } from './bar/TopBar'
import { KnownPerson } from './KnownPerson'
import { PendingPage } from './PendingPage'
import { RailEntries } from './rail/RailEntries'

interface Props {
  theme: Theme
  children: ReactNode
}

/**
 * The frame round every page. The bar and the banner stay in sight while the page scrolls below
 * them; `#main` is that page.
 */
export function Frame({ theme, children }: Props) {
  const head = useRef<HTMLDivElement>(null)
  useHeightAs('--head', head)
  useEntries()
  return (
    <div className="flex min-h-dvh">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-3 py-2 text-paper focus:translate-y-0 print:hidden"
      >
        Skip to the page
      </a>
      <Rail />
      <KeepFocus />
      <div className="flex min-w-0 flex-1 flex-col">
        <div ref={head} className="sticks top-0 z-20 print:hidden">
          <PendingPage />
          <ActingForBanner />
          <TopBar theme={theme} />
        </div>
        <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          <KnownPerson>{children}</KnownPerson>
        </main>
      </div>
    </div>
  )
}

/** Sees to it that another page, or something that went away, leaves nobody without a focus. */
function KeepFocus() {
  const pathname = usePathname()
  const shown = useRef(pathname)

  useEffect(keepFocus, [])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    forgetField()
    rescueFocus()
  }, [pathname])
  return null
}

/** The rail at the left of a wide screen. */
function Rail() {
  return (
    <aside
      aria-label="Console"
      className="sticks top-0 hidden h-dvh w-rail shrink-0 flex-col overflow-y-auto border-rule border-r bg-sunk rail:flex print:hidden"
    >
      <PageLink
        href="/"
        className="m-2.5 flex h-7 w-fit items-center rounded-control px-2"
        aria-label="Fleetbook, start"
      >
        <Mark />
      </PageLink>
      <RailEntries />
    </aside>
  )
}
