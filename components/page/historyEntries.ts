import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { newKey } from '@/components/api/newKey'
import { ENTRY, keepPlaces, noteOpen, toPlace, toTop } from './scrollRestoration'

/** Where an entry of the browser's history keeps the path of the entry before it. */
const BEFORE = 'fleetbookBefore'

/** The path of the entry that was open last. */
let last: string | null = null
/** What the next entry keeps in place of that, where it takes the place of one. */
let instead: string | null | undefined
/** The entry whose page came last, and whether somebody came back to it. */
let arrived: { readonly entry: string; readonly isReturn: boolean } | null = null
/** The address of a page that a link leads back to. */
let wayBack: string | null = null

/** The path of the entry before the open one; undefined where nobody saw how one came to be. */
export const pathBefore = (): string | undefined => history.state?.[BEFORE] ?? undefined

/** What an entry keeps that comes after the open one, or takes its place. */
export const stateAfter = () => ({ [BEFORE]: location.pathname })
export const stateInPlace = () => ({ [BEFORE]: pathBefore() ?? null })

/** The next entry takes the place of the open one. */
export function noteInstead(): void {
  instead = pathBefore() ?? null
}

/** Has the open entry keep which one is before it, and what it is known by, if it does not yet. */
export function noteEntry(): void {
  const state = history.state ?? {}
  if (state[ENTRY] === undefined) {
    // Of the same page nobody can tell whether it came after the one before, or took its place.
    const since = last === location.pathname ? null : last
    const { [BEFORE]: before = instead === undefined ? since : instead } = state
    history.replaceState({ ...state, [BEFORE]: before, [ENTRY]: newKey() }, '')
  }
  instead = undefined
  last = location.pathname
}

/** A link is followed that leads back to a page, though by an entry of its own. */
export function noteWayBack(address: string): void {
  wayBack = address
}

/** Whether somebody came back to the open page: it was there before, and is shown as it was left. */
export function isComeBackTo(): boolean {
  const entry = history.state?.[ENTRY]
  // The browser is at an entry before its page has come.
  return entry === arrived?.entry ? (arrived?.isReturn ?? false) : entry !== undefined
}

/** Notes the open entry as its page comes, which is shown from its top, or where it was left. */
function arrive(): void {
  const from = last
  const isNew = history.state?.[ENTRY] === undefined
  noteEntry()
  const entry: string = history.state[ENTRY]
  const isReturn = !isNew || wayBack === location.pathname + location.search
  if (entry !== arrived?.entry) arrived = { entry, isReturn }
  wayBack = null
  noteOpen(entry)
  // Of a page that is loaded anew the browser knows by itself.
  if (from === null) return
  if (!isNew) toPlace(entry)
  else if (from !== location.pathname) toTop()
}

/** Notes each entry as its page comes. */
export function useEntries(): void {
  const [pathname, query] = [usePathname(), useSearchParams()]
  useEffect(keepPlaces, [])
  // Before anything on the page adds an entry of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever page is there now, it has come
  useLayoutEffect(arrive, [pathname, query])
}
