/** Bodies that break off before their end: the call is over, and what it had is given back. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerOf } from '../support/caller'
import { openScene, type Scene, until } from '../support/scene'

const METRICS_TOKEN = 'a-token-that-only-this-test-knows-0123'

let scene: Scene
beforeAll(async () => {
  scene = await openScene([{ METRICS_TOKEN }])
})
afterAll(() => scene.close())

/** The sum of a metric's samples, by the beginning of their lines. */
async function figure(start: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const answer = await fetch(new URL('/metrics', scene.base), { headers })
  const samples = (await answer.text()).split('\n').filter((line) => line.startsWith(start))
  return samples.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

const brokenOff = () => figure('fleetbook_problems_total{code="malformed_json"')
const bytesInUse = () => figure('fleetbook_body_bytes')

/** A token that no process has looked up yet. */
async function newToken(): Promise<string> {
  const { body } = await callerOf(scene.base)('POST', '/authenticate', {
    body: { username: 'editor', password: 'editor-demo-password' },
  })
  return body.access_token
}

/** Begins a change of many, with a body that says that it goes on and never does. */
async function begin(token: string): Promise<Socket> {
  const { hostname, port } = new URL(scene.base)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const head = [
    'PATCH /api/v1/fm/clients HTTP/1.1',
    `Host: ${hostname}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    'Content-Length: 100000',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n[`)
  return socket
}

/** Ends a connection, and gives the process the time to hear of it. */
async function end(socket: Socket): Promise<void> {
  socket.resetAndDestroy()
  // What comes to the process later is answered later.
  await fetch(new URL('/healthz', scene.base))
}

test('while it is read', async () => {
  const before = await brokenOff()
  const socket = await begin(await newToken())
  await until('it is read', async () => (await bytesInUse()) > 0)
  await end(socket)
  await until('the call is over', async () => (await brokenOff()) > before)
  expect(await bytesInUse()).toBe(0)
})

test('while its caller is looked up', async () => {
  const before = await brokenOff()
  const token = await newToken()
  const holder = new pg.Client({ connectionString: scene.database.url })
  await holder.connect()
  await holder.query('BEGIN')
  await holder.query('LOCK TABLE access_token IN ACCESS EXCLUSIVE MODE')
  const socket = await begin(token)
  await until('the caller is looked up', async () => {
    const text = "SELECT FROM pg_locks WHERE relation = 'access_token'::regclass AND NOT granted"
    return (await holder.query(text)).rows.length > 0
  })
  await end(socket)
  await holder.end()
  await until('the call is over', async () => (await brokenOff()) > before)
  expect(await bytesInUse()).toBe(0)
})
