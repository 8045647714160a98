import { webcrypto } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { actFor } from '@/components/session/actingFor'
import { chooseTimeZone } from '@/components/time/timeZone'
import { type Attempt, createAttempt } from './attempt'
import { ApiProblem, NoAnswer, Unreadable } from './problem'

afterEach(() => {
  vi.unstubAllGlobals()
  actFor(null)
  chooseTimeZone('UTC')
})

/** Has a call with a key fail. */
const fail = (attempt: Attempt, key: string, fault: Error) =>
  expect(attempt.send(key, () => Promise.reject(fault))).rejects.toBe(fault)

test('The same content has the same key, until it is another', () => {
  const { keyOf } = createAttempt()
  const key = keyOf({ name: 'a' })
  expect(keyOf({ name: 'a' })).toBe(key)
  expect(keyOf({ name: 'b' })).not.toBe(key)
})

test.each([
  ['in another zone', () => chooseTimeZone('Australia/Perth')],
  ['for somebody else', () => actFor({ user_id: '7', display_name: 'Tom Hale' })],
])('The same content %s is another request', (_, change) => {
  const { keyOf } = createAttempt()
  const key = keyOf({ name: 'a' })
  change()
  expect(keyOf({ name: 'a' })).not.toBe(key)
})

test('A page that came by plain HTTP, for which browsers have no randomUUID, has keys too', () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array) => webcrypto.getRandomValues(bytes),
  })
  const keys = Array.from({ length: 100 }, () => createAttempt().keyOf({ name: 'a' }))
  expect(new Set(keys).size).toBe(100)
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/)
})

test('A refusal settles it, and an answer that was lost does not', async () => {
  const attempt = createAttempt()
  const key = attempt.keyOf('a')
  const lost = new NoAnswer('The network is down', null)
  await fail(attempt, key, lost)
  await fail(attempt, key, new ApiProblem(503, {}))
  expect(attempt.keyOf('a')).toBe(key)
  expect(attempt.outcomeUnknown).toBe(lost)
  await fail(attempt, key, new ApiProblem(422, { code: 'validation_failed' }))
  expect(attempt.keyOf('a')).not.toBe(key)
  expect(attempt.outcomeUnknown).toBeNull()
})

test('What another request is refused by settles nothing of one whose answer was lost', async () => {
  const attempt = createAttempt()
  const lost = new NoAnswer('The network is down', null)
  await fail(attempt, attempt.keyOf('a'), lost)
  const other = attempt.keyOf('b')
  await fail(attempt, other, new ApiProblem(422, { code: 'validation_failed' }))
  expect(attempt.keyOf('b')).not.toBe(other)
  expect(attempt.outcomeUnknown).toBe(lost)
  attempt.end()
  expect(attempt.outcomeUnknown).toBeNull()
})

test('Nobody knows what came of a call over whose answer the page failed', async () => {
  const attempt = createAttempt()
  const key = attempt.keyOf('a')
  const fault = new TypeError('undefined is no function')
  await fail(attempt, key, fault)
  expect(attempt.outcomeUnknown).toBe(fault)
  expect(attempt.keyOf('a')).toBe(key)
})

test.each([
  ['an allowance', new ApiProblem(429, { code: 'rate_limited' })],
  ['a sign-in', new ApiProblem(401, { code: 'unauthenticated' })],
  ['a right', new ApiProblem(403, { code: 'forbidden' })],
  ['a person to act for', new ApiProblem(422, { code: 'unknown_audit_user' })],
  ['a quick line', new ApiProblem(408, { code: 'request_timeout' })],
  ['a service without faults', new ApiProblem(500, { code: 'internal' })],
  ['a proxy', new Unreadable(404, null)],
  ['a key of its own', new ApiProblem(422, { code: 'idempotency_mismatch' })],
])(
  'What fails for want of %s says nothing of an earlier try whose answer was lost',
  async (_, fault) => {
    const attempt = createAttempt()
    const key = attempt.keyOf('a')
    await fail(attempt, key, new NoAnswer('The network is down', null))
    await fail(attempt, key, fault)
    expect(attempt.keyOf('a')).toBe(key)
  },
)
