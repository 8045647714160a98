import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listFilters } from '@/lib/derive/filters'
import { PROBLEMS } from '@/lib/problem'
import { approval, client, resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { openApiDocument } from './document'
import { apiOperations, documentOperations } from './served'

interface Documented {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly {
    readonly name?: string
    readonly $ref?: string
    example?: unknown
    schema?: object
  }[]
  readonly responses: Record<string, { $ref?: string; content?: Record<string, unknown> }>
  readonly requestBody?: {
    readonly content: Record<
      string,
      { schema: { $ref: string }; examples?: Record<string, { value: unknown }> }
    >
  }
  readonly security?: readonly unknown[]
  readonly 'x-required-permission'?: string | readonly string[]
}

const document = JSON.parse(JSON.stringify(openApiDocument(apiOperations)))
const ajv = new Ajv2020({ strict: false })
addFormats(ajv)
ajv.addFormat('decimal', { type: 'number', validate: () => true })
ajv.addSchema(document, 'api')

const documented = Object.entries(
  document.paths as Record<string, Record<string, Documented>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation,
    source: apiOperations[path]?.[method.toUpperCase() as 'GET'] as NonNullable<
      (typeof apiOperations)[string]['GET']
    >,
  })),
)
const find = (name: string) =>
  documented.find((entry) => entry.name === name)?.operation as Documented

const resolve = (reference: string) =>
  reference
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((node, part) => node?.[part], document)

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : referencesIn(inner),
  )
}

/** What the document has under a keyword, wherever it stands. */
function valuesOf(keyword: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === keyword ? [inner] : []),
    ...valuesOf(keyword, inner),
  ])
}

/** Text of any characters, and of those that patterns speak of. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'019aAzTZ-:+."/_ \u2028', '😀', '\ud83d'), maxLength: 12 }),
  fc.constantFrom('10001', '2026-11-20', '5a0f3c1e-8d27-4b6a-9e41-c2d7f8b30a65', '😀'),
)

describe('the document', () => {
  test('is not made of an operation that leaves an id of its address unread, or reads another', () => {
    const read = (path: string) => () => openApiDocument({ [path]: documentOperations })
    expect(read('/things/{thing_id}')).toThrow('GET /things/{thing_id} reads the ids (none)')
    expect(read('/things')).not.toThrow()
  })

  test('every reference leads somewhere', () => {
    expect(referencesIn(document).filter((reference) => resolve(reference) === undefined)).toEqual(
      [],
    )
  })

  test('no reference points into a schema', () => {
    const deep = referencesIn(document).filter((reference) => reference.split('/').length !== 4)
    expect(deep).toEqual([])
  })

  test('each list of values has one name', () => {
    const named = Object.entries<{ enum?: unknown[] }>(document.components.schemas)
    const lists = named.flatMap(([, { enum: values }]) => (values ? [JSON.stringify(values)] : []))
    expect(new Set(lists).size).toBe(lists.length)
  })

  test('no list of values holds null', () => {
    const lists = valuesOf('enum', document).filter((list) => (list as unknown[]).includes(null))
    expect(lists).toEqual([])
  })

  test.each([
    ...new Set(valuesOf('pattern', document).filter((value) => typeof value === 'string')),
  ])('the pattern %s needs no flag, and none changes it', (pattern) => {
    expect(pattern).not.toMatch(/\\[pPsSwWdDbBkx]\{|\\[pPsSwWdDbBk]|\(\?/)
    // Engines that work on UTF-8, as Rust's, which Pydantic stands on, know no surrogates.
    expect(pattern).not.toMatch(/\\u[dD][89a-fA-F]/)
    const plain = new RegExp(pattern)
    const unicode = new RegExp(pattern, 'u')
    fc.assert(
      fc.property(texts, (text) => {
        expect(plain.test(text)).toBe(unicode.test(text))
      }),
    )
  })

  test.each(Object.keys(document.components.schemas))('the schema %s is one', (name) => {
    expect(ajv.validateSchema(document.components.schemas[name])).toBe(true)
    expect(() => ajv.compile({ $ref: `api#/components/schemas/${name}` })).not.toThrow()
  })

  test('every operation has a name of its own', () => {
    const names = documented.map(({ operation }) => operation.operationId)
    expect(new Set(names).size).toBe(names.length)
    expect(find('PATCH /fm/approvals/{approval_id}').operationId).toBe('patchApproval')
  })

  test('lists take every filter of their resource', () => {
    for (const [name, resource] of [
      ['GET /fm/clients', client],
      ['GET /fm/approvals', approval],
    ] as const) {
      const taken = new Set(find(name).parameters.map((parameter) => parameter.name))
      expect([...listFilters(resource).keys()].filter((name) => !taken.has(name))).toEqual([])
    }
  })
})

describe.each(documented)('$name', ({ operation, source }) => {
  test('says what permission it takes', () => {
    const open = source.permission === 'none'
    expect(operation.security).toEqual(open ? [] : undefined)
    const needed = open || source.permission === 'token' ? [] : [source.permission].flat()
    expect(operation['x-required-permission']).toEqual(needed.length > 1 ? needed : needed[0])
  })

  test('lists each failure under its own status, in both media types', () => {
    for (const [status, { $ref }] of Object.entries(operation.responses)) {
      if (Number(status) < 400) continue
      const { content } = resolve($ref ?? '')
      expect(Object.keys(content)).toEqual([
        'application/vnd.service-api.v1+json',
        'application/problem+json',
      ])
      const { schema } = Object.values(content)[0] as { schema: object }
      const codes = valuesOf('enum', schema).flat() as (keyof typeof PROBLEMS)[]
      expect(codes.length).toBeGreaterThan(0)
      expect(codes.map((code) => PROBLEMS[code][0])).toEqual(codes.map(() => Number(status)))
    }
  })

  test('has a body exactly where the pipeline reads one, with an example that fits', () => {
    expect(operation.requestBody !== undefined).toBe(source.maxBytes !== undefined)
    const { schema, examples } = operation.requestBody?.content['application/json'] ?? {}
    if (!schema) return
    const validate = ajv.compile({ $ref: `api${schema.$ref}` })
    const values = Object.values(examples ?? {}).map((example) => example.value)
    expect(values.length).toBeGreaterThan(0)
    expect(values.filter((value) => !validate(value))).toEqual([])
  })

  test('says what it does, and more than its summary', () => {
    expect(operation.description.length).toBeGreaterThan(operation.summary.length)
    expect(operation.description).toMatch(/^[A-Z`].*\.$/)
  })

  test('has an example of each answer that has a body, which fits', () => {
    const answers = Object.entries(operation.responses).flatMap(([status, { content }]) =>
      Number(status) < 300 && content ? Object.values(content) : [],
    ) as { schema: { $ref: string }; examples: Record<string, { $ref: string }> }[]
    const { document, dryRun } = source
    const isTriedApart = dryRun && document.status !== 200
    expect(answers).toHaveLength(
      Number(document.gives !== undefined) +
        Number(document.file !== undefined) +
        Number(isTriedApart === true),
    )
    for (const { schema, examples } of answers) {
      const validate = ajv.compile({ $ref: `api${schema.$ref}` })
      const values = Object.values(examples).map(({ $ref }) => resolve($ref).value)
      expect(values.length).toBeGreaterThan(0)
      for (const value of values) {
        validate(value)
        expect(validate.errors ?? []).toEqual([])
      }
    }
  })

  test('shows the ids that the pipeline takes', () => {
    for (const [name, { pattern: form }] of Object.entries(source.ids ?? {})) {
      const parameter = operation.parameters.find((each) => each.name === name)
      if (!parameter) throw new Error(`${name} is not documented`)
      const { pattern } = parameter.schema as { pattern: string }
      fc.assert(
        fc.property(texts, fc.nat({ max: 2 }), (text, length) => {
          // No text of a valid document has half of a surrogate pair.
          const value = text.toWellFormed().repeat([1, 255, 256][length] ?? 1)
          expect(new RegExp(pattern, 'u').test(value)).toBe(form.test(value))
        }),
      )
    }
  })

  test('gives parameters examples that fit', () => {
    for (const { schema, example, name } of operation.parameters) {
      if (schema && example !== undefined)
        expect([name, ajv.validate(schema, example)]).toEqual([name, true])
    }
  })
})

test.each(resources.filter(({ changes }: Resource) => changes.includes('replace')))(
  'says of PUT $path which fields a replacement by what was read takes away',
  (resource: Resource) => {
    const { description, requestBody } = find(`PUT ${resource.path}/{${resource.id.name}}`)
    const { $ref = '' } = requestBody?.content['application/json']?.schema ?? {}
    const hidden = [...resource.fields.values()].filter(({ writeOnly }) => writeOnly)
    const unseen = hidden.map(({ name }) => name)
    const [, told = ''] = /No answer has (.*?): to send back what was read/.exec(description) ?? []
    expect(Array.from(told.matchAll(/`(\w+)`/g), ([, name]) => name)).toEqual(unseen)
    const members = Object.entries<{ description?: string }>(resolve($ref).properties)
    const noted = members.filter(([, member]) => member.description?.includes('No answer has it'))
    expect(noted.map(([name]) => name)).toEqual(unseen)
  },
)

test('records are spoken of with the article that their name takes', () => {
  const words = JSON.stringify(document)
  expect(words.match(/\b[Aa] approval\b/)).toBeNull()
  expect(words).toContain('An approval to add, or many')
})
