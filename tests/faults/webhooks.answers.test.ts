/** What a receiver does with the ten seconds that it has, for as long as they really are. */
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Behaviour, takes } from '../../e2e/support/receiver'
import { until } from '../../e2e/support/scene'
import { openWebhookScene, plain } from '../../e2e/support/webhookScene'
import { SEND_WITHIN } from '../../lib/webhooks/sending'

let scene: Awaited<ReturnType<typeof openWebhookScene>>
beforeAll(async () => {
  scene = await openWebhookScene()
})
afterAll(() => scene.close())

/** Goes on bit by bit until the other end has had enough. */
function trickle(socket: Socket, begin: () => void, next: () => void) {
  begin()
  const timer = setInterval(next, 200)
  socket.once('close', () => clearInterval(timer))
}

const socketOf = (response: ServerResponse) => response.socket as Socket

const SLOW: readonly (readonly [string, Behaviour])[] = [
  ['never answers', () => {}],
  [
    'sends the head of its answer letter by letter',
    (_, response) => {
      const socket = socketOf(response)
      trickle(
        socket,
        () => socket.write('HTTP/1.1 200 OK\r\nx-slow: '),
        () => socket.write('y'),
      )
    },
  ],
  [
    'sends the body of its answer letter by letter',
    (_, response) => {
      trickle(
        socketOf(response),
        () => response.writeHead(200).flushHeaders(),
        () => response.write('y'),
      )
    },
  ],
]

describe.concurrent('a receiver that', () => {
  test.for(SLOW)('%s is left after ten seconds', async ([, behaviour]) => {
    const { path, receiver } = await scene.webhooks.make({ active: false })
    let ended = 0
    receiver.behave((message, response) => {
      socketOf(response).once('close', () => {
        ended += 1
      })
      behaviour(message, response)
    })
    const answer = await scene.admin('POST', `${path}/test`)
    expect([answer.status, plain(answer)]).toMatchObject([
      200,
      {
        state: 'test_failed',
        last_status: null,
        last_error: 'It did not answer within 10 seconds.',
      },
    ])
    // Timers keep whole milliseconds.
    expect(plain(answer).last_milliseconds).toBeGreaterThanOrEqual(SEND_WITHIN - 1)
    await until('its connection is ended', async () => ended === 1)
  })
})

test('what never gets an answer holds up nothing of other records, and is sent again', async () => {
  const { path, receiver } = await scene.webhooks.make({ resources: ['client'] })
  let isMute = true
  receiver.behave((message, response) => {
    if (message.data.id === '10001' && isMute) return
    takes(message, response)
  })
  await scene.webhooks.change()
  await until('it has come', async () => receiver.received.length === 1)
  for (const id of ['10002', '10003', '10004']) {
    await scene.webhooks.change(`/fm/clients/${id}`)
    await until('another is taken', async () => receiver.received.at(-1)?.data.id === id)
  }
  isMute = false
  await until(
    'all are taken',
    async () => (await scene.webhooks.stateOf(path)).waiting === 0,
    60_000,
  )
  const mute = receiver.received.filter(({ data }) => data.id === '10001')
  expect(mute.length).toBeGreaterThanOrEqual(2)
  expect(new Set(mute.map(({ id }) => id)).size).toBe(1)
  const all = await scene.webhooks.deliveries(path)
  expect(all.map(({ state }) => state)).toEqual(Array(4).fill('delivered'))
})
