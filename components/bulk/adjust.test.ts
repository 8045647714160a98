import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { client } from '@/lib/resources'
import type { Field } from '@/lib/resources/resource'
import { type AdjustBy, type Adjustment, adjusted, adjustmentFault, isAdjustable } from './adjust'

const field = (name: string) => client.leaves.find(({ path }) => path.join('.') === name) as Field
const [limit, people, margin] = [
  field('finance_limit'),
  field('no_of_ftes'),
  field('interest_margin'),
]
const adjust = (direction: Adjustment['direction'], value: string, by: AdjustBy) => ({
  direction,
  value,
  by,
})

describe('a figure', () => {
  test.each([
    ['raise', '5', 'percent', '1000', '1050'],
    ['raise', '2.5 %', 'percent', '33.33', '34.16'],
    ['raise', '5', 'percent', '10.5', '11.03'],
    ['lower', '5', 'percent', '-10.5', '-11.03'],
    ['raise', '5', 'percent', '0.333', '0.35'],
    ['raise', '1', 'percent', '0.004', '0.004'],
    ['raise', '10', 'amount', '0.1', '10.1'],
    ['lower', '0.2', 'amount', '0.3', '0.1'],
    ['lower', '100', 'percent', '7.123456', '0'],
    ['raise', '0.000001', 'amount', '9999999999999.123456', '9999999999999.123457'],
    ['raise', '50', 'percent', '0.000001', '0.000002'],
    ['lower', '50', 'percent', '0.000001', '0.000001'],
    ['raise', '10', 'percent', '-100', '-90'],
    ['lower', '10', 'percent', '-100', '-110'],
    ['raise', '12.5', 'percent', '0', '0'],
    ['raise', '1,000', 'amount', '-1000', '0'],
  ] as const)('%s by %s %s: %s becomes %s', (direction, value, by, from, to) =>
    expect(adjusted(limit, from, adjust(direction, value, by))).toBe(to),
  )

  test('that is no amount of money keeps all digits that figures have', () =>
    expect(adjusted(margin, '33.33', adjust('raise', '2.5', 'percent'))).toBe('34.16325'))

  test.each([
    ['raise', '10', 'percent', '25', '28'],
    ['raise', '10', 'percent', '24', '26'],
    ['lower', '10', 'percent', '-25', '-28'],
    ['lower', '3', 'amount', '2', '-1'],
  ] as const)('that is whole stays whole: %s by %s %s, %s becomes %s', (d, value, by, from, to) =>
    expect(adjusted(people, from, adjust(d, value, by))).toBe(to),
  )
})

const STEPS = 1_000_000n
const steps = fc.bigInt({ min: -(10n ** 19n) + 1n, max: 10n ** 19n - 1n })
const share = fc.bigInt({ min: 1n, max: 100n * STEPS })
/** A count of millionths as the text of a figure. */
function text(count: bigint): string {
  const digits = (count < 0n ? -count : count).toString().padStart(7, '0')
  return `${count < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`
}
const count = (figure: string): bigint => {
  const [whole = '', fraction = ''] = figure.split('.')
  return BigInt(whole + fraction.padEnd(6, '0'))
}

test('an amount is added to its last digit, and taking it away again gives the same', () => {
  fc.assert(
    fc.property(steps, share, (from, by) => {
      const up = adjusted(limit, text(from), adjust('raise', text(by), 'amount'))
      expect(count(up)).toBe(from + by)
      expect(count(adjusted(limit, up, adjust('lower', text(by), 'amount')))).toBe(from)
    }),
  )
})

test('a per cent is off by half a step at most, goes the right way, and is alike below zero', () => {
  fc.assert(
    fc.property(steps, share, (from, by) => {
      const size = from < 0n ? -from : from
      const raised = count(adjusted(margin, text(from), adjust('raise', text(by), 'percent')))
      const lowered = count(adjusted(margin, text(from), adjust('lower', text(by), 'percent')))
      const exact = from * 100n * STEPS + size * by
      const off = raised * 100n * STEPS - exact
      expect(2n * (off < 0n ? -off : off) <= 100n * STEPS).toBe(true)
      expect(raised >= from && lowered <= from).toBe(true)
      const mirrored = adjusted(margin, text(-from), adjust('lower', text(by), 'percent'))
      expect(count(mirrored)).toBe(-raised)
    }),
  )
})

test('a per cent of an amount is off by half a cent at most, or half of its own last digit', () => {
  fc.assert(
    fc.property(steps, share, (from, by) => {
      const size = from < 0n ? -from : from
      const digits = text(from).split('.')[1]?.replace(/0+$/, '').length ?? 0
      const step = 10n ** BigInt(6 - Math.max(2, digits))
      const raised = count(adjusted(limit, text(from), adjust('raise', text(by), 'percent')))
      const off = raised * 100n * STEPS - (from * 100n * STEPS + size * by)
      expect(2n * (off < 0n ? -off : off) <= step * 100n * STEPS).toBe(true)
      expect(raised % step).toBe(0n)
      expect(raised >= from).toBe(true)
    }),
  )
})

test('a whole number stays whole, whatever the per cent', () => {
  fc.assert(
    fc.property(fc.integer(), share, (from, by) => {
      const to = adjusted(people, String(from), adjust('raise', text(by), 'percent'))
      expect(to).toMatch(/^(0|-?[1-9]\d*)$/)
    }),
  )
})

describe('what cannot be done', () => {
  test.each([
    [limit, adjust('raise', '', 'percent'), 'above 0'],
    [limit, adjust('raise', '0', 'amount'), 'above 0'],
    [limit, adjust('lower', '-5', 'amount'), 'above 0'],
    [limit, adjust('raise', '1,5', 'percent'), 'above 0'],
    [limit, adjust('raise', '0.0000001', 'percent'), '6 digits'],
    [limit, adjust('lower', '100.5', 'percent'), 'at most 100'],
    [people, adjust('raise', '1.5', 'amount'), 'whole number'],
  ])('$label: %o', (of, how, words) => expect(adjustmentFault(of, how)).toContain(words))

  test('is told from what can', () => {
    expect(adjustmentFault(people, adjust('raise', '1.5', 'percent'))).toBeUndefined()
    expect(adjustmentFault(limit, adjust('lower', '100', 'percent'))).toBeUndefined()
    expect(client.leaves.filter(isAdjustable).map(({ kind }) => kind)).not.toContain('text')
  })
})
