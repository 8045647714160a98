import { expect, test } from 'vitest'
import { shownName, telling } from './words'

test.each([
  ['blanks', '   '],
  ['a no-break and an ideographic blank', '\u00a0\u3000'],
  ['characters of no width', '\u200b\u2060\ufeff'],
  ['a filler', '\u3164'],
  ['marks of direction', '\u200e\u202e'],
  ['nothing', ''],
  ['null', null],
])('%s is no name that is shown', (_, name) => expect(shownName(name)).toBe(''))

test.each([' Bay ', '.', '弘', 'شركة', '👩‍👩‍👧', '0'])('%j is shown as it is', (name) =>
  expect(shownName(name)).toBe(name),
)

test('of two texts that begin alike, each begins shortly before they part', () => {
  const shared = `${'a'.repeat(60)}${'b'.repeat(40)}`
  expect(telling(`${shared}1`, `${shared}2`, 100)).toBe(`…${'b'.repeat(40)}1`)
  expect(telling(shared, `${shared}2`, 100)).toBe(`…${'b'.repeat(40)}`)
  expect(telling(`${shared}1`, `${shared}2`, 101)).toBe(`${shared}1`)
  expect(telling(shared, shared, 10)).toBe(shared)
})

test('no character is cut in two', () => {
  const shared = `${'🚗'.repeat(50)}a`
  expect(telling(`${shared}1`, `${shared}2`, 100)).toBe(`…${'🚗'.repeat(19)}a1`)
})
