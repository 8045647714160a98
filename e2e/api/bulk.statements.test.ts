import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signIn } from '../support/caller'
import { addClients, openWiredScene, type WiredScene } from '../support/scene'
import { startService } from '../support/service'

let scene: WiredScene
let editor: Caller
let admin: Caller
let ids: string[]
let round = 0

beforeAll(async () => {
  scene = await openWiredScene()
  editor = await scene.as('editor')
  admin = await scene.as('admin')
  ids = await addClients(scene.database, 1000)
})
afterAll(() => scene.close())

/**
 * Each call reads its token, the user, the role and the time by which tokens end anew, however long it
 * takes: with what is known of them for a while, it would depend on the machine which calls do.
 */
const READING_THE_TOKEN = 4

/** Statements of one call; the least of three, as the first may count itself against a limit. */
async function leastOf(call: (repeat: number) => Promise<void>): Promise<number> {
  const counts: number[] = []
  for (let repeat = 0; repeat < 3; repeat++) {
    round += 1
    const before = scene.wire.statements()
    await call(repeat)
    counts.push(scene.wire.statements() - before)
  }
  return Math.min(...counts)
}

const statementsFor = (count: number, headers = {}, query = '') =>
  leastOf(async () => {
    const body = ids.slice(0, count).map((client_id, index) => ({
      client_id,
      name: `${round} ${index}`,
      // Not every element sets the same fields.
      ...(index % 2 === 0 && { area: String(round) }),
    }))
    const answer = await editor('PATCH', `/fm/clients${query}`, { body, headers })
    expect([200, 204]).toContain(answer.status)
  })

test('records that are as wished already come with the statement that found them so', async () => {
  const body = ids.slice(0, 20).map((client_id) => ({ client_id, name: 'As wished' }))
  const first = await editor('PATCH', '/fm/clients', { body })
  const statements = await leastOf(async () => {
    expect((await editor('PATCH', '/fm/clients', { body })).text).toBe(first.text)
  })
  expect(statements).toBe(1 + READING_THE_TOKEN)
  const some = body.map((element, at) => (at % 2 === 0 ? element : { ...element, name: 'Another' }))
  const { body: mixed } = await editor('PATCH', '/fm/clients', { body: some })
  for (const [at, { client_id, name }] of some.entries()) {
    const { body: read } = await editor('GET', `/fm/clients/${client_id}`)
    expect([mixed[at], mixed[at].name]).toEqual([read, name])
  }
})

test.each([
  ['plain', {}, ''],
  ['lenient', { prefer: 'handling=lenient' }, ''],
  ['dry run', {}, '?dry_run=true'],
  ['minimal', { prefer: 'return=minimal' }, ''],
])(
  'pain: a thousand elements take the one statement that one takes (%s)',
  async (_name, headers, query) => {
    const one = await statementsFor(1, headers, query)
    const many = await statementsFor(1000, headers, query)
    expect([one, many]).toEqual([1 + READING_THE_TOKEN, 1 + READING_THE_TOKEN])
  },
)

test('refusing a thousand elements takes no more statements than refusing one', async () => {
  const refuse = (count: number) => {
    const body = ids.slice(0, count).map((client_id) => ({ client_id, state: 'X' }))
    return leastOf(async () => {
      expect((await editor('PATCH', '/fm/clients', { body })).status).toBe(422)
    })
  }
  expect(await refuse(1000)).toBe(await refuse(1))
})

test('changes of a thousand codes that leave what is theirs alone are no more statements than one', async () => {
  round += 1
  const body = Array.from({ length: 1000 }, (_, index) => ({
    list: 'client_group',
    code: `${round}-${index}`,
    name: `Group ${index}`,
  }))
  expect((await admin('POST', '/fm/codes', { body })).status).toBe(200)
  const change = (count: number) =>
    leastOf(async (repeat) => {
      const elements = body
        .slice(0, count)
        .map((each) => ({ ...each, name: `${each.name} ${count} ${repeat}` }))
      expect((await admin('PATCH', '/fm/codes', { body: elements })).status).toBe(200)
    })
  expect(await change(1000)).toBe(await change(1))
})

test.each([
  ['plain', {}],
  ['lenient', { prefer: 'handling=lenient' }],
])(
  'a thousand codes that become others take no more statements than one does (%s)',
  async (_, headers) => {
    round += 1
    const begin = `again-${round}`
    const body = Array.from({ length: 1000 }, (_, index) => ({
      list: 'client_group',
      code: `${begin}-${index}`,
      name: `Group ${index}`,
    }))
    const { body: made } = await admin('POST', '/fm/codes', { body })
    const change = (count: number) =>
      leastOf(async (repeat) => {
        const elements = made.slice(0, count).map(({ code_id }: { code_id: string }) => ({
          code_id,
          code: `${begin}-${count}-${repeat}-${code_id}`,
        }))
        const answer = await admin('PATCH', '/fm/codes', { body: elements, headers })
        expect([answer.status, answer.text]).toEqual([
          200,
          expect.not.stringContaining('refused":1'),
        ])
      })
    expect(await change(1000)).toBe(await change(1))
  },
)

test.each([
  ['plain', {}],
  ['lenient', { prefer: 'handling=lenient' }],
])('pain: a thousand new codes take no more statements than one does (%s)', async (_, headers) => {
  const make = (count: number) =>
    leastOf(async () => {
      const body = Array.from({ length: count }, (_, index) => ({
        list: 'client_group',
        code: `${round}-${index}`,
        name: `Group ${index}`,
      }))
      expect((await admin('POST', '/fm/codes', { body, headers })).status).toBe(200)
    })
  expect(await make(1000)).toBe(await make(1))
})

test.each([
  ['plain', {}],
  ['lenient', { prefer: 'handling=lenient' }],
])(
  'pain: a thousand contracts, made or moved, take no more statements than one does (%s)',
  async (name, headers) => {
    const contracts = (prefix: string, count: number, owner: number) =>
      Array.from({ length: count }, (_, index) => ({
        contract_id: `${name}-${prefix}-${index}`,
        client_id: ids[(index + owner) % 3],
      }))
    const send = async (method: string, body: unknown) => {
      const answer = await editor(method, '/fm/contracts', { body, headers })
      expect([answer.status, answer.text]).toEqual([200, expect.not.stringContaining('"code"')])
    }
    const make = (count: number) => leastOf(() => send('POST', contracts(`${round}`, count, 0)))
    expect(await make(1000)).toBe(await make(1))
    await send('POST', contracts('moved', 1000, 0))
    const move = (count: number) =>
      leastOf((repeat) => send('PATCH', contracts('moved', count, repeat + 1)))
    expect(await move(1000)).toBe(await move(1))
  },
)

test('to pass over many ids that SQL past the service took takes no more statements than over one', async () => {
  const past = (count: number) =>
    leastOf(async () => {
      await scene.database.query(
        `INSERT INTO service_account (user_id, display_name, role_id)
          SELECT s.last_value + n, 'Past ' || s.last_value + n, 3 FROM user_account_user_id_seq s, generate_series(1, $1) n`,
        [count],
      )
      const body = { display_name: `Account ${round}`, role_id: '3' }
      expect((await admin('POST', '/admin/service-accounts', { body })).status).toBe(201)
    })
  expect(await past(200)).toBe(await past(1))
})

test('no statement of the service is compiled, whatever the database asks of sessions', async () => {
  const { query } = scene.database
  const [{ name } = { name: '' }] = await query<{ name: string }>(
    'SELECT current_database() AS name',
  )
  await query(`ALTER DATABASE ${name} SET jit = on`)
  await query(`CREATE TABLE seen (jit text);
    CREATE FUNCTION see() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
      $$BEGIN INSERT INTO seen VALUES (current_setting('jit')); RETURN NULL; END$$;
    CREATE TRIGGER see AFTER UPDATE ON client FOR EACH STATEMENT EXECUTE FUNCTION see()`)
  const own = await startService(scene.database.url)
  try {
    const call = await signIn(own.base, 'editor')
    const changed = await call('PATCH', `/fm/clients/${ids[0]}`, { body: { name: 'Not compiled' } })
    expect(changed.status).toBe(200)
    expect(await query('SELECT DISTINCT jit FROM seen')).toEqual([{ jit: 'off' }])
  } finally {
    await own.stop()
  }
})
