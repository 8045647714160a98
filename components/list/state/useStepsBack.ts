import { useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** Where Next keeps, in an entry of the browser's history, what it draws there. */
const DRAWN = '__PRIVATE_NEXTJS_INTERNALS_TREE'

/**
 * Has Back and Forward between the steps of a list go on with the page that is there. An entry that
 * the list adds has a copy of what Next drew as the page was entered, for another query than its own.
 * After the page was loaded anew Next would ask the service for that, get another answer than it
 * expects, and after two of these leave the page before under the address of the list.
 *
 * @param page the path of the list's page
 */
export function useStepsBack(page: string): void {
  const drawn = useRef<unknown>(undefined)
  const told = `${useSearchParams()}`
  useEffect(() => {
    // Between two entries the browser is at the one before Next has heard of it.
    const isAtRest = new URLSearchParams(location.search).toString() === told
    if (location.pathname === page && isAtRest) drawn.current = history.state?.[DRAWN]
  })
  useEffect(() => {
    const onBack = (event: PopStateEvent) => {
      if (location.pathname !== page || !drawn.current || !event.state?.[DRAWN]) return
      const state = { ...event.state, [DRAWN]: drawn.current }
      history.replaceState(state, '')
      // Next goes by what the event says, and hears of it after this.
      Object.defineProperty(event, 'state', { value: state })
    }
    window.addEventListener('popstate', onBack, true)
    return () => window.removeEventListener('popstate', onBack, true)
  }, [page])
}
