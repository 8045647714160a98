/**
 * `npm run faults:cluster -- 5`: a cluster of three servers under Patroni with etcd, behind HAProxy,
 * whose primary is killed and cut off under write load, five times each; with `killed` or `cut` after
 * the number only that. It says of each time which acknowledged writes were lost and for how long
 * nothing was written.
 *
 * Wants root for the network of the hosts, and Debian's patroni, etcd-server, haproxy and
 * postgresql-15.
 */
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { withConnection } from '@/lib/db/connection'
import { migrate } from '@/lib/db/migrations/migrate'
import { embeddedServiceUrl } from '@/lib/db/serviceRole'
import { seedDemo } from '@/prisma/seed'
import { bundleApiServer } from '../../../e2e/support/apiBundle'
import { freePort } from '../../../e2e/support/freePort'
import { SERVICE_PASSWORD, startProcess } from '../../../e2e/support/service'
import { Load } from './load'
import { makeHosts, removeHosts } from './network'
import { addressAt, Node, settled } from './patroni'

const HOSTS = 3
/** How long a fault lasts from the first write after it on, in ms. */
const STAY = 10_000
/** How long writes go on before a fault, in ms. */
const BEFORE = 5000

const [, , times = '5', only] = process.argv
const faults = (['killed', 'cut'] as const)
  .filter((fault) => only === undefined || fault === only)
  .flatMap((fault) => Array.from({ length: Number(times) }, () => fault))
const folder = mkdtempSync(join(tmpdir(), 'fleetbook-cluster-'))
chmodSync(folder, 0o755)
const id = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }))
const owner = { uid: id('-u'), gid: id('-g') }
const hosts = makeHosts(HOSTS)
const nodes = hosts.map(
  (host) =>
    new Node(
      host,
      hosts.filter((other) => other !== host),
      join(folder, host.name),
      owner,
    ),
)

const port = await freePort()
writeFileSync(
  join(folder, 'haproxy.cfg'),
  `defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${hosts.map(({ name, address }) => `  server ${name} ${address}:5432 check port 8008`).join('\n')}
`,
)

const say = (text: string): void => console.log(text)
const ended: (() => unknown)[] = []
try {
  for (const node of nodes) node.start()
  ended.push(() => {
    for (const node of nodes) node.kill()
  })
  await settled(nodes)
  const proxy = spawn('haproxy', ['-q', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' })
  ended.push(() => proxy.kill('SIGKILL'))
  await setTimeout(3000)
  await withConnection(addressAt('127.0.0.1', port, 'postgres'), (admin) =>
    admin.query('CREATE DATABASE fleetbook'),
  )
  const url = addressAt('127.0.0.1', port, 'fleetbook')
  await migrate(url)
  await seedDemo(url, { clients: 20, approvals: 20, accounts: true })
  await embeddedServiceUrl(url, SERVICE_PASSWORD)
  bundleApiServer()
  const environment = { LOG_LEVEL: 'silent', PRINCIPAL_CACHE_MS: '5000' }
  const services = await Promise.all([1, 2].map(() => startProcess(url, environment)))
  ended.push(() => Promise.all(services.map((service) => service.stop())))
  const bases = services.map(({ base }) => base)
  const answer = await fetch(`${bases[0]}/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'admin-demo-password' }),
  })
  const { access_token } = (await answer.json()) as { access_token: string }

  const all: string[] = []
  let lost = 0
  for (const [round, fault] of faults.entries()) {
    const leader = await settled(nodes)
    const load = new Load(bases, access_token, `${fault} ${round}`)
    await setTimeout(BEFORE)
    const struck = performance.now()
    if (fault === 'killed') leader.kill()
    else leader.host.cut(true)
    // Some calls are on their way still.
    const isBack = () => load.written.some(({ at }) => at > struck + 3000)
    while (!isBack()) {
      if (performance.now() > struck + 120_000) throw new Error('The service did not come back')
      await setTimeout(100)
    }
    await setTimeout(STAY)
    if (fault === 'killed') leader.start()
    else leader.host.cut(false)
    const early = await lackingOn(leader, load)
    const isSettled = settled(nodes)
    const next = await isSettled.catch(() => undefined)
    await load.stop()
    all.push(...load.written.map(({ name }) => name))
    const missing = await missingOf(url, all)
    lost += missing.length
    if (!next) {
      say(
        `${round + 1}. ${leader.host.name} ${fault}: of ${load.written.length} writes acknowledged ` +
          `${missing.length} are lost${placesOf(missing, load, struck)}, and it does not settle`,
      )
    }
    await isSettled
    const timeline = (await next?.members())?.[0]?.timeline
    say(
      `${round + 1}. ${leader.host.name} ${fault}, then ${next?.host.name} on timeline ${timeline}: ` +
        `${load.written.length} writes acknowledged, ${load.refused} refused, gap ${load.gap()} s, ` +
        `${leader.host.name} lacks ${early} of them when it answers first, ` +
        `lost of all so far ${missing.length}${placesOf(missing, load, struck)}`,
    )
    for (const name of missing) all.splice(all.indexOf(name), 1)
  }
  say(`${all.length + lost} writes acknowledged, ${lost} of them lost`)
  process.exitCode = lost === 0 ? 0 : 1
} finally {
  for (const end of ended.reverse()) await end()
  removeHosts(HOSTS)
  if (process.env.KEEP_LOGS) say(`Logs are in ${folder}`)
  else rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function missingOf(url: string, names: readonly string[]): Promise<string[]> {
  return withConnection(url, async (connection) => {
    const { rows } = await connection.query<{ name: string }>(
      'SELECT n AS name FROM unnest($1::text[]) n WHERE NOT EXISTS (SELECT FROM client c WHERE c.name = n)',
      [names],
    )
    return rows.map(({ name }) => name)
  })
}

/** How many of the writes so far a server lacks when it answers for the first time again. */
async function lackingOn({ host }: Node, { written }: Load): Promise<number> {
  for (;;) {
    const names = written.map(({ name }) => name)
    const lacking = await missingOf(addressAt(host.address, 5432, 'fleetbook'), names).catch(
      () => undefined,
    )
    if (lacking) return lacking.length
    await setTimeout(100)
  }
}

/** When the lost ones were acknowledged, in seconds from the fault on. */
function placesOf(missing: readonly string[], load: Load, struck: number): string {
  if (missing.length === 0) return ''
  const lost = new Set(missing)
  const times = load.written.flatMap(({ name, at }) => (lost.has(name) ? [at - struck] : []))
  const from = (at: number | undefined) => `${((at ?? 0) / 1000).toFixed(1)} s`
  return ` (of this time ${times.length}, from ${from(times[0])} to ${from(times.at(-1))} after the fault; ${missing[0]} … ${missing.at(-1)})`
}
