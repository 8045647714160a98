/**
 * `npm run bench:growth`: what one caller waits for, and the rates of single calls, among more
 * clients than the benchmark has, beside a million of them. Above a million they are copies, with ten
 * entries of the history each; three million take forty gigabytes.
 *
 *     npm run bench:growth -- --clients 1000000,3000000
 */
import { parseArgs } from 'node:util'
import { NODE_OPTIONS } from '@/lib/server/nodeOptions'
import { bundle } from '@/scripts/bundle'
import { tokenAt } from './callers'
import { approvalsOf, startBenchServer } from './database'
import { historyReads } from './history'
import { lists } from './lists'
import { type Effort, measure } from './measure'
import { type ServerProcess, startServer } from './processes'
import {
  feed,
  getClient,
  historyPage,
  http,
  patchClient,
  putApproval,
  type Scenario,
  type Setting,
} from './scenarios'

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '1000000,3000000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
  },
})
const DIST = '.bench/dist'
const ALONE: Effort = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  connections: 1,
}

const overview = ({ token }: Setting): Scenario => ({
  name: 'overview',
  request: () => http(token, 'GET', '/fm/overview'),
})

const scenariosOf = (setting: Setting): Scenario[] => [
  ...[getClient, patchClient, putApproval].map((make) => make(setting)),
  ...lists(setting),
  ...[historyPage, feed, overview].map((make) => make(setting)),
  ...historyReads(setting),
]

bundle(['bench/fleetbook.ts'], DIST)
const bench = await startBenchServer()
const stages: { readonly clients: number; server: ServerProcess; scenarios: Scenario[] }[] = []
try {
  for (const clients of values.clients.split(',').map(Number)) {
    const environment = { DATABASE_URL: await bench.database(clients) }
    const server = await startServer(`${DIST}/bench/fleetbook.js`, environment, NODE_OPTIONS)
    const token = await tokenAt(server.port)
    const scenarios = scenariosOf({ token, clients, approvals: approvalsOf(clients) })
    stages.push({ clients, server, scenarios })
  }
  const heads = stages.map(({ clients }) => `${clients.toLocaleString('en')}: p50 / p95 ms`)
  console.log(`| Call | ${heads.join(' | ')} |\n| --- |${' --- |'.repeat(heads.length)}`)
  for (const [index, { name }] of (stages[0]?.scenarios ?? []).entries()) {
    const contenders = stages.map(
      ({ clients, server, scenarios }) =>
        [clients, { server, scenario: scenarios[index] as Scenario }] as const,
    )
    const figures = await measure(Object.fromEntries(contenders), ALONE)
    const cells = stages.map(({ clients }) => {
      const { p50, p95 } = figures[clients] ?? {}
      return `${p50?.toFixed(1)} / ${p95?.toFixed(1)}`
    })
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
} finally {
  for (const { server } of stages) await server.stop()
  await bench.stop()
}
