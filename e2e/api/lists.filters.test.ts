import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ListFilter, listFilters } from '@/lib/derive/filters'
import { approval, client, resources } from '@/lib/resources'
import type { Format } from '@/lib/resources/field'
import { formatText, isGrouped } from '@/lib/resources/format'
import type { Field, Resource } from '@/lib/resources/resource'
import type { Caller } from '../support/caller'
import { bodyOfAll, settled } from '../support/fieldBodies'
import { FILTER_ZONE, isLetThrough, textsOf } from '../support/filterCases'
import { makeRecord } from '../support/records'
import { openScene, type Scene } from '../support/scene'

type Row = Record<string, unknown>

const RICH = 9
/** Calls that run at the same time. */
const AT_ONCE = 8
/** What a test of hundreds of calls may take, in ms. */
const MANY_CALLS = 180_000

let scene: Scene
let editor: Caller

const inZone: Caller = (method, path, options = {}) =>
  editor(method, path, { ...options, headers: { 'time-zone': FILTER_ZONE, ...options.headers } })

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
  for (const [path, resource] of [
    ['/fm/clients', client],
    ['/fm/approvals', approval],
  ] as const) {
    for (let made = 0; made < RICH; made++) {
      const values = resource.leaves.flatMap((field, place) => {
        const good = settled(field)
        // Each record leaves some fields unset, and not the same ones.
        const isLeft = (place + made) % 3 === 0 && !field.required
        return isLeft || good.length === 0 ? [] : [[field, good[made % good.length]?.sent] as const]
      })
      const { status, text } = await inZone('POST', path, { body: bodyOfAll(values) })
      expect([status, text]).toEqual([201, expect.anything()])
    }
  }
  // Moments on both sides of midnight in the zone, and within a second.
  await scene.database.query(`UPDATE approval SET
    created = timestamptz '2026-06-30 13:59:59.7+00' + approval_id % 3 * interval '0.4 s',
    last_edit = timestamptz '2026-10-03 15:59:59.999999+00' + approval_id % 2 * interval '1 us'
    WHERE approval_id % 2 = 0`)
})
afterAll(() => scene.close())

/** Every record of a list, or of what a query leaves of it. */
async function walk(path: string, query: Record<string, string>): Promise<Row[]> {
  const found: Row[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const search = new URLSearchParams({ limit: '200', ...query, ...(cursor && { cursor }) })
    const { status, body, text } = await inZone('GET', `${path}?${search}`)
    expect([status, status === 200 ? '' : `${search} ${text}`]).toEqual([200, ''])
    found.push(...body.data)
    cursor = body.next_cursor
  }
  return found
}

describe.each([
  ['/fm/clients', client],
  ['/fm/approvals', approval],
] as const)('%s', (path, resource) => {
  const filters = [...listFilters(resource).values()]
  const idsIn = (rows: readonly Row[]) => rows.map((row) => String(row[resource.id.name])).sort()
  const idsFor = async (query: Record<string, string>) =>
    idsIn(await walk(path, { ...query, fields: resource.id.name }))

  let all: Row[]
  beforeAll(async () => {
    all = await walk(path, {})
  })

  test(
    'each filter of each field leaves the records that a person would pick',
    async () => {
      const cases = filters.flatMap((filter) =>
        textsOf(filter, all)
          .slice(0, 1)
          .map((text) => ({ filter, text })),
      )
      expect(new Set(cases.map(({ filter }) => filter))).toEqual(new Set(filters))
      const check = async ({ filter, text }: (typeof cases)[number]) => {
        const { parameter } = filter
        const expected = all.filter((row) => isLetThrough(filter, text, row))
        expect([parameter, text, await idsFor({ [parameter]: text })]).toEqual([
          ...[parameter, text, idsIn(expected)],
        ])
      }
      for (let start = 0; start < cases.length; start += AT_ONCE) {
        await Promise.all(cases.slice(start, start + AT_ONCE).map(check))
      }
    },
    MANY_CALLS,
  )

  test('several filters together leave what all of them leave', async () => {
    const one = fc.constantFrom(...filters).chain((filter) => {
      const texts = textsOf(filter, all)
      return fc.tuple(fc.constant(filter), fc.constantFrom(...texts))
    })
    const some = fc.uniqueArray(one, {
      selector: ([filter]: [ListFilter, string]) => filter.parameter,
      minLength: 2,
      maxLength: 5,
    })
    await fc.assert(
      fc.asyncProperty(some, async (chosen) => {
        const query = Object.fromEntries(chosen.map(([{ parameter }, text]) => [parameter, text]))
        const expected = all.filter((row) =>
          chosen.every(([filter, text]) => isLetThrough(filter, text, row)),
        )
        expect(await idsFor(query)).toEqual(idsIn(expected))
      }),
      { numRuns: 100 },
    )
  })

  test(
    'beside words that many have, each filter of what sorts leaves what it leaves of these, in any order',
    async () => {
      const sortable = resource.list?.sortable ?? []
      const found = await Promise.all([...'aeio1'].map((search) => idsFor({ search })))
      const most = found.reduce((one, other) => (other.length > one.length ? other : one))
      expect(most.length).toBeGreaterThan(all.length / 2)
      const search = 'aeio1'[found.indexOf(most)] ?? ''
      const has = new Set(most)
      const cases = filters
        .filter(({ member }) => sortable.includes(member.name))
        .flatMap((filter) => textsOf(filter, all).map((text) => ({ filter, text })))
      const check = async ({ filter, text }: (typeof cases)[number], place: number) => {
        const keys = [place, place + 1 + (place % 3)].map((at) => sortable[at % sortable.length])
        const sort = [...new Set(keys)].slice(0, 1 + (place % 2)).join(',-')
        const query = { search, sort, [filter.parameter]: text }
        const expected = idsIn(all.filter((row) => isLetThrough(filter, text, row)))
        expect([query, await idsFor(query)]).toEqual([query, expected.filter((id) => has.has(id))])
      }
      expect(cases.length).toBeGreaterThan(sortable.length)
      for (let start = 0; start < cases.length; start += AT_ONCE) {
        const some = cases.slice(start, start + AT_ONCE)
        await Promise.all(some.map((one, at) => check(one, start + at)))
      }
    },
    MANY_CALLS,
  )

  test(
    'what is not set is within nothing, but for what an unset field reads as',
    async () => {
      const pairs = filters
        .filter(({ operator }) => operator === 'set')
        .flatMap((unset) => {
          const { name } = unset.member
          const others = filters.filter((each) => each.member.name === name && each !== unset)
          return others.flatMap((other) => textsOf(other, all).map((text) => [unset, other, text]))
        }) as [ListFilter, ListFilter, string][]
      expect(pairs.length).toBeGreaterThan(resource.list?.sortable.length ?? 0)
      const check = async ([unset, other, text]: (typeof pairs)[number]) => {
        const query = { [unset.parameter]: 'false', [other.parameter]: text }
        const expected = all.filter(
          (row) => isLetThrough(unset, 'false', row) && isLetThrough(other, text, row),
        )
        expect([query, await idsFor(query)]).toEqual([query, idsIn(expected)])
      }
      for (let start = 0; start < pairs.length; start += AT_ONCE) {
        await Promise.all(pairs.slice(start, start + AT_ONCE).map(check))
      }
    },
    MANY_CALLS,
  )

  test('what a filter does not take is 400, and named', async () => {
    const wrong = filters.flatMap(({ parameter, operator, member }): [string, string][] => {
      if (operator === 'contains') return [[parameter, '']]
      const isFree = ['is', 'not'].includes(operator) && !member.values && !member.maxDigits
      return [[parameter, isFree ? '\u0000' : 'no such value']]
    })
    for (let start = 0; start < wrong.length; start += 50) {
      const some = wrong.slice(start, start + 50)
      const { status, body } = await inZone('GET', `${path}?${new URLSearchParams(some)}`)
      const named = body.parameters.map(({ parameter }: { parameter: string }) => parameter)
      expect([status, body.code, named]).toEqual([
        ...[400, 'invalid_parameter'],
        some.map(([parameter]) => parameter),
      ])
    }
  })
})

test('a date bounds moments by the days of the zone, and a moment by the second that it shows', async () => {
  const path = '/fm/approvals'
  const made = (query: Record<string, string>) => walk(path, { ...query, fields: 'created' })
  const [all, june, july] = await Promise.all([
    made({}),
    made({ created_to: '2026-06-30' }),
    made({ created_from: '2026-07-01' }),
  ])
  expect(june.length + july.length).toBe(all.length)
  expect(june).toContainEqual({ created: '2026-06-30T23:59:59+10:00' })
  expect(july).toContainEqual({ created: '2026-07-01T00:00:00+10:00' })
  const last = '2026-06-30T23:59:59+10:00'
  for (const shown of [last, '2026-06-30T13:59:59Z']) {
    const [exact, rest] = await Promise.all([
      made({ created_from: shown, created_to: shown }),
      made({ created_to: shown }),
    ])
    expect(exact).toEqual(june.filter(({ created }) => created === last))
    expect(rest).toEqual(june)
  }
})

test('moments of other years than 0001 to 9999 bound nothing, and the last of them does', async () => {
  const none = ['-271821-04-20T00:00:00Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00']
  for (const path of ['/fm/approvals?created_to', '/fm/clients?updated_since', '/fm/events?from']) {
    for (const moment of none) {
      const answer = await inZone('GET', `${path}=${encodeURIComponent(moment)}`)
      expect([path, moment, answer.status, answer.body.code]).toEqual([
        ...[path, moment],
        ...[400, 'invalid_parameter'],
      ])
    }
    for (const moment of ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '9999-12-31']) {
      const answer = await inZone('GET', `${path}=${moment}`)
      expect([path, moment, answer.status]).toEqual([path, moment, 200])
    }
  }
})

test('what is never returned cannot be asked for', async () => {
  for (const suffix of ['', '_from', '_to', '_set']) {
    const name = `billing_period_item_no${suffix}`
    const { status, body } = await editor('GET', `/fm/approvals?${name}=1`)
    expect([status, body.code, body.parameter]).toEqual([400, 'unknown_parameter', name])
  }
})

test('signs that mean something in a pattern or a list mean themselves', async () => {
  const names = [
    '100% fleet',
    '100 fleet',
    'a_b',
    'axb',
    'back\\slash',
    'backslash',
    'École',
    "o'b",
    'harbour, north',
    'harbour north',
    'jarrah\u00a0and\u202fmarri',
    'jarrah and marri',
    'jarrah-and-marri',
  ]
  for (const name of names) {
    const body = { name, early_terminations_policy: name }
    await editor('POST', '/fm/clients', { body })
  }
  for (const [text, found] of [
    ['100%', ['100% fleet']],
    ['A_B', ['a_b']],
    ['K\\s', ['back\\slash']],
    ['éCO', ['École']],
    ["O'", ["o'b"]],
    ['bour, N', ['harbour, north']],
    ['rah And mar', ['jarrah\u00a0and\u202fmarri', 'jarrah and marri']],
    ['RAH\u2009and\u00a0ma', ['jarrah\u00a0and\u202fmarri', 'jarrah and marri']],
    ['-and-', ['jarrah-and-marri']],
    ['h a', ['jarrah\u00a0and\u202fmarri', 'jarrah and marri']],
  ] as const) {
    for (const member of ['name', 'early_terminations_policy']) {
      const rows = await walk('/fm/clients', { [`${member}_contains`]: text, fields: 'name' })
      const own = rows.map(({ name }) => name).filter((name) => names.includes(String(name)))
      expect([member, text, own.toSorted()]).toEqual([member, text, [...found].toSorted()])
    }
  }
})

describe('digits that are shown in groups are found by what is shown, whichever way they were written', () => {
  const DIGITS: Readonly<Partial<Record<Format, string>>> = {
    abn: '51824753556',
    acn: '004085616',
    bsb: '062000',
    account: '123456789',
    phone: '0298765432',
  }
  const grouped = (resource: Resource) => resource.leaves.filter(({ format }) => isGrouped(format))
  const listed = (resources as readonly Resource[]).filter(
    (resource) => resource.list && grouped(resource).length > 0,
  )

  test.each(listed.map((resource) => [resource.name, resource] as const))(
    'of %s',
    async (_name, resource) => {
      const admin = await scene.as('admin')
      const fields = grouped(resource)
      expect(fields.filter(({ format }) => !DIGITS[format as Format])).toEqual([])
      const digitsOf = ({ format }: Field) => DIGITS[format as Format] as string
      const shown = (field: Field) => formatText(digitsOf(field), field.format)
      const made: string[] = []
      const narrowly = (field: Field) => shown(field).replaceAll(' ', '\u202f')
      for (const written of [digitsOf, shown, narrowly]) {
        const values = bodyOfAll(fields.map((field) => [field, written(field)]))
        made.push((await makeRecord(admin, resource, values)).id)
      }
      const { name } = resource.id
      for (const field of fields) {
        const texts = [digitsOf(field), shown(field), shown(field).slice(1, -1), narrowly(field)]
        for (const text of texts) {
          const parameter = `${field.path.join('.')}_contains`
          const query = new URLSearchParams({ [parameter]: text, fields: name, limit: '200' })
          const { body } = await admin('GET', `${resource.path}?${query}`)
          const found = body.data.map((row: Row) => row[name])
          expect([parameter, text, found]).toEqual([parameter, text, expect.arrayContaining(made)])
        }
      }
    },
  )
})

test('an id with commas is found by its own, and not by its parts', async () => {
  const [whole, part] = ['F,1', 'F']
  for (const contract_id of [whole, part]) {
    const body = { contract_id, status_flag: 'requested' }
    expect((await editor('POST', '/fm/approvals', { body })).status).toBe(201)
  }
  const found = async (contract_id: string) =>
    (await walk('/fm/approvals', { contract_id })).map((row) => row.contract_id)
  expect(await found('F\\,1')).toEqual([whole])
  expect(await found('F,1')).toEqual([part])
  expect((await found('F\\,1,F')).sort()).toEqual([part, whole])
})
