/** Work comes in quicker than it can be done: what is taken on is bounded, and so is what one caller gets of it. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { until as untilIn } from '../../e2e/support/scene'
import {
  createDatabase,
  type ServiceEnvironment,
  startService,
  type TestDatabase,
  type TestService,
} from '../../e2e/support/service'
import { figures, rounds, spread } from './support/figures'

/** `npm run faults` tries as much at once as the table in docs/reliability.md says. */
const IS_LONG = rounds(0) > 0
const CROWD = IS_LONG
  ? { bodies: 60, lists: 1000, readers: 300, large: 100 }
  : { bodies: 20, lists: 300, readers: 40, large: 40 }
const MEGABYTE = 2 ** 20
const METRICS_TOKEN = 'whoever-reads-the-figures'

const until = (what: string, holds: () => Promise<boolean>) => untilIn(what, holds, 40_000)

let database: TestDatabase
let service: TestService
let clients: string[]
beforeAll(async () => {
  database = await createDatabase(inject('templateUrl'))
  // Pages of two hundred, each of some size.
  await database.query(
    "INSERT INTO client (name, booking_note) SELECT 'Crowd ' || n, repeat('note ', 200) FROM generate_series(1, 400) n",
  )
  const rows = await database.query<{ id: string }>('SELECT client_id AS id FROM client LIMIT 20')
  clients = rows.map(({ id }) => id)
})
afterEach(() => service.stop())
afterAll(() => database.drop())

const begin = async (environment: ServiceEnvironment = {}): Promise<void> => {
  service = await startService(database.url, {
    METRICS_TOKEN,
    PRINCIPAL_CACHE_MS: '2000',
    ...environment,
  })
}

async function tokenOf(name: string): Promise<string> {
  const answer = await fetch(`${service.base}/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, password: `${name}-demo-password` }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

const call = (token: string, method: string, path: string, body?: BodyInit) =>
  fetch(`${service.base}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  })

/** How often each status was answered; every refusal says when to come again. */
async function outcomes(answers: readonly Promise<Response>[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  for (const answer of await Promise.all(answers)) {
    counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
    const text = await answer.text()
    if (answer.status !== 503) continue
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(JSON.parse(text)).toMatchObject({ status: 503, code: 'overloaded' })
  }
  return counts
}

/** A figure among the service's metrics. */
async function figureOf(name: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const text = await (await fetch(`${new URL(service.base).origin}/metrics`, { headers })).text()
  return Number(new RegExp(`^fleetbook_${name}(?:{[^}]*})? (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
}

/** The most memory that the service's process has had, in megabytes. */
const peak = (): number => {
  const status = readFileSync(`/proc/${service.process.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** Reads and changes single records, one after the other, as long as something lasts; times in ms. */
async function ordinary(token: string, other: Promise<unknown>): Promise<number[]> {
  let isOver = false
  const over = other.finally(() => {
    isOver = true
  })
  const times: number[] = []
  while (!isOver) {
    const client = clients[times.length % clients.length]
    const started = performance.now()
    const answer =
      times.length % 2 === 0
        ? await call(token, 'GET', `/fm/clients/${client}`)
        : await call(token, 'PATCH', `/fm/clients/${client}`, `{"booking_note":"${times.length}"}`)
    await answer.text()
    expect(answer.status).toBe(200)
    times.push(performance.now() - started)
  }
  await over
  return times
}

const IN_HAND = ['body_bytes', 'bodies_waiting', 'heavy_calls', 'large_calls', 'unsent_bytes']

const nothingInHand = () =>
  until('nothing is in hand', async () => {
    for (const name of IN_HAND) {
      if ((await figureOf(name)) > 0) return false
    }
    return true
  })

test('many large bodies at once take no more memory than a few, and keep nobody else out', async () => {
  await begin({ BODIES_MB: '40', WAIT_SECONDS: '2' })
  const [admin, editor] = [await tokenOf('admin'), await tokenOf('editor')]
  const note = 'x'.repeat(9400)
  const body = new TextEncoder().encode(
    `[${Array.from({ length: 1000 }, (_, n) => `{"client_id":"${n + 1}","no_such_member":"${note}"}`)}]`,
  )
  const before = peak()
  const sent = outcomes(
    Array.from({ length: CROWD.bodies }, () => call(admin, 'PATCH', '/fm/clients', body)),
  )
  const times = await ordinary(editor, sent)
  const counts = await sent
  expect([...counts.keys()].filter((status) => status !== 422 && status !== 503)).toEqual([])
  expect(counts.get(422)).toBeGreaterThan(0)
  expect(times.length).toBeGreaterThan(5)
  // Some bytes of a body are several as long as it is judged.
  expect(peak() - before).toBeLessThan(400)
  await nothingInHand()
  figures(`${CROWD.bodies} bodies of ${(body.length / MEGABYTE).toFixed(1)} MB at once`, {
    judged: counts.get(422) ?? 0,
    refused: counts.get(503) ?? 0,
    'megabytes at most': Math.round(peak()),
    'other calls': spread(times),
  })
})

test('many lists at once leave single records quick, and whoever comes too many is told', async () => {
  await begin({ WAIT_SECONDS: '3' })
  const [admin, editor] = [await tokenOf('admin'), await tokenOf('editor')]
  const sent = outcomes(
    Array.from({ length: CROWD.lists }, () => call(admin, 'GET', '/fm/clients?limit=200')),
  )
  const times = await ordinary(editor, sent)
  const counts = await sent
  expect([...counts.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(counts.get(200)).toBeGreaterThan(0)
  const sorted = times.toSorted((a, b) => a - b)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(500)
  await nothingInHand()
  figures(`${CROWD.lists} lists of 200 records at once`, {
    answered: counts.get(200) ?? 0,
    refused: counts.get(503) ?? 0,
    'other calls': spread(times),
  })
})

test('many calls at once on records that are as large as they may be take little more memory than a few', async () => {
  const approvals = await database.query<{ id: string }>(
    `INSERT INTO approval (user_id, user_id_edit, contract_id, maintenance_lines)
     SELECT 1, 1, 'C-crowd', (SELECT jsonb_agg(jsonb_build_object('line', n, 'words', repeat('x', 16000))) FROM generate_series(1, 490) n)
     FROM generate_series(1, $1::integer) RETURNING approval_id::text AS id`,
    [CROWD.large],
  )
  await begin({ WAIT_SECONDS: '60' })
  const [admin, editor] = [await tokenOf('admin'), await tokenOf('editor')]
  await call(admin, 'GET', `/fm/approvals/${approvals[0]?.id}`).then((answer) => answer.text())
  const before = peak()
  const found: Record<string, string> = {}
  for (const [method, body] of [['GET'], ['PATCH', '{"driver_name":"crowd"}']] as const) {
    const sent = outcomes(
      approvals.map(({ id }) => call(admin, method, `/fm/approvals/${id}`, body)),
    )
    const times = await ordinary(editor, sent)
    expect(await sent).toEqual(new Map([[200, CROWD.large]]))
    expect(times.length).toBeGreaterThan(5)
    found[`other calls beside ${method}`] = spread(times)
  }
  expect(peak() - before).toBeLessThan(400)
  await nothingInHand()
  figures(`${CROWD.large} reads, then changes, of records of 7.8 MB at once`, {
    'megabytes at most': Math.round(peak()),
    ...found,
  })
})

test('one caller with all their turns taken leaves turns to another', async () => {
  await begin({ HEAVY_CALLS: '2', WAIT_SECONDS: '60' })
  const [admin, viewer] = [await tokenOf('admin'), await tokenOf('viewer')]
  let left = 100
  const many = Array.from({ length: left }, () =>
    call(admin, 'GET', '/fm/clients?limit=200').finally(() => {
      left -= 1
    }),
  )
  await until('the lists are in hand', async () => (await figureOf('heavy_calls_waiting')) > 20)
  const other = await call(viewer, 'GET', '/fm/clients?limit=200')
  expect(other.status).toBe(200)
  expect(left).toBeGreaterThan(10)
  expect(await outcomes(many)).toEqual(new Map([[200, 100]]))
})

/** Asks for more pages than the buffers of two machines hold, and takes nothing of the answers. */
function askOnly(token: string): Socket {
  const { port, host } = new URL(service.base)
  const socket = connect({ port: Number(port), host: '127.0.0.1' })
  socket.on('error', () => {})
  socket.pause()
  const request = `GET /api/v1/fm/clients?limit=200 HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n\r\n`
  socket.write(request.repeat(8))
  return socket
}

test('of callers who have not signed in, all addresses of one network have one share', async () => {
  await begin({ BODIES_MB: '10', TRUST_PROXY: '1' })
  const { hostname, port, pathname } = new URL(service.base)
  const sockets: Socket[] = []
  let refused = 0
  /** Says that a body comes, of which nothing does. */
  const announce = (bytes: number): void => {
    const socket = connect(Number(port), hostname)
    socket.once('data', () => {
      refused += 1
    })
    const lines = [
      `POST ${pathname}/authenticate HTTP/1.1`,
      `Host: ${hostname}`,
      'Content-Type: application/json',
      `Content-Length: ${bytes}`,
      `X-Forwarded-For: 2001:db8:1:2::${sockets.push(socket).toString(16)}`,
    ]
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  }
  // A quarter of the 10 MB is for small bodies: the longest first, then what has room beside them.
  for (const [bytes, count] of [
    [16_000, 200],
    [1000, 40],
    [100, 40],
  ] as const) {
    const before = { refused, held: await figureOf('body_bytes') }
    for (let each = 0; each < count; each += 1) announce(bytes)
    await until(`those of ${bytes} bytes are held or refused`, async () => {
      const held = ((await figureOf('body_bytes')) - before.held) / bytes
      return held + refused - before.refused === count
    })
  }
  expect(refused).toBeGreaterThan(0)
  const answer = await fetch(`${service.base}/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '2001:db8:1:3::1' },
    body: '{"username":"viewer","password":"viewer-demo-password"}',
  })
  expect(answer.status).toBe(200)
  for (const socket of sockets) socket.destroy()
  await nothingInHand()
})

test('answers that are not taken are bounded, and whoever takes none is cut off', async () => {
  await begin({ UNSENT_MB: '16', CALLER_SHARE: '50', WAIT_SECONDS: '1', ANSWER_SECONDS: '3' })
  const [admin, viewer] = [await tokenOf('admin'), await tokenOf('viewer')]
  const before = peak()
  const readers = Array.from({ length: CROWD.readers }, () => askOnly(admin))
  let most = 0
  let isOver = false
  // Beside what is read below: on a slow machine a page takes longer than readers are waited for.
  const watching = (async () => {
    while (!isOver) most = Math.max(most, await figureOf('unsent_bytes'))
  })()
  await until('readers are cut off', async () => {
    // Another caller has a share of what may be unsent, and reads.
    const page = await call(viewer, 'GET', '/fm/clients?limit=200')
    expect(page.status).toBe(200)
    await page.text()
    return (await figureOf('slow_readers_total')) > 0
  }).finally(() => {
    isOver = true
  })
  await watching
  expect(most).toBeGreaterThan(MEGABYTE)
  // The share of one caller, and what the other has just been sent.
  expect(most).toBeLessThan(12 * MEGABYTE)
  expect(peak() - before).toBeLessThan(250)
  await until('all of it is let go', async () => (await figureOf('unsent_bytes')) === 0)
  for (const reader of readers) reader.destroy()
  figures(`${CROWD.readers} callers that take no answer`, {
    'cut off': await figureOf('slow_readers_total'),
    'megabytes unsent at most': Math.round(most / MEGABYTE),
    'megabytes at most': Math.round(peak()),
  })
})

describe('a request that does not come to its end', () => {
  test('is ended after the time that is set, and changes nothing', async () => {
    await begin({ REQUEST_SECONDS: '2' })
    const token = await tokenOf('admin')
    const { port, host } = new URL(service.base)
    const socket = connect(Number(port), '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    const body = '{"booking_note":"half'
    const started = performance.now()
    socket.write(
      `PATCH /api/v1/fm/clients/${clients[0]} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n${body}`,
    )
    await once(socket, 'close')
    const seconds = (performance.now() - started) / 1000
    expect(text).toMatch(/^(HTTP\/1\.1 408 |$)/)
    expect(seconds).toBeGreaterThan(1.5)
    expect(seconds).toBeLessThan(15)
    await nothingInHand()
    expect((await call(token, 'GET', `/fm/clients/${clients[0]}`)).status).toBe(200)
  })
})
