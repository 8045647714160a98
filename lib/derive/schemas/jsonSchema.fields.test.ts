import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { approval, client, resources } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import { isCalendarDate } from '@/lib/time/calendar'
import { LAST_TEXT } from '../kinds/kind'
import { groupSchemas, requestFieldSchema } from './jsonSchema'
import { choiceSchemas } from './namedSchemas'
import { requestSchema } from './requests'

const ajv = new Ajv2020({ strict: false })
addFormats(ajv)
ajv.addFormat('decimal', { type: 'number', validate: () => true })

const ZONE = 'Australia/Sydney'

/** The schema of a field among those that it refers to. */
const compiled = (resource: Resource, field: Field) =>
  ajv.compile({
    ...requestFieldSchema(field),
    components: { schemas: { ...choiceSchemas(resource), ...groupSchemas(resource) } },
  })

/** Whether the service takes a value for a field. */
const isRead = (resource: Resource, name: string, value: unknown): boolean =>
  requestSchema(resource, 'patch', ZONE).safeParse({ [name]: value }).success

const datesNear = fc
  .tuple(
    fc.integer({ min: 0, max: 9999 }),
    fc.integer({ min: 0, max: 13 }),
    fc.integer({ min: 0, max: 32 }),
  )
  .map(([year, month, day]) =>
    [
      String(year).padStart(4, '0'),
      String(month).padStart(2, '0'),
      String(day).padStart(2, '0'),
    ].join('-'),
  )
const momentsNear = fc
  .tuple(
    datesNear,
    fc.constantFrom('T00:00:00', 'T23:59:59', 'T24:00:00', 't10:15', 'T10:60:00'),
    fc.constantFrom('', 'Z', 'z', '+11:00', '+24:00', '.5Z'),
  )
  .map((parts) => parts.join(''))

/**
 * Text of any characters around the bounds, less half surrogates and what begins with the last
 * character there is: no pattern says those portably.
 */
const texts = (maxLength: number) =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }).filter((text) => !text.startsWith(LAST_TEXT.text)),
    fc.constantFrom('', '\u0000', 'a\u0000b', '😀'),
    fc.integer({ min: maxLength - 1, max: maxLength + 1 }).map((length) => '😀'.repeat(length)),
  )

/** Numbers that a double holds with at most 6 decimals: JSON Schema has no exact word for decimals. */
const figures = fc.oneof(
  fc.integer({ min: -20_000, max: 20_000 }).map((units) => units * 1e9),
  fc.integer().map((units) => units / 64),
  fc.constantFrom(
    0,
    -0,
    0.5,
    1e13,
    -1e13,
    9_999_999_999_999,
    1e300,
    2_147_483_647,
    2_147_483_648,
    -2_147_483_648,
    -2_147_483_649,
  ),
)

/** Values around what a field takes, and of every other type. */
const valuesFor = (field: Field): fc.Arbitrary<unknown> => {
  const most = field.maxLength ?? 255
  const entries = fc.constantFrom(
    '',
    'a',
    '\u0000',
    '😀'.repeat(most),
    '😀'.repeat(most + 1),
    null,
    {},
  )
  const lists = fc.array(entries, { maxLength: 3 })
  return fc.oneof(
    fc.constantFrom<unknown>(null, true, false, {}, [], ''),
    fc.constantFrom<unknown>(...(field.values ?? ['yes'])),
    figures,
    texts(most),
    datesNear,
    momentsNear,
    lists,
    fc.constantFrom(999, 1000, 1001, 500, 501).map((length) => Array.from({ length }, () => ({}))),
    fc.constantFrom(1000, 1001).map((length) => Array.from({ length }, () => '')),
    fc.constantFrom<unknown>({ client_group_flag: 'no' }, { client_group_flag: 1 }, { nothing: 1 }),
  )
}

/** True for a real date-time: that a day exists is beyond a pattern, and `format` wants an offset. */
const isRealDay = (value: unknown): boolean =>
  typeof value !== 'string' || (isCalendarDate(value.slice(0, 10)) && !/^(0001|9999)/.test(value))

describe.each(resources)('requests of $name', (resource) => {
  test.each([...resource.fields.values()])(
    '$name: the schema takes what the service takes',
    (field) => {
      const validate = compiled(resource, field)
      fc.assert(
        fc.property(valuesFor(field), (value) => {
          fc.pre(field.kind !== 'day' || isRealDay(value))
          return validate(value) === isRead(resource, field.name, value)
        }),
        { numRuns: 40 },
      )
    },
  )
})

describe('what the schemas cannot say', () => {
  const takes = (resource: Resource, name: string, value: unknown) => [
    compiled(resource, resource.fields.get(name) as Field)(value),
    isRead(resource, name, value),
  ]

  test.each([
    [
      'more than 6 decimals: multipleOf is no exact word in floating point',
      client,
      'finance_limit',
      0.1234567,
    ],
    ['half of a surrogate pair', client, 'name', '\ud800'],
    ['the bytes of free JSON', client, 'bespoke_field_values', { a: 'x'.repeat(70_000) }],
    [
      'the depth of free JSON',
      client,
      'bespoke_field_values',
      JSON.parse(`${'{"a":'.repeat(17)}1${'}'.repeat(17)}`),
    ],
    ['the bytes of a line', approval, 'maintenance_lines', [{ a: 'x'.repeat(17_000) }]],
    ['a day that no month has, in a date-time', approval, 'invoice_date', '2026-02-30T10:00'],
  ])('%s', (_, resource, name, value) =>
    expect(takes(resource, name, value)).toEqual([true, false]),
  )
})
