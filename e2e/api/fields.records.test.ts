import { stringify } from 'lossless-json'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approval, packagingDefaults } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import type { Answer, Caller } from '../support/caller'
import { bodyOf, differences, settled, textsOf, unsetOf } from '../support/fieldBodies'
import { type Bad, casesOf, type Good } from '../support/fieldCases'
import { addClients, openScene, type Scene } from '../support/scene'

let scene: Scene
let editor: Caller
let client: string
let made: string

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
  client = (await addClients(scene.database, 1))[0] as string
  made = (await editor('POST', '/fm/approvals', { body: { contract_id: 'C-1' } })).body.approval_id
})
afterAll(() => scene.close())

interface Way {
  readonly title: string
  readonly resource: Resource
  readonly required: Record<string, unknown>
  readonly status: number
  /** True where a field that is not sent keeps what it has. */
  readonly keeps?: boolean
  send(body: unknown): Promise<Answer>
}

const ways: Way[] = [
  {
    title: 'packaging defaults, PUT',
    resource: packagingDefaults,
    required: {},
    status: 200,
    send: (body) => editor('PUT', `/sp/client/packaging-defaults/${client}`, { body }),
  },
  {
    title: 'approval, PUT',
    resource: approval,
    required: { contract_id: 'C-2' },
    status: 200,
    send: (body) => editor('PUT', `/fm/approvals/${made}`, { body }),
  },
  {
    title: 'approval, PATCH',
    resource: approval,
    required: {},
    status: 200,
    keeps: true,
    send: (body) => editor('PATCH', `/fm/approvals/${made}`, { body }),
  },
  {
    title: 'approval, POST',
    resource: approval,
    required: { contract_id: 'C-3' },
    status: 201,
    send: (body) => editor('POST', '/fm/approvals', { body }),
  },
]

const isShown = (field: Field) => !field.writeOnly

/** One value of each field that has so many, as one body. */
function round<Case extends Good | Bad>(
  fields: readonly Field[],
  cases: (f: Field) => Case[],
  at: number,
) {
  return fields.flatMap((field) => {
    const value = cases(field)[at]
    return value ? [[field, value] as const] : []
  })
}

const bodyOfRound = (way: Way, cases: readonly (readonly [Field, { sent: unknown }])[]) => ({
  ...way.required,
  ...Object.fromEntries(cases.map(([field, { sent }]) => [field.name, sent])),
})

describe.each(ways)('$title', (way) => {
  const { leaves } = way.resource
  const shown = leaves.filter(isShown)

  test('takes every allowed value of every field', async () => {
    const good = (field: Field) => casesOf(field).good
    const rounds = Math.max(...leaves.map((field) => good(field).length))
    for (let at = 0; at < rounds; at++) {
      const cases = round(leaves, good, at)
      const answer = await way.send(bodyOfRound(way, cases))
      expect(answer.status, answer.text.slice(0, 300)).toBe(way.status)
      const read = textsOf(answer.body, shown)
      for (const [field, value] of cases.filter(([field]) => isShown(field))) {
        expect([field.name, read.get(field)]).toEqual([field.name, stringify(value.read)])
      }
    }
  })

  test('names every wrong value, all at once', async () => {
    const bad = (field: Field) => casesOf(field).bad
    const rounds = Math.max(...leaves.map((field) => bad(field).length))
    for (let at = 0; at < rounds; at++) {
      const cases = round(leaves, bad, at)
      const answer = await way.send(bodyOfRound(way, cases))
      const faults = answer.body.errors.map(
        ({ pointer, code }: Record<string, string>) => `${pointer} ${code}`,
      )
      expect([answer.status, faults.sort()]).toEqual([
        422,
        cases.map(([field, { code, below = '' }]) => `/${field.name}${below} ${code}`).sort(),
      ])
    }
  })

  test('sets one field alone: the others stay in a patch, and are unset by a replacement', async () => {
    const filled = bodyOfRound(way, round(leaves, settled, 0))
    let before = textsOf((await way.send(filled)).body, shown)
    const unset = textsOf((await way.send(way.keeps ? {} : way.required)).body, shown)
    for (const field of shown) {
      const { sent, read } = settled(field).at(-1) as Good
      const answer = await way.send({ ...way.required, ...bodyOf(field, sent) })
      const after = textsOf(answer.body, shown)
      const rest = way.keeps ? before : unset
      const expected = new Map(rest).set(field, stringify(read) as string)
      expect([field.name, answer.status, differences(expected, after)]).toEqual([
        field.name,
        way.status,
        {},
      ])
      before = after
    }
  })

  test('reads null as unset', async () => {
    await way.send(bodyOfRound(way, round(leaves, settled, 0)))
    for (const field of shown.filter(({ required }) => !required)) {
      const answer = await way.send({ ...way.required, [field.name]: null })
      expect([field.name, answer.status, textsOf(answer.body, [field]).get(field)]).toEqual([
        field.name,
        way.status,
        stringify(unsetOf(field)),
      ])
    }
  })

  test('refuses a required field that is null or, where it replaces, absent', async () => {
    for (const field of leaves.filter(({ required }) => required)) {
      const without = Object.fromEntries(
        Object.entries(way.required).filter(([name]) => name !== field.name),
      )
      const bodies = [{ ...without, [field.name]: null }, ...(way.keeps ? [] : [without])]
      for (const body of bodies) {
        const answer = await way.send(body)
        expect([answer.status, answer.body.errors]).toMatchObject([
          422,
          [{ pointer: `/${field.name}`, code: 'required' }],
        ])
      }
    }
    expect(leaves.some(({ required }) => required)).toBe(way.resource === approval)
  })

  test('keeps its own members whatever a request says of them', async () => {
    const before = (await way.send(way.required)).body
    const kept = way.resource.system.map(({ name }) => name).filter((name) => name !== 'client_id')
    const answer = await way.send({
      ...way.required,
      ...Object.fromEntries(kept.map((name) => [name, 'from outside'])),
    })
    expect(answer.status).toBe(way.status)
    for (const name of kept) {
      expect(answer.body[name]).not.toBe('from outside')
      if (way.status === 200) expect(stringify(answer.body[name])).toBe(stringify(before[name]))
    }
  })
})
