/** How long work may go on before it yields to other work, in ms. */
const SLICE = 10

/**
 * Shares the process between long work and all else: the work asks at every step whether it is to
 * pause, and waits where it is.
 *
 * @returns at each call a promise to wait for, or nothing where the work may go on
 */
export function createYielder(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < SLICE) return undefined
    return new Promise((resolve) =>
      setImmediate(() => {
        since = performance.now()
        resolve()
      }),
    )
  }
}

/** Work that stops now and then, so that whoever has it done may do other things between. */
type InSteps<Result> = Generator<undefined, Result, undefined>

/** Does work in steps without a pause. */
export function runWithoutYielding<Result>(work: InSteps<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** Does work in steps, with pauses for other work between. */
export async function runYielding<Result>(work: InSteps<Result>): Promise<Result> {
  const pause = createYielder()
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    const other = pause()
    if (other) await other
  }
}

/** Maps a long list, with pauses for other work between its entries. */
export async function mapYielding<From, To>(
  list: readonly From[],
  map: (entry: From, index: number) => To,
): Promise<To[]> {
  const pause = createYielder()
  const mapped: To[] = []
  for (const [index, entry] of list.entries()) {
    mapped.push(map(entry, index))
    const other = pause()
    if (other) await other
  }
  return mapped
}

/**
 * As {@link mapYielding}, of texts that are to be joined. One that was put together is copied into one
 * piece when its characters are first asked for; for all at once that would be one long turn.
 */
export const textsYielding = <From>(
  list: readonly From[],
  write: (entry: From, index: number) => string,
): Promise<string[]> =>
  mapYielding(list, (entry, index) => {
    const text = write(entry, index)
    text.charCodeAt(0)
    return text
  })
