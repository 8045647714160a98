import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { type Naming, namingsOf } from './naming'
import { onceEach } from './onceEach'

/** Where records of a resource name one of another. */
export interface Referrer {
  readonly resource: Resource
  /** The member that names it, as a filter of the list; of what belongs to it, the parent's id. */
  readonly member: string
  /** Undefined where it belongs to it by another table. */
  readonly naming: Naming | undefined
}

/** Where records of a resource are named, as far as there is a list of what names them. */
export const referrersOf = onceEach((resource: Resource): readonly Referrer[] =>
  resources.flatMap((other: Resource) => {
    if (!other.list) return []
    const { parent } = other
    const below =
      parent?.through && parent.resource.name === resource.name
        ? [{ resource: other, member: parent.resource.id.name, naming: undefined }]
        : []
    const named = [...namingsOf(other)].flatMap(([member, naming]) =>
      naming.resource.name === resource.name ? [{ resource: other, member, naming }] : [],
    )
    return [...below, ...named]
  }),
)
