import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areWithin, networksOf } from './networks'

test.each([
  [['10.1.0.0/16'], ['10.0.0.0/8'], true],
  [['10.1.2.3'], ['192.0.2.0/24', '10.1.2.3'], true],
  [['10.0.0.0/8'], ['10.1.0.0/16'], false],
  [['10.1.0.0/16', '192.0.2.1'], ['10.0.0.0/8'], false],
  [['2001:db8:1::/48'], ['2001:db8::/32'], true],
  [['2001:db8::/32'], ['2001:db8::/33'], false],
  [['::/0'], ['0.0.0.0/0'], false],
  [['0.0.0.0/0'], ['::/0'], false],
  [[], ['10.0.0.0/8'], false],
  [['10.0.0.0/8'], [], true],
  [[], [], true],
  [['nowhere'], ['10.0.0.0/8'], false],
])('%j within %j: %j', (networks, others, expected) => {
  expect(areWithin(networks, others)).toBe(expected)
})

const network = fc
  .tuple(fc.ipV4(), fc.nat({ max: 32 }))
  .map(([address, bits]) => `${address}/${bits}`)

test('what lies within others admits no address that they do not', () => {
  fc.assert(
    fc.property(network, network, fc.ipV4(), (inner, outer, address) => {
      if (!areWithin([inner], [outer]) || !networksOf([inner])?.(address)) return
      expect(networksOf([outer])?.(address)).toBe(true)
    }),
  )
})
