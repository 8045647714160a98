import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { namesAlong } from './database/searchNames'
import { onceEach } from './onceEach'

/** Whether a write of a resource's records holds records of others, by whose names these are found. */
export const holdsNames = onceEach((resource: Resource): boolean => namesAlong(resource).length > 0)

/**
 * The columns of a resource by which records of others are found: a new value is written into the
 * search text of each record that names its own, in the transaction of the change.
 */
export const carriedColumns = onceEach(
  (resource: Resource): ReadonlySet<string> =>
    new Set(
      resources.flatMap((other: Resource) =>
        namesAlong(other).flatMap(({ target, name }) =>
          target.name === resource.name ? [name] : [],
        ),
      ),
    ),
)
