const last = new Map<string, Promise<unknown>>()

/**
 * Does work after whatever was begun earlier in this process under the same key.
 *
 * @returns what the work returns or throws
 */
export function withMutex<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const mine = Promise.allSettled([last.get(key)]).then(work)
  last.set(key, mine)
  const forget = () => {
    if (last.get(key) === mine) last.delete(key)
  }
  mine.then(forget, forget)
  return mine
}
