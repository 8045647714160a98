import fc from 'fast-check'
import { expect, test } from 'vitest'
import { claimedRoles } from './identityRoles'

const word = fc.stringMatching(/^[^,=\s]([^,=]*[^,=\s])?$/)

test('pairs are read in their order, whatever blanks stand around them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word), { minLength: 1 }), (pairs) => {
      const text = pairs.map(([value, role]) => ` ${value} = ${role} `).join(',')
      expect(claimedRoles(text)).toEqual(pairs)
    }),
  )
})

test.each(['', 'a', 'a=', '=b', 'a=b,', 'a=b=c', ','])('%j is no list of pairs', (text) => {
  expect(claimedRoles(text)).toBeUndefined()
})
