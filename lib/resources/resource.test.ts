import { describe, expect, test } from 'vitest'
import { choice, date, type FieldSpec, group, money, text } from './field'
import { FILTER_SUFFIXES } from './lists'
import { defineResource } from './resource'

const label = ['A label', 'A sentence.'] as const

const define = (fields: Record<string, FieldSpec>) =>
  defineResource({
    name: 'thing',
    title: 'Thing',
    plural: 'Things',
    id: { name: 'thing_id', maxDigits: 10 },
    kept: [
      { name: 'thing_id', label: 'Id', help: 'Its number.', kind: 'id' },
      { name: 'created', label: 'Created', help: 'When.', kind: 'moment' },
    ],
    sections: [{ key: 'all', title: 'All', purpose: 'All of it.', fields }],
  })

describe('a definition is refused', () => {
  test.each(Object.values(FILTER_SUFFIXES).filter(Boolean))(
    'where a name could also be a filter with %s',
    (suffix) => {
      const fault = (name: string, of: string) =>
        `thing.${name}${suffix} could also be a filter of ${of}`
      expect(() => define({ fee: money(...label), [`fee${suffix}`]: text(...label) })).toThrow(
        fault('fee', 'fee'),
      )
      // Whichever is written first, of members that the service keeps, and inside a group.
      expect(() => define({ [`due${suffix}`]: text(...label), due: date(...label) })).toThrow(
        fault('due', 'due'),
      )
      expect(() => define({ [`created${suffix}`]: text(...label) })).toThrow(
        fault('created', 'created'),
      )
      const members = { fee: money(...label), [`fee${suffix}`]: text(...label) }
      expect(() => define({ rates: group(...label, members) })).toThrow(
        fault('rates.fee', 'rates.fee'),
      )
    },
  )

  test('where a default is not among the values, or there are none', () => {
    expect(() => define({ state: choice(['on'], ...label, { default: 'off' }) })).toThrow(
      'thing.state',
    )
    expect(() => define({ state: choice([], ...label) })).toThrow('thing.state')
  })
})

test('names that only look alike are fine', () => {
  const fields = { fee: money(...label), fee_total: money(...label), set: text(...label) }
  expect([...define(fields).fields.keys()]).toEqual(Object.keys(fields))
})
