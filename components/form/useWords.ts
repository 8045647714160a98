import { useNames } from '@/components/names/useNames'
import { inOneText } from '@/components/names/words'
import { useTimeZone } from '@/components/time/timeZone'
import { namingOfField } from '@/lib/derive/naming'
import type { Field } from '@/lib/resources/resource'
import { inWords } from './model/show'
import type { FormValue } from './model/values'

/**
 * Values of a field as plain texts, for where they are spoken: an id with what it stands for.
 *
 * @param values those that may be asked for
 */
export function useWords(field: Field, values: readonly FormValue[]): (value: FormValue) => string {
  const zone = useTimeZone()
  const naming = namingOfField(field)
  const names = useNames(
    naming,
    values.flatMap((value) => (typeof value === 'string' && value !== '' ? [value] : [])),
  )
  return (value) => {
    const name = typeof value === 'string' ? names.get(value) : undefined
    return naming && name
      ? inOneText(naming, name, String(value))
      : inWords(field, value, zone ?? undefined)
  }
}
