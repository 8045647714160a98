import DataLoader from 'dataloader'

/**
 * The most calls that share a statement: where there are more processors, the rest is another
 * connection's.
 */
const MAX_BATCH = 4

/**
 * Gathers what calls ask for in the same turn of the event loop, and sends it together once the
 * last of them has asked. Nothing is remembered: the next turn sends anew.
 *
 * @param send answers in the order of what it is given; an Error fails only the call whose place
 *   it takes
 */
export const createBatcher = <Asked, Answer>(
  send: (asked: readonly Asked[]) => Promise<readonly (Answer | Error)[]>,
): DataLoader<Asked, Answer> =>
  new DataLoader(send, {
    cache: false,
    maxBatchSize: MAX_BATCH,
    batchScheduleFn: (begin) => setImmediate(begin),
  })
