import { LosslessNumber, stringify } from 'lossless-json'
import type { Field } from '@/lib/resources/resource'
import { casesOf, type Good } from './fieldCases'

/** What an unset field reads as. */
export function unsetOf(field: Field): unknown {
  if (field.default !== undefined) {
    return typeof field.default === 'number'
      ? new LosslessNumber(String(field.default))
      : field.default
  }
  if (field.members) {
    return Object.fromEntries(
      Object.values(field.members).map((member) => [member.name, unsetOf(member)]),
    )
  }
  if (['textList', 'permissions', 'jsonObjectList'].includes(field.kind)) return []
  return field.kind === 'jsonObject' ? {} : null
}

/** A body that sets one field, inside its group where it has one. */
export const bodyOf = (field: Field, value: unknown): Record<string, unknown> =>
  field.path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Record<
    string,
    unknown
  >

/** A member of a record, however deep. */
export const valueAt = (record: unknown, field: Field): unknown =>
  field.path.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], record)

/** The JSON text of every field of a record, to be compared field by field. */
export const textsOf = (record: unknown, fields: readonly Field[]): Map<Field, string> =>
  new Map(fields.map((field) => [field, stringify(valueAt(record, field)) as string]))

/** Which fields differ between two records, each with both values as JSON text. */
export function differences(
  before: ReadonlyMap<Field, string>,
  after: ReadonlyMap<Field, string>,
): Record<string, [string | undefined, string]> {
  const found: Record<string, [string | undefined, string]> = {}
  for (const [field, text] of after) {
    if (before.get(field) !== text) found[field.path.join('.')] = [before.get(field), text]
  }
  return found
}

/** One body that sets many fields at once. */
export function bodyOfAll(values: Iterable<readonly [Field, unknown]>): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [field, value] of values) {
    const [first = '', second] = field.path
    if (second === undefined) body[first] = value
    else body[first] = { ...(body[first] as object), [second]: value }
  }
  return body
}

/** Values that a field takes and that are not what it reads as when unset. */
export function settled(field: Field): Good[] {
  const unset = stringify(unsetOf(field))
  const { good } = casesOf(field)
  return good.filter(({ read }) => {
    const text = stringify(read) as string
    return text !== unset && text.length < 100
  })
}
