import { usePathname, useSearchParams } from 'next/navigation'
import { useLayoutEffect } from 'react'

/** Where an entry of the browser's history keeps the path of the entry before it. */
const BEFORE = 'fleetbookBefore'

/** The path of the entry that was open last. */
let last: string | null = null
/** What the next entry keeps in place of that, where it takes the place of one. */
let instead: string | null | undefined

/** The path of the entry before the open one; undefined where nobody saw how one came to be. */
export const pathBefore = (): string | undefined => history.state?.[BEFORE] ?? undefined

/** What an entry keeps that comes after the open one, or takes its place. */
export const stateAfter = () => ({ [BEFORE]: location.pathname })
export const stateInPlace = () => ({ [BEFORE]: pathBefore() ?? null })

/** The next entry takes the place of the open one. */
export function noteInstead(): void {
  instead = pathBefore() ?? null
}

/** Has the open entry keep which one is before it, if it does not yet. */
export function noteEntry(): void {
  if (history.state?.[BEFORE] === undefined) {
    // Of the same page nobody can tell whether it came after the one before, or took its place.
    const since = last === location.pathname ? null : last
    const before = instead === undefined ? since : instead
    history.replaceState({ ...history.state, [BEFORE]: before }, '')
  }
  instead = undefined
  last = location.pathname
}

/** Notes each entry as its page comes. */
export function useEntries(): void {
  const [pathname, query] = [usePathname(), useSearchParams()]
  // Before anything on the page adds an entry of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever page is there now, it has come
  useLayoutEffect(noteEntry, [pathname, query])
}
