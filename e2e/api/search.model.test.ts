/** What a search without slips finds, beside any filter, in any order and page, is what a model of it finds. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../support/caller'
import { openScene, type Scene } from '../support/scene'

/** Words that no two slips make one of another, nor the beginning of one. */
const WORDS = [
  ...['wollondilly', 'bungendore', 'cootamundra', 'gulargambone', 'mittagong', 'tibooburra'],
  ...['penshurst', 'quambatook', 'yackandandah', 'élançourt', 'fremantle', 'jerilderie'],
]
const TYPES = ['fleet', 'lead', null] as const
const CLIENTS = 400
/** With fewer records that have the words as typed, those follow that have each of them somewhere. */
const FEW = 50

interface Client {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly type: string | null
  readonly limit: number | null
}

let scene: Scene
let editor: Caller
let clients: readonly Client[]

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
  await scene.database.query('DELETE FROM client')
  const made = Array.from({ length: CLIENTS }, (_, n) => {
    const word = (place: number) => WORDS[place % WORDS.length] as string
    const words = [word(n * 5), word(n * 7 + (n >> 3)), ...(n % 3 === 0 ? [word(n * 11 + 2)] : [])]
    // Some words are common and some are rare.
    const name = n % 4 === 0 ? [word(0), word(1), ...words].join(' ') : words.join(' ')
    const type = TYPES[n % TYPES.length] as string | null
    return { name: title(name), code: `${n % 9}/K${n}`, type, limit: n % 5 === 0 ? null : n % 40 }
  })
  const rows = await scene.database.query<{ id: string }>(
    `INSERT INTO client (name, client_code, client_type, finance_limit)
    SELECT name, code, type, "limit" FROM jsonb_to_recordset($1) AS c(name text, code text, type text, "limit" numeric)
    RETURNING client_id::text AS id`,
    [JSON.stringify(made)],
  )
  clients = made.map((client, index) => ({ ...client, id: rows[index]?.id ?? '' }))
})
afterAll(() => scene.close())

const title = (name: string) =>
  name.replace(/\p{L}+/gu, (word) => word[0]?.toUpperCase() + word.slice(1))

const textOf = ({ name, code, id }: Client) =>
  `${name} ${code}   ${id} ${code.replace('/', '')}`.toLowerCase()

/** What is found: all that has the words as typed; where that is little, also what has each of them. */
function model(typed: string, among: readonly Client[]): { exact: Client[]; near: Client[] } {
  const words = typed.toLowerCase()
  const exact = among.filter((client) => textOf(client).includes(words))
  const each = words.match(/\p{L}+|\p{N}+/gu) ?? []
  const others = among.filter(
    (client) => !exact.includes(client) && each.every((word) => textOf(client).includes(word)),
  )
  return { exact, near: exact.length < FEW && each.length > 0 ? others : [] }
}

async function walk(query: Record<string, string>): Promise<string[]> {
  const found: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const parameters = new URLSearchParams({ ...query, ...(cursor && { cursor }) })
    const { status, body } = await editor('GET', `/fm/clients?${parameters}`)
    expect([status, body.detail]).toEqual([200, undefined])
    found.push(...body.data.map((row: { client_id: string }) => row.client_id))
    cursor = body.next_cursor
    if (cursor === null) expect(body.total.value).toBe(String(found.length))
  }
  return found
}

/** A word, a stretch of one, two of them as they stand in a name or the other way round, a code. */
const typed = fc.oneof(
  fc.constantFrom(...WORDS),
  fc
    .tuple(
      fc.constantFrom(...WORDS),
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 4, max: 9 }),
    )
    .map(([word, start, length]) => word.slice(start, start + length)),
  fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...WORDS)).map((words) => words.join(' ')),
  fc
    .tuple(fc.integer({ min: 0, max: CLIENTS - 1 }), fc.constantFrom('/', ''))
    .map(([n, sign]) => `${n % 9}${sign}k${n}`),
  fc.constantFrom(
    'wollondilly bungendore',
    'BUNGENDORE',
    'Élançourt',
    'dilly bungen',
    '/',
    'qqqqq',
  ),
)
const filter = fc.constantFrom<[Record<string, string>, (client: Client) => boolean]>(
  [{}, () => true],
  [{ client_type: 'lead' }, ({ type }) => type === 'lead'],
  [{ finance_limit_from: '12' }, ({ limit }) => limit !== null && limit >= 12],
  [{ client_type_set: 'false' }, ({ type }) => type === null],
)
const sort = fc.constantFrom(undefined, 'name', '-name', 'finance_limit', '-finance_limit,name')

test('whatever is searched, filtered and sorted', async () => {
  await fc.assert(
    fc.asyncProperty(
      typed,
      filter,
      sort,
      fc.integer({ min: 7, max: 90 }),
      async (text, [query, isMeant], order, limit) => {
        const { exact, near } = model(text, clients.filter(isMeant))
        const found = await walk({
          ...query,
          search: text,
          limit: String(limit),
          fields: 'client_id',
          ...(order && { sort: order }),
        })
        const idsOf = (records: readonly Client[]) => records.map(({ id }) => id).sort()
        expect([...found].sort()).toEqual(idsOf([...exact, ...near]))
        if (order) expect(found).toEqual(sorted([...exact, ...near], order).map(({ id }) => id))
        else expect(found.slice(0, exact.length).sort()).toEqual(idsOf(exact))
      },
    ),
    { numRuns: 120 },
  )
})

function sorted(records: readonly Client[], order: string): Client[] {
  const keys = order.split(',')
  const byId = order.split(',').at(-1)?.startsWith('-') ? -1 : 1
  const compare = (one: Client, other: Client, key: string) => {
    const [way, member] = key.startsWith('-') ? [-1, key.slice(1)] : [1, key]
    if (member === 'name') {
      const [a, b] = [Buffer.from(one.name.toLowerCase()), Buffer.from(other.name.toLowerCase())]
      return way * Buffer.compare(a, b)
    }
    // What is not set comes last whichever way.
    if (one.limit === null || other.limit === null) {
      return Number(one.limit === null) - Number(other.limit === null)
    }
    return way * (one.limit - other.limit)
  }
  return [...records].sort((one, other) => {
    for (const key of keys) {
      const by = compare(one, other, key)
      if (by !== 0) return by
    }
    return byId * (Number(one.id) - Number(other.id))
  })
}
