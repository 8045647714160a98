import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openScene, type Scene } from '../support/scene'
import { isUnderNext } from '../support/service'

const TOKEN = 'scrape-me-0123456789'
const STRICT = 'max-age=31536000; includeSubDomains'

let scene: Scene
beforeAll(async () => {
  scene = await openScene([
    { METRICS_TOKEN: TOKEN, STRICT_TRANSPORT_SECURITY: STRICT },
    {},
    { FLEETBOOK_DEMO: '1' },
  ])
})
afterAll(() => scene.close())

const get = (path: string, headers: Record<string, string> = {}, process = 0, method = 'GET') =>
  fetch(new URL(path, scene.services[process]?.base), { method, headers })

describe('every answer', () => {
  const asked = [
    ['a record', 'GET', '/api/v1/openapi.json'],
    ['a head', 'HEAD', '/api/v1/openapi.json'],
    ['a refusal', 'GET', '/api/v1/me'],
    ['no method', 'PUT', '/api/v1/me'],
    ['nothing there', 'GET', '/api/nothing'],
    ['a probe', 'GET', '/healthz'],
    ['readiness', 'GET', '/readyz'],
    ['metrics', 'GET', '/metrics'],
  ] as const
  test.each(asked)(
    '%s: is taken for what it says it is, and keeps to TLS',
    async (_, method, path) => {
      const { headers } = await get(path, {}, 0, method)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      // The service's own front server says it, of pages too.
      expect(headers.get('strict-transport-security')).toBe(isUnderNext ? null : STRICT)
    },
  )

  test('says nothing of TLS where nobody said that there is any', async () => {
    expect((await get('/api/v1/me', {}, 1)).headers.has('strict-transport-security')).toBe(false)
  })
})

describe('metrics', () => {
  test('are for whoever sends the token', async () => {
    const answer = await get('/metrics', { authorization: `Bearer ${TOKEN}` })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('fleetbook_calls_total')
    for (const authorization of ['', 'Bearer', `Bearer ${TOKEN}0`, `Basic ${TOKEN}`]) {
      const refused = await get('/metrics', { authorization })
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
      expect(await refused.text()).not.toContain('fleetbook')
    }
  })

  test('are for nobody without one, but on demonstration data', async () => {
    expect((await get('/metrics', { authorization: 'Bearer anything' }, 1)).status).toBe(404)
    expect((await get('/metrics', {}, 2)).status).toBe(200)
  })
})
