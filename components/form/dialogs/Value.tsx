'use client'

import { type ComponentType, createContext, use } from 'react'
import { useTimeZone } from '@/components/time/timeZone'
import { cn } from '@/components/ui/cn'
import type { Field } from '@/lib/resources/resource'
import { inWords, NOT_SET } from '../model/show'
import { type FormValue, isJson } from '../model/values'

interface Props {
  field: Field
  value: FormValue
}

/** A view of the values of a field. */
export type FieldView = ComponentType<Props>

/** Views of fields whose values say more than words do; the console gives them for all its pages. */
export const FieldViews = createContext<ReadonlyMap<Field, FieldView>>(new Map())

/** A value in a table, as its field is viewed. */
export function Value(props: Props) {
  const View = use(FieldViews).get(props.field) ?? Words
  return <View {...props} />
}

/** The words of a value: mono where the form has it so, quiet where nothing is set. */
export function Words({ field, value }: Props) {
  const zone = useTimeZone()
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
