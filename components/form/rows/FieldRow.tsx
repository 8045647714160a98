'use client'

import { memo, useId } from 'react'
import { usePrinting } from '@/components/state/printing'
import { todayIn } from '@/components/time/timeWords'
import { timeZone } from '@/components/time/timeZone'
import { cn } from '@/components/ui/cn'
import type { Field } from '@/lib/resources/resource'
import { controlOf } from '../controls/fieldControl'
import { DuplicateNote } from '../duplicates/DuplicateNote'
import { useFieldInput, useFormModel } from '../model/formContext'
import { hintOf } from '../model/hint'
import { isMono } from '../model/show'
import { isFigure } from '../model/valueKind'
import { fieldName } from '../model/values'
import { HelpButton } from './HelpButton'
import { HoldersNote } from './HoldersNote'
import { ReadOnlyValue } from './ReadOnlyValue'
import { noteIds, RowNotes } from './RowNotes'
import { isWide } from './width'

interface Props {
  field: Field
  isReadOnly: boolean
}

/**
 * One field as a ruled row: its name, its value, and below the value what is to be said about it.
 * It watches its own field only, so that a key typed elsewhere does not draw it anew.
 */
export const FieldRow = memo(function FieldRow({ field, isReadOnly }: Props) {
  const model = useFormModel()
  const { value, base, isChanged, fault, change, onBlur } = useFieldInput(field)
  const labelId = useId()
  const hint = isReadOnly ? undefined : hintOf(field, value, todayIn(timeZone()))
  const notes = { id: labelId, hint, isChanged }
  const name = fieldName(field)
  const Control = model.controls[name] ?? controlOf(field)
  const wide = isWide(field)
  // A figure or an account that has no room beside its name on a phone stands below it, whole.
  const isWhole = !wide && (isFigure(field) || isMono(field))
  const isPrinted = usePrinting() && !isReadOnly

  return (
    <div
      className={cn(
        'group/row grid h-full min-h-row grid-cols-[42%_minmax(0,1fr)] items-start gap-x-3 border-l-3 py-1 pr-4 pl-[calc(1rem-3px)] transition-colors',
        wide
          ? 'max-sm:grid-cols-1 sm:grid-cols-[12rem_minmax(0,1fr)] paired:grid-cols-[10.75rem_minmax(0,1fr)]'
          : 'sm:grid-cols-[12rem_minmax(0,26rem)] paired:grid-cols-[10.75rem_minmax(0,1fr)]',
        isWhole && 'max-sm:flex max-sm:flex-wrap',
        fault
          ? 'border-l-red bg-red-wash'
          : isChanged
            ? 'border-l-accent bg-accent-wash'
            : 'border-l-unseen',
      )}
      data-changed={isChanged || undefined}
      data-faulty={fault ? true : undefined}
    >
      <div
        className={cn('flex min-h-control items-center gap-1 py-1.25', isWhole && 'max-sm:w-[42%]')}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a label; the keyboard reaches the control itself */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
        <span
          id={labelId}
          className="cursor-default text-ink-2"
          onClick={() => !isReadOnly && model.reveal(field.column)}
        >
          {field.label}
        </span>
        <HelpButton field={field} isReadOnly={isReadOnly} />
      </div>
      {isPrinted && <ReadOnlyValue field={field} value={value} />}
      <div
        data-field={name}
        className={cn(
          isPrinted && 'hidden',
          isWhole
            ? 'max-w-full max-sm:grow max-sm:basis-[calc(58%-0.75rem-1px)] max-sm:[&_input]:field-sizing-content sm:min-w-0'
            : 'min-w-0',
          '[&_[slot=errorMessage]]:mt-0.5 [&_[slot=errorMessage]]:px-2 [&_input]:text-ellipsis max-sm:[&_:is(input,textarea,[aria-haspopup=listbox])]:text-[1rem]',
        )}
      >
        {isReadOnly ? (
          <ReadOnlyValue field={field} value={value} />
        ) : (
          <>
            <Control
              field={field}
              value={value}
              base={base}
              onChange={change}
              onBlur={onBlur}
              fault={fault}
              labels={{ 'aria-labelledby': labelId, 'aria-describedby': noteIds(notes) }}
            />
            <RowNotes {...notes} {...{ field, value, base }} />
            <DuplicateNote code={name} />
            <HoldersNote field={field} isChanged={isChanged} />
          </>
        )}
      </div>
    </div>
  )
})
