import { setImmediate } from 'node:timers/promises'
import { Counter, Gauge } from 'prom-client'
import { metrics } from './counters'

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

/**
 * Has among the metrics whether the process is ready; the service is once all of its processes are.
 *
 * @param read looks it up, whenever the metrics are asked for
 */
export const observeReadiness = (read: () => Promise<boolean>): void =>
  observe(
    { ready: '1 where the service is ready as /readyz says, 0 where one of its processes is not' },
    // After the figures of the process, as in observeSharedFigures: to look takes a connection.
    { aggregator: 'min', read: async () => ((await setImmediate().then(read)) ? 1 : 0) },
  )

/** How the figure of one process is made the service's, and where it is read. */
interface Reading<Name> {
  readonly aggregator: 'sum' | 'max' | 'min'
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
