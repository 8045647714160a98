import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '@/lib/resources'
import { schemaName } from '@/lib/resources/schemaNames'
import type { Caller } from '../support/caller'
import { openScene, type Scene } from '../support/scene'

let scene: Scene
let admin: Caller

beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
})
afterAll(() => scene.close())

/** A right body for every operation whose body is no record's and none of a record's secrets, with the address to send it to. */
const BODIES: Readonly<Record<string, readonly [path: string, body: Record<string, unknown>]>> = {
  'POST /authenticate': ['/authenticate', { username: 'viewer', password: 'x' }],
  'POST /fm/locking-sessions': [
    '/fm/locking-sessions',
    { locks: [{ resource: 'approvals', id: '88001' }], ttl_seconds: 5 },
  ],
  'POST /fm/locking-sessions/{locking_session_id}/renew': [
    '/fm/locking-sessions/00000000-0000-4000-8000-000000000000/renew',
    { ttl_seconds: 5 },
  ],
  'POST /admin/service-accounts/{user_id}/keys': [
    '/admin/service-accounts/1/keys',
    { name: 'x', networks: ['203.0.113.0/24'] },
  ],
  'POST /admin/service-accounts/{user_id}/keys/{key_id}/rotate': [
    '/admin/service-accounts/1/keys/00000000-0000-4000-8000-000000000000/rotate',
    { overlap_seconds: 60 },
  ],
  'PUT /demo/clock': ['/demo/clock', { now: '2027-06-30T17:00:00Z' }],
  'POST /admin/webhooks/{webhook_id}/secrets': [
    '/admin/webhooks/999/secrets',
    { overlap_seconds: 60 },
  ],
  'POST /admin/webhooks/{webhook_id}/replay': [
    '/admin/webhooks/999/replay',
    {
      state: 'parked',
      from: '2026-11-20T10:15:00+11:00',
      until: '2026-11-21T10:15:00+11:00',
    },
  ],
  'POST /me/password': ['/me/password', { current_password: 'x', new_password: 'fifteen letters' }],
  'POST /me/recovery-codes': ['/me/recovery-codes', { current_password: 'x' }],
  'POST /me/second-factors/totp': ['/me/second-factors/totp', { current_password: 'x' }],
  'POST /me/second-factors/totp/confirm': ['/me/second-factors/totp/confirm', { otp: '000000' }],
  'POST /me/second-factors/passkeys': ['/me/second-factors/passkeys', { current_password: 'x' }],
  'POST /me/second-factors/passkeys/confirm': [
    '/me/second-factors/passkeys/confirm',
    {
      passkey: {
        id: 'x',
        rawId: 'x',
        type: 'public-key',
        response: { clientDataJSON: 'x', attestationObject: 'x' },
      },
    },
  ],
  'POST /me/second-factors/{factor_id}/removal': [
    '/me/second-factors/00000000-0000-4000-8000-000000000000/removal',
    { current_password: 'x' },
  ],
}
/** What browsers make: they may put members of their own into it. */
const OPEN = ['/passkey', '/passkey/response']
const TITLES = resources.map(({ title }) => schemaName(title.toLowerCase().replaceAll(' ', '_')))
const OF_RECORDS = new RegExp(
  `^(${TITLES.join('|')})(Patch|Create|CreateAny|Replace|Bulk|Password)$`,
)
const VALUES = { null: null, boolean: true, number: 1.5, string: 'x', array: [], object: {} }

type Path = readonly (string | number)[]

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

/** Every place of a body, from the body itself to the members of its lists' entries. */
const placesIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [
        path,
        ...Object.entries(value).flatMap(([name, inner]) =>
          placesIn(inner, [...path, Array.isArray(value) ? Number(name) : name]),
        ),
      ]
    : [path]

const at = (value: unknown, path: Path): unknown =>
  path.reduce((inner, part) => (inner as Record<string | number, unknown>)[part], value)

/** A copy of a body with another value at a place; undefined takes the member away. */
function withValue(body: unknown, path: Path, value: unknown): unknown {
  if (path.length === 0) return value
  const copy = structuredClone(body)
  const parent = at(copy, path.slice(0, -1)) as Record<string | number, unknown>
  const name = path[path.length - 1] as string
  if (value === undefined) delete parent[name]
  else parent[name] = value
  return copy
}

const pointerOf = (path: Path) => path.map((part) => `/${part}`).join('')

interface Documented {
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: { $ref: string } } }
  }
}

test('the list of bodies is whole', async () => {
  const { body } = await admin('GET', '/openapi.json')
  const taking = Object.entries(body.paths as Record<string, Record<string, Documented>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) => {
        const name = requestBody?.content['application/json'].schema.$ref.split('/').at(-1)
        return name && !OF_RECORDS.test(name) ? [`${method.toUpperCase()} ${path}`] : []
      }),
  )
  expect(taking.sort()).toEqual(Object.keys(BODIES).sort())
})

test.each(Object.entries(BODIES))(
  'pain: %s says of each member what is wrong with it',
  async (operation, [path, body]) => {
    const method = operation.split(' ')[0] as string
    const faultsOf = async (sent: unknown) => {
      const answer = await admin(method, path, { raw: JSON.stringify(sent) })
      return [answer.status, answer.body.errors]
    }
    const fault = (place: Path, code: string) => [
      422,
      [{ pointer: pointerOf(place), code, message: expect.stringMatching(/^[A-Z].*\.$/) }],
    ]
    const isOptional = async (place: Path) =>
      !(await faultsOf(withValue(withValue(body, place, undefined), ['extra'], 1)))[1].some(
        ({ code }: { code: string }) => code === 'required',
      )
    for (const place of placesIn(body)) {
      const right = at(body, place)
      for (const [type, value] of Object.entries(VALUES)) {
        if (type === typeOf(right)) continue
        const found = [place, value, await faultsOf(withValue(body, place, value))]
        expect(found).toEqual([place, value, fault(place, 'wrong_type')])
      }
      if (typeof place.at(-1) === 'string' && !(await isOptional(place))) {
        const found = await faultsOf(withValue(body, place, undefined))
        expect(found).toEqual(fault(place, 'required'))
      }
      if (typeOf(right) === 'object' && !OPEN.includes(pointerOf(place))) {
        const extra = [...place, 'a/b~c']
        const [status, errors] = await faultsOf(withValue(body, extra, 1))
        const pointer = `${pointerOf(place)}/a~1b~0c`
        expect([status, errors]).toMatchObject([422, [{ pointer, code: 'unknown_member' }]])
      }
    }
  },
)

test.each([
  ['POST', '/fm/locking-sessions', { locks: [] }, 'out_of_range /locks'],
  [
    'POST',
    '/fm/locking-sessions',
    { locks: [{ resource: 'clients', id: '1' }] },
    'not_allowed /locks/0/resource',
  ],
  [
    'POST',
    '/fm/locking-sessions',
    { locks: [{ resource: 'approvals', id: '01' }] },
    'not_found /locks/0/id',
  ],
  [
    'POST',
    '/admin/service-accounts/1/keys',
    { name: 'x', permissions: ['All'] },
    'not_allowed /permissions/0',
  ],
  ['POST', '/admin/roles', { name: 'x'.repeat(101), permissions: [] }, 'too_long /name'],
  ['POST', '/admin/roles', { name: '', permissions: [] }, 'out_of_range /name'],
  ['POST', '/admin/roles', { name: 'a\u0000', permissions: [] }, 'invalid_text /name'],
  ['POST', '/admin/roles', { name: 'a', permissions: ['All'] }, 'not_allowed /permissions/0'],
  ['PUT', '/fm/contracts/C', { client_id: 'x' }, 'not_found /client_id'],
  ['POST', '/authenticate', { username: 'x', password: '' }, 'out_of_range /password'],
  [
    'POST',
    '/fm/locking-sessions/00000000-0000-4000-8000-000000000000/renew',
    { ttl_seconds: 1.5 },
    'out_of_range /ttl_seconds',
  ],
  [
    'POST',
    '/admin/webhooks',
    { name: 'Plain', url: 'http://receiver.invalid/', role_id: '3' },
    'not_allowed /url',
  ],
  [
    'POST',
    '/fm/locking-sessions/00000000-0000-4000-8000-000000000000/renew',
    { ttl_seconds: 3601 },
    'out_of_range /ttl_seconds',
  ],
])('%s %s of %j is refused as %s', async (method, path, body, said) => {
  const answer = await admin(method, path, { raw: JSON.stringify(body) })
  const faults = answer.body.errors.map(
    ({ code, pointer }: { code: string; pointer: string }) => `${code} ${pointer}`,
  )
  expect([answer.status, faults]).toEqual([422, [said]])
})

test('a single fault is told with the member that it is of', async () => {
  const unnamed = await admin('POST', '/authenticate', { body: { username: 'admin' } })
  expect(unnamed.body.detail).toBe('/password: The member must be sent.')
  const body = { locks: [{ resource: 'approvals', id: '88001', resorce: 'x' }], ttl_seconds: 1 }
  const unknown = await admin('POST', '/fm/locking-sessions', { body })
  expect(unknown.body.detail).toBe('There is no member "resorce". Did you mean resource?')
})

test('a member that there is not is told with the one that was meant', async () => {
  const body = { user_name: 'admin', password: 'admin-demo-password' }
  const { errors } = (await admin('POST', '/authenticate', { body })).body
  expect(errors.map(({ message }: { message: string }) => message).sort()).toEqual([
    'The member must be sent.',
    'There is no member "user_name". Did you mean username?',
  ])
})

test('one entry is counted as one, and what comes in the plural is missed in the plural', async () => {
  const unlocked = await admin('POST', '/fm/locking-sessions', { body: { locks: [] } })
  expect(unlocked.body.detail).toBe('/locks: Takes at least 1 entry.')
  const unset = await admin('GET', '/sp/client/packaging-defaults/999999')
  expect(unset.body.detail).toBe('There are no packaging defaults of client 999999.')
})
