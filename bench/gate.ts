/**
 * `npm run bench:gate`: what it costs a call to come with a key in place of a token, and to be
 * counted against an allowance, over one database and in turn. With the name of an earlier bundle of
 * `bench/fleetbook.ts` that is measured too.
 */
import { NODE_OPTIONS } from '@/lib/server/nodeOptions'
import { bundle } from '@/scripts/bundle'
import { keyAt, tokenAt } from './callers'
import { approvalsOf, startBenchServer } from './database'
import { type Contender, type Effort, measure } from './measure'
import { type ServerProcess, startServer } from './processes'
import { shown } from './report'
import { firstPage, getClient, patchClient } from './scenarios'

const CLIENTS = 10_000
const DIST = '.bench/dist'
const EFFORT: Effort = { rounds: 9, seconds: 2, connections: 16, warmUp: 5 }

bundle(['bench/fleetbook.ts'], DIST)
const bench = await startBenchServer()
const servers: ServerProcess[] = []
try {
  const url = await bench.database(CLIENTS)
  const start = async (limit: string, file = `${DIST}/bench/fleetbook.js`) => {
    const environment = { DATABASE_URL: url, LOG_LEVEL: 'info', RATE_LIMIT_PER_MINUTE: limit }
    const server = await startServer(file, environment, NODE_OPTIONS)
    servers.push(server)
    return server
  }
  const [, , earlier] = process.argv
  const counted = await start('100000000')
  const uncounted = await start('0')
  const before = earlier ? await start('0', earlier) : undefined
  const token = await tokenAt(counted.port)
  const data = { clients: CLIENTS, approvals: approvalsOf(CLIENTS) }
  const byToken = { token, ...data }
  const byKey = { token: await keyAt(counted.port, token), ...data }
  for (const make of [getClient, patchClient, firstPage]) {
    const contenders: Record<string, Contender> = {
      'by token, counted': { server: counted, scenario: make(byToken) },
      'by key, counted': { server: counted, scenario: make(byKey) },
      'by token, not counted': { server: uncounted, scenario: make(byToken) },
      ...(before && { earlier: { server: before, scenario: make(byToken) } }),
    }
    for (const [who, figures] of Object.entries(await measure(contenders, EFFORT))) {
      console.log(`${make(byToken).name}, ${who}`.padEnd(36), shown(figures))
    }
  }
} finally {
  await Promise.all(servers.map((server) => server.stop()))
  await bench.stop()
}
