'use client'

import { useTimeZone } from '@/components/time/timeZone'
import { cn } from '@/components/ui/cn'
import type { Field } from '@/lib/resources/resource'
import { readEntries } from '../model/entries'
import { inWords, isMono, NOT_SET } from '../model/show'
import type { FormValue } from '../model/values'
import { Words } from '../Words'
import { ObjectList } from './ObjectList'

interface Props {
  field: Field
  value: FormValue
}

/** The words of a value: mono where the form has it so, quiet where nothing is set. */
export function Value({ field, value }: Props) {
  const zone = useTimeZone()
  const entries = field.kind === 'jsonObjectList' ? readEntries(String(value ?? '[]')) : null
  if (entries && entries.length > 0) return <ObjectList field={field} entries={entries} />
  const text = inWords(field, value, zone ?? undefined)
  return (
    <span
      className={cn(
        'wrap-break-word whitespace-pre-wrap',
        text === NOT_SET ? 'text-ink-3' : isMono(field) && 'font-mono text-small',
      )}
    >
      <Words field={field} value={value} />
    </span>
  )
}
