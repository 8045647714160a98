/** That the operator's commands work on the database that is meant, and say which that was. */
import { fork, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ADVISORY_LOCKS } from '@/lib/advisoryLocks'
import { withConnection } from '@/lib/db/connection'
import { type EmbeddedDatabase, startEmbedded } from '@/lib/db/embedded/server'
import { migrate } from '@/lib/db/migrations/migrate'
import { grantToService } from '@/lib/db/serviceRole'
import type { DatabaseMessage, EMBEDDED } from '@/scripts/databaseProcess'
import { type Command, commandOf, DATABASE_PROCESS } from '../support/apiBundle'
import { signIn } from '../support/caller'
import { until } from '../support/scene'
import {
  createDatabase,
  databaseName,
  serviceUrl,
  startService,
  type TestDatabase,
} from '../support/service'

let database: TestDatabase
let other: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createDatabase(inject('templateUrl'))
  other = await createDatabase(inject('templateUrl'))
  folder = mkdtempSync(join(tmpdir(), 'fleetbook-operator-'))
})
afterAll(async () => {
  await database.drop()
  await other.drop()
  rmSync(folder, { recursive: true })
})

const nameOf = (url: string): string => new URL(url).pathname.slice(1)

/** An address of the same database, changed. */
const like = (url: string, change: Partial<URL>): string => Object.assign(new URL(url), change).href

type Settings = Readonly<Record<string, string>>

/** Runs a program of Node's; answers its code and what it said. */
function runProgram(environment: Settings, ...program: readonly string[]) {
  const env = { ...process.env, ...environment }
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8', env })
  return { status, said: stdout + stderr }
}

/** Runs a command as it is bundled. */
const run = (environment: Settings, name: Command, ...more: readonly string[]) =>
  runProgram(environment, commandOf(name), ...more)

/** Runs a command as its sources stand, which takes longer. */
const runSources = (environment: Settings, name: Command, ...more: readonly string[]) =>
  runProgram(environment, '--import', 'tsx', `scripts/${name}.ts`, ...more)

describe('addresses of two databases', () => {
  test.each<[name: Command, file?: string]>([
    ['backup', 'saved.backup.gz'],
    ['restore', 'given.backup.gz'],
    ['migrate'],
    ['verify-history'],
    ['verify-search'],
    ['demo-reset'],
    ['seed'],
  ])('are refused by %s', (name, file) => {
    const path = file && join(folder, file)
    if (name === 'restore') writeFileSync(path ?? '', '')
    const given = { DATABASE_URL: serviceUrl(other.url), MIGRATE_DATABASE_URL: database.url }
    const { status, said } = runSources(given, name, ...(path ? [path] : []))
    expect(said).toMatch(
      new RegExp(
        `^DATABASE_URL and MIGRATE_DATABASE_URL lead to different databases: the database "${nameOf(other.url)}" at \\S+, and the database "${nameOf(database.url)}" at \\S+\\. Have both name the same one\\.\\n$`,
      ),
    )
    expect(status).toBe(1)
    if (name === 'backup') expect(existsSync(path ?? '')).toBe(false)
  })

  test('are told by their servers too, whose names may differ', () => {
    const byName = (url: string) => like(url, { hostname: 'localhost' })
    const same = {
      DATABASE_URL: byName(serviceUrl(database.url)),
      MIGRATE_DATABASE_URL: database.url,
    }
    expect(run(same, 'migrate')).toMatchObject({ status: 0 })
    const differing = { ...same, DATABASE_URL: byName(serviceUrl(other.url)) }
    expect(run(differing, 'migrate')).toMatchObject({
      status: 1,
      said: expect.stringContaining('lead to different databases'),
    })
  })
})

test('a fault of an address is told with the variable that has it', () => {
  const service = serviceUrl(database.url)
  const owner = database.url
  const wrong = { password: 'wrong' }
  const migrating = (given: Settings) => run(given, 'migrate').said
  expect(migrating({ DATABASE_URL: service, MIGRATE_DATABASE_URL: like(owner, wrong) })).toMatch(
    /Correct user or password in MIGRATE_DATABASE_URL\.$/m,
  )
  // That of the service is tried where it may lead elsewhere.
  const elsewhere = like(service, { ...wrong, hostname: 'localhost' })
  expect(migrating({ DATABASE_URL: elsewhere, MIGRATE_DATABASE_URL: owner })).toMatch(
    /Correct user or password in DATABASE_URL\.$/m,
  )
})

test('a database of any name is reached, by an address that has settings and bounds of its own', async () => {
  const name = `fleet@prod #1?/${nameOf(database.url)}`
  const quoted = pg.escapeIdentifier(name)
  const administer = (statement: string) =>
    withConnection(database.url, (connection) => connection.query(statement))
  await administer(`CREATE DATABASE ${quoted}`)
  try {
    const address = like(database.url, { pathname: `/${encodeURIComponent(name)}` })
    for (const query of ['', '?statement_timeout=5000&options=-c work_mem=8MB']) {
      const given = { DATABASE_URL: `${address}${query}` }
      for (const command of ['migrate', 'verify-history'] as const) {
        expect(run(given, command)).toMatchObject({ status: 0 })
      }
    }
    const { rows } = await withConnection(address, (connection) =>
      connection.query('SELECT current_database() AS name, count(*) FROM client'),
    )
    expect(rows).toEqual([{ name, count: '0' }])
  } finally {
    await administer(`DROP DATABASE ${quoted} WITH (FORCE)`)
  }
})

test('a role that an address names by a parameter is told from the owner, and given what it needs', () => {
  const byParameters = (url: string) => {
    const { username, password, hostname, port, pathname } = new URL(url)
    return `postgresql://${pathname}?host=${hostname}&port=${port}&user=${username}&password=${password}`
  }
  const given = {
    DATABASE_URL: byParameters(serviceUrl(database.url)),
    MIGRATE_DATABASE_URL: byParameters(database.url),
  }
  expect(run(given, 'migrate')).toEqual({
    status: 0,
    said: expect.stringMatching(
      /The database "\w+" at \S+ was up to date\.\nThe role fleetbook_service has what the service needs\.\n$/,
    ),
  })
})

test.each<Command>(['migrate', 'demo-reset'])(
  '%s does nothing where it is asked for help',
  (name) => {
    const given = { DATABASE_URL: database.url, MIGRATE_DATABASE_URL: database.url }
    const { status, said } = run(given, name, '--help')
    expect([status, said]).toEqual([
      1,
      expect.stringMatching(/^Unknown option '--help'.*\nnpm run /),
    ])
  },
)

test('a database that keeps text otherwise than in UTF-8 is named with what to make instead', async () => {
  const name = databaseName()
  await database.query(`CREATE DATABASE ${name} ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0`)
  try {
    const url = like(database.url, { pathname: `/${name}` })
    expect(run({ DATABASE_URL: url, MIGRATE_DATABASE_URL: url }, 'migrate')).toEqual({
      status: 1,
      said: "The database keeps text as SQL_ASCII, and Fleetbook needs UTF8. Make it anew: CREATE DATABASE … ENCODING 'UTF8' LOCALE 'C.UTF-8' TEMPLATE template0\n",
    })
  } finally {
    await database.query(`DROP DATABASE ${name} WITH (FORCE)`)
  }
})

test.each([
  ['C', "LOCALE 'C'", 'iÌÄÑΩЖ'],
  ['Turkish', "LOCALE_PROVIDER icu ICU_LOCALE 'tr' LOCALE 'C'", 'ıìäñωж'],
])(
  'a new database whose locale is %s, which has other small letters, is named with what to make instead',
  async (_locale, options, made) => {
    const name = databaseName()
    await database.query(`CREATE DATABASE ${name} ENCODING 'UTF8' ${options} TEMPLATE template0`)
    const url = like(database.url, { pathname: `/${name}` })
    const given = { DATABASE_URL: url, MIGRATE_DATABASE_URL: url }
    try {
      const said = `The locale of the database makes ${made} of IÌÄÑΩЖ, where Fleetbook needs iìäñωж: people could not sign in, and names would not be found. Make it anew: CREATE DATABASE … ENCODING 'UTF8' LOCALE 'C.UTF-8' TEMPLATE template0\n`
      expect(run(given, 'migrate')).toEqual({ status: 1, said })
      const saved = join(folder, `${name}.backup.gz`)
      expect(run({ DATABASE_URL: database.url }, 'backup', saved).status).toBe(0)
      expect(run(given, 'restore', saved)).toEqual({ status: 1, said })
    } finally {
      await database.query(`DROP DATABASE ${name} WITH (FORCE)`)
    }
  },
)

test('verify-history says what it found, and nothing of the driver', () => {
  const given = { DATABASE_URL: serviceUrl(database.url), MIGRATE_DATABASE_URL: database.url }
  const { status, said } = run(given, 'verify-history')
  expect([status, said]).toEqual([0, expect.not.stringContaining('Warning')])
})

test.each<Command>(['verify-history', 'verify-search', 'migrate'])(
  '%s comes to its end quietly where nobody reads what it says',
  async (name) => {
    const given = { DATABASE_URL: database.url, MIGRATE_DATABASE_URL: database.url }
    const child = spawn(process.execPath, [commandOf(name)], { env: { ...process.env, ...given } })
    child.stdout.destroy()
    const [said] = await Promise.all([text(child.stderr), once(child, 'close')])
    expect([child.exitCode, said]).toEqual([0, ''])
  },
)

test('an address that leads to another schema is refused before anything is made', async () => {
  const name = databaseName()
  await database.query(`CREATE DATABASE ${name}`)
  const url = like(database.url, { pathname: `/${name}` })
  try {
    await withConnection(url, async (holder) => {
      await holder.query('CREATE SCHEMA fleet')
      const other = like(url, { search: '?options=-c%20search_path%3Dfleet' })
      const { status, said } = run({ DATABASE_URL: other, MIGRATE_DATABASE_URL: other }, 'migrate')
      expect([status, said]).toEqual([
        1,
        expect.stringMatching(/^Fleetbook keeps its tables in the schema public, .* fleet first\./),
      ])
      const { rows } = await holder.query(
        "SELECT relname FROM pg_class WHERE relnamespace IN ('fleet'::regnamespace, 'public'::regnamespace)",
      )
      expect(rows).toEqual([])
      await migrate(url)
      const { user } = holder
      await holder.query(`ALTER ROLE ${user} IN DATABASE ${name} SET search_path = fleet`)
      const { message } = await startOn({ DATABASE_URL: url })
      expect(message).toEqual({ fault: expect.stringContaining('looks in the schema fleet first') })
    })
  } finally {
    await database.query(`DROP DATABASE ${name} WITH (FORCE)`)
  }
})

test('a seed adds nothing to a database with any record of what it makes; of which only what speeds reads up fails, it is told as done', async () => {
  const name = databaseName()
  await database.query(`CREATE DATABASE ${name}`)
  const url = like(database.url, { pathname: `/${name}` })
  try {
    await migrate(url)
    await withConnection(url, async (holder) => {
      await holder.query(`ALTER DATABASE ${name} SET lock_timeout = '1s'`)
      const seeding = { DATABASE_URL: url, MIGRATE_DATABASE_URL: url }
      const seed = () =>
        run(seeding, 'seed', ...['--clients', '3', '--approvals', '2', '--demo-accounts'])
      await holder.query("INSERT INTO supplier (supplier_id, name) VALUES ('S-1', 'Our own')")
      const refused = seed()
      expect(refused.said).toContain('The database already has suppliers; nothing was added.')
      expect(refused.status).toBe(1)
      await holder.query('DELETE FROM supplier')
      // Lets rows in, and nobody clean up.
      await holder.query('BEGIN; LOCK TABLE role IN SHARE UPDATE EXCLUSIVE MODE')
      const { status, said } = seed()
      expect(said).toContain(
        `Filled the database "${name}" at ${new URL(url).host} with 3 clients and 2 approvals.\nUntil PostgreSQL has looked through it by itself, reads may be slow: canceling statement due to lock timeout\n`,
      )
      expect(status).toBe(0)
    })
  } finally {
    await database.query(`DROP DATABASE ${name} WITH (FORCE)`)
  }
})

/** What a start logs of the database, and what it tells whoever began it. */
async function startOn(environment: Settings) {
  const child = fork(DATABASE_PROCESS, {
    silent: true,
    env: {
      ...process.env,
      DATABASE_URL: serviceUrl(database.url),
      LOG_LEVEL: 'warn',
      ...environment,
    },
  })
  const [said, [message]] = await Promise.all([
    text(child.stdout as Readable),
    once(child, 'message'),
  ])
  return { logged: JSON.parse(said || 'null'), message: message as DatabaseMessage }
}

test('a start names the roles of an identity provider that there are not', async () => {
  const { logged, message } = await startOn({
    OIDC_ISSUER: 'https://login.example',
    OIDC_CLIENT_ID: 'fleetbook',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_ROLES: 'staff=editor,bosses=Nobody of Ours',
  })
  expect(message).toHaveProperty('secret')
  expect(logged).toMatchObject({
    roles: ['Nobody of Ours'],
    msg: 'OIDC_ROLES names roles that there are not',
  })
})

test('a start on what a newer version has migrated serves, and says that it was', async () => {
  const name = '99990101000000_newer'
  await database.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('newer', '', '${name}', now())`,
  )
  try {
    const { logged, message } = await startOn({})
    expect(message).toHaveProperty('secret')
    expect(logged).toMatchObject({
      migrations: [name],
      msg: 'the database was migrated by a newer version',
    })
  } finally {
    await database.query("DELETE FROM _prisma_migrations WHERE id = 'newer'")
  }
})

test('a start that may ask for more connections than the database gives says so', async () => {
  const name = nameOf(database.url)
  await database.query(`ALTER DATABASE ${name} CONNECTION LIMIT 30`)
  try {
    const { logged } = await startOn({ WORKERS: '2', DATABASE_POOL_SIZE: '10' })
    expect(logged).toMatchObject({
      asked: 32,
      given: 30,
      msg: 'WORKERS and DATABASE_POOL_SIZE ask for more connections than there are',
    })
  } finally {
    await database.query(`ALTER DATABASE ${name} CONNECTION LIMIT -1`)
  }
})

/** The table by which a database is told that has records already, as migrations make it. */
const MIGRATED = `CREATE TABLE _prisma_migrations (id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL,
  finished_at timestamptz, migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`

test('a database in use whose locale has other small letters is brought up to date, and a start says so', async () => {
  const name = databaseName()
  await database.query(`CREATE DATABASE ${name} ENCODING 'UTF8' LOCALE 'C' TEMPLATE template0`)
  const url = like(database.url, { pathname: `/${name}` })
  try {
    await withConnection(url, (connection) => connection.query(MIGRATED))
    const given = { DATABASE_URL: serviceUrl(url), MIGRATE_DATABASE_URL: url }
    expect(run(given, 'migrate').status).toBe(0)
    const { logged, message } = await startOn({ DATABASE_URL: serviceUrl(url) })
    expect(message).toHaveProperty('secret')
    expect(logged.msg).toMatch(/^The locale of the database makes iÌÄÑΩЖ of IÌÄÑΩЖ, /)
  } finally {
    await database.query(`DROP DATABASE ${name} WITH (FORCE)`)
  }
})

describe('who owns the tables and is no superuser', () => {
  const name = databaseName()
  const [owner, another] = [`owner_of_${name}`, `another_in_${name}`]
  let given: Settings
  const asAdmin = (sql: string) =>
    withConnection(like(database.url, { pathname: `/${name}` }), (admin) => admin.query(sql))
  beforeAll(async () => {
    await database.query(`CREATE ROLE ${owner} LOGIN PASSWORD 'of-the-owner'`)
    await database.query(`CREATE ROLE ${another}`)
    await database.query(`CREATE DATABASE ${name} OWNER ${owner} TEMPLATE template0`)
    const url = like(database.url, { pathname: `/${name}` })
    given = {
      DATABASE_URL: serviceUrl(url),
      MIGRATE_DATABASE_URL: like(url, { username: owner, password: 'of-the-owner' }),
    }
    expect(run(given, 'migrate')).toMatchObject({ status: 0 })
  })
  afterAll(async () => {
    await database.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await database.query(`DROP ROLE ${owner}, ${another}`)
  })

  test('gives rights after another who gives some', async () => {
    const { MIGRATE_DATABASE_URL: url = '' } = given
    await withConnection(url, async (holder) => {
      await holder.query('BEGIN')
      await holder.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migrating])
      await holder.query('REVOKE ALL ON client FROM fleetbook_service')
      const giving = grantToService(url, 'fleetbook_service')
      await until('it waits', async () => {
        const { rowCount } = await asAdmin(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        )
        return rowCount === 1
      })
      await holder.query('COMMIT')
      await giving
    })
  })

  test('gives the functions, too, where a server gives these to nobody by itself', async () => {
    const { MIGRATE_DATABASE_URL: url = '' } = given
    await withConnection(url, async (holder) => {
      await holder.query('REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC')
    })
    expect(run(given, 'migrate')).toMatchObject({ status: 0 })
    const { rows } = await asAdmin(
      "SELECT bool_and(has_function_privilege('fleetbook_service', oid, 'EXECUTE')) AS all FROM pg_proc WHERE pronamespace = 'public'::regnamespace",
    )
    expect(rows).toEqual([{ all: true }])
  })

  test.each([
    ['GRANT DELETE ON event TO PUBLIC', 'REVOKE DELETE ON event FROM PUBLIC', 'DELETE event'],
    [
      'GRANT UPDATE ON SEQUENCE event_event_id_seq TO PUBLIC',
      'REVOKE UPDATE ON SEQUENCE event_event_id_seq FROM PUBLIC',
      'UPDATE event_event_id_seq',
    ],
    [
      'GRANT INSERT (event_id) ON event TO PUBLIC',
      'REVOKE INSERT (event_id) ON event FROM PUBLIC',
      'INSERT event.event_id',
    ],
  ])('says of the service’s role what it may besides: after %s', async (gives, takes, what) => {
    await asAdmin(gives)
    try {
      expect(run(given, 'migrate')).toEqual({ status: 1, said: expect.stringContaining(what) })
    } finally {
      await asAdmin(takes)
    }
    expect(run(given, 'migrate')).toMatchObject({ status: 0 })
  })

  test('migrates, gives the service its rights and saves beside a table of another role’s', async () => {
    await asAdmin(
      `CREATE TABLE of_another (number serial); ALTER TABLE of_another OWNER TO ${another}; REVOKE ALL ON client FROM fleetbook_service`,
    )
    expect(run(given, 'migrate')).toEqual({
      status: 0,
      said: expect.stringContaining('has what the service needs'),
    })
    const { rows } = await asAdmin(
      "SELECT has_table_privilege('fleetbook_service', 'client', 'UPDATE') AS own, has_table_privilege('fleetbook_service', 'of_another', 'SELECT') AS others",
    )
    expect(rows).toEqual([{ own: true, others: false }])
    expect(run(given, 'backup', join(folder, 'beside.backup.gz'))).toEqual({
      status: 0,
      said: expect.stringContaining('has made it: of_another.'),
    })
  })
})

test('a database whose sessions take backslashes for signs of their own is migrated and served', async () => {
  const { url, query, drop } = await createDatabase(inject('templateUrl'))
  try {
    await query(`ALTER DATABASE ${nameOf(url)} SET standard_conforming_strings = off`)
    const given = { DATABASE_URL: serviceUrl(url), MIGRATE_DATABASE_URL: url }
    expect(run(given, 'migrate')).toMatchObject({ status: 0 })
    const service = await startService(url)
    try {
      const admin = await signIn(service.base, 'admin')
      expect(await admin('GET', '/fm/overview')).toMatchObject({ status: 200 })
    } finally {
      await service.stop()
    }
  } finally {
    await drop()
  }
})

test('a start for a demonstration on a database of one’s own makes and changes nothing there', async () => {
  const demonstration = { FLEETBOOK_DEMO: '1' }
  expect((await startOn(demonstration)).message).toEqual({
    secret: expect.any(String),
    url: serviceUrl(database.url),
    isDemonstration: true,
  })
  const name = databaseName()
  await database.query(`CREATE DATABASE ${name}`)
  const url = like(database.url, { pathname: `/${name}` })
  try {
    const { message } = await startOn({ ...demonstration, DATABASE_URL: url })
    expect(message).toEqual({ fault: expect.stringContaining('Run npm run migrate') })
    const tables = await withConnection(url, (holder) =>
      holder.query("SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace"),
    )
    expect(tables.rowCount).toBe(0)
  } finally {
    await database.query(`DROP DATABASE ${name} WITH (FORCE)`)
  }
})

describe('a start for a demonstration', () => {
  // A server of its own: such a start gives the service's role another password, on all of it.
  let server: EmbeddedDatabase
  beforeAll(async () => {
    server = await startEmbedded(join(folder, 'postgres'), 'fast')
    expect(await started()).toMatchObject({ isDemonstration: true })
  })
  afterAll(() => server.stop())

  /** What a start finds in the database, as who owns it. */
  async function started(): Promise<DatabaseMessage> {
    const child = fork(DATABASE_PROCESS, ['embedded' satisfies typeof EMBEDDED], {
      env: { ...process.env, DATABASE_URL: server.url, FLEETBOOK_DEMO: '1' },
    })
    const [message] = (await once(child, 'message')) as [DatabaseMessage]
    await once(child, 'exit')
    return message
  }

  const ask = <Row extends object>(sql: string) =>
    withConnection(server.url, async (connection) => (await connection.query<Row>(sql)).rows)

  test('makes the clock that no backup of one has', async () => {
    await ask('DROP SCHEMA fleetbook_clock CASCADE')
    expect(await started()).toMatchObject({ isDemonstration: true })
    const [clock] = await ask<{ now: Date }>('SELECT fleetbook_clock.now() AS now')
    expect(clock?.now).toBeInstanceOf(Date)
  })

  test('is of none where something else was restored into its place', async () => {
    await ask('DELETE FROM demonstration')
    expect(await started()).toMatchObject({ isDemonstration: false, secret: expect.any(String) })
  })
})
