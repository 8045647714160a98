import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiOperations } from '@/lib/http/openapi/served'
import { client } from '@/lib/resources'
import { type Caller, callerOf } from '../support/caller'
import {
  type ApiDocument,
  bodiesWith,
  type FuzzRequest,
  headerText,
  operationsOf,
  requestsTo,
} from '../support/fuzz'
import { idsOf, openScene, type Scene } from '../support/scene'

/** Cases for each operation; `npm run fuzz` asks for many more. */
const CASES = Number(process.env.FUZZ_CASES ?? 100)
/** Requests that are under way together. */
const TOGETHER = 5
const TIMEOUT = 60_000 + CASES * 300

let scene: Scene
let admin: Caller
let document: ApiDocument

beforeAll(async () => {
  // Addresses are claimed freely, so that guessing passwords is judged and not only refused.
  scene = await openScene([{ TRUST_PROXY: '1', LOG_LEVEL: 'fatal' }])
  admin = await scene.as('admin')
  document = (await (await fetch(`${scene.base}/openapi.json`)).json()) as ApiDocument
})
afterAll(() => scene.close())

let address = 0
/** The caller itself fails on an answer that the document does not allow. */
async function send({ method, path, headers, body }: FuzzRequest): Promise<void> {
  address += 1
  // Signing out would end the other requests' token, so it is tried with a token of nobody.
  const signsOut = method === 'DELETE' && path.startsWith('/authenticate')
  const call = signsOut ? callerOf(scene.base, `fb_${'A'.repeat(43)}`) : admin
  const { status } = await call(method, path, {
    headers: { ...headers, 'x-forwarded-for': `10.0.${address >> 8}.${address & 255}` },
    ...(body !== undefined && { raw: JSON.stringify(body) }),
  })
  expect(status).toBeLessThan(500)
}

const operations = Object.entries(apiOperations).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => [method, path] as const),
)

/** What changes accounts comes last: it may take the caller's own rights away. */
const ordered = [
  ...operations.filter(([, path]) => !path.startsWith('/admin/')),
  ...operations.filter(([, path]) => path.startsWith('/admin/')),
]

test('every operation is documented and so is tried', () => {
  const documented = operationsOf(document).map(([method, path]) => `${method} ${path}`)
  expect(ordered.map(([method, path]) => `${method} ${path}`).sort()).toEqual(documented.sort())
})

test(
  'any JSON at all as a patch of a client is a record’s or refused',
  async () => {
    const [id] = await idsOf(scene.database, 'client')
    const editor = await scene.as('editor')
    const names = fc.constantFrom(...client.fields.keys(), 'client_id', 'nmae', '__proto__')
    const texts = fc.oneof(
      fc.json({ stringUnit: 'binary' }),
      fc
        .dictionary(names, fc.jsonValue({ stringUnit: 'binary' }))
        .map((body) => JSON.stringify(body)),
      fc.string({ unit: 'binary' }),
    )
    await fc.assert(
      fc.asyncProperty(texts, async (raw) => {
        const answer = await editor('PATCH', `/fm/clients/${id}`, { raw })
        expect([200, 400, 422]).toContain(answer.status)
        if (answer.status !== 200) return
        const sent = Object.keys(JSON.parse(raw))
        for (const name of sent) expect([...client.fields.keys(), 'client_id']).toContain(name)
      }),
      { numRuns: 2 * CASES },
    )
  },
  TIMEOUT,
)

test(
  'whatever stands where a key should is refused as a stranger’s, and told no more',
  async () => {
    const account = { display_name: 'Of the fuzzer', role_id: '2' }
    const { user_id } = (await admin('POST', '/admin/service-accounts', { body: account })).body
    const keys = `/admin/service-accounts/${user_id}/keys`
    const make = async (body: object) =>
      (await admin('POST', keys, { body: { name: 'Fuzzed', ...body } })).body as {
        key: string
        key_id: string
      }
    const good = await make({})
    const elsewhere = await make({ networks: ['203.0.113.0/24'] })
    const expired = await make({})
    const revoked = await make({})
    await scene.database.query(
      "UPDATE service_key SET created = now() - interval '2 days', expires_at = now() - interval '1 day' WHERE key_id = $1",
      [expired.key_id],
    )
    expect((await admin('DELETE', `${keys}/${revoked.key_id}`)).status).toBe(204)
    const nearly = fc
      .tuple(fc.nat({ max: good.key.length - 1 }), fc.stringMatching(/^[A-Za-z0-9_-]$/))
      .map(([at, sign]) => good.key.slice(0, at) + sign + good.key.slice(at + 1))
      .filter((key) => key !== good.key)
    const cut = fc.nat({ max: good.key.length - 1 }).map((length) => good.key.slice(0, length))
    const texts = fc.oneof(
      fc.constantFrom(elsewhere.key, expired.key, revoked.key),
      nearly,
      cut,
      fc.stringMatching(/^fb_[a-z0-9]{8}_[A-Za-z0-9_-]{43}$/),
      fc.string({ unit: 'binary-ascii', maxLength: 80 }).map(headerText),
    )
    const told = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        texts,
        fc.constantFrom('Bearer ', 'bearer  ', 'Basic ', ''),
        async (key, scheme) => {
          const headers = { authorization: scheme + key }
          const { status, body } = await callerOf(scene.base)('GET', '/me', { headers })
          expect(status).toBe(401)
          told.add(body.detail)
        },
      ),
      { numRuns: CASES },
    )
    // That there is no key, and that there is none which is taken: no reason beyond.
    expect(told.size).toBeLessThanOrEqual(2)
    expect((await callerOf(scene.base, good.key)('GET', '/me')).status).toBe(200)
  },
  TIMEOUT,
)

test(
  'whatever stands where a position should is refused with what to do, or leads to what it says',
  async () => {
    const { position } = (await admin('GET', '/fm/changes?limit=3')).body as { position: string }
    const bytes = Buffer.from(position, 'base64url')
    const withByte = ([at, value]: readonly [number, number]) => {
      const copy = Buffer.from(bytes)
      copy[at] = value
      return copy.toString('base64url')
    }
    const MARK = 24
    const read = async (after: string) => {
      const query = new URLSearchParams({ after, wait: '0', limit: '2' })
      const { status, body } = await admin('GET', `/fm/changes?${query}`)
      return { status, said: String(body.detail) }
    }
    const odd = fc
      .oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.stringMatching(/^[A-Za-z0-9_-]{41,45}$/),
        fc.nat({ max: position.length - 1 }).map((length) => position.slice(0, length)),
      )
      .filter((text) => text !== 'now')
    const ofAnother = fc
      .tuple(fc.integer({ min: MARK, max: bytes.length - 1 }), fc.nat({ max: 255 }))
      .filter(([at, value]) => bytes[at] !== value)
      .map(withByte)
    const within = fc.tuple(fc.nat({ max: MARK - 1 }), fc.nat({ max: 255 })).map(withByte)
    await fc.assert(
      fc.asyncProperty(odd, async (text) => {
        const { status, said } = await read(text)
        expect([400, 410]).toContain(status)
        expect(said).toContain('/fm/changes/snapshot')
      }),
      { numRuns: CASES },
    )
    await fc.assert(
      fc.asyncProperty(ofAnother, async (text) => {
        expect(await read(text)).toMatchObject({
          status: 410,
          said: expect.stringContaining('/fm/changes/snapshot'),
        })
      }),
      { numRuns: Math.ceil(CASES / 4) },
    )
    await fc.assert(
      fc.asyncProperty(within, async (text) => {
        expect([200, 400, 410]).toContain((await read(text)).status)
      }),
      { numRuns: Math.ceil(CASES / 4) },
    )
  },
  TIMEOUT,
)

test(
  'no way of writing an address within the operator’s network makes a webhook of it',
  async () => {
    const byte = fc.nat({ max: 255 })
    const inside = fc.oneof(
      fc.tuple(fc.constant(10), byte, byte, byte),
      fc.tuple(fc.constant(127), byte, byte, byte),
      fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
      fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    )
    const number = (bytes: readonly number[]) => bytes.reduce((sum, each) => sum * 256 + each, 0)
    const hex = (bytes: readonly number[]) =>
      [0, 2].map((at) => number(bytes.slice(at, at + 2)).toString(16)).join(':')
    const written: readonly ((bytes: readonly number[]) => string)[] = [
      (bytes) => bytes.join('.'),
      (bytes) => `${bytes.join('.')}.`,
      (bytes) => bytes.map((each) => `0x${each.toString(16)}`).join('.'),
      (bytes) => bytes.map((each) => `0${each.toString(8)}`).join('.'),
      (bytes) => String(number(bytes)),
      (bytes) => `${bytes[0]}.${number(bytes.slice(1))}`,
      (bytes) => encodeURIComponent(bytes.join('.')).replaceAll('.', '%2e'),
      (bytes) => bytes.join('。'),
      (bytes) => `[::ffff:${hex(bytes)}]`,
      (bytes) => `[::ffff:${bytes.join('.')}]`,
      (bytes) => `[64:ff9b::${hex(bytes)}]`,
      (bytes) => `[2002:${hex(bytes)}::1]`,
      () => '[::1]',
      () => '[fe80::1]',
      () => 'localhost',
    ]
    const addresses = fc
      .record({
        scheme: fc.constantFrom('https://', 'http://', 'HTTPS://'),
        host: fc.tuple(inside, fc.constantFrom(...written)).map(([bytes, write]) => write(bytes)),
        port: fc.constantFrom('', ':443', ':8443'),
        path: fc.constantFrom('', '/', '/changes?x=1'),
      })
      .map(({ scheme, host, port, path }) => scheme + host + port + path)
    let made = 0
    await fc.assert(
      fc.asyncProperty(addresses, async (url) => {
        made += 1
        const body = { name: `Inside ${made}`, url, role_id: '3' }
        const answer = await admin('POST', '/admin/webhooks', { body })
        expect([url, answer.status]).toEqual([url, 422])
        for (const { pointer } of answer.body.errors) expect(pointer).toBe('/url')
      }),
      { numRuns: CASES },
    )
  },
  TIMEOUT,
)

/** Members by the names of those that every object of JavaScript has, by which it may be told as text. */
const NAMED_AS_ALL = Object.fromEntries(
  Object.getOwnPropertyNames(Object.prototype)
    .filter((name) => name !== '__proto__')
    .map((name) => [name, null]),
)

test(
  'what has members by the names of those that every object has is a value like others, in each body',
  async () => {
    const odd = [NAMED_AS_ALL, [NAMED_AS_ALL], JSON.parse('{"__proto__":null}')]
    const tried = ordered.flatMap(([method, path]) =>
      odd.flatMap((value) =>
        bodiesWith(value, document, method, path).map((body) => ({
          method,
          path: path.replace(/\{[^}]+\}/g, '1'),
          headers: {},
          body,
        })),
      ),
    )
    const ofClient = tried.filter(({ path }) => path === '/fm/clients/1')
    const named = new Set(ofClient.flatMap(({ body }) => Object.keys(body as object)))
    expect([...client.fields.keys()].filter((name) => !named.has(name))).toEqual([])
    for (let start = 0; start < tried.length; start += TOGETHER) {
      await Promise.all(tried.slice(start, start + TOGETHER).map(send))
    }
  },
  TIMEOUT,
)

test.each(ordered)(
  'pain: %s %s answers as documented, whatever it is sent',
  async (method, path) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(requestsTo(document, method, path), { minLength: TOGETHER, maxLength: TOGETHER }),
        async (requests) => {
          const sent = await Promise.allSettled(requests.map(send))
          const failed = sent.find((result) => result.status === 'rejected')
          if (failed) throw failed.reason
        },
      ),
      {
        numRuns: Math.ceil(CASES / TOGETHER),
        interruptAfterTimeLimit: TIMEOUT - 20_000,
        markInterruptAsFailure: true,
      },
    )
  },
  TIMEOUT,
)
