/**
 * `npm run bench:memory`: what the processes of `npm start` hold after a minute of load on one
 * worker, console included, beside the database. Eight callers change, read, list and search a
 * filled database, and two browsers fetch pages: whole ones, what a click on a link asks for, and
 * the scripts and styles of them. It ends with an error above the bound.
 *
 *     npm run bench:memory -- --minutes 10 --node /path/to/node
 *
 * Counted is what smaps_rollup calls Pss: each process's own memory, and its part of what it shares
 * with others. They run by a copy of Node, so that nothing else on the machine shares with them.
 */
import { copyFileSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  newPlace,
  type Place,
  processesOf,
  type Start,
  start,
  stop,
} from '../tests/faults/support/starts'
import { tokenAt } from './callers'
import { approvalsOf, startBenchServer } from './database'
import { lists } from './lists'
import { load } from './load'
import {
  feed,
  getClient,
  historyPage,
  patchClient,
  patchMany,
  putApproval,
  type Scenario,
  sortedSearch,
} from './scenarios'

const MAX_MEGABYTES = 350
const CLIENTS = 10_000
const CALLERS = 8
const BROWSERS = 2
/** Between two looks, in seconds. */
const EVERY = 5

const PAGES = [
  '/',
  '/clients',
  '/clients?search=wattleford&sort=name',
  '/clients/10001',
  '/clients/10002/history',
  '/clients/10003/packaging-defaults',
  '/clients/new',
  '/clients/import',
  '/approvals',
  '/approvals/88001',
  '/contracts',
  '/suppliers',
  '/history',
  '/locks',
  '/users',
  '/roles',
  '/profile',
  '/api-reference',
  '/problems',
  '/guides',
]

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    node: { type: 'string', default: process.execPath },
  },
})

/** What a process holds, in megabytes. */
interface Held {
  readonly pid: number
  readonly command: string
  readonly pss: number
  /** What nothing else has. */
  readonly own: number
}

const NAMES: readonly (readonly [word: string, name: string])[] = [
  ['apiProcess', 'calls'],
  ['consoleProcess', 'pages'],
  ['start.mjs', 'starter'],
  ['npm', 'npm'],
]

function held(pid: number, command: string): Held | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    const kilobytes = (name: string) =>
      Number(new RegExp(`^${name}: +(\\d+)`, 'm').exec(text)?.[1] ?? 0)
    const own = kilobytes('Private_Clean') + kilobytes('Private_Dirty')
    return { pid, command, pss: (kilobytes('Pss') * 1024) / 1e6, own: (own * 1024) / 1e6 }
  } catch {
    // It ended meanwhile.
    return undefined
  }
}

/** All processes of the service, from npm on. */
function look(place: Place, service: Start): Held[] {
  const starter = { pid: service.process.pid ?? 0, command: 'npm start' }
  return [starter, ...processesOf(place, service)].flatMap(
    ({ pid, command }) => held(pid, command) ?? [],
  )
}

const sum = (all: readonly Held[]): number => all.reduce((total, { pss }) => total + pss, 0)

/** What `Set-Cookie` headers have a browser send. */
const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.slice(0, cookie.indexOf(';')))
    .join('; ')

/** Signs in as the page does, and answers the cookies of the session. */
async function sessionAt(url: string): Promise<string> {
  const asked = await fetch(`${url}/api/auth/csrf`)
  const cookie = cookiesOf(asked)
  const { csrfToken } = (await asked.json()) as { csrfToken: string }
  const answer = await fetch(`${url}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({
      username: 'admin',
      password: 'admin-demo-password',
      csrfToken,
      callbackUrl: url,
      json: 'true',
    }),
  })
  return `${cookie}; ${cookiesOf(answer)}`
}

/** The scripts and styles of some pages. */
async function assetsOf(url: string, cookie: string): Promise<string[]> {
  const found = new Set<string>()
  for (const path of ['/clients', '/clients/10001', '/history']) {
    const answer = await fetch(url + path, { headers: { cookie }, redirect: 'error' })
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`)
    for (const [, asset] of (await answer.text()).matchAll(/"(\/_next\/static\/[^"\\]+)"/g)) {
      found.add(asset ?? '')
    }
  }
  return [...found]
}

/** What two browsers ask for: a page, what a click on its link asks for, three of its files. */
async function browsing(url: string): Promise<(n: number) => string> {
  const cookie = await sessionAt(url)
  const assets = await assetsOf(url, cookie)
  const get = (path: string, more = '') =>
    `GET ${path} HTTP/1.1\r\nhost: ${new URL(url).host}\r\ncookie: ${cookie}\r\naccept-encoding: gzip\r\n${more}\r\n`
  return (n) => {
    const page = PAGES[Math.floor(n / 5) % PAGES.length] ?? '/'
    if (n % 5 === 0) return get(page)
    if (n % 5 === 1) return get(`${page}${page.includes('?') ? '&' : '?'}_rsc`, 'rsc: 1\r\n')
    return get(assets[n % assets.length] ?? '/')
  }
}

/** What the callers of the API ask for: mostly single records, now and then a list. */
async function calling(port: number): Promise<(n: number) => string> {
  const token = await tokenAt(port)
  const setting = { token, clients: CLIENTS, approvals: approvalsOf(CLIENTS) }
  const single = [getClient(setting), patchClient(setting), putApproval(setting)]
  const pages = [...lists(setting), sortedSearch(setting), historyPage(setting), feed(setting)]
  const many = patchMany(setting)
  const pick = (list: readonly Scenario[], n: number) => list[n % list.length] as Scenario
  return (n) => {
    if (n % 500 === 499) return many.request(n)
    return (n % 10 === 9 ? pick(pages, Math.floor(n / 10)) : pick(single, n)).request(n)
  }
}

/** Loads the service, and says what it held at each look and at the end. */
async function measure(place: Place, service: Start): Promise<Held[]> {
  await service.ready
  const seconds = Number(values.minutes) * 60
  const [calls, pages] = await Promise.all([calling(place.port), browsing(place.url)])
  const { port } = place
  const isOver = new AbortController()
  const looking = (async () => {
    let most = 0
    while (!isOver.signal.aborted) {
      await sleep(EVERY * 1000, undefined, { signal: isOver.signal }).catch(() => {})
      const all = look(place, service)
      most = Math.max(most, sum(all))
      console.log(all.map(({ command, pss }) => `${nameOf(command)} ${pss.toFixed(0)}`).join(', '))
    }
    return most
  })()
  const [called, browsed] = await Promise.all([
    load({ port, connections: CALLERS, seconds, request: calls }),
    load({ port, connections: BROWSERS, seconds, request: pages }),
  ])
  isOver.abort()
  const end = look(place, service)
  const failures = JSON.stringify({ ...called.failures, ...browsed.failures })
  console.log(
    `${called.calls} calls, ${browsed.calls} answers to browsers, not 2xx: ${failures}; at most ${(await looking).toFixed(0)} MB`,
  )
  return end
}

const nameOf = (command: string): string =>
  NAMES.find(([word]) => command.includes(word))?.[1] ?? command

const folder = mkdtempSync(join(tmpdir(), 'fleetbook-memory-'))
const node = join(folder, 'node')
copyFileSync(realpathSync(values.node), node)
const npm = process.env.npm_execpath ?? ''
const bench = await startBenchServer()
const place = await newPlace()
let service: Start | undefined
try {
  const environment = {
    DATABASE_URL: await bench.database(CLIENTS),
    PATH: [dirname(node), process.env.PATH].join(delimiter),
    WORKERS: '1',
    LOG_LEVEL: undefined,
  }
  service = start(place, environment, [node, npm, 'start'])
  const end = await measure(place, service)
  for (const { command, pss, own } of end) {
    console.log(`${nameOf(command).padEnd(10)} ${pss.toFixed(0)} MB, ${own.toFixed(0)} its own`)
  }
  console.log(`all        ${sum(end).toFixed(0)} MB`)
  process.exitCode = sum(end) < MAX_MEGABYTES ? 0 : 1
} finally {
  if (service) await stop(service)
  await bench.stop()
  place.remove()
  rmSync(folder, { recursive: true, force: true })
}
