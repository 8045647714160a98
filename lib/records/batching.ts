import DataLoader from 'dataloader'
import { observeGathered } from '@/lib/metrics'
import { type Place, tracingHere } from '@/lib/tracing/tracing'

/**
 * The most calls that share a statement: where there are more processors, the rest is another
 * connection's.
 */
const MAX_BATCH = 4

/**
 * Gathers what calls ask for in the same turn of the event loop, and sends it together once the
 * last of them has asked. Nothing is remembered: the next turn sends anew. In traces the statement
 * stands in that of the first call, with links to the others.
 *
 * @param send answers in the order of what it is given; an Error fails only the call whose place
 *   it takes
 */
export function createBatcher<Asked, Answer>(
  send: (asked: readonly Asked[]) => Promise<readonly (Answer | Error)[]>,
): DataLoader<Asked, Answer> {
  const places: (Place | undefined)[] = []
  const batcher = new DataLoader<Asked, Answer>(
    (asked) => {
      observeGathered(asked.length)
      const tracing = tracingHere()
      if (!tracing) return send(asked)
      const [, ...others] = places.splice(0, asked.length)
      const links = others.filter((place) => place !== undefined)
      const attributes = { 'fleetbook.calls': asked.length }
      return tracing.step('gathered calls', attributes, () => send(asked), links)
    },
    {
      cache: false,
      maxBatchSize: MAX_BATCH,
      batchScheduleFn: (begin) => setImmediate(begin),
    },
  )
  if (tracingHere()) {
    const load = batcher.load.bind(batcher)
    batcher.load = (asked) => {
      places.push(tracingHere()?.place())
      return load(asked)
    }
  }
  return batcher
}
