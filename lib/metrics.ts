import { setImmediate } from 'node:timers/promises'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { PROBLEMS } from './problem'

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
export const observeGathered = (calls: number): void => metrics().gathered.observe(calls)

/** Counts a connection to the database that was lost. */
export const observeLostConnection = (): void => metrics().lostConnections.inc()

/** Counts a failure of housekeeping. */
export const observeHousekeepingFailure = (): void => metrics().housekeepingFailures.inc()

/** Counts an attempt to send a change to a webhook. */
export const observeDelivery = (outcome: 'delivered' | 'failed' | 'parked'): void =>
  metrics().deliveries.inc({ outcome })

/** Counts a failure that held deliveries to webhooks up. */
export const observeWebhookHoldup = (): void => metrics().webhookHoldups.inc()

/** Figures by name, each with what it is. */
export type Figures<Name extends string> = Readonly<Record<Name, string>>

/**
 * Has figures of the process among its metrics.
 *
 * @param read looks one up, whenever the metrics are asked for
 */
export function observeFigures<Name extends string>(
  figures: Figures<Name>,
  read: Readonly<Record<Name, () => number>>,
): void {
  observe(figures, { aggregator: 'sum', read: async (name) => read[name]() })
}

/** How long whoever asks for metrics waits for figures that are read elsewhere, in ms. */
const FIGURES_WITHIN = 1000

/**
 * Has figures among the metrics of which every process would tell the same, such as the database's.
 * While they cannot be read they are left out.
 *
 * @param read looks all of them up, once whenever the metrics are asked for
 */
export function observeSharedFigures<Name extends string>(
  figures: Figures<Name>,
  read: () => Promise<Readonly<Record<Name, number>>>,
): void {
  let reading: Promise<Readonly<Record<Name, number>>> | undefined
  const readOnce = () => {
    // After those of the process, which are looked up at once: to read these takes a connection too.
    reading ??= inTime(setImmediate().then(read)).finally(() => {
      reading = undefined
    })
    return reading
  }
  observe(figures, { aggregator: 'max', read: async (name) => (await readOnce())[name] })
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), FIGURES_WITHIN)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

/** How the figure of one process is made the service's, and where it is read. */
interface Reading<Name> {
  readonly aggregator: 'sum' | 'max'
  read(name: Name): Promise<number>
}

function observe<Name extends string>(
  figures: Figures<Name>,
  { aggregator, read }: Reading<Name>,
): void {
  const { registry } = metrics()
  for (const [name, help] of Object.entries(figures) as [Name, string][]) {
    const whole = `fleetbook_${name}`
    // Where Next runs in the same process, its bundle brings another copy of whoever reads it.
    if (registry.getSingleMetric(whole)) continue
    new Gauge({
      name: whole,
      help,
      aggregator,
      registers: [registry],
      async collect() {
        try {
          this.set(await read(name))
        } catch {
          this.remove()
        }
      },
    })
  }
}

/** What a process knows of its replicas. */
interface ReplicaFigures {
  readonly name: string
  readonly isInUse: boolean
  readonly behind: number
  readonly outcomes: ReadonlyMap<string, number>
}

/**
 * Has what is known of replicas among the metrics of the process.
 *
 * @param replicas looks it up, whenever the metrics are asked for
 */
export function observeReplicas(replicas: () => readonly ReplicaFigures[]): void {
  const { registry } = metrics()
  const registers = [registry]
  new Counter({
    name: 'fleetbook_replica_reads_total',
    help: 'Calls that were to be read from a replica, by what came of it: read, or why the primary was',
    labelNames: ['replica', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const { name, outcomes } of replicas()) {
        for (const [outcome, count] of outcomes) this.inc({ replica: name, outcome }, count)
      }
    },
  })
  new Gauge({
    name: 'fleetbook_replica_in_use',
    help: '1 where a replica is read from, 0 where one of the processes leaves it out',
    labelNames: ['replica'],
    aggregator: 'min',
    registers,
    collect() {
      for (const { name, isInUse } of replicas()) this.set({ replica: name }, isInUse ? 1 : 0)
    },
  })
  new Gauge({
    name: 'fleetbook_replica_behind_bytes',
    help: 'Bytes of the log that a replica had not read when it was last asked',
    labelNames: ['replica'],
    aggregator: 'max',
    registers,
    collect() {
      for (const { name, behind } of replicas()) this.set({ replica: name }, behind)
    },
  })
}
