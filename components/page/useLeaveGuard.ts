import { useCallback, useEffect, useRef, useState } from 'react'
import { pause } from '@/components/api/pause'
import { onSignOut } from '@/components/session/signOutHooks'
import { noteEntry, pathBefore } from './historyEntries'
import { addNavigationGuard } from './navigationGuards'
import { useMove } from './useMove'

/** What tells a spare entry of the browser's history, and what the page's own before it. */
const SPARE = 'fleetbookGuard'
const OWN = 'fleetbookGuarded'

const isSpare = (): boolean => Boolean(history.state?.[SPARE])
const isOwn = (): boolean => Boolean(history.state?.[OWN]) && !isSpare()

/** Adds the spare entry to the open one, which is the page's own from then on. */
function addSpare(): void {
  noteEntry()
  if (!isOwn()) history.replaceState({ ...history.state, [OWN]: true }, '')
  history.pushState({ ...history.state, [SPARE]: true }, '')
}

/** Goes back, and resolves once the browser is there. */
function goBack(entries = 1): Promise<unknown> {
  const isThere = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true })
  })
  history.go(-entries)
  return isThere
}

interface Options {
  readonly isDirty: boolean
  /** Pages below this address belong to the same record: the draft follows there. */
  readonly scope: string
  /** True where the pages below it are of other records: leaving for one of them is leaving too. */
  readonly isAlone?: boolean
}

/** Whether a page is of the record whose pages are in a scope. */
export const isWithin = (scope: string, pathname: string): boolean =>
  pathname === scope || pathname.startsWith(`${scope}/`)

let isStepping = false

/** The longest that a step within the page takes, in ms: where there is no entry before, no event ends it. */
const STEP_WITHIN = 1000

/** Goes back by an entry, of which no guard has a say. */
async function step(): Promise<void> {
  isStepping = true
  await Promise.race([goBack(), pause(STEP_WITHIN)])
  isStepping = false
}

/**
 * Goes from the spare entry, where that is the open one, to the page's own: whatever takes its place
 * then leaves none of it behind.
 */
export async function stepOffSpare(): Promise<void> {
  if (isSpare()) await step()
}

/** The page that leads to those of a scope: the list of a record, the overview of a list. */
const above = (scope: string): string => scope.slice(0, scope.lastIndexOf('/')) || '/'

/**
 * Asks before unsaved changes are left behind: by a link, by Back, by closing the tab. Back cannot
 * be held, so a spare entry of the browser's history takes the first step back; where that is one
 * between pages of the record, or of a list that is sorted otherwise, nobody is asked.
 */
export function useLeaveGuard({ isDirty, scope, isAlone = false }: Options) {
  const move = useMove()
  const [onward, setOnward] = useState<(() => void) | null>(null)
  const isLeaving = useRef(false)

  const ask = useCallback((go: () => void) => setOnward(() => go), [])

  useEffect(() => {
    if (!isDirty) return
    const isHere = (href: string) => {
      const { pathname, origin } = new URL(href, location.href)
      const isOfRecord = isAlone ? pathname === scope : isWithin(scope, pathname)
      return origin === location.origin && isOfRecord
    }
    const stopGuard = addNavigationGuard((href, go) => {
      if (isLeaving.current || isHere(href)) return true
      ask(go)
      return false
    })
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.(
        'a[href]',
      ) as HTMLAnchorElement | null
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      if (link.target === '_blank' || link.hasAttribute('download') || isHere(link.href)) return
      if (isLeaving.current || link.origin !== location.origin) return
      // Those of the component library leave by its router, which asks too: the palette once it is gone.
      if (link.hasAttribute('data-rac')) return
      // Whatever else the click does still happens: a drawer that holds the link closes.
      event.preventDefault()
      move.leave(link.href)
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault()
    }
    let isOn = true
    if (!isSpare()) addSpare()
    const leaveInstead = () => move.goInstead(above(scope))
    const onPop = async () => {
      if (isStepping || isLeaving.current || !isHere(location.href) || !isOwn()) return
      const before = pathBefore()
      if (before !== undefined && isHere(before)) {
        await step()
        if (isOn && !isSpare()) addSpare()
        return
      }
      addSpare()
      // In a tab of its own nothing is before the page and its spare entry.
      ask(history.length === 2 ? leaveInstead : leaveBack)
    }
    const leaveBack = async () => {
      await goBack(2)
      if (!isHere(location.href)) return
      // Nobody knew that the entry before is of the same pages: whoever leaves them leaves for another.
      await stepOffSpare()
      leaveInstead()
    }
    document.addEventListener('click', onClick, true)
    window.addEventListener('beforeunload', onUnload)
    // Whoever signs out was asked already.
    const removeHook = onSignOut(
      async () => {
        isLeaving.current = true
      },
      () => {
        isLeaving.current = false
      },
    )
    window.addEventListener('popstate', onPop)
    return () => {
      isOn = false
      stopGuard()
      removeHook()
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('beforeunload', onUnload)
      window.removeEventListener('popstate', onPop)
    }
  }, [ask, isAlone, isDirty, move, scope])

  // Once nothing is unsaved, the spare entry must not cost a second press of Back.
  useEffect(() => {
    if (isDirty) return
    let wasSpare = isSpare()
    const onPop = () => {
      if (wasSpare && !isStepping && isOwn()) void step()
      wasSpare = false
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [isDirty])

  const leave = useCallback(() => {
    isLeaving.current = true
    onward?.()
    setOnward(null)
  }, [onward])
  const stay = useCallback(() => setOnward(null), [])
  return { isAsking: onward !== null, leave, stay }
}
