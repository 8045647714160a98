import type { ReactNode } from 'react'
import type { Theme } from '@/components/session/theme'
import { ActingForBanner } from './ActingForBanner'
import { TopBar } from './bar/TopBar'
import { KeepFocus } from './KeepFocus'
import { Rail } from './rail/Rail'

interface Props {
  theme: Theme
  children: ReactNode
}

/**
 * The frame round every page. The bar and the banner stay in sight while the page scrolls below
 * them; `#main` is that page.
 */
export function Frame({ theme, children }: Props) {
  return (
    <div className="flex min-h-dvh">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-3 py-2 text-paper focus:translate-y-0"
      >
        Skip to the page
      </a>
      <Rail />
      <KeepFocus />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="sticky top-0 z-20">
          <ActingForBanner />
          <TopBar theme={theme} />
        </div>
        <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          {children}
        </main>
      </div>
    </div>
  )
}
