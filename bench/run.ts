/**
 * `npm run bench`: measures the service beside a server written by hand and beside PostgreSQL
 * itself, all on the same database in the same run, and writes docs/performance.md.
 * `npm run bench -- --quick` prints the ratios in under three minutes and writes nothing.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { NODE_OPTIONS } from '@/lib/server/nodeOptions'
import { bundle } from '@/scripts/bundle'
import { APPROVALS, type BenchServer, startBenchServer } from './database'
import { lists } from './lists'
import { type Effort, type Figures, measure } from './measure'
import { type ServerProcess, startServer } from './processes'
import { printRatios, writeReport } from './report'
import {
  firstPage,
  getClient,
  patchClient,
  patchMany,
  putApproval,
  type Scenario,
  type Setting,
  signIn,
} from './scenarios'

/** What a run found; kept for each version in `bench/results/`. */
export interface Results {
  readonly version: string
  readonly date: string
  readonly machine: string
  /** By call, then by who answered: `fleetbook`, `by hand`, `limit`. */
  readonly calls: Record<string, Record<string, Figures>>
  /** By number of clients, then by call. */
  readonly growth: Record<string, Record<string, Figures>>
}

const DIST = '.bench/dist'
const isQuick = process.argv.includes('--quick')
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
const GROWTH = isQuick ? [] : [10_000, 100_000, 1_000_000]

interface Stage {
  readonly url: string
  readonly setting: Setting
  readonly servers: Readonly<Record<'fleetbook' | 'by hand', ServerProcess>>
  stop(): Promise<void>
}

/** Both servers over the database with so many clients. */
async function stage(bench: BenchServer, clients: number): Promise<Stage> {
  const url = await bench.database(clients)
  const environment = { DATABASE_URL: url, DATABASE_POOL_SIZE: '12', LOG_LEVEL: 'info' }
  const servers = {
    fleetbook: await startServer(`${DIST}/bench/fleetbook.js`, environment, NODE_OPTIONS),
    'by hand': await startServer(`${DIST}/bench/peers/server.js`, environment),
  }
  const answer = await fetch(`http://127.0.0.1:${servers.fleetbook.port}/api/v1/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'admin-demo-password' }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return {
    url,
    setting: { token, clients, approvals: APPROVALS },
    servers,
    async stop() {
      await Promise.all(Object.values(servers).map((server) => server.stop()))
    },
  }
}

async function compare({ url, setting, servers }: Stage): Promise<Results['calls']> {
  const calls: Results['calls'] = {}
  const add = async (scenario: Scenario, effort: Effort, both = true) => {
    const { fleetbook } = servers
    calls[scenario.name] = await measure(scenario, both ? servers : { fleetbook }, url, effort)
    console.log(`measured ${scenario.name}`)
  }
  for (const make of [patchClient, getClient, putApproval, firstPage]) {
    await add(make(setting), EFFORT)
  }
  await add(patchMany(setting), { ...EFFORT, connections: 2 }, false)
  await add(signIn(), EFFORT, false)
  return calls
}

/** What one caller waits for, at one number of clients; and the rates of the single calls. */
async function grown({ url, setting, servers }: Stage): Promise<Record<string, Figures>> {
  const { fleetbook } = servers
  const add = async (scenario: Scenario, effort: Effort) => {
    const { query: _, ...alone } = scenario
    const { fleetbook: figures } = await measure(alone, { fleetbook }, url, effort)
    return [scenario.name, figures as Figures] as const
  }
  // Lists first: the changes leave a table behind that autovacuum has yet to come to.
  const read = []
  for (const scenario of lists(setting)) read.push(await add(scenario, ALONE))
  const changed = []
  for (const make of [patchClient, getClient, putApproval]) {
    changed.push(await add(make(setting), LASTING))
  }
  return Object.fromEntries([...changed, ...read])
}

bundle(['bench/fleetbook.ts', 'bench/peers/server.ts'], DIST)
const bench = await startBenchServer()
try {
  const compared = await stage(bench, COMPARED)
  const calls = await compare(compared)
  await compared.stop()
  const growth: Results['growth'] = {}
  for (const clients of GROWTH) {
    const grownStage = await stage(bench, clients)
    growth[clients] = await grown(grownStage)
    await grownStage.stop()
  }
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const results: Results = {
    version,
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, PostgreSQL 18, durable commits`,
    calls,
    growth,
  }
  printRatios(results)
  if (!isQuick) {
    mkdirSync('bench/results', { recursive: true })
    writeFileSync(`bench/results/${version}.json`, `${JSON.stringify(results, null, 1)}\n`)
    writeReport(results)
  }
} finally {
  await bench.stop()
}
