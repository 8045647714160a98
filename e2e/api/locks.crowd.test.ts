/** Many who wait for records that somebody holds, beside all who do not. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBalanced } from '../support/between'
import { type Answer, type Caller, callerOf, signIn } from '../support/caller'
import { holdRow } from '../support/lockScene'
import { addClients, idsOf, openScene, until } from '../support/scene'
import { isDirect, startService } from '../support/service'
import { addUser } from '../support/users'
import { openWebhookScene, SENDING } from '../support/webhookScene'

const PASSWORD = 'a long enough passphrase'
const METRICS_TOKEN = 'of-prometheus-alone'

let scene: Awaited<ReturnType<typeof openWebhookScene>>
let admin: Caller
let editor: Caller
beforeAll(async () => {
  const environment = { ...SENDING, DATABASE_POOL_SIZE: '4', METRICS_TOKEN }
  scene = await openWebhookScene(openScene([environment]))
  admin = scene.admin
  editor = await scene.as('editor')
})
afterAll(() => scene.close())

/** Holds clients' rows as a write that runs does, and does something meanwhile. */
async function whileHeld(ids: readonly string[], work: () => Promise<void>): Promise<void> {
  const holder = new pg.Client({ connectionString: scene.database.url })
  await holder.connect()
  try {
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM client WHERE client_id = ANY ($1) FOR UPDATE', [ids])
    await work()
  } finally {
    await holder.end()
  }
}

const patch = (id: string | undefined, headers: Record<string, string> = {}) =>
  editor('PATCH', `/fm/clients/${id}`, { body: { booking_note: randomUUID() }, headers })

const waiting = async (): Promise<number> => {
  const rows = await scene.database.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
      AND application_name = 'fleetbook' AND wait_event_type = 'Lock'`,
  )
  return rows.length
}

const timed = async <Result>(work: Promise<Result>): Promise<[Result, seconds: number]> => {
  const began = performance.now()
  return [await work, (performance.now() - began) / 1000]
}

/** Less than the five seconds for which whatever waits does, in seconds. */
const AT_ONCE = 4

/**
 * Watches calls that wait: whatever is answered before any of them is over has waited for none of
 * them, however slow the machine.
 */
function watch(calls: readonly Promise<unknown>[]): () => boolean {
  let isOver = false
  for (const call of calls) void call.finally(() => (isOver = true))
  return () => isOver
}

/** Lets calls wait and looks at others meanwhile: again where a slow machine had none of these answered by then. */
const untilAnswered = (look: () => Promise<boolean>) =>
  until('others are answered while some wait', look, 90_000)

test.skipIf(isBalanced)(
  'a dozen writes of one record that is held wait in memory, five seconds each, and nobody else does',
  async () => {
    const [held = '', other] = await addClients(scene.database, 2)
    await untilAnswered(async () => {
      let isInTime = false
      await whileHeld([held], async () => {
        const keyed = () => patch(held, { 'idempotency-key': randomUUID() })
        const first = timed(patch(held))
        await until('it waits', async () => (await waiting()) === 1)
        const rest = [
          ...Array.from({ length: 6 }, () => timed(patch(held))),
          ...Array.from({ length: 6 }, () => timed(keyed())),
        ]
        const isOver = watch([first, ...rest])
        const [read, written] = [await editor('GET', `/fm/clients/${other}`), await patch(other)]
        expect([read.status, written.status]).toEqual([200, 200])
        isInTime = !isOver()
        expect(await waiting()).toBeLessThan(2)
        for (const [{ status, body, headers }, seconds] of await Promise.all([first, ...rest])) {
          expect([status, body.code, headers.get('retry-after')]).toEqual([423, 'locked', '1'])
          expect(seconds).toBeGreaterThan(4.9)
          // One that waits twice takes ten.
          if (isInTime) expect(seconds).toBeLessThan(9)
        }
      })
      return isInTime
    })
    expect((await patch(held)).status).toBe(200)
  },
)

test.skipIf(isBalanced)(
  'writes that wait each for another record leave connections to reads, and to writes that wait for nobody',
  async () => {
    /** How many others are answered while all of them wait, of ten at most. */
    async function othersMeanwhile(): Promise<number> {
      const [free, ...held] = await addClients(scene.database, 10)
      let others = 0
      await whileHeld(held, async () => {
        const writes = held.map((id) => patch(id))
        const isOver = watch(writes)
        await until('as many wait as may', async () => (await waiting()) === 2)
        while (others < 10) {
          const answers = [await editor('GET', `/fm/clients/${free}`), await patch(free)]
          expect(answers.map(({ status }) => status)).toEqual([200, 200])
          if (isOver()) break
          // One may look whether its record is free.
          expect(await waiting()).toBeLessThan(4)
          others += 1
        }
        for (const { status, body } of await Promise.all(writes)) {
          expect([status, body.code]).toEqual([423, 'locked'])
        }
      })
      return others
    }
    await untilAnswered(async () => (await othersMeanwhile()) > 0)
  },
)

type Send = () => Promise<Answer>

/** On a slow machine the first may have waited in vain. */
const refusedIn = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).filter((status) => status >= 300 && status !== 423)

const NINE = Array.from({ length: 9 }, (_, at) => at)

async function makeApprovals(): Promise<string[]> {
  const make = () => editor('POST', '/fm/approvals', { body: { contract_id: 'C' } })
  return (await Promise.all(NINE.map(make))).map(({ body }) => body.approval_id)
}

const claimOf = (...ids: readonly (string | undefined)[]) => ({
  body: { locks: ids.map((id) => ({ resource: 'approvals', id })) },
})

/** Calls on different records, all of which want what is held. */
const OF_ONE: readonly [
  string,
  () => Promise<{ row: Awaited<ReturnType<typeof holdRow>>; calls: readonly Send[] }>,
][] = [
  [
    'approvals that are to name one supplier',
    async () => {
      const ids = await makeApprovals()
      const { id, row } = await holdSupplier()
      const body = { supplier_id: id }
      return {
        row,
        calls: ids.map((each) => () => editor('PATCH', `/fm/approvals/${each}`, { body })),
      }
    },
  ],
  [
    'new approvals of one supplier, some under keys',
    async () => {
      const { id, row } = await holdSupplier()
      const body = { contract_id: 'C', supplier_id: id }
      const headers = (at: number): Record<string, string> =>
        at % 2 === 0 ? {} : { 'idempotency-key': randomUUID() }
      return {
        row,
        calls: NINE.map(
          (at) => () => editor('POST', '/fm/approvals', { body, headers: headers(at) }),
        ),
      }
    },
  ],
  [
    'claims of locks that have one record in common',
    async () => {
      const [held, ...others] = await makeApprovals()
      const row = await holdRow(scene.database, 'approval', held)
      return {
        row,
        calls: others.map((id) => () => admin('POST', '/fm/locking-sessions', claimOf(held, id))),
      }
    },
  ],
]

async function holdSupplier() {
  const made = await admin('POST', '/fm/suppliers', {
    body: { supplier_id: randomUUID(), name: 'Held' },
  })
  expect(made.status, made.text).toBe(201)
  const id: string = made.body.supplier_id
  return { id, row: await holdRow(scene.database, 'supplier', id) }
}

test.skipIf(isBalanced).each(OF_ONE)(
  'what waits for what somebody holds lets all others go on: %s',
  async (_, make) => {
    await untilAnswered(async () => {
      const [free, other] = await addClients(scene.database, 2)
      const { row, calls } = await make()
      const held = await holdRow(scene.database, 'client', other)
      try {
        const sent = calls.map((call) => call())
        const isOver = watch(sent)
        await until('as many wait as may', async () => (await waiting()) === 2)
        const waits = patch(other)
        const written = await patch(free, { 'idempotency-key': randomUUID() })
        expect(written.status).toBe(200)
        await held.awaited()
        await held.release()
        // What it waits for is free, whatever others wait for.
        const { status } = await waits
        const isInTime = !isOver()
        if (isInTime) expect(status).toBe(200)
        await row.release()
        expect(refusedIn(await Promise.all(sent))).toEqual([])
        return isInTime
      } finally {
        await held.release().catch(() => {})
        await row.release().catch(() => {})
      }
    })
  },
)

test.skipIf(isBalanced)(
  'whoever finds all connections for writes in use is told that',
  async () => {
    const [other, ...slow] = await addClients(scene.database, 4)
    // It waits as shipped for a connection: less long than these are kept.
    const service = await startService(scene.database.url, {
      DATABASE_POOL_SIZE: '4',
      WAIT_SECONDS: undefined,
    })
    const caller = await signIn(service.base, 'editor')
    const holder = new pg.Client({ connectionString: scene.database.url })
    await holder.connect()
    await holder.query(`SELECT pg_advisory_lock(1);
    CREATE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql SET lock_timeout = 0 AS
      'BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NEW; END';
    CREATE TRIGGER take_long BEFORE UPDATE ON client FOR EACH ROW
      WHEN (NEW.booking_note = 'slow') EXECUTE FUNCTION take_long()`)
    try {
      // Under keys, as changes that come together share a statement.
      const change = (id: string | undefined, booking_note: string) =>
        caller('PATCH', `/fm/clients/${id}`, {
          body: { booking_note },
          headers: { 'idempotency-key': randomUUID() },
        })
      const under = slow.map((id) => change(id, 'slow'))
      await until('all are in use', async () => (await waiting()) === 3)
      const { status, body, headers } = await change(other, 'quick')
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '2'])
      expect(body.detail).toContain('All connections for writes are in use.')
      await holder.query('SELECT pg_advisory_unlock(1)')
      await Promise.all(under)
    } finally {
      await holder.query('DROP TRIGGER take_long ON client; DROP FUNCTION take_long()')
      await holder.end()
      await service.stop()
    }
  },
)

test('one key that comes twice while its record is held is told that it runs, at once', async () => {
  const [held = ''] = await addClients(scene.database, 1)
  const headers = { 'idempotency-key': randomUUID() }
  const body = { booking_note: 'once' }
  const send = () => editor('PATCH', `/fm/clients/${held}`, { body, headers })
  let sent: ReturnType<typeof send> | undefined
  await whileHeld([held], async () => {
    sent = send()
    await until('it waits', async () => (await waiting()) === 1)
    const isOver = watch([sent])
    const [again, seconds] = await timed(send())
    expect([again.status, again.body.code]).toEqual([409, 'idempotency_in_progress'])
    if (isOver()) expect(seconds).toBeLessThan(AT_ONCE)
  })
  expect((await sent)?.status).toBe(200)
  expect((await send()).headers.get('idempotency-replayed')).toBe('true')
})

/** How many wait in the memory of the process. */
async function waitingInMemory(): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const metrics = await (await fetch(new URL('/metrics', scene.base), { headers })).text()
  return Number(/^fleetbook_writes_waiting (\d+)$/m.exec(metrics)?.[1])
}

const COUNT = 5
const times = (send: Send): Send[] => Array.from({ length: COUNT }, () => send)

/**
 * Holds a row while calls come of which the first waits for it, and the others for the first: they wait
 * in memory, and a write of something else is made at once.
 */
async function expectInMemory(row: Awaited<ReturnType<typeof holdRow>>, calls: readonly Send[]) {
  try {
    const [other] = await addClients(scene.database, 1)
    let done = 0
    const send = (some: readonly Send[]) => some.map((call) => call().finally(() => (done += 1)))
    const first = send(calls.slice(0, 1))
    await row.awaited()
    const sent = [...first, ...send(calls.slice(1))]
    let most = 0
    await until('all have come', async () => {
      const inDatabase = await waiting()
      most = Math.max(most, inDatabase)
      return inDatabase + (await waitingInMemory()) + done === sent.length
    })
    expect(most).toBeLessThan(2)
    expect((await patch(other)).status).toBe(200)
    await row.release()
    return await Promise.all(sent)
  } finally {
    await row.release().catch(() => {})
  }
}

// Of two processes behind a proxy each has one wait; who waits in memory is known of the service's own.
describe.skipIf(!isDirect)('one connection is kept by', () => {
  const others = () => Promise.all(Array.from({ length: COUNT }, () => addUser(admin, PASSWORD)))
  const keyed = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })
  const renamed = () => ({ display_name: randomUUID() })

  /** Calls that wait for an account, each after the first for the one before. */
  const OF_ACCOUNT: readonly [
    string,
    (account: { id: string; name: string; own: Caller }) => Promise<Send[]>,
  ][] = [
    [
      'new passwords of its own',
      async ({ own }) => {
        const body = { current_password: PASSWORD, new_password: 'another long passphrase' }
        return times(() => own('POST', '/me/password', { body }))
      },
    ],
    [
      'second factors that are begun',
      async ({ own }) => {
        const body = { current_password: PASSWORD }
        return times(() => own('POST', '/me/second-factors/totp', { body }))
      },
    ],
    [
      'its sign-ins',
      async ({ name }) => {
        const body = { username: name, password: PASSWORD }
        return times(() => callerOf(scene.base)('POST', '/authenticate', { body }))
      },
    ],
    [
      'changes of others behind one of it',
      async ({ id }) => {
        const ids = [id, ...(await others()).map((other) => other.id)]
        return ids.map((each) => () => admin('PATCH', `/admin/users/${each}`, { body: renamed() }))
      },
    ],
    [
      'the same under keys',
      async ({ id }) => {
        const ids = [id, ...(await others()).map((other) => other.id)]
        return ids.map((each) => () => admin('PATCH', `/admin/users/${each}`, keyed(renamed())))
      },
    ],
    [
      'keys, roles and changes of many behind one of it',
      async ({ id }) => {
        const service = { display_name: 'Keys', role_id: '3' }
        const { user_id } = (await admin('POST', '/admin/service-accounts', { body: service })).body
        const role = () => ({ name: randomUUID(), permissions: [] })
        return [
          () => admin('PATCH', `/admin/users/${id}`, { body: renamed() }),
          () => admin('POST', `/admin/service-accounts/${user_id}/keys`, { body: { name: 'A' } }),
          () => admin('POST', '/admin/roles', { body: role() }),
          () => admin('POST', '/admin/roles', keyed(role())),
          () => admin('PATCH', '/admin/users', { body: [{ user_id: '2', ...renamed() }] }),
        ]
      },
    ],
  ]

  test.each(OF_ACCOUNT)('calls that wait for an account: %s', async (_, make) => {
    const { id, name } = await addUser(admin, PASSWORD)
    const calls = await make({ id, name, own: await signIn(scene.base, name, PASSWORD) })
    const row = await holdRow(scene.database, 'user_account', id)
    expect(refusedIn(await expectInMemory(row, calls))).toEqual([])
  })

  test('claims of a lock, with keys and without, of which no two get it', async () => {
    const [id = ''] = await idsOf(scene.database, 'approval')
    const row = await holdRow(scene.database, 'approval', id)
    const answers = await expectInMemory(row, [
      ...times(() => admin('POST', '/fm/locking-sessions', claimOf(id))),
      ...times(() => admin('POST', '/fm/locking-sessions', keyed(claimOf(id).body))),
    ])
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThan(2)
    expect(refusedIn(answers)).toEqual([])
  })

  test('renewals and the end of a locking session', async () => {
    const [, id = ''] = await idsOf(scene.database, 'approval')
    const opened = await admin('POST', '/fm/locking-sessions', claimOf(id))
    const at = `/fm/locking-sessions/${opened.body.locking_session_id}`
    const row = await holdRow(scene.database, 'approval', id)
    const answers = await expectInMemory(row, [
      ...times(() => admin('POST', `${at}/renew`, { body: {} })),
      () => admin('DELETE', at),
    ])
    // Those that come after the end find no session.
    expect(refusedIn(answers).filter((status) => status !== 404)).toEqual([])
  })

  test('tests of a webhook, and what is sent again to it', async () => {
    // Of one that is active the row is waited for by whoever sees to it, too.
    const { id, path } = await scene.webhooks.make({ active: false })
    const row = await holdRow(scene.database, 'webhook', id)
    const answers = await expectInMemory(row, [
      ...times(() => admin('POST', `${path}/test`)),
      ...times(() => admin('POST', `${path}/replay`, { body: { state: 'parked' } })),
    ])
    expect(refusedIn(answers)).toEqual([])
  })
})
