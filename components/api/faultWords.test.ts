import { expect, test } from 'vitest'
import { Unreadable } from '@/packages/client/src/errors'
import { faultTitle, faultWords, requestIdOf } from './faultWords'
import { ApiProblem, LedElsewhere, NoAnswer } from './problem'

test('what the answer says itself goes first', () => {
  const told = new ApiProblem(503, { detail: 'The database is busy. Try again.' })
  expect(faultWords(told)).toBe('The database is busy. Try again.')
  expect(faultWords(new ApiProblem(500, { title: 'It failed' }))).toContain('It failed. Retry')
})

test.each([
  ['/name', 'Name: Takes more.'],
  ['/expires_at', 'Expires at: Takes more.'],
  ['/networks/1', 'Networks, entry 2: Takes more.'],
])('a fault at %s is told without its pointer', (pointer, words) => {
  const errors = [{ pointer, code: 'invalid_text', message: 'Takes more.' }]
  const problem = new ApiProblem(422, { detail: `${pointer}: Takes more.`, errors })
  expect(faultWords(problem)).toBe(words)
})

test('whoever is signed out is told to sign in, and not to send a header', () => {
  const detail = 'Send the header Authorization: Bearer <token>, with a token from /authenticate.'
  const words = faultWords(new ApiProblem(401, { code: 'unauthenticated', detail }))
  expect(words).toMatch(/You are signed out.*Try again to sign in/)
  expect(words).not.toContain('Bearer')
  const title = 'A valid bearer token is needed'
  expect(faultTitle(new ApiProblem(401, { code: 'unauthenticated', title }))).toBe(
    'Your session has ended',
  )
  expect(faultTitle(new ApiProblem(409, { title: 'It is taken' }))).toBe('It is taken')
})

test.each([
  ['no answer', new NoAnswer('', null), 'Fleetbook did not answer. Check the connection'],
  ['a proxy that wants a sign-in', new LedElsewhere(null), 'in another tab'],
  ['an empty 500', new ApiProblem(500, {}), 'Fleetbook failed while it answered'],
  ['an empty 503', new ApiProblem(503, {}), 'Fleetbook cannot answer just now'],
  ['a page of a proxy', new Unreadable(502, null), 'Fleetbook is not there just now'],
  ['an answer that is not JSON', new Unreadable(200, null), 'cannot read (200)'],
  ['an empty refusal', new ApiProblem(418, {}), 'cannot read (418)'],
  ['a fault of the page', new TypeError('x is not a function'), 'reload the page'],
])('%s is told in plain words', (_, fault, words) => {
  expect(faultWords(fault)).toContain(words)
  expect(faultWords(fault)).not.toContain('undefined')
})

test('the request is named by the answer, or by its header', () => {
  expect(requestIdOf(new ApiProblem(500, { request_id: 'a' }, 'b'))).toBe('a')
  expect(requestIdOf(new ApiProblem(500, {}, 'b'))).toBe('b')
  expect(requestIdOf(new NoAnswer('', null))).toBeNull()
})
