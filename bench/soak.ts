/**
 * `npm run bench:soak -- --minutes 10`: mixed load on one process, and how its memory goes. It ends
 * with an error when the process grows past its bounds.
 */
import { parseArgs } from 'node:util'
import { NODE_OPTIONS } from '@/lib/server/nodeOptions'
import { bundle } from '@/scripts/bundle'
import { approvalsOf, startBenchServer } from './database'
import { lists } from './lists'
import { load } from './load'
import { percentiles } from './percentiles'
import { startServer } from './processes'
import { getClient, patchClient, patchMany, putApproval, type Scenario } from './scenarios'

const MAX_MEGABYTES = 250
const MAX_GROWTH = 1.1
const CLIENTS = 10_000
/** The process is warm, and its memory is its working size, after this part of the time. */
const PART = 0.2

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const minutes = Number(values.minutes)

bundle(['bench/fleetbook.ts'], '.bench/dist')
const bench = await startBenchServer()
const url = await bench.database(CLIENTS)
const server = await startServer(
  '.bench/dist/bench/fleetbook.js',
  { DATABASE_URL: url },
  NODE_OPTIONS,
)
const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/authenticate`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: 'admin', password: 'admin-demo-password' }),
})
const { access_token: token } = (await answer.json()) as { access_token: string }
const setting = { token, clients: CLIENTS, approvals: approvalsOf(CLIENTS) }

/** Mostly single calls, now and then a list, rarely a thousand at once. */
const single = [getClient(setting), patchClient(setting), putApproval(setting)]
const pages = lists(setting)
const many = patchMany(setting)
const pick = (list: readonly Scenario[], n: number) => list[n % list.length] as Scenario
const mixed = (n: number): string => {
  if (n % 500 === 499) return many.request(n)
  return (n % 10 === 9 ? pick(pages, Math.floor(n / 10)) : pick(single, n)).request(n)
}

const samples: number[] = []
const end = Date.now() + minutes * 60_000
for (let sent = 0; Date.now() < end; sent += 10_000_000) {
  const { calls, failures } = await load({
    port: server.port,
    connections: 16,
    seconds: Math.min(10, (end - Date.now()) / 1000),
    request: (n) => mixed(sent + n),
  })
  const rss = (await server.usage()).rss / 1e6
  samples.push(rss)
  console.log(`${calls} calls, ${rss.toFixed(0)} MB ${JSON.stringify(failures)}`)
}
await server.stop()
await bench.stop()

/** One look finds the memory somewhere between two collections; the median of many says its size. */
const median = (looks: readonly number[]) => percentiles(looks).p50
const part = Math.ceil(samples.length * PART)
const warm = median(samples.slice(part, 2 * part))
const last = median(samples.slice(-part))
const most = Math.max(...samples)
console.log(
  `warm ${warm.toFixed(0)} MB, at the end ${last.toFixed(0)} MB (medians of a fifth of the time each), at most ${most.toFixed(0)} MB`,
)
if (most > MAX_MEGABYTES || last > warm * MAX_GROWTH) process.exit(1)
