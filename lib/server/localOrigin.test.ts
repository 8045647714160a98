import { expect, test } from 'vitest'
import { localOrigin } from './localOrigin'

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['fleet.internal', 'http://fleet.internal:3000'],
  ['::1', 'http://[::1]:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
])('what listens at %s is reached at %s', (host, origin) => {
  expect(localOrigin(host, 3000)).toBe(origin)
  expect(new URL(origin).port).toBe('3000')
})
