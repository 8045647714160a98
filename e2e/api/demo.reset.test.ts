/** `npm run demo:reset` puts a demonstration back while the service runs, and touches nothing else. */
import { spawnSync } from 'node:child_process'
import { stringify } from 'lossless-json'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { withDatabase } from '@/lib/db/database'
import { tablesOf } from '@/lib/db/tables'
import { sealHistory } from '@/lib/records/history/seals'
import { verifyHistory } from '@/lib/records/history/verification'
import { resetDemo } from '@/prisma/seed/reset'
import { commandOf } from '../support/apiBundle'
import { type Caller, callerOf, signIn } from '../support/caller'
import { openScene, type Scene } from '../support/scene'
import { serviceUrl } from '../support/service'

let scene: Scene
let admin: Caller
let editor: Caller
beforeAll(async () => {
  // Calls wait for the reset, each with a connection.
  scene = await openScene([{}])
  admin = await scene.as('admin')
  editor = await scene.as('editor')
})
afterAll(() => scene.close())

function resetByCommand() {
  const { status, stdout, stderr } = spawnSync(process.execPath, [commandOf('demo-reset')], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: scene.database.url },
  })
  return { status, stdout, stderr }
}

/** Whether somebody waits to have a table of this database to themselves. */
const WAITING = `SELECT EXISTS (
  SELECT FROM pg_locks JOIN pg_database d ON d.oid = database
  WHERE datname = current_database() AND mode = 'AccessExclusiveLock' AND NOT granted) AS waiting`

const ok = async (answer: ReturnType<Caller>) => {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body
}

const LISTS = [
  '/fm/clients?limit=200&sort=client_id',
  '/fm/approvals?limit=200&sort=approval_id',
  '/fm/contracts?limit=200&sort=contract_id',
  '/admin/users?limit=200',
  '/admin/roles?limit=200',
]

/** All that lists tell. Accounts are made when the data is, and records on days before. */
async function told(): Promise<unknown[]> {
  const answers = []
  for (const path of LISTS) {
    const { total, data } = await ok(admin('GET', path))
    const isOfAccounts = path.startsWith('/admin/')
    answers.push({
      total,
      data: isOfAccounts
        ? data.map(({ created, last_edit, ...rest }: Record<string, unknown>) => rest)
        : data,
    })
  }
  return answers
}

/** The JSON of what is told, with one word for all days, moments and months of the reports. */
const withoutDays = (lists: unknown[]) =>
  stringify(lists)?.replaceAll(/"\d{4}-\d\d-\d\d[^"]*"|\b20\d{4}\b/g, '"some day"')

async function sealAndVerify() {
  const faults: string[] = []
  const found = await withDatabase(serviceUrl(scene.database.url), async (db) => {
    while ((await sealHistory(db)) > 0);
    return verifyHistory(db, (fault) => faults.push(fault))
  })
  return { ...found, faults }
}

describe('demo:reset', () => {
  test('brings everything back, and leaves those signed in who are there afterwards', async () => {
    const asMade = await told()
    // Days count from that on which the data is made, which may have been the day before.
    expect(resetByCommand().status).toBe(0)
    const first = await told()
    expect(withoutDays(first)).toBe(withoutDays(asMade))
    const [{ event_id: firstEvent }] = (await ok(admin('GET', '/fm/events?limit=1'))).data
    await sealAndVerify()
    const { position } = await ok(admin('GET', '/fm/changes?after=now'))
    const own = await ok(
      admin('POST', '/admin/users', {
        body: {
          user_name: 'for.a.while',
          display_name: 'For a while',
          role_id: '1',
          password: 'for a while only',
          enabled: true,
        },
      }),
    )
    const passing = await signIn(scene.base, 'for.a.while', 'for a while only')
    await ok(passing('GET', '/me'))
    await ok(
      editor('PATCH', '/fm/clients/10001', { body: { name: 'Changed', finance_limit: 1.5 } }),
    )
    const made = await ok(editor('POST', '/fm/clients', { body: { name: 'Made by a test' } }))
    await ok(
      (await scene.as('integration'))('POST', '/fm/locking-sessions', {
        body: { locks: [{ resource: 'approvals', id: '88001' }] },
      }),
    )
    await ok(admin('PATCH', '/admin/users/3', { body: { enabled: false } }))

    expect(resetByCommand()).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        /^The demonstration's data in the database "\w+" at \S+ is as it was made, after [\d.]+ s\.\n$/,
      ),
    })

    expect(await told()).toEqual(first)
    expect((await ok(admin('GET', '/fm/events?limit=1'))).data[0].event_id).toBe(firstEvent)
    expect(await passing('GET', '/me')).toMatchObject({ status: 401 })
    expect(await admin('GET', `/admin/users/${own.user_id}`)).toMatchObject({ status: 404 })
    expect((await ok(admin('GET', '/fm/locking-sessions'))).data).toEqual([])
    await ok((await scene.as('viewer'))('GET', '/me'))
    expect(await admin('GET', `/fm/changes?after=${position}`)).toMatchObject({ status: 410 })

    // What comes next is what would have come after a fresh start.
    expect(await ok(editor('POST', '/fm/clients', { body: { name: 'The next' } }))).toMatchObject({
      client_id: made.client_id,
    })
    await ok(editor('PATCH', '/fm/clients/10001', { body: { area: 'Geelong' } }))
    const found = await sealAndVerify()
    expect(found.faults).toEqual([])
    expect(found.unsealed).toBe(0)
    expect(found.entries).toBeGreaterThan(Number(firstEvent))
  })

  test('lets calls end that are under way, and shows nobody half of it', async () => {
    let isOver = false
    /** Calls again where the reset took longer than a call waits. */
    const patiently = async (call: () => ReturnType<Caller>): ReturnType<Caller> => {
      const answer = await call()
      return [423, 503].includes(answer.status) ? patiently(call) : answer
    }
    const read = async () => {
      const totals: number[] = []
      const list = () => editor('GET', '/fm/clients?limit=1')
      while (!isOver) totals.push((await ok(patiently(list))).total)
      return totals
    }
    const write = async () => {
      for (let round = 0; !isOver; round += 1) {
        const body = { area: `Round ${round}` }
        await ok(patiently(() => editor('PATCH', '/fm/clients/10002', { body })))
      }
    }
    const work = Promise.all([read(), read(), write()])
    expect(await resetDemo(scene.database.url)).toEqual({ done: true })
    isOver = true
    const [totals] = await work
    expect(Math.min(...totals)).toBeGreaterThanOrEqual(60)
    expect((await sealAndVerify()).faults).toEqual([])
  })

  test('steps back from a call that holds what it waits for and waits for what it holds', async () => {
    await withConnection(scene.database.url, async (call) => {
      const tables = (await tablesOf(call)).map(({ name }) => name)
      await call.query('BEGIN')
      await call.query(`LOCK TABLE ${tables.at(-1)} IN ACCESS SHARE MODE`)
      const done = resetDemo(scene.database.url)
      await expect.poll(async () => (await call.query(WAITING)).rows[0].waiting).toBe(true)
      await call.query(`LOCK TABLE ${tables[0]} IN ACCESS SHARE MODE`)
      await call.query('COMMIT')
      expect(await done).toEqual({ done: true })
    })
  })

  test('refuses a database that is not marked, and changes nothing of it', async () => {
    await ok(editor('PATCH', '/fm/clients/10003', { body: { name: 'Worth keeping' } }))
    await withConnection(scene.database.url, (connection) =>
      connection.query('DELETE FROM demonstration'),
    )
    expect(resetByCommand()).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('This database is not marked as a demonstration'),
    })
    expect(await ok(editor('GET', '/fm/clients/10003'))).toMatchObject({ name: 'Worth keeping' })
  })

  test('cannot be had by the service for a database that is none', async () => {
    const mark = withConnection(serviceUrl(scene.database.url), (connection) =>
      connection.query('INSERT INTO demonstration (clients, approvals) VALUES (1, 1)'),
    )
    await expect(mark).rejects.toThrow('permission denied for table demonstration')
    expect(await callerOf(scene.base)('GET', '/fm/clients')).toMatchObject({ status: 401 })
  })
})
