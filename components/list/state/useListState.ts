'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { stateAfter, stateInPlace } from '@/components/page/historyEntries'
import type { ListConfig } from '../listConfig'
import { type ListState, readListState, writeListState } from '../query/listState'

/** Typing that goes on within so many milliseconds is one step back. */
const TYPING_PAUSE = 3000

/**
 * How a change enters the browser's history: as a step of its own, in place of the last one, or
 * joined to the last one as long as that was typing too.
 */
export type Step = 'step' | 'inPlace' | 'typing'

/** Changes what the list shows; it always starts from the address as it stands. */
export type ChangeList = (change: (state: ListState) => ListState, step?: Step) => void

/** What the list shows. The address alone holds it, so that Back and a shared link work. */
export function useListState(config: ListConfig): [ListState, ChangeList] {
  const query = useAddress(config.page)
  const state = useMemo(
    () => readListState(new URLSearchParams(query), config.shape),
    [query, config],
  )
  const lastTyped = useRef(0)

  const change = useCallback<ChangeList>(
    (update, step = 'step') => {
      const current = readListState(new URLSearchParams(location.search), config.shape)
      const next = writeListState(update(current))
      const goesOn = step === 'typing' && Date.now() - lastTyped.current < TYPING_PAUSE
      const joins = step === 'inPlace' || goesOn
      if (step !== 'inPlace') lastTyped.current = step === 'typing' ? Date.now() : 0
      if (next === location.search) return
      if (joins) history.replaceState(stateInPlace(), '', location.pathname + next)
      else history.pushState(stateAfter(), '', location.pathname + next)
      for (const listener of listeners) listener()
    },
    [config],
  )

  useEffect(() => {
    const onBack = () => {
      lastTyped.current = 0
    }
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])

  return [state, change]
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/**
 * The query of the page's address. Next tells of a change only once it finds time to, which a
 * pressed switch must not wait for; so the browser itself is asked, and Next only for its links.
 */
function useAddress(page: string): string {
  const given = useSearchParams()
  const told = `?${useMemo(() => toldToPages(given), [given])}`
  const last = useRef(told)
  return useSyncExternalStore(
    subscribe,
    () => {
      // On the way to another page the list keeps what it showed.
      if (location.pathname === page) last.current = location.search
      return last.current
    },
    () => told,
  )
}

/**
 * The query as Next tells it when it renders a page: it loses a parameter called `__proto__`, and what
 * a page is rendered with has to be what it begins with in the browser, which has it.
 */
function toldToPages(query: URLSearchParams): URLSearchParams {
  const told = new URLSearchParams(query)
  told.delete('__proto__')
  return told
}
