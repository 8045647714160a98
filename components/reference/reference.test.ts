import { describe, expect, test } from 'vitest'
import { curlText } from '@/components/form/model/requestText'
import { JsonFault } from '@/lib/text/jsonFault'
import { type ApiDocument, byTag, operationsOf } from './document'
import { allErrorCodes } from './errors'
import { exampleRequest } from './example'
import { membersOf, typeWords, variantsOf } from './schema'
import { operationMatches } from './search'
import { type Draft, draftOf, effectOf, requestOf } from './trying/request'

const document: ApiDocument = {
  info: { title: 'T', version: '1' },
  servers: [{ url: '/api/v1' }],
  tags: [{ name: 'Empty' }, { name: 'Things' }],
  paths: {
    '/things/{id}': {
      patch: {
        operationId: 'patchThing',
        tags: ['Things'],
        summary: 'Change a thing',
        'x-required-permission': 'Things:Update',
        parameters: [
          { $ref: '#/components/parameters/Id' },
          { name: 'X-Needed', in: 'header', required: true, schema: {}, example: "it's" },
          { name: 'dry_run', in: 'query', schema: { type: 'boolean' } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Thing' },
              examples: { one: { value: { name: 'a' } } },
            },
          },
        },
        responses: {
          200: { description: 'Done.', headers: { ETag: {} } },
          422: { $ref: '#/components/responses/wrong' },
        },
      },
    },
  },
  components: {
    parameters: { Id: { name: 'id', in: 'path', required: true, schema: {}, example: '7' } },
    responses: { wrong: { description: '`faults`: It has faults.\n\n`no_user`: There is none.' } },
    schemas: {
      Thing: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: ['string', 'null'], maxLength: 255, default: '' },
          kind: { type: 'string', enum: ['a', 'b', null] },
          parts: { type: 'array', maxItems: 5, items: { $ref: '#/components/schemas/Part' } },
          day: { type: ['string', 'null'], format: 'date' },
          owner: { anyOf: [{ $ref: '#/components/schemas/Part' }, { type: 'null' }] },
          side: { $ref: '#/components/schemas/Side', description: 'Which side of it.' },
          other: { anyOf: [{ $ref: '#/components/schemas/Side' }, { type: 'null' }] },
          again: { $ref: '#/components/schemas/Thing/properties/name' },
        },
      },
      Side: { type: 'string', enum: ['left', 'right'], description: 'A side.' },
      Part: { type: 'object', properties: { size: { type: 'number', exclusiveMaximum: 10 } } },
    },
  },
}
const [operation] = operationsOf(document)
if (!operation) throw new Error('no operation was read')

test('operations come with their references looked up', () => {
  expect(operation.parameters[0]?.name).toBe('id')
  expect(operation.permission).toBe('Things:Update')
  expect(operation.successes.map(({ status }) => status)).toEqual(['200'])
  expect(byTag(document, [operation]).map(({ name }) => name)).toEqual(['Things'])
})

test('an example fills the path and sends what is required', () => {
  const request = exampleRequest(document, operation, 'https://host', { name: 'a' })
  expect(request.url).toBe('https://host/api/v1/things/7')
  expect(curlText(request)).toContain("-H 'X-Needed: it'\\''s'")
})

test('codes of errors are read from the answers', () => {
  expect(allErrorCodes(document)).toEqual([
    { status: '422', code: 'faults', meaning: 'It has faults.' },
    { status: '422', code: 'no_user', meaning: 'There is none.' },
  ])
})

describe('members', () => {
  const members = membersOf(document, { $ref: '#/components/schemas/Thing' })
  const named = (name: string) => members.find((each) => each.name === name)

  test('have their type in words', () => {
    expect(members.map(({ type }) => type)).toEqual([
      'string or null',
      'string',
      'list of objects',
      'date or null',
      'object or null',
      'string',
      'string or null',
      'string or null',
    ])
  })
  test('have their rules in words', () => {
    expect(named('name')).toMatchObject({
      isRequired: true,
      rules: ['at most 255 characters', 'default empty'],
    })
    expect(named('kind')?.values).toEqual(['a', 'b'])
  })
  test('that refer to a schema keep what is said beside the reference', () => {
    expect(named('side')).toMatchObject({
      description: 'Which side of it.',
      values: ['left', 'right'],
    })
    expect(named('other')).toMatchObject({ description: 'A side.', values: ['left', 'right'] })
    expect(named('again')?.rules).toEqual(['at most 255 characters', 'default empty'])
    const lost = { type: 'object', properties: { a: { $ref: '#/components/schemas/No' } } }
    expect(() => membersOf(document, lost)).toThrow('nothing at #/components/schemas/No')
  })
  test('open into what they hold', () => {
    for (const name of ['parts', 'owner']) {
      const inner = named(name)?.inner
      expect(inner && membersOf(document, inner).map((each) => each.name)).toEqual(['size'])
    }
    expect(named('day')?.inner).toBeNull()
  })
  test('of a list are those of its items', () => {
    const list = { type: 'array', items: { $ref: '#/components/schemas/Part' } }
    expect(typeWords(document, list)).toBe('list of objects')
    expect(variantsOf(document, list)[0]?.members[0]?.rules).toEqual(['below 10'])
  })
})

test.each([
  ['patch thing', true],
  ['THINGS', true],
  ['get', false],
])('%s is found: %s', (typed, found) => expect(operationMatches(typed, operation)).toBe(found))

describe('a call that is tried', () => {
  const [operation] = operationsOf(document)
  if (!operation) throw new Error('the document has no operation')
  const draft = draftOf(operation, { name: 'a' })
  const requested = (changes: Partial<Draft>) =>
    requestOf(document, operation, 'http://f.test', { ...draft, ...changes })

  test('is dry until it is meant', () => {
    expect(effectOf(operation, draft)).toBe('tries')
    expect(requested({ query: 'x=1' }).url).toMatch(/\?x=1&dry_run=true$/)
    expect(effectOf(operation, { ...draft, isMeant: true })).toBe('writes')
    expect(requested({ isMeant: true }).url).not.toContain('dry_run')
    const bare = { ...operation, parameters: [] }
    expect(effectOf(bare, draft)).toBe('waits')
    expect(effectOf({ ...bare, method: 'GET' }, draft)).toBe('reads')
  })

  test('has its address as it goes over the wire, of which curl makes no other', () => {
    for (const [query, sent] of [
      [
        'search=Wattleford City&fields=client_id,name',
        'search=Wattleford%20City&fields=client_id,name',
      ],
      ['name_contains=[x]{1,2}', 'name_contains=%5Bx%5D%7B1,2%7D'],
      ['search=é', 'search=%C3%A9'],
      ['search=%5Bx%5D+1', 'search=%5Bx%5D+1'],
    ] as const) {
      expect(requested({ query, isMeant: true }).url).toBe(`http://f.test/api/v1/things/7?${sent}`)
    }
    const { url } = requestOf(document, operation, 'http://[::1]:3000', {
      ...draft,
      query: 'a=[1]',
    })
    expect(url).toBe('http://[::1]:3000/api/v1/things/7?a=%5B1%5D&dry_run=true')
  })

  test('has what was typed: path, headers, and a body with all its digits', () => {
    const { url, headers, body } = requested({
      path: { id: 'a/b' },
      headers: 'If-Match: "1"\nno header\nx-needed:  other ',
      body: '{"n": 9999999999999.123456}',
    })
    expect(url).toBe('http://f.test/api/v1/things/a%2Fb?dry_run=true')
    expect(Object.fromEntries(headers)).toEqual({
      'content-type': 'application/json',
      'if-match': '"1"',
      'x-needed': 'other',
    })
    expect(String((body as { n: unknown }).n)).toBe('9999999999999.123456')
    expect(() => requested({ body: '{' })).toThrow(JsonFault)
  })
})
