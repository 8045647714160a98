import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import type { Caller } from '../support/caller'
import { addressOf, exampleOf, makeRecord } from '../support/records'
import { idsOf, openScene, type Scene } from '../support/scene'
import { signInWith } from '../support/users'

let scene: Scene
let admin: Caller
let viewer: Caller
let ids: Readonly<Record<string, string>>

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
  viewer = await scene.as('viewer')
  const [clients, approvals] = [
    await idsOf(scene.database, 'client'),
    await idsOf(scene.database, 'approval'),
  ]
  const bare = await admin('POST', '/fm/clients', { body: { name: 'Without packaging' } })
  const role = await admin('POST', '/admin/roles', { body: { name: 'Own', permissions: [] } })
  const user = await admin('POST', '/admin/users', { body: USER })
  ids = {
    client: clients[0] as string,
    other: (await admin('POST', '/fm/clients', { body: {} })).body.client_id,
    bare: bare.body.client_id,
    approval: approvals[0] as string,
    locked: approvals[1] as string,
    role: role.body.role_id,
    user: user.body.user_id,
  }
  const others = (resources as readonly Resource[]).filter(({ path }) =>
    Object.hasOwn(BY_DEFINITION, `POST ${path}`),
  )
  const made: [string, string][] = []
  for (const resource of others) {
    for (const key of [resource.name, `other_${resource.name}`]) {
      const { id, answer } = await makeRecord(admin, resource)
      made.push([key, id], [`${key}_etag`, answer.headers.get('etag') ?? ''])
    }
  }
  ids = { ...ids, ...Object.fromEntries(made) }
  await admin('PUT', `/sp/client/packaging-defaults/${ids.client}`, { body: { bank_bsb: '1' } })
})
afterAll(() => scene.close())

const USER = {
  user_name: 'own',
  display_name: 'Own',
  role_id: '2',
  password: 'long enough for it',
  enabled: true,
}
const place = (path: string) => path.replace(/\{(\w+)\}/g, (_, name) => ids[name] as string)

/**
 * Every row of every table, as a count and a sum that tells any change of them. What calls cost their
 * account is counted whatever becomes of them, and what is in the history already comes into the
 * feed when anybody looks.
 */
async function content(): Promise<Record<string, string>[]> {
  await scene.database.query('SELECT sequence_changes()')
  const tables = await scene.database.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'call_allowance' ORDER BY 1",
  )
  expect(tables.length).toBeGreaterThan(8)
  const counts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*)::text AS count, sum(hash_record_extended(t, 0))::text AS rows FROM "${name}" t`,
  )
  return scene.database.query(counts.join(' UNION ALL '))
}

/** Makes calls that must leave everything as it is: what one wrote, no other could take back. */
async function trying<Result>(calls: () => Promise<Result>): Promise<Result> {
  const before = await content()
  const result = await calls()
  expect(await content()).toEqual(before)
  return result
}

interface Case {
  readonly path: string
  readonly body: unknown
  /** Where the history of the record stands. */
  readonly events: string
  /** What the dry run says besides the changes. */
  readonly says: () => Record<string, unknown>
}

/** Writes of the records that bring more with them, by the path template of the document. */
const BY_HAND: Readonly<Record<string, readonly Case[]>> = {
  'POST /fm/clients': [
    {
      path: '/fm/clients',
      body: { name: 'New', finance_limit: 12.5, client_defaults: { management_fee: 3 } },
      events: '/fm/clients/{made}/events',
      says: () => ({ client_id: null }),
    },
  ],
  'PATCH /fm/clients/{client_id}': [
    {
      path: '/fm/clients/{client}',
      body: { area: 'Tried', client_defaults: { management_fee: 8 }, rcti_flag: 'yes' },
      events: '/fm/clients/{client}/events',
      says: () => ({ client_id: ids.client }),
    },
  ],
  'PATCH /fm/clients': [
    {
      path: '/fm/clients',
      body: [{ client_id: '{other}', area: 'Tried' }],
      events: '/fm/clients/{other}/events',
      says: () => ({ client_id: ids.other, etag: '"1"' }),
    },
  ],
  'PUT /sp/client/packaging-defaults/{client_id}': [
    {
      path: '/sp/client/packaging-defaults/{client}',
      body: { bank_account_name: 'Payroll', report_groups: ['a'] },
      events: '/sp/client/packaging-defaults/{client}/events',
      says: () => ({ client_id: ids.client }),
    },
    {
      path: '/sp/client/packaging-defaults/{bare}',
      body: { bank_bsb: '062000' },
      events: '/sp/client/packaging-defaults/{bare}/events',
      says: () => ({ client_id: ids.bare }),
    },
  ],
  'POST /fm/approvals': [
    {
      path: '/fm/approvals',
      body: { contract_id: 'C-1', status_flag: 'batch', billing_period_item_no: 5 },
      events: '/fm/approvals/{made}/events',
      says: () => ({ approval_id: null }),
    },
  ],
  'PUT /fm/approvals/{approval_id}': [
    {
      path: '/fm/approvals/{approval}',
      body: { contract_id: 'C-2', maintenance_lines: [{ amount: 8.1 }] },
      events: '/fm/approvals/{approval}/events',
      says: () => ({ approval_id: ids.approval }),
    },
  ],
  'PATCH /fm/approvals/{approval_id}': [
    {
      path: '/fm/approvals/{approval}',
      body: { status_flag: 'rejected', billing_period_item_no: 77 },
      events: '/fm/approvals/{approval}/events',
      says: () => ({ approval_id: ids.approval }),
    },
  ],
  'POST /fm/contracts': [
    {
      path: '/fm/contracts',
      body: { contract_id: 'C-made', client_id: '{client}' },
      events: '/fm/contracts/{made}/events',
      says: () => ({ contract_id: 'C-made' }),
    },
  ],
  'PUT /fm/contracts/{contract_id}': [
    {
      path: '/fm/contracts/C-tried',
      body: { client_id: '{client}' },
      events: '/fm/contracts/C-tried/events',
      says: () => ({ contract_id: 'C-tried' }),
    },
  ],
  'PATCH /fm/contracts/{contract_id}': [
    {
      path: '/fm/contracts/C-tried',
      body: { client_id: '{other}' },
      events: '/fm/contracts/C-tried/events',
      says: () => ({ contract_id: 'C-tried' }),
    },
  ],
  'PATCH /fm/contracts': [
    {
      path: '/fm/contracts',
      body: [{ contract_id: 'C-tried', client_id: '{client}' }],
      events: '/fm/contracts/C-tried/events',
      says: () => ({ contract_id: 'C-tried', etag: '"2"' }),
    },
  ],
  'PATCH /admin/users': [
    {
      path: '/admin/users',
      body: [{ user_id: '{user}', display_name: 'Tried with others' }],
      events: '/admin/users/{user}/events',
      says: () => ({ user_id: ids.user, etag: '"1.1.0.0.0"' }),
    },
  ],
  'POST /admin/users': [
    {
      path: '/admin/users',
      body: { ...USER, user_name: 'tried' },
      events: '/admin/users/{made}/events',
      says: () => ({ user_id: null }),
    },
  ],
  'PATCH /admin/users/{user_id}': [
    {
      path: '/admin/users/{user}',
      body: { display_name: 'Tried', enabled: false },
      events: '/admin/users/{user}/events',
      says: () => ({ user_id: ids.user }),
    },
  ],
  'PUT /admin/users/{user_id}/password': [
    {
      path: '/admin/users/{user}/password',
      body: { password: 'another that is long' },
      events: '/admin/users/{user}/events',
      says: () => ({ user_id: ids.user }),
    },
  ],
  'POST /admin/roles': [
    {
      path: '/admin/roles',
      body: { name: 'Tried', permissions: ['Clients:Read'] },
      events: '/admin/roles/{made}/events',
      says: () => ({ role_id: null }),
    },
  ],
  'PATCH /admin/roles/{role_id}': [
    {
      path: '/admin/roles/{role}',
      body: { name: 'Renamed', permissions: ['Clients:Read', 'Users:Manage'] },
      events: '/admin/roles/{role}/events',
      says: () => ({ role_id: ids.role }),
    },
  ],
}
/** The same of the other resources, as the examples of their definitions have them. */
const BY_DEFINITION = Object.assign(
  {},
  ...(resources as readonly Resource[])
    .filter(({ path }) => !Object.keys(BY_HAND).some((operation) => operation.includes(path)))
    .map(casesOf),
)

function casesOf(resource: Resource): Record<string, readonly Case[]> {
  const { path, id, name, example, changes } = resource
  const given = id.isGiven ? { [id.name]: `${name}-tried` } : {}
  const change = Object.entries(example.change).slice(0, 1)
  return {
    [`POST ${path}`]: [
      {
        path,
        body: { ...given, ...exampleOf(resource) },
        events: `${path}/{made}/events`,
        says: () => ({ [id.name]: null, ...given }),
      },
    ],
    [`PATCH ${path}/{${id.name}}`]: [
      {
        path: `${path}/{${name}}`,
        body: example.change,
        events: `${path}/{${name}}/events`,
        says: () => ({ [id.name]: ids[name] }),
      },
    ],
    ...(changes.includes('bulk') && {
      [`PATCH ${path}`]: [
        {
          path,
          body: [{ [id.name]: `{other_${name}}`, ...Object.fromEntries(change) }],
          events: `${path}/{other_${name}}/events`,
          says: () => ({ [id.name]: ids[`other_${name}`], etag: ids[`other_${name}_etag`] }),
        },
      ],
    }),
  }
}

const CASES: Readonly<Record<string, readonly Case[]>> = { ...BY_HAND, ...BY_DEFINITION }

/** Operations that send something and write no record, or only how somebody shows who calls. */
const NO_RECORD = [
  'POST /admin/service-accounts/{user_id}/keys',
  'POST /admin/service-accounts/{user_id}/keys/{key_id}/rotate',
  'POST /admin/webhooks/{webhook_id}/deliveries/{delivery_id}/replay',
  'POST /admin/webhooks/{webhook_id}/replay',
  'POST /admin/webhooks/{webhook_id}/secrets',
  'POST /admin/webhooks/{webhook_id}/test',
  'POST /authenticate',
  'POST /fm/locking-sessions',
  'POST /fm/locking-sessions/{locking_session_id}/renew',
  'POST /me/password',
  'POST /me/recovery-codes',
  'POST /me/second-factors/passkeys',
  'POST /me/second-factors/passkeys/confirm',
  'POST /me/second-factors/totp',
  'POST /me/second-factors/totp/confirm',
  'POST /me/second-factors/{factor_id}/removal',
  'PUT /demo/clock',
]

const bodyOf = (body: unknown) => place(JSON.stringify(body))

test('every operation that writes a record is tried here', async () => {
  const { paths } = (await admin('GET', '/openapi.json')).body
  const writing = Object.entries<Record<string, unknown>>(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .map((method) => method.toUpperCase())
      .filter((method) => ['POST', 'PUT', 'PATCH'].includes(method))
      .map((method) => `${method} ${path}`),
  )
  expect(writing.sort()).toEqual([...Object.keys(CASES), ...NO_RECORD].sort())
})

const SINGLE = Object.entries(CASES).flatMap(([operation, cases]) =>
  cases.map((each) => [operation.split(' ')[0] as string, each.path, each] as const),
)

describe.each(SINGLE)('pain: a dry run of %s %s', (method, template, { body, events, says }) => {
  const send = (query: string, headers: Record<string, string> = {}) =>
    admin(method, `${place(template)}${query}`, { raw: bodyOf(body), headers })

  test('writes nothing and says what the real call then does', async () => {
    const headers = { 'idempotency-key': `${method} ${template}`.replaceAll(' ', '') }
    const tried = await trying(() => send('?dry_run=true', headers))
    expect(tried.status).toBe(200)
    const [said] = [tried.body].flat()
    expect(Object.keys(said).at(-1)).toBe('changes')
    expect({ ...said, changes: undefined }).toEqual({ ...says(), changes: undefined })
    expect(said.changes.length).toBeGreaterThan(0)
    expect(tried.headers.get('location')).toBeNull()

    // The very same key: the dry run has not taken it.
    const real = await send('', headers)
    expect(real.status).toBeLessThan(300)
    expect(real.headers.get('idempotency-replayed')).toBeNull()
    const made = real.headers.get('location')?.split('/').at(-1) as string
    const history = await admin('GET', place(events.replace('{made}', made)))
    expect(history.body.data[0].changes).toEqual(said.changes)
  })

  test('of what is so already says so', async () => {
    if (method === 'POST' || template.endsWith('/password')) return
    const tried = await trying(() => send('?dry_run=true'))
    expect([tried.body].flat()[0].changes).toEqual([])
  })

  test('takes true or false, and false writes', async () => {
    await trying(async () => {
      for (const query of ['?dry_run=yes', '?dry_run=', '?dryrun=true']) {
        expect([query, (await send(query)).status]).toEqual([query, 400])
      }
    })
    if (method !== 'POST') expect((await send('?dry_run=false')).status).toBeLessThan(300)
  })

  test('fails as the real call does', async () => {
    const wrong = Array.isArray(body) ? [{ nonsense: 1 }] : { nonsense: 1 }
    const unknown = template.replace(/\{\w+\}/, '99998')
    const attempts: [Caller, string, string, Record<string, string>][] = [
      [admin, place(template), JSON.stringify(wrong), {}],
      [admin, unknown, bodyOf(body).replace(`"${ids.other}"`, '"99998"'), {}],
      [viewer, place(template), bodyOf(body), {}],
      [admin, place(template), '{', {}],
      [admin, place(template), bodyOf(body), { 'if-none-match': '*' }],
      [admin, place(template), bodyOf(body), { 'if-match': '"no.such"' }],
      [admin, place(template), bodyOf(body), { 'audit-user-id': '99999' }],
    ]
    await trying(async () => {
      for (const [caller, path, raw, headers] of attempts) {
        if (path === template && path !== place(template)) continue
        const dry = await caller(method, `${path}?dry_run=true`, { raw, headers })
        if (dry.status < 400) continue
        const real = await caller(method, path, { raw, headers })
        const bare = ({ request_id: _, ...problem }: Record<string, unknown>) => problem
        expect([dry.status, bare(dry.body)]).toEqual([real.status, bare(real.body)])
      }
    })
  })
})

/** Resources of which a PUT can unset something. */
const REPLACED = (resources as readonly Resource[]).filter(
  ({ changes, fields }) =>
    changes.includes('replace') && [...fields.values()].some(({ required }) => !required),
)

test.each(REPLACED.map((resource) => [resource.name, resource] as const))(
  'pain: the dry run of a PUT of %s tells whoever may not read it nothing of what it holds',
  async (_, resource) => {
    const { id, answer } = await makeRecord(admin, resource)
    const needed = [...resource.fields.values()].filter(({ required }) => required)
    const body = Object.fromEntries(needed.map(({ name }) => [name, answer.body[name]]))
    const { read, update } = resource.permissions
    const trial = async (...permissions: (string | undefined)[]) => {
      const held = permissions.filter((each) => each !== undefined)
      const caller = await signInWith(admin, scene.base, held)
      const tried = await caller('PUT', `${addressOf(resource, id)}?dry_run=true`, { body })
      expect(tried.status).toBe(200)
      return tried.body.changes as Record<string, unknown>[]
    }
    const told = await trial(update, read)
    expect(told.some(({ from }) => from !== undefined && from !== null)).toBe(true)
    const untold = await trial(update)
    expect(untold.some((each) => 'from' in each)).toBe(false)
    // What is there is put away: which fields held something told as much as what they held.
    expect((await admin('PUT', addressOf(resource, id), { body })).status).toBe(200)
    expect(await trial(update)).toEqual(untold)
  },
)

test.each(REPLACED.map((resource) => [resource.name, resource] as const))(
  'pain: nor does a tag that fails, of a PUT of %s, tell them which fields were ever set',
  async (_, resource) => {
    const { id, answer } = await makeRecord(admin, resource)
    const needed = [...resource.fields.values()].filter(({ required }) => required)
    const body = Object.fromEntries(needed.map(({ name }) => [name, answer.body[name]]))
    const { read, update } = resource.permissions
    const conflicting = async (permissions: (string | undefined)[], ...tags: string[]) => {
      const held = permissions.filter((each) => each !== undefined)
      const caller = await signInWith(admin, scene.base, held)
      const found: string[][] = []
      for (const tag of tags) {
        const headers = { 'if-match': tag }
        const refused = await caller('PUT', addressOf(resource, id), { body, headers })
        expect(refused.status).toBe(412)
        found.push(refused.body.conflicting_fields)
      }
      return found
    }
    const first = answer.headers.get('etag') ?? ''
    const unknown = '"999999"'
    const one = [...resource.fields.values()].find(({ required }) => !required) as Field
    const { [one.name]: value } = answer.body
    for (const change of [body, { ...body, [one.name]: value }]) {
      expect((await admin('PUT', addressOf(resource, id), { body: change })).status).toBe(200)
    }
    const [some, all] = await conflicting([update, read], first, unknown)
    expect(some?.length).toBeLessThan(all?.length ?? 0)
    expect(await conflicting([update], first, unknown)).toEqual([all, all])
  },
)

test('pain: nor is it told what is guessed right', async () => {
  const { client_id } = (await admin('POST', '/fm/clients', { body: { name: 'Guessed' } })).body
  const path = `/sp/client/packaging-defaults/${client_id}`
  const held = { bank_bsb: '062-184', pay_run_start: 17 }
  expect((await admin('PUT', path, { body: held })).status).toBe(200)
  const setter = await signInWith(admin, scene.base, ['ClientPackagingDefaults:Set'])
  for (const body of [held, { ...held, bank_bsb: '062-185' }]) {
    const tried = await setter('PUT', `${path}?dry_run=true`, { body })
    const changes = tried.body.changes.map(({ field }: { field: string }) => field).sort()
    expect(changes).toEqual(['bank_bsb', 'pay_run_start'])
  }
})

describe('a dry run', () => {
  test('of what is locked is refused, and under the session that holds it passes', async () => {
    const path = `/fm/approvals/${ids.locked}`
    const session = await admin('POST', '/fm/locking-sessions', {
      raw: JSON.stringify({ locks: [{ resource: 'approvals', id: ids.locked }], ttl_seconds: 60 }),
    })
    const under = (id: string) => ({ 'delegated-locking-session-id': id })
    const put = { contract_id: 'C-locked' }
    for (const [method, body] of [
      ['PATCH', { notes: 'x' }],
      ['PUT', put],
    ] as const) {
      const send = (headers: Record<string, string>) =>
        trying(() => admin(method, `${path}?dry_run=true`, { body, headers }))
      const held = await send({})
      expect([held.status, held.body.code]).toEqual([423, 'locked'])
      const lost = await send(under('00000000-0000-4000-8000-000000000000'))
      expect([lost.status, lost.body.code]).toEqual([423, 'lock_not_held'])
      const mine = await send(under(session.body.locking_session_id))
      expect(mine.status).toBe(200)
      expect(mine.body.changes.length).toBeGreaterThan(0)
    }
  })

  test('judges If-Match, and gives the tag that its changes hold against', async () => {
    const path = `/fm/clients/${ids.client}`
    const { headers } = await admin('GET', path)
    const etag = headers.get('etag') as string
    const send = (tag: string) =>
      trying(() =>
        admin('PATCH', `${path}?dry_run=true`, {
          body: { area: 'By tag' },
          headers: { 'if-match': tag },
        }),
      )
    const [fits, stale] = [await send(etag), await send('"1"')]
    expect([fits.status, fits.headers.get('etag')]).toEqual([200, etag])
    expect([stale.status, stale.body.code, stale.body.etag]).toEqual([
      412,
      'precondition_failed',
      etag,
    ])
  })

  test('of what would leave nobody to administer is refused', async () => {
    const [{ id } = { id: '' }] = await scene.database.query<{ id: string }>(
      "SELECT user_id::text AS id FROM user_account WHERE user_name = 'admin'",
    )
    const send = () =>
      admin('PATCH', `/admin/users/${id}?dry_run=true`, { body: { enabled: false } })
    expect((await trying(send)).body.code).toBe('conflict')
    const taken = await trying(() => admin('POST', '/admin/users?dry_run=true', { body: USER }))
    expect(taken.body.errors).toMatchObject([{ pointer: '/user_name', code: 'in_use' }])
  })

  test('takes no id of a user, of which there are not many', async () => {
    const next = () => scene.database.query('SELECT last_value FROM user_account_user_id_seq')
    const before = await next()
    const body = { ...USER, user_name: 'never.made' }
    await trying(() => admin('POST', '/admin/users?dry_run=true', { body }))
    expect(await next()).toEqual(before)
  })

  test('names what is never returned without its values', async () => {
    const body = { contract_id: 'C-1', billing_period_item_no: 424_242 }
    const secret = { field: 'billing_period_item_no' }
    for (const [method, path] of [
      ['POST', '/fm/approvals'],
      ['PUT', `/fm/approvals/${ids.approval}`],
      ['PATCH', `/fm/approvals/${ids.approval}`],
    ] as const) {
      const tried = await trying(() => admin(method, `${path}?dry_run=true`, { body }))
      expect(tried.body.changes).toContainEqual(secret)
      expect(tried.text).not.toContain('424242')
    }
    const password = await trying(() =>
      admin('PUT', `/admin/users/${ids.user}/password?dry_run=true`, {
        body: { password: 'never to be seen' },
      }),
    )
    expect(password.body.changes).toEqual([{ field: 'password' }])
  })

  test('is never taken for the real call, whatever key it carries', async () => {
    const path = `/fm/clients/${ids.other}`
    const headers = { 'idempotency-key': 'tried-and-done' }
    const body = { area: 'Keyed' }
    const dry = () => admin('PATCH', `${path}?dry_run=true`, { body, headers })
    expect((await trying(dry)).status).toBe(200)
    expect((await trying(dry)).headers.get('idempotency-replayed')).toBeNull()
    const real = await admin('PATCH', path, { body, headers })
    expect([real.status, real.body.area]).toEqual([200, 'Keyed'])
    const late = await trying(dry)
    expect([late.status, late.body.code]).toEqual([422, 'idempotency_mismatch'])
    const again = await admin('PATCH', path, { body, headers })
    expect(again.headers.get('idempotency-replayed')).toBe('true')
  })

  test('is not gathered with the real changes that come at the same moment', async () => {
    const path = `/fm/clients/${ids.other}`
    const send = (n: number) =>
      admin('PATCH', `${path}${n % 2 ? '?dry_run=true' : ''}`, { body: { area: `At once ${n}` } })
    const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => send(n)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { body } = await admin('GET', `${path}/events?limit=50`)
    const set = body.data.flatMap(({ changes }: { changes: { to: unknown }[] }) =>
      changes.map(({ to }) => String(to)),
    )
    const written = set.filter((to: string) => to.startsWith('At once'))
    expect(written.sort()).toEqual(Array.from({ length: 12 }, (_, n) => `At once ${2 * n}`).sort())
  })
})
