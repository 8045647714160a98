import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'

/** The resources whose records a locking session can hold, in the order in which they are locked. */
export const LOCKABLE: readonly Resource[] = resources.filter(({ lockable }) => lockable)

/** What the API calls the records of a resource among locks: the last word of their address. */
export const lockWord = ({ path }: Resource): string => path.slice(path.lastIndexOf('/') + 1)

/** The resource that a lock's word stands for. */
export const resourceOfLock = (word: string): Resource => {
  const found = LOCKABLE.find((resource) => lockWord(resource) === word)
  if (!found) throw new Error(`nothing called ${word} can be locked`)
  return found
}
