import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { PROBLEMS } from '@/lib/problem'

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
  const refused = new Counter({
    name: 'fleetbook_refused_total',
    help: 'Calls sent away because there was no room for more, by what there was too much of',
    labelNames: ['what'],
    registers: [registry],
  })
  const slowReaders = new Counter({
    name: 'fleetbook_slow_readers_total',
    help: 'Connections cut off because their answers were not taken',
    registers: [registry],
  })
  const problems = new Counter({
    name: 'fleetbook_problems_total',
    help: 'Calls that failed, by the code of the problem: locked, precondition_failed, …',
    labelNames: ['code'],
    registers: [registry],
  })
  // Counted from nought: what begins with its first hundred has not grown, to who watches growth.
  for (const [code, [status]] of Object.entries(PROBLEMS)) {
    if (status >= 500) problems.inc({ code }, 0)
  }
  const waits = new Histogram({
    name: 'fleetbook_wait_seconds',
    help: 'Time that calls waited to be taken on, of those that had to, by what there was too much of',
    labelNames: ['what'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const gathered = new Histogram({
    name: 'fleetbook_gathered_calls',
    help: 'Calls on single records that shared a statement',
    buckets: [1, 2, 4, 8, 16],
    registers: [registry],
  })
  const lostConnections = new Counter({
    name: 'fleetbook_lost_connections_total',
    help: 'Connections to the database that were lost, or given up because no answer came',
    registers: [registry],
  })
  const housekeepingFailures = new Counter({
    name: 'fleetbook_housekeeping_failures_total',
    help: 'Failures of what clears what has expired, and notes and seals the history',
    registers: [registry],
  })
  const deliveries = new Counter({
    name: 'fleetbook_webhook_deliveries_total',
    help: 'Attempts to send a change to a webhook, by what came of it: delivered, failed, parked',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const webhookHoldups = new Counter({
    name: 'fleetbook_webhook_holdups_total',
    help: 'Failures of what sends changes to webhooks, whatever their receivers answer',
    registers: [registry],
  })
  const counters = {
    calls,
    refused,
    slowReaders,
    problems,
    lostConnections,
    housekeepingFailures,
    deliveries,
    webhookHoldups,
  }
  const silent = new Gauge({
    name: 'fleetbook_silent_processes',
    help: 'Processes of the service on this machine that hang: asked, they do not tell their metrics',
    registers: [registry],
  })
  return { registry, ...counters, duration, waits, gathered, silent }
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

/** Counts a call that was sent away because there was too much of something. */
export const observeRefusal = (what: string): void => metrics().refused.inc({ what })

/** Counts a connection that was cut off because its answers were not taken. */
export const observeSlowReader = (): void => metrics().slowReaders.inc()

/** Counts a call that failed. @param code of its problem */
export const observeProblem = (code: string): void => metrics().problems.inc({ code })

/** Notes how long a call waited to be taken on, in ms. */
export const observeWait = (what: string, milliseconds: number): void =>
  metrics().waits.observe({ what }, milliseconds / 1000)

/** Notes how many calls share a statement. */
export const observeBatch = (calls: number): void => metrics().gathered.observe(calls)

/** Counts a connection to the database that was lost. */
export const observeLostConnection = (): void => metrics().lostConnections.inc()

/** Counts a failure of housekeeping. */
export const observeHousekeepingFailure = (): void => metrics().housekeepingFailures.inc()

/** Counts an attempt to send a change to a webhook. */
export const observeDelivery = (outcome: 'delivered' | 'failed' | 'parked'): void =>
  metrics().deliveries.inc({ outcome })

/** Counts a failure that held deliveries to webhooks up. */
export const observeWebhookHoldup = (): void => metrics().webhookHoldups.inc()
