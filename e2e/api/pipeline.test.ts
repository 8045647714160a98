import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Caller } from '../support/caller'
import { callerOf } from '../support/caller'
import { idsOf, openScene, type Scene } from '../support/scene'
import { isUnderNext } from '../support/service'

const VENDOR = 'application/vnd.service-api.v1+json'
const PROBLEM = 'application/problem+json'

let scene: Scene
let editor: Caller
let viewer: Caller
let anonymous: Caller
let client: string

beforeAll(async () => {
  scene = await openScene()
  ;[editor, viewer] = await Promise.all([scene.as('editor'), scene.as('viewer')])
  anonymous = callerOf(scene.base)
  client = (await idsOf(scene.database, 'client'))[0] as string
})
afterAll(() => scene.close())

const outcome = ({ status, body }: Answer) => `${status} ${body?.code ?? ''}`.trim()
describe('the request id', () => {
  const idFor = async (given?: string) => {
    const { headers, body } = await anonymous('GET', '/me', {
      headers: given === undefined ? {} : { 'x-request-id': given },
    })
    expect(body.request_id).toBe(headers.get('x-request-id'))
    return body.request_id as string
  }

  test('is taken over when it is 1 to 128 of its characters', async () => {
    for (const id of ['a', 'A-b_c.9', 'x'.repeat(128)]) expect(await idFor(id)).toBe(id)
  })

  test('is made anew when it is absent or of another form', async () => {
    const made = await Promise.all(
      [undefined, '', 'x'.repeat(129), 'a b', 'a/b', 'ä'].map((id) => idFor(id)),
    )
    for (const id of made) expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(made).size).toBe(made.length)
  })
})

describe('routes and methods', () => {
  test('what is not there is 404, with or without a token', async () => {
    const paths = ['/fm', '/fm/client', '/fm/clients/1/2', '/admin-panel', '/FM/clients']
    for (const path of [...paths, ...(isUnderNext ? [] : ['/'])])
      for (const call of [anonymous, editor])
        expect(outcome(await call('GET', path)), path).toBe('404 not_found')
  })

  test.each([
    ['DELETE', '/fm/clients', 'GET, POST, PATCH, HEAD'],
    ['PUT', '/fm/clients/1', 'GET, PATCH, HEAD'],
    ['OPTIONS', '/fm/clients/1', 'GET, PATCH, HEAD'],
    ['GET', '/authenticate', 'POST, DELETE'],
    ['POST', '/sp/client/packaging-defaults/1', 'GET, PUT, HEAD'],
    ['DELETE', '/fm/approvals/1', 'GET, PUT, PATCH, HEAD'],
  ])('%s %s is 405 with what the address takes', async (method, path, allowed) => {
    const answer = await anonymous(method, path)
    expect(answer.status).toBe(405)
    const names = (list: string) => list.split(', ').sort()
    expect(names(answer.headers.get('allow') ?? '')).toEqual(names(allowed))
  })

  test('HEAD answers like GET without a body', async () => {
    const get = await viewer('GET', `/fm/clients/${client}`)
    const head = await viewer('HEAD', `/fm/clients/${client}`)
    expect([head.status, head.text]).toEqual([200, ''])
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
  })
})

describe('Accept', () => {
  const admitted = ['*/*', 'application/*', 'application/json', VENDOR, PROBLEM]
  test.each([...admitted, `text/html, ${VENDOR};q=0.1`])(
    '%s is served, as the version 1 media type',
    async (accept) => {
      const answer = await viewer('GET', `/fm/clients/${client}`, { headers: { accept } })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, VENDOR])
    },
  )

  test.each([
    'text/html',
    'application/vnd.service-api.v2+json',
    'application/xml',
    `${VENDOR};q=0`,
  ])('%s is 406 and names what is served', async (accept) => {
    const answer = await viewer('GET', `/fm/clients/${client}`, { headers: { accept } })
    expect(outcome(answer)).toBe('406 not_acceptable')
    expect(answer.text).toContain(VENDOR)
  })

  test('the API document is 406 where it is not accepted as what it is', async () => {
    const answer = await callerOf(scene.base)('GET', '/openapi.json', {
      headers: { accept: 'text/html' },
    })
    expect(outcome(answer)).toBe('406 not_acceptable')
    expect(answer.body.served).toEqual(['application/json'])
  })

  test('errors carry the vendor type, and the problem type for whoever names it', async () => {
    const typeFor = async (accept: string) => {
      const answer = await viewer('GET', '/fm/clients/0', { headers: { accept } })
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({
        title: expect.any(String),
        detail: expect.any(String),
        type: expect.any(String),
        instance: '/api/v1/fm/clients/0',
      })
      return answer.headers.get('content-type')
    }
    expect(await typeFor('*/*')).toBe(VENDOR)
    expect(await typeFor(`${VENDOR}, ${PROBLEM}`)).toBe(PROBLEM)
    expect(await typeFor(PROBLEM)).toBe(PROBLEM)
    expect(await typeFor(`${PROBLEM};q=0, ${VENDOR}`)).toBe(VENDOR)
    expect(await typeFor(`${PROBLEM.toUpperCase()};q=0.1, ${VENDOR}`)).toBe(PROBLEM)
  })
})
