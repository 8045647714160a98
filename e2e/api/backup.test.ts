import { fork } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ADVISORY_LOCKS } from '@/lib/advisoryLocks'
import type { Foot } from '@/lib/db/backup/format'
import { restore } from '@/lib/db/backup/restore'
import { migrate } from '@/lib/db/migrations/migrate'
import { migrations } from '@/lib/db/migrations/pending'
import { ownSchema, tablesOf } from '@/lib/db/tables'
import { type Command, DATABASE_PROCESS } from '../support/apiBundle'
import { type Caller, signIn } from '../support/caller'
import { CATALOG, catalog } from '../support/catalog'
import { runCommand } from '../support/command'
import { addClients, openScene, type Scene, until } from '../support/scene'
import {
  createDatabase,
  databaseName,
  serviceUrl,
  startService,
  type TestDatabase,
} from '../support/service'
import { layWire } from '../support/wire'

let scene: Scene
let folder: string
let admin: Caller
beforeAll(async () => {
  scene = await openScene()
  folder = mkdtempSync(join(tmpdir(), 'fleetbook-backup-'))
  admin = await scene.as('admin')
})
afterAll(async () => {
  await scene.close()
  rmSync(folder, { recursive: true })
})

/** Runs one of the operator's commands, for who owns the tables and the service; answers its code and what it said. */
const command = (name: Command, url: string, ...parameters: string[]) =>
  runCommand(name, { DATABASE_URL: serviceUrl(url), MIGRATE_DATABASE_URL: url }, ...parameters)

/** What a session of a database can be given so long for. */
const BOUNDS = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  // From PostgreSQL 17 on.
  'transaction_timeout',
]

/** How the tests themselves ask a database, whatever bounds its sessions have. */
const asking = (connectionString: string) =>
  new pg.Client({ connectionString, options: BOUNDS.map((name) => `-c ${name}=0`).join(' ') })

/** Makes an empty database on the same server. */
async function makeEmpty(): Promise<{ url: string; drop: () => Promise<unknown> }> {
  const name = databaseName()
  const asAdmin = (sql: string) => over(scene.database.url, (db) => db.query(sql))
  await asAdmin(`CREATE DATABASE ${name} TEMPLATE template0`)
  const url = new URL(scene.database.url)
  url.pathname = name
  return { url: url.href, drop: () => asAdmin(`DROP DATABASE ${name} WITH (FORCE)`) }
}

/** Works with an empty database of the same server. */
async function withEmpty<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const { url, drop } = await makeEmpty()
  try {
    return await work(url)
  } finally {
    await drop()
  }
}

async function over<Result>(url: string, work: (db: pg.Client) => Promise<Result>) {
  const db = asking(url)
  await db.connect()
  try {
    return await work(db)
  } finally {
    await db.end()
  }
}

/** A digest of all rows of every table, and where each sequence stands. */
const contents = (url: string): Promise<Record<string, string>> =>
  over(url, async (db) => {
    const { rows } = await db.query<{ name: string; kind: string }>(
      "SELECT oid::regclass::text AS name, relkind AS kind FROM pg_class WHERE relkind IN ('r', 'p', 'S') AND relnamespace = 'public'::regnamespace AND relname <> '_prisma_migrations' ORDER BY 1",
    )
    const found: Record<string, string> = {}
    for (const { name, kind } of rows) {
      const text = kind === 'S' ? "last_value || ' ' || is_called" : `each::text`
      const { rows: digests } = await db.query<{ digest: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(${text}), '' ORDER BY md5(${text}))), '') AS digest FROM ${name} AS each`,
      )
      found[name] = digests[0]?.digest ?? ''
    }
    return found
  })

/** What a database is made of: columns, domains, triggers and all else. */
const madeOf = (url: string): Promise<string[][]> =>
  over(url, (db) => {
    const query = async (text: string, values?: unknown[]) => (await db.query(text, values)).rows
    const parts = Object.values(CATALOG).map((part) => catalog({ query }, part, 'public'))
    return Promise.all(parts)
  })

/** Sessions of a database that wait for what another holds. */
const waitingIn = (url: string) =>
  over(url, async (db) => {
    const { rows } = await db.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
    return rows
  })

test('a backup restored is the same database: every row, trigger, domain and number to come', async () => {
  const file = join(folder, 'whole.backup.gz')
  // Whatever COPY has to write in another way than it stands.
  const name = 'a\ttab, a\nline, \\. and \\N — “näme” ∑'
  const made = await admin('POST', '/fm/clients', { body: { name: 'Ordinary' } })
  const id = made.body.client_id
  expect((await admin('PATCH', `/fm/clients/${id}`, { body: { name: 'Changed' } })).status).toBe(
    200,
  )
  await scene.database.query('UPDATE client SET name = $1 WHERE client_id = $2', [name, id])
  const saved = await command('backup', scene.database.url, file)
  expect(saved).toEqual({
    code: 0,
    said: expect.stringMatching(/^Saved \d+ rows of the database "\w+" at \S+ to [^\n]*\n$/),
  })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await withEmpty(async (url) => {
    expect(await command('restore', url, file)).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^Restored \d+ rows of \d+ tables into the database "\w+" at \S+\.\n$/,
      ),
    })
    expect(await contents(url)).toEqual(await contents(scene.database.url))
    expect(await madeOf(url)).toEqual(await madeOf(scene.database.url))
    const service = await startService(url)
    try {
      const again = await signIn(service.base, 'admin')
      const read = await again('GET', `/fm/clients/${id}`)
      expect(read.body.name).toBe(name)
      const next = await again('POST', '/fm/clients', { body: { name: 'Next' } })
      expect(Number(next.body.client_id)).toBeGreaterThan(Number(id))
      const renamed = await again('PATCH', `/fm/clients/${id}`, { body: { name: 'Anew' } })
      expect(renamed.status).toBe(200)
      const found = await again('GET', '/fm/clients?search=Anew')
      expect(found.body.data.map(({ client_id }: { client_id: string }) => client_id)).toEqual([id])
      await expect(over(url, (db) => db.query('DELETE FROM event'))).rejects.toThrow()
    } finally {
      await service.stop()
    }
  })
})

/** PostgreSQL's message that a table's rows are over, before it says how many they were. */
const ROWS_ARE_OVER = Buffer.from('c\0\0\0\x04', 'latin1')

test('a backup counts its rows also where the database’s count comes after them, and one of before that counted none of a table is restored', async () => {
  const before = await contents(scene.database.url)
  const file = join(folder, 'torn.backup.gz')
  const wire = await layWire(scene.database.url)
  wire.tear(ROWS_ARE_OVER)
  const saved = await command('backup', wire.url, file).finally(() => wire.cut())
  expect(saved).toMatchObject({ code: 0 })
  const [count] = saved.said.match(/\d+ rows/) ?? []
  const text = gunzipSync(readFileSync(file)).toString('latin1')
  const { rows } = JSON.parse(text.trimEnd().split('\n').at(-1) ?? '') as Foot
  const counted = Object.entries(before).filter(([name]) => Object.hasOwn(rows, name))
  expect(rows).toEqual(
    Object.fromEntries(counted.map(([name, digest]) => [name, Number(digest.split(' ')[0])])),
  )

  const uncounted = text.replace(/("rows":\{.*"client":)\d+/, '$10')
  expect(uncounted).not.toBe(text)
  writeFileSync(file, gzipSync(Buffer.from(uncounted, 'latin1')))
  await withEmpty(async (url) => {
    expect(await command('restore', url, file)).toMatchObject({
      code: 0,
      said: expect.stringContaining(`Restored ${count} of`),
    })
    expect(await contents(url)).toEqual(before)
  })
})

test('a backup made while others write holds one moment', async () => {
  const ids = await addClients(scene.database, 200)
  const file = join(folder, 'moment.backup.gz')
  let isOver = false
  let rounds = 0
  const writing = (async () => {
    while (!isOver) {
      rounds += 1
      const body = ids.map((client_id) => ({ client_id, name: `Round ${rounds}` }))
      expect((await admin('PATCH', '/fm/clients', { body })).status).toBe(200)
    }
  })()
  await until('the first round is written', async () => rounds > 1)
  const saved = await command('backup', scene.database.url, file)
  isOver = true
  await writing
  expect(saved.code).toBe(0)
  expect(rounds).toBeGreaterThan(1)
  await withEmpty(async (url) => {
    expect(await command('restore', url, file)).toMatchObject({ code: 0 })
    const { rows } = await over(url, (db) =>
      db.query<{ names: string; versions: string; entries: string }>(
        `SELECT count(DISTINCT name) AS names, count(DISTINCT version) AS versions,
          (SELECT count(DISTINCT count) FROM (SELECT count(*) FROM event
            WHERE resource = 'client' AND record_id = ANY($1) GROUP BY record_id) AS each) AS entries
        FROM client WHERE client_id::text = ANY($1)`,
        [ids],
      ),
    )
    expect(rows).toEqual([{ names: '1', versions: '1', entries: '1' }])
  })
})

test('a backup made while a migration writes a table anew has all rows of it', async () => {
  const { url, query, drop } = await createDatabase(inject('templateUrl'))
  try {
    const [clients] = await query<{ count: string }>('SELECT count(*) FROM client')
    await over(url, async (holder) => {
      // The backup is kept from a table that comes before the one that is written anew.
      await holder.query('BEGIN; LOCK TABLE approval')
      const saving = command('backup', url, join(folder, 'meanwhile.backup.gz'))
      await until('the backup waits', async () => (await waitingIn(url)).length > 0)
      const sql = 'ALTER TABLE "client" ADD COLUMN "drawn" uuid DEFAULT gen_random_uuid()'
      await migrate(url, [...migrations(), { name: '99990101000000_drawn', sql }])
      await holder.query('ROLLBACK')
      const { said } = await saving
      expect(said).toContain(` ${clients?.count} clients`)
    })
  } finally {
    await drop()
  }
})

describe('what somebody else has made in the schema', () => {
  const FOREIGN = `
    CREATE TABLE client_copy AS SELECT * FROM client;
    CREATE TABLE "Odd, name" (number serial, client_id bigint REFERENCES client);
    CREATE SEQUENCE loose;
    ALTER TABLE client ADD COLUMN dba_extra text DEFAULT E'a\\tb', ADD COLUMN dba_number serial;
    ALTER TABLE event_seal ADD COLUMN dba_extra text`
  const LEFT_OUT =
    /^Left out, as no migration of Fleetbook has made it: "Odd, name", client\.dba_extra, client\.dba_number, client_copy, event_seal\.dba_extra, loose\.$/m

  let database: TestDatabase
  let before: Record<string, string>
  beforeAll(async () => {
    database = await createDatabase(inject('templateUrl'))
    before = await contents(database.url)
    await over(database.url, (db) => db.query(FOREIGN))
  })
  afterAll(() => database.drop())

  test('is left out by a backup, which says so, and by a demonstration that begins anew', async () => {
    const file = join(folder, 'own.backup.gz')
    const saved = await command('backup', database.url, file)
    expect(saved).toEqual({ code: 0, said: expect.stringMatching(LEFT_OUT) })
    expect(gunzipSync(readFileSync(file)).toString('latin1')).not.toMatch(/dba_|client_copy|loose/)
    await withEmpty(async (url) => {
      const restored = await command('restore', url, file)
      expect(restored).toEqual({ code: 0, said: expect.not.stringContaining('Left out') })
      expect(await contents(url)).toEqual(before)
    })
    // A table that refers to what is to be emptied PostgreSQL keeps from that.
    await database.query('ALTER TABLE "Odd, name" DROP COLUMN client_id')
    expect(await command('demo-reset', database.url)).toMatchObject({ code: 0 })
    const [copied] = await database.query<{ count: string }>('SELECT count(*) FROM client_copy')
    expect(copied?.count).not.toBe('0')
  })

  test('is saved where a newer version was there, and left out by who knows that one', async () => {
    const file = join(folder, 'newer.backup.gz')
    const name = '99990101000000_newer'
    await database.query(
      'INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ($1, $1, $1, now())',
      [name],
    )
    const saved = await command('backup', database.url, file)
    expect(saved).toEqual({ code: 0, said: expect.not.stringContaining('Left out') })
    await database.query('DELETE FROM _prisma_migrations WHERE migration_name = $1', [name])
    // What knows the other version; as were backups that were made before any left something out.
    const text = gunzipSync(readFileSync(file)).toString('latin1').replace(`,"${name}"]`, ']')
    writeFileSync(file, gzipSync(Buffer.from(text, 'latin1')))
    await withEmpty(async (url) => {
      const restored = await command('restore', url, file)
      expect(restored).toEqual({
        code: 0,
        said: expect.stringMatching(/^Left out, .* client\.dba_extra, .*client_copy.*loose/m),
      })
      await over(database.url, (db) =>
        db.query(
          'DROP TABLE client_copy, "Odd, name"; DROP SEQUENCE loose; ALTER TABLE client DROP COLUMN dba_extra, DROP COLUMN dba_number; ALTER TABLE event_seal DROP COLUMN dba_extra',
        ),
      )
      expect(await contents(url)).toEqual(await contents(database.url))
      expect(await madeOf(url)).toEqual(await madeOf(scene.database.url))
    })
    // A table that lacks what is Fleetbook's is refused as before.
    const lacking = text.replace(/("name":"client","columns":\[[^\]]*)"name",/, '$1"nome",')
    expect(lacking).not.toBe(text)
    await withEmpty((url) =>
      expect(
        restore(url, Readable.from([gzipSync(Buffer.from(lacking, 'latin1'))])),
      ).rejects.toThrow('client lacks the column name of its version'),
    )
  })
})

test('of a database of any version all is known to be Fleetbook’s that its migrations made', async () => {
  await withEmpty((url) =>
    over(url, async (db) => {
      const all = migrations()
      for (const at of all.keys()) {
        await migrate(url, all.slice(0, at + 1))
        const { tables, foreign } = await ownSchema(db)
        expect({ tables, foreign }).toEqual({ tables: await tablesOf(db), foreign: [] })
      }
    }),
  )
})

test('what another server wrote for searches is written anew, so that they find every record', async () => {
  const { url, query, drop } = await createDatabase(inject('templateUrl'))
  const file = join(folder, 'letters.backup.gz')
  const [made] = await query<{ id: string }>(
    "INSERT INTO client (name, client_code) VALUES ('İstanbul Quokka', 'Q') RETURNING client_id::text AS id",
  )
  const before = await contents(url)
  // As one has it that knows no small letter of this one.
  await query(
    "UPDATE client_search_text SET words = replace(words, lower('İ'), 'İ') || 'x' WHERE client_id = $1",
    [made?.id],
  )
  try {
    expect(await command('backup', url, file)).toMatchObject({ code: 0 })
    await withEmpty(async (empty) => {
      expect(await command('restore', empty, file)).toEqual({
        code: 0,
        said: expect.stringMatching(
          /^Restored .*\.\nWritten anew for lists and searches, as this database has letters: 1 text and 0 words\.\n$/,
        ),
      })
      const after = await contents(empty)
      expect(after.client_search_text).toBe(before.client_search_text)
      expect(await command('verify-search', empty)).toMatchObject({ code: 0 })
      const service = await startService(empty)
      try {
        const caller = await signIn(service.base, 'admin')
        const found = await caller('GET', '/fm/clients?search=İstanbul')
        expect(found.body.data).toMatchObject([{ client_id: made?.id }])
      } finally {
        await service.stop()
      }
    })
  } finally {
    await drop()
  }
})

describe('whatever values are written by in the sessions of a database', () => {
  const ONE_WAY = {
    TimeZone: 'Asia/Shanghai',
    DateStyle: 'SQL, MDY',
    IntervalStyle: 'sql_standard',
    bytea_output: 'escape',
    extra_float_digits: '-10',
    standard_conforming_strings: 'off',
    quote_all_identifiers: 'on',
  }
  const ANOTHER = { TimeZone: 'America/New_York', DateStyle: 'German, DMY' }

  /** Gives its sessions settings of their own. */
  const set = (url: string, settings: Readonly<Record<string, string>>) =>
    over(url, async (db) => {
      for (const [name, value] of Object.entries(settings)) {
        await db.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET ${name} = '${value}'`)
      }
    })
  const reset = (url: string) =>
    over(url, (db) => db.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} RESET ALL`))

  test('what comes back equals what was, and commands find nothing wrong', async () => {
    const { url, query, drop } = await createDatabase(inject('templateUrl'))
    try {
      await query("UPDATE client SET mla_date = '2026-01-02' WHERE client_id = 10001")
      const before = await contents(url)
      await set(url, ONE_WAY)
      const file = join(folder, 'settings.backup.gz')
      expect(await command('backup', url, file)).toMatchObject({ code: 0 })
      await withEmpty(async (empty) => {
        await set(empty, ANOTHER)
        expect(await command('restore', empty, file)).toMatchObject({ code: 0 })
        await reset(empty)
        expect(await contents(empty)).toEqual(before)
        // Migrations, too, make the same of a new database, and what was restored is what was sealed.
        await set(empty, ONE_WAY)
        for (const name of ['migrate', 'verify-history', 'verify-search'] as const) {
          expect(await command(name, empty)).toMatchObject({ code: 0 })
        }
      })
      await withEmpty(async (empty) => {
        await set(empty, ONE_WAY)
        expect(await command('migrate', empty)).toMatchObject({ code: 0 })
        await reset(empty)
        expect(await madeOf(empty)).toEqual(await madeOf(scene.database.url))
      })
    } finally {
      await drop()
    }
  })
})

// There the system says that there is no such folder, whatever is above it.
test.runIf(process.platform === 'linux')('no folder is made below /proc', async () => {
  const { code, said } = await command('backup', scene.database.url, '/proc/none/saved.backup.gz')
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringMatching(/^\/proc\/none\S+ cannot be written: ENOENT.+mkdir.+none/),
  })
})

describe('nothing is restored', () => {
  const file = () => join(folder, 'faulty.backup.gz')
  let whole: Buffer
  // Of one file after the other, as an operator has it who tries the next: each begins where the one
  // before came to nothing, and its tables are made once.
  let empty: Awaited<ReturnType<typeof makeEmpty>>
  beforeAll(async () => {
    expect((await command('backup', scene.database.url, file())).code).toBe(0)
    whole = gunzipSync(readFileSync(file()))
    empty = await makeEmpty()
  })
  afterAll(() => empty.drop())
  const edited = (change: (text: string) => string): Buffer =>
    gzipSync(Buffer.from(change(whole.toString('latin1')), 'latin1'))

  type Fault = [make: () => Buffer, says: string]

  const NO_BACKUP: Readonly<Record<string, Fault>> = {
    'of a newer version': [
      () => edited((text) => text.replace('"migrations":[', '"migrations":["99990101000000_new",')),
      'newer version',
    ],
    'of a file of another kind': [() => gzipSync('a,b\n1,2\n'), 'no backup'],
    'of what is not packed': [() => Buffer.from('hello'), 'cannot be read'],
    'of an empty file': [() => Buffer.alloc(0), 'cannot be read to its end'],
  }
  test.each(Object.entries(NO_BACKUP))('%s, and nothing is made', async (_, [make, says]) => {
    await expect(restore(empty.url, Readable.from([make()]))).rejects.toThrow(says)
    expect(await contents(empty.url)).toEqual({})
  })

  const FAULTY: Readonly<Record<string, Fault>> = {
    'of a file cut short': [() => gzipSync(whole).subarray(0, -2000), 'cannot be read to its end'],
    'of one cut where it was not packed': [
      () => gzipSync(whole.subarray(0, whole.length / 2)),
      'ends too early',
    ],
    'of one that lost a row': [
      () => edited((text) => text.replace(/("name":"event",.*\n).*\n/, '$1')),
      'has not all rows of event',
    ],
    'of one that lost a row which others need': [
      () => edited((text) => text.replace(/("name":"client",.*\n).*\n/, '$1')),
      'violates foreign key constraint',
    ],
    'of one that lost a table': [
      () => edited((text) => text.replace(/\{"name":"event",[\s\S]*?\n\\\.\n/, '')),
      'has not all rows of event',
    ],
  }
  test.each(Object.entries(FAULTY))('%s', async (_, [make, says]) => {
    await expect(restore(empty.url, Readable.from([make()]))).rejects.toThrow(says)
    expect((await contents(empty.url)).client).toBe('0 ')
  })

  test('and the database is not served until it is restored into once more', async () => {
    const { url } = empty
    const [cut] = FAULTY['of one that lost a row'] ?? []
    await expect(restore(url, Readable.from([cut?.() ?? '']))).rejects.toThrow('not all rows')
    const starting = fork(DATABASE_PROCESS, { env: { ...process.env, DATABASE_URL: url } })
    const [message] = await once(starting, 'message')
    expect(message).toEqual({ fault: expect.stringContaining('did not come to its end') })
    // Nor does one without the records take the place of a backup, or is its history told to be whole.
    const into = mkdtempSync(join(folder, 'half-'))
    for (const parameters of [
      ['backup', '--into', into, '--keep', '1'],
      ['verify-history'],
      ['verify-search'],
      ['create-admin', '--user-name', 'somebody'],
      ['seed', '--demo-accounts'],
      ['demo-reset'],
    ] as const) {
      const [name, ...others] = parameters
      const { code, said } = await command(name, url, ...others)
      expect([name, code, said]).toEqual([
        name,
        1,
        expect.stringContaining('did not come to its end'),
      ])
    }
    expect(readdirSync(into)).toEqual([])
    await restore(url, Readable.from([gzipSync(whole)]))
    expect(await contents(url)).toEqual(await contents(scene.database.url))
  })

  test('of an older version, into what a newer one left', async () => {
    const { url, drop } = await makeEmpty()
    try {
      const [cut] = FAULTY['of one that lost a row'] ?? []
      await expect(restore(url, Readable.from([cut?.() ?? '']))).rejects.toThrow('not all rows')
      const newest = migrations().at(-1)?.name
      const older = edited((text) => text.replace(`,"${newest}"]`, ']'))
      await expect(restore(url, Readable.from([older]))).rejects.toThrow(
        `The backup is older than the tables that another try has left in the database: it is of before ${newest}. Restore it into a new one`,
      )
    } finally {
      await drop()
    }
  })

  test('into a database that has something', async () => {
    const before = await contents(scene.database.url)
    const { code, said } = await command('restore', scene.database.url, file())
    expect([code, said]).toEqual([1, expect.stringContaining('not empty')])
    expect(await contents(scene.database.url)).toEqual(before)
  })
})

/** What the names of a database's backups begin with that are made again and again. */
async function calledIn(url: string): Promise<string> {
  const into = mkdtempSync(join(folder, 'called-'))
  expect((await command('backup', url, '--into', into, '--keep', '1')).code).toBe(0)
  const [name = ''] = readdirSync(into)
  return name.replace(/-\d{4}-\d\d-\d\dT.*$/, '')
}

test('of backups made again and again so many are kept, and what else is there', async () => {
  const into = mkdtempSync(join(folder, 'kept-'))
  writeFileSync(join(into, 'notes.txt'), 'mine')
  // One was made while the clock was ahead.
  const old = ['2024-01-01', '2024-01-02', '2024-01-03', '2999-01-01'].map(
    (day) => `${day}T00-00-00`,
  )
  const database = await calledIn(scene.database.url)
  for (const moment of old) writeFileSync(join(into, `${database}-${moment}.backup.gz`), '')
  // Of another database, and of an older version, which did not say of which server.
  writeFileSync(join(into, 'archive-2023-01-01T00-00-00.backup.gz'), '')
  const unsaid = `${new URL(scene.database.url).pathname.slice(1)}-2023-01-01T00-00-00.backup.gz`
  writeFileSync(join(into, unsaid), '')
  // Of one that was killed, and of one that is being written.
  for (const [pid, hours] of [
    ['1', 2],
    ['2', 0],
  ] as const) {
    const part = join(into, `${database}-2024-01-04T00-00-00.backup.gz.${pid}.part`)
    writeFileSync(part, 'half')
    const moment = Date.now() / 1000 - hours * 3600
    utimesSync(part, moment, moment)
  }
  const { code } = await command('backup', scene.database.url, '--into', into, '--keep', '2')
  expect(code).toBe(0)
  const left = readdirSync(into).sort()
  expect(left).toContain(unsaid)
  const [other, notes, oldest, part, newest, ...rest] = left.filter((name) => name !== unsaid)
  expect([other, notes]).toEqual(['archive-2023-01-01T00-00-00.backup.gz', 'notes.txt'])
  expect(part).toBe(`${database}-2024-01-04T00-00-00.backup.gz.2.part`)
  expect(oldest).toBe(`${database}-2024-01-03T00-00-00.backup.gz`)
  expect(newest).toMatch(/^test_\w+-[0-9a-f]{12}-2\d{3}-.*\.backup\.gz$/)
  expect(rest).toEqual([])
})

test('of databases that are called alike, on two servers or one after the other, each has backups of its own', async () => {
  const into = mkdtempSync(join(folder, 'alike-'))
  const name = databaseName()
  const save = async (url: string) => {
    expect((await command('backup', url, '--into', into, '--keep', '1')).code).toBe(0)
    return readdirSync(into).sort()
  }
  const first = await createDatabase(inject('templateUrl'), name)
  // As a copy of all that the server has, which is reached elsewhere.
  const wire = await layWire(first.url)
  const [own = ''] = await save(first.url)
  const both = await save(wire.url)
  await wire.cut()
  await first.drop()
  expect([both.length, both.includes(own)]).toEqual([2, true])
  // Made anew under its name.
  const second = await createDatabase(inject('templateUrl'), name)
  try {
    const all = await save(second.url)
    expect([all.length, all]).toEqual([3, expect.arrayContaining(both)])
    // A role that the server does not tell what it is calls it the same each time.
    await second.query('REVOKE EXECUTE ON FUNCTION pg_control_system() FROM PUBLIC')
    const alone = { DATABASE_URL: serviceUrl(second.url) }
    for (const _ of [1, 2]) {
      // A second has to pass, by which their names differ.
      await setTimeout(1000)
      const saved = await runCommand('backup', alone, '--into', into, '--keep', '1')
      expect(saved).toMatchObject({ code: 0 })
      expect(readdirSync(into)).toEqual(expect.arrayContaining(all))
    }
    expect(readdirSync(into)).toHaveLength(4)
  } finally {
    await second.drop()
  }
})

test('a clock that was set back by an hour has the oldest backup taken away all the same', async () => {
  const into = mkdtempSync(join(folder, 'back-'))
  const database = await calledIn(scene.database.url)
  const at = (hours: number) =>
    `${database}-${new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 19).replaceAll(':', '-')}.backup.gz`
  const [old, ...later] = [-2, -1, 0.5].map(at)
  for (const name of [old ?? '', ...later]) writeFileSync(join(into, name), '')
  const { code } = await command('backup', scene.database.url, '--into', into, '--keep', '3')
  expect(code).toBe(0)
  const left = readdirSync(into)
  expect(left).toEqual(expect.arrayContaining(later))
  expect([left.length, left.includes(old ?? '')]).toEqual([3, false])
})

test('a backup that cannot be made takes no place, and an older one is not written over', async () => {
  const nowhere = new URL(scene.database.url)
  nowhere.pathname = databaseName()
  const file = join(folder, 'never.backup.gz')
  const { code, said } = await command('backup', nowhere.href, file)
  expect([code, said]).toEqual([1, expect.stringContaining('has no database')])
  expect(readdirSync(folder).filter((name) => name.startsWith('never'))).toEqual([])
  // Below what is no folder nothing can be made, and in that of the system's processes no file.
  for (const path of [join('package.json', 'x.gz'), '/proc/x.gz']) {
    const refused = await command('backup', scene.database.url, path)
    expect([refused.code, refused.said]).toEqual([
      1,
      expect.stringMatching(/^\S+x\.gz cannot be written: E[A-Z]+: [^\n]*\n$/),
    ])
  }
  // Of a database that nothing was made in, or a restore only begun, what to do is said.
  await withEmpty(async (url) => {
    for (const name of ['backup', 'verify-history'] as const) {
      const lacking = await command(name, url, ...(name === 'backup' ? [file] : []))
      expect([lacking.code, lacking.said]).toEqual([
        1,
        expect.stringContaining('run npm run migrate'),
      ])
    }
    await over(url, (db) => db.query('CREATE TABLE fleetbook_restoring ()'))
    expect((await command('backup', url, file)).said).toContain('Restore it once more')
  })
  writeFileSync(file, 'older')
  expect((await command('backup', scene.database.url, file)).said).toContain('is there already')
  expect(readFileSync(file, 'utf8')).toBe('older')
  expect((await command('backup', scene.database.url, '--into', folder)).code).toBe(1)
})

test('of restores into one database at the same time one brings all, and the others say so', async () => {
  const file = join(folder, 'twice.backup.gz')
  expect((await command('backup', scene.database.url, file)).code).toBe(0)
  await withEmpty(async (url) => {
    const all = await Promise.all([1, 2, 3].map(() => command('restore', url, file)))
    expect(all.map(({ code }) => code).sort()).toEqual([0, 1, 1])
    for (const { code, said } of all) {
      if (code === 1) {
        expect(said).toMatch(/another restore into this database came to its end|is not empty/)
      }
    }
    expect(await contents(url)).toEqual(await contents(scene.database.url))
  })
})

test('of backups into one file at the same time the first is there, whole', async () => {
  const file = join(folder, 'contested.backup.gz')
  const all = await Promise.all(
    Array.from({ length: 5 }, () => command('backup', scene.database.url, file)),
  )
  expect(all.map(({ code }) => code).sort()).toEqual([0, 1, 1, 1, 1])
  for (const { code, said } of all) if (code === 1) expect(said).toContain('is there already')
  expect(gunzipSync(readFileSync(file)).toString('latin1')).toMatch(/\n\{"rows":.*\n$/)
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
})

describe('by a role that has the bounds of the service’s sessions', () => {
  /** Gives all sessions of a database other than the service's own a second for anything. */
  const bound = (url: string) =>
    over(url, async (db) => {
      const name = new URL(url).pathname.slice(1)
      for (const setting of BOUNDS) await db.query(`ALTER DATABASE ${name} SET ${setting} = '1s'`)
    })

  /** Sessions of a database that have been on one transaction for longer. */
  const lateIn = (url: string) =>
    over(url, async (db) => {
      const { rows } = await db.query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle' AND xact_start < clock_timestamp() - interval '2 seconds' AND pid <> pg_backend_pid()",
      )
      return rows
    })

  test('a backup, a check of the history and a migration take their time, and so does a restore', async () => {
    const { url } = scene.database
    await bound(url)
    const file = join(folder, 'bound.backup.gz')
    const holder = asking(url)
    await holder.connect()
    await holder.query('BEGIN')
    await holder.query('LOCK TABLE client, event')
    await holder.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migrating])
    const commands = ['backup', 'verify-history', 'migrate'] as const
    const running = commands.map((name) => command(name, url, ...(name === 'backup' ? [file] : [])))
    await until('all of them wait for longer than they might', async () => {
      const late = await lateIn(url)
      return late.length === 1 + commands.length
    })
    await holder.query('ROLLBACK')
    await holder.end()
    const done = commands.map(() => ({ code: 0, said: expect.any(String) }))
    expect(await Promise.all(running)).toEqual(done)

    await withEmpty(async (empty) => {
      await bound(empty)
      const whole = readFileSync(file)
      const slow = async function* () {
        yield whole.subarray(0, whole.length / 2)
        await until('it waits for the rest', async () => (await lateIn(empty)).length > 0)
        yield whole.subarray(whole.length / 2)
      }
      await restore(empty, Readable.from(slow()))
      expect(await contents(empty)).toEqual(await contents(url))
    })
  })
})
