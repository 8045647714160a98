import { inOneText } from '@/components/names/nameWords'
import { useNames } from '@/components/names/useNames'
import { useTimeZone } from '@/components/time/timeZone'
import { namingOfField } from '@/lib/derive/naming'
import type { Field } from '@/lib/resources/resource'
import { wordsBeside } from './model/alike'
import type { FormValue } from './model/values'

/**
 * Values of a field as plain texts, for where they are spoken: an id with what it stands for.
 *
 * @param values those that may be asked for, each with others that it is told from
 */
export function useWords(
  field: Field,
  values: readonly FormValue[],
): (value: FormValue, beside?: readonly FormValue[]) => string {
  const zone = useTimeZone()
  const naming = namingOfField(field)
  const names = useNames(
    naming,
    values.flatMap((value) => (typeof value === 'string' && value !== '' ? [value] : [])),
  )
  return (value, beside = []) => {
    const name = typeof value === 'string' ? names.get(value) : undefined
    return naming && name
      ? inOneText(naming, name, String(value))
      : wordsBeside(field, value, beside, zone ?? undefined)
  }
}
