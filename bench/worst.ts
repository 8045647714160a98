/**
 * `npm run bench:worst`: which list is slowest. It makes lists out of searches, filters, ranges,
 * orders and pages, with values and words that records have, asks them one after the other, asks
 * the slowest again, and shows what stays slow. The same seed makes the same lists.
 *
 *     npm run bench:worst -- --clients 1000000 --lists 400 --seed 1
 *     npm run bench:worst -- --origin http://127.0.0.1:3000   # of a service that runs already
 */
import { parseArgs } from 'node:util'
import { NODE_OPTIONS } from '@/lib/server/nodeOptions'
import { Random } from '@/prisma/seed/random'
import { bundle } from '@/scripts/bundle'
import { type ListMaker, listMaker } from './anyList'
import { startBenchServer } from './database'
import { percentiles } from './percentiles'
import { startServer } from './processes'

const { values: options } = parseArgs({
  options: {
    clients: { type: 'string', default: '1000000' },
    lists: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    again: { type: 'string', default: '40' },
    times: { type: 'string', default: '7' },
    origin: { type: 'string' },
    any: { type: 'boolean', default: false },
  },
})

async function over(work: (origin: string) => Promise<void>): Promise<void> {
  if (options.origin) return work(options.origin)
  bundle(['bench/fleetbook.ts'], '.bench/dist')
  const bench = await startBenchServer()
  const url = await bench.database(Number(options.clients))
  const server = await startServer(
    '.bench/dist/bench/fleetbook.js',
    { DATABASE_URL: url },
    NODE_OPTIONS,
  )
  await work(`http://127.0.0.1:${server.port}`).finally(async () => {
    await server.stop()
    await bench.stop()
  })
}

await over(async (origin) => {
  const call = await signedIn(origin)
  const timed = async (path: string): Promise<number> => {
    const start = performance.now()
    await call(path)
    return performance.now() - start
  }
  const makers: ListMaker[] = []
  for (const name of ['client', 'approval'] as const) makers.push(await listMaker(name, call))
  const random = new Random('lists', Number(options.seed))
  const asked = new Map<string, number>()
  while (asked.size < Number(options.lists)) {
    // Approvals are a tenth of the clients.
    const maker = makers[random.chance(0.8) ? 0 : 1] as ListMaker
    const path = maker(random, options.any)
    if (!asked.has(path)) asked.set(path, await timed(path))
  }
  const slowest = [...asked].sort((one, other) => other[1] - one[1])
  const all = percentiles([...asked.values()])
  process.stdout.write(
    `${asked.size} lists once: p50 ${all.p50.toFixed(0)} ms, p95 ${all.p95.toFixed(0)}, p99 ${all.p99.toFixed(0)}\n`,
  )
  const again: [string, { p50: number; p95: number }][] = []
  for (const [path] of slowest.slice(0, Number(options.again))) {
    const times: number[] = []
    for (let time = 0; time < Number(options.times); time++) times.push(await timed(path))
    again.push([path, percentiles(times)])
  }
  again.sort((one, other) => other[1].p50 - one[1].p50)
  process.stdout.write('the slowest of them, asked again: middle and p95 in ms\n')
  for (const [path, { p50, p95 }] of again) {
    process.stdout.write(`${p50.toFixed(0).padStart(6)} ${p95.toFixed(0).padStart(6)}  ${path}\n`)
  }
})

/** Calls of an administrator of the demonstration: the JSON that an address below the API answers. */
async function signedIn(origin: string): Promise<(path: string) => Promise<unknown>> {
  const api = `${origin}/api/v1`
  const answer = await fetch(`${api}/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'admin-demo-password' }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return async (path) => {
    const answer = await fetch(api + path, { headers: { authorization: `Bearer ${token}` } })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`GET ${path}: ${text}`)
    return JSON.parse(text)
  }
}
