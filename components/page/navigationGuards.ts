import { beginNavigation } from './pendingNavigation'

/**
 * Asked before the page is left for another: true lets it go. One that says false may call `go` later,
 * to leave after all.
 */
type Guard = (href: string, go: () => void) => boolean

const guards = new Set<Guard>()

/** Adds a guard, which is asked before the page is left; what it returns removes it again. */
export function addNavigationGuard(guard: Guard): () => void {
  guards.add(guard)
  return () => guards.delete(guard)
}

/** Whether this page has a guard. */
export const isGuarded = (): boolean => guards.size > 0

/** Leaves for another page, unless a guard of this one wants to ask first. */
export function navigate(href: string, go: () => void): void {
  const leave = () => {
    beginNavigation(href)
    go()
  }
  for (const mayLeave of guards) if (!mayLeave(href, leave)) return
  leave()
}
