/**
 * `npm run bench`: measures the service beside a server written by hand and beside PostgreSQL
 * itself, all on the same data in the same run, and writes docs/performance.md.
 * `npm run bench -- --quick` prints the ratios in under three minutes and writes nothing;
 * `npm run bench -- --compare` leaves the growth as it was measured before, `-- --growth` the
 * comparison.
 */
import { readFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { NODE_OPTIONS } from '@/lib/server/nodeOptions'
import { bundle } from '@/scripts/bundle'
import { keyAt, tokenAt } from './callers'
import { approvalsOf, type BenchServer, noteHistory, startBenchServer } from './database'
import { historyReads } from './history'
import { keepResults, keptResults, type Results } from './keptResults'
import { combinedLists, lists } from './lists'
import { type Effort, type Figures, measure } from './measure'
import { makeOwnTables } from './peers/tables'
import { type ServerProcess, startServer } from './processes'
import { printRatios, writeReport } from './report'
import {
  feed,
  firstPage,
  getClient,
  historyPage,
  patchAgain,
  patchAny,
  patchClient,
  patchMany,
  putApproval,
  type Scenario,
  type Setting,
  signIn,
  sortedSearch,
} from './scenarios'

const DIST = '.bench/dist'
const isQuick = process.argv.includes('--quick')
const isComparison = process.argv.includes('--compare')
const isGrowth = process.argv.includes('--growth')
const EFFORT: Effort = isQuick
  ? { rounds: 3, seconds: 1.5, connections: 16 }
  : { rounds: 5, seconds: 4, connections: 16 }
/**
 * Changes of many records at first write whole pages to PostgreSQL's log, for seconds after each
 * checkpoint; what counts is the rate that comes after and lasts until the next one.
 */
const LASTING: Effort = { ...EFFORT, warmUp: 20 }
const ALONE: Effort = { rounds: 1, seconds: isQuick ? 1 : 2, connections: 1 }
/** Clients of the comparison, and of the growth. */
const COMPARED = isQuick ? 10_000 : 100_000
const GROWTH = isQuick || isComparison ? [] : [10_000, 100_000, 1_000_000]

const today = new Date().toISOString().slice(0, 10)
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
/** What an earlier run found of the part that this one leaves as it was. */
const before = isComparison || isGrowth ? keptResults(version) : undefined
if (isGrowth && !before) throw new Error('Nothing was compared yet: leave out --growth.')

interface Stage {
  readonly url: string
  readonly setting: Setting
  /** The same by a key of a service account. */
  readonly keyed: Setting
  readonly server: ServerProcess
}

/** What servers begin with over a database. */
const environmentOf = (url: string) => ({
  DATABASE_URL: url,
  DATABASE_POOL_SIZE: '12',
  LOG_LEVEL: 'info',
})

/** The service over the database with so many clients. */
async function stage(bench: BenchServer, clients: number): Promise<Stage> {
  const url = await bench.database(clients)
  const server = await startServer(`${DIST}/bench/fleetbook.js`, environmentOf(url), NODE_OPTIONS)
  const token = await tokenAt(server.port)
  const setting = { token, clients, approvals: approvalsOf(clients) }
  const keyed = { ...setting, token: await keyAt(server.port, token) }
  return { url, setting, keyed, server }
}

/** The server by hand, over tables of its own in the same database. */
async function startByHand(url: string): Promise<ServerProcess> {
  await makeOwnTables(url)
  return startServer(`${DIST}/bench/peers/server.js`, environmentOf(url))
}

async function compare(bench: BenchServer): Promise<Results['calls']> {
  const { url, setting, keyed, server: fleetbook } = await stage(bench, COMPARED)
  const byHand = await startByHand(url)
  const calls: Results['calls'] = {}
  const add = async (scenario: Scenario, effort: Effort, both = true) => {
    const servers = { fleetbook, ...(both && { 'by hand': byHand }) }
    const contenders = Object.entries(servers).map(
      ([name, server]) => [name, { server, scenario }] as const,
    )
    calls[scenario.name] = await measure(Object.fromEntries(contenders), effort, { scenario, url })
    console.log(`measured ${scenario.name}`)
  }
  for (const make of [patchClient, patchAny, patchAgain, getClient, putApproval, firstPage]) {
    await add(make(setting), EFFORT)
  }
  await add({ ...getClient(keyed), name: 'GET one, by key' }, EFFORT, false)
  await noteHistory(url)
  for (const make of [sortedSearch, historyPage, feed]) await add(make(setting), EFFORT, false)
  await add(patchMany(setting), { ...EFFORT, connections: 2 }, false)
  await add(signIn(), EFFORT, false)
  await Promise.all([fleetbook.stop(), byHand.stop()])
  return calls
}

/** What one caller waits for, and the rates of the single calls, at each number of clients. */
async function grow(bench: BenchServer): Promise<Results['growth']> {
  const stages: Stage[] = []
  for (const clients of GROWTH) stages.push(await stage(bench, clients))
  const read: [number, string, Figures][] = []
  const changed: [number, string, Figures][] = []
  // Lists first: the changes leave a table behind that autovacuum has yet to come to.
  for (const { setting, server } of stages) {
    const scenarios = [...lists(setting), ...combinedLists(setting), ...historyReads(setting)]
    for (const scenario of scenarios) {
      const { fleetbook } = await measure({ fleetbook: { server, scenario } }, ALONE)
      read.push([setting.clients, scenario.name, fleetbook as Figures])
    }
  }
  // One number after the other in each round, or the machine's moods would pass for growth.
  for (const make of [patchClient, getClient, putApproval]) {
    const contenders = stages.map(
      ({ setting, server }) => [setting.clients, { server, scenario: make(setting) }] as const,
    )
    const figures = await measure(Object.fromEntries(contenders), LASTING)
    for (const [clients, { scenario }] of contenders) {
      changed.push([clients, scenario.name, figures[clients] as Figures])
    }
  }
  for (const { server } of stages) await server.stop()
  const all = [...changed, ...read]
  return Object.fromEntries(
    stages.map(({ setting: { clients } }) => [
      clients,
      Object.fromEntries(
        all.flatMap(([of, name, figures]) => (of === clients ? [[name, figures]] : [])),
      ),
    ]),
  )
}

bundle(['bench/fleetbook.ts', 'bench/peers/server.ts'], DIST, ['fastify'])
const bench = await startBenchServer()
try {
  const kept = isGrowth ? before : undefined
  const calls = kept?.calls ?? (await compare(bench))
  const growth = isComparison && before ? before.growth : await grow(bench)
  const results: Results = {
    version,
    date: kept?.date ?? today,
    machine: `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, PostgreSQL 18, durable commits`,
    calls,
    growth,
    grown: isComparison && before ? (before.grown ?? before.date) : today,
  }
  printRatios(results)
  if (!isQuick) {
    keepResults(results)
    writeReport(results)
  }
} finally {
  await bench.stop()
}
