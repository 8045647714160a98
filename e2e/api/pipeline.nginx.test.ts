import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasNginx, type Running, startNginx } from '../support/between'
import { callerOf, signIn } from '../support/caller'
import { idsOf, openScene, type Scene } from '../support/scene'

const MIB = 1024 * 1024
const PIECE = Buffer.alloc(MIB, ' ')

describe.skipIf(!hasNginx())('behind nginx as it is shipped', () => {
  let scene: Scene
  let nginx: Running
  let base: string
  beforeAll(async () => {
    scene = await openScene()
    nginx = await startNginx(scene.base)
    base = `http://127.0.0.1:${nginx.port}/api/v1`
  })
  afterAll(async () => {
    await nginx.stop()
    await scene.close()
  })

  /** Sends a body without an end for as long as nobody answers. */
  async function sendWithoutEnd(sending: ClientRequest): Promise<IncomingMessage> {
    let isAnswered = false
    const answered = once(sending, 'response').finally(() => {
      isAnswered = true
    })
    const send = async () => {
      for (let sent = 0; sent < 64 * MIB && !isAnswered; sent += MIB) {
        if (!sending.write(PIECE)) await Promise.race([once(sending, 'drain'), answered])
      }
    }
    const [[answer]] = await Promise.all([answered, send()])
    return answer
  }

  test.each([
    ['without a length', { 'transfer-encoding': 'chunked' }],
    ['that says its length', { 'content-length': 1024 * MIB }],
  ])('a body %s is refused by the service while it still comes', async (_, length) => {
    const sending = request(`${base}/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...length },
      timeout: 20_000,
    })
    sending.once('timeout', () => sending.destroy(new Error('it was not answered')))
    sending.flushHeaders()
    const answer = await sendWithoutEnd(sending)
    const told = await json(answer)
    sending.destroy()
    expect([answer.statusCode, told]).toEqual([
      413,
      expect.objectContaining({ code: 'body_too_large', max_bytes: 16_384 }),
    ])
  })

  test('a body of 10 MiB is taken, and so is whoever comes next on its connections', async () => {
    const editor = await signIn(base, 'editor')
    const [client] = await idsOf(scene.database, 'client')
    const raw = `{}${PIECE.toString().repeat(10).slice(2)}`
    const headers = { 'content-type': 'application/json' }
    const { status } = await editor('PATCH', `/fm/clients/${client}`, { raw, headers })
    expect(status).toBe(200)
    expect((await callerOf(base)('GET', '/me')).status).toBe(401)
    expect((await editor('GET', '/me')).status).toBe(200)
  })
})
