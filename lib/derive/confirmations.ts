import { resources } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import { wholesOf } from '@/lib/resources/wholes'
import { onceEach } from './onceEach'
import { payersOf, waysToPayers } from './payments'

/** A field that says by `yes` that somebody has looked at others, and which these are. */
export interface Confirmation {
  readonly field: Field
  readonly of: readonly Field[]
}

/**
 * What is confirmed of records of a resource: the other parts of the whole that the field is of, and
 * whoever else is named to pay or to be paid, whose bank details stand behind it.
 */
export const confirmationsOf = onceEach((resource: Resource): readonly Confirmation[] =>
  wholesOf(resource).flatMap((parts) => {
    const paying = resource.pays.flatMap((name) => resource.fields.get(name) ?? [])
    return parts
      .filter(({ confirms }) => confirms)
      .map((field) => ({
        field,
        of: [...new Set([...parts, ...paying])].filter((each) => each !== field),
      }))
  }),
)

/**
 * The resources of which changes after a confirmation are told: those that have any, whom they pay, and by
 * way of what these are found.
 */
export const CONFIRMED_NAMES = [
  ...new Set(
    resources
      .filter((each: Resource) => confirmationsOf(each).length > 0)
      .flatMap((each: Resource) => [
        each.name,
        ...payersOf(each).flatMap(({ watched }) => watched.map(({ resource }) => resource.name)),
        ...waysToPayers(each).map(({ resource }) => resource.name),
      ]),
  ),
]
