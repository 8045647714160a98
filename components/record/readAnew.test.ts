import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { listKey } from '@/components/api/records'
import { paymentChangesKey } from '@/components/payment/paymentQueries'
import { approval, client, contract, role, supplier, user } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { readAnewAfterMany } from './readAnewAfterMany'
import { recordKey } from './useRecord'

test('many records that changed make old what lists, rail, forms and warnings know of them', () => {
  const queries = new QueryClient()
  const about = [
    listKey(supplier.name),
    ['railCount', supplier.name],
    recordKey(supplier, 'S-2001'),
    [...paymentChangesKey, approval.name, '88021'],
    ['overview', 'Australia/Perth'],
  ]
  const others = [listKey(approval.name), ['railCount', approval.name]]
  for (const key of [...about, ...others]) queries.setQueryData(key, 1)
  const isOld = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated
  readAnewAfterMany(queries, supplier)
  expect(about.map(isOld)).toEqual(about.map(() => true))
  expect(others.map(isOld)).toEqual(others.map(() => false))
})

test.each<{ changed: Resource; told: Resource; what: string }>([
  { changed: client, told: approval, what: 'what it is called' },
  { changed: contract, told: approval, what: 'whose it is' },
  { changed: user, told: role, what: 'how many there are' },
  { changed: role, told: user, what: 'what it is called' },
])(
  'a $changed.name makes old the list of each $told.name, which tells $what',
  ({ changed, told }) => {
    const queries = new QueryClient()
    queries.setQueryData(listKey(told.name), 1)
    readAnewAfterMany(queries, changed)
    expect(queries.getQueryState(listKey(told.name))?.isInvalidated).toBe(true)
  },
)

test('a payment that changed makes old what is known of bank details behind it: it may go elsewhere', () => {
  const queries = new QueryClient()
  const key = [...paymentChangesKey, approval.name, '88021']
  queries.setQueryData(key, 1)
  readAnewAfterMany(queries, approval)
  expect(queries.getQueryState(key)?.isInvalidated).toBe(true)
})
