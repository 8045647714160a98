import { stringify } from 'lossless-json'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { client } from '@/lib/resources'
import type { Field } from '@/lib/resources/resource'
import type { Caller } from '../support/caller'
import { bodyOf, bodyOfAll, differences, settled, textsOf, unsetOf } from '../support/fieldBodies'
import { casesOf } from '../support/fieldCases'
import { addClients, openScene, type Scene } from '../support/scene'

const MAX_ELEMENTS = 1000
/** Every field with a value of its own; free values are merged and have tests of their own. */
const fields = client.leaves
const plain = fields.filter((field) => field.kind !== 'jsonObject')

let scene: Scene
let editor: Caller
let ids: string[]
let first: string
let full: Map<Field, string>
let columns: string

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
  ;[first = '', ...ids] = await addClients(scene.database, MAX_ELEMENTS + 1)
  const body = bodyOfAll(fields.map((field) => [field, settled(field)[0]?.sent]))
  const answer = await editor('PATCH', `/fm/clients/${first}`, { body })
  expect(answer.status).toBe(200)
  full = textsOf(answer.body, fields)
  columns = fields.map((field) => `"${field.column}"`).join(', ')
})
afterAll(() => scene.close())

/** Sets all the clients to the same full record. */
const fill = () =>
  scene.database.query(
    `UPDATE client SET (${columns}) = (SELECT ${columns} FROM client WHERE client_id = $1)
      WHERE client_id > $1`,
    [first],
  )

const chunks = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / MAX_ELEMENTS) }, (_, index) =>
    items.slice(index * MAX_ELEMENTS, (index + 1) * MAX_ELEMENTS),
  )

test('the record that the tests start from differs from an unset one in every field', () => {
  for (const field of fields) {
    expect(full.get(field), field.column).not.toBe(stringify(unsetOf(field)))
  }
})

describe('bulk', () => {
  beforeEach(fill)

  const good = plain.flatMap((field) => [
    ...casesOf(field).good.map(({ sent, read }) => ({ field, sent, read })),
    { field, sent: null, read: unsetOf(field) },
  ])

  test.each(chunks(good).map((cases, index) => ({ part: index + 1, cases })))(
    'pain: a patch of one field leaves the other 230 alone, and every allowed value reads as sent (part $part)',
    async ({ cases }) => {
      const body = cases.map(({ field, sent }, index) => ({
        ...bodyOf(field, sent),
        client_id: ids[index],
      }))
      const answer = await editor('PATCH', '/fm/clients', { body })
      expect(answer.status).toBe(200)
      expect(answer.body.length).toBe(cases.length)
      for (const [index, { field, read }] of cases.entries()) {
        const record = answer.body[index]
        expect(record.client_id).toBe(ids[index])
        const after = textsOf(record, fields)
        expect([field.column, after.get(field)]).toEqual([field.column, stringify(read)])
        expect(differences(full, after.set(field, full.get(field) as string))).toEqual({})
      }
    },
  )

  const bad = fields.flatMap((field) =>
    casesOf(field).bad.map(({ sent, code, below = '' }) => ({ field, sent, code, below })),
  )

  test.each(chunks(bad).map((cases, index) => ({ part: index + 1, cases })))(
    'every wrong value is one fault, at its element and field (part $part)',
    async ({ cases }) => {
      const body = cases.map(({ field, sent }, index) => ({
        ...bodyOf(field, sent),
        client_id: ids[index],
      }))
      const answer = await editor('PATCH', '/fm/clients', { body })
      expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed'])
      const faults = answer.body.errors.map(({ pointer, code }: Record<string, string>) => [
        pointer,
        code,
      ])
      expect(faults).toEqual(
        cases.map(({ field, code, below }, index) => [
          `/${index}/${field.path.join('/')}${below}`,
          code,
        ]),
      )
    },
  )
})

describe('single', () => {
  const path = () => `/fm/clients/${first}`

  test('pain: each field patched alone leaves the other 230 as they were', async () => {
    let before = textsOf((await editor('GET', path())).body, fields)
    for (const field of fields) {
      const { sent, read } = settled(field).at(-1) as { sent: unknown; read: unknown }
      // Objects merge with what is there, so these start from nothing.
      if (field.kind === 'jsonObject') {
        const emptied = await editor('PATCH', path(), { body: bodyOf(field, null) })
        before = textsOf(emptied.body, fields)
      }
      const had = before.get(field)
      const expected = stringify(read) as string
      const answer = await editor('PATCH', path(), { body: bodyOf(field, sent) })
      const after = textsOf(answer.body, fields)
      expect([answer.status, differences(before, after)]).toEqual([
        200,
        had === expected ? {} : { [field.path.join('.')]: [had, expected] },
      ])
      before = after
    }
  })

  test('every allowed value of every field, all fields in one call', async () => {
    const rounds = Math.max(...plain.map((field) => casesOf(field).good.length))
    // Backwards, as every text has its longest values last: one choice has twice as many values, and
    // each of those would be answered with a megabyte of all the other fields.
    for (let round = rounds - 1; round >= 0; round--) {
      const cases = plain.flatMap((field) => {
        const value = casesOf(field).good[round]
        return value ? [[field, value] as const] : []
      })
      const body = bodyOfAll(cases.map(([field, { sent }]) => [field, sent]))
      const answer = await editor('PATCH', path(), { body })
      const read = textsOf(answer.body, fields)
      expect(answer.status).toBe(200)
      for (const [field, value] of cases) {
        expect([field.column, read.get(field)]).toEqual([field.column, stringify(value.read)])
      }
    }
  })

  test('every wrong value of every field, all fields in one call: each is named, none is written', async () => {
    const before = await editor('GET', path())
    const rounds = Math.max(...fields.map((field) => casesOf(field).bad.length))
    for (let round = 0; round < rounds; round++) {
      const cases = fields.flatMap((field) => {
        const value = casesOf(field).bad[round]
        return value ? [[field, value] as const] : []
      })
      const body = bodyOfAll(cases.map(([field, { sent }]) => [field, sent]))
      const answer = await editor('PATCH', path(), { body })
      expect(answer.status).toBe(422)
      const faults = answer.body.errors.map(
        ({ pointer, code }: Record<string, string>) => `${pointer} ${code}`,
      )
      expect(faults.sort()).toEqual(
        cases
          .map(([field, { code, below = '' }]) => `/${field.path.join('/')}${below} ${code}`)
          .sort(),
      )
    }
    const after = await editor('GET', path())
    expect([after.text, after.headers.get('etag')]).toEqual([
      before.text,
      before.headers.get('etag'),
    ])
  })

  test('a group that is null unsets all of its members, and no other field', async () => {
    const members = Object.values(client.fields.get('client_defaults')?.members ?? {})
    const before = textsOf((await editor('GET', path())).body, fields)
    const answer = await editor('PATCH', path(), { body: { client_defaults: null } })
    const after = textsOf(answer.body, fields)
    for (const member of members) {
      expect(after.get(member)).toBe(stringify(unsetOf(member)))
      after.set(member, before.get(member) as string)
    }
    expect(differences(before, after)).toEqual({})
  })
})
