import { segmentOf } from '@/lib/derive/addresses'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'

/** The resources whose records a locking session can hold, in the order in which they are locked. */
export const LOCKABLE: readonly Resource[] = resources.filter(({ lockable }) => lockable)

/** The resource whose records a lock names by this word, the last of their address. */
export const resourceOfLock = (word: string): Resource => {
  const found = LOCKABLE.find((resource) => segmentOf(resource) === word)
  if (!found) throw new Error(`nothing called ${word} can be locked`)
  return found
}
