import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { between, isBalanced } from '../support/between'
import { type Caller, callerOf, signIn } from '../support/caller'
import { openScene, type Scene, until } from '../support/scene'
import { startService } from '../support/service'
import { layWire } from '../support/wire'

const ALLOWANCE = 200

let scene: Scene
let admin: Caller

beforeAll(async () => {
  const environment = { RATE_LIMIT_PER_MINUTE: String(ALLOWANCE), LOG_LEVEL: 'silent' }
  scene = await openScene([environment, environment, {}])
  // Whose calls are counted at their own process by what is shipped.
  admin = await scene.as('admin', 2)
})
afterAll(() => scene.close())

/** What an answer says is left. */
function left({ headers }: { headers: Headers }): number {
  const [, units] = /^"default";r=(\d+);t=\d+$/.exec(headers.get('ratelimit') ?? '') ?? []
  return Number(units)
}

/** Ends the windows of all accounts, as a minute does. */
const newWindow = () => scene.database.query('DELETE FROM call_allowance')

let made = 0
/** A service account with two keys. */
async function account() {
  made += 1
  const body = { display_name: `System ${made}`, role_id: '2' }
  const { user_id } = (await admin('POST', '/admin/service-accounts', { body })).body
  const key = async () =>
    (
      await admin('POST', `/admin/service-accounts/${user_id}/keys`, {
        body: { name: 'Import' },
      })
    ).body.key as string
  return { first: await key(), second: await key() }
}

const callerAt = (process: number, key: string) =>
  callerOf(scene.services[process]?.base as string, key)

describe('an account', () => {
  test('has one allowance over all processes and keys, and no more is let through', async () => {
    const { first, second } = await account()
    const callers = [callerAt(0, first), callerAt(1, second), callerAt(1, first)] as const
    // All at once, as several machines call, and so within one window.
    const answers = await Promise.all(
      Array.from({ length: ALLOWANCE + 30 }, (_, call) =>
        (callers[call % 3] as Caller)('GET', '/me'),
      ),
    )
    let letIn = answers.filter(({ status }) => status === 200).length
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(answers.length - letIn)
    // Each of the processes may have some in hand still, and no more than what was drawn.
    for (const call of callers) {
      while ((await call('GET', '/me')).status === 200) letIn += 1
    }
    expect(letIn).toBeLessThanOrEqual(ALLOWANCE)
    // Behind a proxy nobody chooses the process whose hand is emptied.
    expect(letIn).toBeGreaterThanOrEqual(ALLOWANCE - (isBalanced ? 8 : 0))
    const another = await account()
    expect((await callerAt(1, another.first)('GET', '/me')).status).toBe(200)
  })

  test('is told so, and its call is not carried out', async () => {
    const { first } = await account()
    const call = callerAt(0, first)
    while ((await call('GET', '/fm/clients?limit=100')).status === 200);
    while ((await call('GET', '/me')).status === 200);
    const refused = await call('POST', '/fm/clients', { body: { name: 'One too many' } })
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect(refused.headers.get('ratelimit-policy')).toBe(`"default";q=${ALLOWANCE};w=60`)
    expect(refused.headers.get('ratelimit')).toBe(`"default";r=0;t=${wait}`)
    const named = await scene.database.query("SELECT FROM client WHERE name = 'One too many'")
    expect(named).toHaveLength(0)
  })

  // What is left is told by the process that was called, and a proxy calls another each time.
  test.skipIf(isBalanced).each<[string, string, object | undefined, number]>([
    ['GET', '/me', undefined, 1],
    ['GET', '/fm/clients/10001', undefined, 1],
    ['PATCH', '/fm/clients/10001', { note: 'x' }, 1],
    ['PATCH', '/fm/clients', [{ client_id: '10001' }, { client_id: '10002' }], 1],
    ['PATCH', '/fm/clients', Array(31).fill({ client_id: '10001' }), 16],
    ['POST', '/fm/suppliers?dry_run=true', Array(20).fill({}), 10],
    ['GET', '/fm/clients?limit=1', undefined, 1],
    ['GET', '/fm/clients?limit=7', undefined, 4],
    ['GET', '/fm/clients', undefined, 25],
    ['GET', '/fm/events?limit=20', undefined, 10],
    ['GET', '/fm/overview', undefined, 25],
    // None costs more than a quarter, besides the unit that every call costs.
    ['GET', '/fm/clients?limit=200', undefined, 51],
    ['GET', '/fm/clients?limit=0', undefined, 1],
  ])('pays by records: %s %s', async (method, path, body, units) => {
    const { first } = await account()
    const call = callerAt(0, first)
    const before = left(await call('GET', '/me'))
    const answer = await call(method, path, { ...(body && { body }) })
    expect(answer.status).not.toBe(429)
    expect(before - left(answer)).toBe(units)
  })

  test.skipIf(isBalanced)('pays for a file by what it holds, after it', async () => {
    const { first } = await account()
    const call = callerAt(0, first)
    const before = left(await call('GET', '/me'))
    const file = await call('GET', '/fm/clients?fields=client_id', {
      headers: { accept: 'text/csv' },
    })
    const records = file.text.trimEnd().split('\n').length - 1
    expect(records).toBeGreaterThan(10)
    expect(before - left(await call('GET', '/me'))).toBe(2 + Math.ceil(records / 2))
  })
})

// What is left is told by the process that was called, and a proxy calls another each time.
test.skipIf(isBalanced)(
  'a call that waited says what is left when it is answered, and for how long',
  async () => {
    const { first } = await account()
    const call = callerAt(0, first)
    const secondsLeft = ({ headers }: { headers: Headers }) =>
      Number(/;t=(\d+)$/.exec(headers.get('ratelimit') ?? '')?.[1])
    const { position } = (await call('GET', '/fm/changes/snapshot?limit=1')).body
    const before = secondsLeft(await call('GET', '/me'))
    const waited = await call('GET', `/fm/changes?after=${position}&wait=2&resources=contract`)
    expect([waited.status, waited.body.data]).toEqual([200, []])
    expect(secondsLeft(waited)).toBeLessThanOrEqual(before - 1)
  },
)

test('every answer says what accounts have, also to nobody and where there is nothing', async () => {
  const anonymous = callerOf(scene.base)
  const base = new URL(scene.base)
  for (const path of ['/me', '/nothing', '/openapi.json']) {
    const { headers } = await anonymous('GET', path)
    expect(headers.get('ratelimit-policy')).toBe(`"default";q=${ALLOWANCE};w=60`)
    expect(headers.get('ratelimit')).toBeNull()
  }
  const put = await fetch(`${base.href}/me`, { method: 'PUT' })
  expect([put.status, put.headers.get('ratelimit-policy')]).toEqual([
    405,
    `"default";q=${ALLOWANCE};w=60`,
  ])
})

test('with no limit set nothing is counted and nothing said', async () => {
  const service = await startService(scene.database.url, { RATE_LIMIT_PER_MINUTE: undefined })
  const { first } = await account()
  await newWindow()
  const answer = await fetch(`${service.base}/me`, {
    headers: { authorization: `Bearer ${first}` },
  })
  expect(answer.status).toBe(200)
  expect([...answer.headers.keys()].filter((name) => name.startsWith('ratelimit'))).toEqual([])
  expect(await scene.database.query('SELECT FROM call_allowance')).toEqual([])
  await service.stop()
})

// The wire is laid before the database itself.
test.skipIf(between !== undefined)(
  'while the database is away calls are answered as ever, and counted when it is back',
  async () => {
    const wire = await layWire(scene.database.url)
    const environment = { RATE_LIMIT_PER_MINUTE: '20', LOG_LEVEL: 'silent' }
    const service = await startService(wire.url, environment)
    const call = await signIn(service.base, 'viewer')
    await wire.cut()
    const away = await Promise.all(Array.from({ length: 40 }, () => call('GET', '/me')))
    expect(new Set(away.map(({ status }) => status))).toEqual(new Set([503]))
    await wire.mend()
    await until('refused again', async () => (await call('GET', '/me')).status === 429)
    await service.stop()
    await wire.cut()
  },
)
