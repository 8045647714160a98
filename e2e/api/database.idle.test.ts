/** What becomes of connections to the database that nobody uses. */
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { beginUnbounded, withConnection } from '@/lib/db/connection'
import { between, isBalanced } from '../support/between'
import { signIn } from '../support/caller'
import { openScene, type Scene, until } from '../support/scene'
import { createDatabase, startService } from '../support/service'

/** Longer than the ten seconds for which the driver's pool keeps one of its own accord. */
const IDLE_SECONDS = 12

let short: Scene
let long: Scene
beforeAll(async () => {
  short = await openScene([{ DATABASE_IDLE_SECONDS: String(IDLE_SECONDS) }])
  long = await openScene([{}])
})
afterAll(async () => {
  await short.close()
  await long.close()
})

/** The server's processes behind a scene's connections: without the one that listens, or that one. */
const connections = async ({ database }: Scene, which: '!~' | '~' = '!~'): Promise<number[]> =>
  (
    await database.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
       WHERE application_name = 'fleetbook' AND datname = current_database() AND query ${which} 'LISTEN'`,
    )
  ).map(({ pid }) => pid)

/** Has a scene's process so much to do at once that it opens several connections; tells which it has. */
async function openSeveral(scene: Scene): Promise<number[]> {
  const ask = await scene.as('viewer')
  return until('several connections are there', async () => {
    const lists = Array.from({ length: 6 }, (_, more) => `/fm/clients?limit=${20 + more}`)
    await Promise.all(lists.map((list) => ask('GET', list)))
    const opened = await connections(scene)
    return opened.length > 2 && opened
  })
}

test.skipIf(between !== undefined || isBalanced)(
  'a bound that the database has for silence ends none, nor the one that listens',
  async () => {
    const bound = await openScene([{}])
    try {
      const [database] = await bound.database.query<{ name: string }>(
        'SELECT current_database() AS name',
      )
      await bound.database.query(`ALTER DATABASE ${database?.name} SET idle_session_timeout = '1s'`)
      const ask = await bound.as('viewer')
      const before = await connections(bound)
      const { position } = (await ask('GET', '/fm/changes?after=now')).body
      const waiting = ask('GET', `/fm/changes?after=${position}&wait=5`)
      const opened = (await openSeveral(bound)).filter((pid) => !before.includes(pid))
      const listening = await until('one listens', async () => {
        const found = await connections(bound, '~')
        return found.length > 0 && found
      })
      await setTimeout(3000)
      expect(await connections(bound)).toEqual(expect.arrayContaining(opened))
      expect(await connections(bound, '~')).toEqual(listening)
      await waiting
    } finally {
      await bound.close()
    }
  },
)

test.skipIf(between !== undefined || isBalanced)(
  'a bound that the database has for transactions ends no call: each has those of the service',
  async () => {
    const database = await createDatabase(inject('templateUrl'))
    const [{ name } = { name: '' }] = await database.query<{ name: string }>(
      'SELECT current_database() AS name',
    )
    // From PostgreSQL 17 on.
    await database.query(`ALTER DATABASE ${name} SET transaction_timeout = '1s'`)
    const service = await startService(database.url)
    try {
      const ask = await signIn(service.base, 'editor')
      await withConnection(database.url, async (holder) => {
        await beginUnbounded(holder)
        await holder.query('SELECT FROM client WHERE client_id = 10001 FOR UPDATE')
        const change = ask('PATCH', '/fm/clients/10001', {
          body: { booking_note: 'It took its time.' },
        })
        await setTimeout(2000)
        await holder.query('ROLLBACK')
        expect((await change).status).toBe(200)
      })
    } finally {
      await service.stop()
      await database.drop()
    }
  },
)

// A pooler has its own mind of when it ends a session, and each of several processes keeps one that it uses.
test.skipIf(between === 'pgbouncer' || isBalanced)(
  'they are kept through minutes of silence, or for as long as is said',
  async () => {
    const kept = await openSeveral(long)
    const ended = await openSeveral(short)

    await until('only what is used stays', async () => {
      const now = new Set(await connections(short))
      return ended.filter((pid) => now.has(pid)).length <= 1
    })

    expect(await connections(long)).toEqual(expect.arrayContaining(kept))
  },
)
