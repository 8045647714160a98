import fc from 'fast-check'
import { LosslessNumber } from 'lossless-json'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { batchesOf } from '@/components/api/bulk/batches'
import { type BulkElement, type BulkResult, faultsByElement } from '@/components/api/bulk/elements'
import { ApiProblem } from '@/components/api/problem'
import { Written } from '@/components/api/written'
import type { Match } from '@/components/list/query/listState'
import { approval, client } from '@/lib/resources'
import type { Field } from '@/lib/resources/resource'
import { isAdjustable } from './adjust'
import { applyEdit } from './apply'
import { type FieldEdit, faultOf, modesOf, newEdit, patchOf } from './edit'
import { chosenRecords, grouped } from './gather'
import { previewEdit } from './preview'
import { type BulkRow, rowOf, tally } from './rows'

const field = (name: string) => client.leaves.find(({ path }) => path.join('.') === name) as Field
const waiting = (count: number): BulkRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: null,
    status: 'waiting',
    etag: `"${index + 1}"`,
    changes: [],
    reasons: [],
    patch: { area: 'N' },
    left: [],
  }))

afterEach(() => {
  vi.useRealTimers()
})

test('batches keep order and both bounds, and lose nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50)), fc.integer({ min: 1, max: 5 }), (sizes, rows) => {
      const batches = batchesOf(sizes, (size) => size, { rows, bytes: 60 })
      expect(batches.flat()).toEqual(sizes)
      for (const batch of batches) {
        expect(batch.length).toBeLessThanOrEqual(rows)
        expect(batch.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60)
      }
    }),
  )
})

test('pages of any size become groups of one size', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.nat())),
      fc.integer({ min: 1, max: 7 }),
      async (pages, size) => {
        const groups: number[][] = []
        async function* source() {
          yield* pages
        }
        for await (const group of grouped(source(), size)) groups.push(group)
        expect(groups.flat()).toEqual(pages.flat())
        expect(groups.slice(0, -1).every((group) => group.length === size)).toBe(true)
      },
    ),
  ))

describe('an edit', () => {
  test('offers to clear what has no default, and the default where there is one', () => {
    expect(modesOf(field('area'))).toEqual(['leave', 'set', 'clear'])
    expect(modesOf(field('ecm_flag'))).toEqual(['leave', 'set', 'default'])
    expect(modesOf(field('no_of_ftes'))).toEqual(['leave', 'set', 'raise', 'lower', 'clear'])
  })

  test('sends exact figures, null for cleared ones, and nothing for what is left', () => {
    const patch = patchOf([
      { ...newEdit(field('finance_limit')), value: '9,999,999,999,999.123456' },
      { ...newEdit(field('area')), mode: 'clear' },
      { ...newEdit(field('ecm_flag')), mode: 'default' },
      { ...newEdit(field('client_defaults.management_fee')), value: '12.5' },
      { ...newEdit(field('name')), mode: 'leave', value: 'x' },
    ])
    expect(patch).toEqual({
      finance_limit: new LosslessNumber('9999999999999.123456'),
      area: null,
      ecm_flag: null,
      client_defaults: { management_fee: new LosslessNumber('12.5') },
    })
  })

  test('asks for a value, and for one that holds', () => {
    expect(faultOf(newEdit(field('area')), 'UTC')).toContain('or choose Clear')
    expect(faultOf({ ...newEdit(field('finance_limit')), value: '1,5' }, 'UTC')).toBeTruthy()
    expect(faultOf({ ...newEdit(field('area')), mode: 'clear' }, 'UTC')).toBeUndefined()
    expect(faultOf(newEdit(field('ecm_flag')), 'UTC')).toBeUndefined()
  })
})

test('all that match are read page by page, without those taken out', async () => {
  const asked: string[] = []
  const pages = chosenRecords(
    client,
    { kind: 'all', query: 'state=VIC' as Match, total: 3, isExact: true, except: new Set(['2']) },
    () => null,
    async (query) => {
      asked.push(query)
      const isLast = query.includes('cursor=next')
      const ids = isLast ? ['3'] : ['1', '2']
      return { records: ids.map((id) => ({ id, name: id })), next: isLast ? null : 'next' }
    },
  )
  const ids = []
  for await (const page of pages) ids.push(...page.map(({ id }) => id))
  expect(ids).toEqual(['1', '3'])
  expect(asked[0]).toBe('state=VIC&sort=client_id&limit=200&fields=client_id%2Cname')
})

const quiet = {
  unanswered: new Map<string, BulkRow>(),
  signal: new AbortController().signal,
  onProgress: () => {},
}

test('a preview keeps tags, changes and reasons of each client', async () => {
  async function* clients() {
    yield [{ id: '1', name: 'One' }]
    yield [{ id: '2', name: 'Two' }]
  }
  const errors = [{ pointer: '/0/client_id', code: 'not_found', message: 'There is no client 2.' }]
  const rows = await previewEdit(client, clients(), [{ ...newEdit(field('area')), value: 'N' }], {
    ...quiet,
    ask: async () => [
      { status: 'updated', etag: '"4"', changes: [{ field: 'area', from: null, to: 'N' }] },
      { status: 'refused', errors },
    ],
  })
  expect(rows).toMatchObject([
    { id: '1', status: 'waiting', etag: '"4"', changes: [{ from: null, to: 'N' }] },
    { id: '2', status: 'refused', reasons: [{ field: null }] },
  ])
})

describe('applying', () => {
  const call = { method: 'PATCH', path: '/api/v1/fm/clients' } as const
  const written = () => Written.by(call, new Response(null, { status: 204 }))
  const base = { options: { context: {} }, onProgress: () => {} }
  const refusal = new ApiProblem(422, {
    code: 'validation_failed',
    errors: [{ pointer: '/1/_if_match', code: 'precondition_failed', message: 'moved on' }],
  })

  test('sends only what waits, at the previewed version, in batches of a thousand', async () => {
    const sent: number[] = []
    const { rows, proofs } = await applyEdit(
      client,
      [...waiting(1500), rowOf(client, { id: '0', name: null }, undefined)],
      {
        ...base,
        isCancelled: () => false,
        onProblem: async () => false,
        send: async (elements) => {
          sent.push(elements.length)
          expect(elements[0]).toHaveProperty('_if_match')
          return written()
        },
      },
    )
    expect(sent).toEqual([1000, 500])
    expect(tally(rows)).toMatchObject({ written: 1500, refused: 1 })
    expect(proofs).toHaveLength(2)
  })

  test('a refused client holds its batch and no other', async () => {
    const { rows } = await applyEdit(client, waiting(1002), {
      ...base,
      isCancelled: () => false,
      onProblem: async () => false,
      send: async (elements) => {
        if (elements.length === 1000) throw refusal
        return written()
      },
    })
    expect(tally(rows)).toMatchObject({ refused: 1, held: 999, written: 2 })
    expect(rows[1]?.reasons[0]?.message).toContain('Somebody changed it')
  })

  test('a lost answer is asked for again under the same key; cancelling sends no more', async () => {
    const keys: string[] = []
    let isCancelled = false
    const { rows } = await applyEdit(client, waiting(1500), {
      ...base,
      isCancelled: () => isCancelled,
      onProblem: async () => true,
      send: async (_, key) => {
        keys.push(key)
        if (keys.length === 1) throw new ApiProblem(0, {})
        isCancelled = true
        return written()
      },
    })
    expect(keys).toEqual([keys[0], keys[0]])
    expect(tally(rows)).toMatchObject({ written: 1000, waiting: 500 })
  })

  test.each([
    [0, 'unanswered', {}],
    [504, 'unanswered', {}],
    [503, 'unanswered', { code: 'unavailable', may_be_done: true }],
    // So the service says that nothing was done.
    [503, 'waiting', { code: 'overloaded' }],
    [403, 'waiting', {}],
    [429, 'waiting', {}],
  ] as const)('given up at %i, its batch is %s and proves nothing', async (status, left, body) => {
    const { rows, proofs } = await applyEdit(client, waiting(1500), {
      ...base,
      isCancelled: () => false,
      onProblem: async () => false,
      send: async () => {
        throw new ApiProblem(status, body)
      },
    })
    expect(rows.slice(0, 1000).every((row) => row.status === left)).toBe(true)
    expect(rows.slice(1000).every((row) => row.status === 'waiting')).toBe(true)
    expect(proofs).toEqual([])
  })

  test('a batch that was not answered stays so, though a later try is turned away', async () => {
    const statuses = [0, 403]
    const { rows } = await applyEdit(client, waiting(1), {
      ...base,
      isCancelled: () => false,
      onProblem: async () => statuses.length > 0,
      send: async () => {
        throw new ApiProblem(statuses.shift() ?? 500, {})
      },
    })
    expect(tally(rows).unanswered).toBe(1)
  })

  test('a lost answer is settled by a later one that comes after the key was looked for', async () => {
    const statuses = [0, 409]
    const { rows, fault } = await applyEdit(client, waiting(1), {
      ...base,
      isCancelled: () => false,
      onProblem: async () => statuses.length > 0,
      send: async () => {
        throw new ApiProblem(statuses.shift() ?? 500, { code: 'conflict' })
      },
    })
    expect(tally(rows)).toMatchObject({ unanswered: 0, waiting: 1 })
    expect(fault).toMatchObject({ status: 409 })
  })

  test('a lost answer is not asked for once its key may be forgotten: it may be written', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    let tries = 0
    const { rows } = await applyEdit(client, waiting(2), {
      ...base,
      isCancelled: () => false,
      onProblem: async () => {
        vi.advanceTimersByTime(24 * 3_600_000)
        return true
      },
      send: async () => {
        tries += 1
        // What was written by the first try has another version by then.
        throw tries === 1 ? new ApiProblem(0, {}) : refusal
      },
    })
    expect(tries).toBe(1)
    expect(tally(rows)).toMatchObject({ unanswered: 2, held: 0, refused: 0 })
  })

  test('a key that is another request’s, after a lost answer, refuses nothing: it may be written', async () => {
    const answers = [new ApiProblem(0, {}), new ApiProblem(422, { code: 'idempotency_mismatch' })]
    const { rows } = await applyEdit(client, waiting(2), {
      ...base,
      isCancelled: () => false,
      onProblem: async () => answers.length > 0,
      send: async () => {
        throw answers.shift() ?? new ApiProblem(500, {})
      },
    })
    expect(tally(rows)).toMatchObject({ unanswered: 2, held: 0, refused: 0 })
  })

  test('faults are told apart by element; those of the whole call stand alone', () => {
    const faults = faultsByElement(
      new ApiProblem(422, {
        errors: [
          { pointer: '/12/client_defaults/x', code: 'a', message: '' },
          { pointer: '/area', code: 'b', message: '' },
        ],
      }),
    )
    expect(faults.get(12)?.[0]?.pointer).toBe('/client_defaults/x')
    expect(faults.get(-1)?.[0]?.pointer).toBe('/area')
  })
})

describe('raising and lowering', () => {
  const figure = (text: string) => new LosslessNumber(text)
  async function* two() {
    yield ['1', '2', '3', '4'].map((id) => ({ id, name: null }))
  }
  /** A service with these limits, each record at its third version. */
  const holding = (limits: Readonly<Record<string, string | null>>, asked: BulkElement[][] = []) =>
    async function ask(elements: readonly BulkElement[]): Promise<BulkResult[]> {
      asked.push([...elements])
      return elements.map((element) => {
        const held = limits[String(element.client_id)]
        const from = held == null ? null : figure(held)
        const to = element.finance_limit ?? null
        const isSame = from === null && to === null
        const changes = isSame ? [] : [{ field: 'finance_limit', from, to }]
        return { status: isSame ? 'unchanged' : 'updated', etag: '"3"', changes }
      })
    }
  const raise: FieldEdit = { ...newEdit(field('finance_limit')), mode: 'raise', value: '10' }

  test('takes each figure from what the client holds, and sends it with that version', async () => {
    const asked: BulkElement[][] = []
    const limits = { 1: '1000', 2: '9999999999999', 3: null, 4: '0.000005' }
    const rows = await previewEdit(client, two(), [raise], {
      ...quiet,
      ask: holding(limits, asked),
    })
    expect(asked[0]?.[0]).toEqual({ client_id: '1', finance_limit: null })
    expect(asked[1]).toEqual([
      { client_id: '1', finance_limit: figure('1100'), _if_match: '"3"' },
      { client_id: '4', finance_limit: figure('0.000006'), _if_match: '"3"' },
    ])
    expect(rows.map(({ status }) => status)).toEqual(['waiting', 'refused', 'unchanged', 'waiting'])
    expect(rows[1]?.reasons[0]?.message).toContain('10999999999998.9')
    expect(rows[2]?.left).toEqual([raise.field])
  })

  test('leaves what is not set, and still sets what all are given', async () => {
    const asked: BulkElement[][] = []
    const area: FieldEdit = { ...newEdit(field('area')), value: 'N' }
    const limits = { 1: '1', 2: null, 3: null, 4: null }
    await previewEdit(client, two(), [raise, area], { ...quiet, ask: holding(limits, asked) })
    expect(asked[1]?.[1]).toEqual({ client_id: '2', area: 'N', _if_match: '"3"' })
  })

  test('refuses a client whose batch was never answered, once it has changed', async () => {
    const [first, second] = waiting(2) as [BulkRow, BulkRow]
    const unanswered = new Map([first, { ...second, etag: '"3"' }].map((row) => [row.id, row]))
    const limits = { 1: '1100', 2: '1000', 3: null, 4: null }
    const rows = await previewEdit(client, two(), [raise], {
      ...quiet,
      unanswered,
      ask: holding(limits),
    })
    expect(rows[0]).toMatchObject({ status: 'refused' })
    expect(rows[0]?.reasons[0]?.message).toContain('may have been changed already')
    expect(rows[1]).toMatchObject({ status: 'waiting' })
  })

  test('is written as it was previewed, client by client', async () => {
    const sent: BulkElement[] = []
    const limits = { 1: '1000', 2: '5', 3: null, 4: null }
    const rows = await previewEdit(client, two(), [raise], { ...quiet, ask: holding(limits) })
    await applyEdit(client, rows, {
      options: { context: {} },
      onProgress: () => {},
      isCancelled: () => false,
      onProblem: async () => false,
      send: async (elements) => {
        sent.push(...elements)
        return Written.by(
          { method: 'PATCH', path: '/api/v1/fm/clients' },
          new Response(null, { status: 204 }),
        )
      },
    })
    expect(sent).toEqual([
      { client_id: '1', finance_limit: figure('1100'), _if_match: '"3"' },
      { client_id: '2', finance_limit: figure('5.5'), _if_match: '"3"' },
    ])
  })
})

test('what is never returned is shown as it is sent', () => {
  const name = 'billing_period_item_no'
  const changed = [{ field: name, from: undefined, to: undefined }]
  const result: BulkResult = { status: 'updated', changes: changed }
  const { changes } = rowOf(approval, { id: '1', name: null }, result, { [name]: 5 })
  expect(changes).toMatchObject([{ field: { name }, from: null, to: '5' }])
  expect(approval.leaves.find((each) => each.name === name)).not.toSatisfy(isAdjustable)
})
