import { describe, expect, test } from 'vitest'
import { LABELS_MEMBER } from '@/lib/derive/addedMembers'
import type { JsonSchema } from '@/lib/derive/schemas/namedSchemas'
import { resources } from '@/lib/resources'
import { type Fact, factsOf } from '@/lib/resources/facts.fixture'
import type { Field } from '@/lib/resources/resource'
import { schemaName } from '@/lib/resources/schemaNames'
import { openApiDocument } from './document'
import { apiOperations } from './served'

const schemas: Record<string, { properties: Record<string, JsonSchema>; required?: string[] }> =
  JSON.parse(JSON.stringify(openApiDocument(apiOperations).components.schemas))

/** What each type is in JSON, and what its lists hold. */
const TYPES: Readonly<Record<string, readonly [type: string, items?: string]>> = {
  enum: ['string'],
  string: ['string'],
  date: ['string'],
  timestamp: ['string'],
  number: ['number'],
  integer: ['integer'],
  boolean: ['boolean'],
  object: ['object'],
  client_defaults: ['object'],
  'string[]': ['array', 'string'],
  'object[]': ['array', 'object'],
}

/** A member with its reference looked up, and without the null that it also takes. */
function plain(member: JsonSchema): JsonSchema {
  const { $ref, anyOf, ...beside } = member
  if (typeof $ref === 'string') return { ...schemas[$ref.split('/')[3] as string], ...beside }
  const forms = (anyOf ?? []) as JsonSchema[]
  const form = forms.find(({ type }) => type !== 'null')
  if (form) return { ...plain(form), ...beside }
  return { ...beside, type: [member.type].flat().find((type) => type !== 'null') }
}

const SENT = ['Patch', 'Create', 'Replace', 'BulkElement', 'Input']

/** The schemas of one shape: what answers have, what requests have, and what lists have. */
const schemasOf = (member: string) => {
  const shown = schemaName(member)
  const sent = SENT.map((suffix) => shown + suffix).filter((name) => name in schemas)
  const listed = `Listed${shown}`
  return { shown, sent, listed: listed in schemas ? listed : undefined }
}

const casesOf = (shape: string, fields: Iterable<Field>) => {
  const facts = factsOf(fields)
  return Array.from(fields, ({ name, shownAsText = false }) => {
    const fact = facts[name] as Fact
    return { shape, name, fact, isPlain: shownAsText, ...schemasOf(shape) }
  })
}

const cases = resources.flatMap(({ name, fields }) => [
  ...casesOf(name, [...fields.values()]),
  ...[...fields.values()].flatMap((field) =>
    field.members ? casesOf(field.name, Object.values(field.members)) : [],
  ),
])

describe('the document says what the definitions say', () => {
  test.each(cases)('of $shape.$name', ({ name, fact, isPlain, shown, sent, listed }) => {
    const [type, items] = TYPES[fact.type] as readonly [string, string?]
    const check = (schema: string, values: readonly string[] | undefined) => {
      const member = plain(schemas[schema]?.properties[name] ?? {})
      expect([schema, member.type]).toEqual([schema, type])
      expect(member.enum && [...(member.enum as string[])].sort()).toEqual(values?.toSorted())
      expect(member.items && plain(member.items as JsonSchema).type).toBe(items)
      return member
    }
    expect(sent).not.toEqual([])
    for (const schema of sent) {
      check(schema, fact.values)
      const isRequired = schemas[schema]?.required?.includes(name) === true
      const isPartial = /(Patch|BulkElement)$/.test(schema)
      expect(isRequired).toBe(fact.required === true && !isPartial)
    }
    if (fact.requestOnly) {
      expect(schemas[shown]?.properties).not.toHaveProperty(name)
      return
    }
    const member = check(shown, isPlain ? undefined : fact.values)
    if (isPlain) expect(Object.keys(member).sort()).toEqual(['description', 'title', 'type'])
    expect(member.default).toEqual(fact.default)
    expect(schemas[shown]?.required).toContain(name)
    if (listed) check(listed, isPlain ? undefined : fact.values)
  })

  test.each(resources)('of what only answers of $name have', ({ name: shape, system, fields }) => {
    const properties = schemas[schemasOf(shape).shown]?.properties ?? {}
    const answered = [...fields.values()].filter(({ writeOnly }) => !writeOnly)
    const names = [...system, ...answered].map(({ name }) => name)
    expect(Object.keys(properties).sort()).toEqual([LABELS_MEMBER, ...names].sort())
    expect(schemas[schemasOf(shape).shown]?.required).not.toContain(LABELS_MEMBER)
    for (const { name, kind, values } of system) {
      const member = plain(properties[name] ?? {})
      expect([name, member.type]).toEqual([
        name,
        kind === 'count' || kind === 'records' ? 'integer' : 'string',
      ])
      expect(member.enum).toEqual(values)
    }
  })
})
