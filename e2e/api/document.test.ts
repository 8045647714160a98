import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { LosslessNumber } from 'lossless-json'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { queryText } from '@/components/api/address'
import { api } from '@/components/api/api'
import { openApiDocument } from '@/lib/http/openapi/document'
import { apiOperations } from '@/lib/http/openapi/served'
import type { Caller } from '../support/caller'
import { openScene, type Scene } from '../support/scene'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly example?: unknown
  readonly schema: object
  readonly explode?: boolean
}
interface Documented {
  readonly operationId: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: {
    readonly content: Record<string, { examples?: Record<string, { value: unknown }> }>
  }
  readonly responses: Record<string, unknown>
}

const document = JSON.parse(JSON.stringify(openApiDocument(apiOperations)))
const operations = Object.entries(document.paths as Record<string, Record<string, Documented>>)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
      successes: Object.keys(operation.responses).filter((status) => status.startsWith('2')),
    })),
  )
  // What ends things goes last, so that every example finds what it speaks of.
  .sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))

/** Parameters whose examples are sent in one call. */
const AT_ONCE = 50

/** Examples that are refused here, and how: a device has to make it, or only a demonstration has it. */
const REFUSED: Readonly<Record<string, number>> = {
  confirmTotp: 422,
  confirmPasskey: 422,
  removeOwnSecondFactor: 404,
  renewRecoveryCodes: 409,
  getServiceClock: 404,
  setServiceClock: 404,
  rightServiceClock: 404,
}

let scene: Scene
let admin: Caller

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
})
afterAll(() => scene.close())
afterEach(() => void vi.unstubAllGlobals())

test('the client sends values each for itself where the document says so', () => {
  const exploded = operations.flatMap(({ operation }) =>
    operation.parameters.flatMap(({ name, explode }) => (explode ? [name] : [])),
  )
  expect(exploded).not.toEqual([])
  for (const name of exploded) {
    expect(queryText({ [name]: ['a', 'b'] })).toBe(`?${name}=a&${name}=b`)
  }
})

/** The path of the example; what has no id until it is made, or is to be deleted, is made here. */
async function examplePath(
  method: string,
  path: string,
  parameters: readonly Parameter[],
): Promise<string> {
  let filled = path
  for (const { name, example } of parameters.filter((parameter) => parameter.in === 'path')) {
    const made =
      name === 'locking_session_id'
        ? await openSession()
        : name === 'key_id'
          ? await addKey(filled)
          : name === 'delivery_id'
            ? await addDelivery(filled)
            : method === 'DELETE' && name === 'role_id'
              ? await addRole()
              : undefined
    filled = filled.replace(`{${name}}`, made ?? String(example))
  }
  return filled
}

/** A key of the service account that an address names. */
async function addKey(path: string): Promise<string> {
  const keys = path.slice(0, path.indexOf('/{key_id}'))
  return (await admin('POST', keys, { body: { name: 'Own' } })).body.key_id
}

/** A delivery of the webhook that an address names. */
async function addDelivery(path: string): Promise<string> {
  const [row] = await scene.database.query<{ delivery_id: string }>(
    `INSERT INTO webhook_delivery (webhook_id, message_id, resource, record_id, action, entry, batch, event_id, at, state)
      VALUES ($1, 'msg_1', 'client', '10001', 'updated', '{}', 0, 0, now(), 'parked') RETURNING delivery_id::text`,
    [path.split('/')[3]],
  )
  return row?.delivery_id ?? ''
}

async function addRole(): Promise<string> {
  const body = { name: 'Nobody', permissions: [] }
  return (await admin('POST', '/admin/roles', { body })).body.role_id
}

async function openSession(): Promise<string> {
  const locks = [{ resource: 'approvals', id: '88002' }]
  const opened = await admin('GET', '/fm/locking-sessions')
  if (opened.body.data[0]) return opened.body.data[0].locking_session_id
  return (await admin('POST', '/fm/locking-sessions', { body: { locks } })).body.locking_session_id
}

describe.each(operations)(
  'the examples of $method $path',
  ({ method, path, operation, successes }) => {
    const bodies = Object.values(
      operation.requestBody?.content['application/json']?.examples ?? {
        none: { value: undefined },
      },
    )
    test.each(bodies)('succeed', async ({ value }) => {
      const isSignOut = method === 'DELETE' && path === '/authenticate'
      const call = isSignOut ? await scene.as('viewer') : admin
      const address = await examplePath(method, path, operation.parameters)
      const options = value === undefined ? {} : { body: value }
      const { status, text } = await call(method, address, options)
      const { operationId } = operation
      const expected = REFUSED[operationId] ? [String(REFUSED[operationId])] : successes
      expect([status, expected.includes(String(status)) ? '' : text]).toEqual([status, ''])
    })

    const queries = operation.parameters.filter(
      (parameter) => parameter.in === 'query' && parameter.example !== undefined,
    )
    if (queries.length === 0 || method !== 'GET') return
    test('are right for each parameter', async () => {
      const address = await examplePath(method, path, operation.parameters)
      // Many at once, as there are hundreds: a faulty one is named by the answer.
      for (let start = 0; start < queries.length; start += AT_ONCE) {
        const examples = queries.slice(start, start + AT_ONCE)
        const query = new URLSearchParams(
          examples.map(({ name, example }) => [name, String(example)]),
        )
        const { status, text } = await admin(method, `${address}?${query}`)
        expect([status, status === 200 ? '' : text]).toEqual([200, ''])
      }
    })
  },
)

const readDocument = (headers: Record<string, string> = {}) =>
  fetch(`${scene.base}/openapi.json`, { headers })

describe('what the document says that is taken is taken, and nothing else', () => {
  const ajv = new Ajv2020({ strict: false })
  addFormats(ajv)
  ajv.addFormat('decimal', { type: 'number', validate: () => true })
  ajv.addSchema(document, 'api')
  const many = (count: number) => Array.from({ length: count }, (_, place) => `S-${place}`)
  const MOMENTS = ['2026-11-20', '2026-11-20T10:15Z', '2026-11-20t10:15:00.5-03:30', '0001-01-01']
  const NO_MOMENTS = [
    'today',
    '2026-13-01',
    '2026-11-32',
    '0000-01-01',
    '2026-11-20T10:15:00',
    '2026-11-20T24:00:00Z',
    '2016-12-31T23:59:60Z',
  ]
  const TAGS = ['*', '"1"', 'W/"1"', '"1@Australia/Sydney", "2"']
  const NO_TAGS = ['1', '"1', '""1', '"1" "2"', '"1",*']

  test.each([
    ['/fm/approvals', 'created_from', MOMENTS, NO_MOMENTS],
    ['/fm/approvals', 'updated_since', MOMENTS, NO_MOMENTS],
    ['/fm/events', 'to', MOMENTS, NO_MOMENTS],
    ['/fm/clients', 'due_date_from', ['2026-11-20'], ['2026-11-31', '0000-01-01', 'today']],
    ['/fm/clients', 'sort', [['name', '-client_id']], [['name', 'name']]],
    ['/fm/names/{of}', 'ids', [many(200)], [many(201)]],
    ['/fm/payment-changes/{of}', 'id', [many(200)], [many(201)]],
    ['/fm/confirmations/{of}', 'id', [many(200)], [many(201)]],
    ['/fm/duplicates/{of}', 'id', [many(200)], [many(201)]],
    ['/fm/duplicates/{of}', 'value', [many(200)], [many(201)]],
    ['/fm/clients/{client_id}', 'If-Match', TAGS, NO_TAGS],
    ['/fm/clients/{client_id}', 'If-None-Match', TAGS, NO_TAGS],
  ] as [string, string, unknown[], unknown[]][])(
    'of %s in %s',
    async (path, name, taken, refused) => {
      const all: readonly Parameter[] = document.paths[path].get.parameters.map(
        (each: Parameter & { $ref?: string }) =>
          each.$ref ? document.components.parameters[each.$ref.split('/').at(-1) ?? ''] : each,
      )
      const parameter = all.find((each) => each.name === name) as Parameter
      const address = all
        .filter((each) => each.in === 'path')
        .reduce((filled, each) => filled.replace(`{${each.name}}`, String(each.example)), path)
      const send = (value: unknown) =>
        parameter.in === 'header'
          ? admin('GET', address, { headers: { [name]: String(value) } })
          : admin('GET', `${address}${queryText({ [name]: value })}`)
      for (const value of [...taken, ...refused]) {
        const isTaken = taken.includes(value)
        const { status } = await send(value)
        expect([value, status === 400]).toEqual([value, !isTaken])
        expect([value, ajv.validate(parameter.schema, value)]).toEqual([value, isTaken])
      }
    },
  )

  test.each([
    ['/admin/service-accounts/{user_id}/keys', 'expires_at', ['2099-11-20T10:15:00+11:00', null]],
    [
      '/admin/service-accounts/{user_id}/keys',
      'expires_at',
      ['2099-11-20t10:15:00z', '2099-11-20'],
    ],
    ['/fm/clients', '_if_match', ['*', '"1"', 'W/"1"']],
    ['/fm/clients', '_if_match', ['1', '"1', '"1", "2"', '', null]],
  ])('of %s in %s of the body: %j', async (path, name, values) => {
    const isKey = path.endsWith('keys')
    const method = isKey ? 'POST' : 'PATCH'
    const body = { display_name: `Of moments ${values}`, role_id: '3' }
    const { user_id } = (await admin('POST', '/admin/service-accounts', { body })).body
    const { requestBody } = document.paths[path][method.toLowerCase()]
    const validate = ajv.getSchema(`api${requestBody.content['application/json'].schema.$ref}`)
    for (const value of values) {
      const sent = isKey
        ? { name: 'One', [name]: value }
        : [{ client_id: '10001', area: 'North', [name]: value }]
      const answer = await admin(method, path.replace('{user_id}', user_id), { body: sent })
      const codes = (answer.body.errors ?? []).map(({ code }: { code: string }) => code)
      const isRefused = codes.some((code: string) => code !== 'precondition_failed')
      expect([value, validate?.(sent)]).toEqual([value, !isRefused])
    }
  })
})

test('the document is open to everyone, and is sent again only when it has changed', async () => {
  const answer = await readDocument()
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(await answer.json()).toEqual(document)
  const etag = answer.headers.get('etag') ?? ''
  expect((await readDocument({ 'if-none-match': etag })).status).toBe(304)
  expect((await readDocument({ 'if-none-match': '"another"' })).status).toBe(200)
})

test.each([
  ['a dry run', '?dry_run=true', undefined, 200],
  ['leniency', '', 'handling=lenient', 200],
  ['a lenient dry run', '?dry_run=true', 'handling=lenient', 200],
  ['no records', '', 'return=minimal', 204],
])('a bulk call with %s answers as documented', async (_, query, prefer, expected) => {
  const isLenient = prefer === 'handling=lenient'
  const body = [
    { client_id: '10001', lead_time: 12, bespoke_field_values: { depot: expected } },
    ...(isLenient ? [{ client_id: '10002', lead_time: 'soon' }] : []),
  ]
  const headers = prefer ? { prefer } : undefined
  const answer = await admin('PATCH', `/fm/clients${query}`, { body, headers })
  expect(answer.status).toBe(expected)
  expect(answer.headers.get('preference-applied')).toBe(prefer ?? null)
})

test('the typed client signs in, changes a figure and reads it back with every digit', async () => {
  const send = fetch
  let token = ''
  vi.stubGlobal('fetch', (path: string, { headers, ...init }: RequestInit) => {
    const all = new Headers(headers)
    if (token) all.set('authorization', `Bearer ${token}`)
    return send(new URL(path, scene.base), { ...init, headers: all })
  })
  const refused = api.get('/me', { isRenewed: false })
  await expect(refused).rejects.toMatchObject({ code: 'unauthenticated' })
  const granted = await api.post('/authenticate', {
    body: { username: 'editor', password: 'editor-demo-password' },
  })
  token = granted.body.access_token
  const path = { client_id: '10001' }
  const residual_fee = new LosslessNumber('9999999999999.123456')
  await api.patch('/fm/clients/{client_id}', { path, body: { residual_fee } })
  const { body } = await api.get('/fm/clients/{client_id}', { path })
  expect(body.residual_fee).toEqual(residual_fee)
})
