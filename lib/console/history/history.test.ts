import fc from 'fast-check'
import { LosslessNumber } from 'lossless-json'
import { describe, expect, test } from 'vitest'
import { byRequest, type HistoryEvent } from '../form/history'
import { csvLines } from '../list/exportCsv'
import { EXPORT_COLUMNS, exportRows } from './exportRows'
import { type ChangedRecord, labelOf } from './records'
import {
  FILTERS,
  filterParameters,
  historyPage,
  pageWords,
  readHistoryState,
  writeHistoryState,
} from './state'
import { timelineOf } from './timeline'

const ana = { user_id: '3', display_name: 'Ana Petrov' }
const tom = { user_id: '2', display_name: 'Tom Hale' }

const event = (id: number, from: unknown, to: unknown, part = {}): ChangedRecord => ({
  event_id: String(id),
  resource: 'client',
  record_id: '10001',
  version: id,
  at: `2026-11-${10 + id}T00:00:00Z`,
  action: 'updated',
  user: ana,
  audit_user: tom,
  request_id: `r${id}`,
  reason: null,
  changes: [{ field: 'area', from, to }],
  ...part,
})

describe('the address of the history', () => {
  const read = (query: string) => readHistoryState(new URLSearchParams(query))

  test('says everything that is shown', () => {
    const query =
      '?resource=client&record_id=10001&field=area&user_id=3&audit_user_id=2&from=2026-11-01&to=2026-11-20&request_id=bulk&cursor=abc&page=3'
    expect(writeHistoryState(read(query))).toBe(query)
  })

  test('leaves out what the service would refuse', () => {
    expect(read('record_id=x&user_id=0&from=2026-13-40&to=yesterday&page=4').filters).toEqual({})
    expect(read('page=4')).toMatchObject({ page: 1, cursor: null })
    expect(historyPage({ request_id: 'a&b=c d' })).toBe('/history?request_id=a%26b%3Dc+d')
  })

  test('any address comes back as it was read', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...FILTERS, 'cursor'), fc.string()), (parts) => {
        const state = read(new URLSearchParams(parts).toString())
        expect(read(writeHistoryState(state))).toEqual(state)
        for (const [, value] of filterParameters(state.filters)) expect(value).not.toBe('')
      }),
    )
  })

  test('the page says how far it reaches', () => {
    expect(pageWords(2, 25, 25, 2895, true)).toBe('26 to 50 of 2,895 requests')
    expect(pageWords(1, 25, 1, 1, true)).toBe('1 to 1 of 1 request')
    expect(pageWords(1, 25, 25, 10_001, false)).toBe('1 to 25 of more than 10,000 requests')
  })
})

describe('the timeline of a field', () => {
  const shown = (events: readonly HistoryEvent[], isWhole: boolean) =>
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

test('entries of a request stay together, and none is lost', () => {
  const requests = fc.array(fc.constantFrom('a', 'b', 'c'))
  fc.assert(
    fc.property(requests, (ids) => {
      const events = ids.map((request_id, index) => event(index, 0, 1, { request_id }))
      const groups = byRequest(events)
      expect(groups.flatMap((group) => group.events)).toEqual(events)
      for (const group of groups) {
        expect(new Set(group.events.map(({ request_id }) => request_id)).size).toBe(1)
      }
      for (let index = 1; index < groups.length; index += 1) {
        expect(groups[index]?.requestId).not.toBe(groups[index - 1]?.requestId)
      }
    }),
  )
})

describe('an exported history', () => {
  const lines = (entries: readonly ChangedRecord[], field?: string) =>
    csvLines(EXPORT_COLUMNS, exportRows(entries, field))

  test('has a line for each field, with both identities and exact figures', () => {
    const changes = [
      { field: 'finance_limit', from: null, to: new LosslessNumber('9007199254740993.10') },
      { field: 'area', from: 'A', to: '=cmd()' },
    ]
    const text = lines([event(1, '', '', { changes, reason: '+61 called' })])
    expect(text).toBe(
      "2026-11-11T00:00:00Z,client,10001,updated,Ana Petrov,3,Tom Hale,2,'+61 called,finance_limit,Finance limit,,9007199254740993.10,r1,1\r\n" +
        "2026-11-11T00:00:00Z,client,10001,updated,Ana Petrov,3,Tom Hale,2,'+61 called,area,Suburb or town,A,'=cmd(),r1,1\r\n",
    )
    expect(lines([event(1, '', '', { changes })], 'area').split('\r\n')).toHaveLength(2)
  })

  test('keeps entries that changed no field', () => {
    const entry = event(1, '', '', { resource: 'user', action: 'password_set', changes: [] })
    expect(lines([entry])).toContain('user,10001,password_set,Ana Petrov')
  })
})

test('a member of a group is told from the field of the same label', () => {
  expect(labelOf('client', 'management_fee')).toBe('Management fee')
  expect(labelOf('client', 'client_defaults.management_fee')).toBe(
    'Management fee, client defaults',
  )
  expect(labelOf('client', 'gone')).toBe('gone')
  expect(labelOf('user', 'display_name')).toBe('display_name')
})
