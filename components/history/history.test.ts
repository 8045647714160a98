import fc from 'fast-check'
import { LosslessNumber } from 'lossless-json'
import { describe, expect, test } from 'vitest'
import { type ChangedRecord, labelOf, recordWords } from '@/components/form/model/changedRecord'
import { byRequest, isSameRequest, requestKey, requestOfKey } from '@/components/form/model/history'
import { showMoment } from '@/components/form/model/show'
import { READABLE_FORMAT } from '@/components/list/exportCsv'
import { timeZone } from '@/components/time/timeZone'
import type { AroundRecord } from '@/lib/resources/aroundRecord'
import { PERMISSIONS } from '@/lib/resources/permissions'
import { entryWords, valueAt } from './entryWords'
import { EXPORT_COLUMNS, exportRows } from './exportRows'
import { type ChangeWords, changeText, changeWords, requestRow, requestWords } from './requestRows'
import {
  askedFilters,
  FILTERS,
  filterParameters,
  fromList,
  historyPage,
  readFilters,
  toList,
} from './state'
import { timelineOf } from './timeline'

const ana = { user_id: '3', display_name: 'Ana Petrov' }
const tom = { user_id: '2', display_name: 'Tom Hale' }

const event = (id: number, from: unknown, to: unknown, part = {}): ChangedRecord => ({
  event_id: String(id),
  resource: 'client',
  record_id: '10001',
  record_name: 'Wattleford City Council',
  version: id,
  record_version: id,
  at: `2026-11-${10 + id}T00:00:00Z`,
  action: 'updated',
  user: ana,
  audit_user: tom,
  request_id: `r${id}`,
  reason: null,
  changes: [{ field: 'area', from, to }],
  ...part,
})

describe('the filters of the history', () => {
  const read = (query: string) => readFilters(new URLSearchParams(query))

  test('are all in the address', () => {
    const query =
      'resource=client&record_id=10001&field=area&user_id=3&audit_user_id=2&from=2026-11-01&to=2026-11-20&request_id=bulk'
    expect(String(filterParameters(read(query)))).toBe(query)
    expect(fromList(toList(read(query)))).toEqual(read(query))
  })

  test('leave out what the service would refuse', () => {
    expect(read('record_id=a%20b&user_id=0&from=2026-13-40&to=lately&page=4')).toEqual({})
    expect(historyPage({ user_id: '3' })).toBe('/history?user_id=3')
    expect(historyPage({})).toBe('/history')
  })

  test('take days as they stand to today, and ask for calendar dates', () => {
    const filters = read('user_id=3&from=7-days-ago&to=before-today')
    expect(filters).toEqual({ user_id: '3', from: '7-days-ago', to: 'before-today' })
    expect(askedFilters(filters, '2026-11-04')).toEqual({
      user_id: '3',
      from: '2026-10-28',
      to: '2026-11-03',
    })
  })

  test('take the id of any record, whatever its form', () => {
    for (const record_id of ['10001', 'S-2301', '0195-a', crypto.randomUUID()]) {
      expect(read(`record_id=${record_id}`)).toEqual({ record_id })
    }
  })

  test('of any address come back as they were read, through the list too', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...FILTERS), fc.string()), (parts) => {
        const filters = read(new URLSearchParams(parts).toString())
        expect(read(String(filterParameters(filters)))).toEqual(filters)
        expect(fromList(toList(filters))).toEqual(filters)
      }),
    )
  })
})

describe('a request as a row', () => {
  const change = (field: string, from: unknown, to: unknown) => ({ field, from, to })
  const limits = [change('area', null, 'Perth'), change('finance_limit', '1000', '2500.5')]

  test('names the first field, and how many more there are', () => {
    const row = requestRow(event(1, null, null, { changes: limits }), undefined)
    expect(row).toMatchObject({ user: 'Ana Petrov', audit_user: 'Tom Hale', action: 'changed' })
    expect(changeText(row.changes as ChangeWords)).toBe(
      'Suburb or town: Not set, then Perth, and 1 more',
    )
  })

  test('names the first object of a list that differs, and how many more do', () => {
    const amounts = (...all: number[]) => all.map((amount) => ({ description: 'Part', amount }))
    const text = (from: unknown, to: unknown) => {
      const changes = [change('maintenance_lines', from, to)]
      return changeText(
        changeWords({ resource: 'approval', action: 'updated', changes }, undefined) as ChangeWords,
      )
    }
    expect(text(amounts(1, 2, 3), amounts(1, 2000, 3000))).toBe(
      'Maintenance lines: 2. Part, 2.00 and 1 more, then 2. Part, 2,000.00 and 1 more',
    )
    expect(text(amounts(1, 2), amounts(1, 2, 3))).toBe(
      'Maintenance lines: 2 entries, then 3. Part, 3.00',
    )
    expect(text(null, amounts(1, 2))).toBe('Maintenance lines: 0 entries, then 2 entries')
  })

  test('names the field that is asked for', () => {
    const { changes } = requestRow(event(1, null, null, { changes: limits }), 'finance_limit')
    expect(changeText(changes as ChangeWords)).toBe(
      'Finance limit: 1,000.00 AUD, then 2,500.50 AUD',
    )
  })

  test('of many records counts them, and has no id of one', () => {
    const row = requestRow(event(1, 'a', 'b', { request_records: 1200 }), undefined)
    expect(row).toMatchObject({ record: '1,200 records', record_id: null })
    // Each may have had another value.
    expect(changeText(row.changes as ChangeWords)).toBe('Suburb or town, of one of them: a, then b')
  })

  test('names packaging defaults in few words, so that in a row their client has room', () => {
    const of = { resource: 'packaging_defaults', record_name: 'Mallee Shire Council' }
    expect(requestRow(event(1, 'a', 'b', of), undefined).record).toBe(
      'Mallee Shire Council · packaging defaults 10001',
    )
  })

  test('that made a record says what it was made with; one without changes says nothing', () => {
    const made = requestRow(event(1, null, 'Perth', { action: 'created' }), undefined)
    expect(changeText(made.changes as ChangeWords)).toBe('Suburb or town: Perth')
    expect(requestRow(event(1, 'a', 'b', { changes: [] }), undefined).changes).toBeNull()
  })
})

describe('what is said of an entry to whoever does not see it', () => {
  const at = '2026-11-20T10:15:00Z'

  test('is what it did, by whom and when, and never the id of its request', () => {
    const changed = event(1, null, 'Perth', { at, request_id: crypto.randomUUID() })
    expect(entryWords(changed, changeWords(changed, undefined), 'UTC')).toBe(
      'Ana Petrov for Tom Hale changed, 20 Nov 2026, 10:15, entry 1. Suburb or town: Not set, then Perth',
    )
    expect(requestWords(requestRow(changed, undefined))).toBe(
      'Ana Petrov for Tom Hale changed Wattleford City Council · client 10001, Suburb or town, entry 1',
    )
    expect(entryWords(event(1, null, null, { at, changes: [] }), null, 'UTC')).toBe(
      'Ana Petrov for Tom Hale changed, 20 Nov 2026, 10:15, entry 1',
    )
  })

  test('tells apart what the same person did to the same records twice within a minute', () => {
    const did = [1, 2].map((id) => event(id, 'a', 'b', { at, request_records: 1000 }))
    const [first, second] = did.map((each) => requestWords(requestRow(each, undefined)))
    expect(first).not.toBe(second)
  })

  test('of an old value names field, value and moment, and cuts what is long', () => {
    expect(
      valueAt('client', 'finance_limit', '2,500.50 AUD', { words: 'as before', at }, 'UTC'),
    ).toBe('Finance limit, 2,500.50 AUD, as before 20 Nov 2026, 10:15')
    const note = valueAt('client', 'fbt_note', 'x'.repeat(20_000), { words: 'until', at }, 'UTC')
    expect(note.length).toBeLessThan(140)
  })
})

describe('the timeline of a field', () => {
  const shown = (events: readonly ChangedRecord[], isWhole: boolean) =>
    timelineOf(events, 'area', isWhole).map(({ value, until }) => [value, until?.slice(8, 10)])

  test('has every value with its time, back to what was there at first', () => {
    expect(shown([event(3, 'B', 'C'), event(2, 'A', 'B')], true)).toEqual([
      ['C', undefined],
      ['B', '13'],
      ['A', '12'],
    ])
  })

  test('ends where the record was added, and where older entries are not read yet', () => {
    expect(shown([event(1, null, 'A', { action: 'created' })], true)).toEqual([['A', undefined]])
    expect(shown([event(2, 'A', 'B')], false)).toEqual([['B', undefined]])
  })

  test('passes over entries of other fields', () => {
    const other = event(2, 1, 2, { changes: [{ field: 'name', from: 1, to: 2 }] })
    expect(shown([event(3, 'A', 'C'), other], false)).toEqual([['C', undefined]])
  })
})

describe('a field that is never returned', () => {
  const secret = event(4, 1, 2, {
    resource: 'approval',
    record_id: '88001',
    changes: [{ field: 'billing_period_item_no' }],
  })

  test('is said to have changed, and never to have been empty', () => {
    const { changes } = requestRow(secret, undefined)
    expect(changes).toMatchObject({ from: null, to: { words: 'never shown' }, more: 0 })
    expect(timelineOf([secret], 'billing_period_item_no', true)).toMatchObject([
      { isTold: false, until: null },
    ])
    const [row] = exportRows([secret], undefined)
    expect(row).toMatchObject({
      field: 'billing_period_item_no',
      from: 'never shown',
      to: 'never shown',
    })
  })
})

test('entries of a request stay together, and none is lost or stands in the name of another', () => {
  const id = fc.constantFrom('1', '2')
  const requests = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c~1'), id, id))
  fc.assert(
    fc.property(requests, (made) => {
      const events = made.map(([request_id, user_id, audit], index) =>
        event(index, 0, 1, {
          request_id,
          user: { user_id, display_name: null },
          audit_user: { user_id: audit, display_name: null },
        }),
      )
      const groups = byRequest(events)
      expect(groups.flat()).toEqual(events)
      const keys = groups.map((group) => new Set(group.map(requestKey)))
      for (const [index, of] of keys.entries()) {
        expect(of.size).toBe(1)
        expect(of).not.toEqual(keys[index - 1])
      }
      for (const each of events)
        expect(isSameRequest(requestOfKey(requestKey(each)), each)).toBe(true)
    }),
  )
})

describe('an exported history', () => {
  const lines = (entries: readonly ChangedRecord[], field?: string) =>
    exportRows(entries, field)
      .map((row) => READABLE_FORMAT.row(EXPORT_COLUMNS, row))
      .join('')

  test('has a line for each field, with both identities and exact figures', () => {
    const changes = [
      { field: 'finance_limit', from: null, to: new LosslessNumber('9007199254740993.10') },
      { field: 'area', from: 'A', to: '=cmd()' },
    ]
    const text = lines([event(1, '', '', { changes, reason: '+61 called' })])
    expect(text).toBe(
      "2026-11-11T00:00:00Z,client,10001,Wattleford City Council,updated,Ana Petrov,3,Tom Hale,2,'+61 called,finance_limit,Finance limit,,9007199254740993.10,r1,1\r\n" +
        "2026-11-11T00:00:00Z,client,10001,Wattleford City Council,updated,Ana Petrov,3,Tom Hale,2,'+61 called,area,Suburb or town,A,'=cmd(),r1,1\r\n",
    )
    expect(lines([event(1, '', '', { changes })], 'area').split('\r\n')).toHaveLength(2)
  })

  test('keeps entries that changed no field', () => {
    const entry = event(1, '', '', { resource: 'user', action: 'password_set', changes: [] })
    expect(lines([entry])).toContain('user,10001,Wattleford City Council,password_set,Ana Petrov')
  })
})

test('a record with a name of blanks is called by its id alone', () => {
  expect(recordWords(event(1, '', '', { record_name: '   ' }))).toBe('client 10001')
})

test('a member of a group is told from the field of the same label', () => {
  expect(labelOf('client', 'management_fee')).toBe('Management fee')
  expect(labelOf('client', 'client_defaults.management_fee')).toBe(
    'Management fee, client defaults',
  )
  expect(labelOf('client', 'gone')).toBe('gone')
  expect(labelOf('contract', 'contract_id')).toBe('Contract ID')
  expect(labelOf('approval', 'source')).toBe('Source')
  expect(labelOf('user', 'display_name')).toBe('Display name')
  expect(labelOf('user', 'password')).toBe('Password')
  expect(labelOf('user', 'recovery_codes')).toBe('Recovery codes')
  expect(labelOf('unknown', 'display_name')).toBe('display_name')
})

test.each([
  ['contract', 'contract_id', 'Contract ID: Not set, then C-1'],
  ['service_account', 'key', 'Key: Not set, then C-1'],
  ['client', 'gone', 'gone: Not set, then C-1'],
  ['client', 'contract_id', 'Contract: Not set, then C-1'],
])('of a %s, %s that was not set reads so, as fields do', (resource, field, words) => {
  const change = changeWords(
    { resource, action: 'updated', changes: [{ field, from: null, to: 'C-1' }] },
    undefined,
  )
  expect(change && changeText(change)).toBe(words)
})

const END = '2027-11-30T23:27:55.673Z'
const END_WORDS = showMoment(END, timeZone())

/** What hangs on a record as the service enters it, and how it is told. */
const AROUND: Readonly<Record<AroundRecord, readonly [entered: unknown, told: string]>> = {
  key: ['fb_0a1b2c3d Import', 'fb_0a1b2c3d Import'],
  'key.permissions': [['Clients:Read'], `${PERMISSIONS['Clients:Read']} (Clients:Read)`],
  'key.networks': [['192.0.2.0/24', '2001:db8::/32'], '192.0.2.0/24, 2001:db8::/32'],
  'key.expires_at': [END, END_WORDS],
  'key.overlap_until': [END, END_WORDS],
  identity: ['a-subject', 'a-subject'],
  'identity.issuer': ['https://id.example', 'https://id.example'],
  recovery_codes: [new LosslessNumber('10'), '10'],
  secret: ['0198c3a5-6c70-7000-8000-000000000000', '0198c3a5-6c70-7000-8000-000000000000'],
  'secret.overlap_until': [END, END_WORDS],
  deliveries: [new LosslessNumber('1200'), '1,200'],
  test: ['answered 204', 'answered 204'],
  stopped_because: ['answered 410', 'answered 410'],
  'passed_over.after': ['4711', '4711'],
  'passed_over.before': ['4712', '4712'],
}

test.each([
  ...Object.entries(AROUND).map(([field, told]) => ['service_account', field, ...told] as const),
  ['user', 'second_factors', new LosslessNumber('1'), '1'] as const,
  ['approval', 'source', 'external_channel', 'External channel'] as const,
  ['approval', 'last_edit', END, END_WORDS] as const,
])('of a %s, %s is told in words', (resource, field, to, words) => {
  const changes = [{ field, from: null, to }]
  expect(changeWords({ resource, action: 'updated', changes }, undefined)?.to.words).toBe(words)
})
