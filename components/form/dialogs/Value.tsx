'use client'

import { cn } from '@/components/ui/cn'
import { readLines } from '@/lib/console/approval/lines/line'
import { inWords, NOT_SET } from '@/lib/console/form/show'
import { type FormValue, isJson } from '@/lib/console/form/values'
import { useTimeZone } from '@/lib/console/timeZone'
import type { Field } from '@/lib/resources/resource'
import { ObjectList } from './ObjectList'

/** A value in a table: its words, mono where the form has it so, quiet where nothing is set. */
export function Value({ field, value }: { field: Field; value: FormValue }) {
  const zone = useTimeZone()
  const lines = field.kind === 'jsonObjectList' ? readLines(String(value ?? '[]')) : null
  if (lines && lines.length > 0) return <ObjectList lines={lines} />
  const text = inWords(field, value, zone ?? undefined)
  const isMono = isJson(field) || (field.format && !['email', 'phone'].includes(field.format))
  return (
    <span
      className={cn(
        'wrap-break-word whitespace-pre-wrap',
        text === NOT_SET ? 'text-ink-3' : isMono && 'font-mono text-small',
      )}
    >
      {text}
    </span>
  )
}
