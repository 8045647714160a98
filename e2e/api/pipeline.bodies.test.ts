import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../support/caller'
import { idsOf, openScene, type Scene } from '../support/scene'

const MIB10 = 10 * 1024 * 1024

let scene: Scene
let editor: Caller
let client: string
let patch: (raw: string | Uint8Array<ArrayBuffer>, type?: string) => ReturnType<Caller>

beforeAll(async () => {
  scene = await openScene()
  editor = await scene.as('editor')
  client = (await idsOf(scene.database, 'client'))[0] as string
  patch = (raw, type = 'application/json') =>
    editor('PATCH', `/fm/clients/${client}`, { raw, headers: { 'content-type': type } })
})
afterAll(() => scene.close())

describe('media types of a request', () => {
  const vendor = 'application/vnd.service-api.v1+json'
  test.each([
    'application/json',
    'Application/JSON; charset=UTF-8',
    'application/merge-patch+json',
    vendor,
  ])('%s is taken', async (type) => expect((await patch('{}', type)).status).toBe(200))

  test.each([
    '',
    'text/plain',
    'application/xml',
    'application/json; charset=iso-8859-1',
    'application/vnd.service-api.v2+json',
    'application/x-www-form-urlencoded',
  ])('"%s" is 415 and names what is taken', async (type) => {
    const { status, body } = await patch('{}', type)
    expect([status, body.code]).toEqual([415, 'unsupported_media_type'])
    expect(body.detail).toContain('application/json')
  })

  test('a merge patch is one of PATCH only', async () => {
    const headers = { 'content-type': 'application/merge-patch+json' }
    const path = `/sp/client/packaging-defaults/${client}`
    expect((await editor('PUT', path, { raw: '{}', headers })).status).toBe(415)
  })
})

describe('size', () => {
  test('a body of exactly 10 MiB is read, one byte more is 413', async () => {
    const padded = (bytes: number) => `{}${' '.repeat(bytes - 2)}`
    expect((await patch(padded(MIB10))).status).toBe(200)
    const over = await patch(padded(MIB10 + 1))
    expect([over.status, over.body.code, over.body.max_bytes.value]).toEqual([
      413,
      'body_too_large',
      String(MIB10),
    ])
  })

  test('a body that does not declare its length is held to the same bound', async () => {
    const chunk = new TextEncoder().encode(' '.repeat(1024 * 1024))
    const streamed = (chunks: number) =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{}'))
          for (let sent = 0; sent < chunks; sent++) controller.enqueue(chunk)
          controller.close()
        },
      }) as unknown as Uint8Array<ArrayBuffer>
    const call = async (chunks: number) => {
      const { token } = await (
        await fetch(`${scene.base}/authenticate`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username: 'editor', password: 'editor-demo-password' }),
        })
      )
        .json()
        .then((body) => ({ token: body.access_token }))
      const response = await fetch(`${scene.base}/fm/clients/${client}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: streamed(chunks),
        duplex: 'half',
      } as RequestInit)
      return response.status
    }
    expect(await call(2)).toBe(200)
    expect(await call(10)).toBe(413)
  })

  test.each([
    ['one string', `{"nmae":"${'x'.repeat(10_000_000)}"}`, '/nmae'],
    ['escapes only', `{"nmae":"${'\\n'.repeat(5_000_000)}"}`, '/nmae'],
  ])('a body that is nearly all %s is judged, not choked on', async (_name, raw, pointer) => {
    const { status, body } = await patch(raw)
    expect([status, body.errors[0].pointer]).toEqual([422, pointer])
  })

  test('a body nested a million deep is refused and named', async () => {
    const { status, body } = await patch(`{"name":${'['.repeat(1e6)}${']'.repeat(1e6)}}`)
    expect([status, body.errors[0].code]).toEqual([422, 'out_of_range'])
    expect(body.errors[0].pointer).toMatch(/^\/name\/0\/0/)
  })
})
