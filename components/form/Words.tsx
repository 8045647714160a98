'use client'

import { useTimeZone } from '@/components/time/timeZone'
import type { Field } from '@/lib/resources/resource'
import { inWords } from './model/show'
import { useNames, useSourceOf } from './model/suggest/useSuggestions'
import type { FormValue } from './model/values'

interface Props {
  field: Field
  value: FormValue
}

/** A value in a sentence or a table; an id stands behind the name that it stands for. */
export function Words({ field, value }: Props) {
  const zone = useTimeZone()
  const words = inWords(field, value, zone ?? undefined)
  // Hundreds of fields refer to nothing: none of them watches for names.
  if (!field.target || typeof value !== 'string') return words
  return <NamedWords field={field} id={value} words={words} />
}

function NamedWords({ field, id, words }: { field: Field; id: string; words: string }) {
  const name = useNames(useSourceOf(field), [id]).get(id)
  return name ? `${name} (${words})` : words
}
