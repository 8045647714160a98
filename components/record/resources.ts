import { segmentOf } from '@/lib/derive/addresses'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'

/** Those with pages of their own, in the order of the registry; a singleton's stand below its parent's. */
export const pagedResources: readonly Resource[] = resources.filter(
  ({ isSingleton }) => !isSingleton,
)

/** Those of which there is a list to go to. */
export const listedResources: readonly Resource[] = pagedResources.filter(({ list }) => list)

/** The resource whose pages begin with a word; undefined for none. */
export const resourceAt = (segment: string): Resource | undefined =>
  pagedResources.find((resource) => segmentOf(resource) === segment)

/** The permission that it takes to import a file of its records; undefined where none can be. */
export const importingTakes = ({ permissions, changes }: Resource): string | undefined =>
  changes.includes('bulk') ? permissions.update : undefined

const isBelow = ({ parent }: Resource, { name }: Resource): boolean =>
  parent?.resource.name === name

/** Those of which each record of a resource has one at most. */
export const singletonsBelow = (resource: Resource): readonly Resource[] =>
  resources.filter((each) => each.isSingleton && isBelow(each, resource))

/** Those of which a record of a resource may have any number, as far as they are listed. */
export const listsBelow = (resource: Resource): readonly Resource[] =>
  listedResources.filter((each) => isBelow(each, resource))
