import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readinessOf } from '../../e2e/support/readiness'
import {
  createDatabase,
  startService,
  type TestDatabase,
  type TestService,
} from '../../e2e/support/service'

let database: TestDatabase
let service: TestService
let token: string
let clients: string[]
beforeAll(async () => {
  database = await createDatabase(inject('templateUrl'))
  service = await startService(database.url)
  const answer = await fetch(`${service.base}/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'admin-demo-password' }),
  })
  token = ((await answer.json()) as { access_token: string }).access_token
  const rows = await database.query<{ id: string }>('SELECT client_id AS id FROM client')
  clients = rows.map(({ id }) => id)
})
afterAll(async () => {
  await service.stop()
  await database.drop()
})

const origin = (): string => new URL(service.base).origin

const send = (method: string, path: string, body: string): Promise<Response> =>
  fetch(`${service.base}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  })

/** Calls that are answered while another one is. */
async function meanwhile<Result>(other: Promise<Result>): Promise<[Result, number]> {
  let isOver = false
  let answered = 0
  const ended = other.finally(() => {
    isOver = true
  })
  while (!isOver) {
    await fetch(`${origin()}/healthz`)
    answered += 1
  }
  return [await ended, answered]
}

const members = (count: number, value = 1): string =>
  Array.from({ length: count }, (_, index) => `"unknown_member_${index}":${value}`).join()

describe('while a large body is read and judged, other calls are answered:', () => {
  test('one object of hundreds of thousands of members', async () => {
    const body = `[{"client_id":"${clients[0]}",${members(300_000)}}]`
    const [answer, answered] = await meanwhile(send('PATCH', '/fm/clients', body))
    expect(answer.status).toBe(422)
    const { errors } = (await answer.json()) as { errors: { pointer: string; message: string }[] }
    expect(errors).toEqual([
      {
        pointer: '/0',
        code: 'out_of_range',
        message: 'No object of the body may have more than 20000 members.',
      },
    ])
    expect(answered).toBeGreaterThan(3)
  })

  test('a thousand objects with a hundred members each that there are none of', async () => {
    const element = `{"client_id":"${clients[0]}",${members(100)}}`
    const body = `[${Array.from({ length: 1000 }, () => element).join()}]`
    const [answer, answered] = await meanwhile(send('PATCH', '/fm/clients', body))
    expect(answer.status).toBe(422)
    const { errors } = (await answer.json()) as { errors: unknown[] }
    expect(errors).toHaveLength(1000)
    expect(answered).toBeGreaterThan(3)
  })

  test('lists within lists', async () => {
    const body = `[${Array.from({ length: 40_000 }, () => '[[[],[]],[[],[]],[[],[]]]').join()}]`
    const [answer, answered] = await meanwhile(send('PATCH', '/fm/clients', body))
    expect(answer.status).toBe(422)
    expect(answered).toBeGreaterThan(3)
  })
})

test.each([
  ['a text', `{"prospect_note":"${'a'.repeat(9_000_000)}"}`, '/prospect_note'],
  ['a text in escapes', `{"prospect_note":"${'\\u00e9'.repeat(1_500_000)}"}`, '/prospect_note'],
  ['a figure', `{"finance_limit":${'1'.repeat(9_000_000)}}`, '/finance_limit'],
  ['a name', `{"${'n'.repeat(9_000_000)}":1}`, ''],
])('%s of millions of characters is refused as it is read', async (_, body, pointer) => {
  const answer = await send('PATCH', `/fm/clients/${clients[0]}`, body)
  expect(answer.status).toBe(422)
  const text = await answer.text()
  expect(text.length).toBeLessThan(1000)
  expect(JSON.parse(text).errors).toEqual([
    {
      pointer,
      code: 'too_long',
      message: 'No text, name or figure of the body may have more than 1000000 characters.',
    },
  ])
})

/** What the service answers to bytes as they are. */
async function said(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(service.base).port), '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.write(bytes)
  await once(socket, 'close')
  return text.slice(0, text.indexOf('\r\n'))
}

const REQUESTS: Readonly<Record<string, [bytes: string, status: string]>> = {
  'that is for the server as a whole': [
    'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    '400',
  ],
  'of two hosts': [
    'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
    '400',
  ],
  'of no host': ['GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
}

test.each(Object.entries(REQUESTS))('a request %s is refused', async (_, [bytes, status]) => {
  expect(await said(bytes)).toContain(` ${status} `)
})

test('a body in a coding is refused before it is read', async () => {
  const answer = await fetch(`${service.base}/fm/clients/${clients[0]}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    },
    body: '{}',
  })
  expect(answer.status).toBe(415)
  expect(answer.headers.get('accept-encoding')).toBe('identity')
})

test.each([
  ['whose disk is full', '53100'],
  ['that has as many files as its operator lets it have', '53400'],
])('a database %s takes no change, and says so until it has room', async (_, state) => {
  await database.query(`
    CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE 'there is no room' USING ERRCODE = '${state}';
    END $$;
    CREATE TRIGGER full_disk BEFORE UPDATE ON client FOR EACH ROW EXECUTE FUNCTION full_disk()`)
  const change = () => send('PATCH', `/fm/clients/${clients[0]}`, `{"name":"Roomy ${state}"}`)
  try {
    const answer = await change()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).not.toBeNull()
    expect((await answer.json()).detail).toContain('The database has no room left.')
  } finally {
    await database.query('DROP TRIGGER full_disk ON client')
  }
  expect((await change()).status).toBe(200)
})

describe('a database that answers no more', () => {
  /** Freezes every process of the database that this service talks to; PostgreSQL itself goes on. */
  const freeze = async (signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> => {
    const rows = await database.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'fleetbook'",
    )
    for (const { pid } of rows) process.kill(pid, signal)
  }

  test('keeps no call waiting for ever, and the service is there again with it', async () => {
    const read = () =>
      fetch(`${service.base}/fm/clients/${clients[0]}`, {
        headers: { authorization: `Bearer ${token}` },
      })
    // Each connection has something to do, so that all of them are known.
    expect(
      (await Promise.all(Array.from({ length: 8 }, read))).map(({ status }) => status),
    ).toEqual(Array(8).fill(200))
    await freeze('SIGSTOP')
    const ready = await fetch(`${origin()}/readyz`)
    expect(ready.status).toBe(503)
    const answer = await read()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).not.toBeNull()
    await freeze('SIGCONT')
    // The connections that said nothing are closed and not used again.
    expect(await readinessOf(origin())).toMatchObject({ code: 200, status: 'ready' })
    expect((await read()).status).toBe(200)
  })
})
