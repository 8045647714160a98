import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Caller, signIn } from '../../e2e/support/caller'
import {
  type Behaviour,
  isSignedBy,
  openReceiver,
  type Received,
  type Receiver,
  takes,
} from '../../e2e/support/receiver'
import { until } from '../../e2e/support/scene'
import {
  createDatabase,
  startProcess,
  type TestDatabase,
  type TestService,
} from '../../e2e/support/service'
import { figures, rounds } from './support/figures'

const CLIENTS = 12
const WRITERS = 4
/** For how long changes are made, in seconds. */
const SECONDS = Number(process.env.WEBHOOK_SECONDS ?? (rounds(1) > 1 ? 60 : 8))
/** So many changes at least: fewer would prove little. */
const LEAST = 50
/** How long a delivery is tried: longer than any of these faults lasts. */
const PATIENCE = SECONDS + 120

let database: TestDatabase
let receiver: Receiver
let services: TestService[] = []
const start = () =>
  startProcess(database.url, {
    WEBHOOK_NETWORKS: '127.0.0.0/8',
    WEBHOOK_RETRY_SECONDS: String(PATIENCE),
    LOG_LEVEL: 'fatal',
  })

beforeAll(async () => {
  database = await createDatabase(inject('templateUrl'))
  receiver = await openReceiver()
  services = await Promise.all([start(), start()])
})
afterAll(async () => {
  for (const service of services) await service.stop()
  await receiver.kill()
  await database.drop()
})

/** What the receiver says that it took, in the order in which it did. */
const taken: Received[] = []
/** What it took and did not say so, or said in part. */
let unsaid = 0

const taking: Behaviour = (message, response) => {
  taken.push(message)
  takes(message, response)
}
/** Every way in which a receiver fails, or lies. */
const FAULTS: readonly Behaviour[] = [
  (_, response) => response.writeHead(503).end('Closed'),
  (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  // Ends without a word, after it has taken it or before.
  (message, response) => {
    if (randomInt(2)) {
      taken.push(message)
      unsaid += 1
    }
    response.destroy()
  },
  // Breaks off in the middle of its answer, having taken it.
  (message, response) => {
    taken.push(message)
    unsaid += 1
    response.writeHead(200, { 'content-length': '100' }).write('half')
    setTimeout(() => response.destroy(), 5)
  },
  // Slow, garbage, and too much.
  (message, response) => void setTimeout(() => taking(message, response), randomInt(400)),
  (message, response) => {
    taken.push(message)
    response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(5000, 0xfe))
  },
  (message, response) => {
    taken.push(message)
    response.writeHead(200).end(Buffer.alloc(200_000, 'x'))
  },
]

test('every change comes, those of a record in order, whatever becomes of receiver and service', {
  timeout: (PATIENCE + 60) * 1000,
}, async () => {
  const caller = (): Promise<Caller> => signIn(services[1]?.base as string, 'admin')
  let admin = await caller()
  const made = await admin('POST', '/admin/webhooks', {
    body: { name: 'Faulty', url: receiver.url, role_id: '3', resources: ['client'] },
  })
  const path = `/admin/webhooks/${made.body.webhook_id}`
  const { secret } = (await admin('POST', `${path}/secrets`)).body
  receiver.behave((message, response) => {
    const fault = randomInt(3) === 0 ? FAULTS[randomInt(FAULTS.length)] : taking
    fault?.(message, response)
  })

  const end = performance.now() + SECONDS * 1000
  let written = 0
  // On a slow machine it takes longer until there is something to lose.
  const goesOn = () => performance.now() < end || written <= LEAST
  const write = async (writer: number) => {
    for (let number = 0; goesOn(); number += 1) {
      const id = 10_001 + ((writer + number * WRITERS) % CLIENTS)
      const body = { booking_note: `${writer}/${number}` }
      const { status } = await admin('PATCH', `/fm/clients/${id}`, { body })
      if (status === 200) written += 1
      await pause(randomInt(40))
    }
  }
  let kills = 0
  let downs = 0
  const disturb = async () => {
    while (goesOn()) {
      await pause(SECONDS * 200)
      // The one that nobody calls: where it sees to the webhook, the other has to follow.
      services[0]?.process.kill('SIGKILL')
      services[0] = await start()
      kills += 1
      await receiver.kill()
      downs += 1
      await pause(randomInt(1500))
      await receiver.open()
    }
  }
  await Promise.all([disturb(), ...Array.from({ length: WRITERS }, (_, writer) => write(writer))])
  // One that ends in order while much waits, and one that is killed as it holds the webhook.
  await services[0]?.stop()
  services[0] = await start()
  const [held] = await database.query<{ n: number }>(
    'SELECT count(*)::integer AS n FROM webhook_state WHERE held_until > now()',
  )
  services[1]?.process.kill('SIGKILL')
  kills += held?.n ?? 0
  services[1] = await start()
  admin = await caller()

  const expected = await database.query<{ event_id: string }>(
    "SELECT event_id::text FROM event WHERE resource = 'client' AND request_id NOT LIKE 'seed-%' ORDER BY event.event_id",
  )
  receiver.behave(taking)
  await until(
    'all are delivered',
    async () => {
      const came = new Set(taken.map(({ data }) => data.event_id))
      if (!expected.every(({ event_id }) => came.has(event_id))) return false
      return JSON.parse((await admin('GET', `${path}/state`)).text).waiting === 0
    },
    PATIENCE * 1000,
  )

  const first = new Map<string, Received>()
  for (const message of taken) if (!first.has(message.id)) first.set(message.id, message)
  const newest = new Map<string, number>()
  let outOfOrder = 0
  for (const { data } of first.values()) {
    const event = Number(data.event_id)
    if (event < (newest.get(data.id) ?? 0)) outOfOrder += 1
    newest.set(data.id, event)
  }
  const events = [...first.values()].map(({ data }) => data.event_id)
  expect(events.length).toBeGreaterThan(LEAST)
  expect(events.map(Number).sort((a, b) => a - b)).toEqual(
    expected.map(({ event_id }) => Number(event_id)),
  )
  expect(outOfOrder).toBe(0)
  expect(taken.every((message) => isSignedBy(secret, message))).toBe(true)
  const [counted] = await database.query<Record<'retried' | 'parked', number>>(
    "SELECT (count(*) FILTER (WHERE attempts > 1))::integer AS retried, (count(*) FILTER (WHERE state = 'parked'))::integer AS parked FROM webhook_delivery",
  )
  expect(counted?.parked).toBe(0)
  figures('deliveries under faults', {
    changes: expected.length,
    sent: receiver.received.length,
    retried: counted?.retried ?? 0,
    parked: counted?.parked ?? 0,
    twice: taken.length - first.size,
    unsaid,
    'out of order': outOfOrder,
    kills,
    downs,
  })
})
