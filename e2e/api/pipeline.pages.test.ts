/** What of requests for pages is passed on to what makes them. */
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openScene, type Scene } from '../support/scene'
import { isUnderNext } from '../support/service'

const MAX_BYTES = 64 * 1024
const FORM = '/api/auth/callback/credentials'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())

interface Answer {
  readonly status: number | undefined
  readonly allow: string | undefined
  readonly id: string | undefined
  readonly body: Record<string, unknown> | undefined
}

/** Sends a request with its path as it is written, and its body in pieces. */
const send = (method: string, path: string, pieces: Buffer[] = [], length?: number) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname: host, port } = new URL(scene.base)
    const headers = length === undefined ? {} : { 'content-length': length }
    const call = request({ host, port, method, path, headers, agent: false }, async (answer) => {
      let text = ''
      for await (const chunk of answer) text += chunk
      const { allow, 'x-request-id': id } = answer.headers
      resolve({
        status: answer.statusCode,
        allow,
        id: id as string | undefined,
        body: text ? JSON.parse(text) : undefined,
      })
    })
    call.on('error', reject)
    for (const piece of pieces) call.write(piece)
    call.end()
  })

const refused = (status: number, code: string) => ({
  status,
  id: expect.stringMatching(/./),
  body: { status, code },
})

describe.skipIf(isUnderNext)('requests for pages', () => {
  test.each([
    ['of a length that is told', true],
    ['in chunks', false],
  ])('with a body %s go on up to 64 KB, and no byte above it', async (_, isTold) => {
    const post = (size: number) => {
      const pieces = [Buffer.alloc(size - 1, 'a'), Buffer.alloc(1, 'a')]
      return send('POST', FORM, pieces, isTold ? size : undefined)
    }
    expect((await post(MAX_BYTES)).body).toEqual({ method: 'POST', url: FORM, size: MAX_BYTES })
    const over = await post(MAX_BYTES + 1)
    expect(over).toMatchObject(refused(413, 'body_too_large'))
    expect(over.body).toMatchObject({ max_bytes: MAX_BYTES, instance: FORM })
  })

  test('that bring a body and are no form are held to the same', async () => {
    const long = await send('GET', '/clients', [Buffer.alloc(MAX_BYTES + 1)], MAX_BYTES + 1)
    expect(long).toMatchObject(refused(413, 'body_too_large'))
  })

  test.each(['POST', 'PUT', 'TRACE', 'OPTIONS', 'PROPFIND'])('are never a %s', async (method) => {
    expect(await send(method, '/sign-in')).toMatchObject({
      ...refused(405, 'method_not_allowed'),
      allow: 'GET, HEAD',
    })
  })

  test('are POST too where the console signs in', async () => {
    expect((await send('GET', FORM)).body).toEqual({ method: 'GET', url: FORM, size: 0 })
    expect(await send('DELETE', FORM)).toMatchObject({
      ...refused(405, 'method_not_allowed'),
      allow: 'GET, HEAD, POST',
    })
  })

  test.each(['/%', '/%E0%A4%A', '/clients/%zz', '/api/auth/%', '/%ED%A0%80'])(
    'have a path in UTF-8, which %s is not',
    async (path) => {
      expect(await send('GET', path)).toMatchObject(refused(400, 'malformed_target'))
      const query = `/clients?q=${path.slice(1)}`
      expect((await send('GET', query)).body).toMatchObject({ url: query })
    },
  )
})
