'use client'

import { memo, type ReactNode, useId } from 'react'
import { todayIn } from '@/components/time/timeWords'
import { timeZone } from '@/components/time/timeZone'
import { cn } from '@/components/ui/cn'
import { describedBy } from '@/components/ui/field/describedBy'
import type { Field } from '@/lib/resources/resource'
import { controlOf } from '../controls/fieldControl'
import { DuplicateNote } from '../duplicates/DuplicateNote'
import { useFieldInput } from '../model/formContext'
import { hintOf } from '../model/hint'
import { fieldName } from '../model/values'
import { isWide } from '../rows/width'

interface Props {
  field: Field
  /** What else is to be said about the value. */
  note?: ReactNode
}

/** A field of a new record, as a ruled row with its help in sight: it is met here for the first time. */
export const NewFieldRow = memo(function NewFieldRow({ field, note }: Props) {
  const { value, fault, change, onBlur } = useFieldInput(field)
  const labelId = useId()
  const neededId = useId()
  const helpId = useId()
  const hintId = useId()
  const Control = controlOf(field)
  const isNeeded = field.asked === true || field.required === true
  const warning = fault ? undefined : hintOf(field, value, todayIn(timeZone()))
  return (
    <div
      className={cn(
        'grid grid-cols-1 gap-x-4 border-rule border-b border-l-3 py-2 pr-5 pl-[calc(1.25rem-3px)] last:border-b-0',
        !isWide(field) && 'sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
        fault ? 'border-l-red bg-red-wash' : 'border-l-unseen',
      )}
    >
      <div className="py-1.25">
        <span className="block text-ink">
          <span id={labelId}>{field.label}</span>
          {isNeeded && (
            <span id={neededId} className="text-ink-3 text-small">
              {' '}
              needed
            </span>
          )}
        </span>
        <span id={helpId} className="block text-ink-3 text-small">
          {field.help}
          {(field.minLength ?? 0) > 1 && ` At least ${field.minLength} characters.`}
        </span>
      </div>
      <div
        data-field={fieldName(field)}
        data-column={field.column}
        className="min-w-0 max-sm:[&_[aria-haspopup=listbox]]:text-[1rem] [&_[slot=errorMessage]]:mt-0.5 [&_[slot=errorMessage]]:px-2"
      >
        <Control
          field={field}
          value={value}
          onChange={change}
          onBlur={onBlur}
          fault={fault}
          labels={{
            'aria-labelledby': labelId,
            'aria-describedby': describedBy(isNeeded && neededId, helpId, warning && hintId),
          }}
        />
        {warning && (
          <p id={hintId} role="status" className="mt-0.5 px-2 text-amber text-small">
            {warning}
          </p>
        )}
        <DuplicateNote code={fieldName(field)} />
        {note}
      </div>
    </div>
  )
})
