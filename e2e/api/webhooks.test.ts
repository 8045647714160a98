import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { type Caller, signIn } from '../support/caller'
import { answers, isSignedBy, type Received, type Receiver, takes } from '../support/receiver'
import { openScene, until } from '../support/scene'
import { LATE } from '../support/steppedClock'
import { addUser } from '../support/users'
import {
  openWebhookScene,
  PATIENCE,
  plain,
  SENDING,
  sends,
  type Webhooks,
} from '../support/webhookScene'

const WEBHOOKS = '/admin/webhooks'
const CLIENT = '/fm/clients/10001'

let scene: Awaited<ReturnType<typeof openWebhookScene>>
let admin: Caller
let webhooks: Webhooks

beforeAll(async () => {
  // The second process is as of a copy that is only looked at, on a machine whose clock is late.
  scene = await openWebhookScene(openScene([SENDING, { ...SENDING, ...LATE, WEBHOOKS: '0' }]))
  admin = scene.admin
  webhooks = scene.webhooks
})
afterAll(() => scene.close())

const webhook: Webhooks['make'] = (more) => webhooks.make(more)
const stateOf: Webhooks['stateOf'] = (path) => webhooks.stateOf(path)
const deliveries: Webhooks['deliveries'] = (...of) => webhooks.deliveries(...of)
const change: Webhooks['change'] = (path) => webhooks.change(path)
/** Has a receiver answer nothing by itself: what comes is answered, with a status, by whoever calls these. */
function holdAnswers(receiver: Receiver): ((status: number) => void)[] {
  const pending: ((status: number) => void)[] = []
  receiver.behave((message, response) => {
    pending.push((status) => answers(status)(message, response))
  })
  return pending
}

const clientIds = async (count: number): Promise<string[]> =>
  (await admin('GET', `/fm/clients?limit=${count}&fields=client_id`)).body.data.map(
    ({ client_id }: { client_id: string }) => client_id,
  )

const eventsOf = (receiver: Receiver) => receiver.received.map(({ data }) => data.event_id)

describe('a delivery', () => {
  sends('is the change of the feed, signed by Standard Webhooks', async () => {
    const { path, receiver, secret } = await webhook({ resources: ['client'] })
    const { position } = (await admin('GET', '/fm/changes?after=now')).body
    await change()
    const [message] = await until('it comes', async () =>
      receiver.received.length > 0 ? receiver.received : undefined,
    )
    const feed = (await admin('GET', `/fm/changes?after=${position}&resources=client`)).body.data
    expect(message?.data).toEqual(feed[0])
    expect(JSON.parse(message?.body ?? '')).toEqual({
      type: 'client.updated',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: feed[0],
    })
    expect(message && isSignedBy(secret, message)).toBe(true)
    expect(message?.headers['content-type']).toBe('application/json')
    await until('it is noted', async () => (await stateOf(path)).waiting === 0)
    expect(await deliveries(path)).toMatchObject([
      { state: 'delivered', attempts: 1, last_status: 204, message_id: message?.id },
    ])
  })

  sends('carries the record where that is wanted', async () => {
    const { receiver } = await webhook({ resources: ['client'], include_record: true })
    const limit = await change()
    await until('it comes', async () => receiver.received.length > 0)
    expect(receiver.received[0]?.data.record).toMatchObject({
      client_id: '10001',
      finance_limit: limit,
    })
  })

  sends(
    'knows how far the record goes that it carries, as an answer of the feed does',
    async () => {
      const { receiver } = await webhook({ resources: ['client'], include_record: true })
      receiver.behave(answers(503))
      await change()
      await until('it was sent', async () => receiver.received.length > 0)
      const first = receiver.received[0]
      const limit = await change()
      const isOfNow = ({ data }: Received) => data.record?.finance_limit === limit
      // An attempt may be on its way with what was there before.
      receiver.behave((message, response) =>
        (isOfNow(message) ? takes : answers(503))(message, response),
      )
      const again = await until('it comes with what is there by now', async () =>
        receiver.received.find((message) => message.id === first?.id && isOfNow(message)),
      )
      const [place, seen] = again.data.position.split('.')
      expect([place, seen]).toEqual([first?.data.position, expect.stringMatching(/^[\w-]{43}$/)])
      expect((await admin('GET', `/fm/changes?after=${again.data.position}`)).status).toBe(200)
    },
  )

  sends(
    'comes of what is of interest and may be read by the role, and of nothing else',
    async () => {
      const { receiver } = await webhook({
        resources: ['client', 'user'],
        fields: ['client.finance_limit'],
      })
      await admin('PATCH', '/admin/users/5', { body: { display_name: 'Mei-Lin Chen-Ray' } })
      await admin('PATCH', CLIENT, { body: { fax: '0255501234' } })
      await admin('PUT', '/fm/contracts/W-1', { body: { client_id: '10001' } })
      await admin('PATCH', '/fm/approvals/88001', { body: { note: 'x' } })
      await change()
      await until('it comes', async () => receiver.received.length > 0)
      const came = await admin('POST', '/fm/clients', { body: { name: 'Client to come' } })
      await until('the new one comes', async () => receiver.received.length > 1)
      expect(receiver.received.map(({ type, data }) => [type, data.id])).toEqual([
        ['client.updated', '10001'],
        ['client.created', came.body.client_id],
      ])
    },
  )

  sends('is signed by both secrets while one follows the other', async () => {
    const { path, receiver, secret } = await webhook({ resources: ['client'] })
    const second = await admin('POST', `${path}/secrets`, { body: { overlap_seconds: 60 } })
    expect(second.status).toBe(201)
    await change()
    const message = await until('it comes', async () => receiver.received[0])
    expect(isSignedBy(secret, message)).toBe(true)
    expect(isSignedBy(second.body.secret, message)).toBe(true)
    const third = await admin('POST', `${path}/secrets`, { body: { overlap_seconds: 0 } })
    await until('the former sign no more', async () => {
      await change()
      const last = receiver.received.at(-1)
      return last && isSignedBy(third.body.secret, last) && !isSignedBy(secret, last)
    })
    expect((await stateOf(path)).secrets).toHaveLength(1)
    const stored = await scene.database.query('SELECT s::text FROM webhook_secret s')
    expect(JSON.stringify(stored)).not.toContain(third.body.secret)
    const history = (await admin('GET', `${path}/events`)).text
    expect(history).toContain('secret_made')
    expect(history).not.toContain('whsec_')
  })

  sends('is signed by the former secret for as long as was said, wherever that was', async () => {
    const { path, receiver, secret } = await webhook({ resources: ['client'] })
    const elsewhere = await scene.as('admin', 1)
    const second = await elsewhere('POST', `${path}/secrets`, { body: { overlap_seconds: 60 } })
    expect(second.status).toBe(201)
    expect((await stateOf(path)).secrets).toHaveLength(2)
    const message = await until('it is signed by the new one', async () => {
      await change()
      const last = receiver.received.at(-1)
      return last && isSignedBy(second.body.secret, last) ? last : undefined
    })
    expect(isSignedBy(secret, message)).toBe(true)
  })
})

describe('a receiver that fails', () => {
  sends('is tried again, in the order of each record, while other records go on', async () => {
    const { path, receiver } = await webhook({ resources: ['client'] })
    let refused = 0
    let isOtherTaken = false
    receiver.behave(({ data }, response) => {
      // However late the other change is made, this one waits for it.
      if (data.id === '10001' && (refused < 3 || !isOtherTaken)) {
        refused += 1
        return answers(500)({} as never, response)
      }
      isOtherTaken ||= data.id === '10002'
      takes({} as never, response)
    })
    await change()
    await change()
    await change('/fm/clients/10002')
    await until('all are taken', async () => {
      const all = await deliveries(path)
      return all.length === 3 && all.every(({ state }) => state === 'delivered')
    })
    const ids = receiver.received.filter(({ data }) => data.id === '10001').map(({ id }) => id)
    expect(ids.slice(0, refused + 1)).toEqual(Array(refused + 1).fill(ids[0]))
    expect(ids.length).toBe(refused + 2)
    expect(new Set(eventsOf(receiver)).size).toBe(3)
    const other = receiver.received.findIndex(({ data }) => data.id === '10002')
    const before = receiver.received.slice(0, other)
    expect(before.map(({ id }) => id)).not.toContain(ids.at(-1))
  })

  sends(
    'has what it never takes parked, is stopped, and gets it once somebody replays',
    async () => {
      const { path, receiver } = await webhook({ resources: ['client'] })
      receiver.behave(answers(503, { 'content-type': 'text/plain' }))
      await change()
      const stopped = await until(
        'it is stopped',
        async () => {
          const state = await stateOf(path)
          return state.state === 'stopped' && state
        },
        PATIENCE * 4000,
      )
      expect(stopped).toMatchObject({ parked: 1, stopped_because: expect.stringMatching(/\.$/) })
      const [parked] = await deliveries(path, '?state=parked')
      expect(parked).toMatchObject({
        last_status: 503,
        last_answer: 'said in words',
        last_error: 'It answered 503.',
      })
      const tried = receiver.received.length
      expect(tried).toBeGreaterThan(5)
      await change()
      receiver.behave(takes)
      const again = await admin('POST', `${path}/replay`, { body: { state: 'parked' } })
      expect([again.status, again.body]).toMatchObject([200, { replayed: { value: '1' } }])
      await until(
        'both come',
        async () => (await stateOf(path)).waiting === 0 && receiver.received.length >= tried + 2,
      )
      const [first, second] = receiver.received.slice(tried)
      expect(first?.id).toBe(parked?.message_id)
      expect(Number(second?.data.event_id)).toBeGreaterThan(Number(first?.data.event_id))
      expect((await stateOf(path)).state).toBe('delivering')
    },
  )

  sends('that says when is sent nothing sooner', async () => {
    for (const when of [() => '3', () => new Date(Date.now() + 4000).toUTCString()]) {
      const { path, receiver } = await webhook({ resources: ['client'] })
      receiver.behave((message, response) =>
        answers(503, { 'retry-after': when() })(message, response),
      )
      await change()
      const tried = await until('it was tried', async () =>
        (await deliveries(path)).find(({ attempts }) => attempts === 1),
      )
      expect(Date.parse(String(tried.next_at)) - Date.parse(String(tried.last_at))).toBeGreaterThan(
        1500,
      )
    }
  })

  sends('that says it is gone is sent nothing more until its address is another', async () => {
    const { path, receiver } = await webhook({ resources: ['client'] })
    receiver.behave(answers(410))
    await change()
    await until('it is stopped', async () => (await stateOf(path)).state === 'stopped')
    receiver.behave(takes)
    const url = `${receiver.url}/new`
    expect((await admin('PATCH', path, { body: { url } })).status).toBe(200)
    await until('it comes', async () => receiver.received.at(-1)?.path === '/changes/new')
  })

  sends('says in its history why it was stopped, and who had it go on by a test', async () => {
    const { path, receiver } = await webhook({ resources: ['client'] })
    receiver.behave(answers(410))
    await change()
    await until('it is stopped', async () => (await stateOf(path)).state === 'stopped')
    expect((await admin('POST', `${path}/test`)).body.state).toBe('test_failed')
    receiver.behave(takes)
    expect((await admin('POST', `${path}/test`)).body.state).toBe('delivered')
    await until('it comes', async () => (await stateOf(path)).waiting === 0)
    const { data } = (await admin('GET', `${path}/events?limit=3`)).body
    const because = 'The receiver answered 410: it is gone.'
    const { user_id, display_name } = (await admin('GET', '/me')).body.user
    const me = { user_id, display_name }
    expect(data).toMatchObject([
      {
        ...{ action: 'test_sent', user: me },
        changes: [
          { field: 'test', from: null, to: 'delivered' },
          { field: 'stopped_because', from: because, to: null },
        ],
      },
      {
        ...{ action: 'test_sent', user: me },
        changes: [{ field: 'test', from: null, to: 'test_failed' }],
      },
      {
        ...{ action: 'stopped', user: { user_id: '0' } },
        changes: [{ field: 'stopped_because', from: null, to: because }],
      },
    ])
  })

  sends('that says it is gone stays so, however what was on its way ends', async () => {
    const { path, receiver } = await webhook({ resources: ['client'] })
    const pending = holdAnswers(receiver)
    const ids = await clientIds(8)
    const body = ids.map((client_id) => ({ client_id, booking_note: 'all at once' }))
    expect((await admin('PATCH', '/fm/clients', { body })).status).toBe(200)
    await until('all are on their way', async () => pending.length === 8)
    pending.shift()?.(410)
    await until('it is stopped', async () => (await stateOf(path)).state === 'stopped')
    for (const answer of pending) answer(500)
    await until('all are noted', async () => (await stateOf(path)).failures === 8)
    expect(await stateOf(path)).toMatchObject({
      state: 'stopped',
      stopped_because: 'The receiver answered 410: it is gone.',
    })
    expect(receiver.received).toHaveLength(8)
  })

  sends('that never takes one record, however often it is changed, gets the others', async () => {
    const { id, path, receiver } = await webhook({ resources: ['client'] })
    receiver.behave((message, response) =>
      (message.data.id === '10001' ? answers(422) : takes)(message, response),
    )
    await change()
    await until('it was tried', async () => (await stateOf(path)).failures !== 0)
    await scene.database.query(
      `INSERT INTO webhook_delivery (webhook_id, message_id, resource, record_id, action, entry, batch, event_id, at, state)
        SELECT webhook_id, message_id || n, resource, record_id, action, entry, batch, event_id, at, state
        FROM webhook_delivery CROSS JOIN generate_series(1, 4000) n WHERE webhook_id = $1`,
      [Number(id)],
    )
    await change('/fm/clients/10002')
    await until('the other comes', async () =>
      receiver.received.some(({ data }) => data.id === '10002'),
    )
    await until('all of the one wait', async () => (await stateOf(path)).waiting === 4001)
  })

  sends('is not judged by what its former address answers late', async () => {
    const { path, receiver } = await webhook({ resources: ['client'] })
    const pending = holdAnswers(receiver)
    await change()
    await until('it is on its way', async () => pending.length === 1)
    receiver.behave(takes)
    expect((await admin('PATCH', path, { body: { url: `${receiver.url}/new` } })).status).toBe(200)
    pending[0]?.(410)
    await until(
      'it is taken where it leads to now',
      async () => (await stateOf(path)).waiting === 0,
    )
    expect(receiver.received.map((message) => message.path)).toEqual(['/changes', '/changes/new'])
    expect(await stateOf(path)).toMatchObject({
      state: 'delivering',
      failures: 0,
      stopped_at: null,
    })
    expect(await deliveries(path)).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })

  sends('goes on by no test that its former address takes late', async () => {
    const { path, receiver } = await webhook({ resources: ['client'] })
    const pending = holdAnswers(receiver)
    const tested = admin('POST', `${path}/test`)
    await until('the test is on its way', async () => pending.length === 1)
    receiver.behave(answers(410))
    expect((await admin('PATCH', path, { body: { url: `${receiver.url}/new` } })).status).toBe(200)
    await change()
    await until('it is stopped', async () => (await stateOf(path)).state === 'stopped')
    pending[0]?.(204)
    expect((await tested).body.state).toBe('delivered')
    expect((await stateOf(path)).state).toBe('stopped')
  })

  sends('has nothing parked that somebody sends again while it is on its way', async () => {
    const { id, path, receiver } = await webhook({ resources: ['client'] })
    receiver.behave(answers(503))
    await change()
    await until('it was tried', async () => (await stateOf(path)).failures !== 0)
    const pending = holdAnswers(receiver)
    await scene.database.query(
      "UPDATE webhook_delivery SET first_at = now() - interval '1 hour', next_at = NULL WHERE webhook_id = $1",
      [Number(id)],
    )
    await until('its last attempt is on its way', async () => pending.length === 1)
    const [delivery] = await deliveries(path)
    receiver.behave(takes)
    expect((await admin('POST', `${path}/deliveries/${delivery?.delivery_id}/replay`)).status).toBe(
      200,
    )
    pending[0]?.(503)
    await until('it is taken', async () => (await stateOf(path)).waiting === 0)
    expect(await deliveries(path)).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })

  test.each([
    ['redirects', answers(302, { location: 'http://127.0.0.1:1/' }), /redirects are not followed/],
    [
      'ends half-way',
      (_: unknown, response: import('node:http').ServerResponse) => {
        response.writeHead(200, { 'content-length': '100' })
        response.write('half')
        setTimeout(() => response.destroy(), 20)
      },
      /ended the connection/,
    ],
    [
      'goes over to another protocol',
      (_: unknown, { socket }: import('node:http').ServerResponse) => {
        socket?.write(
          'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
        )
      },
      /^It answered 101\.$/,
    ],
  ])('%s, and its answer counts as a failure', async (_, behaviour, words) => {
    const { path, receiver } = await webhook({ resources: ['client'] })
    receiver.behave(behaviour)
    const test = await admin('POST', `${path}/test`)
    expect([test.status, test.body.state]).toEqual([200, 'test_failed'])
    expect(test.body.last_error).toMatch(words)
    expect(receiver.received).toHaveLength(1)
  })

  test('answers without end, and is read to 64 KB', async () => {
    const { path, receiver } = await webhook({ resources: ['client'] })
    let sent = 0
    receiver.behave((_, response) => {
      response.writeHead(200)
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536))) sent += 65_536
      }
      response.on('drain', more)
      more()
    })
    const test = await admin('POST', `${path}/test`)
    expect(plain(test)).toMatchObject({ state: 'delivered', last_status: 200 })
    expect(test.body.last_answer).toHaveLength(1024)
    expect(sent).toBeLessThan(20_000_000)
  })
})

describe('what is asked of a webhook', () => {
  test('a test is sent at once, signed, and told of', async () => {
    const { id, path, receiver, secret } = await webhook({ active: false })
    const answer = await admin('POST', `${path}/test`)
    expect(plain(answer)).toMatchObject({ state: 'delivered', last_status: 204, attempts: 1 })
    const [message] = receiver.received
    expect(message).toMatchObject({ type: 'webhook.test', data: { id, name: webhooks.lastName } })
    expect(message && isSignedBy(secret, message)).toBe(true)
    expect((await stateOf(path)).state).toBe('inactive')
  })

  test('a test of one that is deleted meanwhile is told that there is none', async () => {
    const { path, receiver } = await webhook({ active: false })
    let answer = () => {}
    receiver.behave((message, response) => {
      answer = () => takes(message, response)
    })
    const tested = admin('POST', `${path}/test`)
    await until('it is sent', async () => receiver.received.length === 1)
    expect((await admin('DELETE', path)).status).toBe(204)
    answer()
    const { status, body } = await tested
    expect([status, body.code]).toEqual([404, 'record_not_found'])
  })

  test('an installation that sends nothing sends no test either', async () => {
    const { path, receiver } = await webhook({ active: false })
    const copy = await scene.as('admin', 1)
    const { status, body } = await copy('POST', `${path}/test`)
    expect([status, body.code]).toEqual([409, 'conflict'])
    expect(body.detail).toContain('WEBHOOKS')
    expect((await admin('PATCH', path, { body: { active: true } })).status).toBe(200)
    expect((await copy('GET', `${path}/state`)).body.state).toBe('off')
    expect(receiver.received).toEqual([])
  })

  sends('one delivery, a span of time and a span of the feed are sent again', async () => {
    const { path, receiver } = await webhook({ resources: ['client'] })
    for (let each = 0; each < 4; each += 1) await change()
    await until('all come', async () => (await deliveries(path, '?state=delivered')).length === 4)
    const sent = receiver.received.map(({ id, data, body }) => ({
      ...data,
      id,
      // To the millisecond, as the call takes it.
      at: JSON.parse(body).timestamp as string,
    }))
    const again = async (body: object, at = `${path}/replay`) => {
      const before = receiver.received.length
      const answer = await admin('POST', at, Object.keys(body).length > 0 ? { body } : {})
      expect(answer.status).toBe(200)
      const { replayed } = plain(answer)
      await until('they come', async () => receiver.received.length === before + replayed)
      await until('they are noted', async () => (await stateOf(path)).waiting === 0)
      return receiver.received.slice(before).map(({ id }) => id)
    }
    const oldest = (await deliveries(path)).at(-1)
    expect(await again({}, `${path}/deliveries/${oldest?.delivery_id}/replay`)).toEqual([
      sent[0]?.id,
    ])
    const span = { after: sent[0]?.position, through: sent[2]?.position }
    expect(await again(span)).toEqual([sent[1]?.id, sent[2]?.id])
    expect(await again({ from: sent[2]?.at })).toEqual([sent[2]?.id, sent[3]?.id])
    expect(await again({ from: sent[0]?.at, until: sent[1]?.at })).toEqual([sent[0]?.id])
    const history = (await admin('GET', `${path}/events`)).body.data
    expect(history[0]).toMatchObject({ action: 'deliveries_replayed' })
  })

  test.each([
    [{}, ''],
    [{ until: '2026-11-20T10:15:00Z' }, ''],
    [{ from: '2026-11-20T10:15:00Z', after: 'x' }, '/after'],
    [{ from: '2026-11-20T10:15:00' }, '/from'],
    [{ state: 'delivered' }, '/state'],
  ])('%j says nothing that could be sent again', async (body, pointer) => {
    const answer = await admin('POST', `${WEBHOOKS}/1/replay`, { body })
    expect([answer.status, answer.body.errors[0].pointer]).toEqual([422, pointer])
  })

  sends('pages of deliveries follow each other', async () => {
    const { path } = await webhook({ resources: ['client'] })
    for (let each = 0; each < 3; each += 1) await change()
    await until('all come', async () => (await deliveries(path)).length === 3)
    const first = (await admin('GET', `${path}/deliveries?limit=2`)).body
    const second = (await admin('GET', `${path}/deliveries?limit=2&cursor=${first.next_cursor}`))
      .body
    expect([first.data.length, second.data.length, second.next_cursor]).toEqual([2, 1, null])
  })

  sends('nothing is sent while it is inactive, and all of it once it is active', async () => {
    const { path, receiver } = await webhook({ resources: ['client'] })
    await admin('PATCH', path, { body: { active: false } })
    await until('it is left', async () => {
      const [row] = await scene.database.query(
        'SELECT holder FROM webhook_state WHERE webhook_id = $1',
        [Number(path.split('/').at(-1))],
      )
      return row?.holder === null
    })
    await change()
    expect((await stateOf(path)).state).toBe('inactive')
    await admin('PATCH', path, { body: { active: true } })
    await until('it comes', async () => receiver.received.length === 1)
  })
})

sends('whoever removes a webhook waits for none of its changes, nor they for it', async () => {
  const { id, path, receiver } = await webhook({ resources: ['client'] })
  await withConnection(scene.database.url, async (remover) => {
    await remover.query('BEGIN')
    await remover.query('SELECT FROM webhook WHERE webhook_id = $1 FOR UPDATE', [id])
    await change()
    await until('the change waits for the webhook', async () => {
      const waiting = await scene.database.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%INSERT INTO webhook_delivery%'",
      )
      return waiting.length > 0
    })
    await remover.query('DELETE FROM webhook_state WHERE webhook_id = $1', [id])
    await remover.query('ROLLBACK')
  })
  await until('it comes', async () => receiver.received.length === 1)
  expect((await admin('DELETE', path)).status).toBe(204)
})

describe('what a webhook waits for', () => {
  test('is of the kinds of which something is sent, as they are by then', async () => {
    const { id, path } = await webhook({ active: false, fields: ['client.fax', 'approval.notes'] })
    const refused = await admin('PATCH', path, { body: { resources: ['approval'] } })
    expect(refused.body.errors).toMatchObject([{ pointer: '/fields/0', code: 'not_allowed' }])
    const own = { resources: ['approval'], fields: ['approval.notes'] }
    expect((await admin('PATCH', path, { body: own })).status).toBe(200)
    const other = { ...own, name: 'Waits in vain', url: 'https://192.0.2.1/', role_id: '1' }
    const made = await admin('POST', WEBHOOKS, { body: { ...other, fields: ['client.fax'] } })
    expect(made.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toContain(
      '/fields/0',
    )
    // One from before that was refused can be changed in all else.
    await scene.database.query("UPDATE webhook SET fields = '{client.fax}' WHERE webhook_id = $1", [
      id,
    ])
    expect((await admin('PATCH', path, { body: { note: 'Kept' } })).status).toBe(200)
  })

  test('is told by a name', async () => {
    const { path } = await webhook({ active: false })
    const unnamed = await admin('PATCH', path, { body: { name: '   ' } })
    expect(unnamed.body.errors).toMatchObject([{ pointer: '/name', code: 'invalid_text' }])
  })
})

describe('a webhook that is made inactive', () => {
  sends('sends what waits once it is active again, and nothing before', async () => {
    const { id, path, receiver } = await webhook({ resources: ['client'] })
    receiver.behave(answers(503))
    await change()
    await until('it was tried', async () => receiver.received.length > 0)
    expect((await admin('PATCH', path, { body: { active: false } })).status).toBe(200)
    await until('it is left', async () => {
      const text = 'SELECT holder FROM webhook_state WHERE webhook_id = $1'
      const [row] = await scene.database.query<{ holder: string | null }>(text, [Number(id)])
      return row?.holder === null
    })
    const tried = receiver.received.length
    receiver.behave(takes)
    const again = await admin('POST', `${path}/replay`, { body: { from: '2000-01-01T00:00:00Z' } })
    expect(plain(again)).toEqual({ replayed: 1 })
    // Another webhook is sent to meanwhile, by the same process.
    const other = await webhook({ resources: ['client'] })
    await change()
    await until('the other has its own', async () => other.receiver.received.length === 1)
    expect(await stateOf(path)).toMatchObject({ state: 'inactive', waiting: 1 })
    expect(receiver.received).toHaveLength(tried)
    expect((await admin('PATCH', path, { body: { active: true } })).status).toBe(200)
    await until('both come', async () => receiver.received.length === tried + 2)
  })
})

describe('an address', () => {
  test.each([
    ['http://8.8.8.8/', 'takes https:// addresses alone'],
    ['https://10.0.0.1/', '10.0.0.1'],
    ['https://192.168.1.1:8443/', '192.168.1.1'],
    ['https://169.254.169.254/latest/meta-data', '169.254.169.254'],
    ['https://[::1]/', '::1'],
    ['https://[::ffff:10.0.0.1]/', 'a00:1'],
    ['https://[fd00::1]/', 'fd00::1'],
    ['https://[64:ff9b::a00:1]/', '64:ff9b::a00:1'],
    ['https://0x0a.1/', '10.0.0.1'],
    ['https://167772161/', '10.0.0.1'],
    ['https://0/', '0.0.0.0'],
  ])('%s is refused with the rule', async (url, rule) => {
    const body = { name: 'Refused', url, role_id: '3' }
    const answer = await admin('POST', WEBHOOKS, { body })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual([
      { pointer: '/url', code: 'not_allowed', message: expect.stringContaining(rule) },
    ])
  })

  test('that somebody wrote past the service is not connected to', async () => {
    const { id, path } = await webhook({ active: false })
    await scene.database.query(
      "UPDATE webhook SET url = 'http://10.0.0.1/' WHERE webhook_id = $1",
      [Number(id)],
    )
    const answer = await admin('POST', `${path}/test`)
    expect(answer.body).toMatchObject({
      state: 'test_failed',
      last_status: null,
      last_error: expect.stringContaining('10.0.0.1'),
    })
  })

  test('that has come to be refused keeps nobody from changing the rest', async () => {
    const { id, path } = await webhook({ active: false })
    const url = 'http://10.0.0.1/'
    await scene.database.query('UPDATE webhook SET url = $2 WHERE webhook_id = $1', [
      Number(id),
      url,
    ])
    const kept = await admin('PATCH', path, { body: { url, note: 'Moves in May' } })
    expect([kept.status, kept.body.url, kept.body.note]).toEqual([200, url, 'Moves in May'])
    const refused = await admin('PATCH', path, { body: { url: `${url}other` } })
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ pointer: '/url' }]])
  })
})

describe('whoever may not read something', () => {
  test('has no webhook send it', async () => {
    const role = await admin('POST', '/admin/roles', {
      body: { name: 'Webhooks alone', permissions: ['Webhooks:Manage', 'Clients:Read'] },
    })
    await admin('PATCH', '/admin/users/2', { body: { role_id: role.body.role_id } })
    const editor = await scene.as('editor')
    const body = { name: 'Theirs', url: 'https://receiver.example/', role_id: '3' }
    const refused = await editor('POST', WEBHOOKS, { body })
    expect([refused.status, refused.body.required_permission]).toEqual([403, 'Codes:Read'])
    const { path } = await webhook({ active: false })
    for (const [method, at, sent] of [
      ['PATCH', path, { url: 'https://elsewhere.example/' }],
      ['PATCH', path, { active: true }],
      ['POST', `${path}/secrets`, {}],
    ] as const) {
      const answer = await editor(method, at, { body: sent })
      expect([method, at, answer.status]).toEqual([method, at, 403])
    }
    expect((await editor('PATCH', path, { body: { note: 'x' } })).status).toBe(200)
    expect((await editor('GET', `${path}/state`)).status).toBe(200)
  })

  sends('is not told by deliveries what was changed, nor what was answered to it', async () => {
    const role = await admin('POST', '/admin/roles', {
      body: { name: 'Looks after webhooks', permissions: ['Webhooks:Manage', 'Clients:Read'] },
    })
    const password = 'a long enough passphrase'
    const { name } = await addUser(admin, password, role.body.role_id)
    const keeper = await signIn(scene.base, name, password)
    const { path, receiver } = await webhook({ resources: ['client', 'approval'] })
    receiver.behave((_, response) => response.writeHead(200).end('Took it'))
    await change()
    await admin('PATCH', '/fm/approvals/88001', { body: { notes: 'Unseen' } })
    await until('both come', async () => (await deliveries(path, '?state=delivered')).length === 2)
    const told = async (by: Caller) =>
      (await by('GET', `${path}/deliveries`)).body.data.map(
        ({ resource, id, action, last_answer }: Record<string, unknown>) => [
          ...[resource, id, action, last_answer],
        ],
      )
    const ofClient = ['client', '10001', 'updated', 'Took it']
    const ofApproval = ['approval', '88001', 'updated', 'Took it']
    expect(await told(admin)).toEqual(expect.arrayContaining([ofClient, ofApproval]))
    expect(await told(keeper)).toEqual(expect.arrayContaining([ofClient, [null, null, null, null]]))
  })

  sends('is sent nothing that its role may not read by now, waiting or asked for', async () => {
    const role = await admin('POST', '/admin/roles', {
      body: { name: 'Ledger', permissions: ['Clients:Read', 'Approvals:Read'] },
    })
    const at = `/admin/roles/${role.body.role_id}`
    const may = async (...permissions: string[]) =>
      expect((await admin('PATCH', at, { body: { permissions } })).status).toBe(200)
    const { path, receiver } = await webhook({
      role_id: role.body.role_id,
      resources: ['client', 'approval'],
      include_record: true,
    })
    receiver.behave(answers(503))
    await change()
    const waiting = await until('it was tried', async () => {
      const [first] = await deliveries(path)
      return first && first.attempts !== 0 && first
    })
    await may('Approvals:Read')
    await until('it is withdrawn', async () => {
      const [first] = await deliveries(path, '?state=withdrawn')
      return first?.message_id === waiting.message_id
    })
    // What was on its way meanwhile has come.
    const isClient = ({ data }: { data: { resource: string } }) => data.resource === 'client'
    const sent = receiver.received.filter(isClient).length
    receiver.behave(takes)
    const one = `${path}/deliveries/${waiting.delivery_id}/replay`
    const refused = await admin('POST', one)
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
    expect(refused.body.detail).toContain('client')
    const none = await admin('POST', `${path}/replay`, { body: { from: '2000-01-01T00:00:00Z' } })
    expect(plain(none)).toEqual({ replayed: 0 })
    await change()
    await admin('PATCH', '/fm/approvals/88001', { body: { notes: 'After the right is gone' } })
    await until('what it may read comes', async () =>
      receiver.received.some(({ data }) => data.resource === 'approval'),
    )
    expect(receiver.received.filter(isClient)).toHaveLength(sent)
    await may('Approvals:Read', 'Clients:Read')
    expect((await admin('POST', one)).status).toBe(200)
    await until('it comes', async () => receiver.received.filter(isClient).length > sent)
    expect(receiver.received.filter(isClient)[sent]?.id).toBe(waiting.message_id)
  })
})
