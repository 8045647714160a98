import { expect, test } from 'vitest'
import { approval } from '@/lib/resources'
import type { Field } from '@/lib/resources/resource'
import { entryWords, readEntries } from './entries'

const lines = approval.fields.get('maintenance_lines') as Field
const [tyre = {}] =
  readEntries('[{"description":"Tyre","quantity":4,"unit_price":312.00,"amount":1248.00}]') ?? []

test('a list of objects is read, and nothing else is one', () => {
  expect(readEntries('[{"a":1}]')).toHaveLength(1)
  expect(readEntries(null)).toEqual([])
  for (const text of ['[1]', '[[]]', '{}', '[{']) expect(readEntries(text)).toBeNull()
})

test('an object is told in one sentence, as far as it holds what is usual', () => {
  expect(entryWords(lines, tyre)).toBe('Tyre, 4 × 312.00 = 1,248.00')
  expect(entryWords(lines, { description: 'Towing', amount: 'later' })).toBe('Towing, later')
  expect(entryWords(lines, { colour: 'red' })).toBeNull()
  expect(entryWords({ ...lines, entry: undefined }, tyre)).toBeNull()
})
