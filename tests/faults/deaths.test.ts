import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../e2e/support/freePort'
import { until } from '../../e2e/support/scene'
import {
  answerOf,
  expectReady,
  kill,
  killAll,
  named,
  newPlace,
  type Place,
  probe,
  type Start,
  start,
  stop,
} from './support/starts'

const API = 'apiProcess'
const CONSOLE = 'consoleProcess'
const KEEPER = 'keeper'
const SILENT = 'fleetbook_silent_processes'

let place: Place
let service: Start
beforeAll(async () => {
  place = await newPlace()
  service = start(place, {
    WORKERS: '2',
    // Nobody is there.
    OIDC_ISSUER: `http://127.0.0.1:${await freePort()}`,
    OIDC_CLIENT_ID: 'fleetbook',
    OIDC_CLIENT_SECRET: 'of-the-provider-1234',
    OIDC_ROLES: 'staff=Editor',
  })
  await service.ready
})
afterAll(async () => {
  killAll(place, service)
  await service.ended
  place.remove()
})

const now = (word: string): number[] => named(place, service, word)
const isReady = async () => (await probe(place, '/readyz')) === 200
const showsPages = async () => (await probe(place, '/sign-in')) === 200

/** Kills one, and the one in its place before it is ready. */
async function killTwice(word: string): Promise<void> {
  const before = now(word)
  kill(before[0] ?? 0)
  const isNew = (pid: number) => !before.includes(pid)
  await until('another is there', () => now(word).some(isNew))
  kill(now(word).find(isNew) ?? 0)
}

/** What a call is answered. */
const textOf = (path: string): Promise<string> => answerOf(place, path, 10_000).then(text)

/** A figure of the service's metrics; undefined where nobody tells it. */
async function figure(name: string): Promise<number | undefined> {
  const told = await textOf('/metrics').catch(() => '')
  const line = told.split('\n').find((each) => each.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length))
}

test('what a process counted stays counted when it dies, and is told while it hangs', async () => {
  const refused = 'fleetbook_problems_total{code="unauthenticated"}'
  const before = (await figure(refused)) ?? 0
  const calls = Array.from({ length: 20 }, () => textOf('/api/v1/me'))
  await Promise.all(calls)
  const all = before + calls.length
  expect(await figure(refused)).toBe(all)
  const [dying = 0, hanging = 0] = now(API)
  kill(dying)
  await until('another is there', () => now(API).length === 2 && !now(API).includes(dying))
  await until('both are asked', isReady)
  expect(await figure(refused)).toBe(all)
  process.kill(hanging, 'SIGSTOP')
  await until('it is told that one hangs', async () => (await figure(SILENT)) === 1)
  expect(await figure(refused)).toBe(all)
  process.kill(hanging, 'SIGCONT')
  await until('it hangs no more', async () => (await figure(SILENT)) === 0)
  expect(await figure(refused)).toBe(all)
})

test('what the sign-in of the console has to say is a line of JSON in the log, but for what strangers send', async () => {
  const csrf = await fetch(`${place.url}/api/auth/csrf`)
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const own = csrf.headers.getSetCookie().map((each) => each.split(';', 1)[0])
  const cookie = [...own, 'next-auth.session-token=made-up', 'next-auth.state=made-up'].join('; ')
  const get = (path: string, headers: Readonly<Record<string, string>> = { cookie }) =>
    fetch(`${place.url}/api/auth/${path}`, { headers, redirect: 'manual' })
  const post = (path: string) =>
    fetch(`${place.url}/api/auth/${path}`, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ csrfToken }),
      redirect: 'manual',
    })
  const made = 'callback/oidc?code=made-up&error=made-up&state=made-up'
  for (const answer of [await get('callback/oidc', {}), await get(made, {}), await get(made)]) {
    const failed = [307, '/sign-in?error=OAuthCallback']
    expect([answer.status, answer.headers.get('location')]).toEqual(failed)
  }
  expect(await (await get('session')).json()).toEqual({})
  expect((await post('signout')).status).toBe(302)
  // The provider is not there.
  await post('signin/oidc')
  await until('it is said', () => service.output().includes('SIGNIN_OAUTH_ERROR'))
  const [line = ''] = service.output().match(/^.*SIGNIN_OAUTH_ERROR.*$/m) ?? []
  expect(JSON.parse(line)).toMatchObject({ level: 50, code: 'SIGNIN_OAUTH_ERROR' })
  // They were sent nowhere and have no session, and could enter there whatever they like.
  expect(service.output()).not.toMatch(/OAUTH_CALLBACK|SESSION|SIGNOUT|made-up/)
})

test('two processes of the API die one after the other, and calls are answered all the time', async () => {
  await killTwice(API)
  await expectReady(place)
  await until('there are two again', () => now(API).length === 2)
  await expectReady(place)
})

test('the process of the pages dies twice, and pages are there again', async () => {
  await killTwice(CONSOLE)
  await until('pages are shown', showsPages)
})

test('all of them die at once, and all come back', async () => {
  for (const pid of [...now(API), ...now(CONSOLE)]) kill(pid)
  await until('it is ready', isReady)
  await until('pages are shown', showsPages)
})

/**
 * The process of the database, as it says itself. By its command line a connection that was only just
 * made looks the same, as it takes another name a moment later.
 */
const postmaster = (): number => {
  try {
    const [pid = ''] = readFileSync(join(place.data, 'postgres', 'postmaster.pid'), 'utf8').split(
      '\n',
    )
    return Number(pid)
  } catch {
    return 0
  }
}

/** Kills some processes, upon which another database runs in place of this one, and that is told. */
async function databaseDies(pids: readonly number[], told: string): Promise<void> {
  const before = postmaster()
  for (const pid of pids) kill(pid)
  await until('it is told', () => service.output().includes(told))
  await until('another runs', () => postmaster() > 0 && postmaster() !== before)
  await until('it is ready', isReady)
}

test('the embedded database dies, and is there again', () =>
  databaseDies([postmaster()], 'The embedded database ended by itself and is started again.'))

test('whoever keeps the database dies, and another takes over', () =>
  databaseDies(now(KEEPER), 'The process that keeps the embedded database was ended'))

test('a second start says where the service runs, and leaves it alone', async () => {
  const second = start(place)
  expect(await second.ended).toBe(0)
  expect(second.output()).toContain(`Fleetbook already runs from this folder:  ${place.url}`)
  expect(second.output()).not.toContain('Warning')
  expect(await isReady()).toBe(true)
})

test('when it is told to, it ends with all that belongs to it', async () => {
  expect(await stop(service)).toBe(0)
  await until('nothing is left', () => named(place, service, '').length === 0)
})

/** Asks for a page over a connection that is kept. */
const askForPage = (agent: Agent): Promise<number | string> =>
  new Promise((resolve) => {
    const headers = { accept: 'text/html' }
    get(`${place.url}/sign-in`, { agent, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
      answer.once('error', ({ message }) => resolve(message))
    }).once('error', ({ message }) => resolve(message))
  })

test('told to end together with each of its processes, it answers the pages that it was asked for', async () => {
  await stop(service)
  service = start(place)
  await service.ready
  const agents = Array.from({ length: 12 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  await Promise.all(agents.map(askForPage))
  const pages = agents.map(askForPage)
  // The others wait for their turn by then.
  await Promise.race(pages)
  process.kill(-(service.process.pid ?? 0), 'SIGTERM')
  expect(await Promise.all(pages)).toEqual(agents.map(() => 200))
  expect(await service.ended).toBe(0)
  for (const agent of agents) agent.destroy()
})

test('the process of the pages is told to end by itself, and another takes its place', async () => {
  service = start(place)
  await service.ready
  const [before = 0] = now(CONSOLE)
  process.kill(before, 'SIGTERM')
  await until('another runs', () => now(CONSOLE).some((pid) => pid !== before))
  await until('pages are shown', showsPages)
})

test('told to end together with each of its processes, as a group is, it starts none anew, and a call has its answer', async () => {
  await stop(service)
  service = start(place, { REQUEST_SECONDS: '3' })
  await service.ready
  // A call that is on its way keeps the service from its end for so long.
  const calling = connect(place.port, '127.0.0.1').on('error', () => undefined)
  calling.write(
    'POST /api/v1/authenticate HTTP/1.1\r\nHost: of-a-test\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  )
  const answer = text(calling)
  await setTimeout(1000)
  process.kill(-(service.process.pid ?? 0), 'SIGTERM')
  expect(await service.ended).toBe(0)
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(service.output()).not.toMatch(/Another starts|ended at once|Warning/)
})
