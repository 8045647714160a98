import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ChangedRecord } from '@/components/form/model/changedRecord'
import { chosenOf, type UndoPlan, undoPlan } from './plan'
import { anyone, change, entry, NONE } from './plan.fixture'

const keysOf = (plan: UndoPlan) =>
  plan.records.flatMap(({ fields }) => fields.map(({ key }) => key))

/** A run of changes as a service would have kept it: each from what was there to what was sent. */
const FIELDS = ['area', 'client_code', 'client_class', 'mla_note']
const steps = fc.array(
  fc.record({
    record: fc.constantFrom('1', '2', '3'),
    request: fc.constantFrom('bulk', 'bulk', 'x', 'y'),
    values: fc.dictionary(fc.constantFrom(...FIELDS), fc.constantFrom(null, 'a', 'b', 'c'), {
      minKeys: 1,
    }),
  }),
  { maxLength: 30 },
)

type Values = Record<string, unknown>

/** What was there before the first change of the request, and at the end, and the entries. */
function run(history: typeof steps extends fc.Arbitrary<infer Steps> ? Steps : never) {
  const now: Record<string, Values> = {}
  const before: Record<string, Values> = {}
  const touched = new Map<string, Set<string>>()
  const entries: ChangedRecord[] = []
  for (const { record, request, values } of history) {
    const held = now[record] ?? {}
    now[record] = held
    const changes = Object.entries(values)
      .map(([field, to]) => change(field, held[field] ?? null, to))
      .filter(({ from, to }) => from !== to)
    if (changes.length === 0) continue
    for (const { field, from, to } of changes) {
      const key = `client ${record} ${field}`
      const requests = touched.get(key) ?? new Set()
      if (request === 'bulk' && !requests.has('bulk')) {
        before[record] = { ...before[record], [field]: from }
        requests.clear()
      }
      touched.set(key, requests.add(request))
      held[field] = to
    }
    entries.push(entry({ record_id: record, request_id: request, changes }))
  }
  return { now, before, touched, entries }
}

const fieldsOf = (entries: readonly ChangedRecord[], record: string) =>
  new Set(
    entries
      .filter(({ record_id }) => record_id === record)
      .flatMap(({ changes }) => changes.map(({ field }) => field)),
  )

/** The entries as the service would answer them for an undo of `bulk`. */
function asked(entries: readonly ChangedRecord[]) {
  const own = entries.filter(({ request_id }) => request_id === 'bulk')
  const later = entries.filter(
    ({ request_id, record_id, event_id, changes }) =>
      request_id !== 'bulk' &&
      own.some((each) => each.record_id === record_id && +each.event_id < +event_id) &&
      changes.some(({ field }) => fieldsOf(own, record_id).has(field)),
  )
  return { own, later }
}

describe('any history', () => {
  test('with every box ticked, each field goes back to before the request', () => {
    fc.assert(
      fc.property(steps, (history) => {
        const { now, before, entries } = run(history)
        const { own, later } = asked(entries)
        const plan = undoPlan(own, later, anyone)
        const after = structuredClone(now)
        for (const { record_id, fields } of chosenOf(plan, new Set(keysOf(plan)))) {
          for (const { field, from, to } of fields) {
            expect(from).toBe(after[record_id]?.[field.name])
            after[record_id] = { ...after[record_id], [field.name]: to }
          }
        }
        for (const [record, values] of Object.entries(before)) {
          expect(after[record]).toMatchObject(values)
        }
        for (const [record, values] of Object.entries(now)) {
          const rest = Object.keys(values).filter((name) => !(name in (before[record] ?? {})))
          for (const name of rest) expect(after[record]?.[name]).toBe(values[name])
        }
      }),
    )
  })

  test('with no box ticked, no change of anybody else is lost', () => {
    fc.assert(
      fc.property(steps, (history) => {
        const { touched, entries } = run(history)
        const { own, later } = asked(entries)
        const plan = undoPlan(own, later, anyone)
        for (const { fields } of chosenOf(plan, NONE)) {
          for (const { key } of fields) expect([...(touched.get(key) ?? [])]).toEqual(['bulk'])
        }
      }),
    )
  })

  test('the order in which entries come makes no difference', () => {
    fc.assert(
      fc.property(steps, (history) => {
        const { entries } = run(history)
        const { own, later } = asked(entries)
        const turned = undoPlan(own.toReversed(), later.toReversed(), anyone)
        expect(keysOf(turned).sort()).toEqual(keysOf(undoPlan(own, later, anyone)).sort())
      }),
    )
  })
})
