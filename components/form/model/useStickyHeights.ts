import { type RefObject, useEffect, useState } from 'react'

/** What stays in sight above the sheets: the console's bar, and below it the form's own. */
export interface StickyHeights {
  readonly head: number
  readonly form: number
}

const BEFORE_MEASURED: StickyHeights = { head: 48, form: 114 }

/** Measures both, as a banner makes either of them higher: what sticks or scrolls has to give way. */
export function useStickyHeights(bar: RefObject<HTMLElement | null>): StickyHeights {
  const [heights, setHeights] = useState(BEFORE_MEASURED)
  useEffect(() => {
    const head = document.getElementById('main')?.previousElementSibling
    const own = bar.current
    if (!head || !own) return
    const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height)
    const observer = new ResizeObserver(() =>
      setHeights({ head: heightOf(head), form: heightOf(head) + heightOf(own) }),
    )
    observer.observe(head)
    observer.observe(own)
    return () => observer.disconnect()
  }, [bar])
  return heights
}
