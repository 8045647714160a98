import { LosslessNumber } from 'lossless-json'
import { describe, expect, test } from 'vitest'
import {
  add,
  compare,
  type Figure,
  figureText,
  figureTold,
  multiply,
  readFigure,
  toCents,
} from './figure'

const figure = (text: string): Figure => readFigure(text, 'AUD') as Figure
const text = (value: Figure) => figureText(value)

describe('reading', () => {
  test.each([
    ['312.00', '312'],
    ['$1,248.50', '1248.5'],
    ['-0.5', '-0.5'],
    ['-12.25', '-12.25'],
    ['.5', '0.5'],
    ['1e2', '100'],
    ['9999999999999.123456', '9999999999999.123456'],
  ])('%s is %s', (typed, exact) => expect(text(figure(typed))).toBe(exact))

  test.each(['', 'four', '1,5', '1.2.3', '--1'])('%j is no figure', (typed) =>
    expect(readFigure(typed, 'AUD')).toBeUndefined(),
  )
})

test('sums keep every digit', () => {
  expect(text(add(figure('0.1'), figure('0.2')))).toBe('0.3')
  expect(text(add(figure('9999999999999.123456'), figure('0.000001')))).toBe('9999999999999.123457')
  expect(text(add(figure('-0.5'), figure('0.25')))).toBe('-0.25')
})

test('what an answer tells has every digit, also a sum that no entry could be', () => {
  for (const told of ['55.4545454545', '20000000000000.5', `${'9'.repeat(1003)}.1`]) {
    expect(text(figureTold(new LosslessNumber(told)) as Figure)).toBe(told)
  }
  for (const none of [null, undefined, '12', {}]) expect(figureTold(none)).toBeUndefined()
})

test('products keep every digit', () => {
  expect(text(multiply(figure('32.5'), figure('2.13')))).toBe('69.225')
  expect(text(multiply(figure('-4'), figure('312.00')))).toBe('-1248')
})

test('figures that are written otherwise are equal', () => {
  expect(compare(figure('26'), figure('26.00'))).toBe(0)
  expect(compare(figure('-1'), figure('1'))).toBe(-1)
  expect(compare(figure('10.01'), figure('10'))).toBe(1)
})

test.each([
  ['69.225', '69.23'],
  ['69.224', '69.22'],
  ['-69.225', '-69.23'],
  ['69.2', '69.2'],
  ['0.004', '0'],
  ['-0.004', '0'],
])('%s in whole cents is %s', (exact, cents) => expect(text(toCents(figure(exact)))).toBe(cents))
