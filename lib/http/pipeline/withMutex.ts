const last = new Map<string, Promise<unknown>>()

/**
 * Does work after whatever was begun earlier in this process under any of the same keys.
 *
 * @returns what the work returns or throws
 */
export function withMutex<Result>(
  keys: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const earlier = Promise.allSettled(keys.map((key) => last.get(key)))
  const mine = earlier.then(work)
  for (const key of keys) last.set(key, mine)
  const forget = () => {
    for (const key of keys) if (last.get(key) === mine) last.delete(key)
  }
  mine.then(forget, forget)
  return mine
}
