import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { PROBLEMS } from '@/lib/problem'
import { isFilterable } from '@/lib/records/listQuery'
import { approval, client } from '@/lib/resources'
import { openApiDocument } from './document'
import { apiOperations } from './served'

interface Documented {
  readonly operationId: string
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
  readonly 'x-required-permission'?: string
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

describe('the document', () => {
  test('every reference leads somewhere', () => {
    expect(referencesIn(document).filter((reference) => resolve(reference) === undefined)).toEqual(
      [],
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

  test('lists take every field that filters', () => {
    for (const [name, resource] of [
      ['GET /fm/clients', client],
      ['GET /fm/approvals', approval],
    ] as const) {
      const taken = new Set(find(name).parameters.map((parameter) => parameter.name))
      const filterable = [...resource.fields.values()].filter(isFilterable)
      expect(filterable.filter((field) => !taken.has(field.name))).toEqual([])
    }
  })
})

describe.each(documented)('$name', ({ operation, source }) => {
  test('says what permission it takes', () => {
    const open = source.permission === 'none'
    expect(operation.security).toEqual(open ? [] : undefined)
    expect(operation['x-required-permission']).toBe(
      open || source.permission === 'token' ? undefined : source.permission,
    )
  })

  test('lists each failure under its own status, in both media types', () => {
    for (const [status, { $ref }] of Object.entries(operation.responses)) {
      if (Number(status) < 400) continue
      const { content } = resolve($ref ?? '')
      expect(Object.keys(content)).toEqual([
        'application/vnd.service-api.v1+json',
        'application/problem+json',
      ])
      const codes = $ref?.split('/')[3]?.split('.') as (keyof typeof PROBLEMS)[]
      expect(codes.map((code) => PROBLEMS[code][0])).toEqual(codes.map(() => Number(status)))
    }
  })

  test('has a body exactly where the gate reads one, with an example that fits', () => {
    expect(operation.requestBody !== undefined).toBe(source.maxBytes !== undefined)
    const { schema, examples } = operation.requestBody?.content['application/json'] ?? {}
    if (!schema) return
    const validate = ajv.compile({ $ref: `api${schema.$ref}` })
    const values = Object.values(examples ?? {}).map((example) => example.value)
    expect(values.length).toBeGreaterThan(0)
    expect(values.filter((value) => !validate(value))).toEqual([])
  })

  test('gives parameters examples that fit', () => {
    for (const { schema, example, name } of operation.parameters) {
      if (schema && example !== undefined)
        expect([name, ajv.validate(schema, example)]).toEqual([name, true])
    }
  })
})
