import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepBreaks } from './lineBreaks'

/** A text as a text area tells it. */
const told = (text: string) => text.replaceAll(/\r\n?/g, '\n')

const texts = fc.string({ unit: fc.constantFrom('a', 'b', '\r', '\n', '\r\n'), maxLength: 8 })

test.each([
  ['one\r\ntwo', 'one\ntwo more', 'one\r\ntwo more'],
  ['one\r\ntwo', 'one\nand\ntwo', 'one\r\nand\r\ntwo'],
  ['one\rtwo\nthree\r\n', 'one\ntwo\nthree', 'one\rtwo\nthree'],
  ['one\ntwo\rthree', 'one\ntwo\n\nthree', 'one\ntwo\n\nthree'],
])('%j in which %j is typed is %j', (before, typed, after) =>
  expect(keepBreaks(before, typed)).toBe(after),
)

test('Whatever is typed reads as it was typed, and what is not touched stays byte for byte', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      expect(told(keepBreaks(before, told(after)))).toBe(told(after))
      expect(keepBreaks(before, told(before))).toBe(before)
    }),
  )
})
