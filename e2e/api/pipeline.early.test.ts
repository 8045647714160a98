/** Answers that go out before the body has come: the rest of it is nobody's next request. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBalanced } from '../support/between'
import { openScene, type Scene } from '../support/scene'

let scene: Scene
beforeAll(async () => {
  scene = await openScene([{}])
})
afterAll(() => scene.close())

const MANY = 4 * 1024 * 1024

/** Sends a head and a little of its body, and then whatever else; all that comes back until the end. */
async function spoken(head: readonly string[], ...rest: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(scene.base)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (bytes) => {
    text += bytes
  })
  socket.write(`${[...head, `Host: ${hostname}`].join('\r\n')}\r\n\r\n{`)
  await once(socket, 'data')
  for (const more of rest) socket.write(more)
  await once(socket, 'end')
  socket.destroy()
  return text
}

const JSON_BODY = 'Content-Type: application/json'

describe.skipIf(isBalanced).each([
  ['whoever is not signed in', `/api/v1/fm/clients/10001`, 401],
  ['an address of nothing', '/api/v1/nothing', 404],
  ['a page', '/no/page/of/this/name', 404],
])('to %s', (_, path, status) => {
  test('an answer before the body has come is the last of its connection', async () => {
    const head = [`PATCH ${path} HTTP/1.1`, JSON_BODY, `Content-Length: ${MANY}`]
    const next = `GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n`
    const answer = await spoken(head, ' '.repeat(MANY - 2), '}', next)
    expect(answer.match(/^HTTP\/1\.1 .*/gm)).toHaveLength(1)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 (${status}|405)`))
    expect(answer).toMatch(/^connection: close/im)
  })

  test('so is one to a body that comes in pieces without end', async () => {
    const head = [`PATCH ${path} HTTP/1.1`, JSON_BODY, 'Transfer-Encoding: chunked']
    const { hostname, port } = new URL(scene.base)
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.on('data', (bytes) => {
      text += bytes
    })
    socket.write(`${[...head, `Host: ${hostname}`].join('\r\n')}\r\n\r\n1\r\n{\r\n`)
    await once(socket, 'end')
    socket.destroy()
    expect(text).toMatch(/^connection: close/im)
  })
})

test('whoever sends all of a large body first still reads why it is refused', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const answer = await fetch(new URL('/api/v1/fm/clients/10001', scene.base), {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: ' '.repeat(MANY),
    })
    expect(answer.status).toBe(401)
    expect((await answer.json()).code).toBe('unauthenticated')
  }
})

test.skipIf(isBalanced)('a call that is refused for its body keeps its connection', async () => {
  const answer = await fetch(new URL('/api/v1/authenticate', scene.base), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"username": 1}',
  })
  expect([answer.status, answer.headers.get('connection')]).toEqual([422, 'keep-alive'])
})
