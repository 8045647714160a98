/** Whoever waits for changes is answered when there are some, however they were made, and is kept by nothing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { between, isBalanced } from '../support/between'
import { type Answer, type Caller, signIn } from '../support/caller'
import { idsOf, openScene, type Scene, until } from '../support/scene'
import { startProcess } from '../support/service'

/** Of one caller in one process. */
const MAX_WAITING = 375
/** Until hundreds wait at the same moment: on a slow machine the time of some is over before. In ms. */
const LONG = 120_000
const DEMO = { FLEETBOOK_DEMO: '1' }

let scene: Scene
let admin: Caller
let elsewhere: Caller
let clients: string[]
beforeAll(async () => {
  scene = await openScene([DEMO, DEMO])
  admin = await scene.as('admin')
  elsewhere = await scene.as('admin', 1)
  clients = await idsOf(scene.database, 'client')
})
afterAll(() => scene.close())

const waitingAt = async (base: string): Promise<number> => {
  const text = await (await fetch(base.replace('/api/v1', '/metrics'))).text()
  return Number(/^fleetbook_waiting_calls (\d+)$/m.exec(text)?.[1])
}

/** Waits until so many calls wait at the first process. */
const untilWaiting = (count: number, base = scene.base, milliseconds?: number) =>
  until(`${count} calls wait`, async () => (await waitingAt(base)) === count, milliseconds)

const head = async (caller = admin): Promise<string> =>
  (await caller('GET', '/fm/changes?after=now')).body.position

/** A call that waits for as long as one may; answered without being woken, it would have nothing. */
const waiting = async (caller = admin) =>
  caller('GET', `/fm/changes?after=${await head(caller)}&wait=30`)

let changed = 0
const change = async (caller: Caller) => {
  changed += 1
  const body = { booking_note: `waited for ${changed}` }
  expect((await caller('PATCH', `/fm/clients/${clients[0]}`, { body })).status).toBe(200)
}

// Behind a proxy nobody can tell at which process a call waits.
const isApart = isBalanced

describe.skipIf(isApart)('a call that waits is answered', () => {
  const ways: [string, () => Promise<unknown>][] = [
    ['of a process that it waits at', () => change(admin)],
    ['of another process', () => change(elsewhere)],
    [
      'by SQL past the service',
      () =>
        withConnection(scene.database.url, (connection) =>
          connection.query('UPDATE client SET area = $2 WHERE client_id = $1', [
            clients[0],
            `area ${changed}`,
          ]),
        ),
    ],
    [
      'of which nobody was told, as the process died',
      () =>
        scene.database.query(
          "SELECT enter_event('client', $1, 2, 1, 1, 'untold', 'updated', NULL, '[]')",
          [clients[0]],
        ),
    ],
  ]
  test.each(ways)('on a change %s', async (_, make) => {
    const answer = waiting()
    await untilWaiting(1)
    await make()
    const { status, body } = await answer
    expect(status).toBe(200)
    expect(body.data).toMatchObject([{ id: clients[0] }])
    await untilWaiting(0)
  })

  test('each of many, once', async () => {
    const position = await head()
    const answers = Array.from({ length: 30 }, (_, index) =>
      (index % 2 ? admin : elsewhere)('GET', `/fm/changes?after=${position}&wait=30`),
    )
    await untilWaiting(15)
    await untilWaiting(15, scene.services[1]?.base)
    await change(elsewhere)
    for (const { body } of await Promise.all(answers)) expect(body.data).toHaveLength(1)
  })

  test('when its time is over, with where to go on behind what it may not see', async () => {
    const viewer = await scene.as('viewer')
    // On a slow machine its time may be over before something happens: then once more.
    const { position, answer } = await until('something happens while it waits', async () => {
      const position = await head()
      let isOver = false
      const answer = viewer('GET', `/fm/changes?after=${position}&wait=2`).finally(() => {
        isOver = true
      })
      await until('it waits', async () => isOver || (await waitingAt(scene.base)) === 1)
      const name = `Unseen ${crypto.randomUUID()}`
      const made = await admin('POST', '/admin/roles', { body: { name, permissions: [] } })
      expect(made.status).toBe(201)
      await until('the feed has it', async () => {
        const { body } = await admin('GET', `/fm/changes?after=${position}`)
        return body.data.length > 0
      })
      return !isOver && { position, answer }
    })
    const { status, body } = await answer
    expect([status, body.data]).toEqual([200, []])
    expect(body.position).not.toBe(position)
    expect((await admin('GET', `/fm/changes?after=${body.position}`)).body.data).toEqual([])
  })

  test('at once where there is something already', async () => {
    const position = await head()
    await change(admin)
    const { body } = await admin('GET', `/fm/changes?after=${position}&wait=30`)
    expect(body.data).toHaveLength(1)
  })
})

describe.skipIf(isApart)('a call that waits', () => {
  // Behind a pooler of transactions nobody can listen.
  test.skipIf(between === 'pgbouncer')(
    'hears of changes again after the connections that listen were lost',
    async () => {
      const answer = waiting()
      await untilWaiting(1)
      const lost = await scene.database.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
      )
      expect(lost.length).toBeGreaterThan(0)
      const isListening = async () =>
        (
          await scene.database.query(
            "SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
          )
        ).length > 0
      await until('somebody listens again', isListening)
      await change(elsewhere)
      expect((await answer).body.data).toHaveLength(1)
    },
  )

  test('gets nothing after the rights to it are gone', async () => {
    const roles = await admin('GET', '/admin/roles?name_contains=Viewer')
    const account = {
      user_name: 'waits.here',
      display_name: 'Waits',
      password: 'waits for changes',
    }
    const made = await admin('POST', '/admin/users', {
      body: { ...account, role_id: roles.body.data[0].role_id },
    })
    expect(made.status, made.text).toBe(201)
    const user = await signIn(scene.base, account.user_name, account.password)
    const answer = waiting(user)
    await untilWaiting(1)
    const path = `/admin/users/${made.body.user_id}`
    expect((await admin('PATCH', path, { body: { enabled: false } })).status).toBe(200)
    await change(admin)
    expect((await answer).status).toBe(401)
  })

  test('is forgotten when its caller goes away', async () => {
    const position = await head()
    const { body } = await admin('POST', '/authenticate', {
      body: { username: 'viewer', password: 'viewer-demo-password' },
    })
    const leaving = new AbortController()
    const answer = fetch(`${scene.base}/fm/changes?after=${position}&wait=30`, {
      headers: { authorization: `Bearer ${body.access_token}` },
      signal: leaving.signal,
    })
    await untilWaiting(1)
    leaving.abort()
    await expect(answer).rejects.toThrow()
    await untilWaiting(0)
  })

  test('is refused where one caller has too many, and the others are answered', async () => {
    const position = await head()
    /**
     * As callers do: whose time is over before all the others wait asks again, and so does whoever
     * a slow machine sends away for something else.
     */
    const ask = async (caller: Caller): Promise<Answer> => {
      const answer = await caller('GET', `/fm/changes?after=${position}&wait=30`)
      const isOver = answer.status === 200 && answer.body.data.length === 0
      const isBusy = answer.status === 503 && !answer.body.detail.includes('wait for changes')
      return isOver || isBusy ? ask(caller) : answer
    }
    const answers: Promise<Answer>[] = []
    while (answers.length < MAX_WAITING) {
      answers.push(...Array.from({ length: 125 }, () => ask(admin)))
      await untilWaiting(answers.length, scene.base, LONG)
    }
    answers.push(ask(admin))
    const refused = await Promise.race(answers)
    expect(refused).toMatchObject({ status: 503, body: { code: 'overloaded' } })
    answers.push(ask(await scene.as('viewer')))
    await untilWaiting(MAX_WAITING + 1, scene.base, LONG)
    await change(elsewhere)
    const others = (await Promise.all(answers)).filter((answer) => answer !== refused)
    expect(others).toHaveLength(MAX_WAITING + 1)
    for (const { status, body } of others) {
      expect([status, body.data.length]).toEqual([200, 1])
    }
  }, 600_000)

  test('is answered when its process ends', async () => {
    const service = await startProcess(scene.database.url, DEMO)
    const caller = await signIn(service.base, 'admin')
    const answer = caller('GET', `/fm/changes?after=${await head(caller)}&wait=30`)
    await untilWaiting(1, service.base)
    await service.stop()
    expect(await answer).toMatchObject({ status: 200, body: { data: [] } })
  })
})
