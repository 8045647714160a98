import { LosslessNumber } from 'lossless-json'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Caller } from '../support/caller'
import { addClients, openScene, type Scene } from '../support/scene'

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

const entriesOf = async (id: string | undefined): Promise<Entry[]> =>
  scene.database.query<Entry & Record<string, unknown>>(
    `SELECT version::integer, changes FROM event WHERE resource = 'client' AND record_id = $1
      AND action = 'updated' ORDER BY version`,
    [id],
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
