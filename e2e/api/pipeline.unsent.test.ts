/** Answers that are made and not taken: they count in every form, and one caller has a share of them. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, test as everywhere, expect } from 'vitest'
import { type Caller, callerOf } from '../support/caller'
import { addClients, openScene, type Scene, until } from '../support/scene'
import { isDirect } from '../support/service'

// Where another sends the answers, its metrics tell nothing of them.
const test = everywhere.skipIf(!isDirect)

const METRICS_TOKEN = 'a-token-that-only-this-test-knows-0123'
const MEGABYTE = 2 ** 20

let scene: Scene
let editor: Caller
let token: string
beforeAll(async () => {
  scene = await openScene([{ METRICS_TOKEN, UNSENT_MB: '1', WAIT_SECONDS: '0.2' }])
  editor = await scene.as('editor')
  const { body } = await callerOf(scene.base)('POST', '/authenticate', {
    body: { username: 'viewer', password: 'viewer-demo-password' },
  })
  token = body.access_token
})
afterAll(() => scene.close())

async function unsent(): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const text = await (await fetch(new URL('/metrics', scene.base), { headers })).text()
  return Number(/^fleetbook_unsent_bytes (\d+)$/m.exec(text)?.[1])
}

/** Sends calls together on one connection, of which nothing is read. */
async function send(paths: readonly string[], accept = 'application/json'): Promise<Socket> {
  const { hostname, port, pathname } = new URL(scene.base)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const head = [`Host: ${hostname}`, `Authorization: Bearer ${token}`, `Accept: ${accept}`]
  for (const path of paths) {
    socket.write(`${[`GET ${pathname}${path} HTTP/1.1`, ...head].join('\r\n')}\r\n\r\n`)
  }
  return socket
}

async function end(socket: Socket): Promise<void> {
  socket.resetAndDestroy()
  await until('what it had is given back', async () => (await unsent()) === 0)
}

test('small answers that wait for one before them on their connection', async () => {
  const [client = ''] = await addClients(scene.database, 1)
  // Of some size each: a slow machine has answered all of them long before the first stops waiting.
  await scene.database.query(
    `UPDATE client SET bespoke_field_values = jsonb_build_object('long', repeat('x', 8000))
      WHERE client_id = $1`,
    [client],
  )
  const reads = Array.from({ length: 120 }, () => `/fm/clients/${client}`)
  const socket = await send(['/fm/changes?after=now&wait=25', ...reads])
  const counted = await until('they count', async () => {
    const bytes = await unsent()
    return bytes > 0.7 * MEGABYTE && bytes
  })
  expect(counted).toBeLessThan(2 * MEGABYTE)
  let text = ''
  socket.on('data', (bytes) => {
    text += bytes
  })
  expect((await editor('PATCH', `/fm/clients/${client}`, { body: { phone: '1' } })).status).toBe(
    200,
  )
  await until('all are answered', async () => text.split('HTTP/1.1 ').length === reads.length + 2)
  const statuses = text.match(/HTTP\/1\.1 \d+/g) ?? []
  expect(new Set(statuses)).toEqual(new Set(['HTTP/1.1 200', 'HTTP/1.1 503']))
  await end(socket)
})

test('not the document of the API: those who have yet to take it have one and the same', async () => {
  const [client = ''] = await addClients(scene.database, 1)
  // Made by now, it is answered before what the database is asked for.
  expect((await fetch(`${scene.base}/openapi.json`)).status).toBe(200)
  const after = ['/openapi.json', '/openapi.json', `/fm/clients/${client}`]
  const socket = await send(['/fm/changes?after=now&wait=25', ...after])
  const counted = await until('the last counts', async () => {
    const bytes = await unsent()
    return bytes > 0 && bytes
  })
  expect(counted).toBeLessThan(0.1 * MEGABYTE)
  expect((await editor('GET', '/fm/clients?limit=1')).status).toBe(200)
  await end(socket)
})

test('a file of which nobody reads on', async () => {
  const [large] = await scene.database.query<{ client_id: string }>(
    `INSERT INTO client (bespoke_field_values)
     SELECT jsonb_build_object('long', repeat('x', 60000)) FROM generate_series(1, 501) RETURNING client_id`,
  )
  const [heavy] = await scene.database.query<{ id: string }>(
    `INSERT INTO approval (user_id, user_id_edit, contract_id, maintenance_lines)
     SELECT 1, 1, 'C-large', jsonb_agg(jsonb_build_object('line', n, 'words', repeat('x', 15000))) FROM generate_series(1, 90) n
     RETURNING approval_id::text AS id`,
  )
  const path = '/fm/clients?fields=bespoke_field_values'
  const socket = await send([path], 'text/csv')
  await until('its piece counts', async () => (await unsent()) > MEGABYTE)
  const list = await editor('GET', '/fm/clients?limit=1')
  expect([list.status, list.body.code]).toEqual([503, 'overloaded'])
  // What would change is told as what is there, and nothing is made by it.
  const body = { bespoke_field_values: { more: 'x' } }
  const headers = { 'accept-encoding': 'identity' }
  const change = (query: string) =>
    editor('PATCH', `/fm/clients/${large?.client_id}${query}`, { body, headers })
  const dry = await change('?dry_run=true')
  expect([dry.status, dry.body.code]).toEqual([503, 'overloaded'])
  expect((await change('')).status).toBe(200)
  // Of one for whose answer there is no room nothing is done.
  const approval = (more: Record<string, string> = {}) =>
    editor('PATCH', `/fm/approvals/${heavy?.id}`, { body: { driver_name: 'seen' }, headers: more })
  for (const refused of [await approval(), await approval({ 'idempotency-key': 'a-large-one' })]) {
    expect([refused.status, refused.body.code]).toEqual([503, 'overloaded'])
    expect(refused.body.detail).toContain('as many large calls')
  }
  const [kept] = await scene.database.query<{ version: string; driver_name: string | null }>(
    'SELECT version, driver_name FROM approval WHERE approval_id = $1',
    [heavy?.id],
  )
  expect(kept).toMatchObject({ version: '1', driver_name: null })
  await end(socket)
  expect((await approval()).body.driver_name).toBe('seen')
  expect((await editor('GET', '/fm/clients?limit=1')).status).toBe(200)
})

test('a file that is read counts for nothing once it is over, and has all of it', async () => {
  const file = await editor('GET', '/fm/clients?fields=client_id', {
    headers: { accept: 'text/csv' },
  })
  const [{ count = 0 } = {}] = await scene.database.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM client',
  )
  expect(file.text.trim().split('\r\n')).toHaveLength(count + 1)
  await until('nothing is in hand', async () => (await unsent()) === 0)
})
