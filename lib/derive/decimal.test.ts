import { describe, expect, test } from 'vitest'
import {
  canonicalDecimal,
  isInRange,
  MAX_FRACTION_DIGITS,
  MAX_INTEGER_DIGITS,
  writtenDecimal,
} from './decimal'

describe('the one form of a figure', () => {
  test.each([
    ['0', '0'],
    ['-0', '0'],
    ['-0.000', '0'],
    ['0e99999', '0'],
    ['-0E-5', '0'],
    ['1.50', '1.5'],
    ['-1.50', '-1.5'],
    ['100', '100'],
    ['0.001', '0.001'],
    ['1e3', '1000'],
    ['1.5E+1', '15'],
    ['-1.25e-3', '-0.00125'],
    ['1200e-2', '12'],
    ['0.0012e4', '12'],
    ['9999999999999.123456', '9999999999999.123456'],
  ])('%s is %s', (text, canonical) => {
    expect(canonicalDecimal(text)?.text).toBe(canonical)
  })

  test.each(['', '-', '+1', '.5', '1.', '1e', '0x1', 'NaN', 'Infinity', ' 1', '1,5'])(
    '%j is no figure',
    (text) => {
      expect(canonicalDecimal(text)).toBeUndefined()
    },
  )

  test('is not written out where its exponent is beyond any figure', () => {
    expect(canonicalDecimal('1e10000')?.integerDigits).toBe(10_001)
    expect(canonicalDecimal('1e-10000')?.fractionDigits).toBe(10_000)
    for (const text of ['1e10001', '1e-10001', '-1e999999999999']) {
      expect(canonicalDecimal(text)).toBeUndefined()
    }
  })
})

describe('a figure as it is written out', () => {
  test.each([
    ['0e-5', '0.00000'],
    ['0.0', '0.0'],
    ['1.500e0', '1.500'],
    ['1.5e3', '1500'],
    ['1.500e1', '15.00'],
    ['-12e-4', '-0.0012'],
    ['0012.0', '12.0'],
    ['0e3', '0'],
  ])('%s is %s', (text, written) => {
    expect(writtenDecimal(text)?.text).toBe(written)
  })

  test('is none where its exponent is beyond any', () => {
    expect(writtenDecimal('0e-99999')).toBeUndefined()
  })
})

describe('a figure is one that a field could hold', () => {
  const whole = '9'.repeat(MAX_INTEGER_DIGITS)
  const part = '9'.repeat(MAX_FRACTION_DIGITS)

  test.each([
    [`-${whole}.${part}`, true],
    [`000${whole}.${part}000`, true],
    [`${whole}9`, false],
    [`0.${part}9`, false],
    ['1e12', true],
    ['1e13', false],
    ['1e-6', true],
    ['1e-7', false],
  ])('%s: %s', (text, isOne) => {
    const figure = canonicalDecimal(text)
    expect(figure && isInRange(figure)).toBe(isOne)
  })
})
