/** Whoever waits for changes, as the database says nothing on the connection that is to hear of them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { between } from '../support/between'
import type { Caller } from '../support/caller'
import { openWiredScene, type WiredScene } from '../support/scene'

let scene: WiredScene
let admin: Caller
beforeAll(async () => {
  scene = await openWiredScene({ LOG_LEVEL: 'silent' })
  admin = await scene.as('admin')
})
afterAll(() => scene.close())

// Behind a pooler of transactions nobody can listen.
test.skipIf(between === 'pgbouncer')(
  'is answered all the same, and hears of them again',
  async () => {
    scene.wire.stall('before the commit', 'LISTEN')
    const { position } = (await admin('GET', '/fm/changes?after=now')).body
    const wait = async (seconds: number) =>
      (await admin('GET', `/fm/changes?after=${position}&wait=${seconds}`)).body.data
    expect(await Promise.all([wait(1), wait(1)])).toEqual([[], []])
    const answer = wait(30)
    const name = `Heard of ${crypto.randomUUID()}`
    expect((await admin('POST', '/fm/clients', { body: { name } })).status).toBe(201)
    expect(await answer).toHaveLength(1)
    const listening = await scene.database.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
    )
    expect(listening).toHaveLength(1)
  },
)
