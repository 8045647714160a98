import { useCallback, useEffect, useRef, useState } from 'react'
import { READ_ONLY_STOP } from '../model/revealField'
import type { SheetSection } from '../rows/SectionSheet'

/** Room below the sticky bars within which a heading already counts as reached. */
const REACH = 24
/** Scrolling that a jump itself causes is over after this many milliseconds. */
const SETTLED = 400

/**
 * Which section is being read, following the scroll, and a way to another.
 *
 * @param complete draws whatever section is not drawn yet
 */
export function useCurrentSection(sections: readonly SheetSection[], complete: () => void) {
  const [current, setCurrent] = useState(sections[0]?.key ?? '')

  const goneAt = useRef(0)

  useEffect(() => {
    let frame = 0
    const follow = () => {
      frame = 0
      // The last sections cannot reach the top: the one that was asked for stays the current one.
      if (performance.now() - goneAt.current < SETTLED) return
      const elements = [...document.querySelectorAll<HTMLElement>('[data-section]:not([hidden])')]
      const first = elements[0]
      if (!first) return
      const line = Number.parseFloat(getComputedStyle(first).scrollMarginTop) + REACH
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      const reached = elements.filter((element) => element.getBoundingClientRect().top <= line)
      const shown = isAtEnd && scrollY > 0 ? elements.at(-1) : (reached.at(-1) ?? first)
      setCurrent(shown?.dataset.section ?? '')
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(follow)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
    }
  }, [])

  const go = useCallback(
    (key: string) => {
      goneAt.current = performance.now()
      complete()
      const section = document.getElementById(key)
      section?.scrollIntoView({ block: 'start' })
      setCurrent(key)
      const stop =
        section?.querySelector<HTMLElement>(READ_ONLY_STOP) ??
        section?.querySelector<HTMLElement>('[data-field] :is(input, textarea, button)')
      stop?.focus({ preventScroll: true })
    },
    [complete],
  )

  const isNamed = (key: string) => sections.some((section) => section.key === key)
  const led = useRef(false)
  // The address of a section, as its entry in the list has it, leads there from elsewhere too.
  useEffect(() => {
    const key = location.hash.slice(1)
    if (led.current || !isNamed(key)) return
    led.current = true
    go(key)
  })

  return { current, go }
}
