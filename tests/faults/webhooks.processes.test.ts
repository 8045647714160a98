/** Several processes send over one database: each change by one of them, whatever becomes of the others. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Caller, signIn } from '../../e2e/support/caller'
import { type Received, type Receiver, takes } from '../../e2e/support/receiver'
import { until } from '../../e2e/support/scene'
import {
  createDatabase,
  startProcess,
  type TestDatabase,
  type TestService,
} from '../../e2e/support/service'
import { plain, type TestWebhook, Webhooks } from '../../e2e/support/webhookScene'
import { figures } from './support/figures'

const CLIENTS = 6
const WEBHOOKS = 5
/** Longer than a process has a webhook without saying so again. */
const TAKEN_OVER_WITHIN = 60_000

let database: TestDatabase
let services: TestService[] = []
let admin: Caller
let webhooks: Webhooks

const start = () =>
  startProcess(database.url, {
    WEBHOOK_NETWORKS: '127.0.0.0/8',
    WEBHOOK_RETRY_SECONDS: '600',
    LOG_LEVEL: 'fatal',
  })
const baseOf = (service: TestService | undefined) => (service as TestService).base

beforeAll(async () => {
  database = await createDatabase(inject('templateUrl'))
  services = await Promise.all([start(), start()])
  admin = await signIn(baseOf(services[0]), 'admin')
  webhooks = new Webhooks(admin)
})
afterAll(async () => {
  await webhooks.close()
  for (const { process: child } of services) child.kill('SIGCONT')
  for (const service of services) await service.stop()
  await database.drop()
})

const idOf = ({ data }: Received) => data.event_id
const clientPath = (number: number) => `/fm/clients/${10_001 + (number % CLIENTS)}`

/** Who sees to a webhook; null for nobody. */
async function holderOf({ id }: TestWebhook): Promise<string | null> {
  const [row] = await database.query<{ holder: string | null }>(
    'SELECT holder FROM webhook_state WHERE webhook_id = $1 AND held_until > now()',
    [Number(id)],
  )
  return row?.holder ?? null
}

const changesAfter = async (event: number): Promise<string[]> =>
  (
    await database.query<{ event_id: string }>(
      "SELECT event_id::text FROM event WHERE resource = 'client' AND event_id > $1 ORDER BY event.event_id",
      [event],
    )
  ).map(({ event_id }) => event_id)

async function newestEvent(): Promise<number> {
  const [row] = await database.query<{ newest: number }>(
    'SELECT max(event_id)::integer AS newest FROM event',
  )
  return row?.newest ?? 0
}

/** Of each record what came first of each change, in the order in which it came. */
function outOfOrder(received: readonly Received[]): number {
  const newest = new Map<string, number>()
  const seen = new Set<string>()
  let count = 0
  for (const message of received) {
    if (seen.has(message.id)) continue
    seen.add(message.id)
    const event = Number(idOf(message))
    if (event < (newest.get(message.data.id) ?? 0)) count += 1
    newest.set(message.data.id, event)
  }
  return count
}

/** Waits until all changes after an entry have come and are noted. @returns these */
async function allAfter(
  event: number,
  { path, receiver }: TestWebhook,
  by: Caller = admin,
): Promise<string[]> {
  const expected = await changesAfter(event)
  await until(
    'all is delivered',
    async () => {
      const came = new Set(receiver.received.map(idOf))
      if (!expected.every((id) => came.has(id))) return false
      return plain(await by('GET', `${path}/state`)).waiting === 0
    },
    TAKEN_OVER_WITHIN,
  )
  return expected
}

const twiceIn = ({ received }: Receiver): string[] => {
  const ids = received.map(({ id }) => id)
  return ids.filter((id, place) => ids.indexOf(id) < place)
}

test('two processes send each change once between them, those of a record in order', async () => {
  const made: TestWebhook[] = []
  for (let each = 0; each < WEBHOOKS; each += 1) {
    made.push(await webhooks.make({ resources: ['client'] }))
  }
  const before = await newestEvent()
  const other = await signIn(baseOf(services[1]), 'admin')
  const write = async (by: Caller, first: number) => {
    for (let number = 0; number < 40; number += 1) {
      const body = { booking_note: `${first}/${number}` }
      expect((await by('PATCH', clientPath(first + number), { body })).status).toBe(200)
    }
  }
  await Promise.all([write(admin, 0), write(other, 0), write(other, 3)])
  const expected = await changesAfter(before)
  for (const webhook of made) {
    await allAfter(before, webhook)
    const { received } = webhook.receiver
    expect(received.map(idOf).sort()).toEqual([...expected].sort())
    expect(outOfOrder(received)).toBe(0)
  }
  figures('deliveries by two processes', {
    webhooks: WEBHOOKS,
    changes: expected.length,
    sent: made.reduce((sum, { receiver }) => sum + receiver.received.length, 0),
    'twice or out of order': 0,
  })
})

/** A webhook that the first process sees to, with the other not there yet. */
async function heldByFirst(): Promise<TestWebhook> {
  await services[1]?.stop()
  const webhook = await webhooks.make({ resources: ['client'] })
  await until('the first has it', async () => (await holderOf(webhook)) !== null, TAKEN_OVER_WITHIN)
  services[1] = await start()
  return webhook
}

/** A process that stands still, as under a debugger or on a host that is out of memory. */
async function freeze(webhook: TestWebhook): Promise<void> {
  const holder = await holderOf(webhook)
  services[0]?.process.kill('SIGSTOP')
  const other = await signIn(baseOf(services[1]), 'admin')
  await other('PATCH', clientPath(0), { body: { booking_note: 'while it stands still' } })
  await until(
    'the other has taken over',
    async () => ![null, holder].includes(await holderOf(webhook)),
    TAKEN_OVER_WITHIN,
  )
}

test('what a process that stands still had begun comes twice at most, and in order', async () => {
  const webhook = await heldByFirst()
  const { receiver } = webhook
  const before = await newestEvent()
  // Answered late enough that all of these are on their way as the process is stopped.
  const unanswered: (() => void)[] = []
  receiver.behave((message, response) => unanswered.push(() => takes(message, response)))
  for (let number = 0; number < CLIENTS; number += 1) {
    await admin('PATCH', clientPath(number), { body: { booking_note: 'before' } })
  }
  await until('they are on their way', async () => receiver.received.length === CLIENTS)
  const begun = new Set(receiver.received.map(({ id }) => id))
  const other = await signIn(baseOf(services[1]), 'admin')
  for (let number = 0; number < CLIENTS; number += 1) {
    await other('PATCH', clientPath(number), { body: { booking_note: 'behind them' } })
  }
  receiver.behave(takes)
  await freeze(webhook)
  await allAfter(before, webhook, other)
  // Now it hears of answers that came while it stood still, and of its own time that is over.
  services[0]?.process.kill('SIGCONT')
  for (const answer of unanswered) answer()
  for (let number = 0; number < CLIENTS; number += 1) {
    await other('PATCH', clientPath(number), { body: { booking_note: 'after' } })
  }
  const expected = await allAfter(before, webhook, other)
  const ids = new Set(receiver.received.map(idOf))
  expect([...ids].sort()).toEqual(expected.sort())
  expect(outOfOrder(receiver.received)).toBe(0)
  const twice = twiceIn(receiver)
  expect(twice.filter((id) => !begun.has(id))).toEqual([])
  figures('a process that stands still', {
    changes: ids.size,
    'on their way': begun.size,
    twice: twice.length,
    'out of order': 0,
  })
})

test('a process that stood still begins anew, though the other has ended meanwhile', async () => {
  const webhook = await heldByFirst()
  const before = await newestEvent()
  await admin('PATCH', clientPath(0), { body: { booking_note: 'first' } })
  await allAfter(before, webhook)
  await freeze(webhook)
  const other = await signIn(baseOf(services[1]), 'admin')
  for (let number = 0; number < CLIENTS; number += 1) {
    await other('PATCH', clientPath(number), { body: { booking_note: 'by the other' } })
  }
  await allAfter(before, webhook, other)
  // Gives the webhook away, so that nobody has it as the first wakes.
  await services[1]?.stop()
  expect(await holderOf(webhook)).toBeNull()
  services[0]?.process.kill('SIGCONT')
  await admin('PATCH', clientPath(0), { body: { booking_note: 'last' } })
  const expected = await allAfter(before, webhook)
  expect(webhook.receiver.received.map(idOf).sort()).toEqual([...expected].sort())
  expect(outOfOrder(webhook.receiver.received)).toBe(0)
})
