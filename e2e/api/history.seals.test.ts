/** The history is sealed after the fact, whole and in order, and whatever is done to it since is told. */
import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Connection, withConnection } from '@/lib/db/connection'
import { withDatabase } from '@/lib/db/database'
import { headOfSeals, sealHistory } from '@/lib/records/history/seals'
import { type Head, verifyHistory } from '@/lib/records/history/verification'
import { noteHistory } from '@/lib/server/housekeeping'
import { commandOf } from '../support/apiBundle'
import type { Caller } from '../support/caller'
import { idsOf, openScene, type Scene, until } from '../support/scene'
import { serviceUrl } from '../support/service'

let scene: Scene
let admin: Caller
let clients: string[]
beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
  clients = await idsOf(scene.database, 'client')
})
afterAll(() => scene.close())

/** Seals as the service's housekeeping does, by the service's own role. */
const seal = (): Promise<number> => withDatabase(serviceUrl(scene.database.url), sealHistory)

async function sealAll(): Promise<void> {
  while ((await seal()) > 0);
}

async function verified(known?: Head) {
  const faults: string[] = []
  const found = await withDatabase(serviceUrl(scene.database.url), (db) =>
    verifyHistory(db, (fault) => faults.push(fault), known),
  )
  return { ...found, faults }
}

const head = async (): Promise<Head> =>
  (await withDatabase(scene.database.url, headOfSeals)) as Head

const change = async (client: number, note: string): Promise<void> => {
  const answer = await admin('PATCH', `/fm/clients/${clients[client]}`, {
    body: { booking_note: note },
  })
  expect(answer.status).toBe(200)
}

/** Works as one who owns the database and keeps its triggers from being asked. */
const asIntruder = <Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> =>
  withConnection(scene.database.url, async (connection) => {
    await connection.query('SET session_replication_role = replica')
    return work(connection)
  })

/** Enters something in the history, in a transaction of the test's own. */
const enter = (connection: Connection, request: string) =>
  connection.query("SELECT enter_event('client', '1', 2, 1, 1, $1, 'updated', NULL, '[]'::jsonb)", [
    request,
  ])

const entriesInAll = async (): Promise<number> =>
  Number((await scene.database.query<{ count: string }>('SELECT count(*) FROM event'))[0]?.count)

describe('sealing', () => {
  test('takes in all that there is, once', async () => {
    await sealAll()
    await change(0, 'first')
    expect((await verified()).unsealed).toBe(1)
    expect(await seal()).toBe(1)
    expect(await seal()).toBe(0)
    expect(await verified()).toMatchObject({
      faults: [],
      unsealed: 0,
      entries: await entriesInAll(),
    })
  })

  test('waits for a change that began before and ends later, and leaves out one that is undone', async () => {
    await withConnection(scene.database.url, async (late) => {
      await late.query('BEGIN')
      await enter(late, 'late')
      await withConnection(scene.database.url, async (undone) => {
        await undone.query('BEGIN')
        await enter(undone, 'undone')
        await undone.query('ROLLBACK')
      })
      await change(1, 'after the late one began')
      expect(await seal()).toBe(0)
      await late.query('COMMIT')
    })
    expect(await seal()).toBe(2)
    expect(await verified()).toMatchObject({ faults: [], unsealed: 0 })
  })

  test('comes to an end beside changes that do not, and leaves these to the next time', async () => {
    await sealAll()
    const before = await head()
    let isOver = false
    let entered = 0
    // There is always one under way that sealing has to wait for, and more by then.
    const writers = Array.from({ length: 3 }, () =>
      withConnection(scene.database.url, async (writer) => {
        while (!isOver) {
          await writer.query('BEGIN')
          await enter(writer, 'without end')
          await writer.query('SELECT pg_sleep(0.03)')
          await writer.query('COMMIT')
          entered += 1
        }
      }),
    )
    await until('they write', async () => entered > 3)
    await withDatabase(serviceUrl(scene.database.url), (db) => noteHistory(db, () => isOver))
    isOver = true
    await Promise.all(writers)
    expect((await head()).seal - before.seal).toBe(1)
  })

  test('goes on beside many who write and others who seal, and each entry is under one seal', async () => {
    let isOver = false
    const sealers = Array.from({ length: 3 }, async () => {
      while (!isOver) await seal()
    })
    await Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        for (let n = 0; n < 15; n += 1) await change(writer, `${writer}/${n}`)
      }),
    )
    isOver = true
    await Promise.all(sealers)
    await sealAll()
    expect(await verified()).toMatchObject({
      faults: [],
      unsealed: 0,
      entries: await entriesInAll(),
    })
  })
})

/** The newest entry but for two: what is altered is in the middle. */
const victim = async (): Promise<{ id: string; record: string }> =>
  (
    await scene.database.query<{ id: string; record: string }>(
      "SELECT event_id::text AS id, resource || ' ' || record_id AS record FROM event ORDER BY event_id DESC OFFSET 2 LIMIT 1",
    )
  )[0] as { id: string; record: string }

const ALTERED: Readonly<Record<string, string>> = {
  resource: "'approval'",
  record_id: "'4711'",
  version: 'version + 1',
  at: "at + interval '1 second'",
  user_id: 'user_id + 1',
  audit_user_id: 'audit_user_id + 1',
  request_id: "request_id || 'x'",
  action: "'deleted'",
  reason: "coalesce(reason, '') || 'x'",
  changes: "'[]'",
  fields: "fields || ARRAY['another']",
}

describe('what is done to the history behind its triggers is told:', () => {
  test.each(Object.entries(ALTERED))('another %s of an entry', async (column, value) => {
    const { id } = await victim()
    const faults = await asIntruder(async (connection) => {
      const { rows } = await connection.query(
        `SELECT ${column} AS was FROM event WHERE event_id = ${id}`,
      )
      await connection.query(`UPDATE event SET ${column} = ${value} WHERE event_id = ${id}`)
      const told = (await verified()).faults
      const was = column === 'changes' ? JSON.stringify(rows[0].was) : rows[0].was
      await connection.query(`UPDATE event SET ${column} = $1 WHERE event_id = ${id}`, [was])
      return told
    })
    expect(faults).toEqual([expect.stringMatching(`^Entry ${id} \\(.+\\) was altered\\.$`)])
    expect((await verified()).faults).toEqual([])
  })

  test('an entry that is gone, and one that was put in among others', async () => {
    const { id, record } = await victim()
    const faults = await asIntruder(async (connection) => {
      await connection.query('CREATE TEMP TABLE kept AS SELECT * FROM event WHERE event_id = $1', [
        id,
      ])
      await connection.query('DELETE FROM event WHERE event_id = $1', [id])
      const removed = (await verified()).faults
      await connection.query('INSERT INTO event SELECT * FROM kept')
      // The number of the change that was undone above.
      const undone = await connection.query(
        'SELECT min(n) AS n FROM generate_series(1, (SELECT max(event_id) FROM event)) n WHERE NOT EXISTS (SELECT FROM event WHERE event_id = n)',
      )
      const { n } = undone.rows[0]
      await connection.query('UPDATE kept SET event_id = $1', [n])
      await connection.query('INSERT INTO event SELECT * FROM kept')
      const added = (await verified()).faults
      await connection.query('DELETE FROM event WHERE event_id = $1', [n])
      expect(added).toEqual([`Entry ${n} (${record}) was added.`])
      return removed
    })
    expect(faults).toEqual([`Entry ${id} was removed.`])
    expect((await verified()).faults).toEqual([])
  })

  test('an entry under a number that was never given out, before all others or beyond', async () => {
    const { id, record } = await victim()
    const numbers = ['-5', '0', `(SELECT last_value + 50 FROM event_event_id_seq)`]
    const { added, told } = await asIntruder(async (connection) => {
      const { rows } = await connection.query(
        `INSERT INTO event SELECT n.id, e.resource, e.record_id, e.version, e.at, e.user_id, e.audit_user_id, e.request_id, e.action, e.reason, e.changes, e.fields
          FROM event e, unnest(ARRAY[${numbers}]::bigint[]) n(id) WHERE e.event_id = ${id} RETURNING event_id::text AS id`,
      )
      const added = rows.map((row) => row.id as string)
      const told = (await verified()).faults
      await connection.query('DELETE FROM event WHERE event_id = ANY ($1)', [added])
      return { added, told }
    })
    expect(added).toHaveLength(numbers.length)
    expect(told).toEqual(
      added.map(
        (each) => `Entry ${each} (${record}) was added, under a number that was never given out.`,
      ),
    )
    expect((await verified()).faults).toEqual([])
  })

  test('a seal that was altered, or is gone; and an end that was cut off, to whoever knows the head', async () => {
    const published = await head()
    const told = await asIntruder(async (connection) => {
      const during = async (statement: string, known?: Head) => {
        await connection.query('CREATE TEMP TABLE kept AS SELECT * FROM event_seal')
        await connection.query(statement)
        const { faults } = await verified(known)
        await connection.query(
          'TRUNCATE event_seal; INSERT INTO event_seal SELECT * FROM kept; DROP TABLE kept',
        )
        return faults
      }
      return {
        altered: await during('UPDATE event_seal SET at = at + interval $$1 s$$ WHERE seal = 2'),
        gone: await during('DELETE FROM event_seal WHERE seal = 2'),
        cut: await during(`DELETE FROM event_seal WHERE seal = ${published.seal}`, published),
      }
    })
    expect(told.altered).toContain('Seal 2 was altered, or the one before it.')
    expect(told.gone).toEqual([expect.stringMatching(/^Seal 2 is gone/)])
    expect(told.cut).toEqual([expect.stringContaining('is not the one that was published')])
    expect((await verified(published)).faults).toEqual([])
  })

  test('by npm run verify-history, whose exit code says whether all is well', async () => {
    const command = (...parameters: string[]) => {
      const { status, stdout } = spawnSync(
        process.execPath,
        [commandOf('verify-history'), ...parameters],
        { encoding: 'utf8', env: { ...process.env, DATABASE_URL: serviceUrl(scene.database.url) } },
      )
      return { status, stdout }
    }
    const { seal: number, chain } = await head()
    const well = command('--head', `${number}:${chain}`)
    expect(well.stdout).toContain(`Head: ${number}:${chain}`)
    expect(well).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('All is as it was sealed.'),
    })
    const { id } = await victim()
    await asIntruder((connection) =>
      connection.query('DELETE FROM event WHERE event_id = $1', [id]),
    )
    expect(command()).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(`Entry ${id} was removed.`),
    })
  })
})
