import fc from 'fast-check'
import { LosslessNumber, parse, stringify } from 'lossless-json'
import { describe, expect, it } from 'vitest'
import { client, packagingDefaults } from '@/lib/resources'
import { isObject } from '@/lib/text/isObject'
import { parseJson } from '@/lib/text/json'
import { changesOf, mergePatch, patchBody, wholeBody } from './changes'
import { canonicalJson, formOf } from './values'

const base = formOf(client, {
  name: 'Corio Bay',
  finance_limit: new LosslessNumber('1900000'),
  bespoke_field_values: { kept: 1, gone: 2, deep: { a: 1, b: 2 } },
})

describe('the body of a PATCH', () => {
  it.each(client.leaves.map((field) => [field.path.join('.'), field] as const))(
    'carries %s alone when that alone was set back',
    (_, field) => {
      const odd = field.kind === 'textList' ? ['odd'] : '{"odd":1}'
      const start = { ...base, [field.column]: odd }
      const changes = changesOf(client, start, { ...start, [field.column]: null })
      const body = patchBody(changes)
      expect(changes).toHaveLength(1)
      expect(Object.keys(body)).toEqual([field.path[0]])
    },
  )

  it('is empty when only the writing differs', () => {
    const values = { ...base, finance_limit: '1,900,000.00', billing_interval: null }
    expect(changesOf(client, base, values)).toEqual([])
  })

  it('nests members of a group and sends null for a reset', () => {
    const values = { ...base, client_defaults_management_fee: '12.50', name: null }
    const body = patchBody(changesOf(client, base, values))
    expect(stringify(body)).toBe('{"name":null,"client_defaults":{"management_fee":12.50}}')
  })

  it('takes members out of a JSON object by saying null, as the service merges', () => {
    const values = { ...base, bespoke_field_values: '{"kept":1,"deep":{"a":1.0},"new":[1]}' }
    const body = patchBody(changesOf(client, base, values))
    expect(stringify(body)).toBe(
      '{"bespoke_field_values":{"gone":null,"deep":{"b":null,"a":1.0},"new":[1]}}',
    )
  })
})

describe('merge patches', () => {
  it.each([
    ['{"a":{"b":1}}', '{"a":{"b":1}}', '{}'],
    ['{"a":{"b":1}}', '{"a":2}', '{"a":2}'],
    ['{"a":[1,2]}', '{"a":[1]}', '{"a":[1]}'],
    ['{}', '{"a":{"b":null}}', '{"a":{"b":null}}'],
  ])('turns %s into %s by %s', (from, to, patch) => {
    expect(stringify(mergePatch(parse(from), parse(to)))).toBe(patch)
  })

  /** What RFC 7396 makes of a value by a patch. */
  const merged = (value: unknown, patch: unknown): unknown => {
    if (!isObject(patch)) return patch
    const members = new Map(isObject(value) ? Object.entries(value) : [])
    for (const [name, change] of Object.entries(patch)) {
      if (change === null) members.delete(name)
      else members.set(name, merged(members.get(name), change))
    }
    return Object.fromEntries(members)
  }
  const { object } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('text', true, 'other'),
      fc.array(fc.constantFrom(null, 'text'), { maxLength: 2 }),
      tie('object'),
    ),
    object: fc.dictionary(fc.constantFrom('a', 'b', '', '__proto__', 'toString'), tie('value')),
  }))

  it('lead from any object to any other, whatever their members are called', () => {
    fc.assert(
      fc.property(object, object, (from, to) => {
        const [before, after] = [from, to].map((each) => parseJson(JSON.stringify(each)))
        const patch = parseJson(stringify(mergePatch(before, after)) ?? '')
        expect(canonicalJson(merged(before, patch))).toBe(canonicalJson(after))
      }),
    )
  })
})

it('leaves what is not set out of a replacing body', () => {
  const values = formOf(packagingDefaults, { bank_bsb: '062-000' })
  expect(wholeBody(packagingDefaults, values)).toMatchObject({ bank_bsb: '062-000' })
  expect(wholeBody(packagingDefaults, values)).not.toHaveProperty('bank_account_number')
})
