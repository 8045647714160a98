import type { ChildProcess } from 'node:child_process'
import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { metrics } from './counters'

/** What one of several processes asks the one that started it, and what that answers. */
const ASK = 'fleetbook metrics'
type Reply = { readonly [ASK]: string }

/** What that one asks each of them, and what they answer. */
const OWN = 'fleetbook own metrics'
type Samples = Awaited<ReturnType<Registry['getMetricsAsJSON']>>
type OwnReply = { readonly [OWN]?: Samples }

/** How long a process may take to tell what it counted, in ms, before it counts as one that hangs. */
const PATIENCE = 3000

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
  process.on('message', async (message) => {
    if (message !== OWN) return
    const samples = await metrics().registry.getMetricsAsJSON()
    process.send?.({ [OWN]: part(samples) } satisfies OwnReply)
  })
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
    process.on('message', async (message) => {
      if (message !== ASK) return
      this.collecting ??= this.collect().finally(() => {
        this.collecting = undefined
      })
      const text = await this.collecting
      if (process.connected) process.send({ [ASK]: text } satisfies Reply, ignoreFault)
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
      process.off('message', onReply)
      process.off('exit', onExit)
      resolve(samples)
    }
    const onReply = (message: OwnReply) => {
      if (message[OWN]) end(message[OWN])
    }
    const onExit = () => end()
    const timer = setTimeout(end, PATIENCE)
    process.on('message', onReply)
    process.once('exit', onExit)
    process.send(OWN, ignoreFault)
  })

/** Whoever has ended meanwhile is left out. */
const ignoreFault = (): void => {}
