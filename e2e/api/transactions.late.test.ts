import { afterAll, beforeAll, expect, test } from 'vitest'
import { addClients, openWiredScene, type WiredScene } from '../support/scene'

let scene: WiredScene
beforeAll(async () => {
  scene = await openWiredScene({ LOG_LEVEL: 'silent' })
})
afterAll(() => scene.close())

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
