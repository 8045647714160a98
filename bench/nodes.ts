/**
 * `npm run bench:nodes -- NODE…`: the service by this Node and by others, named by their paths, over
 * one database and in turn.
 */
import { execFileSync } from 'node:child_process'
import { NODE_OPTIONS } from '@/lib/server/nodeOptions'
import { bundle } from '@/scripts/bundle'
import { tokenAt } from './callers'
import { approvalsOf, startBenchServer } from './database'
import { lists } from './lists'
import { type Effort, measure } from './measure'
import { type ServerProcess, startServer } from './processes'
import { shown } from './report'
import { getClient, patchClient, putApproval } from './scenarios'

const CLIENTS = 10_000
const DIST = '.bench/dist'
const EFFORT: Effort = { rounds: 7, seconds: 2, connections: 16, warmUp: 5 }

bundle(['bench/fleetbook.ts'], DIST)
const bench = await startBenchServer()
const servers: [string, ServerProcess][] = []
try {
  const url = await bench.database(CLIENTS)
  const environment = { DATABASE_URL: url, DATABASE_POOL_SIZE: '12', LOG_LEVEL: 'info' }
  for (const node of [process.execPath, ...process.argv.slice(2)]) {
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
    servers.push([
      version,
      await startServer(`${DIST}/bench/fleetbook.js`, environment, NODE_OPTIONS, node),
    ])
  }
  const [[, first] = []] = servers
  const setting = {
    token: await tokenAt(first?.port ?? 0),
    clients: CLIENTS,
    approvals: approvalsOf(CLIENTS),
  }
  const scenarios = [patchClient, getClient, putApproval].map((make) => make(setting))
  for (const scenario of [...scenarios, ...lists(setting).slice(0, 1)]) {
    const contenders = servers.map(([version, server]) => [version, { server, scenario }] as const)
    const figures = await measure(Object.fromEntries(contenders), EFFORT)
    for (const [version, found] of Object.entries(figures)) {
      console.log(`${`${scenario.name}, ${version}`.padEnd(30)} ${shown(found)}`)
    }
  }
} finally {
  for (const [, server] of servers) await server.stop()
  await bench.stop()
}
