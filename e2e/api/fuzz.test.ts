import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiOperations } from '@/lib/http/openapi/served'
import { client } from '@/lib/resources'
import { type Caller, callerOf } from '../support/caller'
import { type ApiDocument, type FuzzRequest, operationsOf, requestsTo } from '../support/fuzz'
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
