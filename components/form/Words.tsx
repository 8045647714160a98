'use client'

import { NameAndId } from '@/components/names/NameAndId'
import { useTimeZone } from '@/components/time/timeZone'
import { namingOfField } from '@/lib/derive/naming'
import type { Field } from '@/lib/resources/resource'
import { inWords } from './model/show'
import type { FormValue } from './model/values'

interface Props {
  field: Field
  value: FormValue
}

/** A value in a sentence or a table; an id stands behind the name that it stands for. */
export function Words({ field, value }: Props) {
  const zone = useTimeZone()
  const naming = namingOfField(field)
  if (naming && typeof value === 'string' && value !== '') {
    return <NameAndId naming={naming} id={value} />
  }
  return inWords(field, value, zone ?? undefined)
}
