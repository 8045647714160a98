import { stringify } from 'lossless-json'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { client, supplier } from '@/lib/resources'
import type { Field } from '@/lib/resources/resource'
import { between } from '../support/between'
import type { Answer, Caller } from '../support/caller'
import { bodyOf, bodyOfAll, settled } from '../support/fieldBodies'
import { casesOf } from '../support/fieldCases'
import { addClients, openWiredScene, type WiredScene } from '../support/scene'

let scene: WiredScene
let editor: Caller

beforeAll(async () => {
  scene = await openWiredScene()
  editor = await scene.as('editor')
})
afterAll(() => scene.close())

type Case = readonly [Field, unknown]

/**
 * Values that the fields of a client take, other ones of each than of the next of its kind, and null
 * of each, in threes of fields far apart.
 */
function sets(): Case[][] {
  const cases = client.leaves.flatMap((field, at): Case[] => {
    // Of free values what is merged may not become too much together with what is there.
    const good = casesOf(field).good.filter(({ read }) => String(stringify(read)).length < 30_000)
    const some = good[at % good.length]?.sent
    const values = field.required ? [some] : [some, null]
    return values.map((sent) => [field, sent] as const)
  })
  const third = Math.ceil(cases.length / 3)
  return Array.from({ length: third }, (_, at) =>
    [cases[at], cases[at + third], cases[at + 2 * third]].filter((each) => each !== undefined),
  )
}

const withoutId = ({ client_id: _, ...others }: Record<string, unknown>) => others

interface Entry {
  readonly [column: string]: unknown
  readonly record_id: string
  readonly changes: unknown
  readonly fields: readonly string[]
}

/** What the history has of records, in its order. */
async function historyOf(ids: readonly string[]): Promise<Map<string, Omit<Entry, 'record_id'>[]>> {
  const entries = await scene.database.query<Entry>(
    "SELECT record_id, version::integer, action, user_id, audit_user_id, reason, changes, fields FROM event WHERE resource = 'client' AND record_id = ANY ($1) ORDER BY event_id",
    [ids],
  )
  const found = new Map(ids.map((id) => [id, [] as Omit<Entry, 'record_id'>[]]))
  for (const { record_id, ...entry } of entries) found.get(record_id)?.push(entry)
  return found
}

/** Twice as many as a service has connections here: on a busy machine others would wait in vain. */
const AT_ONCE = 16

test('changes of sets of fields that nobody sent before are what one bulk request makes of them', async () => {
  const wanted = sets()
  const ids = await addClients(scene.database, 2 * wanted.length)
  const [singly, atOnce] = [ids.slice(0, wanted.length), ids.slice(wanted.length)]
  // From a record that has all fields, and from one that has hardly any.
  const full = bodyOfAll(client.leaves.map((field) => [field, settled(field)[0]?.sent]))
  const filled = ids.filter((_, at) => (at % wanted.length) % 4 < 2)
  for (let at = 0; at < filled.length; at += 250) {
    const body = filled.slice(at, at + 250).map((client_id) => ({ ...full, client_id }))
    const headers = { prefer: 'return=minimal' }
    expect((await editor('PATCH', '/fm/clients', { body, headers })).status).toBe(204)
  }
  const bodies = wanted.map((set) => bodyOfAll(set))
  const answers: Answer[] = []
  for (let at = 0; at < singly.length; at += AT_ONCE) {
    const some = singly.slice(at, at + AT_ONCE).map((id, index) =>
      editor('PATCH', `/fm/clients/${id}`, {
        body: bodies[at + index],
        headers: { 'audit-reason': 'Any fields' },
      }),
    )
    answers.push(...(await Promise.all(some)))
  }
  const likewise: Record<string, unknown>[] = []
  for (let at = 0; at < atOnce.length; at += 1000) {
    const body = atOnce
      .slice(at, at + 1000)
      .map((client_id, index) => ({ ...bodies[at + index], client_id }))
    const headers = { 'audit-reason': 'Any fields' }
    const answer = await editor('PATCH', '/fm/clients', { body, headers })
    expect([answer.status, answer.body.errors]).toEqual([200, undefined])
    likewise.push(...answer.body)
  }
  const history = await historyOf(ids)
  let entries = 0
  for (const [at, { status, body }] of answers.entries()) {
    const names = wanted[at]?.map(([{ column }]) => column).join()
    expect([names, status]).toEqual([names, 200])
    expect(withoutId(body), names).toEqual(withoutId(likewise[at] as Record<string, unknown>))
    const own = history.get(singly[at] as string)
    expect(own, names).toEqual(history.get(atOnce[at] as string))
    entries += own?.length ?? 0
  }
  // Of those that are unset already null changes nothing.
  expect(entries).toBeGreaterThan(wanted.length)
})

test('a record changed by many at once, each in other fields, has every change once', async () => {
  const [id] = await addClients(scene.database, 1)
  const numbers = client.leaves.filter(({ kind }) => kind === 'integer' || kind === 'decimal')
  const statuses = await Promise.all(
    numbers.map(async (field, at) => {
      for (;;) {
        const { status } = await editor('PATCH', `/fm/clients/${id}`, {
          body: bodyOf(field, at + 1),
        })
        // On a busy machine those before it may take longer than a change waits for its record.
        if (status !== 423) return status
      }
    }),
  )
  expect(statuses).toEqual(numbers.map(() => 200))
  const entries = (await historyOf([id as string])).get(id as string) ?? []
  const versions = entries.map(({ version }) => Number(version))
  expect([...versions].sort((one, other) => one - other)).toEqual(
    versions.map((_, at) => (versions[0] as number) + at),
  )
  expect(entries.flatMap(({ fields }) => fields).sort()).toEqual(
    numbers.map(({ path }) => path.join('.')).sort(),
  )
})

test('records of another kind take any of their fields too', async () => {
  const admin = await scene.as('admin')
  const made = await admin('POST', '/fm/suppliers', {
    body: { ...supplier.example.record, supplier_id: 'any-fields' },
  })
  expect(made.status).toBe(201)
  const path = `/fm/suppliers/${made.body.supplier_id}`
  for (const field of supplier.leaves) {
    const [value] = settled(field).filter(({ sent }) => sent !== made.body[field.name])
    if (!value) continue
    const { status, body } = await admin('PATCH', path, { body: bodyOf(field, value.sent) })
    expect([field.column, status, body[field.name]]).toEqual([field.column, 200, value.read])
  }
})

// Through a pooler nothing is kept prepared, and calls go to two processes behind a proxy.
describe.skipIf(between !== undefined)('however many sets of fields come', () => {
  const texts = client.leaves.filter(
    ({ kind, values, maxLength = 0 }) => kind === 'text' && !values && maxLength > 20,
  )
  let round = 0
  const bodyOfSet = (at: number) => {
    round += 1
    const set = [at, at * 7 + 1, at * 13 + 5].map((place) => texts[place % texts.length] as Field)
    return bodyOfAll(set.map((field) => [field, `value ${round}`]))
  }

  test.each([
    ['plain', (): Record<string, string> => ({})],
    ['with a key', () => ({ 'idempotency-key': `any-${round}` })],
  ])('hardly any is parsed for its own sake (%s)', async (_name, headers) => {
    const ids = await addClients(scene.database, 10)
    const send = async (count: number) => {
      for (let at = 0; at < count; at++) {
        const path = `/fm/clients/${ids[at % ids.length]}`
        const { status } = await editor('PATCH', path, {
          body: bodyOfSet(at),
          headers: headers(),
        })
        expect(status).toBe(200)
      }
    }
    await send(20)
    const before = scene.wire.parsed()
    await send(60)
    expect(scene.wire.parsed() - before).toBeLessThan(30)
  })
})
