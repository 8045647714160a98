import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps the height of an element, in px, as a custom property of the page for as long as it is
 * there: what sticks or scrolls below it has to give way, and a banner in it makes it higher.
 */
export function useHeightAs(
  property: '--head' | '--form-head',
  element: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const { style } = document.documentElement
    const keep = () =>
      style.setProperty(property, `${Math.round(measured.getBoundingClientRect().height)}px`)
    keep()
    const observer = new ResizeObserver(keep)
    observer.observe(measured)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [property, element])
}
