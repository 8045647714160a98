import { resources } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import { wholesOf } from '@/lib/resources/wholes'
import { onceEach } from './onceEach'
import { payersOf } from './payments'

/** A field that says by `yes` that somebody has looked at others, and which these are. */
export interface Confirmation {
  readonly field: Field
  readonly of: readonly Field[]
}

/** What is confirmed of records of a resource, as its definition says. */
export const confirmationsOf = onceEach((resource: Resource): readonly Confirmation[] =>
  wholesOf(resource).flatMap((parts) =>
    parts
      .filter(({ confirms }) => confirms)
      .map((field) => ({ field, of: parts.filter((each) => each !== field) })),
  ),
)

/** The resources of which changes after a confirmation are told: those that have any, and whom they pay. */
export const CONFIRMED_NAMES = [
  ...new Set(
    resources
      .filter((each: Resource) => confirmationsOf(each).length > 0)
      .flatMap((each: Resource) => [
        each.name,
        ...payersOf(each).flatMap(({ watched }) => watched.map(({ resource }) => resource.name)),
      ]),
  ),
]
