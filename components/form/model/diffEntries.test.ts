import fc from 'fast-check'
import { expect, test } from 'vitest'
import { approval } from '@/lib/resources'
import type { Field } from '@/lib/resources/resource'
import { parseJson } from '@/lib/text/json'
import { diffEntries } from './diffEntries'
import type { Entry } from './entries'

const lines = approval.fields.get('maintenance_lines') as Field
const list = (text: string) => parseJson(text) as Entry[]
const parts = (...names: string[]) =>
  list(JSON.stringify(names.map((description) => ({ description }))))
/** `2. b`: what is told of a list beside another. */
const told = (entries: readonly Entry[], ...beside: (readonly Entry[])[]) =>
  diffEntries(lines, entries, beside)
    .filter(({ isUnlike }) => isUnlike)
    .map(({ place, text }) => `${place}. ${text}`)

test('of two lists, each side tells what the other lacks, where it stands', () => {
  const [before, after] = [parts('a', 'b', 'c', 'd'), parts('new', 'a', 'b', 'changed')]
  expect(told(before, after)).toEqual(['3. c', '4. d'])
  expect(told(after, before)).toEqual(['1. new', '4. changed'])
  expect(told(before)).toEqual(['1. a', '2. b', '3. c', '4. d'])
  expect(told(before, [])).toEqual(['1. a', '2. b', '3. c', '4. d'])
})

test('beside two lists, what either lacks is told', () => {
  expect(told(parts('a', 'b', 'c'), parts('a', 'x', 'c'), parts('a', 'b', 'y'))).toEqual([
    '2. b',
    '3. c',
  ])
})

test('the order of members is no difference, and how a figure is written is one', () => {
  const before = list('[{"description":"Tyre","amount":21}]')
  expect(told(before, list('[{"amount":21,"description":"Tyre"}]'))).toEqual([])
  const after = list('[{"description":"Tyre","amount":21.00}]')
  expect(told(before, after)).toEqual(['1. {"description":"Tyre","amount":21}'])
  expect(told(after, before)).toEqual(['1. {"description":"Tyre","amount":21.00}'])
})

test('words that leave out what differs give way to the JSON', () => {
  const [before, after] = [
    list('[{"description":"Tyre","to":"A"}]'),
    list('[{"description":"Tyre","to":"B"}]'),
  ]
  expect(told(before, after)).toEqual(['1. {"description":"Tyre","to":"A"}'])
  expect(told(after, before)).toEqual(['1. {"description":"Tyre","to":"B"}'])
})

test('what neither side tells is the same on both, in the same order', () => {
  const some = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 })
  fc.assert(
    fc.property(some, some, (one, other) => {
      const alike = (mine: string[], theirs: string[]) =>
        diffEntries(lines, parts(...mine), [parts(...theirs)])
          .filter(({ isUnlike }) => !isUnlike)
          .map(({ text }) => text)
      expect(alike(one, other)).toEqual(alike(other, one))
    }),
  )
})
