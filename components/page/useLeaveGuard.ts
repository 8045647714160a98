import { useCallback, useEffect, useRef, useState } from 'react'
import { holdUntilSignOut } from '@/components/session/held'
import { guardLeaving } from './leaving'
import { useMove } from './useMove'

const MARK = 'fleetbookGuard'

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

let isSteppingOff = false

/**
 * Goes from the spare entry, where that is the open one, to the page's own: whatever takes its place
 * then leaves none of it behind.
 */
export async function stepOffSpare(): Promise<void> {
  if (!history.state?.[MARK]) return
  isSteppingOff = true
  const isDone = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true })
  })
  history.back()
  await isDone
  isSteppingOff = false
}

/** The page that leads to those of a scope: the list of a record, the overview of a list. */
const above = (scope: string): string => scope.slice(0, scope.lastIndexOf('/')) || '/'

/**
 * Asks before unsaved changes are left behind: by a link, by Back, by closing the tab. Back cannot
 * be held, so a spare entry of the browser's history takes the first step back.
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
    const stopGuard = guardLeaving((href, go) => {
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
    if (!history.state?.[MARK]) history.pushState({ ...history.state, [MARK]: true }, '')
    const onPop = () => {
      if (isSteppingOff || isLeaving.current) return
      if (location.pathname !== scope || history.state?.[MARK]) return
      history.pushState({ ...history.state, [MARK]: true }, '')
      // In a tab of its own nothing is before the page and its spare entry.
      if (history.length === 2) ask(() => move.goInstead(above(scope)))
      else ask(goBack)
    }
    const goBack = () => {
      // The page before may be of the same record: its form is still open there, and asks again.
      const arrive = () => {
        if (isHere(location.href)) isLeaving.current = false
      }
      window.addEventListener('popstate', arrive, { once: true })
      history.go(-2)
    }
    document.addEventListener('click', onClick, true)
    window.addEventListener('beforeunload', onUnload)
    // Whoever signs out was asked already.
    const stopHolding = holdUntilSignOut(
      async () => {
        isLeaving.current = true
      },
      () => {
        isLeaving.current = false
      },
    )
    window.addEventListener('popstate', onPop)
    return () => {
      stopGuard()
      stopHolding()
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('beforeunload', onUnload)
      window.removeEventListener('popstate', onPop)
    }
  }, [ask, isAlone, isDirty, move, scope])

  // Once nothing is unsaved, the spare entry must not cost a second press of Back.
  useEffect(() => {
    if (isDirty) return
    const wasSpare = { current: Boolean(history.state?.[MARK]) }
    const onPop = () => {
      if (isSteppingOff) return
      if (wasSpare.current && location.pathname === scope && !history.state?.[MARK]) history.back()
      wasSpare.current = false
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [isDirty, scope])

  const leave = useCallback(() => {
    isLeaving.current = true
    onward?.()
    setOnward(null)
  }, [onward])
  const stay = useCallback(() => setOnward(null), [])
  return { isAsking: onward !== null, leave, stay }
}
