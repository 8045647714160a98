'use client'

import { OpenNamed } from '@/components/names/OpenNamed'
import { useTimeZone } from '@/components/time/timeZone'
import { cn } from '@/components/ui/cn'
import { wholeCodes } from '@/components/ui/display/wholeCodes'
import { namingOfField } from '@/lib/derive/naming'
import type { Field } from '@/lib/resources/resource'
import { pickedWords } from '../model/picked'
import { inWords, isMono, NOT_SET, nothingIn } from '../model/show'
import { isFigure } from '../model/valueKind'
import type { FormValue } from '../model/values'
import { isAtDefault, isEmpty } from '../model/values'
import { Words } from '../Words'

/** A value for those who may only read: no line under it, as it cannot be written. */
export function ReadOnlyValue({ field, value }: { field: Field; value: FormValue }) {
  const zone = useTimeZone()
  const text = inWords(field, value, zone ?? undefined)
  const naming = namingOfField(field)
  const words = pickedWords(field)
  const isNothing = isEmpty(field, value) && text === NOT_SET
  return (
    <div
      className={cn(
        'flex min-h-control items-center gap-2 wrap-anywhere whitespace-pre-wrap px-2 py-1.25',
        wholeCodes,
        isFigure(field) && !isNothing && 'justify-end',
        isMono(field) && !isNothing && 'font-mono text-small',
        isNothing && 'text-ink-3',
      )}
    >
      {words.size > 0 && Array.isArray(value) && value.length > 0 ? (
        <ul className="flex flex-col gap-1">
          {value.map((entry: string) => (
            <li key={entry}>
              {words.get(entry)} <span className="font-mono text-ink-3 text-small">{entry}</span>
            </li>
          ))}
        </ul>
      ) : (
        <bdi>{isNothing ? nothingIn(field, value) : <Words field={field} value={value} />}</bdi>
      )}
      {naming && typeof value === 'string' && <OpenNamed naming={naming} id={value} />}
      {isAtDefault(field, value) && (
        <span className="font-sans text-[0.6875rem] text-ink-3">default</span>
      )}
    </div>
  )
}
