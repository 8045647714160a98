/** What comes late between the service and its database, and is not lost. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addClients, openWiredScene, type WiredScene } from '../support/scene'

let scene: WiredScene
beforeAll(async () => {
  scene = await openWiredScene({ LOG_LEVEL: 'silent' })
})
afterAll(() => scene.close())

test('an answer that is long on its way is waited for while something of it comes', async () => {
  const editor = await scene.as('editor')
  const [made] = await scene.database.query<{ id: string }>(
    `INSERT INTO approval (user_id, user_id_edit, contract_id, maintenance_lines)
     SELECT 1, 1, 'C-narrow', (SELECT jsonb_agg(jsonb_build_object('words', repeat('x', 14000))) FROM generate_series(1, 70))
     RETURNING approval_id::text AS id`,
  )
  scene.wire.narrow(70_000)

  const answer = await editor('GET', `/fm/approvals/${made?.id}`)

  scene.wire.narrow(Infinity)
  expect([answer.status, answer.text.length > 900_000]).toEqual([200, true])
})

test('a change of many that takes PostgreSQL too long is known to be undone, though it came there late', async () => {
  const editor = await scene.as('editor')
  const [client_id] = await addClients(scene.database, 1)
  await scene.database.query(`CREATE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(60); RETURN NEW; END $$;
    CREATE TRIGGER a_long_one BEFORE UPDATE ON client FOR EACH ROW EXECUTE FUNCTION take_long()`)
  // A large body is as long on its way where machine and network have much to do.
  scene.wire.lengthen(1000)

  const answer = await editor('PATCH', '/fm/clients', { body: [{ client_id, area: 'late' }] })

  expect([answer.status, answer.body.detail]).toEqual([
    503,
    'The database is busy. Nothing was half written; try again.',
  ])
  expect(answer.body).not.toHaveProperty('may_be_done')
})
