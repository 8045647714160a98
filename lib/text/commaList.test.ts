import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partsOfList, readList, writeList } from './commaList'

/** Texts in which what has a meaning is frequent. */
const texts = fc.string({ unit: fc.constantFrom(',', '\\', 'a', ' ', 'é') })

describe('a list of values with commas', () => {
  test.each([
    ['', ['']],
    ['a', ['a']],
    ['a,b', ['a', 'b']],
    ['a,', ['a', '']],
    ['a\\,b,c', ['a,b', 'c']],
    ['a\\\\,b', ['a\\', 'b']],
    ['a\\b', ['a\\b']],
    ['a\\', ['a\\']],
  ])('%j has the values %j', (text, values) => expect(readList(text)).toEqual(values))

  test('gives back any values that were written', () => {
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1 }), (values) => {
        expect(readList(writeList(values))).toEqual(values)
      }),
    )
  })

  test('falls into parts that are the same text together', () => {
    fc.assert(fc.property(texts, (text) => partsOfList(text).join(',') === text))
  })

  test('means what it meant where there is no backslash', () => {
    fc.assert(
      fc.property(
        texts.map((text) => text.replaceAll('\\', '')),
        (text) => {
          expect(readList(text)).toEqual(text.split(','))
        },
      ),
    )
  })
})
