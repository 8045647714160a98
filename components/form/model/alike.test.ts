import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resources } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import { looks } from '@/lib/text/looks'
import { wordsBeside } from './alike'
import { fieldsByName, same } from './values'

const all = (resources as readonly Resource[]).flatMap(({ name, leaves }) =>
  leaves.map((field) => ({ name: `${name}.${field.path.join('.')}`, field })),
)

const blanks = [' ', '\t', '\n', '\r\n', '\r', '\u00a0', '\u200b', '\ufeff', '\u2028']
const text = fc.string({
  unit: fc.constantFrom(...blanks, '0', '1', '-', 'a', '"', '\\', 'e\u0301', '\u00e9', '\u212b'),
  maxLength: 8,
})
const seconds = fc.integer({ min: 0, max: 86_399 })

/** Values that the form may hold of a field, as long as they are right. */
function valuesOf({ kind, values, format }: Field): fc.Arbitrary<string | null | string[]> {
  if (values) return fc.constantFrom(null, ...values)
  switch (kind) {
    case 'decimal':
    case 'integer':
      return fc.constantFrom(null, '0', '5', '0.5', '0.50', '-5', '1234567.125')
    case 'boolean':
      return fc.constantFrom('true', 'false')
    case 'date':
    case 'day':
      return fc.constantFrom(null, '2026-01-02', '2026-02-01', '0026-01-02')
    case 'instant':
      return seconds.map((second) =>
        new Date(Date.UTC(2026, 9, 4) + 1000 * second).toISOString().replace('.000', ''),
      )
    case 'textList':
    case 'permissions':
      return fc.array(fc.oneof(text, fc.constantFrom('a, b', 'a', 'b')), { maxLength: 3 })
    case 'jsonObject':
      return fc.dictionary(text, text, { maxKeys: 2 }).map((each) => JSON.stringify(each, null, 2))
    default: {
      const digits = format ? ['062000', '062-000', '062 000', '12345678', '1234 5678'] : []
      return fc.oneof(text, fc.constantFrom(null, 'Not set', 'Empty text', ...digits))
    }
  }
}

describe('of two values that are not the same each reads otherwise', () => {
  test.each(all.filter(({ field }) => !['jsonObjectList', 'secret'].includes(field.kind)))(
    '$name',
    ({ field }) => {
      const values = valuesOf(field)
      fc.assert(
        fc.property(values, values, (one, other) => {
          if (same(field, one, other)) return
          const words = [
            wordsBeside(field, one, [other], 'UTC'),
            wordsBeside(field, other, [one], 'UTC'),
          ]
          expect(looks(words[0] ?? '')).not.toBe(looks(words[1] ?? ''))
          expect(words.map(looks)).not.toContain('')
        }),
        { numRuns: 60 },
      )
    },
  )
})

const field = (resource: string, name: string): Field =>
  fieldsByName(resources.find((each) => each.name === resource) as Resource).get(name) as Field

test.each([
  ['bank_bsb', '062000', '062-000', '"062000"'],
  ['bank_account_number', '12345678', '1234 5678', '"12345678"'],
  ['abn', '51824753556', '51 824 753 556', '"51824753556"'],
  ['name', 'Acme ', 'Acme', '"Acme "'],
  ['name', 'Ac\u200bme', 'Acme', '"Ac\\u{200b}me"'],
  ['name', 'Acme  Co', 'Acme Co', '"Acme \\u{20}Co"'],
  ['name', 'Not set', null, '"Not set"'],
  ['name', ' ', null, '" "'],
  ['name', '" "', ' ', String.raw`"\" \""`],
  ['dirty_flag', '2026-11-20T10:15:05Z', '2026-11-20T10:15:45Z', '2026-11-20T10:15:05Z'],
  ['bank_bsb', '062000', '062-001', '062-000'],
  ['bank_bsb', '062000', null, '062-000'],
  ['name', 'Acme', 'Acme Co', 'Acme'],
])('%s %j beside %j is %s', (name, value, other, words) =>
  expect(wordsBeside(field('client', name), value, [other], 'UTC')).toBe(words),
)

test('a list of texts is told from one of which an entry has a comma', () =>
  expect(wordsBeside(field('client', 'inclusion_client_exclusions'), ['a, b'], [['a', 'b']])).toBe(
    '["a, b"]',
  ))
