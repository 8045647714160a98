/** History that is older than the operator keeps it for goes, by nobody else's word; the rest stays as it was. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { type Database, withDatabase } from '@/lib/db/database'
import { executeRaw } from '@/lib/db/raw'
import { inTransaction } from '@/lib/db/transaction'
import { verifyNotes } from '@/lib/records/history/noteFaults'
import { dropOldHistory } from '@/lib/records/history/retention'
import { headOfSeals, sealHistory } from '@/lib/records/history/seals'
import { type Head, verifyHistory } from '@/lib/records/history/verification'
import { DAY, MINUTE } from '@/lib/time/units'
import { type Command, commandOf } from '../support/apiBundle'
import { fillHistory, noteAllBlocks } from '../support/bigHistory'
import type { Caller } from '../support/caller'
import { idsOf, openScene, type Scene, until } from '../support/scene'
import { databaseName, serviceUrl } from '../support/service'

/** The day from which on history is kept: some way into what there is. */
const FROM = '2025-10-01'

let scene: Scene
let admin: Caller
/** A client that somebody read, and somebody else changed, before all that is kept. */
let changedBefore: { readonly path: string; readonly read: string }
const keepDays = () => Math.round((Math.floor(Date.now() / DAY) * DAY - Date.parse(FROM)) / DAY)

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
  const { body, headers } = await admin('POST', '/fm/clients', { body: { phone: '1' } })
  const path = `/fm/clients/${body.client_id}`
  changedBefore = { path, read: headers.get('etag') as string }
  await admin('PATCH', path, { body: { phone: '2' } })
  for (const [method, of, sent] of [
    ['POST', '/fm/suppliers', { supplier_id: 'S-ENDED', name: 'Before' }],
    ['PATCH', '/fm/suppliers/S-ENDED', { bank_bsb: '062-000' }],
    ['PUT', `/sp/client/packaging-defaults/${body.client_id}`, { bank_bsb: '062-000' }],
  ] as const) {
    expect((await admin(method, of, { body: sent })).status).toBeLessThan(300)
  }
  await bySql(
    "DELETE FROM supplier WHERE supplier_id = 'S-ENDED'",
    `DELETE FROM packaging_defaults WHERE client_id = ${body.client_id}`,
  )
  // What the demonstration data entered is older than all.
  await asIntruder("UPDATE event SET at = at - interval '3 years'")
  await fillHistory(scene.database)
  await sealAll()
  await noteAllBlocks(scene.database)
  // What is kept is counted in days: none ends between saying so and what it is held to.
  await until('no day is about to end', async () => Date.now() % DAY < DAY - MINUTE, 2 * MINUTE)
})
afterAll(() => scene.close())

/** Works as the service's housekeeping does, by the service's own role. */
const asService = <Result>(work: (db: Database) => Promise<Result>): Promise<Result> =>
  withDatabase(serviceUrl(scene.database.url), work)

async function sealAll(): Promise<void> {
  while ((await asService(sealHistory)) > 0);
}

/** Drops all that may go. @returns the last cut of these */
async function dropAll() {
  let last: Awaited<ReturnType<typeof dropOldHistory>>
  for (;;) {
    const cut = await asService(dropOldHistory)
    if (!cut) return last
    last = cut
  }
}

/** As somebody does who works past the service. */
const bySql = (...statements: readonly string[]) =>
  withConnection(scene.database.url, async (connection) => {
    for (const statement of statements) await connection.query(statement)
  })

const asIntruder = (statement: string) =>
  withConnection(scene.database.url, async (connection) => {
    await connection.query('SET session_replication_role = replica')
    return connection.query(statement)
  })

/** Says by `npm run migrate`, or otherwise, for how long history is kept. */
function migrate(days: number | undefined, url = scene.database.url) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [commandOf('migrate')], {
    encoding: 'utf8',
    env: {
      ...process.env,
      DATABASE_URL: serviceUrl(url),
      MIGRATE_DATABASE_URL: url,
      ...(days !== undefined && { HISTORY_KEEP_DAYS: String(days) }),
    },
  })
  return { status, said: stdout + stderr }
}

async function verified(known?: Head, url = scene.database.url) {
  const faults: string[] = []
  const found = await withDatabase(url, (db) =>
    verifyHistory(db, (fault) => faults.push(fault), known),
  )
  const misnoted = await withDatabase(url, (db) => verifyNotes(db, () => {}))
  return { ...found, faults, misnoted }
}

const head = async (): Promise<Head> => (await asService(headOfSeals)) as Head

const countOf = async (condition: string): Promise<number> =>
  Number(
    (
      await scene.database.query<{ count: string }>(`SELECT count(*) FROM event WHERE ${condition}`)
    )[0]?.count,
  )

/** Queries of the history, as the API and as SQL have them. */
const QUERIES: readonly (readonly [query: string, condition: string])[] = [
  ['', 'true'],
  ['field=area', "'area' = ANY (fields)"],
  ['field=discount_spare1', "'discount_spare1' = ANY (fields)"],
  ['user_id=2', 'user_id = 2'],
  ['user_id=2&audit_user_id=4', 'user_id = 2 AND audit_user_id = 4'],
  ['user_id=1&field=phone', "user_id = 1 AND 'phone' = ANY (fields)"],
  ['resource=approval&field=f3', "resource = 'approval' AND 'f3' = ANY (fields)"],
  ['resource=client&record_id=777', "resource = 'client' AND record_id = '777'"],
  ['request_id=sent-again', "request_id = 'sent-again'"],
  ['from=2025-08-20&to=2025-10-20', "at >= '2025-08-20' AND at < '2025-10-21'"],
  ['to=2025-09-20', "at < '2025-09-21'"],
]

/** What the API gives of a query: its total, and the entries of a few pages from either end. */
async function given(query: string) {
  const ends: string[][] = []
  let total = ''
  for (const order of ['', 'sort=at']) {
    const entries: string[] = []
    let cursor: string | undefined
    for (let page = 0; page < 4; page += 1) {
      const path = [query, order, 'limit=50', cursor && `cursor=${cursor}`].filter(Boolean)
      const { status, body } = await admin('GET', `/fm/events?${path.join('&')}`)
      expect(status).toBe(200)
      total = String(body.total)
      for (const { event_id } of body.data) entries.push(String(event_id))
      cursor = body.next_cursor ?? undefined
      if (!cursor) break
    }
    ends.push(entries)
  }
  return { total, ends }
}

async function expectAll(): Promise<void> {
  for (const [query, condition] of QUERIES) {
    const rows = await scene.database.query<{ id: string }>(
      `SELECT event_id::text AS id FROM event WHERE ${condition} ORDER BY event_id`,
    )
    const ids = rows.map(({ id }) => id)
    const { total, ends } = await given(query)
    expect([query, ends]).toEqual([query, [ids.toReversed().slice(0, 200), ids.slice(0, 200)]])
    if (ids.length <= 10_000) expect([query, total]).toEqual([query, String(ids.length)])
  }
}

/** What the API says of history that was removed. */
async function removedBefore(path: string, headers = {}): Promise<string | null> {
  const { status, body } = await admin('GET', path, { headers })
  expect(status).toBe(200)
  return body.removed_before
}

/** How many entries the API gives, of how many, and what it says of those that were removed. */
async function historyOf(path: string) {
  const { status, body } = await admin('GET', path)
  expect([path, status]).toEqual([path, 200])
  return [body.data.length, String(body.total), body.removed_before]
}

describe('history that is older than it is kept for', () => {
  let before: Head

  test('stays where nobody says for how long', async () => {
    const entries = await countOf('true')
    expect(await dropAll()).toBeUndefined()
    expect(await removedBefore('/fm/events')).toBeNull()
    await withConnection(serviceUrl(scene.database.url), async (connection) => {
      const { rows } = await connection.query('SELECT drop_old_history(1000) AS gone')
      expect(rows).toEqual([{ gone: 0 }])
    })
    expect(await countOf('true')).toBe(entries)
    before = await head()
  })

  test('is not the service’s to name: neither how long, nor what goes', async () => {
    expect(migrate(30).status).toBe(1)
    expect(migrate(keepDays())).toEqual({
      status: 0,
      said: expect.stringContaining(`The history is kept for ${keepDays()} days.`),
    })
    for (const statement of [
      'UPDATE history_retention SET keep_days = 1',
      'DELETE FROM history_retention',
      "INSERT INTO history_cut VALUES (1, 1, 1000, '', 1, now(), 1, now())",
      'DELETE FROM event WHERE event_id = 1',
      'DELETE FROM event_seal WHERE seal = 1',
      "CREATE OR REPLACE FUNCTION drop_old_history(most_seals integer) RETURNS integer LANGUAGE sql AS 'SELECT 0'",
    ]) {
      await withConnection(serviceUrl(scene.database.url), (connection) =>
        expect(connection.query(statement)).rejects.toThrow(
          /^(permission denied|must be owner|cannot change)/,
        ),
      )
    }
  })

  test('stays where it is not what was sealed, as that is the evidence', async () => {
    const entries = await countOf('true')
    await asIntruder("UPDATE event SET reason = 'Another' WHERE event_id = 2000")
    await expect(asService(dropOldHistory)).rejects.toThrow(/not what was sealed/)
    // Whoever goes round that which looks is refused where it would go.
    await withConnection(serviceUrl(scene.database.url), (connection) =>
      expect(connection.query('SELECT drop_old_history(1000)')).rejects.toThrow(
        'not what was sealed',
      ),
    )
    await asIntruder('UPDATE event SET reason = NULL WHERE event_id = 2000')
    expect(await countOf('true')).toBe(entries)
  })

  test('goes at nobody’s word but the service’s', async () => {
    await withConnection(scene.database.url, async (connection) => {
      await connection.query('BEGIN')
      await connection.query('CREATE ROLE of_nobody')
      await connection.query('SET LOCAL ROLE of_nobody')
      await expect(connection.query('SELECT drop_old_history(1000)')).rejects.toThrow(
        'permission denied',
      )
    })
  })

  test('is not made more by a seal that the service adds', async () => {
    const young = await countOf(`at >= '${FROM}'`)
    await withConnection(serviceUrl(scene.database.url), async (connection) => {
      await connection.query('BEGIN')
      await connection.query(
        "INSERT INTO event_seal SELECT -1, 1024 * max(block) + 1, 1024 * max(block), '{}', '', now(), '' FROM event_block",
      )
      const { rows } = await connection.query('SELECT drop_old_history(1000) AS gone')
      expect(rows).toEqual([{ gone: 0 }])
      await connection.query('ROLLBACK')
    })
    expect(await countOf(`at >= '${FROM}'`)).toBe(young)
  })

  test('goes by whole seals, and lists have the rest, to the entry', async () => {
    const [old, young] = [await countOf(`at < '${FROM}'`), await countOf(`at >= '${FROM}'`)]
    const cut = await dropAll()
    expect(cut).toMatchObject({ before: Date.parse(FROM), keepDays: keepDays() })
    expect(await countOf(`at >= '${FROM}'`)).toBe(young)
    // Entries that came out of order keep the seals between them.
    const left = await countOf(`at < '${FROM}'`)
    expect(left).toBeLessThan(old / 2)
    expect(cut?.entries).toBe(old - left)
    await expectAll()
  })

  test('leaves no tag of a record that was removed good for one that is made under its id', async () => {
    const kept = await countOf("resource = 'supplier' AND record_id = 'S-ENDED'")
    const made = await admin('POST', '/fm/suppliers', {
      body: { supplier_id: 'S-ENDED', name: 'After' },
    })
    expect([kept, made.status, made.headers.get('etag')]).toEqual([0, 201, '"4"'])
    const stale = await admin('PATCH', '/fm/suppliers/S-ENDED', {
      body: { bank_bsb: '062-001' },
      headers: { 'if-match': '"1"' },
    })
    expect(stale.status).toBe(412)
    const client = changedBefore.path.split('/').at(-1)
    await bySql(`INSERT INTO packaging_defaults (client_id) VALUES (${client})`)
    const packaging = await admin('GET', `/sp/client/packaging-defaults/${client}`)
    expect(packaging.headers.get('etag')).toBe('"3"')
  })

  test('is told of wherever the history is read that reached so far back', async () => {
    const [id] = await idsOf(scene.database, 'client')
    for (const path of [
      '/fm/events?limit=1',
      `/fm/clients/${id}/events`,
      '/fm/events?request_id=x',
    ]) {
      expect(await removedBefore(path)).toBe(`${FROM}T00:00:00Z`)
    }
    expect(await removedBefore('/fm/events?from=2025-09-30')).toBe(`${FROM}T00:00:00Z`)
    expect(await removedBefore(`/fm/events?from=${FROM}`)).toBeNull()
    const zoned = await removedBefore('/fm/events', { 'time-zone': 'Australia/Melbourne' })
    expect(zoned).toBe(`${FROM}T10:00:00+10:00`)
  })

  test('is told of beside the history of a field, also where no entry is left of it', async () => {
    const removed = `${FROM}T00:00:00Z`
    const field = '/fm/events?resource=client&record_id=777&field='
    // The first changed long ago alone, the other ever since.
    expect(await historyOf(`${field}discount_spare1`)).toEqual([0, '0', removed])
    const [kept, total] = await historyOf(`${field}phone&limit=5`)
    expect([kept, await removedBefore(`${field}phone&limit=5`)]).toEqual([5, removed])
    expect(Number(total)).toBe(
      await countOf("resource = 'client' AND record_id = '777' AND 'phone' = ANY (fields)"),
    )
  })

  test('is told of where nothing is left of a record, and no record is made up', async () => {
    const [id] = await idsOf(scene.database, 'approval')
    expect(await countOf(`resource = 'approval' AND record_id = '${id}'`)).toBe(0)
    const empty = [0, '0', `${FROM}T00:00:00Z`]
    expect(await historyOf(`/fm/approvals/${id}/events`)).toEqual(empty)
    expect(await historyOf(`/fm/events?resource=approval&record_id=${id}`)).toEqual(empty)
    expect((await admin('GET', `/fm/approvals/${id}`)).status).toBe(200)
    expect((await admin('GET', '/fm/approvals/99999999/events')).status).toBe(404)
  })

  test('is told of beside a request that nobody knows, whose entries may be among it', async () => {
    for (const query of ['', '&group=request', '&group=request&limit=1']) {
      const path = `/fm/events?request_id=filled-4${query}`
      expect([path, await historyOf(path)]).toEqual([path, [0, '0', `${FROM}T00:00:00Z`]])
    }
  })

  test('pain: says of no field that nobody changed it, where the changes since may be gone', async () => {
    const { path, read } = changedBefore
    const change = (etag: string, body: object) =>
      admin('PATCH', path, { body, headers: { 'if-match': etag } })
    const { headers } = await admin('PATCH', path, { body: { area: 'Since' } })
    const late = await change(read, { phone: '3', name: 'Mine' })
    expect([late.status, late.body.conflicting_fields]).toEqual([412, ['name', 'phone']])
    await admin('PATCH', path, { body: { area: 'Since then' } })
    const known = await change(headers.get('etag') as string, { phone: '3', area: 'Mine' })
    expect([known.status, known.body.conflicting_fields]).toEqual([412, ['area']])
  })

  test('is not told of a record that was added since, whichever of its fields is asked for', async () => {
    const body = { name: 'Added since' }
    const { client_id: id } = (await admin('POST', '/fm/clients', { body })).body
    await admin('PATCH', `/fm/clients/${id}`, { body: { area: 'Here' } })
    const all = `/fm/events?resource=client&record_id=${id}`
    expect(await historyOf(`/fm/clients/${id}/events`)).toEqual([2, '2', null])
    expect(await historyOf(`${all}&limit=1`)).toEqual([1, '2', null])
    expect(await historyOf(`${all}&field=area`)).toEqual([1, '1', null])
    expect(await historyOf(`${all}&field=phone`)).toEqual([0, '0', null])
    expect(await historyOf(`${all}&user_id=3`)).toEqual([0, '0', null])
    // Of whichever kind: another may have the same id.
    expect((await historyOf(`/fm/events?record_id=${id}`))[2]).toBe(`${FROM}T00:00:00Z`)
    await sealAll()
  })

  test('is no fault where it goes while the history is verified', async () => {
    expect(migrate(keepDays() - 30).status).toBe(0)
    const { url, query } = scene.database
    const { verifying } = await withDatabase(url, (db) =>
      inTransaction(db, async (dropping) => {
        await executeRaw(dropping, { text: 'LOCK TABLE event_seal' })
        const verifying = verified()
        await until('it has read where the history begins, and waits for the seals', async () => {
          const waiting = await query(
            "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
          )
          return waiting.length > 0
        })
        expect(await dropOldHistory(dropping)).toMatchObject({ keepDays: keepDays() - 30 })
        return { verifying }
      }),
    )
    expect((await verifying).faults).toEqual([])
  })

  test('leaves a chain that goes on from the cut, and tells whatever is put back', async () => {
    const { cut, entries, faults, unsealed, misnoted } = await verified()
    expect({ faults, unsealed, misnoted }).toEqual({ faults: [], unsealed: 0, misnoted: 0 })
    expect(entries).toBe(await countOf('true'))
    expect((await verified(await head())).faults).toEqual([])
    expect((await verified({ seal: cut?.seal ?? 0, chain: cut?.chain ?? '' })).faults).toEqual([])
    const old = { ...before, seal: 1 }
    expect((await verified(old)).faults).toEqual([
      expect.stringMatching(/^Seal 1 went with the history that was dropped by age/),
    ])
    await asIntruder(
      'INSERT INTO event SELECT (jsonb_populate_record(e, \'{"event_id": 5}\')).* FROM event e ORDER BY event_id LIMIT 1',
    )
    expect((await verified()).faults).toEqual([expect.stringMatching(/^Entry 5 .* was added/)])
    await asIntruder('DELETE FROM event WHERE event_id = 5')
    await asIntruder(
      'UPDATE history_cut SET chain = sha256(chain) WHERE cut = (SELECT max(cut) FROM history_cut)',
    )
    expect((await verified()).faults).toEqual([
      expect.stringMatching(/was altered, or the one before/),
    ])
    await expect(asService(dropOldHistory)).rejects.toThrow(/not what was sealed/)
  })

  test('is not deleted beyond the cut, nor the cut, by who owns it', async () => {
    for (const statement of [
      'DELETE FROM event',
      'DELETE FROM event_seal',
      'DELETE FROM history_cut',
      'UPDATE history_cut SET last = 1000000',
      'TRUNCATE history_cut',
    ]) {
      await withConnection(scene.database.url, (connection) =>
        expect(connection.query(statement)).rejects.toThrow('never changed or deleted'),
      )
    }
  })
})

test('what is done meanwhile is entered, sealed and noted as ever, and a backup has the cut', async () => {
  const own = await openScene([{}])
  try {
    const url = own.database.url
    const caller = await own.as('admin')
    const clients = await idsOf(own.database, 'client')
    await withConnection(url, async (connection) => {
      await connection.query('SET session_replication_role = replica')
      await connection.query("UPDATE event SET at = at - interval '3 years'")
    })
    await fillHistory(own.database)
    const service = <Result>(work: (db: Database) => Promise<Result>) =>
      withDatabase(serviceUrl(url), work)
    while ((await service(sealHistory)) > 0);
    await noteAllBlocks(own.database)
    migrate(keepDays(), url)
    let isOver = false
    const dropping = Array.from({ length: 2 }, async () => {
      for (let idle = 0; idle < 3; ) if (!(await service(dropOldHistory))) idle += 1
    })
    const sealing = (async () => {
      while (!isOver) await service(sealHistory)
    })()
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const { status } = await caller('PATCH', `/fm/clients/${clients[n % 20]}`, {
          body: { booking_note: `during ${n}` },
        })
        return status
      }),
    )
    await Promise.all(dropping)
    isOver = true
    await sealing
    // To whoever seals all the time it leaves what is old, as to another who drops it.
    while (await service(dropOldHistory));
    expect(new Set(statuses)).toEqual(new Set([200]))
    while ((await service(sealHistory)) > 0);
    const { cut, faults, unsealed, misnoted } = await verified(undefined, url)
    expect({ faults, unsealed, misnoted }).toEqual({ faults: [], unsealed: 0, misnoted: 0 })
    expect(cut?.entries).toBeGreaterThan(1000)

    const folder = mkdtempSync(join(tmpdir(), 'fleetbook-retention-'))
    const name = databaseName()
    const copy = url.replace(/[^/]*$/, name)
    const command = (script: Command, at: string) =>
      spawnSync(process.execPath, [commandOf(script), join(folder, 'one.backup.gz')], {
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL: serviceUrl(at), MIGRATE_DATABASE_URL: at },
      }).status
    await own.database.query(`CREATE DATABASE ${name} TEMPLATE template0`)
    try {
      expect([command('backup', url), command('restore', copy)]).toEqual([0, 0])
      // For how long it is kept is not the backup's to say: it would lose what is looked for in it.
      const kept = await withConnection(copy, (connection) =>
        connection.query('SELECT keep_days FROM history_retention'),
      )
      expect(kept.rows).toEqual([])
      expect((await verified(undefined, copy)).faults).toEqual([])
      expect((await verified(undefined, copy)).cut).toEqual(cut)
      expect(migrate(undefined, copy).status).toBe(0)
      await withDatabase(copy, async (db) => expect(await dropOldHistory(db)).toBeUndefined())
    } finally {
      await own.database.query(`DROP DATABASE ${name} WITH (FORCE)`)
      rmSync(folder, { recursive: true })
    }
  } finally {
    await own.close()
  }
})
