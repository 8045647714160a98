import { setOut } from './setOut'

/** Asked before the page is left for another; `go` continues when the answer is no for now. */
type Guard = (href: string, go: () => void) => boolean

const guards = new Set<Guard>()

/** Has a say before the page is left, until the returned function is called. */
export function guardLeaving(guard: Guard): () => void {
  guards.add(guard)
  return () => guards.delete(guard)
}

/** Whether something on this page would ask before it is left. */
export const isGuarded = (): boolean => guards.size > 0

/** Leaves for another page, unless something on this one wants to ask first. */
export function leaveFor(href: string, go: () => void): void {
  const leave = () => {
    setOut(href)
    go()
  }
  for (const mayLeave of guards) if (!mayLeave(href, leave)) return
  leave()
}
