import type { ChildProcess } from 'node:child_process'
import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { defineMessage } from '@/lib/ipc'
import { metrics } from './counters'

/** What one of several processes asks the one that started it, and what that answers. */
const ASK = defineMessage<true>('all metrics?')
const ALL = defineMessage<string>('all metrics')

/** What that one asks each of them, and what they answer. */
const ASK_OWN = defineMessage<true>('own metrics?')
type Samples = Awaited<ReturnType<Registry['getMetricsAsJSON']>>
const OWN = defineMessage<Samples>('own metrics')

/** How long a process may take to tell what it counted, in ms, before it counts as one that hangs. */
const PATIENCE = 3000

/**
 * The service's metrics in Prometheus' text format: of all its processes where it has several, as
 * whichever of them answers a scrape is chance.
 */
export function serviceMetrics(): Promise<string> {
  if (!cluster.isWorker) return metrics().registry.metrics()
  return new Promise((resolve) => {
    const endHearing = ALL.on(process, (text) => {
      endHearing()
      resolve(text)
    })
    ASK.send(process, true)
  })
}

/**
 * What a process tells that answers no calls: what it costs and counts, and nothing of how its
 * JavaScript fares, which would only hide how it does where calls are answered.
 */
export const besidesCalls = (samples: Samples): Samples =>
  samples.filter(({ name }) => !name.startsWith('nodejs_'))

/**
 * Lets the process that started this one collect its metrics.
 *
 * @param part what of them
 */
export function shareMetrics(part = (samples: Samples): Samples => samples): void {
  ASK_OWN.on(process, async () =>
    OWN.send(process, part(await metrics().registry.getMetricsAsJSON())),
  )
}

/** What only ever grows: it stays counted when the process that did has ended. */
const counted = (samples: Samples): Samples =>
  samples.filter(({ type }) => ['counter', 'histogram'].includes(String(type)))

/**
 * In the process that starts the others: adds up their metrics and its own whenever one of them
 * asks. What was counted by those that have ended stays, as far as it was ever told: a sum that
 * falls means to Prometheus that all of it was counted anew.
 */
export class CollectedMetrics {
  /** What each process told last. */
  private readonly told = new Map<ChildProcess, Samples>()
  private readonly ended: Samples[] = []
  private collecting: Promise<string> | undefined

  /** Has a process, which is ready, be asked from now on, and answers it. */
  join(process: ChildProcess): void {
    this.told.set(process, [])
    ASK.on(process, async () => {
      this.collecting ??= this.collect().finally(() => {
        this.collecting = undefined
      })
      ALL.send(process, await this.collecting)
    })
    process.once('exit', () => {
      this.ended.push(counted(this.told.get(process) ?? []))
      this.told.delete(process)
    })
  }

  private async collect(): Promise<string> {
    const silent = new Set<ChildProcess>()
    await Promise.all(
      [...this.told.keys()].map(async (process) => {
        const samples = await askFor(process)
        if (!this.told.has(process)) return
        if (samples) this.told.set(process, samples)
        else silent.add(process)
      }),
    )
    metrics().silent.set(silent.size)
    const own = besidesCalls(await metrics().registry.getMetricsAsJSON())
    await this.sumEnded()
    const living = [...this.told].map(([process, samples]) =>
      silent.has(process) ? counted(samples) : samples,
    )
    return AggregatorRegistry.aggregate([own, ...living, ...this.ended]).metrics()
  }

  /** Keeps one sum of those that have ended, however many they are. */
  private async sumEnded(): Promise<void> {
    const count = this.ended.length
    if (count < 2) return
    const sum = AggregatorRegistry.aggregate(this.ended.slice(0, count))
    this.ended.splice(0, count, await sum.getMetricsAsJSON())
  }
}

/** What a process tells; undefined where it has ended or hangs. */
const askFor = (process: ChildProcess): Promise<Samples | undefined> =>
  new Promise((resolve) => {
    const end = (samples?: Samples) => {
      clearTimeout(timer)
      endHearing()
      process.off('exit', onExit)
      resolve(samples)
    }
    const onExit = () => end()
    const timer = setTimeout(end, PATIENCE)
    const endHearing = OWN.on(process, end)
    process.once('exit', onExit)
    ASK_OWN.send(process, true)
  })
