import { unsetValue } from '@/lib/derive/kinds'
import type { Field, Resource } from '@/lib/resources/resource'

/** Members of a record as the API takes them; one that is undefined is not set. */
export type Members = Record<string, unknown>

/** A record by the names that history uses: `name`, `client_defaults.management_fee`. */
export type Values = Record<string, unknown>

/** The name of a field in history. */
export const eventName = (field: Field): string => field.path.join('.')

/** What every field of a resource reads as while unset, by name in history. */
export const unsetValues = (resource: Resource): Map<string, unknown> =>
  new Map(resource.leaves.map((field) => [eventName(field), unsetValue(field)]))

/** Leaves out members that are not set, and those that would only repeat a default. */
export function setMembers(
  { fields }: { readonly fields: ReadonlyMap<string, Field> },
  body: Members,
): Members {
  const members: Members = {}
  for (const [name, value] of Object.entries(body)) {
    const field = fields.get(name)
    if (field?.members && value !== undefined) {
      const inner = new Map(Object.entries(field.members))
      members[name] = setMembers({ fields: inner }, value as Members)
    } else if (value !== undefined && value !== field?.default && !isEmptyList(value)) {
      members[name] = value
    }
  }
  return members
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** A record as the API takes it, with members of groups under names of their own. */
export function flatten(resource: Resource, body: Members): Values {
  const values: Values = {}
  for (const [name, value] of Object.entries(body)) {
    if (!resource.fields.get(name)?.members) values[name] = value
    else {
      for (const [member, inner] of Object.entries(value as object)) {
        values[`${name}.${member}`] = inner
      }
    }
  }
  return values
}
