import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { approval, client, packagingDefaults, resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { addedMembers } from '../addedMembers'
import { unsetValue } from '../kinds'
import { groupSchemas, listedJsonSchema, requestJsonSchema, responseJsonSchema } from './jsonSchema'
import { choiceSchemas } from './namedSchemas'
import { type RequestMode, requestSchema } from './requests'

const ajv = new Ajv2020({ strict: false })
addFormats(ajv)
ajv.addFormat('decimal', { type: 'number', validate: () => true })

/** A schema among those that it refers to. */
const compiled = (resource: Resource, schema: object) =>
  ajv.compile({
    ...schema,
    components: { schemas: { ...choiceSchemas(resource), ...groupSchemas(resource) } },
  })

/** Whether the service takes a body. */
const isRead = (resource: Resource, mode: RequestMode, body: unknown): boolean =>
  requestSchema(resource, mode, 'UTC').safeParse(body).success

describe('whole bodies', () => {
  test.each([
    { resource: client, mode: 'patch' },
    { resource: client, mode: 'create' },
    { resource: packagingDefaults, mode: 'replace' },
    { resource: approval, mode: 'patch' },
    { resource: approval, mode: 'replace' },
    { resource: approval, mode: 'create' },
  ] as const)('$resource.name $mode: required, unknown and kept members', ({ resource, mode }) => {
    const added = addedMembers(resource)
    const schema = requestJsonSchema(
      resource,
      mode,
      Object.fromEntries(added.map((name) => [name, {}])),
    )
    const validate = compiled(resource, schema)
    const bodies = [{}, [], { contract_id: 'C-1' }, { contract_id: null }, { nothing: 1 }]
    for (const body of bodies) expect(validate(body)).toBe(isRead(resource, mode, body))
    for (const name of [...resource.system.map((kept) => kept.name), ...added]) {
      expect(schema.properties).toHaveProperty(name)
    }
  })

  test.each(resources)('$name: no default makes a member seem required', (resource) => {
    const sent = Object.entries(groupSchemas(resource)).filter(([name]) => name.endsWith('Input'))
    const text = JSON.stringify([requestJsonSchema(resource, 'replace', {}), sent])
    expect(text).not.toContain('"default"')
    const hasDefault = resource.leaves.some((field) => field.default !== undefined)
    expect(text.includes('Default: `')).toBe(hasDefault)
  })
})

describe.each(resources)('answers of $name', (resource) => {
  const schema = responseJsonSchema(resource)
  const properties = schema.properties as Record<string, Record<string, unknown>>
  const shown = [...resource.fields.values()].filter((field) => !field.writeOnly)

  test('have every member that can be read, and no other', () => {
    const names = [...resource.system.map((kept) => kept.name), ...shown.map((field) => field.name)]
    expect(schema.required).toEqual(names)
    expect(Object.keys(properties)).toEqual(names)
    expect(schema.additionalProperties).toBe(false)
  })

  test.each(shown)('$name: an unset field reads as the schema says', (field) => {
    const validate = compiled(resource, properties[field.name] as object)
    const unset = field.required
      ? field.kind === 'permissions'
        ? []
        : (field.target?.id.example ??
          field.values?.[0] ??
          (field.isWebAddress ? 'https://receiver.example/' : 'C-1'))
      : unsetValue(field)
    expect(validate(unset)).toBe(true)
    expect(validate(null)).toBe(!field.required && unset === null)
    expect(properties[field.name]).toMatchObject({ title: field.label })
    expect(properties[field.name]?.default).toEqual(field.default)
  })

  test('a list may cut members, and adds only what it says', () => {
    const extra = { _etag: { type: 'string' } }
    const listed = listedJsonSchema(resource, extra)
    expect(Object.keys(listed.properties as object)).toEqual([...Object.keys(properties), '_etag'])
    expect(listed).not.toHaveProperty('required')
    expect(JSON.stringify(listed)).not.toContain('"default"')
  })
})
