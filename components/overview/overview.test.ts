import { describe, expect, test } from 'vitest'
import { type ChangedRecord, recordPage, recordWords } from '@/components/form/model/changedRecord'
import { resourcePage } from '@/lib/derive/addresses'
import { listFilters, PAYMENT_CHANGES } from '@/lib/derive/filters'
import { approval, client } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import {
  approvalsOf,
  clientsDue,
  clientsOf,
  REQUESTED_AFTER_CHANGES,
  REQUESTED_APPROVALS,
} from './links'
import { countOf, inOrder, shareOf, totalOf } from './overview'
import { fieldWords } from './recentChanges'

const tally = [
  { value: 'batch', count: 590 },
  { value: null, count: 2 },
  { value: 'requested', count: 31 },
]

test('a tally sums up and finds a word', () => {
  expect(totalOf(tally)).toBe(623)
  expect(countOf(tally, 'requested')).toBe(31)
  expect(countOf(tally, 'rejected')).toBe(0)
})

test('a tally follows the order of the work, unknown words last', () => {
  expect(inOrder(tally, ['requested', 'batch']).map(({ value }) => value)).toEqual([
    'requested',
    'batch',
    null,
  ])
})

test.each([
  [0, 0, '0%'],
  [1, 1000, 'under 1%'],
  [1, 3, '33%'],
])('%i of %i is %s', (count, total, share) => expect(shareOf(count, total)).toBe(share))

describe('links into the lists', () => {
  test('carry the filter', () => {
    expect(approvalsOf('requested')).toBe('/approvals?status_flag=requested')
    expect(clientsOf(null)).toBe('/clients?client_type_set=false')
  })
  test('of what falls due leave out inactive clients, as the count does', () =>
    expect(clientsDue('finance_review_date')).toBe(
      '/clients?finance_review_date_to=in-30-days&client_type_not=inactive&sort=finance_review_date',
    ))
})

describe('a recent change', () => {
  const change = (record: Partial<ChangedRecord>) =>
    ({ resource: 'client', record_id: '10247', ...record }) as ChangedRecord

  test('names its record and leads to it', () => {
    expect(recordWords(change({}))).toBe('client 10247')
    expect(recordPage(change({}))).toBe('/clients/10247/history')
    expect(recordWords(change({ resource: 'packaging_defaults' }))).toBe(
      'packaging defaults of client 10247',
    )
    expect(recordPage(change({ resource: 'approval', record_id: '88021' }))).toBe(
      '/approvals/88021/history',
    )
  })

  test('names a few of its fields and counts the rest', () => {
    const words = (...names: string[]) =>
      fieldWords({
        resource: 'client',
        changes: names.map((field) => ({ field })) as unknown as ChangedRecord['changes'],
      })
    expect(words('mla_date', 'area')).toBe('MLA date, Suburb or town')
    expect(words('mla_date', 'area', 'abn', 'gone')).toBe('MLA date, Suburb or town and 2 more')
  })
})

test.each<[Resource, string]>([
  [client, clientsOf('fleet')],
  [client, clientsOf(null)],
  [client, clientsDue('finance_review_date')],
  [client, clientsDue('next_contact_date')],
  [approval, approvalsOf('batch')],
  [approval, REQUESTED_APPROVALS],
  [approval, REQUESTED_AFTER_CHANGES],
])('what leads from the overview to a list asks for what that has: %#', (of, link) => {
  const { pathname, searchParams } = new URL(link, 'http://console.example')
  expect(pathname).toBe(resourcePage(of))
  const known = listFilters(of)
  const unknown = [...searchParams.keys()].filter(
    (name) => name !== 'sort' && name !== PAYMENT_CHANGES && !known.has(name),
  )
  expect(unknown).toEqual([])
  const sort = searchParams.get('sort')
  expect(sort === null || of.list?.sortable.includes(sort)).toBe(true)
})
