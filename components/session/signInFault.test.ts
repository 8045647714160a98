import { expect, test } from 'vitest'
import { readSignInFault, type SignInFault, writeSignInFault } from './signInFault'

test.each<SignInFault>([
  { kind: 'wrongCredentials' },
  { kind: 'noCode' },
  { kind: 'tooManyAttempts', retryAfterSeconds: 90 },
  { kind: 'factorNeeded', passkey: { challenge: 'c' } },
])('$kind is read as it was written', (fault) => {
  expect(readSignInFault(writeSignInFault(fault))).toEqual(fault)
})

test.each([
  '',
  'null',
  '{"kind":"toString"}',
  '{"kind":"tooManyAttempts"}',
  '{"kind":"tooManyAttempts","retryAfterSeconds":"soon"}',
  '{"kind":"tooManyAttempts","retryAfterSeconds":null}',
])('what nobody here has written says nothing of its own: %s', (text) => {
  expect(readSignInFault(text)).toEqual({ kind: 'unavailable' })
})
