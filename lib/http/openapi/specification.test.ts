import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { JsonSchema } from '@/lib/derive/namedSchemas'
import { openApiDocument } from './document'
import { apiOperations } from './served'

/** One field as the specification states it. */
interface Fact {
  readonly type: string
  readonly values?: readonly string[]
  readonly default?: unknown
  readonly responseDefault?: unknown
  readonly required?: boolean
  readonly requestOnly?: boolean
}

const path = fileURLToPath(new URL('../../resources/specification.json', import.meta.url))
const { kept, ...facts } = JSON.parse(readFileSync(path, 'utf8')) as {
  kept: Record<string, string[]>
} & Record<string, Record<string, Fact>>

const schemas: Record<string, { properties: Record<string, JsonSchema>; required?: string[] }> =
  JSON.parse(JSON.stringify(openApiDocument(apiOperations).components.schemas))

/** What the specification calls plain strings in the answer. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  approval: ['contract_id', 'odometer_valid_flag', 'status_flag'],
}

/** JSON types of the specification's own, and what their lists hold. */
const TYPES: Readonly<Record<string, readonly [type: string, items?: string]>> = {
  enum: ['string'],
  string: ['string'],
  date: ['string'],
  timestamp: ['string'],
  number: ['number'],
  integer: ['integer'],
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

const cases = (
  [
    ['client', 'Client', ['ClientPatch', 'ClientCreate', 'ClientBulkElement'], 'ListedClient'],
    ['client_defaults', 'ClientDefaults', ['ClientDefaultsInput'], undefined],
    ['packaging_defaults', 'PackagingDefaults', ['PackagingDefaultsReplace'], undefined],
    [
      'approval',
      'Approval',
      ['ApprovalPatch', 'ApprovalReplace', 'ApprovalCreate'],
      'ListedApproval',
    ],
  ] as const
).flatMap(([resource, shown, sent, listed]) =>
  Object.entries(facts[resource] ?? {}).map(([name, fact]) => ({
    resource,
    name: name.trim(),
    fact,
    shown,
    sent,
    listed,
  })),
)

describe('the document says what the specification says', () => {
  test.each(cases)('of $resource.$name', ({ resource, name, fact, shown, sent, listed }) => {
    const [type, items] = TYPES[fact.type] as readonly [string, string?]
    const check = (schema: string, values: readonly string[] | undefined) => {
      const member = plain(schemas[schema]?.properties[name] ?? {})
      expect([schema, member.type]).toEqual([schema, type])
      expect(member.enum && [...(member.enum as string[])].sort()).toEqual(values?.toSorted())
      expect((member.items as JsonSchema | undefined)?.type).toBe(items)
      return member
    }
    for (const schema of sent) {
      check(schema, fact.values)
      const isRequired = schemas[schema]?.required?.includes(name) === true
      expect(isRequired).toBe(fact.required === true && !schema.endsWith('Patch'))
    }
    if (fact.requestOnly) {
      expect(schemas[shown]?.properties).not.toHaveProperty(name)
      return
    }
    const isPlain = PLAIN[resource]?.includes(name) === true
    const member = check(shown, isPlain ? undefined : fact.values)
    if (isPlain) expect(Object.keys(member).sort()).toEqual(['description', 'title', 'type'])
    const unset = fact.default ?? fact.responseDefault
    if (!Array.isArray(unset)) expect(member.default).toEqual(unset)
    expect(schemas[shown]?.required).toContain(name)
    if (listed) check(listed, isPlain ? undefined : fact.values)
  })

  test('of what only answers have', () => {
    const { Client, PackagingDefaults, Approval } = schemas
    const own = { client: Client, packaging_defaults: PackagingDefaults, approval: Approval }
    for (const [resource, schema] of Object.entries(own)) {
      const fields = Object.entries(facts[resource] ?? {}).filter(([, fact]) => !fact.requestOnly)
      const names = [...(kept[resource] ?? []), ...fields.map(([name]) => name.trim())]
      expect(Object.keys(schema?.properties ?? {}).sort()).toEqual(names.sort())
      for (const name of kept[resource] ?? []) {
        const { type, enum: values } = plain(schema?.properties[name] ?? {})
        expect([name, type]).toEqual([name, name.endsWith('_count') ? 'integer' : 'string'])
        expect(values).toEqual(name === 'source' ? ['internal', 'external_channel'] : undefined)
      }
    }
  })
})
