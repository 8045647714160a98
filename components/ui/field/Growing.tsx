import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface Props {
  /** What stands in the text area. */
  text: string | undefined
  /** The text area, with {@link growingClass}. */
  children: ReactNode
}

/** Of a text area that grows with its text, up to a height. */
export const growingClass = 'field-sizing-content max-h-80 resize-none py-1.25'

/**
 * Has a text area grow with its text also where the browser does not see to it: Safari before 26.2, and
 * Firefox for long, showed one line of a note.
 */
export function Growing({ text, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(() => {
    const area = place.current?.querySelector('textarea')
    if (!area || CSS.supports('field-sizing', 'content')) return
    takeHeight(area)
    // Among what is not drawn yet it has no width; later it may be given another.
    let width = area.clientWidth
    const observer = new ResizeObserver(() => {
      if (area.clientWidth === width) return
      width = area.clientWidth
      requestAnimationFrame(() => takeHeight(area))
    })
    observer.observe(area)
    return () => observer.disconnect()
  }, [text])
  return (
    <div ref={place} className="contents">
      {children}
    </div>
  )
}

/** As high as all of its lines; it is not seen at the height of one. */
function takeHeight(area: HTMLTextAreaElement): void {
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight}px`
}
