import { LosslessNumber } from 'lossless-json'
import { describe, expect, it } from 'vitest'
import { approval, client } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import { figureOf, formOf, isAtDefault, isEmpty, plainFigure, same, toForm, toJson } from './values'

const fieldOf = (resource: Resource, column: string): Field => {
  const field = resource.leaves.find((each) => each.column === column)
  if (!field) throw new Error(`no field ${column}`)
  return field
}

const limit = fieldOf(client, 'finance_limit')
const interval = fieldOf(client, 'billing_interval')
const bespoke = fieldOf(client, 'bespoke_field_values')

describe('figures', () => {
  it.each([
    ['1,250,000.50', '1250000.50'],
    ['1 250 000.50', '1250000.50'],
    ['1\u202f250\u202f000', '1250000'],
    ['\u2212 5', '-5'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
    ['+7', '7'],
    ['5.', '5'],
    ['007', '7'],
    ['-0', '0'],
    ['\u2212.00', '0.00'],
    ['-0.01', '-0.01'],
    ['\u200e1,250\u200b.50\u200b', '1250.50'],
    ['\ufeff5 \u2060', '5'],
    ['\u200b', '\u200b'],
    ['(12.00)', '-12.00'],
    ['( 1,250.50 )', '-1250.50'],
    ['(0)', '0'],
    ['(-5)', '(-5)'],
    ['(5', '(5'],
    ['()', '()'],
    ['(1,5)', '(1,5)'],
    ['1,5', '1,5'],
    ['12,34', '12,34'],
    ['0,125', '0,125'],
    ['0 125', '0 125'],
    ['1 5', '1 5'],
    ['100\n200', '100\n200'],
    ['1$5', '1$5'],
    ['--5', '--5'],
    ['1 250,000', '1 250,000'],
    ['.', '.'],
    ['', ''],
  ])('reads %s as %s', (typed, figure) => {
    expect(figureOf(typed)).toBe(figure)
  })

  it.each([
    ['$5,000', 'AUD', '5000'],
    ['-$ 5', 'AUD', '-5'],
    ['$-5', 'AUD', '-5'],
    ['$0.25', 'AUD/km', '0.25'],
    ['($26.00)', 'AUD', '-26.00'],
    ['($26.00)', 'km', '($26.00)'],
    ['5%', 'AUD', '5%'],
    ['2.275 %', '%', '2.275'],
    ['$5', '%', '$5'],
    ['5 %', undefined, '5 %'],
    ['5 %', 'km', '5 %'],
  ])('reads %s in %s as %s', (typed, unit, figure) => {
    expect(figureOf(typed, unit)).toBe(figure)
  })

  it.each([
    ['1e3', '1000'],
    ['1.5E+2', '150'],
    ['-12e-2', '-0.12'],
    ['9999999999999123456e-6', '9999999999999.123456'],
    ['1e400', '1e400'],
    ['1.50', '1.5'],
    ['1.000', '1'],
    ['1,000.0', '1000'],
    ['-0.0', '0'],
  ])('writes %s out as %s', (typed, figure) => {
    expect(plainFigure(typed)).toBe(figure)
  })

  it('keeps every digit on the way to a request and back', () => {
    const digits = '9999999999999.123456'
    const json = toJson(limit, digits)
    expect(json).toEqual(new LosslessNumber(digits))
    expect(toForm(limit, json)).toBe(digits)
  })

  it('leaves text that is no figure for the kind to refuse', () => {
    expect(toJson(limit, 'two')).toBe('two')
  })
})

describe('what counts as the same', () => {
  it('compares figures by what they mean', () => {
    expect(same(limit, '1900000', '1,900,000.00')).toBe(true)
    expect(same(limit, '1900000', '1900000.01')).toBe(false)
  })

  it('takes null for the default, and an empty text for a value of its own', () => {
    expect(same(interval, null, 'monthly')).toBe(true)
    expect(same(fieldOf(client, 'name'), null, '')).toBe(false)
    expect(same(fieldOf(approval, 'approval_limit'), null, '0.00')).toBe(true)
  })

  it('does not mind how JSON is laid out', () => {
    expect(same(bespoke, '{"a":1,"b":2}', '{ "b": 2,\n "a": 1 }')).toBe(true)
    expect(same(bespoke, '{"a":1}', '{"a":1.0}')).toBe(false)
    expect(same(bespoke, '{"a":1}', '{"a":')).toBe(false)
  })

  it('compares lists entry by entry', () => {
    const list = fieldOf(client, 'inclusion_client_exclusions')
    expect(same(list, ['a', 'b'], ['a', 'b'])).toBe(true)
    expect(same(list, ['a', 'b'], ['b', 'a'])).toBe(false)
    expect(same(list, null, [])).toBe(true)
  })
})

describe('a record as the form holds it', () => {
  it('has every leaf, members of groups included', () => {
    const values = formOf(client, {
      client_defaults: { management_fee: new LosslessNumber('12.50') },
    })
    expect(Object.keys(values)).toHaveLength(client.leaves.length)
    expect(values.client_defaults_management_fee).toBe('12.50')
    expect(values.billing_interval).toBe('monthly')
    expect(values.name).toBeNull()
  })

  it('knows what is empty and what stands at its default', () => {
    expect(isEmpty(bespoke, '{}')).toBe(true)
    expect(isEmpty(limit, '0')).toBe(false)
    expect(isAtDefault(interval, 'monthly')).toBe(true)
    expect(isAtDefault(limit, null)).toBe(false)
  })
})
