import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { between, isBalanced } from '../support/between'
import { type Answer, type Caller, callerOf } from '../support/caller'
import { sendPipelined } from '../support/pipeline'
import { addClients, openScene, type Scene, until, untilSomebodyWaits } from '../support/scene'

let scene: Scene
let editor: Caller
let integration: Caller
let token: string
let ids: string[]

beforeAll(async () => {
  // Changes that wait for records keep a connection each. Whose caller is known waits for nothing
  // else, so that what comes in one piece is gathered.
  scene = await openScene([{ PRINCIPAL_CACHE_MS: '5000' }])
  ;[editor, integration] = [await scene.as('editor'), await scene.as('integration')]
  const body = { username: 'editor', password: 'editor-demo-password' }
  token = (await callerOf(scene.base)('POST', '/authenticate', { body })).body.access_token
  ids = await addClients(scene.database, 12)
  // Changes are gathered once their set of fields has proved to come often.
  for (let turn = 0; turn < 6; turn++) await patch(ids[0], `warm ${turn}`)
})
afterAll(() => scene.close())

const patch = (id: string | undefined, area: string, headers: Record<string, string> = {}) =>
  editor('PATCH', `/fm/clients/${id}`, { body: { area }, headers })

/** Changes every client at once. */
const patchAll = (area: string): Promise<Answer[]> =>
  Promise.all(ids.map((id) => patch(id, `${area} ${id}`)))

interface Entry {
  readonly record_id: string
  readonly version: number
  readonly user_id: number
  readonly audit_user_id: number
  readonly request_id: string
  readonly reason: string | null
  readonly changes: readonly { field: string; from: unknown; to: unknown }[]
}

const entriesOf = (requestIds: readonly string[]): Promise<Entry[]> =>
  scene.database.query<Entry & Record<string, unknown>>(
    'SELECT record_id, version::integer, user_id, audit_user_id, request_id, reason, changes FROM event WHERE request_id = ANY ($1)',
    [requestIds],
  )

/** What of the clients is kept now, with the transaction that wrote each. */
const kept = () =>
  scene.database.query<{ id: string; area: string; transaction: string }>(
    'SELECT client_id::text AS id, area, xmin::text AS transaction FROM client WHERE client_id = ANY ($1) ORDER BY client_id',
    [ids],
  )

describe('changes that come together', () => {
  // What two processes get at the same time never comes together.
  test.skipIf(isBalanced)(
    'share a transaction, and each call is answered with its own record',
    async () => {
      const answers = await sendPipelined(
        scene.base,
        token,
        ids.map((id) => ({
          method: 'PATCH',
          path: `/fm/clients/${id}`,
          body: { area: `shared ${id}` },
        })),
      )
      expect(answers.map(({ status, body }) => [status, body.client_id, body.area])).toEqual(
        ids.map((id) => [200, id, `shared ${id}`]),
      )
      const transactions = (await kept()).map(({ transaction }) => transaction)
      expect(new Set(transactions).size).toBeLessThan(ids.length)
    },
  )

  test('enter the history each with its own people, reason and request', async () => {
    const { body: me } = await editor('GET', '/me')
    const { body: other } = await integration('GET', '/me')
    const requests = ids.map((_, at) => `together-${at}`)
    await Promise.all(
      ids.map((id, at) =>
        (at % 2 === 0 ? editor : integration)('PATCH', `/fm/clients/${id}`, {
          body: { area: `entered ${at}` },
          headers: {
            'x-request-id': requests[at] as string,
            ...(at % 3 !== 0 && { 'audit-reason': `because of ${at}` }),
            ...(at % 2 === 1 && { 'audit-user-id': me.user.user_id }),
          },
        }),
      ),
    )
    const entries = await entriesOf(requests)
    expect(entries.length).toBe(ids.length)
    for (const [at, id] of ids.entries()) {
      const entry = entries.find(({ request_id }) => request_id === requests[at])
      expect(entry).toMatchObject({
        record_id: id,
        user_id: Number((at % 2 === 0 ? me : other).user.user_id),
        audit_user_id: Number(me.user.user_id),
        reason: at % 3 === 0 ? null : `because of ${at}`,
        changes: [{ field: 'area', to: `entered ${at}` }],
      })
    }
  })

  test('of one record come one after the other, and none is lost', async () => {
    const [id] = ids
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        patch(id, `turn ${at}`, { 'x-request-id': `one-${at}` }),
      ),
    )
    const tags = answers.map(({ headers }) => headers.get('etag'))
    expect(new Set(tags).size).toBe(24)
    const entries = await entriesOf(answers.map((_, at) => `one-${at}`))
    const inOrder = entries.sort((a, b) => a.version - b.version)
    expect(inOrder.length).toBe(24)
    for (const [at, entry] of inOrder.slice(1).entries()) {
      expect(entry.version).toBe((inOrder[at]?.version ?? 0) + 1)
      expect(entry.changes[0]?.from).toBe(inOrder[at]?.changes[0]?.to)
    }
  })

  test('are judged each by its own precondition', async () => {
    const before = await patchAll('judged')
    const answers = await Promise.all(
      ids.map((id, at) =>
        patch(id, at % 3 === 1 ? `judged ${id}` : 'judged anew', {
          'if-match': at % 3 === 0 ? '"1"' : (before[at]?.headers.get('etag') as string),
        }),
      ),
    )
    // A third is stale, a third changes nothing and keeps its version, a third is written.
    for (const [at, { status, headers }] of answers.entries()) {
      const was = Number(before[at]?.headers.get('etag')?.replaceAll('"', ''))
      const now = at % 3 === 2 ? was + 1 : was
      expect([status, headers.get('etag')]).toEqual([at % 3 === 0 ? 412 : 200, `"${now}"`])
    }
  })

  test('pain: one that PostgreSQL refuses undoes none of the others', async () => {
    await scene.database.query(`
      CREATE FUNCTION refuse_poison() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN IF NEW.area = 'poison' THEN RAISE EXCEPTION 'poison'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER refuse_poison BEFORE UPDATE ON client FOR EACH ROW EXECUTE FUNCTION refuse_poison();
    `)
    const answers = await Promise.all(
      ids.map((id, at) =>
        patch(id, at === 5 ? 'poison' : 'sound', { 'x-request-id': `poison-${at}` }),
      ),
    )
    await scene.database.query('DROP FUNCTION refuse_poison CASCADE')
    expect(answers.map(({ status }) => status)).toEqual(ids.map((_, at) => (at === 5 ? 500 : 200)))
    const entries = await entriesOf(ids.map((_, at) => `poison-${at}`))
    expect(entries.map(({ record_id }) => record_id).sort()).toEqual(
      ids.filter((_, at) => at !== 5).sort(),
    )
    expect((await kept()).filter(({ area }) => area === 'sound').length).toBe(ids.length - 1)
  })

  test('pain: one whose record somebody holds keeps none of the others waiting', async () => {
    const holder = new pg.Client({ connectionString: scene.database.url })
    await holder.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM client WHERE client_id = $1 FOR UPDATE', [ids[3]])
    const calls = ids.map((id) => patch(id, `past ${id}`))
    const others = await Promise.all(calls.filter((_, at) => at !== 3))
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200))
    const held = await kept()
    expect(held[3]?.area).not.toBe(`past ${ids[3]}`)
    await holder.query('COMMIT')
    await holder.end()
    expect((await calls[3])?.body.area).toBe(`past ${ids[3]}`)
  })

  test('pain: nor does one that already waits for its record', async () => {
    const holder = new pg.Client({ connectionString: scene.database.url })
    await holder.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM client WHERE client_id = $1 FOR UPDATE', [ids[3]])
    const first = patch(ids[3], `behind ${ids[3]}`)
    await untilSomebodyWaits(scene.database)
    for (const id of ids.filter((_, at) => at !== 3)) {
      expect((await patch(id, `before ${id}`)).body.area).toBe(`before ${id}`)
    }
    await holder.query('COMMIT')
    await holder.end()
    expect((await first).body.area).toBe(`behind ${ids[3]}`)
  })
})

describe.skipIf(isBalanced)('names by which other records are found', () => {
  const SUPPLIERS = ['Along-1', 'Along-2']
  /** Approvals that name the first, and the second. */
  const approvals: string[] = []

  beforeAll(async () => {
    const body = SUPPLIERS.map((supplier_id) => ({ supplier_id, name: supplier_id }))
    expect((await editor('POST', '/fm/suppliers', { body })).status).toBe(200)
    for (const supplier_id of SUPPLIERS) {
      const made = await editor('POST', '/fm/approvals', {
        body: { contract_id: 'C-40001', status_flag: 'requested', supplier_id },
      })
      approvals.push(made.body.approval_id)
    }
  })

  const send = (kind: string, of: readonly string[], body: object) =>
    sendPipelined(
      scene.base,
      token,
      of.map((id) => ({ method: 'PATCH', path: `/fm/${kind}/${id}`, body })),
    )

  /** Sends the same change of two records together, and gives it once the second has it. */
  async function pastTheFirst(
    held: string,
    count: string,
    change: () => Promise<readonly { status: number }[]>,
  ) {
    const holder = new pg.Client({ connectionString: scene.database.url })
    await holder.connect()
    await holder.query('BEGIN')
    await holder.query(held)
    const changed = change()
    await until(
      'the second is changed',
      async () => {
        const [row] = await scene.database.query<{ count: number }>(count)
        return row?.count === 1
        // Before the first is waited for in vain.
      },
      4000,
    ).finally(() => holder.end())
    return (await changed).map(({ status }) => status)
  }

  test('pain: that somebody holds keep none waiting whose own are free', async () => {
    for (let turn = 0; turn < 6; turn++)
      await send('approvals', approvals, { invoice_no: `${turn}` })
    const invoice_no = 'beside a name'
    const statuses = await pastTheFirst(
      `SELECT FROM supplier WHERE supplier_id = '${SUPPLIERS[0]}' FOR UPDATE`,
      `SELECT count(*)::integer AS count FROM approval WHERE invoice_no = '${invoice_no}'`,
      () => send('approvals', approvals, { invoice_no }),
    )
    expect(statuses).toEqual([200, 200])
  })

  test('pain: that change keep none waiting that are carried nowhere', async () => {
    for (let turn = 0; turn < 6; turn++) await send('suppliers', SUPPLIERS, { contact: `${turn}` })
    const statuses = await pastTheFirst(
      `SELECT FROM approval_search_text WHERE approval_id = ${approvals[0]} FOR UPDATE`,
      "SELECT count(*)::integer AS count FROM supplier WHERE contact = 'beside a rename'",
      () =>
        sendPipelined(scene.base, token, [
          { method: 'PATCH', path: `/fm/suppliers/${SUPPLIERS[0]}`, body: { name: 'Renamed' } },
          {
            method: 'PATCH',
            path: `/fm/suppliers/${SUPPLIERS[1]}`,
            body: { contact: 'beside a rename' },
          },
        ]),
    )
    expect(statuses).toEqual([200, 200])
  })
})

/** Somebody who wants a table to themselves, while statements of the service wait for it. */
async function holdTable(name: string) {
  const holder = new pg.Client({ connectionString: scene.database.url })
  await holder.connect()
  const { rows } = await holder.query('SELECT pg_backend_pid() AS pid')
  const count = async (text: string) => (await scene.database.query(text, [rows[0].pid])).length
  return {
    /** Resolves as the table is had, which may be after whoever works with it now. */
    taken: holder.query(`BEGIN; LOCK TABLE ${name} IN ACCESS EXCLUSIVE MODE`),
    asked: () =>
      until('the table is asked for', async () => {
        const text = 'SELECT FROM pg_locks WHERE pid = $1 AND NOT granted'
        return (await count(text)) > 0
      }),
    /** Resolves once statements of some words wait for the table, after something was done to each. */
    awaited: (words: string, done = '') =>
      until('statements wait for the table', async () => {
        const text = `SELECT pid ${done} FROM pg_stat_activity
          WHERE $1::integer = ANY (pg_blocking_pids(pid)) AND query ${words}`
        const waiting = await count(text)
        return waiting > 0 && waiting
      }),
    async release() {
      await holder.query('COMMIT')
      await holder.end()
    },
  }
}

const ENDED = ', pg_terminate_backend(pid)'
const GATHERED = `LIKE '%"_row" integer%'`
/** What reads several that a statement left: the rest of what waits is each for itself by then. */
const READS = `LIKE 'SELECT i."_row"%'`

// Of two processes nobody knows what each gathers, and a pooler has sessions of its own.
describe.skipIf(between)('a connection that is lost', () => {
  const sendAll = (areas: readonly string[]) =>
    sendPipelined(
      scene.base,
      token,
      ids.map((id, at) => ({
        method: 'PATCH',
        path: `/fm/clients/${id}`,
        body: { area: areas[at] },
      })),
    )

  // The database tells the beginning of a statement, and that of any fields is long.
  beforeAll(async () => {
    for (let turn = 0; turn < 6; turn++) await sendAll(ids.map((id) => `warm ${turn} ${id}`))
  })

  test('pain: before anybody knows what became of changes has none of them made again', async () => {
    const events = await holdTable('event')
    await events.taken
    const areas = ids.map((id) => `lost ${id}`)
    const sent = sendAll(areas)
    const ended = await events.awaited(GATHERED, ENDED)
    await events.release()
    const statuses = (await sent).map(({ status }) => status)
    expect([...new Set(statuses)].filter((status) => status !== 200)).toEqual([503])
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(ended)
    const written = (await kept()).map(({ area }, at) => area === areas[at])
    expect(written).toEqual(statuses.map((status) => status === 200))
  })

  test('pain: after changes were made fails neither them nor what was as wished', async () => {
    const before = (await patchAll('before')).map(({ body }) => body.area)
    const events = await holdTable('event')
    await events.taken
    const areas = before.map((area, at) => (at % 2 === 0 ? area : `after ${at}`))
    const sent = sendAll(areas)
    await events.awaited(GATHERED)
    const clients = await holdTable('client')
    await clients.asked()
    await events.release()
    await clients.taken
    // The changes are made, and the others of the same statement are to be read.
    await clients.awaited(READS, ENDED)
    await clients.release()
    expect((await sent).map(({ status, body }) => [status, body.area])).toEqual(
      areas.map((area) => [200, area]),
    )
  })
})

test('approvals that are replaced together each count and name what is their own', async () => {
  const { body: me } = await editor('GET', '/me')
  const paths = await Promise.all(
    ids.map(async (_, at) => {
      const made = await editor('POST', '/fm/approvals', { body: { contract_id: `C-${at}` } })
      return `/fm/approvals/${made.body.approval_id}`
    }),
  )
  const bodyOf = (at: number, turn: number) => ({
    contract_id: `C-${at}`,
    status_flag: ['requested', 'batch', 'active'][(at + turn) % 3],
    approval_limit: at,
    maintenance_lines: [{ code: `TYRE${at}`, quantity: turn + 1, price: at }],
  })
  const replaceAll = (turn: number) =>
    Promise.all(paths.map((path, at) => editor('PUT', path, { body: bodyOf(at, turn) })))
  for (let turn = 0; turn < 6; turn++) {
    for (const [at, { status, body }] of (await replaceAll(turn)).entries()) {
      const past = Array.from({ length: turn + 1 }, (_, n) => bodyOf(at, n).status_flag)
      expect(status).toBe(200)
      expect([body.contract_id, body.status_flag, body.user_id_edit]).toEqual([
        `C-${at}`,
        past.at(-1),
        me.user.user_id,
      ])
      expect(body.maintenance_lines[0].code).toBe(`TYRE${at}`)
      expect(Number(body.requested_audit_attempt_count)).toBe(
        past.filter((status, n) => status === 'requested' && past[n - 1] !== 'requested').length,
      )
      expect(body.posted_date !== null).toBe(past.includes('batch'))
    }
  }
})
