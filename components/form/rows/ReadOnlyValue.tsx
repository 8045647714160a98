'use client'

import { useTimeZone } from '@/components/time/timeZone'
import { cn } from '@/components/ui/cn'
import type { Field } from '@/lib/resources/resource'
import { inWords, NOT_SET } from '../model/show'
import type { FormValue } from '../model/values'
import { isAtDefault, isEmpty, isJson } from '../model/values'
import { Words } from '../Words'

/** A value for those who may only read: no line under it, as it cannot be written. */
export function ReadOnlyValue({ field, value }: { field: Field; value: FormValue }) {
  const zone = useTimeZone()
  const text = inWords(field, value, zone ?? undefined)
  const isFigure = field.kind === 'decimal' || field.kind === 'integer'
  const isMono = isJson(field) || (field.format && !['email', 'phone'].includes(field.format))
  const isNothing = isEmpty(field, value) && text === NOT_SET
  return (
    <div
      className={cn(
        'flex min-h-control items-center gap-2 wrap-anywhere whitespace-pre-wrap px-2 py-1.25',
        isFigure && 'justify-end',
        isMono && !isNothing && 'font-mono text-small',
        isNothing && 'text-ink-3',
      )}
    >
      <Words field={field} value={value} />
      {isAtDefault(field, value) && <span className="text-[0.6875rem] text-ink-3">default</span>}
    </div>
  )
}
