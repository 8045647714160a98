import cluster from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import { metrics } from './metrics'

/** What one of several processes asks the one that started it, and what that answers. */
const ASK = 'fleetbook metrics'
type Reply = { readonly [ASK]: string }

/**
 * The service's metrics in Prometheus' text format: of all its processes where it has several, as
 * whichever of them answers a scrape is chance.
 */
export function serviceMetrics(): Promise<string> {
  if (!cluster.isWorker) return metrics().registry.metrics()
  return new Promise((resolve) => {
    const onReply = (message: Reply | undefined) => {
      if (message?.[ASK] === undefined) return
      process.off('message', onReply)
      resolve(message[ASK])
    }
    process.on('message', onReply)
    process.send?.(ASK)
  })
}

/** Lets the process that started this one collect its metrics. */
export function shareMetrics(): void {
  if (!cluster.isWorker) return
  new AggregatorRegistry()
  AggregatorRegistry.setRegistries(metrics().registry)
}

/** In the process that starts the others: adds up their metrics whenever one of them asks. */
export function collectMetrics(): void {
  const aggregator = new AggregatorRegistry()
  cluster.on('message', async (worker, message) => {
    if (message !== ASK) return
    // A process that hangs is left out of nobody's answer for long: the collection gives up on it.
    const text = await aggregator.clusterMetrics().catch((error: Error) => `# ${error.message}\n`)
    if (worker.isConnected()) worker.send({ [ASK]: text } satisfies Reply)
  })
}
