/** What the log of a process says when something fails: enough to find it, and nobody's bank details. */
import { closeSync, openSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { between } from '../support/between'
import { type Caller, signIn } from '../support/caller'
import { addClients, until } from '../support/scene'
import {
  createDatabase,
  isDirect,
  isUnderNext,
  startService,
  type TestDatabase,
  type TestService,
} from '../support/service'

const ACCOUNT = '918273645'

let database: TestDatabase
let service: TestService
let editor: Caller
let client: string
let output = ''

beforeAll(async () => {
  database = await createDatabase(inject('templateUrl'))
  // Nobody looks for webhooks, so that the connections work for the calls of the tests alone.
  service = await startService(database.url, { LOG_LEVEL: 'warn', WEBHOOKS: '0' }, 'pipe')
  service.process.stdout?.on('data', (data: Buffer) => {
    output += data.toString()
  })
  editor = await signIn(service.base, 'editor')
  client = `/fm/clients/${(await addClients(database, 1))[0]}`
})
afterAll(async () => {
  await service.stop()
  await database.drop()
})

/** The connections of the service. */
const OWN =
  "FROM pg_stat_activity WHERE application_name = 'fleetbook' AND datname = current_database()"

/** The first whole line of the log that says something. */
const lineWith = (words: string) =>
  until(`the log says "${words}"`, async () =>
    output
      .split('\n')
      .slice(0, -1)
      .find((line) => line.includes(words)),
  )

test.skipIf(!isDirect)('a row that the database refuses is not in the log', async () => {
  await database.query(`CREATE FUNCTION refuse_poison() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'refused' USING DETAIL = format('Failing row contains %s.', NEW); END $$`)
  await database.query(`CREATE TRIGGER refuse_poison BEFORE UPDATE ON client FOR EACH ROW
    WHEN (NEW.area = 'poison') EXECUTE FUNCTION refuse_poison()`)
  const body = { bank_account_number: ACCOUNT, area: 'poison' }
  expect((await editor('PATCH', client, { body })).status).toBe(500)
  const line = await lineWith('call failed')
  expect(JSON.parse(line).err).toMatchObject({ code: 'P0001', message: 'refused' })
  expect(output).not.toContain(ACCOUNT)
})

// A pooler loses it in the service's place.
test.skipIf(isUnderNext || between === 'pgbouncer')(
  'a connection that is lost does not tell what ran on it',
  async () => {
    expect((await editor('PATCH', client, { body: { bank_account_number: ACCOUNT } })).status).toBe(
      200,
    )
    const told = () => output.split('\n').filter((each) => each.includes('connection was lost'))
    let kills = 0
    // One at a time: where the service begins a statement just then, that is what fails and tells.
    await until('the loss of a free connection is told', async () => {
      const ended = await database.query(
        `SELECT pg_terminate_backend(pid, 5000) ${OWN} AND state = 'idle' LIMIT 1`,
      )
      kills += ended.length
      // Whatever would repeat it is heard by the end of two other calls.
      await editor('GET', client)
      await editor('GET', client)
      expect(told().length).toBeLessThanOrEqual(kills)
      return told().length > 0
    })
    const line = await lineWith('connection was lost')
    expect(Object.keys(JSON.parse(line).err).sort()).toEqual(
      ['code', 'message', 'routine', 'severity', 'stack', 'type'].sort(),
    )
    expect(JSON.parse(line).err.message).toContain('administrator command')
    expect(output).not.toContain('UPDATE')
    expect(output).not.toContain(ACCOUNT)
  },
)

test('a command whose connection is lost while nothing runs on it is told by its next statement', async () => {
  const next = withConnection(database.url, async (connection) => {
    const { rows } = await connection.query('SELECT pg_backend_pid() AS pid')
    const isLost = new Promise((resolve) => connection.once('end', resolve))
    await database.query('SELECT pg_terminate_backend($1)', [rows[0].pid])
    await isLost
    return connection.query('SELECT 1')
  })
  await expect(next).rejects.toThrow(/not queryable|Connection terminated/)
})

test.skipIf(isUnderNext || process.platform !== 'linux')(
  'a log on a disk that is full keeps no call from its answer',
  async () => {
    const full = openSync('/dev/full', 'w')
    const unheard = await startService(database.url, { LOG_LEVEL: 'debug' }, full)
    try {
      const reader = await signIn(unheard.base, 'editor')
      for (const _ of [1, 2, 3]) expect((await reader('GET', client)).status).toBe(200)
    } finally {
      await unheard.stop()
      closeSync(full)
    }
  },
)
