'use client'

import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Value } from '@/components/form/dialogs/Value'
import { labelOf } from '@/components/form/model/changedRecord'
import { fieldName } from '@/components/form/model/values'
import type { SetBack } from './plan'

interface Props {
  kind: string
  setBack: SetBack
  /** In place of the label: a box to tick. */
  label?: ReactNode
  /** Under the values. */
  note?: ReactNode
}

/** A field, what it holds and what it would be set back to. */
export function SetBackRow({ kind, setBack: { field, from, to }, label, note }: Props) {
  return (
    <li className="grid gap-x-3 gap-y-0.5 border-rule border-t px-3 py-1.5 sm:grid-cols-[15rem_minmax(0,1fr)]">
      {label ?? (
        <span className="text-ink-2" title={fieldName(field)}>
          {labelOf(kind, fieldName(field))}
        </span>
      )}
      <span className="min-w-0">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 lg:grid lg:grid-cols-2 lg:items-start">
          <span className="min-w-0 text-ink-3 line-through decoration-rule-strong">
            <Value field={field} value={from} beside={[to]} />
          </span>
          {/* Where it does not fit beside the other, its arrow goes with it to the next line. */}
          <span className="flex min-w-0 gap-x-2">
            <ArrowRight aria-label="goes back to" className="h-5 w-3.5 shrink-0 text-ink-3" />
            <Value field={field} value={to} beside={[from]} />
          </span>
        </span>
        {note}
      </span>
    </li>
  )
}
