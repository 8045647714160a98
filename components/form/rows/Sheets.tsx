'use client'

import { SearchX } from 'lucide-react'
import { memo } from 'react'
import { Button } from '@/components/ui/button/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import type { FormLook } from '../look'
import { SectionSheet, type SheetSection } from './SectionSheet'

interface Props {
  sections: readonly SheetSection[]
  visible: ReadonlySet<string> | null
  isReadOnly: boolean
  /** How many of the sections are drawn so far. */
  drawn: number
  onShowAll: () => void
  /** Sheets in place of the usual one. */
  own?: FormLook['sheets']
}

/** Every section of the form. Those that a filter leaves empty stay mounted and are only hidden. */
export const Sheets = memo(function Sheets({
  sections,
  visible,
  isReadOnly,
  drawn,
  onShowAll,
  own,
}: Props) {
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
