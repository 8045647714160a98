'use client'

import { timeZone } from '@/components/time/timeZone'
import { todayIn } from '@/components/time/words'
import { namingOfField } from '@/lib/derive/naming'
import type { Field } from '@/lib/resources/resource'
import { shortened } from '@/lib/text/words'
import { readBeside } from '../model/alike'
import { useFormModel } from '../model/formContext'
import { hintOf } from '../model/hint'
import { NOT_SET } from '../model/show'
import type { FormValue } from '../model/values'
import { Words } from '../Words'

interface Props {
  field: Field
  value: FormValue
  base: FormValue
  isChanged: boolean
}

/** Longer values are cut: the line under a value only reminds. */
const LONG = 60

/** What stands under a value: advice that never blocks, and what the record still holds. */
export function RowNotes({ field, value, base, isChanged }: Props) {
  const { put } = useFormModel()
  const hint = hintOf(field, value, todayIn(timeZone()))
  if (!hint && !isChanged) return null
  const { words, isAsUsual } = readBeside(field, base, [value], timeZone())
  const before = words === NOT_SET ? NOT_SET.toLowerCase() : words
  return (
    <div className="flex flex-col gap-0.5 px-2 pt-0.5 pb-1 text-small">
      {hint && <p className="text-amber">{hint}</p>}
      {isChanged && (
        <p className="text-ink-2">
          was{' '}
          <span className="wrap-anywhere">
            {namingOfField(field) && base !== null && isAsUsual ? (
              <Words field={field} value={base} />
            ) : (
              shortened(before, LONG)
            )}
          </span>
          <span aria-hidden> · </span>
          <button
            type="button"
            className="rounded-tag font-medium text-accent hover:underline pointer-coarse:px-1 pointer-coarse:py-1"
            aria-label={`Undo ${field.label}`}
            onClick={() => put({ [field.column]: base })}
          >
            Undo
          </button>
        </p>
      )}
    </div>
  )
}
