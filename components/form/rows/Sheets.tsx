'use client'

import { SearchX } from 'lucide-react'
import {
  memo,
  type Ref,
  startTransition,
  useCallback,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import type { FormLook } from '../look'
import { SectionSheet, type SheetSection } from './SectionSheet'

/** What the sheets do for the form around them. */
export interface DrawnSheets {
  /** Draws what is left before it returns, for whoever goes to a field. */
  complete(): void
}

interface Props {
  ref: Ref<DrawnSheets>
  sections: readonly SheetSection[]
  visible: ReadonlySet<string> | null
  isReadOnly: boolean
  /** Draws all at once, for a form that opens somewhere else than at its top. */
  isWhole: boolean
  onShowAll: () => void
  /** Sheets in place of the usual one. */
  own?: FormLook['sheets']
}

/**
 * Every section of the form. Those that a filter leaves empty stay mounted and are only hidden. How
 * many are drawn is known here alone: the form around them is drawn anew for none of them.
 */
export const Sheets = memo(function Sheets({
  ref,
  sections,
  visible,
  isReadOnly,
  isWhole,
  onShowAll,
  own,
}: Props) {
  const { drawn, complete } = useDrawnSections(sections, isWhole)
  useImperativeHandle(ref, () => ({ complete }), [complete])
  useEffect(() => {
    window.addEventListener('beforeprint', complete)
    return () => window.removeEventListener('beforeprint', complete)
  }, [complete])
  const isBusy = drawn < sections.length
  return (
    <div className="flex flex-col gap-4 max-rail:pt-3" aria-busy={isBusy || undefined}>
      {sections.map((section, index) => {
        const Sheet = own?.[section.key] ?? SectionSheet
        return (
          <Sheet
            key={section.key}
            section={section}
            visible={visible}
            isReadOnly={isReadOnly}
            isDrawn={index < drawn}
          />
        )
      })}
      {visible?.size === 0 && (
        <EmptyState
          icon={<SearchX />}
          title="No field matches"
          action={<Button onPress={onShowAll}>Show all fields</Button>}
        >
          Labels, API names, help and the trade's words are searched.
        </EmptyState>
      )}
    </div>
  )
})

/** Fields that are drawn at once: more than the tallest screen has in sight. */
const FIRST_FIELDS = 40

/**
 * How many sections of a form are drawn, the first ones at once and then one after the other: to
 * draw all fields of a client takes a second, in which nothing would be seen and no key heard.
 *
 * @param isWhole draws all at once, for a form that opens somewhere else than at its top
 */
function useDrawnSections(sections: readonly SheetSection[], isWhole: boolean) {
  const [drawn, setDrawn] = useState(() => (isWhole ? sections.length : firstOf(sections)))
  const isComplete = drawn >= sections.length

  useEffect(() => {
    if (drawn < sections.length) startTransition(() => setDrawn(drawn + 1))
  }, [drawn, sections.length])

  /** Draws what is left before it returns, for whoever goes to a field. */
  const complete = useCallback(() => {
    if (!isComplete) flushSync(() => setDrawn(sections.length))
  }, [isComplete, sections.length])

  return { drawn, complete }
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
