/** What was entered in the history stays: the service's role may not touch it, and its owner is kept from it. */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { commandOf } from '../support/apiBundle'
import { between } from '../support/between'
import { openScene, type Scene } from '../support/scene'
import { databaseName, serviceUrl } from '../support/service'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())

/** What PostgreSQL says to a statement of whoever works at an address. */
const saidTo = (url: string, statement: string): Promise<string> =>
  withConnection(url, (connection) =>
    connection.query(statement).then(
      () => 'done',
      ({ message }: Error) => message,
    ),
  )

const CHANGES = {
  'to change an entry': "UPDATE event SET reason = 'Another'",
  'to delete an entry': 'DELETE FROM event WHERE event_id = (SELECT max(event_id) FROM event)',
  'to empty it': 'TRUNCATE event',
}
const WAYS_ROUND = {
  'to enter something before all else':
    "INSERT INTO event (event_id, resource, record_id, version, user_id, audit_user_id, request_id, action, changes) VALUES (0, 'client', '1', 1, 2, 2, 'forged', 'updated', '[]')",
  'to say that nothing is noted of an entry': 'DELETE FROM event_block_key',
  'to note something else of it': 'UPDATE event_block_key SET entries = 0',
  'to say that it is of another time': "UPDATE event_block SET last_at = '1970-01-01'",
  'to take its trigger away': 'DROP TRIGGER event_is_final ON event',
  'to silence its triggers': 'ALTER TABLE event DISABLE TRIGGER ALL',
  'to work as a copy does, without triggers': 'SET session_replication_role = replica',
  'to change what the trigger does':
    "CREATE OR REPLACE FUNCTION refuse_change_of_history() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
  'to put its numbers back': "SELECT setval('event_event_id_seq', 1)",
  'to take it away': 'DROP TABLE event CASCADE',
  'to note a migration': 'DELETE FROM _prisma_migrations',
}

const entries = async () =>
  (
    await scene.database.query(
      'SELECT md5(string_agg(e::text, chr(10) ORDER BY event_id)) FROM event e',
    )
  )[0]

describe('the owner of the history is refused', () => {
  test.each(Object.entries(CHANGES))('%s', async (_, statement) => {
    const before = await entries()
    expect(await saidTo(scene.database.url, statement)).toBe(
      'history entries are never changed or deleted',
    )
    expect(await entries()).toEqual(before)
  })
})

describe('the role of the running service may not', () => {
  test.each(Object.entries({ ...CHANGES, ...WAYS_ROUND }))('%s', async (_, statement) => {
    expect(await saidTo(serviceUrl(scene.database.url), statement)).toMatch(
      /^(permission denied|must be owner)/,
    )
  })

  // A pooler's own sessions have no name.
  test.skipIf(between === 'pgbouncer')(
    'but enters what it changes, and works by no other',
    async () => {
      const admin = await scene.as('admin')
      const made = await admin('POST', '/fm/clients', { body: { name: 'Entered by the service' } })
      const entered = await scene.database.query(
        "SELECT FROM event WHERE resource = 'client' AND record_id = $1",
        [made.body.client_id],
      )
      expect(entered).toHaveLength(1)
      const rows = await scene.database.query<{ user: string }>(
        "SELECT DISTINCT usename AS user FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'fleetbook'",
      )
      expect(rows).toEqual([{ user: 'fleetbook_service' }])
    },
  )
})

describe('npm run migrate', () => {
  const role = `of_service_${randomUUID().slice(0, 8)}`
  const database = databaseName()
  const at = (user: string, password: string) => {
    const url = new URL(scene.database.url)
    return Object.assign(url, { username: user, password, pathname: database }).href
  }
  const owner = () => {
    const { username, password } = new URL(scene.database.url)
    return at(username, password)
  }
  const migrate = (environment: Record<string, string>) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [commandOf('migrate')], {
      encoding: 'utf8',
      env: { ...process.env, ...environment },
    })
    return { status, said: stdout + stderr }
  }
  beforeAll(() => scene.database.query(`CREATE DATABASE ${database}`))
  afterAll(async () => {
    await scene.database.query(`DROP DATABASE ${database} WITH (FORCE)`)
    await scene.database.query(`DROP ROLE IF EXISTS ${role}`)
  })

  test('says which role is missing', () => {
    const missing = migrate({ MIGRATE_DATABASE_URL: owner(), DATABASE_URL: at(role, 'secret') })
    expect(missing.status).toBe(1)
    expect(missing.said).toContain(`CREATE ROLE "${role}" LOGIN`)
  })

  test('gives the role of DATABASE_URL what the service needs, unless it owns the history, and goes on with one address', async () => {
    await scene.database.query(`CREATE ROLE ${role} LOGIN PASSWORD 'secret'`)
    const url = at(role, 'secret')
    const { username } = new URL(scene.database.url)
    await scene.database.query(`GRANT ${username} TO ${role}`)
    const owning = migrate({ MIGRATE_DATABASE_URL: owner(), DATABASE_URL: url })
    expect(owning).toMatchObject({ status: 1, said: expect.stringContaining('owns the history') })
    await scene.database.query(`REVOKE ${username} FROM ${role}`)
    const both = migrate({ MIGRATE_DATABASE_URL: owner(), DATABASE_URL: url })
    expect(both.said).toContain(`The role ${role} has what the service needs.`)
    expect(both.status).toBe(0)
    expect(await saidTo(url, 'DELETE FROM event')).toMatch(/^permission denied/)
    expect(await saidTo(url, 'SELECT FROM client')).toBe('done')
    expect(migrate({ DATABASE_URL: owner() }).said).toMatch(
      /^The database "\w+" at \S+ was up to date\.$/m,
    )
  })

  test.each([
    ['owns the database', () => `ALTER DATABASE ${database} OWNER TO ${role}`],
    ['owns its schema', () => `ALTER SCHEMA public OWNER TO ${role}`],
    [
      'may become who owns it',
      (name: string) => `ALTER ROLE ${role} NOINHERIT; GRANT ${name} TO ${role}`,
    ],
  ])('refuses a role that could drop the history, as it %s', async (_, give) => {
    const name = new URL(scene.database.url).username
    const says = (statements: string) => withConnection(owner(), (own) => own.query(statements))
    await says(give(name))
    const given = migrate({ MIGRATE_DATABASE_URL: owner(), DATABASE_URL: at(role, 'secret') })
    await says(
      `ALTER DATABASE ${database} OWNER TO ${name}; ALTER SCHEMA public OWNER TO ${name}; REVOKE ${name} FROM ${role}`,
    )
    expect(given.said).toContain(`The role "${role}", which DATABASE_URL names, owns the history`)
    expect(given.status).toBe(1)
  })
})
