import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBalanced } from '../support/between'
import { type Answer, type Caller, callerOf, signIn } from '../support/caller'
import { openScene, type Scene, until } from '../support/scene'
import { authenticate, enrol } from '../support/secondFactors'
import { addUser } from '../support/users'

const PASSWORD = 'a long enough passphrase'

let scene: Scene
let admin: Caller
/** The same at the other process. */
let elsewhere: Caller

beforeAll(async () => {
  scene = await openScene([{}, {}])
  await signInAnew()
})
afterAll(() => scene.close())

async function signInAnew() {
  ;[admin, elsewhere] = [await scene.as('admin'), await scene.as('admin', 1)]
}

/** Keeps history from being written while something is sent. */
async function withoutHistory(send: () => Promise<Promise<Answer>[]>): Promise<Answer[]> {
  const holder = new pg.Client({ connectionString: scene.database.url })
  await holder.connect()
  await holder.query('BEGIN')
  await holder.query('LOCK TABLE event IN EXCLUSIVE MODE')
  return Promise.all(await send().finally(() => holder.end()))
}

/** @param isGivenUp whether the first of them waits no more */
const allWait = (count: number, isGivenUp = () => false) =>
  until(`${count} calls wait`, async () => {
    const [row] = await scene.database.query<{ waiting: number }>(
      `SELECT count(*)::integer AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'fleetbook' AND wait_event_type = 'Lock'`,
    )
    return row?.waiting === count || isGivenUp()
  })

/**
 * Sends calls that all get as far as they can without writing history, and only then lets them go
 * on: so each has judged the state before the others' changes, unless something keeps it waiting.
 *
 * @param waiting how many of them the database has wait: changes of accounts wait for others of their
 *   process before it hears of them
 */
const atOnce = (
  calls: readonly (() => Promise<Answer>)[],
  waiting = calls.length,
): Promise<Answer[]> =>
  withoutHistory(async () => {
    const answers = calls.map((call) => call())
    await allWait(waiting)
    return answers
  })

/**
 * The same, where each is sent once those before it wait: what it waits for is done before it. The
 * service lets nobody wait for longer than five seconds: where a slow machine has not sent the last
 * by then, all of it is done again with others.
 *
 * @param make those whom it is about
 */
async function oneBehindAnother<Made>(
  make: () => Promise<Made>,
  callsOf: (made: Made) => readonly (() => Promise<Answer>)[],
): Promise<readonly [Made, Answer[]]> {
  for (;;) {
    const made = await make()
    let isGivenUp = false
    const answers = await withoutHistory(async () => {
      const sent: Promise<Answer>[] = []
      for (const call of callsOf(made)) {
        sent.push(call())
        void sent[0]?.finally(() => (isGivenUp = true))
        await allWait(sent.length, () => isGivenUp)
      }
      return sent
    })
    if (answers[0]?.status !== 423) return [made, answers]
  }
}

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort()

const newUser = (user_name: string, role_id: string) => ({
  body: { user_name, display_name: user_name, role_id, password: PASSWORD },
})

test.each([
  // Who was demoted would disable the last one; who was disabled is nobody any more.
  ['demoted', [200, 409]],
  ['disabled', [200, 401]],
])(
  'of two administrators, in two processes, one stays where the first is %s',
  async (first, told) => {
    /** Leaves the first administrator alone, and signed in. */
    const setRight = async () => {
      const { query } = scene.database
      await query('UPDATE user_account SET enabled = true WHERE user_id = 1')
      await query('UPDATE user_account SET role_id = 2 WHERE role_id = 1 AND user_id <> 1')
      await signInAnew()
    }
    const makeRival = async () => {
      await setRight()
      const { id, name } = await addUser(admin, PASSWORD, '1')
      return { id, rival: await signIn(scene.services[1]?.base as string, name, PASSWORD) }
    }
    const [{ id: rivalId }, answers] = await oneBehindAnother(makeRival, ({ id, rival }) => {
      const demote = () => admin('PATCH', `/admin/users/${id}`, { body: { role_id: '2' } })
      const disable = () => rival('PATCH', '/admin/users/1', { body: { enabled: false } })
      return first === 'demoted' ? [demote, disable] : [disable, demote]
    })
    const administrators = await scene.database.query(
      'SELECT user_id::text FROM user_account WHERE role_id = 1 AND enabled',
    )
    await setRight()
    expect(answers.map(({ status }) => status)).toEqual(told)
    expect(administrators).toEqual([{ user_id: first === 'demoted' ? '1' : rivalId }])
  },
)

test.skipIf(isBalanced)('one name is given once, however many ask for it', async () => {
  const ask = (call: Caller, name: string) => () => call('POST', '/admin/users', newUser(name, '3'))
  const answers = await atOnce(
    [ask(admin, 'wanted'), ask(elsewhere, 'Wanted'), ask(admin, 'WANTED')],
    2,
  )
  expect(statuses(answers)).toEqual([201, 422, 422])
})

test('a role is not deleted while it is given to somebody', async () => {
  const { role_id } = (
    await admin('POST', '/admin/roles', { body: { name: 'Fleeting', permissions: [] } })
  ).body
  const answers = await atOnce([
    () => admin('PATCH', '/admin/users/7', { body: { role_id } }),
    () => elsewhere('DELETE', `/admin/roles/${role_id}`),
  ])
  const outcome = statuses(answers)
  // Whichever comes first: the role has a user then, or there is no such role any more.
  expect([
    [200, 409],
    [204, 422],
  ]).toContainEqual(outcome)
})

/** What somebody does to an account between the check of its password and the token for it. */
const MEANWHILE: readonly [string, (path: string) => Promise<Answer>][] = [
  [
    'whose password is changed',
    (path) => admin('PUT', `${path}/password`, { body: { password: 'another passphrase' } }),
  ],
  ['whose account is disabled', (path) => admin('PATCH', path, { body: { enabled: false } })],
]

test.each(MEANWHILE)('a sign-in %s meanwhile comes to nothing', async (name, change) => {
  const user_name = name.replaceAll(' ', '.')
  const { user_id } = (await admin('POST', '/admin/users', newUser(user_name, '3'))).body
  const path = `/admin/users/${user_id}`
  const [changed, signedIn] = await atOnce([
    () => change(path),
    async () => {
      // The change stands, uncommitted, when the account is checked as it was.
      await until('the account is held', async () => {
        const [row] = await scene.database.query(
          'SELECT 1 FROM user_account WHERE user_id = $1 FOR SHARE SKIP LOCKED',
          [user_id],
        )
        return row === undefined
      })
      return callerOf(scene.base)('POST', '/authenticate', {
        body: { username: user_name, password: PASSWORD },
      })
    },
  ])
  expect([Number(changed?.status) < 300, signedIn?.status]).toEqual([true, 401])
  // Nor is there one that would be taken once the account is enabled again.
  const tokens = await scene.database.query('SELECT 1 FROM access_token WHERE user_id = $1', [
    user_id,
  ])
  expect(tokens).toEqual([])
})

describe('whoever was let in before what a call waits for', () => {
  const SET = 'set by an administrator'

  /** A user of a test's own, who calls the other process. */
  async function newcomer(role?: string) {
    const { id, name } = await addUser(admin, PASSWORD, role)
    return { id, name, call: await signIn(scene.services[1]?.base as string, name, PASSWORD) }
  }

  const setPassword = (id: string) => () =>
    admin('PUT', `/admin/users/${id}/password`, { body: { password: SET } })

  test('pain: sets no password of their own over the one that was set for them', async () => {
    const body = { current_password: PASSWORD, new_password: 'set over that one' }
    const [{ name }, [set, own]] = await oneBehindAnother(newcomer, ({ id, call }) => [
      setPassword(id),
      () => call('POST', '/me/password', { body }),
    ])
    expect([set?.status, own?.status]).toEqual([204, 401])
    expect((await authenticate(scene.base, name, SET)).status).toBe(200)
  })

  test.each([
    ['takes no second factor away', (id: string) => `/me/second-factors/${id}/removal`],
    ['adds no recovery codes', () => '/me/recovery-codes'],
  ])('pain: %s once another password was set', async (_, pathOf) => {
    const make = async () => {
      const made = await newcomer()
      await enrol(made.call, PASSWORD)
      const [factor] = (await made.call('GET', '/me/second-factors')).body.data
      return { ...made, path: pathOf(factor.factor_id) }
    }
    const body = { current_password: PASSWORD }
    const [{ id }, [set, own]] = await oneBehindAnother(make, ({ id, call, path }) => [
      setPassword(id),
      () => call('POST', path, { body }),
    ])
    expect([set?.status, own?.status]).toEqual([204, 401])
    expect(String((await admin('GET', `/admin/users/${id}`)).body.second_factors)).toBe('1')
  })

  test('pain: gives nobody what they hold no more', async () => {
    const [, [demoted, made]] = await oneBehindAnother(
      () => newcomer('1'),
      ({ id, call }) => [
        () => admin('PATCH', `/admin/users/${id}`, { body: { role_id: '3' } }),
        () => call('POST', '/admin/users', newUser('back.door', '1')),
      ],
    )
    expect([demoted?.status, made?.status, made?.body.code]).toEqual([
      200,
      403,
      'permission_denied',
    ])
  })

  test('pain: is not signed in by a second factor that was taken away', async () => {
    const make = async () => {
      const made = await newcomer()
      return { ...made, ...(await enrol(made.call, PASSWORD)) }
    }
    const [{ name }, [reset, signedIn]] = await oneBehindAnother(make, ({ id, name, app }) => [
      () => admin('DELETE', `/admin/users/${id}/second-factors`),
      () => authenticate(scene.base, name, PASSWORD, { otp: app.next() }),
    ])
    expect([reset?.status, signedIn?.status]).toEqual([204, 401])
    expect((await authenticate(scene.base, name, PASSWORD)).status).toBe(200)
  })
})
