import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type Caller, callerOf } from '../support/caller'
import { holdRow } from '../support/lockScene'
import { openWiredScene, until, type WiredScene } from '../support/scene'
import { SET_ON } from '../support/steppedClock'

let scene: WiredScene
let admin: Caller
let client: string

beforeAll(async () => {
  // Who finds none of the connections free waits as shipped for one.
  scene = await openWiredScene({ LOG_LEVEL: 'silent', WAIT_SECONDS: undefined, ...SET_ON })
  admin = await scene.as('admin')
  const [row] = await scene.database.query<{ id: string }>(
    'SELECT client_id::text AS id FROM client ORDER BY 1 LIMIT 1',
  )
  client = row?.id as string
})
afterAll(() => scene.close())

/** What nobody outside should see: source positions, SQL, tables, files, addresses, libraries. */
const INSIDES = [
  /\bat .+:\d+:\d+/,
  /\.(ts|mjs|js)\b/,
  /\b(SELECT|INSERT|UPDATE|WHERE|ROLLBACK|SQLSTATE)\b/,
  /\b(relation|column|constraint|function) "/,
  /\/(work|home|tmp|node_modules|lib|app)\//,
  /postgres|prisma|argon2|127\.0\.0\.1|ECONN/i,
]

const showsNoInsides = ({ text, headers }: Answer) => {
  for (const inside of INSIDES) expect(text).not.toMatch(inside)
  expect([...headers.keys()]).not.toContain('x-powered-by')
}

test('a failure that nobody foresaw is a plain 500 with the request id, and half of it is not written', async () => {
  const before = await admin('GET', `/fm/clients/${client}`)
  await scene.database.query('ALTER TABLE event RENAME TO event_away')
  try {
    const answer = await admin('PATCH', `/fm/clients/${client}`, {
      body: { name: 'half written' },
      headers: { 'x-request-id': 'seen-by-support' },
    })
    expect([answer.status, answer.body.code]).toEqual([500, 'internal'])
    expect(answer.body.request_id).toBe('seen-by-support')
    showsNoInsides(answer)
  } finally {
    await scene.database.query('ALTER TABLE event_away RENAME TO event')
  }
  expect((await admin('GET', `/fm/clients/${client}`)).text).toBe(before.text)
})

test('refusals of every kind show nothing of the inside either', async () => {
  const anonymous = callerOf(scene.base)
  const path = `/fm/clients/${client}`
  const answers = await Promise.all([
    anonymous('GET', '/me'),
    anonymous('POST', '/authenticate', { body: { username: "' OR 1=1 --", password: 'x' } }),
    admin('GET', '/nothing'),
    admin('GET', '/fm/clients?cursor=WyJjbGllbnRfaWQiLCJ4Il0'),
    admin('GET', '/fm/clients?sort=name;drop'),
    admin('PATCH', path, { raw: '{"name": ' }),
    admin('PATCH', path, { body: { constructor: 1, finance_limit: '1', state: 'X' } }),
    admin('PATCH', path, { body: {}, headers: { 'if-match': '"999"' } }),
    admin('PATCH', '/fm/clients', { body: [{ client_id: '9999999999' }] }),
    admin('POST', '/fm/locking-sessions', { body: { locks: [] } }),
  ])
  for (const answer of answers) {
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    showsNoInsides(answer)
  }
})

const ready = async () => {
  const answer = await fetch(scene.base.replace('/api/v1', '/readyz'))
  return { status: answer.status, body: await answer.json() }
}

test('one statement tells whether the service is ready, and which migrations are missing', async () => {
  const asked = scene.wire.statements()
  expect(await ready()).toMatchObject({ status: 200, body: { status: 'ready' } })
  expect(scene.wire.statements() - asked).toBe(1)
  const { database } = scene
  const applied = 'finished_at IS NOT NULL AND rolled_back_at IS NULL'
  const [last] = await database.query<{ migration_name: string }>(
    `UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name =
      (SELECT max(migration_name) FROM _prisma_migrations WHERE ${applied}) RETURNING migration_name`,
  )
  const lacking = (pending: unknown) => ({
    status: 503,
    body: { status: 'migrations pending', pending },
  })
  expect(await ready()).toEqual(lacking([last?.migration_name]))
  await database.query('ALTER TABLE _prisma_migrations RENAME TO elsewhere')
  expect(await ready()).toEqual(lacking(expect.arrayContaining(['20261121000000_initial'])))
  await database.query('ALTER TABLE elsewhere RENAME TO _prisma_migrations')
  await database.query('UPDATE _prisma_migrations SET rolled_back_at = NULL')
  expect((await ready()).status).toBe(200)
})

const AWAY = 'The database cannot be reached.'
const NOT_LET_IN = 'The database does not let the service in.'
const NONE_LEFT = 'The database has no connection left.'
/** What `/readyz` says where calls are told one of these. */
const STATUSES = {
  [AWAY]: 'database unreachable',
  [NOT_LET_IN]: 'not let into the database',
  [NONE_LEFT]: 'no database connection left',
} as const

const refusing = (state: string, words: string) => () => scene.wire.refuse(state, words)

test.each<[name: string, begin: () => unknown, detail: keyof typeof STATUSES]>([
  ['a network that is cut', () => scene.wire.cut(), AWAY],
  [
    'a pooler whose server is away',
    refusing('08P01', 'server login has been failing, try again later'),
    AWAY,
  ],
  [
    'a server that knows another password',
    refusing('28P01', 'password authentication failed'),
    NOT_LET_IN,
  ],
  [
    'a server that has no such user',
    refusing('28000', 'role "x" is not permitted to log in'),
    NOT_LET_IN,
  ],
  [
    'a server that has another name for the database',
    refusing('3D000', 'database "x" does not exist'),
    NOT_LET_IN,
  ],
  ['a full server', refusing('53300', 'sorry, too many clients'), NONE_LEFT],
])('%s lets nobody in: calls are 503 with Retry-After until it does', async (_, begin, detail) => {
  const before = await admin('GET', `/fm/clients/${client}`)
  expect((await ready()).status).toBe(200)
  await begin()
  try {
    // What was on its way when they ended says no more than that.
    await until('a call says why', async () => {
      const { body } = await admin('GET', `/fm/clients/${client}`)
      return body.detail?.startsWith(detail)
    })
    const anonymous = callerOf(scene.base)
    const credentials = { username: 'viewer', password: 'viewer-demo-password' }
    const answers = await Promise.all([
      admin('GET', '/me'),
      admin('GET', `/fm/clients/${client}`),
      admin('GET', '/fm/clients'),
      admin('PATCH', `/fm/clients/${client}`, { body: { name: 'x' } }),
      admin('POST', '/fm/clients', { body: {}, headers: { 'idempotency-key': 'k' } }),
      anonymous('POST', '/authenticate', { body: credentials }),
    ])
    for (const answer of answers) {
      expect([answer.status, answer.body.code]).toEqual([503, 'unavailable'])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      showsNoInsides(answer)
    }
    expect((await fetch(scene.base.replace('/api/v1', '/healthz'))).status).toBe(200)
    expect(await ready()).toEqual({ status: 503, body: { status: STATUSES[detail] } })
  } finally {
    await scene.wire.mend()
  }
  const back = await until('it answers again', async () => {
    const answer = await admin('GET', `/fm/clients/${client}`)
    return answer.status === 200 && answer
  })
  expect(back.text).toBe(before.text)
})

test('a database that can only be read is named as that, and the service not ready on it', async () => {
  const name = new URL(scene.database.url).pathname.slice(1)
  const readOnly = (how: string) =>
    scene.database.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${how};
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'fleetbook'`)
  await readOnly('on')
  try {
    await until('it says so', async () => (await ready()).body.status === 'database read only')
    expect((await ready()).status).toBe(503)
    const write = await admin('PATCH', `/fm/clients/${client}`, { body: { name: 'unwritten' } })
    expect([write.status, write.body.code, write.body.detail]).toEqual([
      503,
      'unavailable',
      'The database takes no writes. Nothing was half written; try again.',
    ])
  } finally {
    await scene.database.query(
      `SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE; ALTER DATABASE ${name} RESET default_transaction_read_only`,
    )
    await readOnly('off')
  }
  await until('it is ready again', async () => (await ready()).status === 200)
})

test('a connection lost in the middle of a write is 503, and the write is whole or not there', async () => {
  const holder = new pg.Client({ connectionString: scene.database.url })
  await holder.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT 1 FROM client WHERE client_id = $1 FOR UPDATE', [client])
  const writing = admin('PATCH', `/fm/clients/${client}`, { body: { name: 'lost', area: 'lost' } })
  await until('the write waits for the row', async () => {
    const waiting = await scene.database.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
    return waiting.length > 0
  })
  await scene.wire.cut()
  const answer = await writing
  await holder.query('COMMIT')
  await holder.end()
  await scene.wire.mend()
  expect([answer.status, answer.body.code]).toEqual([503, 'unavailable'])
  await until('no session is left over', async () => {
    const busy = await scene.database.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'fleetbook' AND state <> 'idle'",
    )
    return busy.length === 0
  })
  const [whole] = await scene.database.query<{ name: boolean; area: boolean; entry: boolean }>(
    `SELECT name IS NOT DISTINCT FROM 'lost' AS name, area IS NOT DISTINCT FROM 'lost' AS area,
      EXISTS (SELECT 1 FROM event WHERE resource = 'client' AND record_id = client_id::text
        AND changes @> '[{"field": "name", "to": "lost"}]') AS entry
    FROM client WHERE client_id = $1`,
    [client],
  )
  expect(new Set(Object.values(whole ?? {})).size).toBe(1)
})

test('a write that is done while the database is lost says that nobody knows, and a dry run does not', async () => {
  const path = `/fm/clients/${client}`
  const isDone = async (name: string) => {
    const found = await scene.database.query(
      'SELECT FROM client WHERE client_id = $1 AND name = $2',
      [client, name],
    )
    return found.length > 0
  }
  const lose = async (writing: Promise<Answer>): Promise<Answer> => {
    await scene.wire.cut()
    const answer = await writing
    await scene.wire.mend()
    await until('it answers again', async () => (await admin('GET', path)).status === 200)
    return answer
  }
  scene.wire.stall('after the commit', 'done unheard')
  const writing = admin('PATCH', path, { body: { name: 'done unheard' } })
  await until('it is done', () => isDone('done unheard'))
  const answer = await lose(writing)
  expect([answer.status, answer.body.code, answer.body.may_be_done]).toEqual([
    503,
    'unavailable',
    true,
  ])
  expect(answer.body.detail).toContain('nobody knows whether this was done')
  showsNoInsides(answer)

  const sent = scene.wire.statements()
  scene.wire.stall('after the commit', 'tried unheard')
  const trying = admin('PATCH', `${path}?dry_run=true`, { body: { name: 'tried unheard' } })
  await until('it is under way', async () => scene.wire.statements() > sent)
  const tried = await lose(trying)
  expect([tried.status, tried.body.detail]).toEqual([
    503,
    'The database cannot be reached. Nothing was half written; try again.',
  ])
  expect(tried.body).not.toHaveProperty('may_be_done')
})

test('what waits for a table that somebody else has is 503, and a write for its record 423', async () => {
  const lock = (table: string) => `LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`
  const path = `/fm/clients/${client}`
  const write = () => admin('PATCH', path, { body: { area: 'waiting' } })
  const calls = [
    ['access_token', write, 503, 'unavailable'],
    ['client', () => admin('GET', path), 503, 'unavailable'],
    ['client', write, 423, 'locked'],
  ] as const
  for (const [table, call, status, code] of calls) {
    const holder = new pg.Client({ connectionString: scene.database.url })
    await holder.connect()
    await holder.query(`BEGIN; ${lock(table)}`)
    const answer = await call()
    await holder.end()
    expect([table, answer.status, answer.body.code]).toEqual([table, status, code])
  }
})

test('reads that find every connection in use are told that, and so is who asks whether the service is ready', async () => {
  const holder = new pg.Client({ connectionString: scene.database.url })
  await holder.connect()
  await holder.query('SET idle_in_transaction_session_timeout = 0')
  await holder.query('BEGIN; LOCK TABLE client IN ACCESS EXCLUSIVE MODE')
  try {
    // Several share a statement, and of each connection that comes free another has need.
    const reads = Array.from({ length: 120 }, () => admin('GET', `/fm/clients/${client}`))
    const busy = { status: 503, body: { status: 'all connections in use' } }
    await until('it says so', async () => isDeepStrictEqual(await ready(), busy))
    const details = new Set<string>()
    for (const { status, body, headers } of await Promise.all(reads)) {
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '2'])
      details.add(body.detail.replace(' Nothing was half written; try again.', ''))
    }
    expect([...details].sort()).toEqual([
      'All connections to the database are in use.',
      'The database is busy.',
    ])
  } finally {
    await holder.end()
  }
})

test('a call that waited in vain costs no connection', async () => {
  const row = await holdRow(scene.database, 'client', client)
  try {
    const changed = admin('PATCH', `/fm/clients/${client}`, { body: { area: 'in vain' } })
    const pid = await row.awaited()
    expect((await changed).status).toBe(423)
    // The refusal is sent before the connection is said to be idle again.
    await until('the connection is idle', async () => {
      const text = 'SELECT state FROM pg_stat_activity WHERE pid = $1'
      const [connection] = await scene.database.query<{ state: string }>(text, [pid])
      return connection?.state === 'idle'
    })
  } finally {
    await row.release()
  }
})

test('pain: a clock that is set on ends nothing that is under way', async () => {
  const holder = new pg.Client({ connectionString: scene.database.url })
  await holder.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT FROM client WHERE client_id = $1 FOR UPDATE', [client])
  const changed = admin('PATCH', `/fm/clients/${client}`, { body: { area: 'in its own time' } })
  const hasWaited = (seconds: number) =>
    until(`it waits for ${seconds} s`, async () => {
      const waiting = await scene.database.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
          AND clock_timestamp() - query_start >= make_interval(secs => $1)`,
        [seconds],
      )
      return waiting.length > 0
    })
  await hasWaited(0)
  scene.services[0]?.process.kill('SIGUSR2')
  // Connections are looked at twice a second.
  await hasWaited(2).finally(() => holder.end())
  expect((await changed).body.area).toBe('in its own time')
})
