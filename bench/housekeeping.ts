/**
 * `npm run bench:housekeeping`: what noting the blocks of the history, which the service does
 * beside its calls, takes from changes of one client: the rates with and without it, in turn.
 */
import { parseArgs } from 'node:util'
import { NODE_OPTIONS } from '@/lib/server/nodeOptions'
import { bundle } from '@/scripts/bundle'
import { approvalsOf, noteHistory, startBenchServer } from './database'
import { load } from './load'
import { percentiles } from './percentiles'
import { startServer } from './processes'
import { patchClient } from './scenarios'

const CLIENTS = 10_000
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    // Several times the ten seconds after which the service notes what came since.
    seconds: { type: 'string', default: '45' },
  },
})
const KINDS = { with: 'yes', without: 'no' } as const

bundle(['bench/fleetbook.ts'], '.bench/dist')
const bench = await startBenchServer()
const url = await bench.database(CLIENTS)
const rates: Record<keyof typeof KINDS, number[]> = { with: [], without: [] }
let sent = 0

for (let round = 0; round < Number(values.rounds); round++) {
  for (const [kind, housekeeping] of Object.entries(KINDS)) {
    await noteHistory(url)
    const { calls, perSecond } = await stretch(housekeeping)
    rates[kind as keyof typeof KINDS].push(perSecond)
    sent += calls
    console.log(`${kind} housekeeping: ${perSecond.toFixed(0)}/s`)
  }
}
await bench.stop()

const ratios = rates.with.map((rate, round) => rate / (rates.without[round] ?? Number.NaN))
console.log(
  `with / without: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}; median ${percentiles(ratios).p50.toFixed(2)}`,
)

/** Load on a server that was just started, so that its first notes come as late as in any other. */
async function stretch(housekeeping: string) {
  const environment = { DATABASE_URL: url, HOUSEKEEPING: housekeeping }
  const server = await startServer('.bench/dist/bench/fleetbook.js', environment, NODE_OPTIONS)
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'admin-demo-password' }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const { request } = patchClient({ token, clients: CLIENTS, approvals: approvalsOf(CLIENTS) })
  const options = { port: server.port, connections: 16, request: (n: number) => request(sent + n) }
  await load({ ...options, seconds: 3 })
  sent += 1_000_000
  const result = await load({ ...options, seconds: Number(values.seconds) })
  await server.stop()
  if (Object.keys(result.failures).length > 0) {
    throw new Error(`refused: ${JSON.stringify(result.failures)}`)
  }
  return result
}
