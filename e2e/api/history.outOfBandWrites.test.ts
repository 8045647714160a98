/** What somebody changes by SQL past the service stands in the history as that, and changes of the service stand there once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { approval, resources, supplier } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import type { Caller } from '../support/caller'
import { addressOf, makeRecord, methodOf } from '../support/records'
import { idsOf, openScene, type Scene, untilSomebodyWaits } from '../support/scene'

let scene: Scene
let admin: Caller
let clients: string[]
beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
  clients = await idsOf(scene.database, 'client')
})
afterAll(() => scene.close())

/** Works as a person at a console of the database does. */
const bySql = (statement: string, values: unknown[] = []) =>
  withConnection(scene.database.url, (connection) => connection.query(statement, values))

const newest = async (client: string) =>
  (await admin('GET', `/fm/clients/${client}/events?limit=1`)).body.data[0]

const tagOf = async (client: string): Promise<string | null> =>
  (await admin('GET', `/fm/clients/${client}`)).headers.get('etag')

describe('a change by SQL', () => {
  test('of some fields stands in the history with their values, and gives the record a new tag', async () => {
    const id = clients[0] as string
    await admin('PATCH', `/fm/clients/${id}`, {
      body: { finance_limit: 1000.5, client_defaults: { management_fee: 10 } },
    })
    const before = await tagOf(id)
    const column = 'client_defaults_management_fee'
    await bySql(
      `UPDATE client SET finance_limit = 2000.25, ${column} = 12.5, name = name WHERE client_id = $1`,
      [id],
    )
    const entry = await newest(id)
    expect(entry).toMatchObject({
      action: 'updated',
      user: { user_id: '0', display_name: 'SQL past the service' },
      audit_user: { user_id: '0' },
      request_id: expect.stringMatching(/^sql-\d+-\d+$/),
      reason: expect.stringMatching(/^By SQL past the service, as \w+$/),
    })
    const [stored] = await scene.database.query<{ changes: { field: string }[] }>(
      'SELECT changes FROM event ORDER BY event_id DESC LIMIT 1',
    )
    expect(stored?.changes.sort((a, b) => (a.field < b.field ? -1 : 1))).toEqual([
      { field: 'client_defaults.management_fee', from: 10, to: 12.5 },
      { field: 'finance_limit', from: 1000.5, to: 2000.25 },
    ])
    expect(await tagOf(id)).not.toBe(before)
    const late = await admin('PATCH', `/fm/clients/${id}`, {
      body: { finance_limit: 3 },
      headers: { 'if-match': before as string },
    })
    expect(late.status).toBe(412)
    expect(late.body.conflicting_fields).toEqual(['finance_limit'])
  })

  test('of many records stands there for each, under one request', async () => {
    const before = (await scene.database.query('SELECT FROM event')).length
    const { rowCount } = await bySql("UPDATE client SET area = 'By hand'")
    const entered = await scene.database.query<{ request_id: string }>(
      'SELECT request_id FROM event ORDER BY event_id OFFSET $1',
      [before],
    )
    expect(entered).toHaveLength(rowCount ?? 0)
    expect(new Set(entered.map(({ request_id }) => request_id)).size).toBe(1)
  })

  test('that changes nothing stands nowhere', async () => {
    const before = await newest(clients[1] as string)
    await bySql('UPDATE client SET name = name WHERE client_id = $1', [clients[1]])
    expect(await newest(clients[1] as string)).toEqual(before)
  })

  test('of a status sets what follows from it, as the service does, unless it says so itself', async () => {
    const { id } = await makeRecord(admin, approval)
    const own = addressOf(approval, id)
    const statusIs = async (status: string) => {
      await bySql('UPDATE approval SET status_flag = $1 WHERE approval_id = $2', [status, id])
      const { posted_date, requested_audit_attempt_count } = (await admin('GET', own)).body
      return [posted_date, Number(requested_audit_attempt_count)] as const
    }
    await statusIs('active')
    const [, count] = await statusIs('requested')
    const [posted] = await statusIs('batch')
    expect(posted).toMatch(/^20/)
    expect(await statusIs('requested')).toEqual([posted, count + 1])
    expect(await statusIs('batch')).toEqual([posted, count + 1])
    const { rows } = await bySql(
      "INSERT INTO approval (contract_id, user_id, user_id_edit, status_flag) VALUES ('SQL-1', 1, 1, 'batch') RETURNING posted_date",
    )
    expect(rows[0].posted_date).toBeInstanceOf(Date)
  })

  test('is taken whatever backslashes mean in its session', async () => {
    await withConnection(scene.database.url, async (connection) => {
      await connection.query('SET standard_conforming_strings = off')
      await connection.query("INSERT INTO supplier (supplier_id, name) VALUES ('SCS', 'x')")
      await connection.query("UPDATE client SET area = 'scs' WHERE client_id = $1", [clients[0]])
    })
    expect((await admin('GET', '/fm/suppliers/SCS/events')).body.data).toHaveLength(1)
  })

  test('that took an id ahead of the service and gave it back leaves no tag of it good', async () => {
    const { body: last } = await admin('POST', '/fm/clients', { body: { name: 'Last' } })
    const next = String(Number(last.client_id) + 1)
    await bySql("INSERT INTO client (client_id, name) VALUES ($1, 'Ahead')", [next])
    const first = (await admin('GET', `/fm/clients/${next}`)).headers.get('etag')
    await bySql('DELETE FROM client WHERE client_id = $1', [next])
    const made = await admin('POST', '/fm/clients', { body: { name: 'Another' } })
    expect([made.status, made.body.client_id]).toEqual([201, next])
    const headers = { 'if-match': first as string }
    const late = await admin('PATCH', `/fm/clients/${next}`, { body: { area: 'x' }, headers })
    expect(late.status).toBe(412)
  })

  test('that makes or deletes a record says so', async () => {
    const { rows } = await bySql("INSERT INTO client (name) VALUES ('By hand') RETURNING client_id")
    const id = String(rows[0].client_id)
    expect(await newest(id)).toMatchObject({
      action: 'created',
      user: { user_id: '0' },
      changes: [{ field: 'name', from: null, to: 'By hand' }],
    })
    await bySql('DELETE FROM client WHERE client_id = $1', [id])
    const [entry] = await scene.database.query<{ action: string; changes: unknown }>(
      "SELECT action, changes FROM event WHERE resource = 'client' AND record_id = $1 ORDER BY event_id DESC LIMIT 1",
      [id],
    )
    expect(entry).toEqual({
      action: 'deleted',
      changes: [{ field: 'name', from: 'By hand', to: null }],
    })
  })

  const GIVEN = (resources as readonly Resource[]).filter(
    ({ id, isSingleton }) => id.isGiven === true || isSingleton,
  )
  test.each(GIVEN.map(({ name }) => name))(
    'that deletes a %s leaves no tag of it that is good for another under its id',
    async (name) => {
      const kind = GIVEN.find((each) => each.name === name) as Resource
      const { id } = await makeRecord(admin, kind)
      const address = addressOf(kind, id)
      const first = await admin('GET', address)
      await bySql(`DELETE FROM ${kind.table} WHERE ${kind.id.name}::text = $1`, [id])
      const { body } = first
      const again = kind.isSingleton
        ? await admin('PUT', address, { body })
        : await admin('POST', kind.path, { body })
      expect(again.status).toBeLessThan(300)
      expect(again.headers.get('etag')).not.toBe(first.headers.get('etag'))
      const late = await admin(methodOf(kind) ?? 'PUT', address, {
        body,
        headers: { 'if-match': first.headers.get('etag') as string },
      })
      expect(late.status).toBe(412)
      const { body: history } = await admin('GET', `${address}/events`)
      const entries = history.data.map(({ action, version }: { action: string; version: number }) =>
        [action, version].join(' '),
      )
      expect(entries).toEqual(['created 3', 'deleted 2', 'created 1'])
    },
  )

  const statementsOf = (kind: Resource, id: string, row: object) => ({
    remove: [`DELETE FROM ${kind.table} WHERE ${kind.id.name}::text = $1`, [id]] as const,
    make: [
      `INSERT INTO ${kind.table} SELECT * FROM jsonb_populate_record(NULL::${kind.table}, $1)`,
      [JSON.stringify({ ...row, version: 1 })],
    ] as const,
  })
  type Statements = ReturnType<typeof statementsOf>

  /** Ways in which a record is deleted and made again. */
  const WAYS: Readonly<Record<string, (find: () => Promise<Statements>) => Promise<void>>> = {
    'one transaction': (find) =>
      withConnection(scene.database.url, async (connection) => {
        const { remove, make } = await find()
        await connection.query('BEGIN')
        await connection.query(remove[0], [...remove[1]])
        await connection.query(make[0], [...make[1]])
        await connection.query('COMMIT')
      }),
    two: async (find) => {
      const { remove, make } = await find()
      await bySql(remove[0], [...remove[1]])
      await bySql(make[0], [...make[1]])
    },
    // Whose entries are all later than the beginning of who makes it again.
    'another that waits for its removal': (find) =>
      withConnection(scene.database.url, async (waiting) => {
        await waiting.query('BEGIN')
        await waiting.query('SELECT now()')
        const { remove, make } = await find()
        await withConnection(scene.database.url, async (removing) => {
          await removing.query('BEGIN')
          await removing.query(remove[0], [...remove[1]])
          const made = waiting.query(make[0], [...make[1]])
          await untilSomebodyWaits(scene.database)
          await removing.query('COMMIT')
          await made
        })
        await waiting.query('COMMIT')
      }),
  }

  test.each(resources.flatMap(({ name }) => Object.keys(WAYS).map((way) => [name, way] as const)))(
    'that deletes a %s and makes it again in %s leaves no tag of the one that is good for the other',
    async (name, way) => {
      const kind = resources.find((each) => each.name === name) as Resource
      let id = ''
      let first: string | null = null
      await WAYS[way]?.(async () => {
        ;({ id } = await makeRecord(admin, kind))
        first = (await admin('GET', addressOf(kind, id))).headers.get('etag')
        const [{ row } = { row: {} }] = await scene.database.query<{ row: object }>(
          `SELECT to_jsonb(t) AS row FROM ${kind.table} t WHERE ${kind.id.name}::text = $1`,
          [id],
        )
        return statementsOf(kind, id, row)
      })
      const address = addressOf(kind, id)
      const again = await admin('GET', address)
      expect(again.status).toBe(200)
      expect(again.headers.get('etag')).not.toBe(first)
      const { body: history } = await admin('GET', `${address}/events?limit=3`)
      expect(
        history.data.map(({ action, version }: { action: string; version: number }) =>
          [action, version].join(' '),
        ),
      ).toEqual(['created 3', 'deleted 2', 'created 1'])
    },
  )

  test.each([
    [
      'has tables of its own that are called so',
      `CREATE TEMP TABLE event AS TABLE public.event;
      CREATE TEMP TABLE supplier AS SELECT supplier_id, 'Staged' AS name FROM public.supplier`,
    ],
    ['looks for tables nowhere', "SET search_path = ''"],
  ])('stands there also where its session %s', async (_, prepares) => {
    const { id } = await makeRecord(admin, supplier, { name: 'Before' })
    await makeRecord(admin, approval, { supplier_id: id })
    await withConnection(scene.database.url, async (connection) => {
      await connection.query(prepares)
      await connection.query("UPDATE public.supplier SET name = 'Zyxwvut' WHERE supplier_id = $1", [
        id,
      ])
    })
    const { body } = await admin('GET', `${addressOf(supplier, id)}/events?limit=1`)
    expect(body.data[0]).toMatchObject({
      changes: [{ field: 'name', from: 'Before', to: 'Zyxwvut' }],
    })
    const found = await admin('GET', '/fm/approvals?search=zyxwvut&fields=supplier_id')
    expect(found.body.data).toContainEqual({ supplier_id: id })
    await bySql("UPDATE supplier SET name = 'Before' WHERE supplier_id = $1", [id])
  })

  test.each([
    ['user_account', 'service_account'],
    ['service_account', 'user_account'],
  ])(
    'that gives a %s the id of a %s is refused: the history tells of both by it',
    async (one, other) => {
      const row = (table: string) =>
        `INSERT INTO ${table} SELECT (jsonb_populate_record(t, '{"user_id": 4242, "user_name": "sql", "display_name": "By SQL"}')).* FROM ${table} t LIMIT 1`
      await withConnection(scene.database.url, async (connection) => {
        await connection.query('BEGIN')
        await connection.query(row(other))
        await expect(connection.query(row(one))).rejects.toThrow('the id 4242 is that of a')
        await connection.query('ROLLBACK')
      })
    },
  )

  test('of a password keeps no hash', async () => {
    await bySql("UPDATE user_account SET password_hash = 'x' WHERE user_name = 'viewer'")
    const [entry] = await scene.database.query<{ changes: unknown }>(
      "SELECT changes FROM event WHERE resource = 'user' ORDER BY event_id DESC LIMIT 1",
    )
    expect(entry?.changes).toEqual([{ field: 'password' }])
  })

  const SHIFTED: Readonly<Record<string, (column: string) => string>> = {
    id: (column) => `${column} + 1000000`,
    moment: (column) => `coalesce(${column}, now()) - interval '1 day'`,
    count: (column) => `${column} + 1`,
    user: (column) => `${column} + 1`,
    choice: () => "'external_channel'",
  }
  test.each(resources.map(({ name }) => name))(
    'of a %s stands there too where it is of what the service keeps, and its id is never another',
    async (name) => {
      const kind = resources.find((each) => each.name === name) as Resource
      const { id } = await makeRecord(admin, kind)
      const own = `${kind.id.name}::text = $1`
      const address = addressOf(kind, id)
      for (const member of kind.system) {
        const shifted = SHIFTED[member.kind]
        if (member.name === kind.id.name || member.name === 'last_edit' || !shifted) continue
        const before = await admin('GET', address)
        await bySql(
          `UPDATE ${kind.table} SET ${member.name} = ${shifted(member.name)} WHERE ${own}`,
          [id],
        )
        const after = await admin('GET', address)
        expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
        const shown = { from: before.body[member.name], to: after.body[member.name] }
        expect(shown.to).not.toEqual(shown.from)
        const { body } = await admin('GET', `${address}/events?limit=1`)
        expect(body.data[0]).toMatchObject({
          action: 'updated',
          user: { user_id: '0' },
          changes: [{ field: member.name, ...shown }],
        })
      }
      const known = (await admin('GET', `${address}/events`)).text
      const other = kind.id.form === 'text' ? "'another'" : '98765'
      await expect(
        bySql(`UPDATE ${kind.table} SET ${kind.id.name} = ${other} WHERE ${own}`, [id]),
      ).rejects.toThrow('The id of a record never changes')
      expect((await admin('GET', `${address}/events`)).text).toBe(known)
    },
  )

  test.each(resources.map(({ table }) => table))('that empties %s is refused', async (table) => {
    await expect(bySql(`TRUNCATE ${table} CASCADE`)).rejects.toThrow()
  })
})

test('whatever the service changes stands there once, and as the change of who made it', async () => {
  const before = (await scene.database.query('SELECT FROM event')).length
  const made = await admin('POST', '/fm/suppliers', {
    body: { supplier_id: 'S-9001', name: 'Once' },
  })
  expect(made.status).toBe(201)
  const many = await admin('POST', '/fm/clients', { body: [{ name: 'One' }, { name: 'Two' }] })
  expect(many.status).toBe(200)
  const role = await admin('POST', '/admin/roles', { body: { name: 'Once', permissions: [] } })
  const statuses = [
    await admin('PATCH', '/fm/suppliers/S-9001', { body: { name: 'Twice' } }),
    await admin('PATCH', '/fm/clients', {
      body: clients.slice(2, 5).map((client_id) => ({ client_id, booking_note: 'together' })),
    }),
    await admin('DELETE', `/admin/roles/${role.body.role_id}`),
    await admin('PUT', `/sp/client/packaging-defaults/${many.body[0].client_id}`, { body: {} }),
  ].map(({ status }) => status)
  expect(statuses.filter((status) => status >= 300)).toEqual([])
  const entered = await scene.database.query<{ user_id: number; action: string }>(
    'SELECT user_id, action FROM event ORDER BY event_id OFFSET $1',
    [before],
  )
  // One supplier made and changed, two clients made and three changed, a role made and deleted, and packaging defaults.
  expect(entered.map(({ user_id }) => user_id)).toEqual(Array(10).fill(1))
})
