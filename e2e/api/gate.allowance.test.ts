import { afterAll, beforeAll, expect, test } from 'vitest'
import { openScene, type Scene } from '../support/scene'

const ALLOWANCE = 5

let scene: Scene

beforeAll(async () => {
  scene = await openScene([{ RATE_LIMIT_PER_MINUTE: String(ALLOWANCE) }])
})
afterAll(() => scene.close())

test('each user has an allowance of their own, and one call too many is not carried out', async () => {
  const [editor, viewer] = [await scene.as('editor'), await scene.as('viewer')]
  const statuses: number[] = []
  for (let call = 0; call < ALLOWANCE; call++) {
    statuses.push((await editor('GET', '/fm/clients?limit=1')).status)
  }
  expect(statuses).toEqual(Array(ALLOWANCE).fill(200))

  const refused = await editor('POST', '/fm/clients', { body: { name: 'One too many' } })
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect(refused.headers.get('ratelimit-limit')).toBe(String(ALLOWANCE))
  expect(refused.headers.get('ratelimit-remaining')).toBe('0')
  const named = await scene.database.query("SELECT FROM client WHERE name = 'One too many'")
  expect(named).toHaveLength(0)

  expect((await viewer('GET', '/fm/clients?limit=1')).status).toBe(200)
})
