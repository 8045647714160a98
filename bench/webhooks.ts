/**
 * `npm run bench:webhooks`: what webhooks take from whoever writes, by changes of one client and of a
 * thousand without any, with one and with ten, in turn. The process that is written to sends as well,
 * as where it is the only one; the receiver is another process, which takes whatever comes.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { withConnection } from '@/lib/db/connection'
import { NODE_OPTIONS } from '@/lib/server/nodeOptions'
import { bundle } from '@/scripts/bundle'
import { tokenAt } from './callers'
import { approvalsOf, startBenchServer } from './database'
import { load } from './load'
import { percentiles } from './percentiles'
import { startServer } from './processes'
import { patchClient, patchMany, type Scenario } from './scenarios'

const CLIENTS = 10_000
const COUNTS = [0, 1, 10]
/** As many callers as keep the service busy, and no more: others would wait for the same clients. */
const CONNECTIONS: Readonly<Record<string, number>> = { 'PATCH 1000': 2 }
/** Clock ticks of `/proc` in a second. */
const TICKS = 100
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    /** Name of the one scenario to measure. */
    only: { type: 'string' },
  },
})

const RECEIVER = `
  let taken = 0
  const server = require('node:http').createServer((request, response) => {
    request.resume().on('end', () => { taken += 1; response.writeHead(204).end() })
  })
  process.on('message', () => process.send(taken))
  server.listen(0, '127.0.0.1', () => process.send(server.address().port))`

bundle(['bench/fleetbook.ts'], '.bench/dist')
const bench = await startBenchServer()
const url = await bench.database(CLIENTS)
const server = await startServer(
  '.bench/dist/bench/fleetbook.js',
  { DATABASE_URL: url, HOUSEKEEPING: 'yes', DELIVERIES: 'yes', WEBHOOK_NETWORKS: '127.0.0.0/8' },
  NODE_OPTIONS,
)
const receiver = spawn(process.execPath, ['-e', RECEIVER], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
const heard = () => new Promise<number>((resolve) => receiver.once('message', resolve))
const receiverPort = await heard()
const taken = () => {
  receiver.send('taken')
  return heard()
}

const token = await tokenAt(server.port)
async function call(method: string, path: string, body?: object) {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/admin/webhooks${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return answer.status === 204 ? {} : answer.json()
}

/** Makes webhooks that begin now; tells what takes them away, with all that waits. */
async function webhooks(count: number): Promise<() => Promise<void>> {
  const ids: string[] = []
  for (let each = 0; each < count; each += 1) {
    const name = `Benchmark ${Date.now()} ${each}`
    const address = `http://127.0.0.1:${receiverPort}/`
    const { webhook_id } = await call('POST', '', { name, url: address, role_id: '1' })
    await call('POST', `/${webhook_id}/secrets`)
    ids.push(webhook_id)
  }
  return async () => {
    for (const id of ids) await call('DELETE', `/${id}`)
  }
}

/** Processor time of the backends of the database by now, in milliseconds. */
async function databaseTime(): Promise<number> {
  const rows = await withConnection(url, async (connection) => {
    const text = 'SELECT pid FROM pg_stat_activity WHERE datname = current_database()'
    return (await connection.query<{ pid: number }>(text)).rows
  })
  const ticks = rows.map(({ pid }) => {
    try {
      const parts = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return Number(parts[11]) + Number(parts[12])
    } catch {
      return 0
    }
  })
  return (ticks.reduce((sum, each) => sum + each, 0) * 1000) / TICKS
}

interface Stretch {
  readonly perSecond: number
  readonly service: number
  readonly database: number
  readonly sent: number
}

let offset = 0
async function stretch({ name, request }: Scenario, seconds: number): Promise<Stretch> {
  offset += 1_000_000
  const first = offset
  const [before, databaseBefore, takenBefore] = [
    await server.usage(),
    await databaseTime(),
    await taken(),
  ]
  const result = await load({
    port: server.port,
    connections: CONNECTIONS[name] ?? 16,
    seconds,
    request: (n) => request(first + n),
  })
  if (Object.keys(result.failures).length > 0) {
    throw new Error(`${name}: ${JSON.stringify(result.failures)}`)
  }
  const { calls, perSecond } = result
  return {
    perSecond,
    service: ((await server.usage()).cpu - before.cpu) / calls,
    database: ((await databaseTime()) - databaseBefore) / calls,
    sent: ((await taken()) - takenBefore) / (calls / perSecond),
  }
}

const setting = { token, clients: CLIENTS, approvals: approvalsOf(CLIENTS) }
for (const scenario of [patchClient(setting), patchMany(setting)]) {
  if (values.only && values.only !== scenario.name) continue
  await stretch(scenario, 5)
  const rounds = COUNTS.map((): Stretch[] => [])
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [index, count] of COUNTS.entries()) {
      const remove = await webhooks(count)
      rounds[index]?.push(await stretch(scenario, Number(values.seconds)))
      await remove()
    }
  }
  for (const [index, count] of COUNTS.entries()) {
    const own = rounds[index] ?? []
    const none = rounds[0] ?? []
    const median = (of: (each: Stretch, round: number) => number) => percentiles(own.map(of)).p50
    const ratio = median((each, round) => each.perSecond / (none[round]?.perSecond ?? Number.NaN))
    console.log(
      `${scenario.name}, ${count} webhooks:`.padEnd(26),
      `${median(({ perSecond }) => perSecond).toFixed(1)}/s, ${ratio.toFixed(2)} of none,`,
      `${median(({ service }) => service).toFixed(2)} ms of the service's processor,`,
      `${median(({ database }) => database).toFixed(2)} ms of the database's,`,
      `${median(({ sent }) => sent).toFixed(0)} sent/s`,
    )
  }
}
receiver.kill()
await server.stop()
await bench.stop()
