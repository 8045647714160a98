import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

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

/** The process's metrics, in Prometheus' text format on `/metrics`. */
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
