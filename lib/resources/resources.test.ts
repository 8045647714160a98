import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SIGNS, withoutSigns } from '@/lib/text/blanks'
import { advice } from './advice'
import { CODE_LISTS } from './codeLists'
import { type Fact, type Facts, factsOf } from './facts.fixture'
import type { Format } from './field'
import { formatDecimal, formatText, isGrouped } from './format'
import { approval, client, packagingDefaults, resources } from './index'

/** A field as the specification states it, which has two words for a default. */
type Stated = Fact & { readonly responseDefault?: unknown }

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The facts in one form: names without stray blanks, one default, none for an empty list. */
const normalised = (facts: Readonly<Record<string, Stated>>): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, { responseDefault, default: given, ...fact }]) => {
      const unset = given ?? responseDefault
      const hasDefault = unset !== undefined && !Array.isArray(unset)
      return [name.trim(), { ...fact, ...(hasDefault && { default: unset }) }]
    }),
  )

const clientDefaults = Object.values(client.fields.get('client_defaults')?.members ?? {})
const everyField = resources.flatMap((resource) => [
  ...resource.fields.values(),
  ...resource.leaves,
])

const defined = {
  client: factsOf(client.fields.values()),
  client_defaults: factsOf(clientDefaults),
  packaging_defaults: factsOf(packagingDefaults.fields.values()),
  approval: factsOf(approval.fields.values()),
}
const kept = Object.fromEntries(
  resources.map((resource) => [resource.name, resource.system.map((field) => field.name)]),
)

/** As many of the facts as are among others: a definition may have more fields than are specified. */
const among = (facts: Facts, others: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => name in others))

describe('the definitions', () => {
  const given = process.env.FLEETBOOK_FIELDS_JSON
  const path = given ?? beside('../../../shared/spec/fields.json')
  test.runIf(given !== undefined || existsSync(path))('say what the specification says', () => {
    const { packaging: packaging_defaults, ...others } = readJson(path)
    for (const [name, facts] of Object.entries(defined)) {
      const specified = normalised({ ...others, packaging_defaults }[name])
      expect([name, among(facts, specified)]).toEqual([name, specified])
    }
    expect(kept.packaging_defaults).toEqual(others.packagingResponseOnly)
    expect(kept.approval).toEqual(others.approvalResponseOnly)
  })

  test('hold every field once', () => {
    for (const { leaves } of resources) {
      expect(new Set(leaves.map((field) => field.column)).size).toBe(leaves.length)
    }
  })

  test('show the sections of a client in the order of the work', () => {
    expect(client.sections.map((section) => section.title)).toEqual([
      'Identity',
      'Commercial',
      'Contacts',
      'Addresses',
      'Prospecting',
      'Billing and invoicing',
      'Finance and limits',
      'Fees',
      'Rates and margins',
      'FBT and packaging',
      'Pay cycles and payroll',
      'Fuel and e-tags',
      'Novated leases',
      'Luxury charge',
      'Discounts',
      'Registration and CTP',
      'Notes',
      'Client defaults',
      'Bespoke fields',
    ])
  })

  test.each(resources)('of $name have sections with keys of their own', ({ sections }) => {
    expect(new Set(sections.map((section) => section.key)).size).toBe(sections.length)
    for (const section of sections) expect(section.fields).not.toHaveLength(0)
  })

  test('tell the fields of a section apart by short labels', () => {
    const lists = resources.flatMap((resource) => resource.sections.map(({ fields }) => fields))
    for (const fields of [...lists, clientDefaults]) {
      const labels = fields.map((field) => field.label)
      expect(new Set(labels).size).toBe(labels.length)
      for (const label of labels) expect(label).toMatch(/^[A-Z][^.]{1,27}$/)
    }
  })

  test('explain every field in one sentence', () => {
    for (const { help } of everyField) expect(help).toMatch(/^[A-Z][^.]+\.$/)
  })

  test('name no value that the field does not have', () => {
    for (const { values = [], valueLabels = {} } of everyField) {
      expect(values).toEqual(expect.arrayContaining(Object.keys(valueLabels)))
    }
  })

  test('know which texts point at something else', () => {
    const pointers = everyField.filter((field) => field.identifier).map((field) => field.column)
    const named = everyField
      .filter((field) => /(^|_)id\d?($|_)|_pid$/.test(field.name) && field.kind === 'text')
      .map((field) => field.column)
    expect(new Set(pointers)).toEqual(new Set(named))
  })

  test('give long texts room', () => {
    const longest = (name: string) => client.fields.get(name)?.maxLength
    expect(longest('contact1_note')).toBe(20_000)
    expect(longest('foc_car_policy')).toBe(20_000)
    expect(longest('name')).toBe(255)
    expect(approval.fields.get('notes')?.maxLength).toBe(20_000)
    expect(approval.fields.get('franchise_notes')?.maxLength).toBe(20_000)
  })

  test('code lists stand in one order by their names and by what people call them', () => {
    const labels = Object.entries(CODE_LISTS)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, label]) => label)
    expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, 'en')))
  })
})

describe('advice', () => {
  test.each([
    ['51824753556', undefined],
    ['51 824 753 556', undefined],
    ['', undefined],
    ['51824753557', 'The check digits of this ABN are wrong.'],
    ['5182475355', 'An ABN has 11 digits.'],
    ['5182475355x', 'An ABN has 11 digits.'],
  ])('on the ABN %j is %j', (value, expected) => expect(advice.abn(value)).toBe(expected))

  test.each([
    ['004085616', undefined],
    ['010 499 966', undefined],
    ['000000019', undefined],
    ['', undefined],
    ['004085617', 'The check digit of this ACN is wrong.'],
    ['00408561', 'An ACN has 9 digits.'],
  ])('on the ACN %j is %j', (value, expected) => expect(advice.acn(value)).toBe(expected))

  test.each([
    ['062000', undefined],
    ['062-000', undefined],
    ['062 000', undefined],
    ['', undefined],
    ['62-000', 'A BSB has six digits, such as 062-000.'],
    ['0620000', 'A BSB has six digits, such as 062-000.'],
  ])('on the BSB %j is %j', (value, expected) => expect(advice.bsb(value)).toBe(expected))

  test.each(['', 'jo@example.com', 'jo.b+fleet@mail.example.com.au', "o'neil@example.co"])(
    'has nothing to say on the address %j',
    (value) => expect(advice.email(value)).toBeUndefined(),
  )

  test.each([
    'jo',
    'jo@',
    '@example.com',
    'jo@example',
    'jo@example.',
    'jo b@example.com',
    'a@b@c.d',
  ])('doubts the address %j', (value) =>
    expect(advice.email(value)).toBe('This does not look like an email address.'),
  )

  test.each([
    ['2026-11-19', 'This date has passed.'],
    ['2026-11-20', undefined],
    ['2026-11-21', undefined],
    ['0999-01-01', 'This date has passed.'],
    ['19/11/2026', undefined],
    ['', undefined],
  ])('on the date %j is %j', (value, expected) =>
    expect(advice.datePassed(value, '2026-11-20')).toBe(expected),
  )
})

describe('format', () => {
  test.each([
    ['abn', '51824753556', '51 824 753 556'],
    ['abn', '51 824753556', '51 824 753 556'],
    ['abn', '5182475355', '5182475355'],
    ['acn', '004085616', '004 085 616'],
    ['acn', 'ACN 004', 'ACN 004'],
    ['bsb', '062000', '062-000'],
    ['bsb', '062-000', '062-000'],
    ['bsb', '62000', '62000'],
    ['account', '123456789', '1234 5678 9'],
    ['account', '12345678', '1234 5678'],
    ['account', '12-34', '12-34'],
    ['account', '', ''],
    ['phone', '0412345678', '0412 345 678'],
    ['phone', '(03)98765432', '(03) 9876 5432'],
    ['phone', '1300123456', '1300 123 456'],
    ['phone', '131234', '13 12 34'],
    ['phone', '+61412345678', '+61 412 345 678'],
    ['phone', '+61398765432', '+61 3 9876 5432'],
    ['phone', '03 9876 5432 ext 4', '03 9876 5432 ext 4'],
    ['email', 'Jo@Example.com', 'Jo@Example.com'],
    ['code', '0012345', '0012345'],
    [undefined, '0012345', '0012345'],
  ] as const)('writes as %s %j as %j', (format, value, expected) =>
    expect(formatText(value, format)).toBe(expected),
  )

  test('adds and takes away nothing but signs and blanks that do not count', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'0123456789+ \t()-', '\u00a0', '\u2009', '\u202f'),
      maxLength: 14,
    })
    const format = fc.constantFrom<Format>('abn', 'acn', 'bsb', 'account', 'phone', 'email', 'code')
    fc.assert(
      fc.property(text, format, (value, one) => {
        expect(withoutSigns(formatText(value, one))).toBe(withoutSigns(value))
        if (!isGrouped(one)) expect(formatText(value, one)).toBe(value)
        expect([...SIGNS].map(withoutSigns).join('')).toBe('')
      }),
    )
  })

  test.each([
    ['1250000.5', 'AUD', '1,250,000.50'],
    ['0', 'AUD', '0.00'],
    ['-1000', 'AUD', '-1,000.00'],
    ['999.999999', 'AUD', '999.999999'],
    ['9999999999999.123456', 'AUD', '9,999,999,999,999.123456'],
    ['7.25', '%', '7.25'],
    ['120000', 'km', '120,000'],
    ['0.185', 'AUD/km', '0.185'],
    ['1234.50', undefined, '1,234.50'],
    ['', 'AUD', ''],
    ['1e2', 'AUD', '1e2'],
    ['twelve', 'AUD', 'twelve'],
  ])('writes %j %s as %j', (value, unit, expected) =>
    expect(formatDecimal(value, unit)).toBe(expected),
  )
})
