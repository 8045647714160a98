import type { Resource } from '@/lib/resources/resource'

/** The ids of records that were made for others to refer to, by the name of their resource. */
const made = new Map<string, string>()

/** The id of a record that there is: the one of the definition's example, or one in its place. */
export const referencedId = ({ name, id }: Resource): string => made.get(name) ?? id.example

/**
 * Sees to it that whatever a resource refers to is there, so that no test rests on another's records.
 *
 * @param isThere whether a resource has the record of an id
 * @param make makes one, and gives its id
 */
export async function seeToReferenced(
  resource: Resource,
  isThere: (target: Resource, id: string) => Promise<boolean>,
  make: (target: Resource) => Promise<string>,
): Promise<void> {
  for (const { target } of resource.leaves) {
    if (!target || (await isThere(target, referencedId(target)))) continue
    await seeToReferenced(target, isThere, make)
    made.set(target.name, await make(target))
  }
}
