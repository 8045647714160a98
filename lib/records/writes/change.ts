import { carriedColumns } from '@/lib/derive/carriedNames'
import { kindOf, unsetValue } from '@/lib/derive/kinds'
import type { Assignments } from '@/lib/derive/schemas/requests'
import type { Field } from '@/lib/resources/resource'
import type { Authorship } from '../event'
import type { Store } from '../stores'

/** One record's change: null unsets, absent columns stay. */
export interface Change {
  readonly id: string
  readonly assignments: Assignments
  /** The version that the record must still have. */
  readonly version?: string | undefined
  /** Members that no two records share, by which it was found and which it must still have. */
  readonly namedBy?: Assignments | undefined
}

/** A change and who makes it. */
export interface SignedChange {
  readonly change: Change
  readonly author: Authorship
}

/**
 * Whether a change may be carried into records of others, which are found by a name that it sets:
 * that takes as long as there are such records, and is to hold nobody else up.
 */
export const isCarried = ({ resource }: Store, { assignments }: Change): boolean =>
  [...carriedColumns(resource)].some((column) => Object.hasOwn(assignments, column))

/** The values of some fields as they are to be stored, of those that are set. */
export function stored(
  fields: readonly Field[],
  assignments: Assignments,
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    if (!Object.hasOwn(assignments, field.column)) continue
    values[field.column] = storedValue(field, assignments[field.column])
  }
  return values
}

/**
 * Null stands for "unset", which a column with a default stores as that default. A null object
 * must stay null: the statement tells it from an object to merge.
 */
export const storedValue = (field: Field, value: unknown): unknown =>
  value === null && !kindOf(field).merged ? unsetValue(field) : value
