import fc from 'fast-check'
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
  expect(telling(shared, shared, 10)).toBe(`${'a'.repeat(10)}…`)
})

test('what parts two texts is seen, however little of them is', () => {
  expect(telling('abcdefgh1xxxx', 'abcdefgh2xxxx', 8)).toBe('…efgh1xx…')
  expect(telling('ab1xxxxxxxxx', 'ab2xxxxxxxxx', 8)).toBe('ab1xxxxx…')
})

test('two texts part in sight after many lines, too', () => {
  const shared = '\n'.repeat(25)
  expect(telling(`${shared}OLD`, `${shared}NEW`, 1000, 20)).toBe('…\n\nOLD')
  expect(telling(`${shared}NEW`, `${shared}OLD`, 1000, 20)).toBe('…\n\nNEW')
})

test('of two texts that differ, what is shown differs, and is no more than there is room for', () => {
  const unit = fc.constantFrom('a', '\n', '…', '🚗', '🚚', '🀄')
  const text = (maxLength: number) => fc.string({ unit, maxLength })
  const room = {
    most: fc.integer({ min: 8, max: 100 }),
    lines: fc.option(fc.integer({ min: 2, max: 8 })),
  }
  const both = fc.record({ shared: text(120), one: text(120), other: text(120), ...room })
  fc.assert(
    fc.property(both, ({ shared, one, other, most, lines }) => {
      const texts = [shared + one, shared + other] as const
      fc.pre(texts[0] !== texts[1])
      const shown = [texts, texts.toReversed()].map(([text = '', beside = '']) =>
        telling(text, beside, most, lines ?? undefined),
      )
      expect(shown[0]).not.toBe(shown[1])
      for (const each of shown) {
        expect(each.length).toBeLessThanOrEqual(most + 1)
        expect(each.split('\n').length).toBeLessThanOrEqual(lines ?? Number.POSITIVE_INFINITY)
      }
    }),
    { numRuns: 3000 },
  )
})

test('no character is cut in two', () => {
  const shared = `${'🚗'.repeat(50)}a`
  expect(telling(`${shared}1`, `${shared}2`, 100)).toBe(`…${'🚗'.repeat(19)}a1`)
})
