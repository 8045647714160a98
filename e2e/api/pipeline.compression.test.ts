import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../support/caller'
import { idsOf, openScene, type Scene } from '../support/scene'
import { isDirect, isUnderNext } from '../support/service'

let scene: Scene
let editor: Caller
let token: string
let client: string
let approval: string

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
  const { body } = await editor('POST', '/authenticate', {
    body: { username: 'editor', password: 'editor-demo-password' },
  })
  token = body.access_token
  client = (await idsOf(scene.database, 'client'))[0] as string
  approval = (await idsOf(scene.database, 'approval'))[0] as string
})
afterAll(() => scene.close())

interface Received {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
  readonly bytes: Buffer
}

/** A call whose answer is not decompressed on the way, as `fetch` would. */
const call = (
  path: string,
  headers: Record<string, string>,
  method = 'GET',
  body = '',
): Promise<Received> =>
  new Promise((resolve, reject) => {
    const asked = request(
      `${scene.base}${path}`,
      {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      async (answer) => {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk)
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          bytes: Buffer.concat(chunks),
        })
      },
    )
    asked.once('error', reject)
    asked.end(body)
  })

const plain = ({ headers, bytes }: Received): string => {
  const coding = headers['content-encoding']
  if (coding === 'br') return brotliDecompressSync(bytes).toString()
  return (coding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

// Next compresses by itself, and decides for what.
describe.skipIf(isUnderNext)('long answers', () => {
  test.each([
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['deflate, zstd', undefined],
    ['gzip;q=0', undefined],
    ['', undefined],
    ['{}[]', undefined],
  ])('for Accept-Encoding %j come in %s and say the same', async (accepted, coding) => {
    const asIs = await call('/fm/clients?limit=20', {})
    expect(asIs.headers['content-encoding']).toBeUndefined()
    const answer = await call('/fm/clients?limit=20', { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(coding)
    expect(plain(answer)).toBe(asIs.bytes.toString())
    if (coding) expect(answer.bytes.length).toBeLessThan(asIs.bytes.length / 5)
    for (const { headers } of [asIs, answer]) expect(headers.vary).toContain('Accept-Encoding')
  })

  test('are compressed wherever they come from, a refusal with very many faults too', async () => {
    const bad = JSON.stringify(
      Array.from({ length: 200 }, (_, at) => ({ client_id: `${at + 1}`, no_such_field: at })),
    )
    const answers = await Promise.all([
      call('/openapi.json', { 'accept-encoding': 'gzip' }),
      call('/fm/clients', { 'accept-encoding': 'gzip' }, 'PATCH', bad),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 422])
    for (const answer of answers) {
      expect(answer.headers['content-encoding']).toBe('gzip')
      JSON.parse(plain(answer))
    }
  })

  test('of a single record keep its entity tag, which then holds for a change', async () => {
    const { body } = await editor('GET', `/fm/approvals/${approval}`)
    const maintenance_lines = Array.from({ length: 200 }, (_, at) => ({
      description: `Tyre of the left side, row ${at}`,
    }))
    const { headers } = await editor('PUT', `/fm/approvals/${approval}`, {
      body: { contract_id: body.contract_id, maintenance_lines },
    })
    const path = `/fm/approvals/${approval}`
    const answer = await call(path, { 'accept-encoding': 'br' })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', etag: headers.get('etag') })
    const etag = answer.headers.etag as string
    expect((await call(path, { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304)
    const changed = { 'if-match': etag, 'accept-encoding': 'br' }
    expect((await call(path, changed, 'PATCH', '{"notes":"seen"}')).status).toBe(200)
  })
})

test.skipIf(isUnderNext)('short answers go out as they are', async () => {
  const answer = await call(`/fm/clients/${client}`, { 'accept-encoding': 'gzip, br' })
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, undefined])
})

describe('a request body in a coding', () => {
  test.each(['gzip', 'br', 'gzip, identity', 'x'])('%s is refused as such', async (coding) => {
    const answer = await editor('PATCH', `/fm/clients/${client}`, {
      headers: { 'content-encoding': coding },
      body: { name: 'not read' },
    })
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media_type'])
    expect(answer.headers.get('accept-encoding')).toBe('identity')
  })

  test.skipIf(!isDirect)('is refused on its way too', async () => {
    const headers = { 'transfer-encoding': 'gzip, chunked' }
    const answer = await call(`/fm/clients/${client}`, headers, 'PATCH', '{"area":"not read"}')
    const { code, detail } = JSON.parse(answer.bytes.toString())
    expect([answer.status, code]).toEqual([415, 'unsupported_media_type'])
    expect(detail).toContain('"gzip, chunked" is not taken')
    const plain = { 'transfer-encoding': 'Chunked' }
    const { status } = await call(`/fm/clients/${client}`, plain, 'PATCH', '{"area":"read"}')
    expect(status).toBe(200)
  })

  test('identity is none', async () => {
    const answer = await editor('PATCH', `/fm/clients/${client}`, {
      headers: { 'content-encoding': 'identity' },
      body: { name: 'read' },
    })
    expect(answer.status).toBe(200)
  })
})
