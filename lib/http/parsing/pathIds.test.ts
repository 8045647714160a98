import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contract } from '@/lib/resources'
import { idsOf } from './pathIds'

const CONTRACT_ID = idsOf(contract).contract_id?.pattern as RegExp

/** The same form, as engines with Unicode classes and a look ahead have it. */
const SAID_WITH_CLASSES = /^(?!\.{1,2}$)[^\s\p{Cc}\p{Cs}]{1,255}$/u

const one = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
  fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  fc.constantFrom('😀', '\ud83d', '\ude00', ' ', '\t', '\u3000', '\u200b', '.', '..'),
)

test('the id of a contract is any text without blanks and control characters, but . and ..', () => {
  fc.assert(
    fc.property(fc.array(one, { maxLength: 4 }), fc.constantFrom(1, 127, 255, 256), (parts, n) => {
      const text = parts.join('').repeat(n)
      expect(CONTRACT_ID.test(text)).toBe(SAID_WITH_CLASSES.test(text))
    }),
    { numRuns: 1000 },
  )
  for (let unit = 0; unit <= 0xffff; unit++) {
    const text = String.fromCharCode(unit)
    if (CONTRACT_ID.test(text) !== SAID_WITH_CLASSES.test(text)) {
      throw new Error(`U+${unit.toString(16)} is read otherwise`)
    }
  }
})
