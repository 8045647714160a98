import type { Field, Resource } from '@/lib/resources/resource'
import { type FormValues, formOf, isAtDefault, isEmpty } from './values'

/** Where money goes is one record's alone, without anybody's saying so; what is not shown nobody has. */
const isCopied = ({ copied, bankDetail, writeOnly }: Field): boolean =>
  copied !== false && !bankDetail && !writeOnly

/**
 * What a new record takes over from another: every field that holds something of its own accord,
 * apart from what is that one record's alone.
 */
export const copyOf = (resource: Resource, record: Readonly<Record<string, unknown>>): FormValues =>
  filledIn(resource.leaves.filter(isCopied), formOf(resource, record))

/**
 * What a new record starts from, without permissions that whoever adds it lacks: nobody grants these.
 *
 * @param start by column
 * @param held the permissions of whoever adds it
 */
export function grantable(
  { leaves }: Resource,
  start: FormValues,
  held: readonly string[],
): FormValues {
  const within = ({ kind, column }: Field): FormValues => {
    const value = start[column] ?? null
    return kind === 'permissions' && Array.isArray(value)
      ? { [column]: value.filter((permission) => held.includes(permission)) }
      : { [column]: value }
  }
  return filledIn(leaves, Object.assign({}, ...leaves.map(within)))
}

/** The fields that hold something of their own accord, with what they hold, by column. */
export const filledIn = (fields: readonly Field[], held: FormValues): FormValues =>
  Object.fromEntries(
    fields
      .map((field) => ({ field, value: held[field.column] ?? null }))
      .filter(({ field, value }) => !isEmpty(field, value) && !isAtDefault(field, value))
      .map(({ field, value }) => [field.column, value]),
  )

/** What a copy leaves out, in words: a section that it leaves out as a whole goes by its title. */
export function leftOut(resource: Resource): readonly { title: string; labels: string }[] {
  return resource.sections.flatMap(({ title, fields }) => {
    const own = fields.filter((field) => !isCopied(field))
    if (own.length === 0) return []
    const isWhole = own.length === fields.length
    return [{ title, labels: isWhole ? 'all of it' : own.map(({ label }) => label).join(', ') }]
  })
}
