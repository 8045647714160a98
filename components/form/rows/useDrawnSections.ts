import { startTransition, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SheetSection } from './SectionSheet'

/** Fields that are drawn at once: more than the tallest screen has in sight. */
const FIRST_FIELDS = 40

/**
 * How many sections of a form are drawn, the first ones at once and then one after the other: to
 * draw all fields of a client takes a second, in which nothing would be seen and no key heard.
 *
 * @param isWhole draws all at once, for a form that opens somewhere else than at its top
 */
export function useDrawnSections(sections: readonly SheetSection[], isWhole: boolean) {
  const [drawn, setDrawn] = useState(() => (isWhole ? sections.length : firstOf(sections)))
  const isComplete = drawn >= sections.length

  useEffect(() => {
    if (drawn < sections.length) startTransition(() => setDrawn(drawn + 1))
  }, [drawn, sections.length])

  /** Draws what is left before it returns, for whoever goes to a field. */
  const complete = useCallback(() => {
    if (!isComplete) flushSync(() => setDrawn(sections.length))
  }, [isComplete, sections.length])

  return { drawn, isComplete, complete }
}

function firstOf(sections: readonly SheetSection[]): number {
  let fields = 0
  return (
    sections.findIndex((section) => {
      fields += section.fields.length
      return fields >= FIRST_FIELDS
    }) + 1 || sections.length
  )
}
