/** What a process keeps of a token for a while, as shipped: every change of rights gets past it. */
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { client } from '@/lib/resources'
import { isBalanced } from '../support/between'
import { type Caller, callerOf } from '../support/caller'
import { addClients, openScene, type Scene, until } from '../support/scene'
import { SET_BACK } from '../support/steppedClock'

const PASSWORD = 'a long enough passphrase'
const AS_SHIPPED = { PRINCIPAL_CACHE_MS: undefined }
/** The longest that an operator can set. */
const LONGEST = { PRINCIPAL_CACHE_MS: '5000' }
/** Soon enough for whoever waits for a record, which nobody does for longer than five seconds. */
const SHORT = { PRINCIPAL_CACHE_MS: '500' }

let scene: Scene
let admin: Caller
/** A role that allows nothing. */
let nothing: string

beforeAll(async () => {
  scene = await openScene([AS_SHIPPED, { ...AS_SHIPPED, ...SET_BACK }, LONGEST, SHORT])
  admin = await scene.as('admin')
  const role = { name: 'Nothing', permissions: [] }
  nothing = (await admin('POST', '/admin/roles', { body: role })).body.role_id
})
afterAll(() => scene.close())

/** Callers with a token or key at processes, each of which has just read it. */
async function callersAt(processes: Scene['services'], token: string): Promise<Caller[]> {
  const callers = processes.map(({ base }) => callerOf(base, token))
  const statuses = callers.map(async (call) => (await call('GET', '/fm/clients?limit=1')).status)
  expect(await Promise.all(statuses)).toEqual(processes.map(() => 200))
  return callers
}

/** A user with a role of its own, whose token both processes as shipped have just read. */
async function settle(name: string) {
  const readers = { name, permissions: ['Clients:Read'] }
  const { role_id } = (await admin('POST', '/admin/roles', { body: readers })).body
  const user = { user_name: name, display_name: name, role_id, password: PASSWORD }
  const { user_id } = (await admin('POST', '/admin/users', { body: user })).body
  const { body } = await callerOf(scene.base)('POST', '/authenticate', {
    body: { username: name, password: PASSWORD },
  })
  const callers = await callersAt(scene.services.slice(0, 2), body.access_token)
  return { callers, role: `/admin/roles/${role_id}`, user: `/admin/users/${user_id}` }
}

type Settled = Awaited<ReturnType<typeof settle>>

/** Calls until every process refuses; a call that is made later than that is refused, however slow. */
async function expectRefused(callers: readonly Caller[], refusal: number, milliseconds: number) {
  const changed = performance.now()
  for (;;) {
    const passed = performance.now() - changed
    const calls = callers.map((call) => call('GET', '/fm/clients?limit=1'))
    if ((await Promise.all(calls)).every(({ status }) => status === refusal)) return
    expect(passed).toBeLessThan(milliseconds)
  }
}

const CHANGES: readonly [string, number, (settled: Settled) => ReturnType<Caller>][] = [
  ['another role', 403, ({ user }) => admin('PATCH', user, { body: { role_id: nothing } })],
  ['what the role loses', 403, ({ role }) => admin('PATCH', role, { body: { permissions: [] } })],
  ['a disabled user', 401, ({ user }) => admin('PATCH', user, { body: { enabled: false } })],
  [
    'a new password',
    401,
    ({ user }) => admin('PUT', `${user}/password`, { body: { password: `another ${PASSWORD}` } }),
  ],
  ['a sign-out', 401, ({ callers }) => (callers[0] as Caller)('DELETE', '/authenticate')],
]

describe.concurrent('within five seconds, on the other process too', () => {
  test.each(CHANGES)('%s takes effect', async (name, refusal, change) => {
    const settled = await settle(name.replaceAll(/\W/g, '.'))
    expect((await change(settled)).status).toBeLessThan(300)
    await expectRefused(settled.callers, refusal, 5000)
  })
})

test('what somebody is by now they are told at once, on every process', async () => {
  const { callers, user } = await settle('told.at.once')
  const told = (call: Caller) => call('GET', '/me')
  await Promise.all(callers.map(told))
  await admin('PATCH', user, { body: { role_id: nothing } })
  for (const call of callers) expect((await told(call)).body.role).toEqual({ name: 'Nothing' })
  await admin('PATCH', user, { body: { enabled: false } })
  for (const call of callers) expect((await told(call)).status).toBe(401)
})

/** A service account with a role of its own, whose key every process has just read. */
async function settleKey(name: string) {
  const readers = { name, permissions: ['Clients:Read'] }
  const { role_id } = (await admin('POST', '/admin/roles', { body: readers })).body
  const body = { display_name: name, role_id }
  const { user_id } = (await admin('POST', '/admin/service-accounts', { body })).body
  const account = `/admin/service-accounts/${user_id}`
  const made = await admin('POST', `${account}/keys`, { body: { name } })
  const { key, key_id } = made.body
  const callers = await callersAt(scene.services, key)
  return { callers, account, key: `${account}/keys/${key_id}` }
}

type SettledKey = Awaited<ReturnType<typeof settleKey>>

const ENDINGS: readonly [string, (settled: SettledKey) => ReturnType<Caller>][] = [
  ['a revoked key', ({ key }) => admin('DELETE', key)],
  ['a disabled account', ({ account }) => admin('PATCH', account, { body: { enabled: false } })],
  ['a replaced key', ({ key }) => admin('POST', `${key}/rotate`, { body: { overlap_seconds: 0 } })],
]

describe.concurrent('within two seconds, on every process, however long it keeps tokens', () => {
  test.each(ENDINGS)('%s is taken no more', async (name, end) => {
    const settled = await settleKey(name)
    expect((await end(settled)).status).toBeLessThan(300)
    await expectRefused(settled.callers, 401, 2000)
  })
})

test('pain: nor is any change later in force where the clock of a process is set back meanwhile', async () => {
  const { callers, user } = await settle('set.back')
  scene.services[1]?.process.kill('SIGUSR2')
  expect((await admin('PATCH', user, { body: { enabled: false } })).status).toBe(200)
  await expectRefused(callers, 401, 5000)
})

/** Longer than a process keeps what it read, as shipped. */
const LATER = 2500

const CHANGING = ['Clients:Read', 'Clients:Update', 'Approvals:Update']

/** A user who may change records for others, with a token. */
async function editorOf(name: string) {
  const permissions = [...CHANGING, 'Audit:UserIdOverride']
  const { role_id } = (await admin('POST', '/admin/roles', { body: { name, permissions } })).body
  const user = { user_name: name, display_name: name, role_id, password: PASSWORD }
  const { user_id } = (await admin('POST', '/admin/users', { body: user })).body
  const body = { username: name, password: PASSWORD }
  const { access_token } = (await callerOf(scene.base)('POST', '/authenticate', { body })).body
  return { token: access_token as string, role: `/admin/roles/${role_id}`, user: user_id as string }
}

type Editor = Awaited<ReturnType<typeof editorOf>>

/** Sends a change of a client, of which all but the beginning comes once something else is done. */
async function sendSlowly(
  path: string,
  { token, body, forUser }: { token: string; body: unknown; forUser?: string },
  meanwhile: () => Promise<unknown>,
): Promise<number | undefined> {
  const text = JSON.stringify(body)
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...(forUser && { 'audit-user-id': forUser }),
  }
  const call = request(`${scene.base}${path}`, { method: 'PATCH', headers })
  const answered = once(call, 'response') as Promise<[IncomingMessage]>
  call.write(text.slice(0, 1))
  // The call is let in before anything is changed.
  await setTimeout(LATER / 5)
  await meanwhile()
  await setTimeout(LATER)
  call.end(text.slice(1))
  const [answer] = await answered
  answer.resume()
  return answer.statusCode
}

const LOSSES: readonly [string, number, (editor: Editor) => ReturnType<Caller>][] = [
  [
    'is disabled',
    401,
    ({ user }) => admin('PATCH', `/admin/users/${user}`, { body: { enabled: false } }),
  ],
  ['signs out', 401, ({ token }) => callerOf(scene.base, token)('DELETE', '/authenticate')],
  [
    'may change nothing any more',
    403,
    ({ role }) => admin('PATCH', role, { body: { permissions: ['Clients:Read'] } }),
  ],
  [
    'may act for nobody any more',
    403,
    ({ role }) => admin('PATCH', role, { body: { permissions: CHANGING } }),
  ],
]

describe.concurrent('pain: a call whose body takes its time is judged once it is there', () => {
  test.each(LOSSES)('where its caller %s', async (name, refusal, lose) => {
    const editor = await editorOf(name.replaceAll(' ', '.'))
    const made = await admin('POST', '/fm/clients', { body: { name } })
    const { client_id } = made.body
    const address = `/fm/clients/${client_id}`
    const change = { contact_note: 'too late' }
    const sent = { token: editor.token, forUser: '2' }
    const statuses = await Promise.all([
      sendSlowly(address, { ...sent, body: change }, () => lose(editor)),
      sendSlowly('/fm/clients', { ...sent, body: [{ client_id, ...change }] }, async () => {}),
    ])
    expect(statuses).toEqual([refusal, refusal])
    expect((await admin('GET', address)).text).toBe(made.text)
  })

  test('and carried out where its caller is who they were', async () => {
    const { token } = await editorOf('patient')
    const { client_id } = (await admin('POST', '/fm/clients', { body: { name: 'Patient' } })).body
    const body = { contact_note: 'in time' }
    const address = `/fm/clients/${client_id}`
    expect(await sendSlowly(address, { token, body, forUser: '2' }, async () => {})).toBe(200)
    expect((await admin('GET', address)).body.contact_note).toBe('in time')
  })
})

/** Does something while rows of clients are held, and so is whoever writes them. */
async function holding(ids: readonly string[], work: () => Promise<unknown>): Promise<void> {
  const other = new pg.Client({ connectionString: scene.database.url })
  await other.connect()
  try {
    await other.query('BEGIN')
    await other.query('SELECT FROM client WHERE client_id = ANY ($1::integer[]) FOR UPDATE', [ids])
    await work()
    await other.query('COMMIT')
  } finally {
    await other.end()
  }
}

const waitedFor = (count: number) =>
  until('those before it wait for what is held', async () => {
    const waiting = await scene.database.query(
      "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%client%'",
    )
    return waiting.length >= count
  })

const LONG = client.leaves.filter(({ maxLength }) => maxLength === 20_000).map(({ name }) => name)

/** An approval whose changes take turns. */
async function largeApproval(): Promise<string> {
  const [made] = await scene.database.query<{ id: string }>(
    `INSERT INTO approval (user_id, user_id_edit, contract_id, maintenance_lines)
      SELECT 1, 1, 'C-large', jsonb_agg(jsonb_build_object('line', n, 'words', repeat('x', 15000))) FROM generate_series(1, 90) n
      RETURNING approval_id::text AS id`,
  )
  return `/fm/approvals/${made?.id}`
}

/** What a change waits for in its process, by what of clients is changed before it. */
const TURNS = [
  ['its record', { held: 1, fields: LONG.slice(0, 1) }],
  ['the turn of large ones', { held: 4, fields: LONG }],
] as const

/** Of each answer one, as each takes seconds. */
const SOME_LOSSES = LOSSES.filter((_, at) => at % 3 === 0)

describe.skipIf(isBalanced).each(TURNS)('pain: a change that has waited for %s', (what, of) => {
  test.each(SOME_LOSSES)('is judged anew where its caller %s', async (name, refusal, lose) => {
    const editor = await editorOf(`${name} ${what}`.replaceAll(' ', '.'))
    const ahead = await addClients(scene.database, of.held)
    const isOfRecord = of.held === 1
    const address = isOfRecord ? `/fm/clients/${ahead[0]}` : await largeApproval()
    const change = isOfRecord ? { area: 'late' } : { driver_name: 'late' }
    const body = Object.fromEntries(of.fields.map((field) => [field, 'f'.repeat(20_000)]))
    const { base } = scene.services[3] as Scene['services'][number]
    const first = [await scene.as('admin', 3), await scene.as('integration', 3)]
    const answers: ReturnType<Caller>[] = []
    await holding(ahead, async () => {
      for (const [at, id] of ahead.entries()) {
        answers.push((first[at % 2] as Caller)('PATCH', `/fm/clients/${id}`, { body }))
      }
      await waitedFor(of.held)
      const sent = { body: change, headers: { 'audit-user-id': '2' } }
      answers.push(callerOf(base, editor.token)('PATCH', address, sent))
      await setTimeout(LATER / 5)
      expect((await lose(editor)).status).toBeLessThan(300)
      await setTimeout(Number(SHORT.PRINCIPAL_CACHE_MS) + 200)
    })
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses).toEqual([...ahead.map(() => 200), refusal])
    expect((await admin('GET', address)).text).not.toContain('"late"')
  })
})
