import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { withDatabase } from '@/lib/db/database'
import { deleteExpiredResponses } from '@/lib/records/idempotencyStore'
import { isBalanced } from '../support/between'
import { type Answer, type Caller, signIn } from '../support/caller'
import { addClients, until, untilSomebodyWaits } from '../support/scene'
import {
  createDatabase,
  serviceUrl,
  startService,
  type TestDatabase,
  type TestService,
} from '../support/service'
import { layWire, type Wire } from '../support/wire'

let database: TestDatabase
let services: TestService[]
let editors: [Caller, Caller]
let client: string

beforeAll(async () => {
  database = await createDatabase(inject('templateUrl'))
  services = await Promise.all([startService(database.url), startService(database.url)])
  const bases = services.map((service) => service.base) as [string, string]
  editors = [await signIn(bases[0], 'editor'), await signIn(bases[1], 'editor')]
  client = `/fm/clients/${(await addClients(database, 1))[0]}`
})
afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()))
  await database.drop()
})

const newKey = () => ({ 'idempotency-key': randomUUID() })
const replayed = (answer: Answer) => answer.headers.get('idempotency-replayed')
const writesOf = async (value: string) => {
  const { length } = await database.query('SELECT 1 FROM event WHERE changes @> $1', [
    JSON.stringify([{ to: value }]),
  ])
  return length
}

describe('the same request again', () => {
  test('replays the answer, whole, also on another process, and writes nothing', async () => {
    for (const [method, path, body] of [
      ['PATCH', client, { name: randomUUID() }],
      ['PATCH', '/fm/clients', [{ client_id: client.split('/').at(-1), name: randomUUID() }]],
      ['POST', '/fm/clients', { name: randomUUID() }],
      ['POST', '/fm/approvals', { contract_id: randomUUID() }],
    ] as const) {
      const headers = newKey()
      const value = Object.values(Array.isArray(body) ? body[0] : body).at(-1) as string
      const first = await editors[0](method, path, { body, headers })
      expect([first.status < 300, replayed(first)]).toEqual([true, null])
      for (const editor of editors) {
        const again = await editor(method, path, { body, headers })
        expect([again.status, again.text, replayed(again)]).toEqual([
          first.status,
          first.text,
          'true',
        ])
        for (const name of ['etag', 'location', 'content-type', 'vary']) {
          expect(again.headers.get(name)).toBe(first.headers.get(name))
        }
        expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
      }
      expect(await writesOf(value)).toBe(1)
    }
  })

  test('replays what was answered then, whatever happened since', async () => {
    const headers = newKey()
    const first = await editors[0]('PATCH', client, { body: { name: 'then' }, headers })
    await editors[0]('PATCH', client, { body: { name: 'since' } })
    const again = await editors[1]('PATCH', client, { body: { name: 'then' }, headers })
    expect([again.text, replayed(again)]).toEqual([first.text, 'true'])
    expect((await editors[0]('GET', client)).body.name).toBe('since')
  })

  test('is done anew after 24 hours, and not an hour earlier', async () => {
    const headers = newKey()
    const age = (hours: number) =>
      database.query(
        'UPDATE idempotency_key SET created = now() - make_interval(hours => $1) WHERE key = $2',
        [hours, headers['idempotency-key']],
      )
    const send = () => editors[0]('POST', '/fm/clients', { body: { name: 'aged' }, headers })
    const first = await send()
    await age(23)
    expect((await send()).text).toBe(first.text)
    await age(25)
    const anew = await send()
    expect([anew.status, replayed(anew)]).toEqual([201, null])
    expect(anew.body.client_id).not.toBe(first.body.client_id)
  })
})

test('answers are kept for as long as the operator says, and forgotten a few thousand at a time', async () => {
  const longer = await startService(database.url, { IDEMPOTENCY_KEEP_HOURS: '48' })
  try {
    const editor = await signIn(longer.base, 'editor')
    const headers = newKey()
    const patch = () => editor('PATCH', client, { body: { area: 'kept' }, headers })
    const age = (hours: number) =>
      database.query(
        'UPDATE idempotency_key SET created = now() - make_interval(hours => $1) WHERE key = $2',
        [hours, headers['idempotency-key']],
      )
    await patch()
    await age(47)
    expect(replayed(await patch())).toBe('true')
    await age(49)
    expect(replayed(await patch())).toBeNull()
    await database.query(
      `INSERT INTO idempotency_key (user_id, key, fingerprint, created)
        SELECT 1, 'aged-' || n, '', now() - n * interval '1 minute' + interval '30 s' FROM generate_series(1, 9000) n`,
    )
    const aged = async () =>
      (await database.query("SELECT FROM idempotency_key WHERE key LIKE 'aged-%'")).length
    const forget = () =>
      withDatabase(serviceUrl(database.url), (db) => deleteExpiredResponses(db, 48))
    expect(await forget()).toBe(true)
    // The oldest 5000 of the 6120 that are older than two days.
    expect(await aged()).toBe(4000)
    expect(await forget()).toBe(false)
    expect(await aged()).toBe(2880)
    expect(await forget()).toBe(false)
    expect(replayed(await patch())).toBe('true')
  } finally {
    await longer.stop()
  }
})

test('another request with the same key is 422 and writes nothing', async () => {
  const headers = newKey()
  const body = { name: 'first' }
  expect((await editors[0]('PATCH', client, { body, headers })).status).toBe(200)
  const other = (await addClients(database, 1))[0]
  const others: [string, string, unknown, Record<string, string>][] = [
    ['PATCH', client, { name: 'second' }, {}],
    ['PATCH', client, { name: 'first', area: null }, {}],
    ['PATCH', `/fm/clients/${other}`, body, {}],
    ['PATCH', client, body, { 'if-match': '*' }],
    ['PATCH', client, body, { 'time-zone': 'Asia/Tokyo' }],
    ['POST', '/fm/clients', body, {}],
    ['PATCH', '/fm/clients?dry_run=true', [], {}],
  ]
  const before = await editors[0]('GET', client)
  for (const [method, path, sent, more] of others) {
    const answer = await editors[1](method, path, { body: sent, headers: { ...headers, ...more } })
    expect([path, answer.status, answer.body.code]).toEqual([path, 422, 'idempotency_mismatch'])
  }
  expect((await editors[0]('GET', client)).text).toBe(before.text)
})

test.each<Record<string, string>>([
  { 'audit-user-id': '2' },
  { 'delegated-locking-session-id': '5b1f6d1e-3c52-4d0e-9a53-0c2b7a8f4e61' },
  { prefer: 'handling=lenient' },
  { 'if-none-match': '*' },
  { 'audit-reason': 'Agreed at the yearly review' },
])('a request that differs by %o alone is another one', async (more) => {
  const admins = await Promise.all(services.map(({ base }) => signIn(base, 'admin')))
  const [one, other] = admins as [Caller, Caller]
  const made = await one('POST', '/fm/approvals', { body: { contract_id: 'C' } })
  const path = `/fm/approvals/${made.body.approval_id}`
  const [headers, body] = [newKey(), { notes: randomUUID() }]
  expect((await one('PATCH', path, { body, headers })).status).toBe(200)
  const answer = await other('PATCH', path, { body, headers: { ...headers, ...more } })
  expect([answer.status, answer.body.code]).toEqual([422, 'idempotency_mismatch'])
})

test('the reason of a request is a part of it, also in a dry run, and an empty one is none', async () => {
  const body = { name: randomUUID() }
  const send = (at: 0 | 1, headers: Record<string, string>, reason: string, query = '') =>
    editors[at]('PATCH', client + query, { body, headers: { ...headers, 'audit-reason': reason } })
  const headers = newKey()
  expect((await send(0, headers, 'Zoë left')).status).toBe(200)
  const utf8 = Buffer.from('Zoë left', 'utf8').toString('latin1')
  expect(replayed(await send(1, headers, utf8))).toBe('true')
  for (const query of ['', '?dry_run=true']) {
    for (const reason of ['Zoë stayed', '']) {
      const answer = await send(1, headers, reason, query)
      expect([answer.status, answer.body.code]).toEqual([422, 'idempotency_mismatch'])
    }
  }
})

test('a request without a reason is told again by what versions before kept of it', async () => {
  const [headers, body] = [newKey(), { name: randomUUID() }]
  expect((await editors[0]('PATCH', client, { body, headers })).status).toBe(200)
  const again = { ...headers, 'audit-reason': '' }
  expect(replayed(await editors[1]('PATCH', client, { body, headers: again }))).toBe('true')
  const [row] = await database.query<{ fingerprint: Buffer; user_id: number }>(
    'SELECT fingerprint, user_id FROM idempotency_key WHERE key = $1',
    [headers['idempotency-key']],
  )
  const address = `/api/v1${client}`
  const parts = ['PATCH', address, '', row?.user_id, 'UTC', '', '', '', JSON.stringify(body)]
  const text = parts.map((part) => `${part}\0`).join('')
  expect(row?.fingerprint).toEqual(createHash('sha256').update(text).digest())
})

test('pain: what seals passwords in them is made once, by whichever of two processes is first', async () => {
  await database.query("DELETE FROM setting WHERE name = 'secrets_key'")
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  await holder.query('BEGIN; LOCK TABLE setting IN SHARE MODE')
  const makers = await Promise.all(services.map(({ base }) => signIn(base, 'admin')))
  const made = makers.map((call, at) =>
    call('POST', '/admin/users', {
      headers: newKey(),
      body: {
        user_name: `sealed${at}`,
        display_name: 'Sealed',
        role_id: '3',
        password: 'a long enough passphrase',
      },
    }),
  )
  await until('both want to keep one', async () => {
    const waiting = await database.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
    return waiting.length === made.length
  }).finally(() => holder.end())
  expect((await Promise.all(made)).map(({ status }) => status)).toEqual([201, 201])
})

test('a new user with another password is another request, whatever key seals secrets by now', async () => {
  const [base] = services.map((service) => service.base)
  const [first, other] = ['a password to sign in with', 'another password to sign in with']
  const body = (password: string) => ({
    ...{ user_name: 'repeated', display_name: 'Repeated', role_id: '2', password },
  })
  const headers = newKey()
  const send = async (call: Caller, password: string, query = '') =>
    call('POST', `/admin/users${query}`, { headers, body: body(password) })
  const admin = await signIn(base as string, 'admin')
  const made = await send(admin, first)
  expect([made.status, replayed(made)]).toEqual([201, null])
  for (const query of ['', '?dry_run=true']) {
    const another = await send(admin, other, query)
    expect([another.status, another.body.code]).toEqual([422, 'idempotency_mismatch'])
  }
  const again = await send(admin, first)
  expect([again.status, again.text, replayed(again)]).toEqual([201, made.text, 'true'])
  const sealing = await startService(database.url, { SECRETS_KEY: 'another key than the kept one' })
  try {
    const elsewhere = await signIn(sealing.base, 'admin')
    expect(replayed(await send(elsewhere, first))).toBe('true')
    expect((await send(elsewhere, other)).status).toBe(422)
  } finally {
    await sealing.stop()
  }
})

test('the same key of another user is another key', async () => {
  const headers = newKey()
  const admin = await signIn(services[0]?.base as string, 'admin')
  const body = { name: 'one each' }
  const [mine, theirs] = [
    await editors[0]('POST', '/fm/clients', { body, headers }),
    await admin('POST', '/fm/clients', { body, headers }),
  ]
  expect([mine.status, theirs.status, replayed(theirs)]).toEqual([201, 201, null])
  expect(mine.body.client_id).not.toBe(theirs.body.client_id)
})

test('a request that was refused may be mended and sent again under its key', async () => {
  const headers = newKey()
  const wrong = await editors[0]('PATCH', client, { body: { state: 'X' }, headers })
  expect(wrong.status).toBe(422)
  const right = await editors[0]('PATCH', client, { body: { state: 'VIC' }, headers })
  expect([right.status, right.body.state]).toEqual([200, 'VIC'])
})

describe('at the same time', () => {
  test('of twenty equal requests over two processes exactly one writes', async () => {
    for (let round = 0; round < 5; round++) {
      const headers = newKey()
      const name = randomUUID()
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          editors[(n % 2) as 0 | 1]('POST', '/fm/clients', { body: { name }, headers }),
        ),
      )
      expect(await writesOf(name)).toBe(1)
      const done = answers.filter(({ status }) => status === 201)
      expect(done.filter((answer) => replayed(answer) === null).length).toBe(1)
      expect(new Set(done.map(({ text }) => text)).size).toBe(1)
      for (const { status, body } of answers.filter((answer) => !done.includes(answer))) {
        expect([status, body.code]).toEqual([409, 'idempotency_in_progress'])
      }
    }
  })

  test('one that comes while the first still runs is 409, and replays once it is done', async () => {
    const holder = new pg.Client({ connectionString: database.url })
    await holder.connect()
    await holder.query('BEGIN')
    const id = client.split('/').at(-1)
    await holder.query('SELECT 1 FROM client WHERE client_id = $1 FOR UPDATE', [id])
    const headers = newKey()
    const send = (n: 0 | 1) => editors[n]('PATCH', client, { body: { name: 'held up' }, headers })
    const first = send(0)
    await untilSomebodyWaits(database)
    const second = await send(1)
    expect([second.status, second.body.code]).toEqual([409, 'idempotency_in_progress'])
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
    await holder.query('COMMIT')
    await holder.end()
    expect((await first).status).toBe(200)
    const third = await send(1)
    expect([third.text, replayed(third)]).toEqual([(await first).text, 'true'])
  })
})

describe('a fault in the middle', () => {
  const nothingOf = async (key: string, name: string) => {
    const keys = await database.query('SELECT 1 FROM idempotency_key WHERE key = $1', [key])
    return [keys.length, await writesOf(name)]
  }

  test.each([
    ['of the change', 'client', 'UPDATE'],
    ['of the entry in the history', 'event', 'INSERT'],
    ['of keeping the answer', 'idempotency_key', 'INSERT'],
  ])(
    '%s leaves neither key, change nor entry, and the repetition does it',
    async (_, table, on) => {
      const headers = newKey()
      const name = randomUUID()
      const before = await editors[0]('GET', client)
      const send = () => editors[0]('PATCH', client, { body: { name }, headers })
      await database.query(`
      CREATE FUNCTION refuse_all() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
      CREATE TRIGGER refuse_all AFTER ${on} ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_all();
    `)
      const refused = await send()
      await database.query('DROP FUNCTION refuse_all CASCADE')
      expect([refused.status, refused.body.code]).toEqual([500, 'internal'])
      expect(await nothingOf(headers['idempotency-key'], name)).toEqual([0, 0])
      expect((await editors[0]('GET', client)).text).toBe(before.text)
      const done = await send()
      expect([done.status, replayed(done), await writesOf(name)]).toEqual([200, null, 1])
    },
  )

  test('a connection that is ended is 503, and the repetition does the work once', async () => {
    const holder = new pg.Client({ connectionString: database.url })
    await holder.connect()
    await holder.query('BEGIN')
    const id = client.split('/').at(-1)
    await holder.query('SELECT 1 FROM client WHERE client_id = $1 FOR UPDATE', [id])
    const headers = newKey()
    const name = randomUUID()
    const send = () => editors[0]('PATCH', client, { body: { name }, headers })
    const lost = send()
    await until('its connection waits for the row, and is ended', async () => {
      const ended = await database.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      )
      return ended.length > 0
    })
    const answer = await lost
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable'])
    await holder.query('COMMIT')
    await holder.end()
    expect(await nothingOf(headers['idempotency-key'], name)).toEqual([0, 0])
    const done = await send()
    expect([done.status, replayed(done)]).toEqual([200, null])
    expect([(await send()).text, await writesOf(name)]).toEqual([done.text, 1])
  })
})

test('what models and SQL write under one key is kept or undone together', async () => {
  const admin = await signIn(services[0]?.base as string, 'admin')
  const id = client.split('/').at(-1)
  const linkedOf = async (contract: string) => {
    const { length } = await database.query(
      "SELECT 1 FROM event WHERE action = 'contract_linked' AND record_id = $1 AND changes @> $2",
      [id, JSON.stringify([{ to: contract }])],
    )
    return length
  }
  const contracts = Array.from({ length: 12 }, (_, at) => `${randomUUID()}-${at}`)
  const send = (contract: string, headers: Record<string, string>) =>
    admin('POST', '/fm/contracts', { body: { contract_id: contract, client_id: id }, headers })
  const answers = await Promise.all(contracts.map((contract) => send(contract, newKey())))
  expect(answers.map(({ status }) => status)).toEqual(contracts.map(() => 201))
  expect(await Promise.all(contracts.map(linkedOf))).toEqual(contracts.map(() => 1))
  const [headers, contract] = [newKey(), randomUUID()]
  await database.query('ALTER TABLE idempotency_key RENAME COLUMN body TO body_away')
  const refused = await send(contract, headers)
  await database.query('ALTER TABLE idempotency_key RENAME COLUMN body_away TO body')
  expect([refused.status, await linkedOf(contract)]).toEqual([500, 0])
  expect([(await send(contract, headers)).status, await linkedOf(contract)]).toEqual([201, 1])
})

describe.skipIf(isBalanced)('a process killed', () => {
  test.each([
    ['after the commit', 'true'],
    ['before the commit', null],
  ] as const)(
    '%s and before its answer: the repetition finds it done (%s), once',
    async (when, expected) => {
      const wire: Wire = await layWire(database.url)
      const doomed = await startService(wire.url)
      const editor = await signIn(doomed.base, 'editor')
      const headers = newKey()
      const name = randomUUID()
      wire.stall(when)
      const lost = editor('POST', '/fm/clients', { body: { name }, headers }).then(
        () => 'answered',
        () => 'lost',
      )
      await until('its work is done in the database', async () => {
        const [row] = await database.query<{ committed: boolean; working: boolean }>(
          `SELECT EXISTS (SELECT 1 FROM idempotency_key WHERE key = $1) AS committed,
          EXISTS (SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
            AND state = 'idle in transaction' AND query LIKE 'INSERT INTO%idempotency_key%') AS working`,
          [headers['idempotency-key']],
        )
        return when === 'after the commit' ? row?.committed : row?.working
      })
      doomed.process.kill('SIGKILL')
      expect(await lost).toBe('lost')
      await wire.cut()
      const repeated = await until('the repetition is judged', async () => {
        const answer = await editors[1]('POST', '/fm/clients', { body: { name }, headers })
        return answer.status !== 409 && answer
      })
      expect([repeated.status, replayed(repeated)]).toEqual([201, expected])
      expect(repeated.body.name).toBe(name)
      expect(await writesOf(name)).toBe(1)
    },
  )
})
