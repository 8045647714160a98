/** A webhook that was away for longer than the history is kept: nobody believes that it has everything. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { withDatabase } from '@/lib/db/database'
import { forgetBatches } from '@/lib/records/feed/sequence'
import { answers, takes } from '../support/receiver'
import { openWiredScene, until, type WiredScene } from '../support/scene'
import { openWebhookScene, plain, SENDING, sends, type TestWebhook } from '../support/webhookScene'

/** What tells a receiver that changes were lost. */
const LOST = 'webhook.changes_lost'

/**
 * What only the statement that enters deliveries is sent with: its own text comes also, every few
 * seconds, where all that it keeps is how far the feed was read.
 */
const ENTERED = '"message_id":"'

let scene: Awaited<ReturnType<typeof openWebhookScene<WiredScene>>>
beforeAll(async () => {
  scene = await openWebhookScene(openWiredScene(SENDING))
})
afterAll(() => scene.close())

/** Cuts all connections of the service to its database, and waits until it has others. */
async function reconnect() {
  await scene.wire.cut()
  await scene.wire.mend()
  await until('the service is ready again', async () => {
    const { status } = await scene.admin('GET', '/me')
    return status === 200
  })
}

sends('what was entered without an answer is sent once', async () => {
  const webhook = await scene.webhooks.make({ resources: ['client'] })
  const { id, path, receiver } = webhook
  scene.wire.stall('after the commit', ENTERED)
  await scene.webhooks.change()
  await until('it is entered', async () => {
    const entered = await scene.database.query(
      'SELECT FROM webhook_delivery WHERE webhook_id = $1',
      [Number(id)],
    )
    return entered.length > 0
  })
  await reconnect()
  await scene.webhooks.change('/fm/clients/10002')
  await until('both are sent', async () => (await scene.webhooks.stateOf(path)).waiting === 0)
  await until('the second came', async () => receiver.received.at(-1)?.data.id === '10002')
  expect(receiver.received.map(({ data }) => data.id)).toEqual(['10001', '10002'])
  // Of the next one that is stalled nothing else is to be entered.
  await setActive(webhook, false)
})

sends('and also where the webhook is made inactive meanwhile', async () => {
  const webhook = await scene.webhooks.make({ resources: ['client'] })
  const { id, path, receiver } = webhook
  const heldBy = async () => {
    const [row] = await scene.database.query<{ holder: string | null }>(
      'SELECT holder FROM webhook_state WHERE webhook_id = $1',
      [Number(id)],
    )
    return row?.holder ?? null
  }
  await scene.webhooks.change('/fm/clients/10003')
  await until('one is sent', async () => receiver.received.length === 1)
  scene.wire.stall('after the commit', ENTERED)
  await scene.webhooks.change()
  await until('it is entered', async () => (await scene.webhooks.stateOf(path)).waiting === 1)
  await setActive(webhook, false)
  await reconnect()
  await until('nobody sees to it', async () => (await heldBy()) === null)
  await setActive(webhook, true)
  await scene.webhooks.change('/fm/clients/10002')
  await until('both are sent', async () => (await scene.webhooks.stateOf(path)).waiting === 0)
  await until('the last came', async () => receiver.received.at(-1)?.data.id === '10002')
  expect(receiver.received.map(({ data }) => data.id)).toEqual(['10003', '10001', '10002'])
})

const setActive = async ({ path }: TestWebhook, active: boolean) =>
  expect((await scene.admin('PATCH', path, { body: { active } })).status).toBe(200)

const isLeft = ({ id }: TestWebhook) =>
  until('it is left', async () => {
    const [row] = await scene.database.query<{ holder: string | null }>(
      'SELECT holder FROM webhook_state WHERE webhook_id = $1',
      [Number(id)],
    )
    return row?.holder === null
  })

/** Drops all entries before the newest of a client, as keeping history for some days does. */
const dropHistory = () =>
  withConnection(scene.database.url, async (owner) => {
    await owner.query('SET session_replication_role = replica')
    await owner.query(
      "DELETE FROM event WHERE event_id < (SELECT max(event_id) FROM event WHERE resource = 'client')",
    )
  })

describe.each([
  ['entries', dropHistory],
  [
    'entries and batches',
    async () => {
      await dropHistory()
      await withDatabase(scene.database.url, forgetBatches)
    },
  ],
])('where the history has dropped %s that were to be sent', (_, drop) => {
  let away: TestWebhook
  let kept: number

  beforeAll(async () => {
    away = await scene.webhooks.make({ resources: ['client'], include_record: true })
    await setActive(away, false)
    await isLeft(away)
    await scene.webhooks.change()
    await scene.webhooks.change('/fm/clients/10002')
    kept = await scene.webhooks.change('/fm/clients/10003')
    // In the feed before it is dropped, as whatever is days old.
    await scene.admin('GET', '/fm/changes?after=now')
    await drop()
  })

  test('its state says so before anything is sent, and how old the rest is', async () => {
    const state = await scene.webhooks.stateOf(away.path)
    expect(state).toMatchObject({
      state: 'inactive',
      waiting: 0,
      has_lost_changes: true,
      changes_lost_at: null,
    })
    await until('a second is over', async () => {
      const { lag_seconds } = await scene.webhooks.stateOf(away.path)
      return Number(lag_seconds) > 0
    })
  })

  sends('its receiver is told once it goes on, and gets what there is', async () => {
    const { received } = away.receiver
    const isSentOn = () => received.some(({ type }) => type === 'client.updated')
    // Whoever does not take that gets the rest all the same.
    away.receiver.behave((message, response) => {
      const isRefused = message.type === LOST && !isSentOn()
      const answer = isRefused ? answers(503) : takes
      answer(message, response)
    })
    await setActive(away, true)
    await until('both are taken', async () => isSentOn() && received.at(-1)?.type === LOST)
    await until(
      'both are noted',
      async () => (await scene.webhooks.stateOf(away.path)).waiting === 0,
    )
    expect(received[0]?.type).toBe(LOST)
    const told = received.filter(({ type }) => type === LOST)
    expect(new Set(told.map(({ id }) => id)).size).toBe(1)
    expect(told[0]?.data).toEqual({
      resource: 'webhook',
      id: away.id,
      action: 'changes_lost',
      at: expect.any(String),
    })
    const [first, ...others] = received.filter(({ type }) => type === 'client.updated')
    expect(others).toEqual([])
    expect(first?.data).toMatchObject({ id: '10003', record: { finance_limit: kept } })
  })

  sends('its state and its history say that it was', async () => {
    expect(await scene.webhooks.stateOf(away.path)).toMatchObject({
      state: 'delivering',
      has_lost_changes: false,
      changes_lost_at: expect.any(String),
      lag_seconds: 0,
    })
    const { data } = plain(await scene.admin('GET', `${away.path}/events`))
    const [entry, ...others] = data.filter(
      ({ action }: { action: string }) => action === 'changes_passed_over',
    )
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      user: { user_id: '0', display_name: 'The service itself' },
      request_id: expect.stringMatching(/^webhook-/),
      changes: [
        { field: 'passed_over.after', from: null, to: expect.stringMatching(/^\d+$/) },
        { field: 'passed_over.before', from: null, to: expect.stringMatching(/^\d+$/) },
      ],
    })
    const [after, before] = entry.changes.map(({ to }: { to: string }) => Number(to))
    const [oldest] = await scene.database.query<{ id: string }>(
      "SELECT min(event_id)::text AS id FROM event WHERE resource = 'client'",
    )
    expect([after < before, before]).toEqual([true, Number(oldest?.id)])
  })

  test('what was lost is read from a snapshot, from which the feed goes on', async () => {
    const snapshot = plain(
      await scene.admin('GET', '/fm/changes/snapshot?resources=client&limit=200'),
    )
    const [first] = snapshot.data
    const { body } = await scene.admin('GET', '/fm/clients/10001')
    expect(first.record).toMatchObject({
      client_id: '10001',
      finance_limit: Number(String(body.finance_limit)),
    })
    expect((await scene.admin('GET', `/fm/changes?after=${snapshot.position}`)).status).toBe(200)
  })
})

sends(
  'what a process held until long from now, as its database’s clock was ahead, is sent',
  async () => {
    const { id, receiver } = await scene.webhooks.make({ resources: ['client'] })
    await scene.webhooks.change()
    await until('the first came', async () => receiver.received.length === 1)
    await scene.database.query(
      "UPDATE webhook_state SET holder = gen_random_uuid(), held_until = now() + interval '3 hours' WHERE webhook_id = $1",
      [Number(id)],
    )
    await scene.webhooks.change('/fm/clients/10002')
    await until('the second came', async () => receiver.received.at(-1)?.data.id === '10002')
  },
)
