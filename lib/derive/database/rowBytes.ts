import type { Resource } from '@/lib/resources/resource'
import { derivedMember } from '../derivedMembers'
import { idType } from '../idForms'
import { kindOf } from '../kinds'
import { systemType } from '../systemFields'

/** The most bytes that PostgreSQL takes for a row of a B-tree index. */
export const MAX_INDEX_ROW = 2704

/** What stands before the values of such a row. */
const HEADER = 8
/** No character takes more in UTF-8, in lower case or not. */
const CHARACTER = 4
/** Every value begins at a multiple of at most as many. */
const ALIGNED = 8
/** What says how long a text is. */
const LENGTH = 4

const TYPES: readonly (readonly [RegExp, number])[] = [
  [/^(integer|date)$/, 4],
  [/^(bigint|timestamptz.*)$/, 8],
  [/^boolean$/, 1],
  [/^uuid$/, 16],
  // Two bytes for four digits: sums have a few more than the figures that they are of.
  [/^numeric/, 32],
]

/** The most bytes that a member's value takes in a row of an index, as it is or as it sorts. */
function greatestBytes(resource: Resource, column: string): number {
  const { id, leaves, system } = resource
  const textOf = (characters: number) => LENGTH + CHARACTER * characters
  const ofType = (type: string, characters: number) =>
    TYPES.find(([form]) => form.test(type))?.[1] ??
    // Nothing bounds what a list or an object takes.
    (type === 'text' ? textOf(characters) : Number.POSITIVE_INFINITY)
  if (column === id.name) return ofType(idType(resource), id.maxLength ?? 0)
  if (derivedMember(resource, column)) return ofType('numeric', 0)
  const field = leaves.find((each) => each.column === column)
  const member = system.find(({ name }) => name === column)
  const values = (field ?? member)?.values
  // What stands for "not set" is one character.
  if (values) return textOf(Math.max(1, ...values.map((value) => [...value].length)))
  if (field) {
    const characters = field.target ? field.target.id.maxLength : field.maxLength
    return ofType(kindOf(field).sql, characters ?? 0)
  }
  if (member) return ofType(systemType(member), 0)
  throw new Error(`${resource.name} has no column ${column}`)
}

/** The most bytes that a row of an index takes with the greatest values of these columns. */
export const indexRowBytes = (resource: Resource, columns: readonly string[]): number =>
  columns.reduce(
    (bytes, column) => bytes + Math.ceil(greatestBytes(resource, column) / ALIGNED) * ALIGNED,
    HEADER,
  )
