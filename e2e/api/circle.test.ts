import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, Caller } from '../support/caller'
import { openScene, type Scene, until } from '../support/scene'

/** Of those who wait for each other in a circle the database undoes one. Here that is the call. */

let scene: Scene
let admin: Caller
const IDS = ['Circle-1', 'Circle-2', 'Circle-3']

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
  const body = IDS.map((supplier_id) => ({ supplier_id, name: supplier_id }))
  expect((await admin('POST', '/fm/suppliers', { body })).status).toBe(200)
})
afterAll(() => scene.close())

/** A transaction that locks suppliers, and never looks for a circle itself. */
async function locker() {
  const client = new pg.Client({ connectionString: scene.database.url })
  await client.connect()
  await client.query("BEGIN; SET LOCAL deadlock_timeout = '1h'")
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
  return {
    lock: (id: string | undefined) =>
      client.query('SELECT FROM supplier WHERE supplier_id = $1 FOR UPDATE', [id]),
    isAwaited: async () => {
      const waiting = await scene.database.query(
        'SELECT FROM pg_stat_activity WHERE $1::integer = ANY (pg_blocking_pids(pid))',
        [rows[0].pid],
      )
      return waiting.length > 0
    },
    waits: async () => {
      const [waiting] = await scene.database.query<{ waits: boolean }>(
        'SELECT cardinality(pg_blocking_pids($1::integer)) > 0 AS waits',
        [rows[0].pid],
      )
      return waiting?.waits
    },
    async end() {
      await client.query('COMMIT')
      await client.end()
    },
  }
}

/**
 * Sends a call that locks all of the suppliers in the order of their ids. When it has the first,
 * another who has the last waits for that; only then the call comes to wait for the last.
 */
async function inCircle(call: () => Promise<Answer>): Promise<Answer> {
  const [first, second, last] = IDS
  const [gate, other] = [await locker(), await locker()]
  await gate.lock(second)
  await other.lock(last)
  const answer = call()
  await until('the call has the first', gate.isAwaited)
  const taken = other.lock(first)
  await until('the other waits for the first', other.waits)
  await gate.end()
  await taken
  await other.end()
  return answer
}

const rename = (name: string, headers: Record<string, string> = {}) =>
  inCircle(() =>
    admin('PATCH', '/fm/suppliers', {
      body: IDS.map((supplier_id) => ({ supplier_id, name })),
      headers,
    }),
  )

const namesOf = ({ body }: Answer) => body.map(({ name }: { name: string }) => name)

test('what is undone to end a circle of waits is done once more', async () => {
  const renamed = await rename('Renamed')
  expect([renamed.status, namesOf(renamed)]).toEqual([200, IDS.map(() => 'Renamed')])
  const keyed = await rename('Renamed again', { 'idempotency-key': 'in-a-circle' })
  expect([keyed.status, namesOf(keyed)]).toEqual([200, IDS.map(() => 'Renamed again')])
  for (const id of IDS) {
    const { data } = (await admin('GET', `/fm/suppliers/${id}/events`)).body
    const actions = data.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(['updated', 'updated', 'created'])
  }
})
