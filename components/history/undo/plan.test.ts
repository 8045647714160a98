import { parse, stringify } from 'lossless-json'
import { describe, expect, test } from 'vitest'
import { BATCH_ROWS } from '@/components/api/bulk/batches'
import { client } from '@/lib/resources'
import { chosenOf, type UndoRecord, undoPlan } from './plan'
import { anyone, change, entry, NONE } from './plan.fixture'
import { batchesOf, bulkElement, sendBatch } from './requests'

describe('the plan of an undo', () => {
  test('goes back to what was before, and rests on the version that the record is of by now', () => {
    const changes = [change('area', 'North', 'South')]
    const [record] = undoPlan(
      [entry({ version: 7, record_version: 8, changes })],
      [],
      anyone,
    ).records
    expect(record).toMatchObject({ record_id: '10001', version: '8' })
    expect(record?.fields).toMatchObject([{ from: 'South', to: 'North', since: null }])
  })

  test('a field that was changed again is a conflict, with the newest of its changes', () => {
    const own = [entry({ changes: [change('area', 'North', 'South')] })]
    const later = [
      entry({ request_id: 'x', changes: [change('area', 'South', 'East')] }),
      entry({ request_id: 'y', changes: [change('area', 'East', 'West')] }),
    ]
    const plan = undoPlan(own, later, anyone)
    expect(plan.records[0]?.fields[0]).toMatchObject({ from: 'West', to: 'North' })
    expect(plan.records[0]?.fields[0]?.since?.request_id).toBe('y')
    expect(chosenOf(plan, NONE)).toEqual([])
    const seen = new Set(plan.records[0]?.fields.map(({ key }) => key))
    expect(chosenOf(plan, seen)).toHaveLength(1)
    // It was ticked over what was seen, and not over what came after that.
    const newer = entry({ request_id: 'z', changes: [change('area', 'West', 'Far')] })
    expect(chosenOf(undoPlan(own, [...later, newer], anyone), seen)).toEqual([])
  })

  test('a change by somebody else under the same request id is a conflict too', () => {
    const ana = { user_id: '1', display_name: 'Ana Petrov' }
    const own = [entry({ changes: [change('area', 'North', 'South')] })]
    for (const whose of [{ user: ana, audit_user: ana }, { user: ana }, { audit_user: ana }]) {
      const later = entry({ ...whose, changes: [change('area', 'South', 'East')] })
      const [record] = undoPlan(own, [later], anyone).records
      expect(record?.fields).toMatchObject([{ from: 'East', to: 'North', since: later }])
    }
  })

  test('goes by the numbers of entries, of which the tenth comes after the ninth', () => {
    const own = [
      entry({ event_id: '10', changes: [change('area', 'South', 'East')] }),
      entry({ event_id: '9', changes: [change('area', 'North', 'South')] }),
    ]
    const later = [
      entry({ event_id: '100', request_id: 'y', changes: [change('area', 'West', 'Far')] }),
      entry({ event_id: '99', request_id: 'x', changes: [change('area', 'East', 'West')] }),
    ]
    const [record] = undoPlan(own, [], anyone).records
    expect(record?.fields).toMatchObject([{ from: 'East', to: 'North', since: null }])
    const [again] = undoPlan(own, later, anyone).records
    expect(again?.fields).toMatchObject([{ from: 'Far', to: 'North', since: { request_id: 'y' } }])
  })

  test('rests on the newest version that any of its entries tells, in whatever order', () => {
    const changes = [change('area', 'North', 'South')]
    for (const versions of [
      [9, 10],
      [10, 9],
    ]) {
      const own = versions.map((record_version) => entry({ record_version, changes }))
      expect(undoPlan(own, [], anyone).records[0]?.version).toBe('10')
    }
  })

  test('leaves what the request added and then changed, as it has nothing to go back to', () => {
    const own = [
      entry({ action: 'created', changes: [change('area', null, 'North')] }),
      entry({ changes: [change('area', 'North', 'South')] }),
    ]
    for (const entries of [own, own.toReversed()]) {
      expect(undoPlan(entries, [], anyone)).toMatchObject({
        records: [],
        created: [{ record_id: '10001' }],
      })
    }
  })

  test('a field that is again what it was needs nothing', () => {
    const own = [entry({ changes: [change('finance_limit', parse('1.50'), parse('2'))] })]
    const later = [
      entry({ request_id: 'x', changes: [change('finance_limit', parse('2'), parse('1.5'))] }),
    ]
    expect(undoPlan(own, later, anyone)).toMatchObject({ records: [], already: 1 })
  })

  test('names what it leaves out', () => {
    const own = [
      entry({ record_id: '1', action: 'created', changes: [change('area', null, 'A')] }),
      entry({ record_id: '2', resource: 'user', changes: [change('enabled', true, false)] }),
      entry({ record_id: '3', resource: 'approval', changes: [change('notes', null, 'A')] }),
      entry({ record_id: '4', resource: 'approval', action: 'lock_broken' }),
      entry({ record_id: '5', changes: [change('of_an_old_version', 'a', 'b')] }),
    ]
    const plan = undoPlan(own, [], (kind) => kind === 'client')
    expect(plan.created).toEqual([{ resource: 'client', record_id: '1', record_name: null }])
    expect(plan.beyond.map(({ record_id }) => record_id)).toEqual(['2', '3'])
    expect(plan.unknown).toEqual(['of_an_old_version'])
    expect(plan.records).toEqual([])
  })

  test('brings back nothing of what is deleted, be it by the request or since', () => {
    const gone = { resource: 'role', record_id: '5', record_version: null }
    const renamed = entry({ ...gone, changes: [change('name', 'Payer', 'Payers')] })
    const removed = entry({ ...gone, action: 'deleted', changes: [change('name', 'Payers', null)] })
    const plans = [
      undoPlan([removed], [], anyone),
      undoPlan([renamed], [{ ...removed, request_id: 'x' }], anyone),
    ]
    for (const plan of plans) {
      expect(plan).toMatchObject({ records: [], deleted: [{ resource: 'role', record_id: '5' }] })
    }
  })

  test('says of what the service keeps that no change sets it', () => {
    const own = [
      entry({
        resource: 'approval',
        record_id: '88001',
        changes: [change('source', 'internal', 'external_channel')],
      }),
    ]
    expect(undoPlan(own, [], anyone)).toMatchObject({
      kept: ['Source of approval 88001'],
      unknown: [],
      records: [],
    })
  })

  test('takes nothing that was done around a record for a field that is no longer defined', () => {
    const own = [
      entry({
        resource: 'contract',
        record_id: 'C-40001',
        changes: [change('client_id', '10001', '10002')],
      }),
      entry({
        record_id: '10002',
        action: 'contract_linked',
        changes: [change('contract_id', null, 'C-40001')],
      }),
      entry({
        record_id: '10001',
        action: 'contract_unlinked',
        changes: [change('contract_id', 'C-40001', null)],
      }),
      entry({
        resource: 'service_account',
        record_id: '9',
        action: 'key_created',
        changes: [change('key', null, 'Nightly')],
      }),
    ]
    expect(undoPlan(own, [], anyone)).toMatchObject({
      unknown: [],
      kept: ['Key of service account 9'],
      records: [{ resource: 'contract', fields: [{ from: '10002', to: '10001' }] }],
    })
  })

  test('takes an account for changed since as a whole, where a part of it was', () => {
    const own = [
      entry({
        changes: [
          change('bank_bsb', '062-000', '083-004'),
          change('bank_account_number', '11111111', '22222222'),
          change('area', 'North', 'South'),
        ],
      }),
    ]
    const later = [
      entry({ request_id: 'x', changes: [change('bank_account_number', '22222222', '33333333')] }),
    ]
    const [record] = undoPlan(own, later, anyone).records
    expect(record?.fields.map(({ since }) => since?.request_id)).toEqual(['x', 'x', undefined])
  })

  test('takes an account for changed since where another part of it was than the request changed', () => {
    const own = [entry({ changes: [change('bank_bsb', '062-000', '083-004')] })]
    const number = change('bank_account_number', '11111111', '33333333')
    const [record] = undoPlan(own, [entry({ request_id: 'x', changes: [number] })], anyone).records
    expect(record?.fields).toMatchObject([
      { from: '083-004', to: '062-000', since: { request_id: 'x' } },
    ])
  })

  test('leaves out what was done to an account before the request changed any of it', () => {
    const own = [
      entry({ event_id: '5', changes: [change('area', 'North', 'South')] }),
      entry({ event_id: '7', changes: [change('bank_bsb', '062-000', '083-004')] }),
    ]
    const number = change('bank_account_number', '11111111', '33333333')
    const between = entry({ event_id: '6', request_id: 'x', changes: [number] })
    const [record] = undoPlan(own, [between], anyone).records
    expect(record?.fields.map(({ since }) => since)).toEqual([null, null])
  })

  test('pays nothing: what would go to payment is named, and the rest is set back', () => {
    const changes = [change('status_flag', 'batch', 'rejected'), change('notes', 'Old', 'New')]
    const own = [entry({ resource: 'approval', record_id: '88817', changes })]
    const plan = undoPlan(own, [], anyone)
    expect(plan.paying).toEqual(['Status of approval 88817'])
    expect(plan.records[0]?.fields).toMatchObject([{ field: { name: 'notes' }, to: 'Old' }])
    const back = [change('status_flag', 'requested', 'batch')]
    const [record] = undoPlan([entry({ resource: 'approval', changes: back })], [], anyone).records
    expect(record?.fields).toMatchObject([{ from: 'batch', to: 'requested' }])
  })

  test('changes no payment that is on its way, but where it takes the record out of it', () => {
    const of = (...changes: ReturnType<typeof change>[]) => [
      entry({ resource: 'approval', record_id: '88817', changes }),
    ]
    const payee = change('supplier_id', 'S-1', 'S-2')
    const posted = new Map([['approval', new Set(['88817'])]])
    const own = of(payee, change('notes', 'Old', 'New'))
    const plan = undoPlan(own, [], anyone, posted)
    expect(plan.paying).toEqual(['Supplier of approval 88817'])
    expect(plan.records[0]?.fields).toMatchObject([{ field: { name: 'notes' } }])
    expect(undoPlan(own, [], anyone).paying).toEqual([])
    const both = undoPlan(
      of(payee, change('status_flag', 'requested', 'batch')),
      [],
      anyone,
      posted,
    )
    expect([both.paying, both.records[0]?.fields.length]).toEqual([[], 2])
  })

  test('never guesses what is not told: it says so, and sets the rest back', () => {
    const own = [
      entry({
        resource: 'approval',
        record_id: '88001',
        changes: [{ field: 'billing_period_item_no' }, change('notes', 'a', 'b')],
      }),
    ]
    const plan = undoPlan(own, [], anyone)
    expect(plan.untold).toHaveLength(1)
    expect(plan.untold[0]).toMatch(/ of approval 88001$/)
    expect(plan.records.flatMap(({ fields }) => fields)).toMatchObject([
      { key: 'approval 88001 notes', from: 'b', to: 'a' },
    ])
    const others = entry({
      ...own[0],
      event_id: '1000000',
      request_id: 'x',
      changes: [{ field: 'billing_period_item_no' }, change('notes', 'b', 'c')],
    })
    const told = [{ ...own[0], changes: [change('notes', 'a', 'b')] }] as typeof own
    expect(undoPlan(told, [others], anyone).untold).toEqual([])
    const alone = [{ ...own[0], changes: [{ field: 'billing_period_item_no' }] }] as typeof own
    expect(undoPlan(alone, [], anyone)).toMatchObject({ records: [], already: 0, unknown: [] })
  })
})

describe('the calls of an undo', () => {
  const own = [
    entry({
      record_version: 4,
      changes: [
        change('finance_limit', parse('9007199254740993.25'), parse('1')),
        change('client_defaults.management_fee', null, parse('3')),
      ],
    }),
  ]
  const [record] = undoPlan(own, [], anyone).records

  test('a bulk element says what goes back, and of which version', () => {
    expect(record && stringify(bulkElement(client, record))).toBe(
      '{"client_id":"10001","_if_match":"\\"4\\"","finance_limit":9007199254740993.25,"client_defaults":{"management_fee":null}}',
    )
  })

  test('clients go together by the thousand, every other record by itself', () => {
    const many = Array.from({ length: 2 * BATCH_ROWS + 1 }, () => record)
    const approval = record && { ...record, resource: 'approval' }
    const sizes = batchesOf([...many, approval, approval].filter((each) => each !== undefined))
    expect(sizes.map(({ length }) => length)).toEqual([BATCH_ROWS, BATCH_ROWS, 1, 1, 1])
  })

  test('are never made of a kind that no definition describes', async () => {
    const unknown = { ...(record as UndoRecord), resource: 'proposal' }
    await expect(sendBatch([unknown], { reason: '', context: {} })).rejects.toThrow(
      'What is a proposal cannot be undone',
    )
    const own = [entry({ resource: 'proposal', changes: [change('area', 'North', 'South')] })]
    expect(undoPlan(own, [], anyone)).toMatchObject({
      records: [],
      beyond: [{ resource: 'proposal' }],
    })
  })
})
