'use client'

import { timeZone } from '@/components/time/timeZone'
import { describedBy } from '@/components/ui/field/describedBy'
import { namingOfField } from '@/lib/derive/naming'
import type { Field } from '@/lib/resources/resource'
import { shortened } from '@/lib/text/words'
import { readBeside } from '../model/alike'
import { useFormModel } from '../model/formContext'
import { NOT_SET, nothingIn } from '../model/show'
import type { FormValue } from '../model/values'
import { Words } from '../Words'

interface Props {
  /** By which the control is described with them: see `noteIds`. */
  id: string
  field: Field
  value: FormValue
  base: FormValue
  isChanged: boolean
  /** Advice on the value, if there is any. */
  hint: string | undefined
}

/** Longer values are cut: the line under a value only reminds. */
const LONG = 60

type Noted = Pick<Props, 'id' | 'hint' | 'isChanged'>

/** The ids of what is said about a value, which are part of what its control says; undefined for nothing. */
export const noteIds = ({ id, hint, isChanged }: Noted): string | undefined =>
  describedBy(hint && `${id}-hint`, isChanged && `${id}-was`)

/** What stands under a value: advice that never blocks, and what the record still holds. */
export function RowNotes({ id, field, value, base, isChanged, hint }: Props) {
  const { put } = useFormModel()
  if (!hint && !isChanged) return null
  const { words, isAsUsual } = readBeside(field, base, [value], timeZone())
  const before = words === NOT_SET ? nothingIn(field, base).toLowerCase() : words
  return (
    <div className="flex flex-col gap-0.5 px-2 pt-0.5 pb-1 text-small">
      {hint && (
        // What was there before one came to it is no news.
        <p id={`${id}-hint`} role={isChanged ? 'status' : undefined} className="text-amber">
          {hint}
        </p>
      )}
      {isChanged && (
        <p className="text-ink-2">
          <span id={`${id}-was`}>
            was{' '}
            <bdi className="wrap-anywhere">
              {namingOfField(field) && base !== null && isAsUsual ? (
                <Words field={field} value={base} />
              ) : (
                shortened(before, LONG)
              )}
            </bdi>
          </span>
          <span aria-hidden> · </span>
          <button
            type="button"
            className="rounded-tag font-medium text-accent hover:underline pointer-coarse:px-1 pointer-coarse:py-1"
            onClick={() => put({ [field.column]: base })}
          >
            Undo<span className="sr-only"> {field.label}</span>
          </button>
        </p>
      )}
    </div>
  )
}
