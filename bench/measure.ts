/** Measures scenarios side by side: in turn, in rounds, so that whatever disturbs disturbs all alike. */
import { type LimitOptions, limit } from './limit'
import { type LoadResult, load } from './load'
import type { ServerProcess } from './processes'
import type { Scenario } from './scenarios'

/** Medians over the rounds of one scenario on one server; times in milliseconds. */
export interface Figures {
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** Processor time of the server process for one call; none for the limit. */
  readonly cpu?: number
  /** Resident megabytes after the load. */
  readonly rss?: number
}

/** How long and how often to measure. */
export interface Effort {
  readonly rounds: number
  readonly seconds: number
  readonly connections: number
  /** Seconds of the same load before anything counts; 1 unless said. */
  readonly warmUp?: number
}

/** Numbers between stretches of load, so that none repeats another's changes. */
const STRIDE = 1_000_000

let used = 0
const nextOffset = (): number => {
  used += STRIDE
  return used
}

/** A server, and what it is asked. */
export interface Contender {
  readonly server: ServerProcess
  readonly scenario: Scenario
}

/**
 * Figures of each contender, and under `limit` of a scenario's statement straight on PostgreSQL
 * where one is given.
 */
export async function measure(
  contenders: Readonly<Record<string, Contender>>,
  effort: Effort,
  bare?: { readonly scenario: Scenario; readonly url: string },
): Promise<Record<string, Figures>> {
  const rounds: Record<string, Figures[]> = {}
  const keep = (name: string, figures: Figures) => {
    rounds[name] = [...(rounds[name] ?? []), figures]
  }
  for (let round = 0; round < effort.rounds; round++) {
    for (const [name, { scenario, server }] of Object.entries(contenders)) {
      if (round === 0) await stretch(scenario, server, { ...effort, seconds: effort.warmUp ?? 1 })
      keep(name, await stretch(scenario, server, effort))
    }
    const query = bare?.scenario.query
    if (!query) continue
    const offset = nextOffset()
    const options: LimitOptions = { url: bare.url, ...effort, query: (n) => query(offset + n) }
    keep('limit', await limit(options))
  }
  return Object.fromEntries(
    Object.entries(rounds).map(([name, figures]) => [name, medians(figures)]),
  )
}

async function stretch(
  scenario: Scenario,
  server: ServerProcess,
  { connections, seconds }: Effort,
): Promise<Figures> {
  const offset = nextOffset()
  const before = await server.usage()
  const result = await load({
    port: server.port,
    connections,
    seconds,
    request: (n) => scenario.request(offset + n),
  })
  const after = await server.usage()
  refuseFailures(scenario, result)
  const cpu = (after.cpu - before.cpu) / result.calls
  return { ...result, cpu, rss: after.rss / 1e6 }
}

/** An answer that is no success is quick and means nothing. */
function refuseFailures(scenario: Scenario, { failures }: LoadResult): void {
  if (Object.keys(failures).length > 0) {
    throw new Error(`${scenario.name} was refused: ${JSON.stringify(failures)}`)
  }
}

const NAMES = ['perSecond', 'p50', 'p95', 'p99', 'cpu', 'rss'] as const

const medians = (figures: readonly Figures[]): Figures =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const values = figures.flatMap((figure) => figure[name] ?? []).sort((a, b) => a - b)
      return values.length > 0 ? [[name, values[Math.floor(values.length / 2)]]] : []
    }),
  ) as unknown as Figures
