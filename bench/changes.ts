/**
 * `npm run bench:changes`: what readers that follow all changes take from changes of one client, by
 * the rates without any and with some, in turn; and how long after its answer a change is with a
 * reader that waits for it.
 */
import { parseArgs } from 'node:util'
import { NODE_OPTIONS } from '@/lib/server/nodeOptions'
import { bundle } from '@/scripts/bundle'
import { approvalsOf, startBenchServer } from './database'
import { load } from './load'
import { percentiles } from './percentiles'
import { startServer } from './processes'
import { patchClient } from './scenarios'

const CLIENTS = 10_000
const FIRST_CLIENT = 10_001
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '6' },
    changes: { type: 'string', default: '300' },
  },
})
const READERS = [0, 1, 8]

bundle(['bench/fleetbook.ts'], '.bench/dist')
const bench = await startBenchServer()
const url = await bench.database(CLIENTS)
const server = await startServer(
  '.bench/dist/bench/fleetbook.js',
  { DATABASE_URL: url, HOUSEKEEPING: 'yes' },
  NODE_OPTIONS,
)
const base = `http://127.0.0.1:${server.port}/api/v1`
const call = async (method: string, path: string, body?: object) => {
  const answer = await fetch(base + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && bearer()) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return answer
}
let token = ''
const bearer = () => ({ authorization: `Bearer ${token}` })
const credentials = { username: 'admin', password: 'admin-demo-password' }
token = (await (await call('POST', '/authenticate', credentials)).json()).access_token

const { request } = patchClient({ token, clients: CLIENTS, approvals: approvalsOf(CLIENTS) })
let sent = 0
const stretch = async (seconds: number) => {
  sent += 1_000_000
  const offset = sent
  const result = await load({
    port: server.port,
    connections: 16,
    seconds,
    request: (n) => request(offset + n),
  })
  if (Object.keys(result.failures).length > 0) throw new Error(JSON.stringify(result.failures))
  return result.perSecond
}

/** Follows all changes until told to stop, and counts them. */
function follow() {
  let isOver = false
  const done = (async () => {
    let seen = 0
    let { position } = await (await call('GET', '/fm/changes?after=now')).json()
    while (!isOver) {
      const path = `/fm/changes?after=${position}&wait=30&limit=200`
      const page = await (await call('GET', path)).json()
      seen += page.data.length
      position = page.position
    }
    return seen
  })()
  return {
    async end() {
      isOver = true
      // Whoever waits is woken by one more change.
      await stretch(0.1)
      return done
    },
  }
}

await stretch(15)
const rates = READERS.map((): number[] => [])
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const [index, count] of READERS.entries()) {
    const readers = Array.from({ length: count }, follow)
    const rate = await stretch(Number(values.seconds))
    rates[index]?.push(rate)
    const seen = await Promise.all(readers.map((reader) => reader.end()))
    console.log(`${count} readers: ${rate.toFixed(0)} changes/s, seen ${seen.join(' ') || '-'}`)
  }
}
for (const [index, count] of READERS.entries()) {
  const ratios = rates[index]?.map((rate, round) => rate / (rates[0]?.[round] ?? Number.NaN)) ?? []
  console.log(
    `${count} readers / none: median ${percentiles(ratios).p50.toFixed(3)} (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`,
  )
}

const delays: number[] = []
let { position } = await (await call('GET', '/fm/changes?after=now')).json()
for (let change = 0; change < Number(values.changes); change += 1) {
  const waiting = call('GET', `/fm/changes?after=${position}&wait=30`)
  await new Promise((resolve) => setTimeout(resolve, 60))
  const body = { booking_note: `seen ${Date.now()} ${change}` }
  await call('PATCH', `/fm/clients/${FIRST_CLIENT + change}`, body)
  const answered = performance.now()
  position = (await (await waiting).json()).position
  delays.push(performance.now() - answered)
}
const { p50, p95, p99 } = percentiles(delays)
console.log(
  `from the answer of a change to a reader that waits: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
)
await server.stop()
await bench.stop()
