/** A sign-in with the right password, as the database goes away in the middle of it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { callerOf } from '../support/caller'
import { openWiredScene, until, type WiredScene } from '../support/scene'

let scene: WiredScene
beforeAll(async () => {
  scene = await openWiredScene({ LOG_LEVEL: 'silent' })
})
afterAll(() => scene.close())

const signIn = () =>
  callerOf(scene.base)('POST', '/authenticate', {
    body: { username: 'viewer', password: 'viewer-demo-password' },
  })

/** What counts as failed by now, of the name, the address and both together. */
const counted = async () => {
  const rows = await scene.database.query<{ points: number }>(
    "SELECT points FROM sign_in_failure WHERE key ~ '^sign-in(-pair|-address)?:'",
  )
  return rows.map(({ points }) => points)
}

test('counts as no failure once the database is there again', async () => {
  await withConnection(scene.database.url, async (holder) => {
    await holder.query('BEGIN')
    await holder.query('LOCK user_account IN ACCESS EXCLUSIVE MODE')
    const answer = signIn()
    await until('it is judged', async () => (await counted()).length === 3)
    expect(await counted()).toEqual([1, 1, 1])
    await scene.wire.cut()
    expect((await answer).status).toBe(503)
    await scene.wire.mend()
    await holder.query('ROLLBACK')
  })
  const isNone = async () => (await counted()).every((points) => points === 0)
  await until('it is taken back', isNone, 15_000)
  expect((await signIn()).status).toBe(200)
})

test('takes nothing back twice where it was right, and could only be noted in part', async () => {
  await signIn()
  const others = 5
  await scene.database.query(
    "UPDATE sign_in_failure SET points = $1 WHERE key ~ '^sign-in(-address)?:'",
    [others],
  )
  await withConnection(scene.database.url, async (holder) => {
    await holder.query('BEGIN')
    await holder.query("SELECT FROM sign_in_failure WHERE key ~ '^sign-in-known:' FOR UPDATE")
    const answer = signIn()
    const isLost = async () => {
      const lost = await scene.database.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ~ 'sign_in_failure' AND datname = current_database()",
      )
      return lost.length === 1
    }
    await until('where it is at home is to be noted', isLost)
    expect((await answer).status).toBe(503)
    await holder.query('ROLLBACK')
  })
  expect(await counted()).toEqual([others, others])
  expect((await signIn()).status).toBe(200)
})
