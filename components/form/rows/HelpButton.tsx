'use client'

import { Info } from 'lucide-react'
import type { Field } from '@/lib/resources/resource'
import { helpStore } from './helpStore'

/** The same element in every row: React need not make it anew. */
const ICON = <Info aria-hidden className="size-3.5" />

interface Props {
  field: Field
  isReadOnly: boolean
}

/**
 * Opens the help of a field. It is not a stop of the Tab key, as that would double the way through
 * 250 fields: F1 in a field opens its help too. Where nothing can be written, it is the only stop.
 */
export function HelpButton({ field, isReadOnly }: Props) {
  return (
    <button
      type="button"
      tabIndex={isReadOnly ? 0 : -1}
      data-help={field.column}
      // Not as a label: what is found by the label of a field is its control alone.
      title={`About ${field.label}`}
      aria-haspopup="dialog"
      onClick={(event) => helpStore.set({ field, anchor: event.currentTarget })}
      className="-my-1 flex size-6 shrink-0 items-center justify-center rounded-control text-ink-3 opacity-0 transition-opacity hover:bg-sunk hover:text-ink focus-visible:opacity-100 group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100"
    >
      {ICON}
    </button>
  )
}
