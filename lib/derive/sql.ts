import type { Field, Resource } from '@/lib/resources/resource'
import { kindOf, unsetValue } from './kinds'

/** Double-quoted, so that no field name can collide with a word of SQL. */
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A text as its letters and digits alone: what of a code counts, however it is written. */
export const lettersAndDigits = (sql: string): string =>
  `regexp_replace(${sql}, '[^[:alnum:]]+', '', 'g')`

/** A figure that becomes another whenever a text, as SQL, does; without a sign. */
export const hashOf = (text: string): string =>
  `(hashtextextended(${text}, 0) & 9223372036854775807)`

/** True when the column always holds a value: unset then stores what it reads as. */
export const isNotNull = (field: Field): boolean =>
  field.required === true || unsetValue(field) !== null

/** The domain that bounds a column, named after its field; undefined where the type bounds enough. */
export function domainOf(
  resource: Resource,
  field: Field,
): { name: string; type: string; check: string } | undefined {
  const kind = kindOf(field)
  const check = resource.hasPlainColumns ? undefined : kind.check?.(field)
  return check ? { name: `${resource.name}__${field.column}`, type: kind.sql, check } : undefined
}
