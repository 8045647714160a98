import { LosslessNumber } from 'lossless-json'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Caller } from '../support/caller'
import { addClients, openScene, type Scene, until } from '../support/scene'

const WRITERS = 20

let scene: Scene
let processes: [Caller, Caller]

beforeAll(async () => {
  scene = await openScene([{}, {}])
  processes = [await scene.as('editor', 0), await scene.as('editor', 1)]
})
afterAll(() => scene.close())

interface Entry {
  readonly version: number
  readonly changes: { field: string; from: unknown; to: unknown }[]
}

const entriesOf = async (
  id: string | undefined,
  actions: readonly string[] = ['updated'],
): Promise<Entry[]> =>
  scene.database.query<Entry & Record<string, unknown>>(
    `SELECT version::integer, changes FROM event WHERE resource = 'client' AND record_id = $1
      AND action = ANY ($2) ORDER BY version`,
    [id, actions],
  )

const versionOf = (answer: Answer) => Number(answer.headers.get('etag')?.replaceAll('"', ''))

/** Every entry of a field starts from what the one before it ended with. */
function expectUnbroken(entries: readonly Entry[], field: string, first: unknown) {
  let last = first
  for (const { changes } of entries) {
    const change = changes.find((candidate) => candidate.field === field)
    if (!change) continue
    expect(change.from).toEqual(last)
    last = change.to
  }
  return last
}

test('twenty patches of one client at once, over two processes, come one after the other', async () => {
  const [id] = await addClients(scene.database, 1)
  const answers = await Promise.all(
    Array.from({ length: WRITERS }, (_, writer) =>
      processes[(writer % 2) as 0 | 1]('PATCH', `/fm/clients/${id}`, {
        body: { name: `writer ${writer}` },
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const versions = answers.map(versionOf).sort((a, b) => a - b)
  expect(versions).toEqual(Array.from({ length: WRITERS }, (_, index) => index + 2))
  const entries = await entriesOf(id)
  expect(entries.map(({ version }) => version)).toEqual(versions)
  const last = expectUnbroken(entries, 'name', null)
  const read = await processes[0]('GET', `/fm/clients/${id}`)
  expect([read.body.name, versionOf(read)]).toEqual([last, WRITERS + 1])
  for (const answer of answers) {
    const entry = entries.find(({ version }) => version === versionOf(answer))
    expect(entry?.changes[0]?.to).toBe(answer.body.name)
  }
})

test('patches of different fields at once all come through', async () => {
  const [id] = await addClients(scene.database, 1)
  const fields = Array.from({ length: 5 }, (_, n) =>
    ['name', 'email', 'phone', 'note'].map((part) => `contact${n + 1}_${part}`),
  ).flat()
  await Promise.all(
    fields.map((field, writer) =>
      processes[(writer % 2) as 0 | 1]('PATCH', `/fm/clients/${id}`, { body: { [field]: field } }),
    ),
  )
  const { body } = await processes[1]('GET', `/fm/clients/${id}`)
  expect(Object.fromEntries(fields.map((field) => [field, body[field]]))).toEqual(
    Object.fromEntries(fields.map((field) => [field, field])),
  )
})

test('pain: with If-Match no update is lost: of twenty that add one, each adds one', async () => {
  const [id] = await addClients(scene.database, 1)
  const path = `/fm/clients/${id}`
  await processes[0]('PATCH', path, { body: { no_of_ftes: new LosslessNumber('0') } })
  let conflicts = 0
  const addOne = async (call: Caller) => {
    for (;;) {
      const read = await call('GET', path)
      const next = String(Number(read.body.no_of_ftes.value) + 1)
      const answer = await call('PATCH', path, {
        body: { no_of_ftes: new LosslessNumber(next) },
        headers: { 'if-match': read.headers.get('etag') as string },
      })
      if (answer.status === 200) return
      expect([answer.status, answer.body.conflicting_fields]).toEqual([412, ['no_of_ftes']])
      conflicts += 1
    }
  }
  await Promise.all(
    Array.from({ length: WRITERS }, (_, writer) => addOne(processes[(writer % 2) as 0 | 1])),
  )
  expect((await processes[1]('GET', path)).body.no_of_ftes.value).toBe(String(WRITERS))
  expect(conflicts).toBeGreaterThan(0)
  expectUnbroken(await entriesOf(id), 'no_of_ftes', null)
})

test('of twenty with one and the same ETag exactly one wins', async () => {
  const [id] = await addClients(scene.database, 1)
  const path = `/fm/clients/${id}`
  const etag = (await processes[0]('GET', path)).headers.get('etag') as string
  const answers = await Promise.all(
    Array.from({ length: WRITERS }, (_, writer) =>
      processes[(writer % 2) as 0 | 1]('PATCH', path, {
        body: { name: `writer ${writer}` },
        headers: { 'if-match': etag },
      }),
    ),
  )
  const won = answers.filter(({ status }) => status === 200)
  expect([won.length, answers.filter(({ status }) => status === 412).length]).toEqual([
    1,
    WRITERS - 1,
  ])
  expect((await processes[0]('GET', path)).body.name).toBe(won[0]?.body.name)
})

describe('bulk calls over the same clients', () => {
  test('in any order never wait for each other in a circle, and each is whole', async () => {
    const ids = await addClients(scene.database, 60)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, writer) => {
        const order = writer % 2 === 0 ? ids : [...ids].reverse()
        const body = order.map((client_id) => ({ client_id, name: `writer ${writer}` }))
        return processes[(writer % 2) as 0 | 1]('PATCH', '/fm/clients', { body })
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const names = await scene.database.query<{ names: number }>(
      'SELECT count(DISTINCT name)::integer AS names FROM client WHERE client_id = ANY ($1)',
      [ids],
    )
    expect(names).toEqual([{ names: 1 }])
    for (const id of ids) expect((await entriesOf(id)).length).toBe(12)
  })

  test('and single patches between them lose nothing', async () => {
    const ids = await addClients(scene.database, 10)
    const singles = ids.map((id, n) =>
      processes[(n % 2) as 0 | 1]('PATCH', `/fm/clients/${id}`, { body: { area: 'single' } }),
    )
    const bulks = Array.from({ length: 6 }, (_, writer) =>
      processes[(writer % 2) as 0 | 1]('PATCH', '/fm/clients', {
        body: ids.map((client_id) => ({ client_id, name: `bulk ${writer}` })),
      }),
    )
    const answers = await Promise.all([...singles, ...bulks])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    for (const id of ids) {
      const entries = await entriesOf(id)
      expect(entries.map(({ version }) => version)).toEqual([2, 3, 4, 5, 6, 7, 8])
      expectUnbroken(entries, 'name', null)
      expect(expectUnbroken(entries, 'area', null)).toBe('single')
    }
  })
})

test('a client that a contract comes to belong to has another version, whoever changes it meanwhile', async () => {
  const [one, two] = processes
  const clients = await addClients(scene.database, 2)
  const { position } = (await one('GET', '/fm/changes?after=now')).body
  const calls = Array.from({ length: 12 }, (_, round) => [
    one('PUT', `/fm/contracts/V-${round % 3}`, { body: { client_id: clients[round % 2] } }),
    two('PATCH', `/fm/clients/${clients[round % 2]}`, { body: { booking_note: `${round}` } }),
  ])
  for (const { status } of await Promise.all(calls.flat())) expect(status).toBe(200)
  const { data } = (await one('GET', `/fm/changes?after=${position}&resources=client`)).body
  for (const client of clients) {
    const told = data.filter(({ id }: { id: string }) => id === client)
    expect(told.map(({ action }: { action: string }) => action)).toContain('contract_linked')
    const tags = told.map(({ etag }: { etag: string }) => etag)
    expect(tags).toEqual(tags.map((_: string, at: number) => `"${at + 2}"`))
    const now = await one('GET', `/fm/clients/${client}`, {
      headers: { 'if-match': tags.at(-1) },
    })
    expect([now.status, now.headers.get('etag')]).toEqual([200, tags.at(-1)])
    const { body } = await one('GET', `/fm/clients/${client}/events?limit=200`)
    const versions = body.data.map(({ version }: { version: unknown }) => `"${version}"`)
    expect(versions).toEqual(tags.reverse())
  }
})

/** Sends calls one after the other that all come to wait behind a client's row, then lets it go. */
async function behindClient(
  id: string | undefined,
  strength: 'UPDATE' | 'SHARE',
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const holder = new pg.Client({ connectionString: scene.database.url })
  await holder.connect()
  try {
    await holder.query('BEGIN')
    await holder.query(`SELECT FROM client WHERE client_id = $1 FOR ${strength}`, [id])
    const answers: Promise<Answer>[] = []
    for (const call of calls) {
      answers.push(call())
      await until('it waits', async () => {
        const waiting = await scene.database.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
            AND application_name = 'fleetbook' AND wait_event_type = 'Lock'`,
        )
        return waiting.length === answers.length
      })
    }
    await holder.query('COMMIT')
    return await Promise.all(answers)
  } finally {
    await holder.end()
  }
}

const link = (contract_id: string, client_id: string | undefined) => ({ contract_id, client_id })

test('contracts that cross over to two clients wait for a change of both, and it for them', async () => {
  const [editor] = processes
  const [one, two] = await addClients(scene.database, 2)
  const made = [link('X-1', one), link('X-2', two)]
  expect((await editor('POST', '/fm/contracts', { body: made })).status).toBe(200)
  const clients = () =>
    editor('PATCH', '/fm/clients', {
      body: [one, two].map((client_id) => ({ client_id, booking_note: 'Both' })),
    })
  const crossed = () =>
    editor('PATCH', '/fm/contracts', { body: [link('X-1', two), link('X-2', one)] })
  const back = () => editor('PATCH', '/fm/contracts', { body: made })
  const answers = [
    ...(await behindClient(one, 'UPDATE', [clients, crossed])),
    ...(await behindClient(two, 'UPDATE', [back, clients])),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

test('a contract leaves the client that it belonged to, whoever moves it meanwhile', async () => {
  const clients = await addClients(scene.database, 3)
  const contracts = ['Z-1', 'Z-2', 'Z-3']
  const made = contracts.map((id, at) => link(id, clients[at]))
  expect((await processes[0]('POST', '/fm/contracts', { body: made })).status).toBe(200)
  const calls = Array.from({ length: 24 }, (_, round) =>
    processes[(round % 2) as 0 | 1]('PATCH', `/fm/contracts/${contracts[round % 3]}`, {
      body: { client_id: clients[(round * 7 + Math.floor(round / 3)) % 3] },
    }),
  )
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200)
  const belonging = new Map<string, string[]>()
  for (const client of clients) {
    const entries = await entriesOf(client, ['contract_linked', 'contract_unlinked'])
    expect(entries.map(({ version }) => version)).toEqual(entries.map((_, at) => at + 2))
    const had = new Set<string>()
    for (const { changes } of entries) {
      const [{ from, to }] = changes as unknown as [{ from: string | null; to: string | null }]
      if (from === null) {
        expect(had).not.toContain(to)
        had.add(to as string)
      } else {
        expect(had).toContain(from)
        had.delete(from)
      }
    }
    belonging.set(client, [...had].sort())
  }
  for (const client of clients) {
    const { body } = await processes[0]('GET', `/fm/contracts?client_id=${client}`)
    const now = body.data.map(({ contract_id }: { contract_id: string }) => contract_id)
    expect(belonging.get(client)).toEqual(now.sort())
  }
})

test('of two who make one contract at once, one by itself and one among others, one does', async () => {
  const [editor] = processes
  const [client] = await addClients(scene.database, 1)
  const answers = await behindClient(client, 'SHARE', [
    () => editor('POST', '/fm/contracts', { body: [link('Y-1', client), link('Y-2', client)] }),
    () => editor('POST', '/fm/contracts', { body: link('Y-1', client) }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 409])
})
