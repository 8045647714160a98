import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFilters } from '@/lib/derive/filters'
import { openApiDocument } from '@/lib/http/openapi/document'
import { apiOperations } from '@/lib/http/openapi/served'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import type { Caller } from '../support/caller'
import { openScene, type Scene } from '../support/scene'

interface Schema {
  readonly type?: unknown
  readonly maxLength?: number
  readonly pattern?: string
  readonly description?: string
}

interface Documented {
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly example?: unknown
    readonly explode?: boolean
    readonly schema: Schema & { readonly items?: Schema }
  }[]
  readonly requestBody?: {
    readonly content: Record<string, { examples?: Record<string, { value: unknown }> }>
  }
}

const document = JSON.parse(JSON.stringify(openApiDocument(apiOperations)))
const operations = Object.entries(
  document.paths as Record<string, Record<string, Documented>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
    method: method.toUpperCase(),
    path: parameters
      .filter((each) => each.in === 'path')
      .reduce((filled, { name, example }) => filled.replace(`{${name}}`, String(example)), path),
    body: Object.values(requestBody?.content['application/json']?.examples ?? {})[0]?.value,
    query: parameters.filter((each) => each.in === 'query'),
  })),
)

/** Calls that run at the same time. */
const FEW = 8
/** Parameters that are sent in one call. */
const AT_ONCE = 50
/** What a test of hundreds of calls may take, in ms. */
const MANY_CALLS = 180_000

let scene: Scene
let admin: Caller

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
})
afterAll(() => scene.close())

const tally = async () =>
  scene.database.query(`SELECT (SELECT count(*) FROM event) AS events,
    (SELECT count(*) FROM client) AS clients, (SELECT count(*) FROM locking_session) AS sessions`)

/** What keeps an answer short, where it can be asked for. */
const SHORT: Readonly<Record<string, string>> = { limit: 'limit=3', fields: 'fields=_etag' }

describe('on every operation', () => {
  test('a parameter that it does not define is 400, and nothing is done', async () => {
    const before = await tally()
    for (const { method, path, body } of operations) {
      const options = body === undefined ? {} : { body }
      const answer = await admin(method, `${path}?no_such_thing=1`, options)
      const { status, body: problem } = answer
      expect([method, path, status, problem.code, problem.parameter]).toEqual([
        ...[method, path, 400, 'unknown_parameter', 'no_such_thing'],
      ])
    }
    expect(await tally()).toEqual(before)
  })

  test('parameters given twice are 400, and all of them are named', async () => {
    for (const { method, path, body, query } of operations) {
      const options = body === undefined ? {} : { body }
      const names = query.filter((each) => each.schema.type !== 'array').map(({ name }) => name)
      for (let start = 0; start < names.length; start += AT_ONCE) {
        const some = names.slice(start, start + AT_ONCE)
        const twice = [...some, ...some].map((name) => `${name}=x`).join('&')
        const answer = await admin(method, `${path}?${twice}`, options)
        expect([path, answer.status, answer.body.parameters]).toEqual([
          ...[path, 400],
          some.map((parameter) => ({
            parameter,
            code: 'invalid_parameter',
            message: `The parameter ${parameter} is not usable: it is given twice.`,
          })),
        ])
      }
    }
  })

  test(
    'what is no UTF-8 in a parameter is 400 by its name, and read as no other text',
    async () => {
      for (const { method, path, query, body } of operations) {
        const options = body === undefined ? {} : { body }
        for (const text of ['%ff', 'Caf%e9', '%ed%a0%80', '%', '50%+x', '%zz']) {
          const names = query.map(({ name }) => name)
          for (let start = 0; start < names.length; start += AT_ONCE) {
            const some = names.slice(start, start + AT_ONCE)
            const sent = some.map((name) => `${name}=${text}`).join('&')
            const answer = await admin(method, `${path}?${sent}`, options)
            expect([path, text, answer.status, answer.body.parameters]).toEqual([
              ...[path, text, 400],
              some.map((parameter) => ({
                parameter,
                code: 'invalid_parameter',
                message: expect.stringContaining('no UTF-8'),
              })),
            ])
          }
        }
      }
    },
    MANY_CALLS,
  )

  test('a leap second is no moment, and a bare + of an offset is told', async () => {
    const isMoment = ({ schema }: Documented['parameters'][number]) =>
      schema.description?.includes('date-time') === true
    const moments = operations.flatMap(({ method, path, query }) =>
      query.filter(isMoment).map(({ name }) => ({ method, path, name })),
    )
    expect(moments.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['updated_since', 'created_from', 'from', 'to']),
    )
    for (const { method, path, name } of moments) {
      const sent = async (text: string) => (await admin(method, `${path}?${name}=${text}`)).body
      for (const text of ['2026-11-20T23:59:60Z', '2016-12-31T23:59:60.5%2B00:00']) {
        expect([path, name, text, (await sent(text)).parameter]).toEqual([path, name, text, name])
      }
      expect((await sent('2026-11-20T10:15:00+11:00')).detail).toContain('%2B')
      expect((await sent('2026-11-20T10:15:00')).detail).not.toContain('%2B')
    }
  })

  test(
    'a text counts characters as fields do, and not the halves of those that take two units',
    async () => {
      const texts = operations.flatMap(({ method, path, query, body }) =>
        query.flatMap(({ name, schema }) => {
          const { type, maxLength, pattern } = schema.items ?? schema
          const isText = type === 'string' && maxLength !== undefined && !pattern
          return isText ? [{ method, path, name, maxLength, body }] : []
        }),
      )
      expect(texts.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['search', 'called', 'ids', 'name_contains', 'request_id', 'field']),
      )
      const check = async ({ method, path, name, maxLength, body }: (typeof texts)[number]) => {
        const send = (characters: number) => {
          const text = encodeURIComponent('😀'.repeat(characters))
          return admin(method, `${path}?${name}=${text}`, body === undefined ? {} : { body })
        }
        const [longest, longer] = [await send(maxLength), await send(maxLength + 1)]
        expect([path, name, longest.status, longer.status, longer.body.parameter]).toEqual([
          ...[path, name, 200, 400, name],
        ])
      }
      for (let start = 0; start < texts.length; start += FEW) {
        await Promise.all(texts.slice(start, start + FEW).map(check))
      }
    },
    MANY_CALLS,
  )

  test(
    'a list of values repeated means the same as commas',
    async () => {
      for (const { method, path, query } of operations) {
        for (const { name, schema, example, explode } of query) {
          // Of values that may have commas in them, commas part none.
          if (schema.type !== 'array' || explode) continue
          const values = (example as string[]).map(encodeURIComponent)
          const rest = query
            .flatMap((other) => (other.name === name ? [] : (SHORT[other.name] ?? [])))
            .join('&')
          const repeats = values.map((value) => `${name}=${value}`).join('&')
          const [commas, repeated] = await Promise.all([
            admin(method, `${path}?${rest}&${name}=${values.join(',')}`),
            admin(method, `${path}?${rest}&${repeats}`),
          ])
          expect([name, commas.status, repeated.text]).toEqual([name, 200, commas.text])
        }
      }
    },
    MANY_CALLS,
  )
})

test('all parameters at fault are named at once, with the name that was meant', async () => {
  const { status, body } = await admin(
    'GET',
    '/fm/clients?limit=0&client_typ=fleet&state=VIC&limit=5&search=a&sort=area',
  )
  expect([status, body.code, body.parameter]).toEqual([400, 'invalid_parameter', 'limit'])
  expect(body.parameters).toEqual([
    {
      parameter: 'limit',
      code: 'invalid_parameter',
      message: 'The parameter limit is not usable: it is given twice.',
    },
    {
      parameter: 'client_typ',
      code: 'unknown_parameter',
      message: 'There is no parameter "client_typ". Did you mean client_type?',
    },
    { parameter: 'sort', code: 'invalid_parameter', message: expect.stringContaining('each once') },
  ])
  for (const { message } of body.parameters) expect(body.detail).toContain(message)
})

test('of unknown parameters by the hundred a thousand are named, and what was meant by the first', async () => {
  const names = Array.from({ length: 1500 }, (_, number) => `limi${number.toString(36)}`)
  const { status, body } = await admin('GET', `/fm/clients?${names.join('&')}`)
  expect([status, body.code]).toEqual([400, 'unknown_parameter'])
  const told = body.parameters as { parameter: string; message: string }[]
  expect(told.map(({ parameter }) => parameter)).toEqual(names.slice(0, 1000))
  expect(told.filter(({ message }) => message.includes('Did you mean'))).toHaveLength(10)
})

test('a member that has no filter of its bare name leads to those that it has', async () => {
  for (const resource of resources as readonly Resource[]) {
    if (!resource.list) continue
    const filters = [...listFilters(resource).values()]
    const names = new Set(filters.map(({ member }) => member.name))
    const taken = new Set<string>(
      document.paths[resource.path].get.parameters.map((each: { name: string }) => each.name),
    )
    for (const name of names) {
      if (taken.has(name)) continue
      const own = filters.filter(({ member }) => member.name === name)
      const { status, body } = await admin('GET', `${resource.path}?${name}=x`)
      const meant = own.map(({ parameter }) => parameter).join(' or ')
      expect([name, status, body.detail]).toEqual([
        name,
        400,
        `There is no parameter "${name}". Did you mean ${meant}?`,
      ])
    }
  }
})

test.each([
  ['/fm/clients?q=council', 'Did you mean search?'],
  ['/fm/clients?per_page=20', 'Did you mean limit?'],
  ['/fm/clients?pageSize=20', 'Did you mean limit?'],
  ['/fm/clients?page=2', 'Did you mean cursor?'],
  ['/fm/clients?page%5Bsize%5D=20', 'Did you mean limit?'],
  ['/fm/clients?order_by=name', 'Did you mean sort?'],
  ['/fm/clients?modified_since=2026-01-01', 'Did you mean updated_since?'],
  ['/fm/clients?expand=labels', 'Did you mean include?'],
  ['/fm/clients?filter%5Bclient_type%5D=fleet', 'Did you mean client_type?'],
  ['/fm/events?order=at', 'Did you mean sort?'],
  ['/fm/events?since=2026-01-01', 'Did you mean from?'],
  ['/fm/changes?cursor=1', 'Did you mean after?'],
  ['/fm/clients?unheard_of=1', undefined],
])('%s, as others call it, is told of what it is called here', async (path, hint) => {
  const { status, body } = await admin('GET', path)
  expect([status, body.code]).toEqual([400, 'unknown_parameter'])
  if (hint) expect(body.detail).toMatch(new RegExp(`"\\. ${hint.replace('?', '\\?')}$`))
  else expect(body.detail).toBe('There is no parameter "unheard_of".')
})

test('who asks for a filter by that name is told of filters of the list', async () => {
  for (const resource of resources as readonly Resource[]) {
    if (!resource.list) continue
    const { status, body } = await admin('GET', `${resource.path}?filter=x`)
    expect([resource.name, status, body.code]).toEqual([resource.name, 400, 'unknown_parameter'])
    const [first] = [...listFilters(resource).values()].filter(({ operator }) => operator === 'is')
    if (first) expect(body.detail).toContain(first.parameter)
  }
})

test('all members that there are not are named, with those that were meant', async () => {
  const { status, body } = await admin('GET', '/fm/clients?fields=nam,client_id,finance_limt,zzzz')
  expect([status, body.detail]).toEqual([
    400,
    'The parameter fields is not usable: there is no member "nam" (did you mean name?), and none "finance_limt" (did you mean finance_limit?), and none "zzzz".',
  ])
})

test('a write whose dry_run is given twice or misspelt writes nothing', async () => {
  const read = () => admin('GET', '/fm/clients/10001').then(({ text }) => text)
  const before = await read()
  const change = { name: 'Written by a dry run' }
  for (const query of ['dry_run=false&dry_run=true', 'dryrun=true', 'dry_run=1', 'dry_run=']) {
    const bulk = await admin('PATCH', `/fm/clients?${query}`, {
      body: [{ client_id: '10001', ...change }],
    })
    const single = await admin('PATCH', `/fm/clients/10001?${query}`, { body: change })
    expect([query, bulk.status, single.status]).toEqual([query, 400, 400])
  }
  expect(await read()).toBe(before)
})
