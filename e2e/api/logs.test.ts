/** What the log of a process says when something fails: enough to find it, and nobody's bank details. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Caller, signIn } from '../support/caller'
import { addClients, until } from '../support/scene'
import {
  createDatabase,
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
  service = await startService(database.url, { LOG_LEVEL: 'warn' }, 'pipe')
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

/** The first whole line of the log that says something. */
const lineWith = (words: string) =>
  until(`the log says "${words}"`, async () =>
    output
      .split('\n')
      .slice(0, -1)
      .find((line) => line.includes(words)),
  )

test.skipIf(isUnderNext)('a row that the database refuses is not in the log', async () => {
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

test.skipIf(isUnderNext)('a connection that is lost does not tell what ran on it', async () => {
  expect((await editor('PATCH', client, { body: { bank_account_number: ACCOUNT } })).status).toBe(
    200,
  )
  await database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'fleetbook' AND datname = current_database()`,
  )
  const line = await lineWith('connection was lost')
  expect(Object.keys(JSON.parse(line).err).sort()).toEqual(
    ['code', 'message', 'routine', 'severity', 'stack', 'type'].sort(),
  )
  expect(output).not.toContain('UPDATE')
  expect(output).not.toContain(ACCOUNT)
})
