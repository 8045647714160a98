import { createStore } from '@/components/state/store'

/** Address of the page that a link leads to while it is not there yet; null where none is awaited. */
export const awaitedPage = createStore<string | null>(null)

/** A link is followed: until its page is there, somebody waits for it. */
export function setOut(href: string): void {
  const to = new URL(href, location.href)
  const isHere = to.pathname === location.pathname && to.search === location.search
  awaitedPage.set(isHere ? null : to.href)
}
