import { expect, test } from 'vitest'
import { shownName } from './words'

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
