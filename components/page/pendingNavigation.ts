import { createStore } from '@/components/state/store'

/** The address of the page that the console is on its way to; null where it is on its way to none. */
export const pendingPage = createStore<string | null>(null)

/** Notes that a page is on its way. Whoever waits for it is told, until it is there. */
export function beginNavigation(href: string): void {
  const to = new URL(href, location.href)
  const isHere = to.pathname === location.pathname && to.search === location.search
  pendingPage.set(isHere ? null : to.href)
}
