import cluster from 'node:cluster'
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Histogram,
  Registry,
} from 'prom-client'

const shared = globalThis as typeof globalThis & { fleetbookMetrics?: ReturnType<typeof create> }

function create() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Counter({
    name: 'fleetbook_calls_total',
    help: 'API calls by method and status',
    labelNames: ['method', 'status'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'fleetbook_call_seconds',
    help: 'Time of an API call in seconds',
    labelNames: ['method'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return { registry, calls, duration }
}

/** The process's own metrics. */
export function metrics(): ReturnType<typeof create> {
  shared.fleetbookMetrics ??= create()
  return shared.fleetbookMetrics
}

/** Counts a call and its time in milliseconds. */
export function observeCall(method: string, status: number, milliseconds: number): void {
  const { calls, duration } = metrics()
  calls.inc({ method, status })
  duration.observe({ method }, milliseconds / 1000)
}

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
